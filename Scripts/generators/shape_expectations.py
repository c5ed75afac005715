#!/usr/bin/env python3
"""usage: shape_expectations.py FILE

Writes the views of a file of expectations as Swift that is compiled against the shape:
Shapes/Tests/SwiftUIShapeTests/Expectations/. The numbers stay in the file, which the tests read.
Of grade D every third case is taken, of the others all whose names are identifiers in the view.
"""
import json
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "Shapes/Tests/SwiftUIShapeTests/Expectations"
PER_FILE = 48


def can_be_looked_up(case):
    ids = [frame.get("id", "") for frame in case["expect"]]
    return "proposal" in case or "items" in case["view"] or all(f'"{id}"' in case["view"] for id in ids)


def main():
    cases = [case for case in json.load(open(sys.argv[1]))["cases"] if can_be_looked_up(case)]
    taken, seen = [], 0
    for case in cases:
        if case["evidence"] == "D":
            seen += 1
            if seen % 3:
                continue
        taken.append(case)
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = []
    for start in range(0, len(taken), PER_FILE):
        name = f"expectations{start // PER_FILE + 1}"
        names.append(name)
        lines = ["// Written by Scripts/generators/shape_expectations.py.", "import SwiftUI", "",
                 "// swift-format-ignore", "@MainActor", f"func {name}(_ id: String) -> (any View)? {{",
                 "  switch id {"]
        for case in taken[start:start + PER_FILE]:
            view = case["view"].replace("{ items }", "{ ExpectedCells() }")
            lines += [f'  case "{case["id"]}":', f"    return {view}"]
        lines += ["  default: return nil", "  }", "}", ""]
        (FOLDER / f"{name[0].upper()}{name[1:]}+Generated.swift").write_text("\n".join(lines))
    lines = ["// Written by Scripts/generators/shape_expectations.py.", "import SwiftUI", "",
             "/// The view of an expectation; nil for one that is not compiled.", "@MainActor",
             "func expectedView(_ id: String) -> (any View)? {",
             "  " + " ?? ".join(f"{name}(id)" for name in names), "}", ""]
    (FOLDER / "ExpectedView+Generated.swift").write_text("\n".join(lines))
    print(f"{len(taken)} views")


main()
