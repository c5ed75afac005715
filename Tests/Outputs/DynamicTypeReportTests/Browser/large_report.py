"""Opens a report of thousands of screens and filters it, against the clock.

usage: large_report.py FOLDER   (FOLDER holds index.html and its report.json)

Each time is what the page's thread takes of a processor, the best of up to six: what a machine with nothing else to do
needs. Other programs make a reader wait longer. Once one holds, nothing is measured again.
"""

import json
import pathlib
import sys

from webdriver import Browser, give_up_after

# In milliseconds, from the issue: such a report opens within a second, a filter answers within a tenth.
OPENING, FILTERING = 1000, 100

# Until everything is laid out anew.
CHANGE = """
const control = document.getElementById(arguments[0]);
control.value = arguments[1];
control.dispatchEvent(new Event(arguments[0] === "query" ? "input" : "change"));
document.body.getBoundingClientRect();
"""


def spent(browser):
    """What the page's thread has taken so far, in milliseconds."""
    metrics = browser.devtools("Performance.getMetrics")["metrics"]
    return 1000 * next(each["value"] for each in metrics if each["name"] == "TaskDuration")


def cost(browser, action):
    before = spent(browser)
    action()
    return spent(browser) - before


ROUNDS = 6


def hold(limit, what, measure):
    least = float("inf")
    for _ in range(ROUNDS):
        least = min(least, measure())
        if least <= limit:
            print(f"  holds: {what}: {least:.0f} ms")
            return
    raise AssertionError(f"{what}: {least:.0f} ms, more than {limit}")


def main(folder):
    give_up_after(420)
    url = pathlib.Path(folder, "index.html").resolve().as_uri()
    report = json.loads(pathlib.Path(folder, "report.json").read_text())
    count = sum(len(document["screens"]) for document in report["documents"])
    with Browser() as browser:
        browser.resize(1280, 900)
        browser.devtools("Performance.enable", timeDomain="threadTicks")

        def opening():
            browser.open("about:blank")
            return cost(browser, lambda: browser.open(url))

        def changing(control, other, value):
            browser.run(CHANGE, control, other)
            return cost(browser, lambda: browser.run(CHANGE, control, value))

        hold(OPENING, f"{count} screens open", opening)
        for control, other, values in [("rule", "text-overlaps", ["text-clipped", ""]),
                                       ("query", "w", ["word 17", "word", ""]),
                                       ("view", "folders", ["causes", "screens"])]:
            for value in values:
                hold(FILTERING, f"{control} {value!r}", lambda: changing(control, other, value))
        rows = "return document.querySelectorAll('tr[data-key]').length"
        assert browser.run(rows) < count, "rows are made before they are seen"
        browser.run("document.querySelector('a.cell').focus()")
        browser.press("End")
        assert browser.run(rows) == count, "the last row cannot be reached by keyboard"
        errors = [entry["message"] for entry in browser.log("browser") if "pictures/" not in entry["message"]]
        assert errors == [], errors
    print("everything holds")


if __name__ == "__main__":
    main(*sys.argv[1:])
