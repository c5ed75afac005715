"""Types and functions that a program declares: structures, classes, enumerations, protocols, errors."""
from swift_types import (
    BOOL, DOUBLE, INT, STRING, VOID, Declared, Function, Parameter, Property, Variable, array, dictionary, is_kind,
    named, optional, spell, tuple_of)

NOUNS = ["Box", "Card", "Crate", "Leaf", "Note", "Order", "Parcel", "Sheet", "Stamp", "Tray"]
FIELDS = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"]


class Declarations:
    """What a writer of programs declares types with."""

    def declare_types(self):
        self.unknowns = self.one([0, 0, 0, 3])
        makers = [self.enumeration, self.error, self.structure, self.hierarchy, self.structure, self.free_function,
                  self.throwing_function, self.enumeration, self.protocol, self.free_function]
        for maker in makers:
            if self.often(22):
                maker()
        self.declare_features()

    def type_name(self):
        return self.fresh(self.one(NOUNS))

    def field_type(self):
        """A type of a stored property: of those that are there already."""
        names = [name for name, declared in self.types.items() if declared.kind in ("struct", "enum") and declared.cases is not None]
        options = [(10, INT), (8, STRING), (4, BOOL), (2, DOUBLE), (4, array(INT)), (3, array(STRING)), (3, optional(INT)),
                   (2, optional(STRING)), (2, dictionary(STRING, INT)), (2, tuple_of((None, INT), (None, STRING)))]
        if names:
            options += [(5, named(self.one(names))), (2, optional(named(self.one(names))))]
        return self.chance.weighted(options)

    def lines_of(self, result, parameters=(), own=(), throws=False, count=None):
        """A body, and what it costs."""
        saved = self.scope, self.rounds, self.spent, self.functions, self.actions
        self.scope, self.rounds, self.spent, self.actions = [], 1, 0, []
        self.functions = list(self.functions)
        variables = [Variable(p.name, p.type, p.inout, borrowed=p.inout) for p in parameters] + list(own)
        with self.body(result, throws=throws, parameters=variables) as lines:
            self.depth = 2
            self.statements(self.below(3) if count is None else count)
            self.give(result)
        cost = self.spent + 3 * len(lines)
        self.scope, self.rounds, self.spent, self.functions, self.actions = saved
        return lines, cost

    def own(self, declared, mutating):
        """The properties of `self`, as its members write them."""
        explicit = self.often(50)
        is_class = declared.kind == "class"
        return [Variable(f"self.{p.name}" if explicit else p.name, p.type, p.settable and (mutating or is_class),
                         borrowed=not explicit or not is_class)
                for p in declared.properties if p.cost <= 40 and not p.mutating and p.name != "next"]

    def parameters(self, most=2):
        return [Parameter(self.one(["", "with", "to", "by"]), self.fresh("q"),
                          self.one([INT, INT, STRING, BOOL, array(INT), optional(INT)])) for _ in range(self.below(most + 1))]

    def signature(self, parameters):
        return ", ".join(parameter.declaration() for parameter in parameters)

    def arrow(self, result):
        return "" if result == VOID else f" -> {spell(result)}"

    def method(self, declared, lines, mutating, keyword="", name=None, result=None, parameters=None, first=()):
        result = result or self.one([INT, STRING, VOID if mutating or declared.kind == "class" else BOOL, INT])
        parameters = self.parameters() if parameters is None else parameters
        name = name or self.fresh(self.one(["make", "turn", "grow", "tell", "pick"]))
        body, cost = self.lines_of(result, parameters, self.own(declared, mutating), count=1 + self.below(3))
        mark = "mutating " if mutating and declared.kind != "class" else ""
        lines += [f"{keyword}{mark}func {name}({self.signature(parameters)}){self.arrow(result)} {{", *first, *body, "}"]
        made = Function(name, parameters, result, cost, mutating=mutating and declared.kind != "class")
        if not any(method.name == name for method in declared.methods):
            declared.methods.append(made)
        return made

    def observed(self, declared, lines, name, type, value):
        """A property whose changes are counted in another one."""
        count = self.fresh("changes")
        lines.append(f"var {count} = 0")
        declared.properties.append(Property(count, INT))
        what = self.one(["didSet", "willSet", "didSet if"])
        if what == "didSet if":
            lines.append(f"var {name}: {spell(type)} = {value} {{ didSet {{ if {name} != oldValue {{ {count} += 1 }} }} }}")
        elif what == "didSet":
            limit = f"; if {name} > 50 {{ {name} = 50 }}" if type == INT else ""
            lines.append(f"var {name}: {spell(type)} = {value} {{ didSet {{ {count} += 1{limit} }} }}")
        else:
            lines.append(f"var {name}: {spell(type)} = {value} {{ willSet {{ {count} += newValue == {name} ? 10 : 1 }} }}")

    def stored(self, declared, lines, count, defaults):
        """Stored properties; those without a value are given to an initialiser."""
        for number in range(count):
            name = f"{FIELDS[number % len(FIELDS)]}{self.number % 7}" if self.often(50) else FIELDS[number]
            if any(property.name == name for property in declared.properties):
                continue
            type = self.field_type()
            settable = self.often(75)
            value = self.literal(type)
            if self.often(20) and type in (INT, STRING, BOOL) and settable:
                self.observed(declared, lines, name, type, value)
                declared.properties.append(Property(name, type, True))
                declared.plain = False
            elif self.often(defaults) and settable:
                lines.append(f"var {name}: {spell(type)} = {value}")
                declared.properties.append(Property(name, type, True))
            else:
                lines.append(f"{'var' if settable else 'let'} {name}: {spell(type)}")
                declared.properties.append(Property(name, type, settable))
                yield Parameter(name, name, type)

    def text_of(self, declared):
        parts = [self.shown(property.name, property.type) for property in declared.properties
                 if property.stored and not property.mutating]
        return " + \"|\" + ".join([f"\"{declared.name[0]}\""] + parts)

    def computed(self, declared, lines):
        result = self.one([INT, STRING, BOOL])
        name = self.fresh("sum")
        numbers = [property.name for property in declared.properties
                   if property.type == INT and property.settable and not property.mutating]
        body, cost = self.lines_of(result, [], self.own(declared, False), count=self.below(2))
        if numbers and result == INT and self.often(50):
            lines += [f"var {name}: Int {{", f"get {{ {self.one(numbers)} * 2 }}",
                      f"set {{ {self.one(numbers)} = newValue % 60 }}", "}"]
            declared.properties.append(Property(name, INT, True, stored=False, cost=6))
        else:
            lines += [f"var {name}: {spell(result)} {{", *body, "}"]
            declared.properties.append(Property(name, result, stored=False, cost=max(cost, 2)))

    # Structures

    def structure(self):
        declared = Declared(self.type_name(), "struct", plain=True)
        lines = []
        needed = list(self.stored(declared, lines, 2 + self.below(3), 40))
        every = [property for property in declared.properties if property.stored]
        declared.plain = declared.plain and all(self.is_plain(property.type) for property in every)
        equal = all(self.is_hashable(property.type) for property in every)
        conforms = []
        if equal and self.often(60):
            declared.hashable = True
            conforms.append("Hashable")
        numbers = [property.name for property in every if property.type == INT]
        if numbers and declared.hashable and self.often(50):
            declared.comparable = True
            conforms.append("Comparable")
            key = self.one(numbers)
            lines.append(f"static func < (l: Self, r: Self) -> Bool {{ l.{key} < r.{key} }}")
        text = self.text_of(declared)
        if self.often(30):
            conforms.append("CustomStringConvertible")
            lines.append(f"var description: String {{ {text} }}")
            declared.plain = True
        lines.append(f"var text: String {{ {text} }}")
        if self.often(40):
            value, cost = self.lines_of(INT, [], [v for v in self.own(declared, False) if v.name.startswith("self.")], count=1)
            name = self.fresh("late")
            lines += [f"lazy var {name}: Int = {{", *value, "}()"]
            declared.properties.append(Property(name, INT, True, stored=False, cost=cost, mutating=True))
            declared.plain = False
            if "CustomStringConvertible" not in conforms:
                declared.hashable = declared.comparable = False
                conforms = []
                lines = [line for line in lines if not line.startswith("static func <")]
            else:
                conforms, declared.hashable, declared.comparable, declared.plain = ["CustomStringConvertible"], False, False, True
                lines = [line for line in lines if not line.startswith("static func <")]
        if declared.properties and any(property.mutating for property in declared.properties) or self.often(50):
            # An initialiser of its own.
            used = [Parameter(self.one([p.label, ""]), p.name, p.type, default=self.literal(p.type) if self.often(30) else "")
                    for p in needed]
            lines += [f"init({self.signature(used)}) {{"]
            for parameter in used:
                change = " + 1" if parameter.type == INT and self.often(30) else ""
                lines.append(f"self.{parameter.name} = {parameter.name}{change}")
            lines.append("}")
            declared.initializers.append(used)
            if self.often(30):
                lines += [f"init(twice q: Int) {{", "self.init(" + ", ".join(
                    (f"{p.label}: " if p.label else "") + ("q * 2" if p.type == INT else self.literal(p.type)) for p in used) + ")", "}"]
                declared.initializers.append([Parameter("twice", "q", INT)])
        else:
            # In the order of the properties, with what may be left out.
            declared.initializers.append(needed if all("= " not in line or " {" in line for line in lines) else needed)
        for _ in range(self.below(3)):
            self.computed(declared, lines)
        for _ in range(1 + self.below(2)):
            self.method(declared, lines, self.often(60))
        if self.often(30):
            lines.append(f"static var made = {self.below(5)}")
            declared.statics.append((f"{declared.name}.made", INT))
            self.method(declared, lines, True, first=[f"{declared.name}.made += 1"])
            self.functions.append(Function(f"{declared.name}.counted", [], INT, 3))
            lines.append(f"static func counted() -> Int {{ made = (made + 1) % 50; return made }}")
        if numbers and self.often(30) and declared.initializers:
            sets = [property for property in every if property.type == INT and property.settable]
            if sets:
                lines += [f"static func + (l: Self, r: Self) -> Self {{", "var sum = l",
                          f"sum.{sets[0].name} = (l.{sets[0].name} + r.{sets[0].name}) % 100", "return sum", "}"]
                self.functions.append(Function(self.fresh("add"), [Parameter("", "l", named(declared.name)),
                                                                    Parameter("", "r", named(declared.name))], named(declared.name), 8))
                self.functions[-1].prefix = f"{declared.name}."
                lines.append(f"static func {self.functions[-1].name}(_ l: Self, _ r: Self) -> Self {{ l + r }}")
        lists = [property for property in every if property.type == array(INT) and property.settable]
        if lists and self.often(60):
            name = lists[0].name
            lines += ["subscript(place: Int) -> Int {", f"get {{ {name}.indices.contains(place) ? {name}[place] : -1 }}",
                      f"set {{ if {name}.indices.contains(place) {{ {name}[place] = newValue % 90 }} }}", "}"]
            type = named(declared.name)
            self.recipes.append(lambda: self.subscripted(type))
        self.close(declared, lines, conforms)
        if equal and declared.hashable and self.often(40):
            self.extension_of(declared)

    def extension_of(self, declared):
        """Members of lists of it alone."""
        name = self.fresh("count")
        self.outside += [f"extension Array where Element == Program{self.number}.{declared.name} {{",
                         f"  func {name}(of other: Element) -> Int {{ filter {{ $0 == other }}.count }}",
                         f"  var {name}Texts: String {{ map(\\.text).joined(separator: \"/\") }}", "}"]
        type = named(declared.name)

        def recipe():
            item = self.fresh("h")
            self.line(f"let {item} = {self.expression(array(type), 1, False)}.{name}(of: {self.expression(type, 1)})")
            self.add(item, INT)
            item = self.fresh("h")
            self.line(f"let {item} = {self.expression(array(type), 1, False)}.{name}Texts")
            self.add(item, STRING)
        self.recipes.append(recipe)

    def subscripted(self, type):
        places = [variable for variable in self.visible() if variable.type == type]
        if not places:
            return self.declare()
        variable = self.one(places)
        if variable.mutable and self.often(60):
            self.line(f"{variable.name}[{self.below(4)}] {self.one(['=', '+=', '-='])} {self.expression(INT, 1)} % 40")
        else:
            item = self.fresh("at")
            self.line(f"let {item} = {variable.name}[{self.expression(INT, 1)}]")
            self.add(item, INT)

    def is_hashable(self, type):
        if isinstance(type, str):
            return True
        if type[0] in ("[]", "?", "[:]"):
            return all(self.is_hashable(part) for part in type[1:])
        return type[0] == "named" and self.types[type[1]].hashable and self.types[type[1]].kind != "protocol"

    def close(self, declared, lines, conforms, keyword=None):
        heading = f"{keyword or declared.kind} {declared.name}{': ' if conforms else ''}{', '.join(conforms)} {{"
        self.members += [heading] + ["  " + line for line in lines] + ["}"]
        self.types[declared.name] = declared

    # Classes

    def hierarchy(self):
        base = Declared(self.type_name(), "class")
        lines = []
        needed = list(self.stored(base, lines, 2 + self.below(3), 50))
        if self.often(30):
            lines.append(f"var next: {base.name}?")
            base.properties.append(Property("next", optional(named(base.name)), True, stored=False))
        lines += [f"init({self.signature(needed)}) {{"]
        for parameter in needed:
            lines.append(f"self.{parameter.name} = {parameter.name}")
        if self.often(30):
            # Which of a subclass's methods it is, is only known there.
            settable = [p for p in base.properties if p.settable and p.stored and p.type == INT]
            if settable:
                lines.append(f"self.{settable[0].name} += 3")
        lines.append("}")
        base.initializers.append(needed)
        if self.often(40):
            values = ", ".join(f"{p.label}: {'q' if p.type == INT else self.literal(p.type)}" for p in needed)
            lines += ["convenience init(short q: Int) {", f"self.init({values})", "}"]
            base.initializers.append([Parameter("short", "q", INT)])
        lines.append(f"var text: String {{ {self.text_of(base)} }}")
        for _ in range(self.below(2)):
            self.computed(base, lines)
        if self.often(50):
            self.lazy(base, lines)
        methods = [self.method(base, lines, True) for _ in range(1 + self.below(2))]
        lines.append(f"class func kind() -> String {{ \"{base.name.lower()}\" }}")
        lines.append(f"func told() -> String {{ Self.kind() + type(of: self).kind() }}")
        base.methods.append(Function("told", [], STRING, 5))
        if self.often(40):
            lines.append(f"static var count = 0")
            lines += ["func counts() -> Int {", f"{base.name}.count = ({base.name}.count + 1) % 30", f"return {base.name}.count", "}"]
            base.methods.append(Function("counts", [], INT, 5))
        self.close(base, lines, [])
        above = base
        for _ in range(1 + self.below(2)):
            above = self.subclass(base, above, methods, needed)

    def lazy(self, declared, lines):
        value, cost = self.lines_of(INT, [], [v for v in self.own(declared, True) if v.name.startswith("self.")], count=1)
        name = self.fresh("late")
        lines += [f"lazy var {name}: Int = {{ [unowned self] in", "_ = self", *value, "}()"]
        declared.properties.append(Property(name, INT, True, stored=False, cost=cost))

    def subclass(self, base, above, methods, needed):
        declared = Declared(self.type_name(), "class", superclass=above.name)
        declared.properties = list(above.properties)
        declared.methods = list(above.methods)
        lines, added = [], []
        name = self.fresh("extra")
        type = self.field_type()
        if self.often(50):
            lines.append(f"var {name}: {spell(type)} = {self.literal(type)}")
        else:
            lines.append(f"var {name}: {spell(type)}")
            added.append(Parameter(name, name, type))
        declared.properties.append(Property(name, type, True))
        if added or self.often(40):
            own = added + [p for p in needed if self.often(70)]
            known = [[p.label for p in parameters] for parameters in above.initializers]
            mark = "override " if [p.label for p in own] in known else ""
            lines += [f"{mark}init({self.signature(own)}) {{"]
            lines += [f"self.{p.name} = {p.name}" for p in added]
            values = []
            for parameter in above.initializers[0]:
                given = any(p.name == parameter.name for p in own)
                values.append(f"{parameter.label}: {parameter.name if given else self.literal(parameter.type)}")
            lines += [f"super.init({', '.join(values)})"]
            settable = [p for p in above.properties if p.settable and p.stored and p.type == INT]
            if settable and self.often(60):
                lines.append(f"self.{settable[0].name} += {1 + self.below(60)}")
            lines.append("}")
            declared.initializers = [own]
        else:
            declared.initializers = [list(parameters) for parameters in above.initializers]
        lines.append(f"override var text: String {{ super.text + \"+\" + {self.shown(name, type)} }}")
        for method in methods:
            if self.often(65):
                call = f"super.{method.name}(" + ", ".join(
                    (f"{p.label}: " if p.label else "") + p.name for p in method.parameters) + ")"
                first = []
                if method.result == VOID:
                    first = [call] if self.often(60) else []
                elif self.often(60):
                    first = [f"let above = {call}"]
                body, cost = self.lines_of(method.result, method.parameters, self.own(declared, True) + (
                    [Variable("above", method.result)] if first and method.result != VOID else []), count=1)
                lines += [f"override func {method.name}({self.signature(method.parameters)}){self.arrow(method.result)} {{",
                          *first, *body, "}"]
                method.cost += cost
        counted = [p for p in above.properties if not p.stored and p.cost > 1 and p.name.startswith("sum") and not p.settable]
        for property in counted[:1]:
            body, cost = self.lines_of(property.type, [], [
                v for v in self.own(declared, True) if "sum" not in v.name and "late" not in v.name], count=0)
            property.cost += cost
            lines += [f"override var {property.name}: {spell(property.type)} {{", f"let above = super.{property.name}", "_ = above",
                      *body, "}"]
        watched = [p for p in above.properties if p.stored and p.settable and p.type == INT and not p.name.startswith("changes")]
        if watched and self.often(40):
            seen = self.fresh("seen")
            lines.append(f"var {seen} = 0")
            declared.properties.append(Property(seen, INT, True))
            lines.append(f"override var {watched[0].name}: Int {{ didSet {{ {seen} += oldValue == {watched[0].name} ? 100 : 1 }} }}")
        if self.often(50):
            lines.append(f"override class func kind() -> String {{ \"{declared.name.lower()}<\" + super.kind() }}")
        if self.often(50):
            self.method(declared, lines, True)
        self.close(declared, lines, [above.name])
        base.subclasses.append(declared.name)
        if above is not base:
            above.subclasses.append(declared.name)
        return declared

    # Enumerations

    def enumeration(self):
        declared = Declared(self.type_name(), "enum", plain=True)
        names = ["none", "one", "few", "many", "deep", "wide"]
        names = [name for name in names if self.often(60)] or ["one", "few"]
        lines, conforms = [], []
        how = self.below(3)
        if how == 0:
            declared.raw = self.one([INT, STRING])
            declared.hashable = declared.listed = True
            conforms = [declared.raw, "CaseIterable"]
            declared.cases = [(name, []) for name in names]
            for number, name in enumerate(names):
                value = "" if self.often(60) else f" = {3 + number * 4}" if declared.raw == INT else f" = \"{name[::-1]}\""
                lines.append(f"case {name}{value}")
            if self.often(50):
                declared.comparable = True
                conforms.append("Comparable")
                lines.append("static func < (l: Self, r: Self) -> Bool { l.place < r.place }")
                lines.append("var place: Int { Self.allCases.firstIndex(of: self)! }")
                declared.properties.append(Property("place", INT, cost=8))
            declared.properties.append(Property("rawValue", declared.raw))
            type = named(declared.name)
            self.recipes.append(lambda: self.all_cases(type))
        else:
            indirect = how == 2 and self.often(40)
            for name in names:
                payload = [(self.one(["", "", self.one(FIELDS) + str(number)]), self.field_type())
                           for number in range(self.below(3))]
                if indirect and name in ("deep", "wide"):
                    payload = [("", named(declared.name)), ("", INT)]
                    declared.plain = False
                declared.cases.append((name, payload))
                parts = ", ".join((f"{label}: " if label else "") + spell(part) for label, part in payload)
                mark = "indirect " if any(part == named(declared.name) for _, part in payload) else ""
                lines.append(f"{mark}case {name}{f'({parts})' if payload else ''}")
            if all(payload and any(part == named(declared.name) for _, part in payload) for _, payload in declared.cases):
                declared.cases.append(("end", []))
                lines.append("case end")
            # What can be made first stands first.
            declared.cases.sort(key=lambda case: any(part == named(declared.name) for _, part in case[1]))
            every = [part for _, payload in declared.cases for _, part in payload if part != named(declared.name)]
            declared.plain = declared.plain and all(self.is_plain(part) for part in every)
            if all(self.is_hashable(part) for part in every) and self.often(60):
                declared.hashable = True
                conforms = ["Hashable"]
        self.types[declared.name] = declared
        lines += ["var text: String {", "switch self {"]
        for name, payload in declared.cases:
            items = [f"v{number}" for number in range(len(payload))]
            pattern = f".{name}" + (f"({', '.join('let ' + item for item in items)})" if payload else "")
            parts = [self.shown(item, part) for item, (_, part) in zip(items, payload)]
            lines.append(f"case {pattern}: return " + " + \",\" + ".join([f"\"{name}\""] + parts))
        lines += ["}", "}"]
        for _ in range(self.below(3)):
            self.function_of_cases(declared, lines)
        if self.often(40):
            to = self.one(declared.cases)
            other = self.one(declared.cases)
            pattern = f".{to[0]}"
            lines += ["mutating func advance() {", f"if case {pattern} = self {{ self = {self.literal_case(declared, other)} }} "
                      f"else {{ self = {self.literal_case(declared, to)} }}", "}"]
            declared.methods.append(Function("advance", [], VOID, 3, mutating=True))
        if self.often(40):
            lines.append(f"static let usual: {declared.name} = {self.literal_case(declared, self.one(declared.cases))}")
            self.constants.append((f"{declared.name}.usual", named(declared.name)))
        self.close(declared, lines, conforms)

    def literal_case(self, declared, case):
        name, payload = case
        parts = ", ".join((f"{label}: " if label else "") + self.literal(part) for label, part in payload)
        return f".{name}{f'({parts})' if payload else ''}"

    def function_of_cases(self, declared, lines):
        """A method that switches over `self`; recursive where a payload is of the same type."""
        result = self.one([INT, STRING])
        name = self.fresh("weigh")
        parameters = self.parameters(1)
        cost = 10
        head = f"func {name}({self.signature(parameters)}){self.arrow(result)} {{" if self.often(70) or parameters else f"var {name}: {result} {{"
        lines += [head, "switch self {"]
        for case, payload in declared.cases:
            items = [self.fresh("v") for _ in payload]
            pattern = f".{case}" + (f"({', '.join('let ' + item for item in items)})" if payload else "")
            own = [Variable(item, part) for item, (_, part) in zip(items, payload) if part != named(declared.name)]
            deeper = [item for item, (_, part) in zip(items, payload) if part == named(declared.name)]
            lines.append(f"case {pattern}:")
            if deeper:
                arguments = ", ".join((f"{p.label}: " if p.label else "") + p.name for p in parameters)
                inner = f"{deeper[0]}.{name}" + (f"({arguments})" if head.startswith("func") else "")
                value = f"({inner} * 2 + 1) % 97" if result == INT else f"\"(\" + {inner} + \")\""
                lines.append(f"return {value}")
                cost += 20
            else:
                body, more = self.lines_of(result, parameters, own, count=0)
                lines += body
                cost += more
        lines += ["}", "}"]
        if head.startswith("func"):
            declared.methods.append(Function(name, parameters, result, cost))
        else:
            declared.properties.append(Property(name, result, stored=False, cost=cost))

    def all_cases(self, type):
        declared = self.types[type[1]]
        item = self.fresh("every")
        if self.often(50):
            self.line(f"let {item} = {declared.name}.allCases.map {{ {self.shown('$0', type)} }}.joined(separator: \",\")")
            self.add(item, STRING)
        else:
            condition = "$0.rawValue > 2" if declared.raw == INT else "$0.rawValue.count > 3"
            self.line(f"let {item} = {declared.name}.allCases.filter {{ {condition} }}.count")
            self.add(item, INT)

    # Errors, functions, protocols

    def error(self):
        declared = Declared(self.fresh("Failure"), "enum", plain=True, hashable=True)
        declared.cases = [("empty", []), ("tooBig", [("", INT)]), ("named", [("", STRING), ("code", INT)])][:2 + self.below(2)]
        lines = ["case " + name + ("(" + ", ".join((f"{label}: " if label else "") + spell(part) for label, part in payload) + ")"
                                   if payload else "") for name, payload in declared.cases]
        lines.append("var text: String { \"\\(self)\" }")
        self.close(declared, lines, ["Error", "Hashable"])
        self.errors.append(declared.name)

    def free_function(self):
        result = self.one([INT, STRING, array(INT), BOOL, optional(INT), VOID])
        parameters = self.parameters(3)
        if result == VOID or self.often(25):
            parameters.insert(0, Parameter("", self.fresh("q"), self.one([INT, array(INT), STRING]), inout=True))
        if self.often(25) and parameters:
            parameters[-1].default = "" if parameters[-1].inout else self.literal(parameters[-1].type)
        for number, parameter in enumerate(parameters):
            # Swift wants those without a label in their order.
            if not parameter.label and number and not parameters[number - 1].label:
                parameter.label = f"part{number}"
        name = self.fresh("work")
        body, cost = self.lines_of(result, parameters, count=1 + self.below(3))
        self.members += [f"static func {name}({self.signature(parameters)}){self.arrow(result)} {{"] + ["  " + l for l in body] + ["}"]
        self.functions.append(Function(name, parameters, result, cost, prefix=f"Program{self.number}."))

    def throwing_function(self):
        if not self.errors:
            self.error()
        result = self.one([INT, STRING, array(INT)])
        parameters = [Parameter("", self.fresh("q"), INT)] + self.parameters(1)
        name = self.fresh("risk")
        first = f"if {parameters[0].name} {self.one(['>', '<'])} {self.below(30)} {{ throw " \
                f"{self.expression_of_error()} }}"
        body, cost = self.lines_of(result, parameters, throws=True, count=1 + self.below(3))
        self.members += [f"static func {name}({self.signature(parameters)}) throws{self.arrow(result)} {{", "  " + first] \
            + ["  " + line for line in body] + ["}"]
        self.functions.append(Function(name, parameters, result, cost, throws=True, prefix=f"Program{self.number}."))

    def expression_of_error(self):
        return f"{self.errors[-1]}{self.literal_case(self.types[self.errors[-1]], self.one(self.types[self.errors[-1]].cases))}"

    def protocol(self):
        """A protocol with a requirement, a default for another one, and a function that is no requirement."""
        name = self.fresh("Like")
        first, second, third = self.fresh("size"), self.fresh("label"), self.fresh("extra")
        self.members += [f"protocol {name} {{", f"  var {first}: Int {{ get }}", f"  func {second}(_ q: Int) -> String",
                         "  var text: String { get }", "}"]
        self.outside += [f"extension Program{self.number}.{name} {{",
                         f"  func {second}(_ q: Int) -> String {{ \"d\\({first} + q)\" }}",
                         f"  func {third}() -> String {{ \"x\" + {second}(1) }}",
                         f"  var text: String {{ \"{name}\\({first})\" }}", "}"]
        declared = Declared(name, "protocol")
        declared.properties = [Property(first, INT, cost=4)]
        declared.methods = [Function(second, [Parameter("", "q", INT)], STRING, 6), Function(third, [], STRING, 8)]
        for kind in ["struct", self.one(["struct", "class"])]:
            own = Declared(self.type_name(), kind)
            lines = ["var held: Int", f"var {first}: Int {{ held * {1 + self.below(4)} }}"]
            own.properties = [Property("held", INT, True), Property(first, INT, stored=False, cost=3)]
            if self.often(60):
                body, cost = self.lines_of(STRING, [Parameter("", "q", INT)], self.own(own, False), count=self.below(2))
                lines += [f"func {second}(_ q: Int) -> String {{", *body, "}"]
                for each in declared.methods:
                    each.cost += cost
            if self.often(60):
                lines += [f"func {third}() -> String {{ \"own\" + {second}(2) }}"]
            if self.often(40):
                lines.append("var text: String { \"held\\(held)\" }")
            if kind == "class":
                lines.append("init(held: Int) { self.held = held }")
            own.methods = list(declared.methods)
            own.initializers = [[Parameter("held", "held", INT)]]
            self.close(own, lines, [name])
            declared.conforming.append(own.name)
        self.types[name] = declared
        generic = self.fresh("told")
        self.members.append(f"static func {generic}<T: {name}>(_ q: T) -> String {{ q.{second}(3) + q.{third}() + \"\\(q.{first})\" }}")
        for conforming in declared.conforming:
            self.functions.append(Function(generic, [Parameter("", "q", named(conforming))], STRING, 20, prefix=f"Program{self.number}."))
