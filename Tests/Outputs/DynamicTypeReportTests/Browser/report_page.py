"""Opens a report in Chromium and uses it as a person would, mostly by keyboard.

usage: report_page.py FOLDER [SCREENSHOTS]   (FOLDER holds index.html and its report.json)
"""

import json
import os
import pathlib
import sys
import time
import urllib.parse

from webdriver import Browser, give_up_after

SIZES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

# The least contrast of text with what is behind it: WCAG 2.2, 1.4.3, by its own formula.
CONTRAST = """
const channel = (value) => (value /= 255, value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const parse = (text) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};
const luminance = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
const behind = (node) => {
  for (; node; node = node.parentElement) {
    const color = parse(getComputedStyle(node).backgroundColor);
    if (color[3] === 255) return color;
  }
  return [255, 255, 255];
};
const poor = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || ["SCRIPT", "NOSCRIPT", "OPTION"].includes(node.tagName)) continue;
  const box = node.getBoundingClientRect();
  const style = getComputedStyle(node);
  if (box.width < 2 || style.visibility === "hidden" || node.closest(":disabled, .elsewhere, .marks, .skip")) continue;
  const pair = [luminance(parse(style.color)), luminance(behind(node))].sort((a, b) => b - a);
  const ratio = (pair[0] + 0.05) / (pair[1] + 0.05);
  const isLarge = parseFloat(style.fontSize) >= 24 || (parseFloat(style.fontSize) >= 18.66 && style.fontWeight >= 700);
  if (ratio < (isLarge ? 3 : 4.5)) poor.push(`${ratio.toFixed(2)} ${node.tagName}.${node.className} ${walker.currentNode.data.trim().slice(0, 30)}`);
}
return poor;
"""


# The ids that several elements have.
REPEATED = """
const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
return ids.filter((id, at) => ids.indexOf(id) !== at);
"""


class Page:
    """The report in a browser, with the JSON that says what must be seen."""

    def __init__(self, folder, browser):
        self.url = pathlib.Path(folder, "index.html").resolve().as_uri()
        self.report = json.loads(pathlib.Path(folder, "report.json").read_text())
        self.browser = browser

    def address(self):
        fragment = self.browser.run("return location.hash")
        return dict(urllib.parse.parse_qsl(fragment.lstrip("#")))

    def text(self, selector):
        return self.browser.run("return document.querySelector(arguments[0]).textContent", selector)

    def count(self, selector):
        return self.browser.run("return document.querySelectorAll(arguments[0]).length", selector)

    def rects(self, *selectors):
        """Where elements are, all read at the same moment: the page may still be settling."""
        return self.browser.run(
            "return [...arguments].map((selector) => {"
            "const r = document.querySelector(selector).getBoundingClientRect();"
            "return [r.x, r.y, r.width, r.height]; })", *selectors)

    def focus(self, selector):
        self.browser.run("document.querySelector(arguments[0]).focus()", selector)


def same(actual, expected, what):
    if actual != expected:
        raise AssertionError(f"{what}: expected {expected!r}, found {actual!r}")
    print(f"  holds: {what}")


def follows(read, expected, what):
    """Like `same`, of what a link changes: a page hears of its new address only after the key or click."""
    deadline = time.monotonic() + 10
    while read() != expected and time.monotonic() < deadline:
        time.sleep(0.02)
    same(read(), expected, what)


def expected_outline(picture, screen, element, size):
    """Where the outline must be: the frame, scaled as the picture is."""
    at = SIZES.index(size)
    area = screen["cells"][at]["picture"]["area"]
    frame = next(each for each in screen["elements"] if each["id"] == element)["frames"][at]
    x, y, width, height = picture
    across, down = width / area["width"], height / area["height"]
    return [x + (frame["x"] - area["x"]) * across, y + (frame["y"] - area["y"]) * down,
            frame["width"] * across, frame["height"] * down]


def check_outline(page, screen, finding, size):
    picture, actual = page.rects("#picture img", ".mark.picked")
    expected = expected_outline(picture, screen, finding["element"], size)
    # Chromium lays out in 64ths of a pixel; two roundings of four lengths stay below a tenth.
    far = max(abs(a - b) for a, b in zip(actual, expected))
    if far > 0.1:
        raise AssertionError(f"outline of {finding['element']} at {size}: {actual}, not {expected}")
    print(f"  holds: the outline of {finding['element']} lies over its frame at {size}")


def check_keyboard(page):
    browser, report = page.browser, page.report
    screen = report["documents"][0]["screens"][0]
    browser.open(page.url + "#screen=2Nb-oR-Y3x&size=L")
    page.focus("#size")
    browser.press("ArrowRight")
    same(page.text("#size-name"), "XL", "an arrow key moves the slider by one size")
    same(page.address().get("size"), "XL", "the address follows the slider")
    first = page.browser.run("return document.querySelector('#picture img').src")
    browser.press("End")
    same(page.text("#size-name"), "AX5", "End moves the slider to the largest size")
    last = page.browser.run("return document.querySelector('#picture img').src")
    same(first != last, True, "the picture is that of the size")
    loaded = "const i = document.querySelector('#picture img'); return i.decode().then(() => i.naturalWidth)"
    same(page.browser.run(loaded), 75, "the picture is decoded")
    browser.press("Home")
    same(page.text("#size-name"), "XS", "Home moves it to the smallest")

    # The finding appears from AX2 on: picking it at XS goes to where it can be seen.
    finding = report["findings"][screen["findings"][0]]
    page.focus("button.finding")
    browser.press("Enter")
    follows(lambda: page.text("#size-name"), finding["sizes"][0],
            "picking a finding goes to its first size")
    same(page.count(".mark.picked"), 1, "one element lights up")
    check_outline(page, screen, finding, "AX2")
    same(page.browser.run("return document.activeElement.className"), "finding",
         "the focus stays on the finding")
    page.focus("#size")
    browser.press("ArrowRight", "ArrowRight")
    check_outline(page, screen, finding, "AX4")
    browser.press("Home")
    same(page.count(".mark"), 0, "nothing is outlined where nothing was found")


def check_list_and_outlines(page):
    browser, report = page.browser, page.report
    for number, width in [(0, 1280), (1, 1280), (1, 420)]:
        browser.resize(width, 900)
        document = report["documents"][1 + number]
        screen = document["screens"][0]
        place = f"{screen['id']}@{screen['device']['id']}.Base"
        browser.open(f"{page.url}#screen={place}&size=AX1&finding=2")
        follows(lambda: page.text("#size-name"), "AX1", "a link leads to its size")
        check_outline(page, screen, report["findings"][screen["findings"][1]], "AX1")
        page.focus("button.finding[tabindex='0']")
        browser.press("ArrowDown", "Enter")
        same(page.address().get("finding"), "3", "arrow keys walk through the list")
        check_outline(page, screen, report["findings"][screen["findings"][2]], "AX1")
    browser.resize(1280, 900)
    browser.open(f"{page.url}#screen=iN0-l3-epB@retina4_7.Base&size=AX5")
    same(page.count(".mark.outside") > 0, True, "an element below the picture is pointed at")
    browser.click("#show-large")
    same(page.count("#figures figure"), 2, "Large can be seen beside it")
    browser.click("#show-large")


def check_filters(page):
    browser = page.browser
    browser.open(f"{page.url}#screen=iN0-l3-epB@retina4_7.Base&size=AX5")
    same(page.count("button.finding"), 8, "every finding is listed")
    browser.click(".chip.error input")
    same(page.count("button.finding"), 3, "errors can be filtered out")
    same(page.count("a.cell.error"), 0, "the heat map follows the filter")
    browser.click(".chip.error input")
    browser.run("const s = document.querySelector('#rule'); s.value = 'text-clipped';"
                "s.dispatchEvent(new Event('change'))")
    same(page.count("button.finding"), 2, "one rule can be picked")
    same(page.count("tr[data-key]"), 2, "screens without a finding of it are hidden")
    same(page.text("#shown"), "2 of 4 screens, 4 of 19 findings.", "what is left is counted")
    browser.click(".chip.error input")
    same(page.count("tr[data-key]"), 0, "filters add up")
    same(page.text("#heatmap .empty:not([hidden])"), "All filtered out.", "nothing left is said")


def seen(page):
    """All that filters decide: the rows with their cells, the causes, the findings, the numbers."""
    return page.browser.run(
        "return ['tr[data-key] th a', 'tr[data-key] a.cell', 'tr.folder', '.cause-list summary',"
        "'button.finding', '#shown', '#size-name', '#files-list li'].map((selector) =>"
        "[...document.querySelectorAll(selector)].map((node) => node.textContent))")


def choose(page, control, value):
    page.browser.run("const s = document.getElementById(arguments[0]); s.value = arguments[1];"
                     "s.dispatchEvent(new Event('change'))", control, value)


def check_addresses(page):
    """What filters leave is the same when their address is opened anew."""
    browser = page.browser
    browser.open(f"{page.url}#screen=iN0-l3-epB@retina4_7.Base&size=AX5")
    choose(page, "rule", "text-clipped")
    browser.click(".chip.note input")
    page.focus("#query")
    browser.press(*"a text")
    choose(page, "order", "document")
    for view, selector in [("folders", "tr.folder"), ("causes", ".cause-list li"), ("screens", "tr[data-key]")]:
        choose(page, "view", view)
        same(page.count(selector) > 0, True, f"what is found can be seen by {view}")
        before, address = seen(page), page.browser.run("return location.hash")
        browser.open("about:blank")
        browser.open(page.url + address)
        same(seen(page), before, f"an address shows the same when it is opened anew, by {view}")
        same(page.address().get("q"), "a text", "the query is in it")
    same(page.address()["rule"], "text-clipped", "so is the rule")
    same(page.address()["severity"], "error,warning", "and what severities are left")


def check_search(page):
    browser, report = page.browser, page.report
    browser.open(page.url)
    page.focus("#query")
    browser.press(*"e0-3")
    same(page.text("#shown"), "1 of 4 screens, 1 of 19 findings.", "a message is found")
    same(page.count("tr[data-key]"), 1, "and the screen that it was seen on")
    browser.open(page.url + "#q=opening+hours")
    same(page.count("tr[data-key]"), 1, "the text of an element is found")
    browser.open(page.url + "#q=fixed-font")
    same(page.count("#files-list li"), 1, "and what was found in a source")


def check_causes(page):
    browser, report = page.browser, page.report
    browser.open(page.url + "#view=causes")
    same(page.count(".cause-list > li"), len(report["causes"]), "each cause is listed once")
    titles = browser.run("return [...document.querySelectorAll('.cause-list summary span[dir]')].map((s) => s.textContent)")
    same(titles, [cause["title"] for cause in report["causes"]], "in the order of the report")
    page.focus(".cause-list summary")
    browser.press("Enter")
    follows(lambda: page.count(".cause-list details[open] li"), len(report["causes"][0]["findings"]),
            "what follows from it opens")
    page.focus(".cause-list details[open] li a")
    browser.press("Enter")
    follows(lambda: page.count(".mark.picked") + page.count("li.picked"), 2, "and leads to the finding in its picture")
    same(page.address()["view"], "causes", "while the list stays")


def check_keys(page):
    browser = page.browser
    browser.open(page.url + "#order=document&screen=2Nb-oR-Y3x&size=L")
    browser.press("j")
    same(page.text("#position"), "2 of 4", "j goes to the next screen")
    browser.press("j", "k")
    same(page.text("#position"), "2 of 4", "k goes back")
    browser.press("n")
    same(page.text("#position"), "3 of 4", "n goes to the next finding, on the next screen that has one")
    same(page.address().get("finding"), "1", "which is picked")
    browser.press("n", "p", "+")
    same([page.address()["finding"], page.address()["size"]], ["1", "XL"], "p goes back, + enlarges text")
    browser.press("/")
    browser.press(*"jn")
    same(browser.run("return document.querySelector('#query').value"), "jn", "in a field keys are letters")
    browser.open(page.url + "#order=document&screen=2Nb-oR-Y3x&size=L")
    browser.run("document.querySelector('#keys').open = true")
    browser.click("#keys input")
    browser.press("j")
    same(page.text("#position"), "1 of 4", "keys can be turned off")


def check_heatmap(page):
    browser, report = page.browser, page.report
    browser.open(page.url + "#order=document")
    screens = [screen for document in report["documents"] for screen in document["screens"]]
    same(page.count("a.cell[data-size]"), len(screens) * 12, "the heat map has every cell")
    actual = browser.run(
        "return [...document.querySelectorAll('tr[data-key]')].map((row) =>"
        "[...row.querySelectorAll('a.cell')].map((cell) => cell.textContent))")
    expected = [[str(cell["errors"] or cell["warnings"] or "") for cell in screen["cells"]]
                for screen in screens]
    same(actual, expected, "each cell says how much is found there")
    same(page.count("a.cell[tabindex='0']"), 1, "the heat map is one stop of the Tab key")
    browser.open(page.url + "#screen=2Nb-oR-Y3x&size=AX2&order=document")
    page.focus("a.cell[tabindex='0']")
    browser.press("ArrowDown", "ArrowDown", "ArrowRight", "Enter")
    follows(page.address, {"screen": "iN0-l3-epB@retina4_7.Base", "size": "AX3", "order": "document"},
            "arrow keys and Enter go to another screen and size")
    follows(lambda: page.text("#screen-title"), "Card", "the screen follows")

    paths = "return [...document.querySelectorAll('tr[data-key] small bdi')].map((b) => b.textContent)"
    browser.run("const s = document.querySelector('[aria-label=\"Order of screens\"]');"
                "s.value = 'worst'; s.dispatchEvent(new Event('change'))")
    same(browser.run(paths), ["Card0.xib", "Card1.xib", "Main.storyboard", "Main.storyboard"],
         "the worst screens can come first")
    page.focus("#query")
    browser.press(*"card1")
    same(browser.run(paths), ["Card1.xib"], "a screen can be found by its file")
    browser.press(*"x")
    same(page.text("#heatmap .empty:not([hidden])"), "Nothing here says “card1x”.", "nothing found is said")


def check_first_view(page):
    """The screen that is shown is the first row of the table, whatever the address asks the table for."""
    browser = page.browser
    row = "return document.querySelector('tr[data-key]').dataset.key"
    for fragment in ("", "#order=document", "#rule=text-overlaps", "#view=folders", "#q=card1"):
        browser.open("about:blank")
        browser.open(page.url + fragment)
        same(page.address()["screen"], browser.run(row), f"the first row is shown, with '{fragment}'")
        same(page.text("#position").split(" ")[0], "1", "which is the first of the list")
    browser.open("about:blank")
    browser.open(page.url)
    screen = page.report["documents"][1]["screens"][0]
    errors = [page.report["findings"][index]["sizes"] for index in screen["findings"]
              if page.report["findings"][index]["severity"] == "error"]
    first = min(SIZES.index(size) for sizes in errors for size in sizes or SIZES)
    same(page.text("#size-name"), SIZES[first], "at the first size at which it loses something")
    browser.open("about:blank")
    browser.open(page.url + "#size=AX4")
    same(page.text("#size-name"), "AX4", "or at that of the address")


def check_editor(page):
    """A place is a link to the editor that the run named: the whole path, in the parts of an address."""
    browser = page.browser
    links = "return [...document.querySelectorAll(arguments[0])].map((a) => a.href)"
    browser.open(page.url + "#screen=2Nb-oR-Y3x&size=AX3&finding=1")
    finding = page.report["findings"][page.report["documents"][0]["screens"][0]["findings"][0]]
    expected = f"edit://open/{urllib.parse.quote('/home/me/the app')}/{finding['path']}:{finding['line']}"
    same(browser.run(links, ".finding-list .place a"), [f"{expected}:{finding.get('column', 1)}"],
         "the place of a finding opens the editor")
    count = len(page.report["causes"])
    browser.open(page.url + "#view=causes")
    same(len(browser.run(links, ".cause-list summary .place a[href^='edit://open/']")), count,
         "and so does that of a cause")


def check_totals(page):
    """The terminal says of this report "3 documents and 1 source file"."""
    page.browser.open(page.url)
    items = page.browser.run("return [...document.querySelectorAll('#numbers li')].map((i) => i.textContent)")
    same(items[3:5], ["3 documents", "1 source file"],
         "the page says how many documents and source files were read")


def check_reading(page):
    browser = page.browser
    browser.open(f"{page.url}#screen=iN0-l3-epB@retina4_7.Base&size=L")
    follows(lambda: page.text("#reading-facts"),
            "Read from sources: 3 of 5 texts known, 1 view not known, 2 assumptions",
            "a screen says how much of it follows from sources")
    browser.click("#reading-facts")
    same(browser.run("return [...document.querySelectorAll('#reading-details li')].map((i) => i.textContent)"),
         ["model.items has three elements", "</script><b>: true"], "what was assumed is listed")
    browser.open(f"{page.url}#screen=2Nb-oR-Y3x&size=L")
    follows(lambda: page.count("#reading[hidden]"), 1, "a screen of a document says nothing of it")


def check_hostile_texts(page):
    screen = page.report["documents"][0]["screens"][1]
    page.browser.open(page.url + "#order=document")
    titles = page.browser.run(
        "return [...document.querySelectorAll('tr[data-key] th a')].map((a) => a.textContent)")
    same(titles[1], screen["title"], "a hostile title is shown as it is")
    same(page.count("#heatmap b, #heatmap script"), 0, "and adds no element")
    page.browser.open(f"{page.url}#{urllib.parse.urlencode({'screen': screen['id']})}")
    follows(lambda: page.text("#screen-title"), screen["title"], "a hostile id can be linked to")


LOOKED_AT = ("#screen=2Nb-oR-Y3x&size=AX3&finding=1", "#screen=iN0-l3-epB@ipad9_7.Base&size=AX1&finding=1")


def check_looks(page, name, screenshots, fragments=LOOKED_AT):
    browser = page.browser
    for width in (1280, 768, 360):
        browser.resize(width, 900)
        for fragment in fragments:
            browser.open(page.url + fragment)
            over = browser.run(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
            same(over, 0, f"nothing sticks out at {width} pixels, {name}, {fragment[8:19]}")
            same(browser.run(CONTRAST), [], f"text stands out from what is behind it, {name}")
            same(browser.run(REPEATED), [], "each id is that of one element")
        if screenshots:
            browser.screenshot(os.path.join(screenshots, f"{name}-{width}.png"))
            browser.screenshot(os.path.join(screenshots, f"{name}-{width}-whole.png"), True)


def check_rules(page):
    page.browser.open(page.url + "#screen=2Nb-oR-Y3x&size=AX3&finding=1")
    page.browser.click(".finding-list details summary")
    html = page.browser.run("return document.querySelector('.finding-list .help').innerHTML")
    same(html, "<p>Let the label have <code>numberOfLines = 0</code>, <b>not</b> one.</p>"
         "<ul><li>a list of two</li></ul>"
         '<pre><code>label.text = "&lt;/script&gt;&lt;b&gt;"</code></pre>',
         "what a rule's page says is shown, and its code is not markup")


def check_names(page):
    """Everything that can be operated says what it is, in the accessibility tree."""
    page.browser.open(page.url + "#screen=2Nb-oR-Y3x&size=AX3&finding=1")
    page.browser.devtools("Accessibility.enable")
    nodes = page.browser.devtools("Accessibility.getFullAXTree")["nodes"]
    roles = {"button", "link", "slider", "checkbox", "combobox"}
    found = [node for node in nodes if node.get("role", {}).get("value") in roles]
    nameless = [node["role"]["value"] for node in found
                if not node.get("ignored") and not node.get("name", {}).get("value")]
    same(nameless, [], f"all {len(found)} controls have names")
    same(page.browser.run("return document.querySelector('#size').ariaValueText"),
         "AX3, Accessibility Extra Large: 1 error, 1 note",
         "the slider says its size and what is found there")


def check_quiet(page):
    """No errors on the console, and no request but for the page and the pictures beside it."""
    entries = [entry["message"] for entry in page.browser.log("browser")]
    same(entries, [], "the console stays empty")
    folder = page.url.rsplit("/", 1)[0]
    strangers = []
    for entry in page.browser.log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            url = message["params"]["request"]["url"]
            if not url.startswith(("data:", "about:", folder)):
                strangers.append(url)
    same(strangers, [], "nothing is asked of a network")


def main(folder, screenshots=None):
    give_up_after(420)
    with Browser() as browser:
        page = Page(folder, browser)
        browser.resize(1280, 900)
        browser.prefer("light")
        for check in (check_keyboard, check_list_and_outlines, check_filters, check_addresses,
                      check_search, check_causes, check_first_view, check_editor, check_keys, check_heatmap,
                      check_totals, check_reading, check_hostile_texts, check_rules, check_names):
            print(check.__name__)
            browser.resize(1280, 900)
            check(page)
        for scheme in ("light", "dark"):
            browser.prefer(scheme)
            check_looks(page, scheme, screenshots)
        check_quiet(page)
    # Twice the size that browsers ship with, as the reader sets it.
    with Browser(font_size=32) as browser:
        page = Page(folder, browser)
        browser.prefer("light")
        browser.open(page.url)
        same(browser.run("return getComputedStyle(document.body).fontSize"), "32px",
             "the page follows the browser's text size")
        check_looks(page, "large-text", screenshots)
        check_quiet(page)
    print("everything holds")


if __name__ == "__main__":
    main(*sys.argv[1:])
