"""The page and the plot of how the solver's times grow: Documentation/solver.md, images/solver-growth.svg."""

import math
import pathlib

JOBS = {
    "full": "from nothing to values",
    "edits": "up to 50 heights edited",
    "swap": "one constraint out and in",
}
COLORS = {"ours": "#1f6feb", "kiwi": "#b35900"}
PANEL, LEFT, TOP, GAP = (250, 190), 64, 74, (34, 52)


def exponent(sizes: list[int], times: list[float]) -> float:
    """The slope of a straight line through the logarithms, by least squares."""
    xs, ys = [math.log(s) for s in sizes], [math.log(t) for t in times]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def time_label(microseconds: float) -> str:
    for unit, size in [("s", 1e6), ("ms", 1e3)]:
        if microseconds >= size:
            return f"{microseconds / size:g} {unit}"
    return f"{microseconds:g} µs"


class Scale:
    """From logarithms to places along an axis."""

    def __init__(self, low: float, high: float, start: float, end: float):
        self.low, self.high, self.start, self.end = math.log10(low), math.log10(high), start, end

    def __call__(self, value: float) -> float:
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def powers(self) -> list[float]:
        return [10**p for p in range(math.ceil(self.low - 1e-9), math.floor(self.high + 1e-9) + 1)]


def plot(shapes: list[str], sizes: list[int], times: dict) -> str:
    """Small multiples, logarithmic both ways: a straight line is a power, its slope the exponent."""
    width = LEFT + len(shapes) * (PANEL[0] + GAP[0])
    height = TOP + len(JOBS) * (PANEL[1] + GAP[1])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="Inter, Helvetica, sans-serif" font-size="12" fill="#24292f">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        '<text x="16" y="26" font-size="16" font-weight="600">Time to solve a screen, by its number of variables</text>',
    ]
    for place, name in enumerate(["ours", "kiwi"]):
        x = 16 + place * 170
        label = {"ours": "CassowarySolver", "kiwi": "kiwi 1.5.0 (C++, -O2)"}[name]
        parts.append(f'<line x1="{x}" y1="45" x2="{x + 22}" y2="45" stroke="{COLORS[name]}" stroke-width="2.5"{dash(name)}/>')
        parts.append(f'<text x="{x + 28}" y="49">{label}</text>')
    for row, job in enumerate(JOBS):
        measured = [t for shape in shapes for name in COLORS for t in times[shape][name][job]]
        low, high = 10 ** math.floor(math.log10(min(measured))), 10 ** math.ceil(math.log10(max(measured)))
        for column, shape in enumerate(shapes):
            x0, y0 = LEFT + column * (PANEL[0] + GAP[0]), TOP + 22 + row * (PANEL[1] + GAP[1])
            across = Scale(sizes[0], sizes[-1], x0, x0 + PANEL[0])
            down = Scale(low, high, y0 + PANEL[1], y0)
            parts += panel(f"{shape}: {JOBS[job]}", sizes, times[shape], job, across, down, column == 0)
    return "\n".join(parts + ["</svg>", ""])


def dash(name: str) -> str:
    return ' stroke-dasharray="6 4"' if name == "kiwi" else ""


def panel(title, sizes, times, job, across: Scale, down: Scale, has_labels: bool) -> list[str]:
    left, right, top, bottom = across.start, across.end, down.end, down.start
    parts = [f'<text x="{left}" y="{top - 8}" font-weight="600">{title}</text>']
    for value in down.powers():
        y = down(value)
        parts.append(f'<line x1="{left}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="#d8dee4"/>')
        if has_labels:
            parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#57606a">{time_label(value)}</text>')
    for size in [sizes[0], 204, 1000, sizes[-1]]:
        if sizes[0] <= size <= sizes[-1]:
            parts.append(f'<text x="{across(size):.1f}" y="{bottom + 15}" text-anchor="middle" fill="#57606a">{size}</text>')
    for name in COLORS:
        points = [(across(s), down(t)) for s, t in zip(sizes, times[name][job])]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{COLORS[name]}" stroke-width="2.5"{dash(name)}/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.8" fill="{COLORS[name]}"/>' for x, y in points]
    return parts


def page(shapes: list[str], sizes: list[int], times: dict, counts: dict) -> str:
    lines = [
        "# How the solver's times grow",
        "",
        "Made by `Benchmarks/solver-against-kiwi --page`, which times `CassowarySolver` and kiwi 1.5.0 (C++, -O2) in",
        "turns on the same screens. Times are the best of many runs; a ratio below 1 means that ours is faster.",
        "",
        "![Time by number of variables](images/solver-growth.svg)",
        "",
        "## Exponents",
        "",
        "The slope of the lines: time grows as variables to this power.",
        "",
        "| screen | job | ours, all sizes | kiwi, all sizes | ours, largest three | kiwi, largest three |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for shape in shapes:
        for job, words in JOBS.items():
            cells = []
            for start in [0, -3]:
                for name in ["ours", "kiwi"]:
                    cells.append(f"{exponent(sizes[start:], times[shape][name][job][start:]):.2f}")
            lines.append(f"| {shape} | {words} | " + " | ".join(cells) + " |")
    for job, words in JOBS.items():
        lines += ["", f"## {words.capitalize()}", "", "| screen | variables | constraints | ours | kiwi | ours ÷ kiwi |"]
        lines.append("| --- | ---: | ---: | ---: | ---: | ---: |")
        for shape in shapes:
            for index, size in enumerate(sizes):
                ours, kiwi = (times[shape][name][job][index] for name in ["ours", "kiwi"])
                lines.append(
                    f"| {shape} | {size} | {counts[shape][index]} | {ours:,.1f} µs | {kiwi:,.1f} µs | {ours / kiwi:.2f} |"
                )
    return "\n".join(lines + [""])


def write(folder: pathlib.Path, shapes: list[str], sizes: list[int], times: dict, counts: dict) -> None:
    (folder / "images" / "solver-growth.svg").write_text(plot(shapes, sizes, times))
    (folder / "solver.md").write_text(page(shapes, sizes, times, counts))
