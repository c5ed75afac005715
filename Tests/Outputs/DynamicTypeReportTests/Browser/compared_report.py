"""Opens a report that was compared with an earlier one in Chromium, and looks at what is different.

usage: compared_report.py FOLDER [SCREENSHOTS]   (FOLDER holds index.html and its report.json)
"""

import sys
import urllib.parse

from report_page import Page, check_looks, check_quiet, choose, follows, same
from webdriver import Browser, give_up_after

# The settings screen in the documents' own language, at a size at which it looks different.
CHANGED = "#screen=2Nb-oR-Y3x@retina4_7.Base&size=AX5"

# How much of the earlier picture is seen from the left, and where the line is, both of the picture's width.
SEEN = """
const before = document.querySelector(".view .before"), divider = document.querySelector(".divider");
const right = parseFloat(getComputedStyle(before).clipPath.split(" ")[1]);
const view = document.querySelector(".view").getBoundingClientRect();
const line = divider.getBoundingClientRect();
return [Math.round(100 - right), Math.round(100 * (line.x + line.width / 2 - view.x) / view.width)];
"""


def check_slider(page):
    browser = page.browser
    browser.open(page.url + CHANGED)
    same(page.count(".view .before"), 1, "the earlier picture is over the one of now")
    follows(lambda: browser.run("return [...document.querySelectorAll('.view img')].every((i) => i.naturalWidth)"),
            True, "both can be read")
    same(browser.run(SEEN), [50, 50], "half of either is seen")
    page.focus("#split")
    browser.press("End")
    same(browser.run(SEEN), [100, 100], "End shows what it was")
    same(browser.run("return document.querySelector('#split').ariaValueText"), "100 % before, 0 % after",
         "the slider says what is seen")
    browser.press("Home", "ArrowRight")
    same(browser.run(SEEN), [1, 1], "arrow keys move the line")
    picture = page.report["documents"][0]["screens"][0]["cells"][-1]
    now, before = page.rects(".view img:not(.before)", ".view .before")
    same(round(before[3] / now[3], 2), round(picture["before"]["area"]["height"] / picture["picture"]["area"]["height"], 2),
         "both are drawn at one scale")
    same(now[:2], before[:2], "and begin at the same place")
    page.focus("#size")
    browser.press("ArrowLeft")
    follows(lambda: browser.run(SEEN), [1, 1], "the next size keeps the line")
    browser.press("Home")
    same(page.count(".view .before"), 0, "where nothing is different there is one picture")
    browser.press("End")
    browser.click("#show-before")
    same(page.count(".view .before, #split"), 0, "it can be turned off")
    browser.click("#show-before")


def check_filter(page):
    browser = page.browser
    browser.open(page.url)
    same(page.count("a.cell.changed"), 3, "the heat map marks what is different")
    choose(page, "look", "changed")
    same(page.count("tr[data-key]"), 1, "the screens that look different are picked")
    same(page.text("#shown"), "1 of 3 screens, 2 of 3 findings.", "and counted with their findings")
    same(page.address().get("look"), "changed", "which is in the address")
    browser.open(page.url + "#look=changed")
    same(page.count("tr[data-key]"), 1, "and is there when it is opened anew")


def check_places(page):
    browser = page.browser
    browser.open(page.url + CHANGED)
    names = browser.run("return [...document.querySelectorAll('#place option')].map((o) => o.textContent)")
    device = page.report["documents"][0]["screens"][0]["device"]["name"]
    same(names, [device, f"{device}, de"], "a screen lists where else it was drawn")
    choose(page, "place", "2Nb-oR-Y3x@retina4_7.de")
    same([page.address()["screen"], page.address()["size"]], ["2Nb-oR-Y3x@retina4_7.de", "AX5"],
         "it is shown there at the same size")
    same(page.count("#compare-option[hidden]"), 1, "where nothing is different, nothing is compared")
    other = urllib.parse.quote(page.report["documents"][0]["screens"][2]["id"])
    browser.open(f"{page.url}#screen={other}&size=L")
    same(page.count("#place-option[hidden]"), 1, "a screen that was drawn once has no choice")


def check_filled(page):
    browser = page.browser
    browser.open(page.url + CHANGED)
    same(page.text("#filled-by-code"),
         "Hatched, because code fills it, and not judged: TeaChart, table view (2 times), </p><b>.",
         "what code fills is named")
    browser.open(page.url + "#screen=2Nb-oR-Y3x@retina4_7.de&size=L")
    same(page.count("#filled-by-code[hidden]"), 1, "other screens say nothing of it")


def main(folder, screenshots=None):
    give_up_after(300)
    with Browser() as browser:
        page = Page(folder, browser)
        browser.resize(1280, 900)
        browser.prefer("light")
        for check in (check_slider, check_filter, check_places, check_filled):
            print(check.__name__)
            check(page)
        for scheme in ("light", "dark"):
            browser.prefer(scheme)
            check_looks(page, scheme, screenshots, (CHANGED,))
        check_quiet(page)
    print("everything holds")


if __name__ == "__main__":
    main(*sys.argv[1:])
