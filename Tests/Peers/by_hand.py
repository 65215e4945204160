"""Export → a tool with windows → import, as `by-hand` runs it: on a screen that nobody sees, with a session bus."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from translations import TARGETS

HERE = pathlib.Path(__file__).resolve().parent
PLACARD = HERE.parent.parent / "placard"
#: The units in the order of the file, up to the last that is translated.
ORDER = [
    "any.title", "any.support:count.one", "any.support:count.few", "any.support:count.many", "any.support:count.other",
    "any.label", "calendar.title",
]


def placard(*arguments):
    run = subprocess.run([PLACARD, *arguments], capture_output=True, text=True)
    return run.returncode, run.stderr


def edited(text, name, target, state):
    """A store's or hand-off's text with one unit's target."""
    markup = re.sub(
        r"\{([a-z.]+)\}",
        lambda match: '<x id="%s" equiv-text="%s"/>'
        % (match[1], "#" if match[1].endswith(".hash") else "{%s}" % match[1]),
        target.replace("&", "&amp;"),
    )
    head, unit, tail = re.split(r'(?s)(<trans-unit id="%s".*?</trans-unit>)' % re.escape(name), text)
    approved = ' approved="yes"' if state in ("signed-off", "final") else ""
    unit = unit.replace('" xml:space', '"%s xml:space' % approved, 1)
    return head + re.sub(r"<target.*(/>|</target>)", f'<target state="{state}">{markup}</target>', unit) + tail


def keys(*names):
    subprocess.run(["xdotool", "key", "--delay", "60", *names], check=True)
    time.sleep(0.2)


def typed(text):
    subprocess.run(["xdotool", "type", "--delay", "60", "--", text], check=True)
    time.sleep(0.3)


def field():
    """What the field with the focus holds; None where it is empty."""
    clipboard("nothing was copied")
    keys("ctrl+a", "ctrl+c")
    text = subprocess.run(["xclip", "-out", "-selection", "clipboard"], capture_output=True, text=True).stdout
    return None if text == "nothing was copied" else text


def clipboard(text):
    subprocess.run(["xclip", "-in", "-selection", "clipboard"], input=text, text=True, check=True)
    time.sleep(0.1)


def pasted(text):
    """Puts a text into the field with the focus. A busy program loses keys, so it is asked whether it has them all."""
    for _ in range(5):
        clipboard(text)
        keys("ctrl+a", "ctrl+v")
        time.sleep(0.3)
        if field() == text:
            return
    sys.exit(f"the field does not take {text}")


def waited(command, pattern):
    """What a program says as soon as it says something that fits."""
    for _ in range(120):
        found = re.search(pattern, subprocess.run(command, capture_output=True, text=True).stdout)
        if found:
            return found[0]
        time.sleep(0.25)
    sys.exit(f"no answer from {command}")


def poedit(path):
    """Pastes into the field below the list; Ctrl+Return goes on to the next unit that is not translated."""
    program = subprocess.Popen(["poedit", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    window = waited(["xdotool", "search", "--onlyvisible", "--name", path.stem], r"\d+")
    time.sleep(2)
    subprocess.run(["xdotool", "windowactivate", "--sync", window], check=True)
    for name in ORDER:
        if name == "calendar.title":
            keys("ctrl+Up", "ctrl+Up")
        subprocess.run(["xdotool", "mousemove", "--window", window, "200", "600", "click", "1"], check=True)
        time.sleep(0.5)
        # It shows placeholders in braces, `#` too, and makes elements of them again.
        text = re.sub(r"\{[a-z]+\.hash\}", "{#}", TARGETS[name])
        pasted(text)
        keys("ctrl+Return")
        time.sleep(0.5)
    keys("ctrl+s")
    time.sleep(1.5)
    program.terminate()
    program.wait()


def lokalize(path):
    """Speaks over the bus; one unit is typed in the window, after Ctrl+Space has copied the source with its tag."""
    program = subprocess.Popen(
        ["lokalize", "--noprojectscan", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    bus = ["gdbus", "call", "--session", "-d", "org.freedesktop.DBus", "-o", "/", "-m", "org.freedesktop.DBus.ListNames"]
    service = waited(bus, r"org\.kde\.lokalize-\d+")
    editor = ["gdbus", "call", "--session", "-d", service, "-o", "/ThisIsWhatYouWant/Editor/0", "-m"]
    call = lambda name, *values: subprocess.run(
        [*editor, "org.kde.Lokalize.Editor." + name, *map(str, values)], check=True, capture_output=True, timeout=10)
    waited([*editor, "org.kde.Lokalize.Editor.entryCount"], r"\d+")
    time.sleep(1.5)
    for index, name in enumerate(ORDER):
        call("gotoEntry", index)
        time.sleep(0.3)
        if name == "any.support:count.one":
            keys("ctrl+space", "ctrl+End", "ctrl+shift+Left", "ctrl+shift+Left", "ctrl+shift+Left")
            typed(TARGETS[name].split("} ")[1])
        else:
            # The bus knows no tags: placeholders as the catalog writes them.
            call("setEntryTarget", index, 0, "'%s'" % re.sub(r"\{[a-z]+\.hash\}", "#", TARGETS[name]))
    call("saveFile")
    program.terminate()
    program.wait()


def trip(tool, version, states):
    """One round trip, and whether all is as expected; `states` of units that are not `translated` afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        os.mkdir("Catalog")
        pathlib.Path("Catalog/peers.copy").write_text((HERE / "peers.copy").read_text())
        placard("export", "--quiet")
        first = pathlib.Path("Output/XLIFF/pl.xlf").read_text()
        first = edited(first, "calendar.title", "Kalendarz", "translated")
        pathlib.Path("first.xlf").write_text(edited(first, "calendar.support", "Zobacz kalendarz", "translated"))
        placard("import", "--quiet", "first.xlf")
        before = pathlib.Path("Locales/pl.xlf").read_text()
        placard("export", "--quiet", "--version", version, "--to", ".")
        returned = pathlib.Path(folder, f"returned{version}.xlf")
        pathlib.Path("pl.xlf").rename(returned)
        tool(returned)
        status, said = placard("import", "--format", "concise", returned.name)
        expected = before
        for name, target in TARGETS.items():
            expected = edited(expected, name, target, states.get(name, "translated"))
        is_right = pathlib.Path("Locales/pl.xlf").read_text() == expected and status == 0
        print(f"{tool.__name__} {version}: {'as expected' if is_right else 'NOT AS EXPECTED'}", said, sep="\n", flush=True)
        if not is_right:
            pathlib.Path("expected.xlf").write_text(expected)
            subprocess.run(["diff", "expected.xlf", "Locales/pl.xlf"])
        os.chdir(HERE)
        return is_right


with tempfile.TemporaryDirectory() as home:
    settings = pathlib.Path(home, ".config")
    settings.mkdir()
    # Without a name Lokalize asks for one, in a window that waits.
    (settings / "lokalizerc").write_text("[Identity]\nauthorName=Anna\nauthorEmail=anna@example.org\n")
    os.environ.update(HOME=home, XDG_CONFIG_HOME=str(settings), LANG="C.UTF-8")
    # A letter that the keyboard lacks would be put on a key for a moment, which a busy program sees too late.
    subprocess.run(["setxkbmap", "pl"], check=True)
    desktop = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    # Lokalize signs off what is typed in its window.
    results = [trip(lokalize, "1.2", {"any.support:count.one": "signed-off"})]
    results += [trip(poedit, version, {}) for version in ("1.2", "2.0")]
    desktop.terminate()
sys.exit(0 if all(results) else 1)
