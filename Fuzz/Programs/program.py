"""Swift programs as people write them, at random but the same for each number.

A program is a type with properties `part0`, `part1` …, each of which runs some code and gives a list of texts.
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Scripts/generators"))

from views import Chance  # noqa: E402

from declarations import Declarations  # noqa: E402
from expressions import Expressions  # noqa: E402
from features import Features  # noqa: E402
from statements import Statements  # noqa: E402
from swift_types import STRING, Variable, array, is_kind  # noqa: E402

PARTS = 1
# Texts that a part gives.
MOST_TEXTS = 9


class Program(Expressions, Statements, Declarations, Features):
    """The source of one program."""

    def __init__(self, number):
        self.number = number
        self.chance = Chance(number * 7 + 3)
        self.below, self.one, self.often = self.chance.below, self.chance.one, self.chance.often
        self.types, self.functions, self.scope, self.recipes = {}, [], [], []
        self.errors, self.actions, self.loops, self.out = [], [], [], []
        self.members, self.outside, self.constants = [], [], []
        self.result, self.throws, self.kept, self.pure = None, False, False, False
        # How many times the lines are run that are written, and what the calls in them cost.
        self.rounds, self.spent, self.depth = 1, 0, 1
        self.depth_of_closures = 0
        # Percent of truths and numbers that only running tells.
        self.unknowns = 0
        self.names = self.calls = 0

    def fresh(self, start):
        self.names += 1
        return f"{start}{self.names}"

    def part(self, number):
        self.unknowns = self.one([0, 0, 0, 4, 12])
        self.rounds, self.spent, self.actions = 1, 0, []
        with self.body(array(STRING), parameters=[Variable("log", array(STRING), True, alone=True)]) as lines:
            self.result = None
            for _ in range(4):
                self.declare()
            self.result = array(STRING) if self.often(10) else None
            self.statements(3 + self.below(5))
            self.unknowns = 0
            shown = [variable for variable in self.scope if not is_kind(variable.type, "->") or variable.type[2] != "Void"]
            while len(shown) > MOST_TEXTS:
                shown.pop(1 + self.below(len(shown) - 1))
            texts = [self.shown(variable.name, variable.type) for variable in shown]
        body = ["var log: [String] = []"] + lines + ["return ["] + [text + "," for text in texts] + ["]"]
        return [f"  var part{number}: [String] {{"] + ["    " + line for line in body] + ["  }"]

    def source(self):
        self.declare_types()
        parts = [line for number in range(PARTS) for line in self.part(number)]
        return "\n".join([f"struct Program{self.number} {{"] + ["  " + line for line in self.members] + parts + ["}"]
                         + self.outside) + "\n"


def source(numbers):
    """A file of the programs with these numbers."""
    return "import Outside\n\n" + SHARED + "\n" + "\n".join(Program(number).source() for number in numbers)


# What stands in each file once: operators cannot be declared in types.
SHARED = """infix operator <+>: AdditionPrecedence
infix operator **: MultiplicationPrecedence
prefix operator ^^
"""
