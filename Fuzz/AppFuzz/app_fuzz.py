#!/usr/bin/env python3
"""Runs the tool on small apps of which a few files are broken, until the time is up.

usage: app_fuzz.py BINARY [SECONDS [SEED [ROUND]]]

Each round makes an app of Examples/ and of the files in seeds.py, mutates up to three of its files or names, and runs
one command on it twice: on one thread and on four, in two locales. Whatever the files hold,

- the tool ends by itself, with 0, 1 or 2, in less than five minutes and a gigabyte,
- both runs write the same bytes, without control characters, and a parser of their format reads them,
- only `fix` changes files, and what it has fixed once it leaves alone.

A round that breaks a promise ends the run with 1; its app stays in the folder that is printed, and ROUND runs it
again.
"""

import os
import random
import shutil
import sys
import tempfile
import time

import commands
import mutations
import seeds


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary = os.path.abspath(sys.argv[1])
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 10
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    only = int(sys.argv[4]) if len(sys.argv) > 4 else None
    work = tempfile.mkdtemp(prefix="app-fuzz-")
    files = seeds.app(binary, work)
    tally = {}
    end = time.monotonic() + seconds
    number = only or 0
    while time.monotonic() < end:
        folder = os.path.join(work, str(number))
        chance = random.Random(f"{seed}:{number}")
        seeds.write(mutations.mutated(files, chance), folder)
        command = chance.choice(commands.ALL)
        problem = commands.problem(command, binary, folder, chance)
        if problem:
            sys.exit(f"seed {seed}, round {number}: {command.__name__}: {problem}\nkept: {folder}")
        tally[command.__name__] = tally.get(command.__name__, 0) + 1
        shutil.rmtree(folder)
        if only is not None:
            break
        number += 1
    shutil.rmtree(work)
    counts = ", ".join(f"{name} {count}" for name, count in sorted(tally.items()))
    print(f"seed {seed}: {sum(tally.values())} rounds: {counts}")


if __name__ == "__main__":
    main()
