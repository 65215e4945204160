"""What the peers' translators say: `translations.tsv` has a unit's id and its target, placeholders in braces, a line."""
import pathlib
import re

TARGETS = dict(
    line.split("\t")
    for line in pathlib.Path(__file__).with_name("translations.tsv").read_text(encoding="utf-8").splitlines()
)


def pieces(target):
    """The target as a list of (is_placeholder, text or id)."""
    parts = re.split(r"\{([a-z.]+)\}", target)
    return [(index % 2 == 1, part) for index, part in enumerate(parts) if part]
