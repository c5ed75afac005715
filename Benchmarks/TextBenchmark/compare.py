"""Prints what `Scripts/benchmark-text` measured. usage: compare.py FOLDER"""
import pathlib
import sys

SIZES, WIDTHS = 12, 3


def rows(path):
    return [[float(word) for word in line.split()] for line in path.read_text().splitlines()]


def agreement(ours, theirs):
    pairs = [(a, b) for ra, rb in zip(ours, theirs) for a, b in zip(ra, rb)]
    return sum(a == b for a, b in pairs) / max(len(pairs), 1)


def line_counts(heights):
    """Heights of Skia's paragraphs as numbers of lines: multiples of a size's one-line height."""
    least = [min(row[index] for row in heights) for index in range(SIZES * WIDTHS)]
    unit = [min(least[start:start + WIDTHS]) for start in range(0, SIZES * WIDTHS, WIDTHS)]
    return [[round(height / unit[index // WIDTHS]) for index, height in enumerate(row)]
            for row in heights]


def main():
    folder = pathlib.Path(sys.argv[1])
    analysis, layout, placing, looking_up, megabytes, count = map(
        float, (folder / "ours").read_text().split())
    ours = rows(folder / "ours.lines")
    texts = len(ours)
    total = analysis + layout
    print(f"{count:.0f} layouts of {texts} texts; seconds of CPU")
    print(f"ours: {total:.3f} = analysis {analysis:.3f} + layouts {layout:.3f}; "
          f"with all glyphs placed {analysis + placing:.3f}; texts looked up each time "
          f"{analysis + looking_up:.3f}")
    first = analysis / texts + layout / texts / SIZES
    print(f"a further size takes {layout / texts / SIZES / first:.2%} of the first "
          f"({layout / count * 1e9:.0f} ns a layout, "
          f"{sum(map(sum, ours)) / count:.1f} lines each)")
    print(f"10,000 paragraphs kept: {megabytes:.0f} MB")
    seconds, _, version = (folder / "pango.out").read_text().split()
    print(f"Pango {version}: {float(seconds):.2f}, {float(seconds) / total:.0f} times ours "
          f"({float(seconds) / (analysis + placing):.0f} with all glyphs placed); equal numbers of "
          f"lines in {agreement(ours, rows(folder / 'pango.lines')):.1%}")
    if (folder / "skia.out").exists() and (folder / "skia.out").read_text():
        seconds, _, version = (folder / "skia.out").read_text().split()
        counts = line_counts(rows(folder / "skia.lines"))
        print(f"Skia (skia-python {version}): {float(seconds):.2f}, {float(seconds) / total:.0f} "
              f"times ours ({float(seconds) / (analysis + placing):.0f} with all glyphs placed); "
              f"equal numbers of lines in {agreement(ours, counts):.1%}")


main()
