"""Opens a report with items for the Large Content Viewer in Chromium, and opens the viewer.

usage: viewer_report.py FOLDER [SCREENSHOTS]   (FOLDER holds index.html and its report.json)
"""

import sys
import urllib.parse

from report_page import Page, check_looks, check_quiet, choose, follows, same
from webdriver import Browser, give_up_after

SCREEN = "#screen=2Nb-oR-Y3x@retina4_7.Base"
OPEN = SCREEN + "&size=AX3&viewer=2"

OPTIONS = "return [...document.querySelectorAll('#viewer option')].map((o) => [o.textContent, o.disabled])"


def panel(page):
    """What the reader is told of the panel, and whether its picture can be read; None where there is none."""
    return page.browser.run(
        "const i = document.querySelector('#picture img.panel');"
        "return i && [i.alt, Number(i.getAttribute('height'))]")


def check_switch(page):
    browser = page.browser
    browser.open(page.url + SCREEN + "&size=L")
    same(page.count("#viewer-option[hidden]"), 1, "there is no switch below accessibility sizes")
    page.focus("#size")
    for _ in range(4):
        browser.press("ArrowRight")
    same(page.address()["size"], "AX1", "at AX1")
    same(page.count("#viewer-option[hidden]"), 0, "there is one")
    same(browser.run(OPTIONS), [
        ["off", False], ["1 Home", False], ["2 </option><b>", False], ["3 tab: shows nothing", True],
    ], "which lists the items, and what is not there at this size cannot be chosen")
    same(panel(page), None, "it is off at first")
    same(page.address().get("viewer"), None, "which the address need not say")
    page.focus("#viewer")
    browser.press("ArrowDown")
    same(panel(page), ["Large Content Viewer: Home", 180], "the keyboard opens it")
    same(page.address()["viewer"], "1", "the address says for which item")
    choose(page, "viewer", "2")
    same(panel(page), ["Large Content Viewer: </option><b>", 180], "another item")
    follows(lambda: browser.run("return document.querySelector('#picture img.panel').naturalWidth > 0"), True,
            "whose panel can be read")
    same(page.count("#picture .pressed"), 1, "the item is outlined")
    choose(page, "viewer", "0")
    same(panel(page), None, "and off")


def check_place(page):
    browser = page.browser
    browser.open(page.url + OPEN)
    same(panel(page), ["Large Content Viewer: </option><b>", 180], "the address opens it")
    same(browser.run("return document.querySelector('#viewer').value"), "2", "and the switch says so")
    view, shown, item = page.rects("#picture", "#picture img.panel", "#picture .pressed")
    screen = page.report["documents"][0]["screens"][0]
    area = screen["cells"][9]["picture"]["area"]
    scale = view[2] / area["width"]
    for rect, frame in ((shown, screen["largeContent"][1]["cells"][2]["panel"]["area"]),
                        (item, screen["largeContent"][1]["cells"][2]["frame"])):
        told = [(rect[0] - view[0]) / scale + area["x"], (rect[1] - view[1]) / scale + area["y"],
                rect[2] / scale, rect[3] / scale]
        same([round(each) for each in told], [frame["x"], frame["y"], frame["width"], frame["height"]],
             "where the report has it")


def check_beside(page):
    browser = page.browser
    browser.open(page.url + OPEN)
    browser.click("#show-dark")
    same(panel(page)[1], 200, "dark mode has panels of its own")
    same(page.address()["viewer"], "2", "of the same item")
    page.focus("#size")
    for _ in range(3):
        browser.press("ArrowLeft")
    same([panel(page), page.address().get("viewer")], [None, None], "at XXXL there is no viewer")
    for _ in range(5):
        browser.press("ArrowRight")
    same([panel(page)[1], page.address()["viewer"]], [200, "2"], "at AX5 it is open again")
    choose(page, "viewer", "3")
    same([panel(page), page.count("#picture .pressed")], [None, 1], "an item of which nothing is shown has no panel")
    same(page.text("#figures figcaption"), "AX5 · the viewer shows nothing of this item", "which is said")
    choose(page, "place", "2Nb-oR-Y3x@retina4_7.de")
    same([page.address().get("viewer"), page.count("#picture .pressed")], [None, 0], "another screen has other items")
    other = urllib.parse.quote(page.report["documents"][0]["screens"][2]["id"])
    browser.open(f"{page.url}#screen={other}&size=AX5&viewer=1")
    same([page.count("#viewer-option[hidden]"), panel(page)], [1, None], "a screen without items has no switch")
    for wrong in ("7", "-1", "x"):
        browser.open(page.url + SCREEN + "&size=AX5&viewer=" + wrong)
        same(panel(page), None, f"viewer={wrong} opens nothing")


def main(folder, screenshots=None):
    give_up_after(300)
    with Browser() as browser:
        page = Page(folder, browser)
        browser.resize(1280, 900)
        browser.prefer("light")
        for check in (check_switch, check_place, check_beside):
            print(check.__name__)
            check(page)
        for scheme in ("light", "dark"):
            browser.prefer(scheme)
            check_looks(page, scheme, screenshots, (OPEN,))
        check_quiet(page)
    print("everything holds")


if __name__ == "__main__":
    main(*sys.argv[1:])
