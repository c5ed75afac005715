"""Types of generated programs, as tuples, and how Swift spells them."""
from dataclasses import dataclass, field

INT, BOOL, STRING, DOUBLE, CHARACTER, VOID = "Int", "Bool", "String", "Double", "Character", "Void"


def array(element):
    return ("[]", element)


def optional(wrapped):
    return ("?", wrapped)


def dictionary(key, value):
    return ("[:]", key, value)


def set_of(element):
    return ("Set", element)


def tuple_of(*parts):
    """Of pairs of a label, which may be None, and a type."""
    return ("()", parts)


def function(parameters, result):
    return ("->", tuple(parameters), result)


def named(name):
    return ("named", name)


def is_kind(type, kind):
    return isinstance(type, tuple) and type[0] == kind


def spell(type):
    if isinstance(type, str):
        return type
    kind = type[0]
    if kind == "[]":
        return f"[{spell(type[1])}]"
    if kind == "?":
        inner = spell(type[1])
        return f"({inner})?" if "->" in inner or inner.startswith("any ") else f"{inner}?"
    if kind == "[:]":
        return f"[{spell(type[1])}: {spell(type[2])}]"
    if kind == "Set":
        return f"Set<{spell(type[1])}>"
    if kind == "()":
        return "(" + ", ".join((f"{label}: " if label else "") + spell(part) for label, part in type[1]) + ")"
    if kind == "->":
        return f"({', '.join(map(spell, type[1]))}) -> {spell(type[2])}"
    return type[1]


@dataclass
class Variable:
    """Something that has a name in a scope."""
    name: str
    type: object
    mutable: bool = False
    # A property of `self`, or an `inout` parameter: closures that are kept may not capture it.
    borrowed: bool = False
    # May be handed over `inout`: a local that no closure changes.
    alone: bool = False


@dataclass
class Parameter:
    label: str
    name: str
    type: object
    inout: bool = False
    default: str = ""

    def declaration(self):
        names = self.name if self.label == self.name else f"{self.label or '_'} {self.name}"
        return f"{names}: {'inout ' if self.inout else ''}{spell(self.type)}" + (
            f" = {self.default}" if self.default else "")


@dataclass
class Function:
    name: str
    parameters: list
    result: object
    cost: int = 5
    throws: bool = False
    mutating: bool = False
    static: bool = False
    # Whether it does nothing but give a value.
    pure: bool = False
    # How it is called, where not by its name.
    prefix: str = ""


@dataclass
class Property:
    name: str
    type: object
    settable: bool = False
    stored: bool = True
    cost: int = 1
    # A getter that changes its value, as that of `lazy` does.
    mutating: bool = False


@dataclass
class Declared:
    """A type that a program declares."""
    name: str
    kind: str
    properties: list = field(default_factory=list)
    methods: list = field(default_factory=list)
    statics: list = field(default_factory=list)
    initializers: list = field(default_factory=list)
    # Of an enumeration: names with lists of pairs of a label and a type.
    cases: list = field(default_factory=list)
    raw: object = None
    listed: bool = False
    hashable: bool = False
    comparable: bool = False
    # Whether Swift's own description of it is that of its parts.
    plain: bool = False
    subclasses: list = field(default_factory=list)
    superclass: object = None
    # Of a protocol: the types that conform to it.
    conforming: list = field(default_factory=list)
    # Lines that people write of one value, for `{}`, which give a text.
    recipes: list = field(default_factory=list)
