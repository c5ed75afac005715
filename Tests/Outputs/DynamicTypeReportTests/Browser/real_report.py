"""Picks every finding of a report on real screens, and looks at what its outline surrounds.

usage: real_report.py INDEX.HTML   (a page that holds its pictures)

The oracle is the picture itself: an outline around text that can be seen must surround ink.
"""

import pathlib
import sys
import urllib.parse

from webdriver import Browser, give_up_after

# The share of pixels inside the outline that differ from its most frequent colour; null without
# an outline.
INK = """
const image = document.querySelector("#picture img"), mark = document.querySelector(".mark.picked");
if (!mark) return null;
return image.decode().then(() => {
  const whole = image.getBoundingClientRect(), part = mark.getBoundingClientRect();
  // What lies beyond the picture leaves no ink in it, and is said to lie there.
  if (mark.classList.contains("outside") || part.y + part.height / 2 > whole.bottom) return 1;
  const scale = image.naturalWidth / whole.width;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext("2d");
  context.drawImage(image, (whole.x - part.x) * scale, (whole.y - part.y) * scale);
  const pixels = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return 1 - Math.max(...counts.values()) / pixels.length;
});
"""

# Rules about text that is drawn, at least in part, inside its element's frame.
SEEN = {"text-truncated", "text-does-not-scale"}


def main(path):
    give_up_after(420)
    with Browser() as browser:
        browser.resize(1280, 900)
        url = pathlib.Path(path).resolve().as_uri()
        browser.open(url)
        report = browser.run("return JSON.parse(document.getElementById('report').textContent)")
        picked = 0
        for screen in (each for document in report["documents"] for each in document["screens"]):
            fragment = urllib.parse.urlencode({"screen": screen["id"], "size": "XS"})
            for number, index in enumerate(screen["findings"], start=1):
                finding = report["findings"][index]
                browser.open(f"{url}#{fragment}")
                browser.click(f"button.finding[data-number='{number}']")
                size = browser.run("return document.querySelector('#size-name').textContent")
                # A finding that does not depend on the size is shown where the reader is.
                expected = (finding["sizes"] or ["XS"])[0]
                assert size == expected, f"at {size}, not {expected}: {finding['message']}"
                if "element" not in finding:
                    continue
                ink = browser.run(INK)
                assert ink is not None, f"nothing is outlined: {finding['message']}"
                if finding["rule"] in SEEN:
                    assert ink > 0.01, f"no ink in the outline ({ink:.4f}): {finding['message']}"
                picked += 1
        errors = [entry["message"] for entry in browser.log("browser")]
        assert errors == [], errors
        assert picked > 0, "no finding was picked"
        print(f"{picked} findings outlined")


if __name__ == "__main__":
    main(*sys.argv[1:])
