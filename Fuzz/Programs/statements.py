"""Statements: what they declare stays in scope for those after them, and each ends in bounded time."""
from contextlib import contextmanager

from swift_types import (
    BOOL, DOUBLE, INT, STRING, VOID, Function, Parameter, Variable, array, dictionary, function, is_kind, named,
    optional, set_of, spell, tuple_of)


class Statements:
    """What a writer of programs makes statements with. `out` has the lines of the function that is written."""

    @contextmanager
    def inside(self, variables, kept=None):
        """A scope of its own; one of a closure that is kept may not capture what is borrowed."""
        count, functions, saved = len(self.scope), len(self.functions), self.kept
        self.scope += [Variable(name, type) for name, type in variables]
        self.kept = saved or bool(kept)
        yield
        del self.scope[count:], self.functions[functions:]
        self.kept = saved

    @contextmanager
    def block(self, variables=(), rounds=1, loop=None):
        """Lines in braces, of a loop where it is one."""
        saved = self.loops
        if loop is not None:
            self.loops = self.loops + [loop]
        self.rounds *= rounds
        self.depth += 1
        with self.inside(list(variables)):
            yield
        self.depth -= 1
        self.rounds //= rounds
        self.loops = saved

    @contextmanager
    def body(self, result, throws=False, kept=False, parameters=()):
        """A function's lines, which are given in the end."""
        saved = (self.out, self.loops, self.result, self.throws, self.kept, self.rounds, self.depth)
        count, functions = len(self.scope), len(self.functions)
        self.out, self.loops, self.result, self.throws = [], [], result, throws
        self.kept, self.depth = kept, 1
        self.scope += list(parameters)
        yield self.out
        self.out, self.loops, self.result, self.throws, self.kept, self.rounds, self.depth = saved
        del self.scope[count:], self.functions[functions:]

    def line(self, text):
        self.out += text.split("\n")

    def type(self, depth=1):
        """A type of a variable."""
        names = [name for name, declared in self.types.items()]
        options = [(14, INT), (10, STRING), (7, BOOL), (4, DOUBLE)]
        if depth:
            inner = self.type(depth - 1)
            options += [(7, array(INT)), (6, array(STRING)), (6, optional(INT)), (4, optional(STRING)),
                        (4, dictionary(STRING, INT)), (2, set_of(INT)),
                        (3, tuple_of((self.one(["a", None]), INT), (self.one(["b", None]), inner))),
                        (3, function([INT], self.one([INT, STRING])))]
            if inner[0] not in ("->", "?"):
                options += [(2, optional(inner)), (2, array(inner))]
        if names:
            options.append((18, named(self.one(names))))
        return self.chance.weighted(options)

    def statements(self, count):
        for _ in range(count):
            if len(self.out) > 70:
                return
            self.statement()

    def statement(self):
        simple = [(14, self.declare), (16, self.change), (4, self.declare_closure)]
        if self.depth < 4:
            simple += [(7, self.if_else), (6, self.for_loop), (3, self.while_loop), (7, self.switch), (4, self.unwrap),
                       (4, self.guard), (4, self.catching), (2, self.deferred), (3, self.local_function),
                       (2, self.late), (3, self.value_of_branches), (2, self.case_pattern)]
            if self.unknowns:
                simple.append((3, self.other_module))
        if self.loops:
            simple.append((5, self.leave))
        if self.recipes:
            simple.append((7, self.recipe))
        self.chance.weighted(simple)()

    # Variables

    def add(self, name, type, mutable=False, alone=False):
        self.scope.append(Variable(name, type, mutable, alone=alone))

    def declare(self):
        type = self.type()
        name = self.fresh(self.one("abcdgkmuvw"))
        mutable = self.often(65)
        typed = self.often(50)
        if type in (INT, STRING, DOUBLE) and not typed:
            value = self.bounded(type, self.expression(type, 2, False))
        else:
            value = self.bounded(type, self.expression(type, 2, typed))
        self.line(f"{'var' if mutable else 'let'} {name}{': ' + spell(type) if typed else ''} = {value}")
        self.add(name, type, mutable, alone=mutable and not self.depth_of_closures)

    def declare_closure(self):
        result = self.one([INT, STRING, INT, VOID])
        parameters = [INT] if self.often(60) else [INT, STRING] if self.often(40) else []
        type = function(parameters, result)
        name = self.fresh("f")
        for variable in self.scope:
            variable.alone = False
        head = ", ".join(f"_: {spell(part)}" for part in parameters)
        names = [self.fresh("p") for _ in parameters]
        captured = [variable for variable in self.scope if variable.mutable and "." not in variable.name
                    and not variable.borrowed and variable.type in (INT, STRING)]
        capture = f"[{self.one(captured).name}] " if captured and self.often(25) else ""
        frozen = capture.strip("[] ")
        with self.body(result, kept=True, parameters=[Variable(n, t) for n, t in zip(names, parameters)]) as lines:
            self.depth = 3
            for variable in self.scope:
                if variable.name == frozen:
                    variable.mutable = False
            self.depth_of_closures += 1
            saved, self.rounds = self.rounds, max(self.rounds, 5)
            self.statements(1 + self.below(2))
            self.give(result)
            self.rounds = saved
            self.depth_of_closures -= 1
        for variable in self.scope:
            if variable.name == frozen:
                variable.mutable = True
        self.line(f"let {name}: ({', '.join(spell(part) for part in parameters)}) -> {spell(result)} = "
                  f"{{ {capture}{', '.join(names)}{' in' if names or capture else ''}")
        self.out += lines + ["}"]
        if result == VOID:
            arguments = ", ".join(self.literal(part) for part in parameters)
            self.line(f"{name}({arguments})")
            self.actions.append((len(self.scope), name, parameters))
        self.add(name, type)

    def lines_of_closure(self, result):
        with self.body(result, kept=True) as lines:
            self.depth = 3
            self.depth_of_closures += 1
            for variable in self.scope:
                variable.alone = False
            self.statement()
            self.give(result)
            self.depth_of_closures -= 1
        return "\n".join(lines)

    def statement_line(self):
        with self.body(VOID, kept=True) as lines:
            self.depth = 4
            for variable in self.scope:
                variable.alone = False
            self.change()
        return "\n".join(lines)

    def give(self, result):
        """Ends a function's lines with what it gives."""
        if result != VOID:
            self.line(f"return {self.bounded(result, self.expression(result, 2))}")

    def late(self):
        type = self.one([INT, STRING])
        name = self.fresh("late")
        self.line(f"let {name}: {type}")
        self.line(f"if {self.head(BOOL)} {{")
        self.line(f"{name} = {self.bounded(type, self.expression(type))}")
        self.line(f"}} else {{\n{name} = {self.expression(type, 1)}\n}}")
        self.add(name, type)

    def value_of_branches(self):
        type = self.one([INT, STRING, array(INT), optional(INT)])
        name = self.fresh("e")
        if self.often(50):
            self.line(f"let {name}: {spell(type)} = if {self.head(BOOL)} {{ {self.expression(type, 1)} }} "
                      f"else if {self.head(BOOL, 1)} {{ {self.expression(type, 1)} }} else {{ {self.expression(type, 1)} }}")
        else:
            low = self.below(4)
            self.line(f"let {name}: {spell(type)} = switch {self.head(INT)} {{\ncase ..<{low}: {self.expression(type, 1)}\n"
                      f"case {low}, {low + 2}: {self.expression(type, 1)}\ncase let n where n > {low + 4}: {self.expression(type, 0)}\n"
                      f"default: {self.expression(type, 1)}\n}}")
        self.add(name, type)

    # Changes

    def places(self):
        """Variables and properties that can be written, with their types."""
        result = []
        for variable in self.visible():
            if variable.mutable:
                result.append((variable.name, variable.type))
            if is_kind(variable.type, "named") and variable.type[1] in self.types and self.mutable(variable):
                result += [(f"{variable.name}.{property.name}", property.type)
                           for property in self.types[variable.type[1]].properties if property.settable]
            if is_kind(variable.type, "()") and variable.mutable:
                result += [(f"{variable.name}.{number}", part) for number, (_, part) in enumerate(variable.type[1])]
            if is_kind(variable.type, "?") and is_kind(variable.type[1], "named") and variable.mutable \
                    and variable.type[1][1] in self.types:
                result += [(f"{variable.name}?.{property.name}", property.type)
                           for property in self.types[variable.type[1][1]].properties if property.settable]
        return [place for place in result if not is_kind(place[1], "->")]

    def change(self):
        options = self.places()
        calls = [called for called in self.functions if called.result == VOID and self.affords(called.cost) and not called.throws]
        actions = [action for action in self.actions if action[0] < len(self.scope)
                   and self.scope[action[0]].name == action[1]]
        if calls and self.often(25) or not options:
            if calls:
                called = self.one(calls)
                arguments = self.arguments(called, 1)
                if arguments:
                    self.spent += called.cost * self.rounds
                    return self.line(f"{called.prefix}{called.name}{arguments}")
            return self.log()
        if actions and self.often(30) and self.affords(20):
            _, name, parameters = self.one(actions)
            self.spent += 20 * self.rounds
            return self.line(f"{name}({', '.join(self.expression(part, 1) for part in parameters)})")
        methods = []
        for variable in self.visible():
            if is_kind(variable.type, "named") and variable.type[1] in self.types:
                methods += [(variable, method) for method in self.types[variable.type[1]].methods
                            if (method.mutating or self.types[variable.type[1]].kind == "class")
                            and self.mutable(variable) and not method.throws and self.affords(method.cost)]
        if methods and self.often(40):
            variable, method = self.one(methods)
            arguments = self.arguments(method, 1)
            if arguments:
                self.spent += method.cost * self.rounds
                return self.line(("_ = " if method.result != VOID else "") + f"{variable.name}.{method.name}{arguments}")
        if self.often(12):
            return self.log()
        place, type = self.one(options)
        self.line(self.changed(place, type))

    def log(self):
        logs = [variable.name for variable in self.visible() if variable.mutable and variable.type == array(STRING)]
        if logs:
            self.line(f"{self.one(logs)}.append({self.expression(STRING, 2)})")
        else:
            self.line(f"_ = {self.expression(self.one([INT, STRING]), 1, False)}")

    def changed(self, place, type):
        """A statement that changes what is in a place."""
        if "?." in place:
            # The chain is looked at first, and what it leads to may not be read meanwhile.
            return f"{place} = {self.literal(type)}"
        value = self.bounded(type, self.expression(type, 2))
        options = [f"{place} = {value}"] if value != place else [f"_ = {place}"]
        if type == INT:
            small = 1 + self.below(9)
            options += [f"{place} += {self.expression(INT, 1)} % 50", f"{place} -= {small}",
                        f"{place} = ({place} * {small} + 1) % 97", f"{place} %= {small + 1}", f"{place} /= {small}"]
        elif type == STRING:
            options += [f"{place} += String({self.expression(STRING, 1)}.prefix(6))", f"{place}.append(\"{self.one('abc')}\")",
                        f"if !{place}.isEmpty {{ {place}.removeLast() }}", f"{place}.insert(\"{self.one('+-')}\", at: {place}.startIndex)",
                        f"{place}.removeAll {{ $0 == \"{self.one('aeo')}\" }}"]
        elif type == BOOL:
            options += [f"{place}.toggle()"]
        elif type == DOUBLE:
            options += [f"{place} += {self.expression(DOUBLE, 0)}", f"{place} *= 0.5"]
        elif is_kind(type, "[]"):
            element = self.bounded(type[1], self.expression(type[1], 1))
            options += [f"{place}.append({element})", f"{place}.append({element})",
                        f"{place}.insert({element}, at: 0)", f"{place} += [{element}]", f"{place}.reverse()",
                        f"if {place}.count > 1 {{ {place}.swapAt(0, {place}.count - 1) }}",
                        f"if !{place}.isEmpty {{ {place}[{place}.count - 1] = {element} }}",
                        f"if {place}.count > {1 + self.below(3)} {{ {place}.remove(at: {self.below(2)}) }}",
                        f"_ = {place}.popLast()", f"{place}.removeAll()", f"{place}.append(contentsOf: {value})",
                        f"if {place}.count > 2 {{ {place}[0...1] = [{element}] }}",
                        f"if {place}.count > 2 {{ {place}.removeSubrange(1..<{place}.count) }}"]
            if type[1] == INT:
                options += [f"for i in {place}.indices {{ {place}[i] += i }}", f"{place}.sort()",
                            f"{place}.removeAll {{ $0 > {self.below(20)} }}", f"{place}.sort {{ $0 > $1 }}",
                            f"for i in {place}.indices where i % 2 == 0 {{ {place}[i] *= 2 }}",
                            f"if !{place}.isEmpty {{ {place}[0] += {self.expression(INT, 0)} % 50 }}"]
        elif is_kind(type, "[:]"):
            key, new = self.expression(type[1], 1), self.expression(type[2], 1)
            options += [f"{place}[{key}] = {new}", f"{place}[{key}] = {new}",
                        f"{place}.removeValue(forKey: {key})", f"{place}.updateValue({new}, forKey: {key})"]
            if type[2] == INT:
                options += [f"{place}[{key}, default: 0] += {self.below(9)}", f"{place}[{key}]? += 1"]
        elif is_kind(type, "Set"):
            options += [f"{place}.insert({self.expression(type[1], 1)})",
                        f"{place}.remove({self.expression(type[1], 1)})", f"{place}.formUnion([{self.expression(type[1], 0)}])"]
        elif is_kind(type, "?"):
            options += [f"{place} = nil"]
            if type[1] == INT:
                options += [f"{place}? += 1"]
            if type[1] == STRING:
                options += [f"{place}?.append(\"q\")"]
            if is_kind(type[1], "[]"):
                options += [f"{place}?.append({self.literal(type[1][1])})"]
        return self.one(options)

    # Ways

    def inner(self, count=None):
        self.statements(1 + self.below(2) if count is None else count)

    def if_else(self):
        self.line(f"if {self.head(BOOL, 2)} {{")
        with self.block():
            self.inner()
        if self.often(25):
            self.line(f"}} else if {self.head(BOOL, 2)} {{")
            with self.block():
                self.inner()
        if self.often(60):
            self.line("} else {")
            with self.block():
                self.inner()
        self.line("}")

    def optionals(self):
        return [variable for variable in self.visible() if is_kind(variable.type, "?")]

    def unwrap(self):
        known = self.optionals()
        if known and self.often(70):
            variable = self.one(known)
            name, type, value = variable.name, variable.type, variable.name
        else:
            type = optional(self.one([INT, STRING]))
            value = self.head(type, 2, False)
        item = self.fresh("o")
        how = self.below(4)
        if how == 0:
            self.line(f"if case let {item}? = {value}{', ' + self.head(BOOL, 1) if self.often(30) else ''} {{")
        elif how == 1:
            self.line(f"if case .some(let {item}) = {value} {{")
        else:
            with self.inside([(item, type[1])]):
                more = f", {self.head(BOOL, 1)}" if self.often(35) else ""
            self.line(f"if let {item} = {value}{more} {{")
        with self.block([(item, type[1])]):
            self.inner()
        if self.often(50):
            self.line("} else {")
            with self.block():
                self.inner()
        self.line("}")

    def guard(self):
        """One way that ends, of a loop, a function or a block of its own."""
        leave = self.leaving()
        if leave is None:
            return self.if_else()
        known = self.optionals()
        if known and self.often(55):
            variable = self.one(known)
            item = self.fresh("o")
            self.line(f"guard let {item} = {variable.name} else {{\n{leave}\n}}")
            self.add(item, variable.type[1])
        else:
            self.line(f"guard {self.head(BOOL, 2)} else {{\n{leave}\n}}")

    def leaving(self):
        """A line that leaves what it stands in; nil where there is nothing to leave."""
        options = []
        if self.loops:
            label = self.one(self.loops)
            options += [f"{self.one(['continue', 'break'])}{' ' + label if label else ''}"]
        if self.result is not None and (not self.loops or self.often(30)):
            options.append("return" if self.result == VOID else
                           f"return {self.bounded(self.result, self.expression(self.result, 1))}")
        if self.throws and self.errors and self.often(40):
            return f"throw {self.expression(named(self.one(self.errors)), 1, False)}"
        return self.one(options) if options else None

    def leave(self):
        leave = self.leaving()
        if leave:
            self.line(f"if {self.head(BOOL, 2)} {{ {leave} }}")

    def for_loop(self):
        item = self.fresh("i")
        lists = [variable for variable in self.visible() if is_kind(variable.type, "[]")]
        options = [([(item, INT)], item, f"{self.below(3)}..<{3 + self.below(3)}"),
                   ([(item, INT)], item, f"(1...{2 + self.below(3)}).reversed()"),
                   ([(item, INT)], item, f"stride(from: {self.below(9)}, to: {5 + self.below(4)}, by: {1 + self.below(3)})"),
                   ([(item, STRING)], item, self.guarded(f"{self.expression(array(STRING), 1, False)}.prefix(4)")),
                   ([(item, INT)], item, self.guarded(f"{self.expression(array(INT), 1, False)}.prefix(4)")),
                   ([(item + "c", STRING)], item, self.guarded(f"{self.expression(STRING, 1)}.prefix(4)"))]
        dictionaries = [variable.name for variable in self.visible() if variable.type == dictionary(STRING, INT)]
        if dictionaries:
            options.append(([(f"{item}k", STRING), (f"{item}v", INT)], f"({item}k, {item}v)",
                            f"({self.one(dictionaries)}.sorted {{ $0.key < $1.key }})"))
        for variable in lists:
            element = variable.type[1]
            options += [([(item, element)], item, f"{variable.name}.prefix(4)"),
                        ([(f"{item}n", INT), (item, element)], f"({item}n, {item})", f"{variable.name}.prefix(4).enumerated()"),
                        ([(f"{item}n", INT)], f"{item}n", f"{variable.name}.indices.prefix(4)"),
                        ([(item, element), (f"{item}z", INT)], f"({item}, {item}z)", f"zip({variable.name}, 1...4)")]
            if is_kind(element, "?"):
                options += [([(item, element[1])], f"case let {item}?", f"{variable.name}.prefix(4)")] * 3
        variables, pattern, source = self.one(options)
        with self.inside(variables):
            condition = f" where {self.head(BOOL, 1)}" if self.often(20) and not pattern.endswith("c") \
                and not variables[0][0].endswith("c") else ""
        label = self.fresh("loop") if self.often(30) else ""
        self.line(f"{label + ': ' if label else ''}for {pattern} in {source}{condition} {{")
        if variables[0][0].endswith("c"):
            self.line(f"let {variables[0][0]} = String({item})")
        with self.block(variables, 4, label):
            self.inner(1 + self.below(3))
        self.line("}")

    def while_loop(self):
        counter = self.fresh("t")
        label = self.fresh("loop") if self.often(30) else ""
        start = f"{label}: " if label else ""
        more = f", {self.head(BOOL, 1)}" if self.often(30) else ""
        self.line(f"var {counter} = {2 + self.below(4)}")
        if self.often(65):
            self.line(f"{start}while {counter} > 0{more} {{\n{counter} -= 1")
            with self.block([(counter, INT)], 4, label):
                self.inner()
            self.line("}")
        else:
            self.line(f"{start}repeat {{\n{counter} -= 1")
            with self.block([(counter, INT)], 4, label):
                self.inner()
            self.line(f"}} while {counter} > 0{' && ' + more[2:] if more else ''}")
        self.add(counter, INT)

    def switch(self):
        """Over a number, a text, a tuple, an optional, or cases of the program's own."""
        cases = [variable for variable in self.visible() if is_kind(variable.type, "named")
                 and variable.type[1] in self.types and self.types[variable.type[1]].cases]
        classes = [variable for variable in self.visible() if is_kind(variable.type, "named")
                   and variable.type[1] in self.types and self.types[variable.type[1]].subclasses]
        options = [self.switch_number, self.switch_text, self.switch_pair, self.switch_optional]
        if cases:
            options += [lambda: self.switch_cases(self.one(cases))] * 4
        if classes:
            options += [lambda: self.switch_classes(self.one(classes))] * 2
        self.one(options)()

    def arm(self, pattern, variables=(), fall=False):
        self.line(f"{pattern}:")
        with self.block(variables):
            self.inner(1)
            if not self.out[-1].strip() or self.out[-1].endswith(":"):
                self.line("break")
            if fall:
                self.line("fallthrough")

    def switch_number(self):
        low = self.below(5)
        item = self.fresh("n")
        self.line(f"switch {self.head(INT, 2)} {{")
        self.arm(f"case {low}, {low + 7}", fall=self.often(15))
        self.arm(self.one([f"case ..<{low}", f"case {low + 1}..<{low + 3}"]))
        if self.often(60):
            with self.inside([(item, INT)]):
                where = self.head(BOOL, 1)
            self.arm(f"case let {item} where {where}", [(item, INT)])
        self.arm("default")
        self.line("}")

    def switch_text(self):
        item = self.fresh("s")
        self.line(f"switch {self.head(STRING, 2)} {{")
        self.arm("case \"\", \"x\"")
        self.arm(f"case let {item} where {item}.count > {1 + self.below(5)}", [(item, STRING)])
        if self.often(50):
            self.arm(f"case \"{self.one(['a', 'm'])}\"...\"{self.one(['n', 'z'])}\"")
        self.arm("default")
        self.line("}")

    def switch_pair(self):
        one, other = self.fresh("l"), self.fresh("r")
        second = self.one([INT, BOOL, optional(INT)])
        self.line(f"switch ({self.expression(INT, 1)}, {self.expression(second, 1, False)}) {{")
        tail = {INT: "0", BOOL: "true"}.get(second, "nil")
        self.arm(f"case (0, {tail})")
        if is_kind(second, "?"):
            self.arm(f"case (let {one}, let {other}?) where {one} > {other}", [(one, INT), (other, INT)])
        else:
            self.arm(f"case (let {one}, {tail})", [(one, INT)])
        self.arm(f"case (1...{3 + self.below(5)}, _)")
        item = self.fresh("r")
        self.arm(f"case let (_, {item})", [(item, second)])
        self.line("}")

    def switch_optional(self):
        item = self.fresh("o")
        low = self.below(9)
        known = [variable.name for variable in self.optionals() if variable.type[1] == INT]
        value = self.one(known) if known else self.head(optional(INT), 2, False)
        self.line(f"switch {value} {{")
        self.arm("case nil")
        if self.often(40):
            self.arm(f"case {low}?")
        if self.often(50):
            self.arm(f"case let {item}? where {item} > {low}", [(item, INT)])
            self.arm("case .some")
        else:
            self.arm(f"case .some(let {item})", [(item, INT)])
        self.line("}")

    def pattern(self, declared, case):
        """A pattern of a case, what it declares, and whether it matches whatever the payload."""
        name, payload = case
        if not payload:
            return f".{name}", [], True
        if self.often(15):
            return f".{name}", [], True
        parts, variables, whole = [], [], True
        for label, type in payload:
            start = f"{label}: " if label and self.often(50) else ""
            if type == INT and self.often(20):
                parts.append(start + self.one([str(self.below(9)), f"0...{self.below(20)}"]))
                whole = False
            elif self.often(20):
                parts.append(start + "_")
            elif is_kind(type, "named") and type[1] in self.types and self.types[type[1]].cases and self.often(50):
                text, more, inner = self.pattern(self.types[type[1]], self.one(self.types[type[1]].cases))
                parts.append(start + text)
                variables += more
                whole = False
            else:
                item = self.fresh("c")
                parts.append(f"{start}let {item}")
                variables.append((item, type))
        return f".{name}({', '.join(parts)})", variables, whole

    def switch_cases(self, variable):
        declared = self.types[variable.type[1]]
        self.line(f"switch {variable.name} {{")
        covered = 0
        for case in declared.cases:
            if self.often(20):
                continue
            pattern, variables, whole = self.pattern(declared, case)
            where = ""
            if self.often(20):
                with self.inside(variables):
                    where = f" where {self.head(BOOL, 1)}"
            covered += whole and not where
            self.arm(f"case {pattern}{where}", variables)
        if covered < len(declared.cases):
            self.arm("default")
        self.line("}")

    def case_pattern(self):
        cases = [variable for variable in self.visible() if is_kind(variable.type, "named")
                 and variable.type[1] in self.types and self.types[variable.type[1]].cases]
        if not cases:
            return self.switch()
        variable = self.one(cases)
        declared = self.types[variable.type[1]]
        pattern, variables, _ = self.pattern(declared, self.one(declared.cases))
        leave = self.leaving()
        if leave and self.often(30):
            self.line(f"guard case {pattern} = {variable.name} else {{ {leave} }}")
            for name, type in variables:
                self.add(name, type)
            return
        self.line(f"if case {pattern} = {variable.name} {{")
        with self.block(variables):
            self.inner(1)
        if self.often(40):
            self.line("} else {")
            with self.block():
                self.inner(1)
        self.line("}")

    def switch_classes(self, variable):
        declared = self.types[variable.type[1]]
        self.line(f"switch {variable.name} {{")
        for name in reversed(declared.subclasses):
            item = self.fresh("k")
            if self.often(70):
                self.arm(f"case let {item} as {name}", [(item, named(name))])
            else:
                self.arm(f"case is {name}")
        self.arm("default")
        self.line("}")

    # Errors and functions

    def catching(self):
        throwing = [called for called in self.functions if called.throws and self.affords(called.cost)]
        if not throwing:
            return self.unwrap()
        called = self.one(throwing)
        arguments = self.arguments(called, 1)
        if not arguments:
            return
        self.spent += called.cost * self.rounds
        item = self.fresh("v")
        self.line("do {")
        with self.block():
            if self.often(40):
                self.inner(1)
            self.line((f"let {item} = " if called.result != VOID else "") + f"try {called.prefix}{called.name}{arguments}")
            if called.result != VOID:
                self.add(item, called.result)
            self.inner(1)
        for name in self.errors:
            declared = self.types[name]
            for case in declared.cases:
                if self.often(40):
                    pattern, variables, _ = self.pattern(declared, case)
                    where = ""
                    if self.often(25):
                        with self.inside(variables):
                            where = f" where {self.head(BOOL, 1)}"
                    self.line(f"}} catch {name}{pattern}{where} {{")
                    with self.block(variables):
                        self.inner(1)
            if self.often(30):
                thrown = self.fresh("x")
                self.line(f"}} catch let {thrown} as {name} {{")
                with self.block([(thrown, named(name))]):
                    self.inner(1)
        self.line("} catch {")
        with self.block():
            self.inner(1)
        self.line("}")

    def deferred(self):
        places = [place for place in self.places() if place[1] in (INT, array(STRING), STRING) and "?" not in place[0]]
        if not places:
            return self.declare()
        self.line("defer {")
        saved = self.loops, self.result, self.throws
        self.loops, self.result, self.throws = [], None, False
        with self.block():
            place, type = self.one(places)
            self.line(self.changed(place, type))
        self.loops, self.result, self.throws = saved
        self.line("}")

    def local_function(self):
        """One that captures what is around it; some call themselves."""
        result = self.one([INT, STRING, VOID, optional(INT)])
        name = self.fresh("inner")
        parameters = [Parameter(self.one(["", "by", "of"]), self.fresh("q"), self.one([INT, INT, STRING, array(INT)]))
                      for _ in range(self.below(3))]
        if self.kept or any(variable.borrowed for variable in self.scope) or self.depth_of_closures:
            return self.declare()
        throws = bool(self.errors) and self.often(25) and result not in (VOID,)
        recursive = self.often(30)
        if recursive:
            parameters.insert(0, Parameter("", self.fresh("left"), INT))
        for variable in self.scope:
            variable.alone = False
        with self.body(result, throws=throws, parameters=[Variable(p.name, p.type) for p in parameters]) as lines:
            spent, self.spent, saved, self.rounds = self.spent, 5, self.rounds, 1
            self.depth = 3
            self.statements(1 + self.below(3))
            if recursive and result != VOID:
                left = parameters[0].name
                again = ", ".join([f"{left} - 1"] + [
                    (f"{p.label}: " if p.label else "") + self.literal(p.type) for p in parameters[1:]])
                call = f"{'try ' if throws else ''}{name}({again})"
                self.line(f"if {left} > 0 && {left} < 6 {{")
                item = self.fresh("again")
                self.line(f"let {item} = {call}")
                with self.block([(item, result)]):
                    self.line(f"return {self.bounded(result, self.expression(result, 1))}")
                self.line("}")
            self.give(result)
            cost = self.spent * (6 if recursive else 1) + len(lines)
            self.spent, self.rounds = spent, saved
        head = self.signature(parameters)
        self.line(f"func {name}({head}){' throws' if throws else ''}{'' if result == VOID else f' -> {spell(result)}'} {{")
        self.out += lines + ["}"]
        self.functions.append(Function(name, parameters, result, cost, throws=throws))

    def other_module(self):
        """A call of code that is not there, which may call what it is given, now or later, or change it."""
        numbers = [variable.name for variable in self.scope if variable.alone and variable.mutable and variable.type == INT
                   and not self.kept]
        options = ["each", "keep", "load"] + (["change"] if numbers else [])
        how = self.one(options)
        if how == "change":
            self.line(f"Remote.change(&{self.one(numbers)})")
        elif how == "load":
            item = self.fresh("v")
            self.line(f"do {{\nlet {item} = try Remote.load({self.below(9)})")
            with self.block([(item, INT)]):
                self.inner(1)
            self.line("} catch {")
            with self.block():
                self.inner(1)
            self.line("}")
        elif not self.depth_of_closures and not self.kept:
            item = self.fresh("p")
            for variable in self.scope:
                variable.alone = False
            self.line(f"Remote.{how} {{ {item} in")
            with self.body(VOID, kept=True, parameters=[Variable(item, INT)]) as lines:
                self.depth = 4
                self.depth_of_closures += 1
                saved, self.rounds = self.rounds, max(self.rounds, 5)
                self.change()
                self.rounds = saved
                self.depth_of_closures -= 1
            self.out += lines + ["}"]

    def recipe(self):
        """Lines that a program's own declarations offer, such as of a property wrapper."""
        recipe = self.one(self.recipes)
        recipe()
