"""Lays out the strings of a file at 12 sizes and 3 widths with Skia's text layout module.

usage: skia_paragraph.py STRINGS LINES
Writes the seconds of CPU taken, and to LINES the number of lines of each layout, as its height says.
"""
import sys
import time

import skia

SIZES = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
WIDTHS = [120, 200, 320]
NOTO = "/usr/share/fonts/truetype/noto/"
FONTS = {
    "Inter": "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "Noto Sans Arabic": NOTO + "NotoSansArabic-Regular.ttf",
    "Noto Sans Devanagari": NOTO + "NotoSansDevanagari-Regular.ttf",
    "Noto Sans CJK JP": "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
}


def main():
    strings = open(sys.argv[1], encoding="utf-8").read().splitlines()
    provider = skia.textlayout.TypefaceFontProvider()
    for family, path in FONTS.items():
        provider.registerTypeface(skia.Typeface.MakeFromFile(path), family)
    collection = skia.textlayout.FontCollection()
    collection.setDefaultFontManager(provider)
    unicode = skia.Unicodes.ICU.Make()
    rows = []
    start = time.process_time()
    for string in strings:
        row = []
        for size in SIZES:
            # Lines of one height, so that the height of a paragraph tells their number.
            strut = skia.textlayout.StrutStyle()
            strut.setFontFamilies(["Inter"])
            strut.setFontSize(size)
            strut.setStrutEnabled(True)
            strut.setForceStrutHeight(True)
            style = skia.textlayout.ParagraphStyle()
            style.setStrutStyle(strut)
            text = skia.textlayout.TextStyle()
            text.setFontFamilies(list(FONTS))
            text.setFontSize(size)
            builder = skia.textlayout.ParagraphBuilder.make(style, collection, unicode)
            builder.pushStyle(text)
            builder.addText(string)
            paragraph = builder.Build()
            for width in WIDTHS:
                paragraph.layout(width)
                row.append(paragraph.Height)
        rows.append(row)
    seconds = time.process_time() - start
    with open(sys.argv[2], "w") as output:
        for row in rows:
            output.write(" ".join(f"{height:g}" for height in row) + "\n")
    print(f"{seconds:.4f} {len(strings) * 36} {skia.__version__}")


main()
