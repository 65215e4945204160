"""Translates XLIFF files with OmegaT, all in one run because it starts slowly: OUT-FOLDER FILE…

A translator types in the editor and then creates the translated documents. What was typed lies in the project's memory;
here that is written before OmegaT starts. Its segments are what the files' `<target>`s hold, without the placeholders at
their ends: `tasks are waiting`, `Working: step <x0/> of`. Sentences that stand in several places, as a plural's forms do, have a
translation for each place, known by the file and the segments before and behind (“Create Alternative Translation”).
"""
import itertools
import pathlib
import shutil
import subprocess
import sys
import tempfile
from xml.sax.saxutils import escape

from lxml import etree

from translations import TARGETS, pieces

PROJECT = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<omegat>
  <project version="1.0">
    <source_dir>__DEFAULT__</source_dir>
    <target_dir>__DEFAULT__</target_dir>
    <tm_dir>__DEFAULT__</tm_dir>
    <glossary_dir>__DEFAULT__</glossary_dir>
    <glossary_file>__DEFAULT__</glossary_file>
    <dictionary_dir>__DEFAULT__</dictionary_dir>
    <source_lang>en</source_lang>
    <target_lang>pl</target_lang>
    <sentence_seg>false</sentence_seg>
    <support_default_translations>true</support_default_translations>
    <remove_tags>false</remove_tags>
  </project>
</omegat>
"""
MEMORY = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx11.dtd">
<tmx version="1.1">
<header creationtool="OmegaT" o-tmf="OmegaT TMX" adminlang="EN-US" datatype="plaintext" creationtoolversion="3.6.0" \
segtype="paragraph" srclang="en"/>
<body>
%s</body>
</tmx>
"""


def trimmed(parts, code):
    """A segment as the editor shows it; `code` says how it shows a placeholder between words."""
    codes = itertools.count()
    texts = [code % next(codes) if is_code else text for is_code, text in parts]
    kinds = [is_code for is_code, _ in parts]
    while kinds and kinds[0]:
        kinds.pop(0), texts.pop(0)
    while kinds and kinds[-1]:
        kinds.pop(), texts.pop()
    return "".join(texts).strip()


def entry(segment, target, properties):
    props = "".join(f'<prop type="{name}">{escape(value)}</prop>' for name, value in properties)
    words = [f'<tuv lang="{tag}"><seg>{escape(text)}</seg></tuv>' for tag, text in (("en", segment), ("pl", target))]
    return f"<tu>{props}{''.join(words)}</tu>\n"


def units(path):
    """The ids of a file with the pieces of their targets, in order."""
    local = lambda element: etree.QName(element).localname
    for target in etree.parse(path).iter("{*}target"):
        holder = target.getparent()
        if local(holder) not in ("trans-unit", "segment"):
            continue
        parts = [(False, target.text or "")]
        for code in target:
            parts += [(True, code.get("id")), (False, code.tail or "")]
        yield holder.get("id"), [part for part in parts if part[1]]


def memory(files):
    """Default translations; for units of 1.2 whose segment stands elsewhere too, one of their own."""
    entries = {}
    for file in files:
        is_old = 'version="1.2"' in file.read_text(encoding="utf-8")[:400]
        code = "<x%d/>" if is_old else "<u%d/>"
        all_units = list(units(file))
        segments = [trimmed(parts, code) for _, parts in all_units]
        for index, (name, _) in enumerate(all_units):
            if name not in TARGETS:
                continue
            segment, target = segments[index], trimmed(pieces(TARGETS[name]), code)
            entries[segment, ()] = target
            if is_old and segments.count(segment) > 1:
                around = [("prev", segments[index - 1]), ("next", segments[index + 1])]
                entries[segment, (("file", file.name), *around)] = target
    return MEMORY % "".join(entry(segment, target, where) for (segment, where), target in entries.items())


out, *names = sys.argv[1:]
files = [pathlib.Path(name) for name in names]
with tempfile.TemporaryDirectory() as folder:
    project = pathlib.Path(folder)
    for name in ("source", "target", "tm", "glossary", "dictionary", "omegat", "home"):
        (project / name).mkdir()
    for file in files:
        shutil.copy(file, project / "source")
    (project / "omegat.project").write_text(PROJECT, encoding="utf-8")
    (project / "omegat/project_save.tmx").write_text(memory(files), encoding="utf-8")
    options = ["--mode=console-translate", f"--config-dir={project / 'home'}", str(project)]
    run = subprocess.run(["omegat", *options], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
    for file in files:
        result = project / "target" / file.name
        if not result.exists():
            sys.exit(f"OmegaT wrote no {file.name}:\n{run.stdout}{run.stderr}")
        shutil.copy(result, out)
