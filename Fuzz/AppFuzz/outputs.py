"""Reads what the tool wrote, each format with a parser that is not the tool's own."""

import html.parser
import json
import re
import xml.etree.ElementTree as xml


def problem(data, form):
    """What is wrong with an output, or None."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"{form}: not UTF-8: {error}"
    raw = re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]", text)
    if raw and form not in ("html", "xml"):
        return f"{form}: raw U+{ord(raw.group()):04X} near {text[max(0, raw.start() - 60):raw.end() + 20]!r}"
    # The tool went on, but something has ended it.
    if "ends the program" in text:
        return f"{form}: {text}"
    try:
        READERS[form](text)
    except Exception as error:
        return f"{form}: {type(error).__name__}: {error}"
    return None


def _json(text):
    if text:
        json.loads(text)


def _sarif(text):
    if text:
        log = json.loads(text)
        rules = log["runs"][0]["tool"]["driver"].get("rules", [])
        for result in log["runs"][0]["results"]:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"], "a rule's index"


def _xml(text):
    if text:
        xml.fromstring(text)


def _commands(text):
    """GitHub's commands: one a line, with properties that have no line break or comma of their own."""
    for line in text.splitlines():
        if line.startswith("::"):
            assert re.fullmatch(r"::(error|warning|notice) [^:]*::.*", line), f"a command {line!r}"


def _html(text):
    parser = html.parser.HTMLParser()
    parser.feed(text)
    parser.close()


def _plain(text):
    pass


READERS = {
    "text": _plain, "agent": _plain, "json": _json, "sarif": _sarif, "junit": _xml, "checkstyle": _xml, "gitlab": _json,
    "github": _commands, "xcode": _plain, "markdown": _plain, "html": _html,
}
