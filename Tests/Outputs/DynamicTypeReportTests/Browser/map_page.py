"""Walks through a map of widths by keys, by pointing and on a phone, and compares what the page says with its data.

usage: map_page.py MAP.HTML
"""

import pathlib
import re
import sys

from webdriver import Browser, give_up_after

SAID = {"holds": "holds", "mayLose": "may lose something", "loses": "loses something", "notJudged": "is not judged"}

STATE = """
const image = document.getElementById("picture");
return (image.hidden ? Promise.resolve() : image.decode()).then(() => ({
  cell: document.getElementById("cell").textContent,
  caption: document.getElementById("caption").textContent,
  pixels: image.hidden ? 0 : image.naturalWidth,
  row: [...document.querySelectorAll(".row")].findIndex(row => row.classList.contains("chosen")),
}));
"""


def outcome(row, width):
    return next(span["outcome"] for span in row["spans"] if span["from"] <= width <= span["to"])


def check(browser, screen, row, width):
    """What is said of a window and a size is what the map has, and the picture is of the width that it says."""
    state = browser.run(STATE)
    expected = f"{width} points at {row['size']}: {SAID[outcome(row, width)]}"
    assert state["cell"] == expected, f"{screen['title']}: {state['cell']}, not {expected}"
    shown = re.search(r"(\d+) points wide at (\w+)", state["caption"])
    assert shown, state["caption"]
    assert state["pixels"] == int(shown[1]), f"{state['pixels']} pixels, {state['caption']}"
    assert shown[2] == row["size"], state["caption"]
    assert outcome(row, int(shown[1])) == outcome(row, width), f"the picture is of another outcome: {state}"


def main(path):
    give_up_after(120)
    cells = 0
    with Browser() as browser:
        browser.resize(1000, 900)
        browser.open(pathlib.Path(path).resolve().as_uri())
        data = browser.run("return map")
        widths = data["widths"]
        for number, screen in enumerate(data["screens"]):
            browser.run(
                "const list = document.getElementById('screen'); list.value = arguments[0];"
                "list.dispatchEvent(new Event('change'));", number)
            rows = screen["rows"]
            for keys, row, width in [
                (["Home"] + ["ArrowUp"] * 12, 0, widths["from"]),
                (["End"], 0, widths["to"]),
                (["ArrowDown"] * 12, len(rows) - 1, widths["to"]),
                (["PageUp", "ArrowLeft"], len(rows) - 1, widths["to"] - 11 * widths["step"]),
                (["ArrowRight", "ArrowUp"], len(rows) - 2, widths["to"] - 10 * widths["step"]),
            ]:
                browser.run("document.getElementById('grid').focus()")
                browser.press(*keys)
                assert browser.run(STATE)["row"] == row
                check(browser, screen, rows[row], width)
                cells += 1
        # On a phone nothing stands beside the window, and the slider still walks.
        browser.resize(390, 844)
        overflow = browser.run(
            "return document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow <= 0, f"{overflow} pixels beside a phone"
        browser.run(
            "const slider = document.getElementById('width'); slider.value = arguments[0];"
            "slider.dispatchEvent(new Event('input'));", widths["from"] + widths["step"])
        check(browser, screen, rows[len(rows) - 2], widths["from"] + widths["step"])
        errors = [entry["message"] for entry in browser.log("browser")]
        assert errors == [], errors
    print(f"{cells} windows seen")


if __name__ == "__main__":
    main(*sys.argv[1:])
