"""Expressions of a type, made of what is in scope. None of them can trap, and numbers stay small."""
import re

from swift_types import (
    BOOL, CHARACTER, DOUBLE, INT, STRING, VOID, Function, array, dictionary, function, is_kind, named, optional, set_of, spell,
    tuple_of)

WORDS = ["ash", "birch", "cedar", "elm", "fir", "hazel", "iris", "larch", "maple", "oak", "pine", "rowan", "willow",
         "élan", "naïve", "x", "A1b2", "to be", ""]


class Expressions:
    """What a writer of programs makes expressions with: `chance`, `scope`, `types` and `functions` are the program's."""

    def expression(self, type, depth=2, known=True):
        """One of a type. Where the type is not `known` from around it, it says its type itself."""
        if not known and self.is_polymorphic(type):
            return f"({self.expression(type, depth)} as {spell(type)})"
        if depth > 0 and self.often(9) and type != VOID and not is_kind(type, "->") and not self.is_polymorphic(type):
            condition = self.expression(BOOL, depth - 1)
            return f"({condition} ? {self.expression(type, depth - 1, known)} : {self.expression(type, 0, known)})"
        options = self.variables(type)
        if options and self.often(45 if depth else 70):
            return self.one(options)
        if depth > 0 and self.often(40):
            made = self.call_of(type, depth - 1) if self.often(60) else self.member_of(type)
            if made:
                return made
        if self.often(self.unknowns) and type in (INT, BOOL, STRING):
            return self.unknown(type)
        if isinstance(type, str):
            made = {INT: self.int, BOOL: self.bool, STRING: self.string, DOUBLE: self.double,
                    CHARACTER: self.character}[type](depth)
        else:
            made = {"[]": self.array, "?": self.optional, "[:]": self.dictionary, "Set": self.set, "()": self.tuple,
                    "->": self.closure, "named": self.instance}[type[0]](type, depth, known)
        return made

    def is_polymorphic(self, type):
        """Whether values of several types are of it."""
        if isinstance(type, str) or is_kind(type, "->"):
            return False
        if type[0] == "named":
            declared = self.types.get(type[1])
            return declared is not None and bool(declared.subclasses or declared.conforming)
        if type[0] == "()":
            return any(self.is_polymorphic(part) for _, part in type[1])
        return any(self.is_polymorphic(part) for part in type[1:])

    def head(self, type, depth=2, known=True):
        """One that a brace of a statement follows."""
        return self.guarded(self.expression(type, depth, known))

    def guarded(self, text):
        return f"({text})" if "{" in text else text

    def unknown(self, type):
        self.calls += 1
        number = self.below(9)
        if type == BOOL:
            return self.one([f"Remote.flag({number})", "Remote.isOn", f"remoteFlag({number})"])
        if type == INT:
            return self.one([f"Remote.number({number})", f"remoteNumber(below: {number + 2})"])
        return f"Remote.name({number})"

    # What is in scope

    def visible(self):
        return [variable for variable in self.scope if not (self.kept and variable.borrowed)
                and not (self.pure and (variable.mutable or is_kind(variable.type, "->")))]

    def variables(self, type):
        return [variable.name for variable in self.visible() if self.fits(variable.type, type)]

    def fits(self, own, wanted):
        if own == wanted:
            return True
        if is_kind(own, "named") and is_kind(wanted, "named"):
            base = self.types.get(wanted[1])
            return base is not None and (own[1] in base.subclasses or own[1] in base.conforming)
        return False

    def member_of(self, type):
        """A part of some value: a property, an element of a tuple, something in an optional or a list."""
        options = []
        for variable in self.visible():
            own, name = variable.type, variable.name
            if is_kind(own, "named") and own[1] in self.types:
                for property in self.types[own[1]].properties:
                    if property.type == type and not (property.mutating and not (
                            variable.mutable or self.types[own[1]].kind == "class")) and self.affords(property.cost) \
                            and not (self.pure and property.cost > 1):
                        options.append(f"{name}.{property.name}")
            elif is_kind(own, "()"):
                for number, (label, part) in enumerate(own[1]):
                    if part == type:
                        options.append(f"{name}.{label if label and self.often(60) else number}")
            elif is_kind(own, "?") and own[1] == type and not is_kind(type, "->"):
                options.append(f"({name} ?? {self.expression(type, 0)})")
            elif is_kind(own, "[]") and own[1] == type:
                options.append(f"({name}.{self.one(['first', 'last'])} ?? {self.expression(type, 0)})")
                options.append(f"({name}.indices.contains({self.below(4)}) ? {name}[{self.below(1)}] : "
                               f"{self.expression(type, 0)})")
            elif is_kind(own, "[:]") and own[2] == type:
                key = self.expression(own[1], 0)
                options += [f"({name}[{key}] ?? {self.expression(type, 0)})",
                            f"{name}[{key}, default: {self.expression(type, 0)}]"]
            if is_kind(type, "?") and is_kind(own, "?") and is_kind(own[1], "named") and own[1][1] in self.types:
                options += [f"{name}?.{property.name}" for property in self.types[own[1][1]].properties
                            if property.type == type[1] and not property.mutating and property.cost == 1]
        return self.one(options) if options else None

    def affords(self, cost):
        return self.rounds * cost < 400

    def call_of(self, type, depth):
        """A call that gives a type: of a function, a closure or a method."""
        options = []
        if not self.pure:
            for variable in self.visible():
                own = variable.type
                if is_kind(own, "->") and own[2] == type and self.affords(20):
                    options.append((variable.name, own[1], 20))
                if is_kind(own, "named") and own[1] in self.types:
                    for method in self.types[own[1]].methods:
                        if method.result == type and not method.throws and self.affords(method.cost) and (
                                not method.mutating or self.mutable(variable)):
                            options.append((f"{variable.name}.{method.name}", method, method.cost))
        for called in self.functions:
            if called.result == type and self.affords(called.cost) and (called.pure or not self.pure):
                options.append((called.prefix + called.name, called, called.cost))
        if not options:
            return None
        name, called, cost = self.one(options)
        self.spent += cost * self.rounds
        if isinstance(called, tuple):
            return f"{name}({', '.join(self.expression(part, min(depth, 1)) for part in called)})"
        arguments = self.arguments(called, depth)
        if arguments is None:
            return None
        call = f"{name}{arguments}"
        if called.throws:
            return f"(try? {call})" if is_kind(type, "?") else f"((try? {call}) ?? {self.expression(type, 0)})"
        return call

    def mutable(self, variable):
        return variable.mutable or (is_kind(variable.type, "named") and variable.type[1] in self.types
                                    and self.types[variable.type[1]].kind == "class")

    def arguments(self, called, depth):
        """Those of a call in parentheses; nil where one of them is `inout`, for which nothing is in scope."""
        parts, trailing = [], ""
        used = set()
        for number, parameter in enumerate(called.parameters):
            if parameter.default and parameter.label and self.often(50):
                continue
            if parameter.inout:
                places = [variable.name for variable in self.scope if variable.alone and variable.mutable
                          and variable.type == parameter.type and variable.name not in used and not self.kept]
                if not places or self.pure:
                    return None
                place = self.one(places)
                used.add(place)
                value = f"&{place}"
            else:
                # What is handed over `inout` may not be read meanwhile: arguments are plain then.
                plain = any(other.inout for other in called.parameters)
                value = self.literal(parameter.type) if plain else self.expression(parameter.type, min(depth, 1))
                last = number == len(called.parameters) - 1
                if last and is_kind(parameter.type, "->") and value.startswith("{") and self.often(70):
                    trailing = " " + value
                    continue
            parts.append(f"{parameter.label}: {value}" if parameter.label else value)
        return f"({', '.join(parts)}){trailing}" if parts or not trailing else f"(){trailing}"

    def literal(self, type):
        """One of a type that nothing in scope is in."""
        saved, self.scope = self.scope, []
        unknowns, self.unknowns = self.unknowns, 0
        functions, self.functions = self.functions, []
        made = self.expression(type, 0)
        self.scope, self.unknowns, self.functions = saved, unknowns, functions
        return made

    # Numbers and truths

    def int(self, depth):
        if depth == 0 or self.often(12):
            return str(self.below(self.one([4, 10, 100])))
        one, other = self.expression(INT, depth - 1), self.expression(INT, depth - 1)
        small = 2 + self.below(8)
        ints = self.variables(array(INT))
        words = self.variables(STRING)
        options = [
            f"({one} + {other})", f"({one} - {other})", f"({one} * {small})", f"({one} % {small})",
            f"({one} / {small})", f"({one} &+ {other})", f"abs({one})", f"max({one}, {other})", f"min({one}, {other})",
            f"({one} & {small})", f"(0 - {one})", f"({one} ^ {small})", f"({one} << {self.below(3)})",
            f"{one}.quotientAndRemainder(dividingBy: {small}).{self.one(['quotient', 'remainder'])}",
            f"{self.expression(array(INT), depth - 1, known=False)}.count",
            f"{self.expression(STRING, depth - 1)}.count",
            f"(Int(\"{self.one(['12', '-3', 'x', '', '+4', '1.5', '007'])}\") ?? {one})",
            f"Int({self.expression(DOUBLE, 0)})", f"{one}.signum()",
            f"[{one}, {other}].{self.one(['min', 'max'])}()!",
        ]
        if ints:
            name = self.one(ints)
            item = self.fresh("n")
            options += [
                f"{name}.reduce(0, +)", f"{name}.reduce({small}) {{ ($0 * 3 + $1) % 101 }}",
                f"{name}.filter {{ $0 > {small} }}.count", f"({name}.firstIndex(of: {one}) ?? -1)",
                f"({name}.max() ?? {other})", f"{name}.lazy.map {{ $0 + 1 }}.reduce(0, +)",
                f"{name}.reduce(into: 0) {{ {item}, part in {item} += part % {small} }}",
                f"({name}.last {{ $0 < {small} }} ?? 0)", f"{name}.prefix(while: {{ $0 < {small * 3} }}).count",
                f"{name}.dropFirst().reduce(1, -)", f"zip({name}, {name}.dropFirst()).filter {{ $0 < $1 }}.count",
                f"{name}.enumerated().map {{ $0 * $1 }}.reduce(0, +)", f"{name}[...].endIndex",
            ]
        if words:
            name = self.one(words)
            options += [f"{name}.filter {{ $0 == \"e\" || $0.isNumber }}.count", f"{name}.unicodeScalars.count",
                        f"{name}.split(separator: \" \").count", f"{name}.compactMap(\\.wholeNumberValue).reduce(0, +)",
                        f"{name}.utf8.count"]
        return self.one(options)

    def bool(self, depth):
        if depth == 0:
            return self.one(["true", "false"])
        if self.often(self.unknowns * 2):
            return self.unknown(BOOL)
        one, other = self.expression(INT, depth - 1), self.expression(INT, depth - 1)
        text = self.expression(STRING, depth - 1)
        sign = self.one(["<", ">", "<=", ">=", "==", "!="])
        options = [f"({one} {sign} {other})", f"({one} {sign} {other})",
                   f"{one}.isMultiple(of: {2 + self.below(4)})", f"{text}.isEmpty",
                   f"{text}.hasPrefix(\"{self.one('abcemo')}\")", f"{text}.contains(\"{self.one('aeixo')}\")",
                   f"({text} {self.one(['<', '==', '!='])} {self.expression(STRING, 0)})",
                   f"({self.below(4)}..<{5 + self.below(9)}).contains({one})", f"(0...{self.below(20)} ~= {one})",
                   f"(({one}, {other}) < ({self.below(9)}, {self.below(9)}))"]
        if depth > 1:
            left, right = self.expression(BOOL, depth - 1), self.expression(BOOL, depth - 1)
            options += [f"({left} && {right})", f"({left} || {right})", f"!{left}", f"({left} && {right})",
                        f"({left} || {right})"]
        for variable in self.visible():
            own, name = variable.type, variable.name
            if own == array(INT):
                options += [f"{name}.allSatisfy {{ $0 > {self.below(4)} }}", f"{name}.contains({one})",
                            f"{name}.contains {{ $0 % 2 == {self.below(2)} }}", f"({name} == {name}.sorted())",
                            f"{name}.starts(with: [{self.below(4)}])", f"{name}.elementsEqual({name}.reversed())"]
            elif is_kind(own, "?") and not is_kind(own[1], "->"):
                options += [f"({name} == nil)", f"({name} != nil)"] * (
                    1 if not is_kind(own[1], "named") else 1)
            elif is_kind(own, "Set"):
                options.append(f"{name}.contains({self.expression(own[1], 0)})")
            elif is_kind(own, "[:]"):
                options.append(f"({name}[{self.expression(own[1], 0)}] == nil)")
            elif is_kind(own, "named") and own[1] in self.types:
                declared = self.types[own[1]]
                if declared.hashable:
                    options.append(f"({name} == {self.expression(own, depth - 1)})")
                if declared.comparable:
                    options.append(f"({name} < {self.expression(own, depth - 1)})")
                if declared.kind == "class" and declared.subclasses:
                    options.append(f"({name} is {self.one(declared.subclasses)})")
                if declared.kind == "class":
                    options.append(f"({name} === {self.one(self.variables(own))})")
        return self.one(options)

    def double(self, depth):
        if depth == 0:
            return self.one(["0.5", "1.25", "2.0", "10.75", "0.1", "3.0", "(-1.5)"])
        one, other = self.expression(DOUBLE, depth - 1), self.expression(DOUBLE, depth - 1)
        return self.one([f"({one} + {other})", f"({one} - {other})", f"({one} * 2)", f"({one} / 4)",
                         f"Double({self.expression(INT, depth - 1)})", f"{one}.rounded()", f"({one} * 1.5)",
                         f"max({one}, {other})", f"{one}.rounded(.{self.one(['down', 'up', 'towardZero'])})",
                         f"abs({one})", f"(Double(\"{self.one(['1.5', 'x', '2'])}\") ?? {one})", f"abs({one}).magnitude"])

    # Texts

    def word(self):
        return f"\"{self.one(WORDS)}\""

    def character(self, depth):
        texts = self.variables(STRING)
        if depth and texts:
            return f"({self.one(texts)}.{self.one(['first', 'last'])} ?? \"?\")"
        return f"Character(\"{self.one('abcxyz19é')}\")"

    def string(self, depth):
        if depth == 0 or self.often(8):
            return self.word()
        one, other = self.expression(STRING, depth - 1), self.expression(STRING, depth - 1)
        number = self.expression(INT, depth - 1)
        options = [
            f"({one} + {other})", f"\"{self.one(['n', '', '<'])}\\({number}){self.one([';', '', ' of '])}\\({one})\"",
            f"\"\\({number})\"", f"{one}.uppercased()", f"String({number})", f"String({one}.reversed())",
            f"String({one}.prefix({1 + self.below(4)}))", f"String({one}.dropFirst({self.below(3)}))",
            f"String({one}.suffix({1 + self.below(3)}))", f"{one}.lowercased()",
            f"String(repeating: {self.word()}, count: {self.below(4)})",
            f"{self.expression(array(STRING), depth - 1, known=False)}.joined(separator: \"{self.one(['-', ', ', ''])}\")",
            f"{self.expression(array(INT), depth - 1, known=False)}.map {{ \"\\($0)\" }}.joined(separator: \"{self.one(['+', ' '])}\")",
            f"\"\\({self.expression(DOUBLE, depth - 1)})\"", f"\"\\({self.expression(BOOL, depth - 1)})\"",
            f"String({one}.filter {{ $0 != \"{self.one('aeo')}\" }})", f"String({one}.sorted())",
            f"{one}.split(separator: \"{self.one('aei ')}\").map {{ String($0) }}.joined(separator: \"/\")",
            f"String({number} & 255, radix: {self.one(['2', '16'])})", f"{number}.description",
            f"String({one}.map {{ $0 == \"{self.one('aeo')}\" ? \"*\" : $0 }})",
            f"{one}.replacing(\"{self.one('aeo')}\", with: \"{self.one(['_', ''])}\")",
            f"{one}.enumerated().map {{ \"\\($0)\\($1)\" }}.joined()",
        ]
        variable = self.one(self.visible()) if self.visible() else None
        if variable and not is_kind(variable.type, "->") and not self.pure:
            options += [self.shown(variable.name, variable.type)] * 4
        return self.one(options)

    def shown(self, name, type):
        """A text that has all that is in a value, in an order that is the same each time."""
        if type == STRING:
            return name if self.often(50) else f"\"<\\({name})>\""
        if type in (INT, DOUBLE, BOOL, CHARACTER):
            return self.one([f"\"\\({name})\"", f"String(describing: {name})", f"\"{{\\({name})}}\""])
        kind = type[0]
        if kind == "named":
            declared = self.types[type[1]]
            if declared.plain and self.often(30):
                return f"\"\\({name})\""
            return f"{name}.text"
        if kind == "()":
            if all(self.is_plain(part) for _, part in type[1]) and self.often(40):
                return f"\"\\({name})\""
            parts = [self.shown(f"{name}.{number}", part) for number, (_, part) in enumerate(type[1])]
            return "(" + " + \",\" + ".join(parts) + ")"
        if kind == "->":
            return self.shown(f"{name}({', '.join(self.literal(part) for part in type[1])})", type[2])
        if kind == "?":
            if self.is_plain(type[1]) and self.often(50):
                return self.one([f"\"\\(String(describing: {name}))\"", f"\"\\({name}.map {{ \"\\($0)\" }} ?? \"none\")\""])
            return f"({name}.map {{ {self.shown('$0', type[1])} }} ?? \"nil\")"
        if kind == "[]":
            if self.is_plain(type[1]) and self.often(60):
                return f"\"\\({name})\""
            return f"{name}.map {{ {self.shown('$0', type[1])} }}.joined(separator: \"{self.one([',', ' '])}\")"
        if kind == "Set":
            return self.shown(f"{name}.sorted()", array(type[1]))
        pairs = f"{name}.sorted {{ $0.key < $1.key }}"
        return f"{pairs}.map {{ \"\\($0.key):\" + {self.shown('$0.value', type[2])} }}.joined(separator: \",\")"

    def is_plain(self, type):
        """Whether Swift's own description of a value is the same in each run and in each module."""
        if isinstance(type, str):
            return True
        if type[0] in ("[]", "?"):
            return self.is_plain(type[1])
        if type[0] == "()":
            return all(self.is_plain(part) for _, part in type[1])
        return type[0] == "named" and self.types[type[1]].plain

    # Collections

    def array(self, type, depth, known):
        element = type[1]
        # What the elements have in common is said: within a call nothing else tells.
        known = known and not self.is_polymorphic(element)
        count = self.below(4) if known else 1 + self.below(3)
        if depth == 0 or self.often(25):
            if count == 0:
                return "[]" if known else f"[{spell(element)}]()"
            parts = ", ".join(self.expression(element, max(depth - 1, 0)) for _ in range(count))
            typed = known or element in (INT, STRING, BOOL, DOUBLE)
            return f"[{parts}]" if typed else f"([{parts}] as {spell(type)})"
        options = [f"Array({self.expression(type, depth - 1, False)}.reversed())",
                   f"({self.expression(type, depth - 1, False)} + {self.expression(type, 0, False)})",
                   f"Array({self.expression(type, depth - 1, False)}.prefix({self.below(4)}))",
                   f"Array({self.expression(type, depth - 1, False)}.dropFirst())",
                   f"Array({self.expression(type, depth - 1, False)}.suffix({self.below(3)}))",
                   f"Array(repeating: {self.expression(element, 0, False)}, count: {self.below(4)})"]
        ints = self.variables(array(INT))
        texts = self.variables(STRING)
        lists = [variable for variable in self.visible() if is_kind(variable.type, "[]")]
        if element == INT:
            small = 1 + self.below(4)
            step = self.one([2, 3, -2])
            options += [f"Array({self.below(3)}..<{3 + self.below(4)})", f"Array({self.below(3)}...{3 + self.below(3)})",
                        f"Array(stride(from: {6 if step < 0 else 0}, {self.one(['to', 'through'])}: "
                        f"{0 if step < 0 else 9}, by: {step}))",
                        f"(1...{small}).map {{ $0 * {self.expression(INT, 0)} }}"]
            if ints:
                name = self.one(ints)
                options += [f"{name}.map {{ $0 * {small} }}", f"{name}.filter {{ $0 % {small + 1} == 0 }}",
                            f"{name}.sorted()", f"{name}.sorted(by: >)", f"Array({name}.indices)",
                            f"zip({name}, 1...).map {{ $0 + $1 }}", f"{name}.compactMap {{ $0 > {small} ? $0 : nil }}",
                            f"{name}.flatMap {{ [$0, -$0] }}", f"Array(Set({name})).sorted()",
                            f"{name}.enumerated().filter {{ $0.offset != {small - 1} }}.map(\\.element)",
                            f"{name}.reduce(into: [Int]()) {{ $0.insert($1, at: 0) }}",
                            f"Array({name}.drop {{ $0 < {small} }})",
                            f"{name}.sorted {{ ($0 % 3, $0) < ($1 % 3, $1) }}"]
            for variable in self.visible():
                if is_kind(variable.type, "[:]") and variable.type[2] == INT:
                    options.append(f"{variable.name}.values.sorted()")
        if element == STRING:
            if ints:
                options += [f"{self.one(ints)}.map {{ \"#\\($0)\" }}", f"{self.one(ints)}.map(String.init)"]
            if texts:
                name = self.one(texts)
                options += [f"{name}.map {{ String($0) }}", f"{name}.split(separator: \"{self.one('aei ')}\").map(String.init)"]
            same = self.variables(type)
            if same:
                name = self.one(same)
                options += [f"{name}.sorted()", f"{name}.map {{ $0.uppercased() }}", f"{name}.filter {{ !$0.isEmpty }}",
                            f"{name}.sorted {{ $0.count < $1.count || ($0.count == $1.count && $0 > $1) }}",
                            f"zip({name}, {name}.dropFirst()).map {{ $0 + $1 }}"]
            for variable in self.visible():
                if is_kind(variable.type, "[:]") and variable.type[1] == STRING:
                    options.append(f"{variable.name}.keys.sorted()")
        if lists and not self.pure:
            source = self.one(lists)
            item = self.fresh("item")
            with self.inside([(item, source.type[1])], kept=False):
                body = self.expression(element, 1, known=False)
            options += [f"{source.name}.map {{ {item} in {body} }}",
                        f"{source.name}.map {{ ({item}: {spell(source.type[1])}) -> {spell(element)} in {body} }}"]
        return self.one(options)

    def dictionary(self, type, depth, known):
        same = self.variables(type)
        if same and depth and self.often(50):
            name = self.one(same)
            options = [f"{name}.filter {{ $0.key != {self.literal(type[1])} }}",
                       f"{name}.merging({self.literal(type)}) {{ {self.one(['old, _ in old', '_, new in new'])} }}"]
            if type[2] == INT:
                options.append(f"{name}.mapValues {{ $0 + {self.below(5)} }}")
            return self.one(options)
        if depth and type == dictionary(STRING, INT) and self.often(40):
            return f"{self.expression(array(STRING), 0, False)}.reduce(into: [String: Int]()) {{ $0[$1, default: 0] += 1 }}"
        keys = ["\"a\"", "\"b\"", "\"cd\"", "\"\""] if type[1] == STRING else [str(n) for n in range(4)]
        keys = [key for key in keys if self.often(55)]
        if not keys:
            return "[:]" if known else f"{spell(type)}()"
        pairs = ", ".join(f"{key}: {self.expression(type[2], max(depth - 1, 0))}" for key in keys)
        return f"[{pairs}]" if known else f"([{pairs}] as {spell(type)})"

    def set(self, type, depth, known):
        same = self.variables(type)
        other = f"Set({self.expression(array(type[1]), 0, False)})"
        if same and depth and self.often(60):
            return f"{self.one(same)}.{self.one(['union', 'intersection', 'subtracting', 'symmetricDifference'])}({other})"
        return other

    def optional(self, type, depth, known):
        inner = type[1]
        options = [] if depth == 0 else [self.expression(inner, depth - 1, known)] if not is_kind(inner, "?") else []
        if known:
            options += ["nil"]
            if not is_kind(inner, "?"):
                options.append(self.expression(inner, max(depth - 1, 0), known))
        else:
            options = [f"Optional({self.expression(inner, max(depth - 1, 0), False)})", f"({spell(type)}.none)"]
        if depth and inner == INT:
            ints = self.variables(array(INT))
            options += [f"Int({self.word()})"]
            if ints:
                name = self.one(ints)
                options += [f"{name}.first", f"{name}.max()", f"{name}.first {{ $0 > {self.below(9)} }}",
                            f"{name}.firstIndex(of: {self.below(4)})", f"{name}.last.map {{ $0 + 1 }}",
                            f"{name}.first.flatMap {{ $0 > 2 ? $0 : nil }}"]
        if depth and inner == STRING:
            texts = self.variables(array(STRING))
            if texts:
                options += [f"{self.one(texts)}.{self.one(['first', 'last', 'min()', 'max()'])}"]
        for variable in self.visible() if depth else []:
            if is_kind(variable.type, "[:]") and variable.type[2] == inner:
                options.append(f"{variable.name}[{self.expression(variable.type[1], 0)}]")
            if is_kind(inner, "named") and is_kind(variable.type, "named") and variable.type[1] in self.types \
                    and inner[1] in self.types[variable.type[1]].subclasses:
                options.append(f"({variable.name} as? {inner[1]})")
        if depth and not self.pure:
            for called in self.functions:
                if called.throws and called.result == inner and self.affords(called.cost) and not is_kind(inner, "?"):
                    arguments = self.arguments(called, 0)
                    if arguments:
                        options.append(f"(try? {called.prefix}{called.name}{arguments})")
        return self.one(options)

    def tuple(self, type, depth, known):
        same = known and self.often(50)
        parts = [(f"{label}: " if label and (not same or not known) else "") + self.expression(part, max(depth - 1, 0), known)
                 for label, part in type[1]]
        return "(" + ", ".join(parts) + ")"

    def closure(self, type, depth, known):
        names = [self.fresh("p") for _ in type[1]]
        with self.inside(list(zip(names, type[1])), kept=True):
            if type[2] == VOID:
                body = self.statement_line()
            elif self.often(30) and depth:
                body = self.lines_of_closure(type[2])
            else:
                body = self.bounded(type[2], self.expression(type[2], min(depth, 1)))
        if not known:
            head = "(" + ", ".join(f"{name}: {spell(part)}" for name, part in zip(names, type[1])) + f") -> {spell(type[2])} in"
        elif names and self.often(40) and all(name in body for name in names) and not set("{$\n") & set(body):
            for number, name in enumerate(names):
                body = re.sub(rf"\b{name}\b", f"${number}", body)
            return f"{{ {body} }}"
        else:
            head = (", ".join(names) + " in") if names else ""
        if "\n" in body:
            return f"{{ {head}\n{body}\n}}"
        return f"{{ {head} {body} }}" if head else f"{{ {body} }}"

    def bounded(self, type, text):
        """The same value, but no larger than others: for what is stored, or given back."""
        if type == INT:
            return text if text.isdigit() else f"{text} % {self.one([97, 101, 211])}"
        if type == STRING and not text.startswith("\""):
            return f"String({text}.suffix(20))"
        if is_kind(type, "[]") and not text.startswith("["):
            return f"Array({text}.prefix(5))"
        return text

    def instance(self, type, depth, known):
        """A value of a type of the program's own."""
        declared = self.types[type[1]]
        if declared.kind == "protocol":
            return self.instance(named(self.one(declared.conforming)), depth, False)
        if declared.subclasses and self.often(50):
            return self.instance(named(self.one(declared.subclasses)), depth, False)
        if declared.cases:
            if declared.raw and depth and self.often(25):
                raw = self.expression(declared.raw, 0)
                return f"({declared.name}(rawValue: {raw}) ?? .{declared.cases[0][0]})"
            name, payload = self.one(declared.cases if depth else
                                     [case for case in declared.cases if type not in [part for _, part in case[1]]])
            start = "" if known and self.often(60) else declared.name
            if not payload:
                return f"{start}.{name}"
            parts = ", ".join((f"{label}: " if label else "") + self.expression(part, max(depth - 1, 0))
                              for label, part in payload)
            return f"{start}.{name}({parts})"
        parameters = self.one(declared.initializers)
        made = Function(declared.name, parameters, type)
        return f"{declared.name}{self.arguments(made, depth)}"


