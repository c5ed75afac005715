"""What programs have beside types: wrappers, builders, generics, key paths, operators; each offers lines that use it."""
from swift_types import BOOL, INT, STRING, Function, Parameter, array, named, optional, spell, function


class Features:
    """Parts of a program that are written once and used where statements ask for a recipe."""

    def declare_features(self):
        for feature in [self.wrapper, self.builder, self.stack, self.key_paths, self.operator, self.delayed, self.rethrowing,
                        self.overloads, self.counter, self.associated, self.pair, self.options, self.sequence, self.typed_throws,
                        self.number_kinds, self.nested_optional, self.memory, self.links, self.dynamic, self.casts,
                        self.lists, self.texts]:
            if self.often(10):
                feature()

    def offer(self, recipe):
        self.recipes.append(recipe)

    def gives(self, type, text, start="z"):
        """A line that declares a constant of a type."""
        name = self.fresh(start)
        self.line(f"let {name} = {text}")
        self.add(name, type)
        return name

    def wrapper(self):
        name, holder = self.fresh("Clamped"), self.fresh("Gauge")
        low, high = self.below(5), 10 + self.below(30)
        self.members += [f"@propertyWrapper struct {name} {{", "  private var value: Int", "  private(set) var writes = 0",
                         "  let range: ClosedRange<Int>",
                         "  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }",
                         "  var wrappedValue: Int {", "    get { value }",
                         "    set { writes += 1; value = min(max(newValue, range.lowerBound), range.upperBound) }", "  }",
                         "  var projectedValue: Int { get { writes } set { writes = newValue } }", "}",
                         f"{self.one(['struct', 'final class'])} {holder} {{", f"  @{name}({low}...{high}) var level: Int = {self.below(60)}",
                         f"  @{name}(0...9) var small = {self.below(12)}",
                         "  init() {}",
                         "  var text: String { \"\\(level)/\\($level)/\\(small)/\\($small)\" }", "}"]

        def recipe():
            item = self.fresh("g")
            self.line(f"var {item} = {holder}()")
            for _ in range(1 + self.below(3)):
                self.line(f"{item}.{self.one(['level', 'small'])} {self.one(['=', '+=', '-='])} {self.expression(INT, 1)}")
            if self.often(30):
                self.line(f"{item}.$level = {self.below(5)}")
            self.gives(STRING, f"{item}.text")
        self.offer(recipe)

    def builder(self):
        name, call = self.fresh("Lines"), self.fresh("gather")
        self.members += [f"@resultBuilder enum {name} {{",
                         "  static func buildExpression(_ q: String) -> [String] { [q] }",
                         "  static func buildExpression(_ q: Int) -> [String] { [\"#\\(q)\"] }",
                         "  static func buildBlock(_ q: [String]...) -> [String] { q.flatMap { $0 } }",
                         "  static func buildOptional(_ q: [String]?) -> [String] { q ?? [\"-\"] }",
                         "  static func buildEither(first q: [String]) -> [String] { [\"<\"] + q }",
                         "  static func buildEither(second q: [String]) -> [String] { q + [\">\"] }",
                         "  static func buildArray(_ q: [[String]]) -> [String] { q.flatMap { $0 } + [\".\"] }",
                         "  static func buildFinalResult(_ q: [String]) -> String { q.joined(separator: \" \") }", "}",
                         f"static func {call}(@{name} _ q: () -> String) -> String {{ \"[\" + q() + \"]\" }}"]

        def recipe():
            item, each = self.fresh("built"), self.fresh("b")
            low = self.below(5)
            lines = [f"{self.expression(STRING, 1)}", f"{self.expression(INT, 1)}",
                     f"if {self.head(BOOL, 1)} {{\n{self.expression(STRING, 1)}\n}}",
                     f"if {self.head(BOOL, 1)} {{\n{self.expression(STRING, 1)}\n}} else {{\n{self.expression(INT, 1)}\n}}",
                     f"for {each} in 0..<{1 + self.below(3)} {{\n{each} + {low}\n}}",
                     f"switch {self.head(INT, 1)} {{\ncase ..<{low}:\n\"low\"\ncase {low}:\n\"is\"\n{low}\ndefault:\n\"high\"\n}}",
                     f"let {each}k = {self.expression(INT, 1)}\n{each}k % 100"]
            body = "\n".join(self.one(lines) for _ in range(1))
            more = [line for line in lines if self.often(45)]
            self.line(f"let {item} = Program{self.number}.{call} {{\n" + "\n".join(more or [body]) + "\n}")
            self.add(item, STRING)
        self.offer(recipe)

    def stack(self):
        name = self.fresh("Stack")
        self.members += [f"struct {name}<Item> {{", "  private(set) var items: [Item] = []",
                         "  mutating func push(_ q: Item) { items.append(q) }",
                         "  @discardableResult mutating func pop() -> Item? { items.popLast() }",
                         "  var top: Item? { items.last }",
                         f"  func mapped<New>(_ q: (Item) -> New) -> {name}<New> {{", f"    var new = {name}<New>()",
                         "    for item in items { new.push(q(item)) }", "    return new", "  }",
                         "  subscript(deep: Int) -> Item? { deep < items.count ? items[items.count - 1 - deep] : nil }", "}"]
        self.outside += [f"extension Program{self.number}.{name} where Item == Int {{ var total: Int {{ items.reduce(0, +) }} }}",
                         f"extension Program{self.number}.{name}: Equatable where Item: Equatable {{}}",
                         f"extension Program{self.number}.{name} where Item: Comparable {{ func best() -> Item? {{ items.max() }} }}"]

        def recipe():
            item = self.fresh("st")
            element = self.one([INT, STRING])
            self.line(f"var {item} = {name}<{element}>()")
            for _ in range(1 + self.below(4)):
                self.line(f"{item}.push({self.bounded(element, self.expression(element, 1))})")
            if self.often(40):
                self.line(f"{item}.pop()")
            self.gives(optional(element), self.one([f"{item}.pop()", f"{item}.top", f"{item}[1]", f"{item}.best()"]))
            if element == INT:
                self.gives(INT, f"{item}.total")
                self.gives(array(STRING), f"{item}.mapped {{ \"<\\($0)>\" }}.items")
            self.gives(BOOL, f"({item} == {name}<{element}>())")
        self.offer(recipe)

    def key_paths(self):
        structs = [name for name, declared in self.types.items() if declared.kind in ("struct", "class")
                   and any(p.type == INT and p.stored for p in declared.properties)]
        if not structs:
            return

        def recipe():
            name = self.one(structs)
            declared = self.types[name]
            numbers = [p for p in declared.properties if p.type == INT and not p.mutating]
            path = self.one(numbers)
            how = self.below(4)
            if how == 0:
                self.gives(array(INT), f"{self.expression(array(named(name)), 1, False)}.map(\\.{path.name})")
            elif how == 1:
                item = self.fresh("path")
                self.line(f"let {item} = \\{name}.{path.name}")
                self.gives(INT, f"{self.expression(named(name), 1, False)}[keyPath: {item}]")
            elif how == 2:
                self.gives(array(STRING), f"{self.expression(array(named(name)), 1, False)}.sorted {{ $0.{path.name} < $1.{path.name} }}.map(\\.text)")
            else:
                places = [v for v in self.visible() if v.type == named(name) and self.mutable(v)]
                if places and path.settable:
                    variable = self.one(places)
                    self.line(f"{variable.name}[keyPath: \\.{path.name}] {self.one(['+=', '='])} {self.below(9)}")
                else:
                    self.gives(INT, f"{self.expression(array(named(name)), 1, False)}.compactMap {{ $0[keyPath: \\.{path.name}] }}.count")
        self.offer(recipe)

    def operator(self):
        name = self.fresh("Vector")
        self.members += [f"struct {name}: Equatable {{", "  var x: Int, y: Int",
                         f"  static func <+> (l: {name}, r: {name}) -> {name} {{ {name}(x: l.x + r.x, y: l.y + r.y) }}",
                         f"  static func ** (l: {name}, r: Int) -> {name} {{ {name}(x: l.x * r, y: l.y * r) }}",
                         f"  static func ** (l: {name}, r: {name}) -> Int {{ (l.x * r.x + l.y * r.y) % 211 }}",
                         f"  static prefix func ^^ (q: {name}) -> {name} {{ {name}(x: q.y, y: q.x) }}",
                         f"  static func += (l: inout {name}, r: {name}) {{ l = l <+> r }}",
                         f"  static prefix func - (q: {name}) -> {name} {{ {name}(x: -q.x, y: -q.y) }}",
                         "  var text: String { \"(\\(x) \\(y))\" }", "}"]

        def recipe():
            one, other = self.fresh("ve"), self.fresh("ve")
            self.line(f"var {one} = {name}(x: {self.expression(INT, 1)} % 99, y: {self.below(9)})")
            self.line(f"let {other} = ^^{one} <+> {one} ** {self.below(4)}")
            if self.often(60):
                self.line(f"{one} += -{other}")
            self.gives(STRING, f"{one}.text + {other}.text")
            self.gives(INT, f"{one} ** ({other} <+> {one})")
            self.gives(BOOL, f"({one} != {other})")
        self.offer(recipe)

    def delayed(self):
        """Functions that take what is not evaluated, or a closure that they keep."""
        lazy, keeper = self.fresh("either"), self.fresh("Keeper")
        self.members += [f"static func {lazy}(_ q: Bool, _ r: @autoclosure () -> Int) -> Int {{ q ? r() : -1 }}",
                         f"final class {keeper} {{", "  private var steps: [(Int) -> Int] = []", "  var calls = 0",
                         "  func add(_ q: @escaping (Int) -> Int) -> Self { steps.append(q); return self }",
                         "  func run(_ q: Int) -> Int {", "    calls += 1", "    return steps.reduce(q) { ($1($0)) % 307 }", "  }", "}"]

        def recipe():
            item, count = self.fresh("ke"), self.fresh("cn")
            self.line(f"let {item} = {keeper}()")
            self.line(f"var {count} = {self.below(4)}")
            self.line(f"_ = {item}.add {{ $0 + {self.below(9)} }}.add {{ p in\n{count} += 1\nreturn p * {count}\n}}")
            self.add(count, INT, True)
            self.gives(INT, f"{item}.run({self.expression(INT, 1)} % 50)")
            self.gives(INT, f"{item}.run({count}) + {item}.calls")
            self.gives(INT, f"Program{self.number}.{lazy}({self.expression(BOOL, 1)}, {item}.run({self.below(9)}))")
        if not self.depth_of_closures:
            self.offer(recipe)

    def rethrowing(self):
        name, failure = self.fresh("attempt"), self.fresh("Refused")
        self.members += [f"struct {failure}: Error {{ let why: String }}",
                         f"static func {name}<T>(_ q: Int, _ body: (Int) throws -> T) rethrows -> [T] {{",
                         "  var all: [T] = []", "  for i in 0..<q { all.append(try body(i)) }", "  return all", "}"]

        def recipe():
            limit = self.below(6)
            item = self.fresh("at")
            self.gives(array(INT), f"Program{self.number}.{name}({self.below(4)}) {{ $0 * {limit} }}")
            self.line(f"var {item} = \"none\"\ndo {{\nlet got = try Program{self.number}.{name}({1 + self.below(5)}) {{ i throws -> String in\n"
                      f"if i == {limit} {{ throw {failure}(why: \"at \\(i)\") }}\nreturn \"ok\\(i)\"\n}}\n{item} = got.joined()\n"
                      f"}} catch let error as {failure} {{\n{item} = error.why\n}} catch {{\n{item} = \"other\"\n}}")
            self.add(item, STRING, True)
        self.offer(recipe)

    def overloads(self):
        name = self.fresh("which")
        for type, text in [("Int", "int"), ("Double", "double"), ("String", "text"), ("[Int]", "list"), ("Int?", "maybe")]:
            self.members.append(f"static func {name}(_ q: {type}) -> String {{ \"{text}\" }}")
        self.members.append(f"static func {name}(at q: Int) -> String {{ \"at\" }}")
        self.members.append(f"static func {name}<T>(_ q: T, _ r: T) -> String {{ \"two\" }}")

        def recipe():
            call = f"Program{self.number}.{name}"
            options = [f"{call}({self.below(9)})", f"{call}(1.5)", f"{call}({self.expression(STRING, 1)})",
                       f"{call}({self.expression(array(INT), 1, False)})", f"{call}(at: 3)", f"{call}(1, 2)",
                       f"{call}({self.expression(optional(INT), 1, False)})"]
            self.gives(STRING, " + ".join(self.one(options) for _ in range(3)))
        self.offer(recipe)

    def counter(self):
        name = self.fresh("counting")
        self.members += [f"static func {name}(from q: Int, by r: Int = 2) -> (next: () -> Int, reset: () -> Void) {{",
                         "  var n = q", "  return ({ n += r; return n }, { n = 0 })", "}"]

        def recipe():
            item = self.fresh("co")
            self.line(f"let {item} = Program{self.number}.{name}(from: {self.below(9)}{self.one(['', ', by: 5'])})")
            self.line(f"_ = {item}.next()")
            if self.often(50):
                self.line(f"if {self.head(BOOL, 1)} {{ {item}.reset() }}")
            self.gives(INT, f"{item}.next() * 100 + {item}.next()")
        self.offer(recipe)

    def associated(self):
        name, one, other = self.fresh("Source"), self.fresh("Evens"), self.fresh("Letters")
        drained = self.fresh("drained")
        self.members += [f"protocol {name} {{", "  associatedtype Item", "  mutating func next() -> Item?", "  static var title: String { get }", "}",
                         f"struct {one}: {name} {{", "  static let title = \"evens\"", "  var n = 0",
                         "  mutating func next() -> Int? { n += 2; return n > 8 ? nil : n }", "}",
                         f"struct {other}: {name} {{", "  var rest: Substring", "  mutating func next() -> Character? { rest.popFirst() }", "}",
                         f"static func {drained}<S: {name}>(_ q: S) -> [S.Item] {{", "  var source = q", "  var all: [S.Item] = []",
                         "  while let item = source.next() { all.append(item) }", "  return all", "}"]
        self.outside += [f"extension Program{self.number}.{name} {{", "  static var title: String { \"plain\" }",
                         "  func skipping(_ q: Int) -> [Item] {", "    var copy = self", "    var all: [Item] = []", "    var n = 0",
                         "    while let item = copy.next() {", "      n += 1", "      if n > q { all.append(item) }", "    }", "    return all", "  }", "}",
                         f"extension Program{self.number}.{name} where Item == Int {{ func total() -> Int {{ skipping(0).reduce(0, +) }} }}"]

        def recipe():
            how = self.below(5)
            if how == 0:
                self.gives(array(INT), f"Program{self.number}.{drained}({one}(n: {self.below(9)}))")
            elif how == 1:
                self.gives(STRING, f"String(Program{self.number}.{drained}({other}(rest: \"{self.one(['abc', 'tea', ''])}\")))")
            elif how == 2:
                self.gives(STRING, f"{one}.title + {other}.title")
            elif how == 3:
                self.gives(INT, f"{one}(n: {self.below(7)}).total()")
            else:
                self.gives(array(INT), f"{one}().skipping({self.below(4)})")
        self.offer(recipe)

    def pair(self):
        name, swapped = self.fresh("Pair"), self.fresh("swapped")
        self.members += [f"struct {name}<A, B> {{", "  var a: A", "  var b: B", f"  var flipped: {name}<B, A> {{ {name}<B, A>(a: b, b: a) }}", "}",
                         f"static func {swapped}<A, B>(_ q: (A, B)) -> (B, A) {{ (q.1, q.0) }}"]
        self.outside += [f"extension Program{self.number}.{name}: CustomStringConvertible where A: CustomStringConvertible {{",
                         "  var description: String { \"<\\(a)>\" }", "}",
                         f"extension Program{self.number}.{name} where A == B {{ var both: [A] {{ [a, b] }} }}"]

        def recipe():
            item = self.fresh("pa")
            self.line(f"var {item} = {name}(a: {self.expression(INT, 1)}, b: {self.expression(STRING, 1)})")
            if self.often(50):
                self.line(f"{item}.a %= 50")
            self.gives(STRING, f"{item}.flipped.a + \"\\({item}.flipped.b)\"")
            self.gives(STRING, f"\"\\({item})\"")
            self.gives(array(INT), f"{name}(a: {self.below(9)}, b: {item}.a).both")
            self.gives(STRING, f"Program{self.number}.{swapped}(({self.below(9)}, {self.word()})).0")
        self.offer(recipe)

    def options(self):
        name = self.fresh("Flags")
        self.members += [f"struct {name}: OptionSet {{", "  let rawValue: Int", f"  static let a = {name}(rawValue: 1), b = {name}(rawValue: 1 << 1), c = {name}(rawValue: 4)",
                         f"  static let all: {name} = [.a, .b, .c]", "}"]

        def recipe():
            item = self.fresh("fl")
            self.line(f"var {item}: {name} = [{self.one(['.a', '.b', '.a, .c', ''])}]")
            self.line(f"if {self.head(BOOL, 1)} {{ {item}.insert(.b) }}")
            self.line(self.one([f"{item}.formUnion([.c])", f"{item}.remove(.a)", f"{item}.subtract(.all)", f"{item} = {name}.all.subtracting({item})"]))
            self.gives(INT, f"{item}.rawValue")
            self.gives(BOOL, self.one([f"{item}.contains(.b)", f"{item}.isSubset(of: .all)", f"({item} == .all)", f"{item}.isEmpty"]))
        self.offer(recipe)

    def sequence(self):
        name = self.fresh("Countdown")
        self.members += [f"struct {name}: Sequence, IteratorProtocol {{", "  var n: Int",
                         "  mutating func next() -> Int? {", "    guard n > 0 else { return nil }", "    defer { n -= 1 }", "    return n", "  }", "}"]

        def recipe():
            how = self.below(4)
            start = self.below(5)
            if how == 0:
                self.gives(array(INT), f"{name}(n: {start}).map {{ $0 * {self.below(4)} }}")
            elif how == 1:
                self.gives(INT, f"{name}(n: {start}).reduce(0, +)")
            elif how == 2:
                self.gives(array(INT), f"Array({name}(n: {start}))")
            else:
                item = self.fresh("sq")
                self.line(f"var {item} = {self.below(3)}\nfor n in {name}(n: {start}) where n != 2 {{\n{item} += n\n}}")
                self.add(item, INT, True)
        self.offer(recipe)

    def typed_throws(self):
        name, failure = self.fresh("parsed"), self.fresh("Fault")
        self.members += [f"enum {failure}: Error {{ case short(Int), bad(String) }}",
                         f"static func {name}(_ q: String) throws({failure}) -> Int {{",
                         "  guard q.count > 1 else { throw .short(q.count) }",
                         "  guard let n = Int(q) else { throw .bad(q) }", "  return n", "}"]

        def recipe():
            item = self.fresh("ty")
            value = f"\"{self.one(['12', 'x', 'abc', '-7'])}\"" if self.often(50) else self.expression(STRING, 1)
            self.line(f"var {item} = 0\ndo throws({failure}) {{\n{item} = try Program{self.number}.{name}({value})\n}} catch {{\nswitch error {{\n"
                      f"case .short(let n): {item} = -n\ncase .bad(let s): {item} = s.count * 10\n}}\n}}")
            self.add(item, INT, True)
            kind = self.fresh("Re")
            self.line(f"let {kind} = Result {{ try Program{self.number}.{name}(\"{self.one(['45', 'q'])}\") }}")
            self.gives(STRING, f"{{ switch {kind} {{ case .success(let n): return \"ok\\(n)\"; case .failure: return \"no\" }} }}() as String")
        self.offer(recipe)

    def number_kinds(self):
        def recipe():
            kind = self.one(["UInt8", "Int8", "Int16", "UInt16", "Int32"])
            item = self.fresh("nk")
            self.line(f"var {item} = {kind}(truncatingIfNeeded: {self.expression(INT, 1)})")
            self.line(self.one([f"{item} &+= 100", f"{item} = {item} &* 3", f"{item} = ~{item}", f"{item} >>= 1", f"{item} |= 5",
                                f"{item} ^= 0x1F", f"{item} = {item} &<< 2", f"{item} &-= 77"]))
            self.gives(STRING, self.one([f"\"\\({item})\"", f"String({item}, radix: 16)", f"\"\\(Int({item}) + 1)\"", f"\"\\({item}.nonzeroBitCount)\"",
                                         f"\"\\({kind}.max) \\({item}.addingReportingOverflow({kind}.max).overflow)\"",
                                         f"\"\\({item}.leadingZeroBitCount) \\(Int8(exactly: {item}) as Int8?)\"",
                                         f"\"\\(UInt8(clamping: {item}))\""]))
        self.offer(recipe)

    def nested_optional(self):
        def recipe():
            item = self.fresh("no")
            self.line(f"let {item}: [String: Int?] = [\"a\": {self.below(9)}, \"b\": nil]")
            key = self.one(["\"a\"", "\"b\"", "\"c\""])
            self.gives(STRING, self.one([
                f"\"\\({item}[{key}] == nil) \\({item}[{key}] == .some(nil))\"", f"\"\\(({item}[{key}] ?? -5) ?? -6)\"",
                f"\"\\({item}.compactMapValues {{ $0 }}.count)\"", f"\"\\({item}[{key}]??.description ?? \"none\")\"",
                f"{{ if let outer = {item}[{key}] {{ if let inner = outer {{ return \"\\(inner)\" }}; return \"inner nil\" }}; return \"missing\" }}() as String",
                f"{{ switch {item}[{key}] {{ case .none: return \"none\"; case .some(.none): return \"null\"; case .some(.some(let n)): return \"\\(n)\" }} }}() as String"]))
        self.offer(recipe)

    def memory(self):
        """A value type with a reference in it, and copies that are changed."""
        name, inner = self.fresh("Album"), self.fresh("Shared")
        self.members += [f"final class {inner} {{ var n: Int; init(_ n: Int) {{ self.n = n }} }}", f"struct {name} {{", f"  let shared: {inner}",
                         "  var own: [Int]", "  mutating func add(_ q: Int) { own.append(q); shared.n += q }",
                         "  var text: String { \"\\(own)\\(shared.n)\" }", "}"]

        def recipe():
            one, other = self.fresh("al"), self.fresh("al")
            self.line(f"var {one} = {name}(shared: {inner}({self.below(9)}), own: {self.expression(array(INT), 1)})")
            self.line(f"var {other} = {one}")
            self.line(f"{other}.add({self.expression(INT, 1)} % 30)")
            if self.often(50):
                self.line(f"if {self.head(BOOL, 1)} {{ {one}.add({self.below(9)}) }}")
            self.gives(STRING, f"{one}.text + {other}.text")
            self.gives(BOOL, f"({one}.shared === {other}.shared)")
        self.offer(recipe)

    def links(self):
        """A list of objects that point to each other."""
        name = self.fresh("Link")
        self.members += [f"final class {name} {{", "  let value: Int", f"  var next: {name}?", f"  weak var back: {name}?",
                         f"  init(_ value: Int, _ next: {name}? = nil) {{", "    self.value = value", "    self.next = next", "    next?.back = self", "  }",
                         "  var all: [Int] { [value] + (next?.all ?? []) }", f"  var last: {name} {{ next?.last ?? self }}", "}"]

        def recipe():
            one, other = self.fresh("li"), self.fresh("li")
            self.line(f"let {one} = {name}({self.expression(INT, 1)} % 40)")
            self.line(f"let {other} = {name}({self.below(9)}, {name}({self.below(9)}, {one}))")
            if self.often(40):
                self.line(f"if {self.head(BOOL, 1)} {{ {one}.next = {name}(7) }}")
            self.gives(array(INT), f"{other}.all")
            self.gives(INT, self.one([f"{other}.last.value", f"({one}.back?.value ?? -1)", f"({other}.next?.next?.value ?? -2)"]))
        self.offer(recipe)

    def dynamic(self):
        """Subscripts of names that are not declared, calls of values, and types as values."""
        name = self.fresh("Bag")
        self.members += [f"@dynamicMemberLookup struct {name} {{", "  var held: [String: Int] = [:]",
                         "  subscript(dynamicMember q: String) -> Int { get { held[q] ?? -1 } set { held[q] = newValue } }",
                         "  func callAsFunction(_ q: Int) -> Int { held.values.reduce(q, +) }",
                         "  static subscript(q: Int) -> String { String(repeating: \"s\", count: q) }", "}"]

        def recipe():
            item = self.fresh("ba")
            self.line(f"var {item} = {name}()")
            self.line(f"{item}.red = {self.expression(INT, 1)} % 70")
            self.line(f"{item}.{self.one(['blue', 'red'])} += {self.below(9)}")
            self.gives(INT, f"{item}({item}.{self.one(['blue', 'red', 'green'])})")
            self.gives(STRING, f"{name}[{self.below(4)}]")
        self.offer(recipe)

    def casts(self):
        def recipe():
            item = self.fresh("any")
            self.line(f"let {item}: [Any] = [{self.expression(INT, 1)}, {self.expression(STRING, 1)}, {self.one(['1.5', 'true', '[1, 2]', '()'])}]")
            self.gives(STRING, self.one([
                f"{item}.map {{ q -> String in switch q {{ case let n as Int where n > 5: return \"big\"; case is Int: return \"int\"; case let s as String: return s; "
                f"case let d as Double: return \"\\(d)\"; case is [Int]: return \"list\"; default: return \"?\" }} }}.joined(separator: \",\")",
                f"\"\\({item}.compactMap {{ $0 as? Int }}.count)\"", f"{item}.compactMap {{ $0 as? String }}.joined()",
                f"\"\\({item}.filter {{ !($0 is String) }}.count) \\({item}.first is Int)\""]))
        self.offer(recipe)

    def lists(self):
        """What Swift's own lists can do."""
        def recipe():
            item, small = self.fresh("ls"), 1 + self.below(4)
            self.line(f"var {item} = {self.bounded(array(INT), self.expression(array(INT), 2, False))}")
            if self.often(40):
                self.line(self.one([
                    f"{item}.insert(contentsOf: {item}, at: {item}.count / 2)", f"{item}.removeFirst(min({small}, {item}.count))",
                    f"{item}.replaceSubrange(0..<min({small}, {item}.count), with: [7, 8])", f"{item}[...] = [1, 2]",
                    f"{item}.removeLast(min({small}, {item}.count))", f"{item}.append(contentsOf: {item}.reversed())"]))
            self.gives(STRING, self.one([
                f"Dictionary(grouping: {item}) {{ $0 % {small + 1} }}.sorted {{ $0.key < $1.key }}.map {{ \"\\($0.key)\\($0.value)\" }}.joined()",
                f"\"\\({item}.prefix {{ $0 > {small} }}) \\({item}.drop {{ $0 > {small} }})\"",
                f"\"\\({item}.min {{ $0 % 3 < $1 % 3 }}) \\({item}.lastIndex(of: {small})) \\({item}.firstIndex {{ $0 > {small} }})\"",
                f"\"\\({item}.split(separator: {small}).map(Array.init)) \\({item}.split(maxSplits: 1) {{ $0 > {small} }}.count)\"",
                f"\"\\({item}.dropFirst({small})) \\({item}.dropFirst({small}).startIndex) \\({item}.suffix(2).indices.map {{ $0 }})\"",
                f"\"\\({item}.reduce(into: [:]) {{ (q: inout [Int: Int], n) in q[n % 2, default: 0] += n }}.sorted {{ $0.key < $1.key }}.map {{ $0.value }})\"",
                f"\"\\(Set({item}).isSubset(of: [1, 2, 3])) \\(Set({item}).union([9]).count) \\(Set({item}).isDisjoint(with: [{small}]))\"",
                f"\"\\({item}.map {{ [$0, {small}] }}.joined().map {{ $0 }}) \\({item}.flatMap {{ $0 > 1 ? [$0] : [] }})\"",
                f"\"\\(stride(from: 0, to: {item}.count, by: 2).map {{ {item}[$0] }}) \\({item}.lazy.filter {{ $0 > 1 }}.map {{ $0 * 2 }}.first ?? -1)\"",
                f"\"\\(zip({item}, {item}.dropFirst()).map {{ $1 - $0 }}) \\(Dictionary(zip({item}, 0...)) {{ $0 + $1 }}[{small}] ?? -1)\"",
                f"\"\\({item}.sorted {{ ($0 % 2, $0) > ($1 % 2, $1) }}) \\({item}.reversed().enumerated().map {{ $0.offset * $0.element }})\"",
                f"\"\\({item}.contains {{ $0 == {small} }}) \\({item}.allSatisfy {{ $0 < 50 }}) \\({item}.elementsEqual([1, 2]) ) \\({item}.lexicographicallyPrecedes([{small}, 9]))\"",
                f"\"\\(Array({item}.enumerated().filter {{ $0.offset % 2 == 0 }}.map {{ $0.element }}.prefix(3))) \\({item}[0..<min(2, {item}.count)].reduce(0, +))\"",
                f"\"\\({item}.count > 1 ? {item}[1...].map {{ $0 }} : []) \\({item}.last {{ $0 < {small} }}) \\({item}.randomElement() == nil)\"",
                f"\"\\({item}.indices.filter {{ {item}[$0] > {small} }}) \\({item}.isEmpty ? 0 : {item}[{item}.endIndex - 1])\""]))
            self.add(item, array(INT), True)
        self.offer(recipe)

    def texts(self):
        """What Swift's own texts can do."""
        def recipe():
            item, letter = self.fresh("tx"), self.one("aeiox ")
            self.line(f"var {item} = {self.bounded(STRING, self.expression(STRING, 2))}")
            if self.often(40):
                self.line(self.one([
                    f"{item}.insert(contentsOf: \"<>\", at: {item}.endIndex)", f"if !{item}.isEmpty {{ {item}.removeFirst() }}",
                    f"{item} = {item}.reversed().map {{ String($0) }}.joined(separator: \"{letter}\")", f"{item}.append({item})",
                    f"if let at = {item}.firstIndex(of: \"{letter}\") {{ {item}.remove(at: at) }}",
                    f"{item}.replaceSubrange({item}.startIndex..<{item}.endIndex, with: \"new\")", f"{item} += \"{letter}\" + {item}.prefix(2)"]))
            self.gives(STRING, self.one([
                f"{item}.split(separator: \"{letter}\", maxSplits: 1).map {{ \"<\\($0)>\" }}.joined()",
                f"\"\\({item}.hasSuffix(\"{letter}\")) \\({item}.count) \\({item}.utf16.count) \\({item}.isEmpty)\"",
                f"{{ if let at = {item}.firstIndex(of: \"{letter}\") {{ return {item}[..<at] + \"|\" + {item}[{item}.index(after: at)...] }}; return \"-\" }}() as String",
                f"String({item}.prefix {{ $0 != \"{letter}\" }}) + String({item}.drop {{ $0 != \"{letter}\" }})",
                f"\"\\({item}.max() ?? \"-\") \\({item}.first?.isLetter ?? false) \\({item}.last?.uppercased() ?? \"none\")\"",
                f"\"\\({item}.reduce(0) {{ $1 == \"{letter}\" ? $0 + 1 : $0 }}) \\({item}.allSatisfy {{ $0.isLetter }}) \\({item}.contains {{ $0.isUppercase }})\"",
                f"Dictionary({item}.map {{ ($0, 1) }}, uniquingKeysWith: +).sorted {{ $0.key < $1.key }}.map {{ \"\\($0.key)\\($0.value)\" }}.joined()",
                f"{item}.enumerated().map {{ $0.offset % 2 == 0 ? $0.element.uppercased() : String($0.element) }}.joined()",
                f"String(zip({item}, {item}.dropFirst()).filter {{ $0 != $1 }}.map {{ $1 }})", f"String({item}.sorted {{ $0 > $1 }}.prefix(4))",
                f"\"\\({item}.compactMap {{ $0.hexDigitValue }}) \\(Int({item}) ?? -1) \\({item} < \"m\") \\({item}.lowercased() == {item})\"",
                f"String(repeating: \"-\", count: max(0, 6 - {item}.count)) + {item}", f"\"\"\"\n\\({item}),\n  two\n\"\"\"",
                f"#\"\\#({item}) \\n\"#", f"{item}.indices.map {{ String({item}[$0]) }}.joined(separator: \".\")",
                f"\"\\({item}.unicodeScalars.map {{ $0.value }}.max() ?? 0) \\({item}.utf8.reduce(0) {{ ($0 + Int($1)) % 251 }})\""]))
            self.add(item, STRING, True)
        self.offer(recipe)
