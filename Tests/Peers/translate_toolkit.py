"""Translates an XLIFF file with translate-toolkit, as a translator's tool would: IN OUT.

`--rewrite` changes nothing; `--plain` gives a unit with placeholders a target without them, as careless scripts do.
"""
import copy
import pathlib
import sys

from translate.storage import xliff, xliff2
from translate.storage.placeables import StringElem

from translations import TARGETS, pieces


def name(unit):
    """Our own id of a unit; the tool puts the file or the unit before it."""
    return unit.getid().rsplit("\x04", 1)[-1].rsplit("::", 1)[-1]


def rich(target, source):
    """A target with the placeholders of its source."""
    codes = {code.id.split(":")[0]: code for code in source.depth_first() if getattr(code, "id", None)}
    return StringElem([copy.deepcopy(codes[part]) if is_code else part for is_code, part in pieces(target)])


source, result = sys.argv[1:3]
is_new = b'version="2.' in pathlib.Path(source).read_bytes()[:1000]
file = (xliff2.Xliff2File if is_new else xliff.Xliff1File).parsefile(source)
if "--plain" in sys.argv:
    unit = next(unit for unit in file.units if name(unit) == "any.label")
    unit.target = "Praca: krok z"
elif "--rewrite" not in sys.argv:
    wanted = dict(TARGETS)
    for unit in file.units:
        target = wanted.pop(name(unit), None)
        if target is None:
            continue
        if "{" in target:
            unit.rich_target = [rich(target, unit.rich_source[0])]
        else:
            # A plain target: the tool itself calls it translated and approved.
            unit.target = target
        if name(unit) == "any.label":
            unit.addnote("Czy to dobrze?", origin="translator")
    if wanted:
        sys.exit(f"units are missing: {sorted(wanted)}")
    for unit in file.units:
        if name(unit) == "calendar.support":
            # Somebody doubts what is there.
            unit.markfuzzy(True)
file.savefile(result)
