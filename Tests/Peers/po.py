"""Takes an XLIFF 1.2 file to PO and back with translate-toolkit's converters, translated on the way: IN OUT.

PO has no ids and no placeholders, so this is what no translator should do. Without `--template` the way back makes a file
of its own, with numbers for ids.
"""
import pathlib
import subprocess
import sys

from translate.storage import pypo

WORDS = {"Working & more": "Praca & więcej", "Working: step  of ": "Praca: krok  z ", "Calendar": "Kalendarz dnia"}

source, result = sys.argv[1:3]
folder = pathlib.Path(result).parent
programs = pathlib.Path(sys.executable).parent
subprocess.run([programs / "xliff2po", "--progress=none", source, folder / "in.po"], check=True)
file = pypo.pofile.parsefile(str(folder / "in.po"))
wanted = dict(WORDS)
for unit in file.units:
    target = wanted.pop(str(unit.source), None)
    if target is not None:
        unit.target = target
        unit.markfuzzy(False)
if wanted:
    sys.exit(f"units are missing: {sorted(wanted)}")
file.savefile(str(folder / "translated.po"))
template = ["-t", source] if "--template" in sys.argv else []
subprocess.run([programs / "po2xliff", "--progress=none", *template, folder / "translated.po", result], check=True)
