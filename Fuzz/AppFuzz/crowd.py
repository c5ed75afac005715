#!/usr/bin/env python3
"""Checks a crowd of documents, one in a hundred of them broken: the others' findings are what they are without.

usage: crowd.py BINARY [COUNT [SEED]]

COUNT documents, 5,000 by default, are copies of the example's; those that are broken are mutated as app_fuzz.py does
it. Ends with 1 and says which documents differ.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

import mutations
import seeds

NAMES = ["Base.lproj/Settings.storyboard", "Catalogue/TeaCardCell.xib", "Order/OrderForm.xib"]


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary = os.path.abspath(sys.argv[1])
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    chance = random.Random(seed)
    whole = {name.encode(): seeds.read(os.path.join(seeds.ROOT, "Examples/Teahouse", name)) for name in NAMES}
    with tempfile.TemporaryDirectory() as folder:
        good, broken = {}, {}
        for number in range(count):
            name = sorted(whole)[number % len(whole)]
            path = b"%d/%s" % (number, os.path.basename(name))
            if number % 100 == 99:
                broken[path] = mutations.broken(whole[name], whole, chance)
            else:
                good[path] = whole[name]
        seeds.write(good, folder)
        alone = findings(binary, folder)
        seeds.write(broken, folder)
        together = findings(binary, folder)
    hostile = {os.fsdecode(path) for path in broken}
    different = [path for path in sorted({*alone, *together} - hostile) if alone.get(path) != together.get(path)]
    total = sum(map(len, alone.values()))
    print(f"{len(good)} documents with {total} findings, {len(broken)} broken beside them: {len(different)} differ")
    for path in different[:10]:
        print(path)
    sys.exit(1 if different or not total else 0)


def findings(binary, folder):
    """What is found, by document."""
    options = ["check", ".", "--format", "json", "--notes", "--allow-unreadable", "--fail-on", "never"]
    done = subprocess.run([binary, *options], cwd=folder, stdout=subprocess.PIPE, check=True)
    found = {}
    for finding in json.loads(done.stdout)["findings"]:
        found.setdefault(finding["path"].removeprefix("./"), []).append(finding)
    return found


if __name__ == "__main__":
    main()
