#!/usr/bin/env python3
"""The study of false alarms on other people's messages.

    study.py draw           draws the sample anew: for each rule that fires, 30 findings (all, if fewer), with a fixed seed
    study.py show [RULE…]   prints the sample with the messages and their originals, for a judge
    study.py rates          prints the table of rates from the verdicts

The messages are those of ../shared/messages/real-messages.jsonl; this folder stores key, locale and hash only. `draw`
needs the tool (`./placard`). A verdict is `right` (a native reader, or the programmer who maintains the text, would
thank for the finding), `false` or `unsure`, with its reason; each sample is judged twice, in verdicts-1.tsv and
verdicts-2.tsv, the second time without sight of the first.
"""
import collections, csv, hashlib, json, pathlib, random, subprocess, sys, tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent.parent
MESSAGES = ROOT.parent / "shared/messages/real-messages.jsonl"
SEED = 20_261_201
SIZE = 30

# What the libraries of these projects make of messages: formatjs has tags, Flutter's apostrophes are letters; some
# render Markdown or links of their own, so that such signs are no mistake there.
PROJECTS = {
    "flutter/gallery": ["--dialect", "flutter"],
    "mattermost-community/focalboard": ["--dialect", "formatjs"],
    "mattermost/desktop": ["--dialect", "formatjs"],
    "mattermost/mattermost-mobile": ["--dialect", "formatjs", "--ignore", "markdown-in-text"],
    "openfoodfacts/smooth-app": ["--dialect", "flutter", "--ignore", "markdown-in-text"],
    "zulip/zulip-flutter": ["--dialect", "flutter", "--ignore", "markup-in-text"],
}


def messages():
    with open(MESSAGES, encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def digest(entry):
    return hashlib.sha256(entry["message"].encode()).hexdigest()[:12]


def findings(options=()):
    """(entry, finding), in the order of the corpus."""
    by_repo = collections.defaultdict(list)
    for entry in messages():
        by_repo[entry["repo"]].append(entry)
    for repo, entries in sorted(by_repo.items()):
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
            for entry in entries:
                file.write(json.dumps(entry, ensure_ascii=False) + "\n")
            file.flush()
            command = [str(ROOT / "placard"), "lint-messages", file.name, "--format", "json", *PROJECTS[repo], *options]
            run = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
            if run.returncode not in (0, 1):
                sys.exit(run.stderr)
        for line in run.stdout.splitlines():
            finding = json.loads(line)
            if "rule" in finding:
                yield entries[finding["line"] - 1], finding


def findings_by_rule():
    """Of texts by themselves; of rules that compare, and find nothing so, beside the English originals."""
    alone, beside = collections.defaultdict(list), collections.defaultdict(list)
    for by_rule, options in (alone, []), (beside, ["--source", "en"]):
        for entry, finding in findings(options):
            by_rule[finding["rule"]].append((entry, finding))
    return beside | alone


def draw():
    by_rule = findings_by_rule()
    rows = []
    for rule, found in sorted(by_rule.items()):
        chosen = random.Random(f"{SEED} {rule}").sample(found, min(SIZE, len(found)))
        for number, (entry, finding) in enumerate(chosen, 1):
            rows.append(
                [f"{rule}.{number}", finding["severity"], len(found), entry["repo"], entry["locale"], entry["key"],
                 digest(entry), finding["column"]])
    with open(HERE / "sample.tsv", "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(["id", "severity", "findings", "repo", "locale", "key", "sha256", "column"])
        writer.writerows(rows)
    print(f"{len(rows)} findings of {len(by_rule)} rules")


def read(name):
    with open(HERE / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def show(rules):
    def place_of(rule, entry, column):
        return rule, entry["repo"], entry["locale"], entry["key"], digest(entry), str(column)

    texts = {(e["repo"], e["locale"], e["key"], digest(e)): e["message"] for e in messages()}
    said = {
        place_of(f["rule"], entry, f["column"]): f["message"]
        for found in findings_by_rule().values() for entry, f in found
    }
    originals = {(e["repo"], e["key"]): e["message"] for e in messages() if e["locale"] == "en"}
    for row in read("sample.tsv"):
        if rules and row["id"].rsplit(".", 1)[0] not in rules:
            continue
        message = texts[(row["repo"], row["locale"], row["key"], row["sha256"])]
        # The column counts from the start of the JSON line; the text around it is what the finding points at.
        entry = {"repo": row["repo"], "locale": row["locale"], "key": row["key"], "message": message}
        line = json.dumps(entry, ensure_ascii=False)
        place = line[int(row["column"]) - 1 :][:24]
        original = originals.get((row["repo"], row["key"]), "none")
        print(
            f'{row["id"]}\t{row["severity"]}\t{row["repo"]} {row["locale"]} {row["key"]}\n'
            f'\tsays: {said.get(place_of(row["id"].rsplit(".", 1)[0], entry, row["column"]), "nothing any more")}\n\tat: {place}\n\toriginal: {original!r}\n\t{message!r}')


def rates():
    first = {row["id"]: row["verdict"] for row in read("verdicts-1.tsv")}
    # Until the second judge is done there is one verdict only.
    second = {row["id"]: row["verdict"] for row in read("verdicts-2.tsv")} if (HERE / "verdicts-2.tsv").exists() else None
    rules = collections.OrderedDict()
    for row in read("sample.tsv"):
        rules.setdefault(row["id"].rsplit(".", 1)[0], []).append(row)
    print("| rule | level | findings | judged | false, first | false, second | false in both | unsure |")
    print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for rule, rows in rules.items():
        ids = [row["id"] for row in rows]
        missing = [id for id in ids if id not in first or second is not None and id not in second]
        if missing:
            sys.exit(f"not judged: {', '.join(missing[:5])}")
        one = sum(first[id] == "false" for id in ids)
        two, both = "–", "–"
        if second is not None:
            two = sum(second[id] == "false" for id in ids)
            both = sum(first[id] == "false" and second[id] == "false" for id in ids)
        unsure = sum("unsure" in (first[id], (second or {}).get(id)) for id in ids)
        print(f'| `{rule}` | {rows[0]["severity"]} | {rows[0]["findings"]} | {len(ids)} | {one} | {two} | {both} | {unsure} |')


if __name__ == "__main__":
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command == "draw":
        draw()
    elif command == "show":
        show(sys.argv[2:])
    elif command == "rates":
        rates()
    else:
        sys.exit(__doc__)
