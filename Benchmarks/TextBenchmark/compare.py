"""Prints what `Benchmarks/benchmark-text` measured. usage: compare.py FOLDER"""
import pathlib
import sys

SIZES, WIDTHS = 12, 3


def rows(path):
    return [[float(word) for word in line.split()] for line in path.read_text().splitlines()]


def agreement(ours, theirs, of=None):
    """The share of layouts with equal numbers of lines; of those only that are marked in `of`."""
    pairs = [(a, b) for i, (ra, rb) in enumerate(zip(ours, theirs))
             for j, (a, b) in enumerate(zip(ra, rb)) if of is None or of[i][j]]
    return sum(a == b for a, b in pairs) / max(len(pairs), 1)


def line_counts(heights):
    """Heights of Skia's paragraphs as numbers of lines: multiples of a size's one-line height."""
    least = [min(row[index] for row in heights) for index in range(SIZES * WIDTHS)]
    unit = [min(least[start:start + WIDTHS]) for start in range(0, SIZES * WIDTHS, WIDTHS)]
    return [[round(height / unit[index // WIDTHS]) for index, height in enumerate(row)]
            for row in heights]


def main():
    folder = pathlib.Path(sys.argv[1])
    # The run of ours that is in the middle by its time with all glyphs placed.
    runs = sorted(rows(folder / "ours"), key=lambda run: run[0] + run[2])
    analysis, layout, placing, looking_up, megabytes, count, answering, _, _ = runs[len(runs) // 2]
    # Of the parts that are compared with each other, the run in the middle by their ratio.
    *_, first, further = sorted(runs, key=lambda run: run[8] / run[7])[len(runs) // 2]
    ours = rows(folder / "ours.lines")
    words_fit = rows(folder / "ours.lines.words")
    texts = len(ours)
    total, placed = analysis + layout, analysis + placing
    print(f"{count:.0f} layouts of {texts} texts; seconds of CPU (ours: the middle of {len(runs)} runs)")
    print(f"ours: {total:.3f} = analysis {analysis:.3f} + layouts {layout:.3f}; "
          f"with all glyphs placed {placed:.3f}; texts looked up each time "
          f"{analysis + looking_up:.3f}")
    added = further / (SIZES - 1)
    print(f"text after text: a further size takes {added / first:.2%} of the first, both at {WIDTHS} "
          f"widths: {added / texts / WIDTHS * 1e9:.0f} ns a layout of {sum(map(sum, ours)) / count:.1f} "
          f"lines, {first / texts * 1e6:.1f} µs the analysis and the first {WIDTHS} layouts")
    print(f"prepared texts answer a proposed width by SwiftUI's rules in {answering / count * 1e9:.0f} ns")
    print(f"10,000 paragraphs kept: {megabytes:.0f} MB")
    fitting = sum(map(sum, words_fit)) / count
    print(f"equal numbers of lines: in all layouts (and in the {fitting:.0%} whose words all fit in "
          "a line; the others split words wider than a line, ours on a line of their own, as iOS)")

    def compare(name, seconds, counts):
        print(f"{name}: {seconds:.2f}, {seconds / total:.0f} times ours "
              f"({seconds / placed:.0f} with all glyphs placed); equal numbers of lines in "
              f"{agreement(ours, counts):.1%} ({agreement(ours, counts, words_fit):.1%})")

    seconds, _, version = (folder / "pango.out").read_text().split()
    pango = rows(folder / "pango.lines")
    compare(f"Pango {version}", float(seconds), pango)
    if (folder / "skia.out").exists() and (folder / "skia.out").read_text():
        seconds, _, version = (folder / "skia.out").read_text().split()
        skia = line_counts(rows(folder / "skia.lines"))
        compare(f"Skia (skia-python {version})", float(seconds), skia)
        print(f"Pango and Skia with each other: {agreement(pango, skia):.1%} "
              f"({agreement(pango, skia, words_fit):.1%})")


main()
