"""Opens a report with pictures of dark mode in Chromium, and switches between the looks.

usage: looks_report.py FOLDER [SCREENSHOTS]   (FOLDER holds index.html and its report.json)
"""

import sys
import urllib.parse

from report_page import Page, check_looks, check_quiet, choose, follows, same
from webdriver import Browser, give_up_after

# The settings screen in the documents' own language, at a size with a finding on an element.
SCREEN = "#screen=2Nb-oR-Y3x@retina4_7.Base&size=AX3&finding=1"

PICTURE = "return document.querySelector('#picture img:not(.before)').naturalWidth"


def picture(page, screen, look, at=9):
    """What is drawn of a screen, at AX3 where nothing else is said."""
    screen = page.report["documents"][0]["screens"][screen]
    cell = screen["looks"][0]["cells"][at] if look == "dark" else screen["cells"][at]
    return cell["picture"]


def shown(page):
    """The size of the picture in points, as the page says it to its reader and to the layout."""
    return page.browser.run(
        "const i = document.querySelector('#picture img:not(.before)');"
        "return [Number(i.getAttribute('width')), Number(i.getAttribute('height')), i.alt]")


def expected(page, screen, look, at=9):
    area = picture(page, screen, look, at)["area"]
    size = page.report["matrix"]["sizes"][at]
    return [area["width"], area["height"], f"Settings at {size}{', dark' if look == 'dark' else ''}"]


def outline(page):
    view, mark = page.rects("#picture", ".mark.picked")
    return (mark[1] - view[1]) / view[2]


def check_switch(page):
    browser = page.browser
    browser.open(page.url + SCREEN)
    same(shown(page), expected(page, 0, "light"), "the first look is shown first")
    same(page.address().get("appearance"), None, "which the address need not say")
    width = page.report["documents"][0]["screens"][0]["device"]["width"]
    light = outline(page)
    page.focus("#show-dark")
    browser.press(" ")
    same(shown(page), expected(page, 0, "dark"), "the switch shows dark mode")
    follows(lambda: browser.run(PICTURE) > 0, True, "whose picture can be read")
    same(page.address()["appearance"], "dark", "which the address says")
    same(round((outline(page) - light) * width), 40 + 20, "the outline is where the element is in it")
    frame = page.report["documents"][0]["screens"][0]["looks"][0]["elements"][0]["frames"][9]
    same(f"y {frame['y']:g}," in page.text(".details"), True, "and so is the frame that is told")
    page.focus("#size")
    browser.press("ArrowLeft")
    same(shown(page), expected(page, 0, "dark", 8), "the slider goes on in dark mode")
    links = browser.run("return [...document.querySelectorAll('#heatmap a')].map((a) => a.hash)")
    same([link for link in links if "appearance=dark" not in link], [], "and so do all links")
    browser.open(page.url + SCREEN + "&appearance=dark")
    same(shown(page), expected(page, 0, "dark"), "the address opens it")
    same(browser.run("return document.querySelector('#show-dark').checked"), True, "and the switch says so")
    browser.click("#show-dark")
    same(shown(page), expected(page, 0, "light"), "and back")


def check_beside(page):
    browser = page.browser
    browser.open(page.url + SCREEN + "&appearance=dark")
    choose(page, "place", "2Nb-oR-Y3x@retina4_7.de")
    same(shown(page), expected(page, 1, "dark"), "another language is shown in dark mode, too")
    browser.open(page.url + "#screen=2Nb-oR-Y3x@retina4_7.Base&size=AX5")
    same(page.count(".view .before"), 0, "light mode is as before")
    browser.click("#show-dark")
    same(page.count(".view .before"), 1, "dark mode was another")
    same(page.count("a.cell.changed"), 1, "the heat map marks it")
    other = urllib.parse.quote(page.report["documents"][0]["screens"][2]["id"])
    browser.open(f"{page.url}#screen={other}&size=L&appearance=dark")
    same(page.count("#dark-option[hidden]"), 1, "a screen without a dark look has no switch")
    same(page.count("#picture img"), 1, "and shows the look that it has")


def check_bold(page):
    browser = page.browser
    browser.open(page.url + SCREEN.replace("&finding=1", ""))
    same(browser.run("return document.querySelector('#show-bold').checked"), False, "bold text is off at first")
    page.focus("#show-bold")
    browser.press(" ")
    same(shown(page)[1:], [600, "Settings at AX3, bold text"], "the switch shows bold text")
    same(page.address()["bold"], "on", "which the address says")
    browser.click("#show-dark")
    same(shown(page)[2], "Settings at AX3, dark, bold text", "in dark mode, too")
    browser.open(page.url + SCREEN.replace("&finding=1", "") + "&appearance=dark&bold=on")
    same(shown(page)[2], "Settings at AX3, dark, bold text", "the address opens both")
    browser.click("#show-bold")
    same(shown(page), expected(page, 0, "dark"), "and it can be turned off")
    browser.click("button.finding[data-number='1']")
    same(shown(page)[2], "Settings at AX3, dark, bold text", "a finding that only bold text shows is shown with it")


def main(folder, screenshots=None):
    give_up_after(300)
    with Browser() as browser:
        page = Page(folder, browser)
        browser.resize(1280, 900)
        browser.prefer("light")
        for check in (check_switch, check_beside, check_bold):
            print(check.__name__)
            check(page)
        for scheme in ("light", "dark"):
            browser.prefer(scheme)
            check_looks(page, scheme, screenshots, (SCREEN + "&appearance=dark",))
        check_quiet(page)
    print("everything holds")


if __name__ == "__main__":
    main(*sys.argv[1:])
