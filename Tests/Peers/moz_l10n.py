"""Translates an XLIFF 1.2 file with moz.l10n: IN OUT. `--rewrite` changes nothing."""
import pathlib
import sys

from moz.l10n.model import Markup, PatternMessage
from moz.l10n.resource import parse_resource, serialize_resource

from translations import TARGETS, pieces

source, result = sys.argv[1:3]
resource = parse_resource(source)
if "--rewrite" not in sys.argv:
    wanted = dict(TARGETS)
    for section in resource.sections:
        for entry in section.entries:
            target = wanted.pop(entry.id[-1], None) if hasattr(entry, "value") else None
            if target is not None:
                entry.value = PatternMessage(
                    [Markup("standalone", "x", {"id": part}) if is_code else part for is_code, part in pieces(target)]
                )
    if wanted:
        sys.exit(f"units are missing: {sorted(wanted)}")
pathlib.Path(result).write_text("".join(serialize_resource(resource)), encoding="utf-8")
