"""What compiled programs print, and what the machine says of them."""
import collections
import dataclasses
import json
import os
import pathlib
import re
import subprocess

import program

HERE = pathlib.Path(__file__).resolve().parent
# Runs of a compiled program, each with other values from the module that the machine does not see.
RUNS = 16
SECONDS = 600

SHOWING = """
import Foundation
import Outside

@main struct Truth {
  static func main() {
    outsideSeed = Int(CommandLine.arguments[1])!
    %s
  }

  static func show(_ program: String, _ parts: [[String]]) {
    let data = try! JSONSerialization.data(withJSONObject: [program: parts])
    FileHandle.standardOutput.write(data + Data("\\n".utf8))
  }
}
"""


def compile_module(folder):
    run(["swiftc", "-emit-module", "-emit-library", "-static", "-module-name", "Outside", "-parse-as-library",
         str(HERE / "Outside.swift"), "-o", "libOutside.a"], folder)


class Broken(Exception):
    """Programs that do not compile, or do not end: what is said of each, by its number."""


# What is said of a program that the compiler does not survive, or takes too long for: it is left out.
COMPILER_ENDS = "is too much for the compiler"


def run(command, folder=None):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)}\nended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def compile_programs(folder, source):
    """The compiler says where it fails; each place is in a program."""
    try:
        run(["swiftc", "-swift-version", "5", "-Onone", "-suppress-warnings", "-I", ".", "-L", ".", "-lOutside",
             "Programs.swift", "Truth.swift", "-o", "truth"], folder)
    except RuntimeError as error:
        lines, broken = source.splitlines(), {}
        for match in re.finditer(r"^Programs.swift:(\d+):\d+: error: .*", str(error), re.M):
            heads = [line for line in lines[:int(match[1])] if line.startswith("struct Program")]
            reason = COMPILER_ENDS if "in reasonable time" in match[0] else f"does not compile: {match[0]}"
            broken.setdefault(int(re.search(r"\d+", heads[-1])[0]), reason)
        if not broken and (match := re.search(r"^\d+\.\t.*?Program(\d+)", str(error), re.M)):
            broken[int(match[1])] = COMPILER_ENDS
        if not broken:
            raise
        raise Broken(broken) from error


def run_programs(folder, seed, names):
    """What each program printed, one a line; one that ends them all is the one after the last line."""
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
    done = subprocess.run(["./truth", str(seed)], cwd=folder, capture_output=True, text=True, timeout=SECONDS, env=environment)
    lines = done.stdout.splitlines()
    if done.returncode != 0:
        raise Broken({int(names[len(lines)].removeprefix("Program")): f"ends with {done.returncode} {done.stderr[-300:]}"})
    return lines


def outcomes(folder, source, runs=RUNS):
    """By program and part, the texts of each run."""
    calls, names = [], []
    for name, body in re.findall(r"^struct (Program\d+) \{\n(.*?)^\}", source, re.M | re.S):
        parts = ", ".join(f"made.{part}" for part in re.findall(r"^  var (part\d+):", body, re.M))
        names.append(name)
        calls.append(f"do {{ Remote.begin(); let made = {name}(); show(\"{name}\", [{parts}]) }}")
    (folder / "Truth.swift").write_text(SHOWING % "\n    ".join(calls))
    compile_programs(folder, source)
    result = collections.defaultdict(list)
    for seed in range(runs):
        for line in run_programs(folder, seed, names):
            # In which module an app's types are, its sources do not say.
            (name, parts), = json.loads(line.replace("truth.Program", f"module{seed}.Program")).items()
            result[name].append(parts)
    return result


def claims(folder, check):
    """By program, what the machine says of the texts of each part."""
    result = {}
    for line in run([check, "programs", "Programs.swift"], folder).splitlines():
        result.update(json.loads(line))
    return result


def verdict(claim, texts):
    """What a claim on one text is worth, which runs gave these texts for."""
    if "known" in claim:
        return "right" if all(text == claim["known"] for text in texts) else "WRONG"
    if "oneOf" in claim:
        if not all(text in claim["oneOf"] for text in texts):
            return "WRONG"
    elif "pieces" in claim:
        pattern = ".*".join(map(re.escape, claim["pieces"]))
        if not all(text is not None and re.search(pattern, text, re.S) for text in texts):
            return "WRONG"
    return "given up" if len(set(texts)) == 1 else "honest"


def working(numbers, folder):
    """The outcomes of the programs that compile and end, and what is wrong with the others."""
    problems = []
    while True:
        source = program.source(numbers)
        (folder / "Programs.swift").write_text(source)
        try:
            return outcomes(folder, source), problems
        except Broken as error:
            broken, = error.args
            problems += [f"Program{number} {reason}" for number, reason in broken.items()]
            numbers = [number for number in numbers if number not in broken]


@dataclasses.dataclass
class Finding:
    """A text of which something wrong is said, or nothing though it is the same in each run."""
    verdict: str
    place: str
    claim: dict
    texts: list

    def __str__(self):
        texts = ", ".join(sorted({repr(text) for text in self.texts})[:4])
        return f"{self.verdict}: {self.place} is said to be {self.claim}; runs give {texts}"


def compare(numbers, check, folder):
    """Counts of verdicts, and what is wrong or given up."""
    truth, problems = working(numbers, folder)
    for problem in problems:
        print(problem, flush=True)
    said = claims(folder, check)
    counts, findings = collections.Counter(), []
    counts["broken"] = sum(not problem.endswith(COMPILER_ENDS) for problem in problems)
    for name, runs in truth.items():
        for part, own in enumerate(said[name]):
            lists = [run[part] for run in runs]
            rows = max(map(len, lists))
            # Where nothing is known of a list as a whole, nothing is known of each of its texts.
            if len(own) == 1 and "unknown" in own[0]:
                own = own * rows
            for row in range(max(rows, len(own))):
                texts = [texts[row] if row < len(texts) else None for texts in lists]
                claim = own[row] if row < len(own) else {"known": None}
                kind = verdict(claim, texts)
                counts[kind] += 1
                if kind in ("WRONG", "given up"):
                    findings.append(Finding(kind, f"{name}.part{part}[{row}]", claim, texts))
    return counts, findings
