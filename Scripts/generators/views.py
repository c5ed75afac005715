#!/usr/bin/env python3
"""usage: views.py --from N --count N

SwiftUI views as people write them, at random but the same for each number, in Shapes/Tests/GeneratedViews. The
tests of Shapes compile them, read their sources, and compare the two. Scripts/generate writes the 160 views that
the repository holds; run by itself, this writes others in their place.
"""
import argparse
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = "Shapes/Tests/GeneratedViews"
OWNED = [f"{FOLDER}/*+Generated.swift"]
COUNT = 160
PER_FILE = 40
# Views in a view, after which only leaves follow.
MOST_NODES = 10

WORDS = """Order Tea Settings Delivery address Your basket Remove Continue Account Total Payment method
Notifications Weekly offers Brewing time Temperature Loose leaf Sign out Water Steep for three minutes
Rooibos Nothing here yet Choose a cup Harvest Reviews Favourites Ship to Change Add a note""".split()
SYMBOLS = ["star", "house.fill", "cup.and.saucer", "person.circle", "chevron.right", "gear", "cart.badge.plus"]
STYLES = ["largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
          "caption", "caption2"]
WEIGHTS = ["light", "regular", "medium", "semibold", "bold", "heavy"]
COLORS = ["red", "blue", "gray", "orange", "green", "black", "white", "clear", "accentColor"]
ALIGNMENTS = ["center", "leading", "trailing", "top", "bottom", "topLeading", "bottomTrailing"]
SIZES = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
         "accessibility2", "accessibility3", "accessibility4", "accessibility5"]


def words(chance):
    """One to four words of an app."""
    return " ".join(chance.one(WORDS) for _ in range(1 + chance.below(4)))


def whole(view):
    """A view that takes modifiers: a sum of texts in parentheses."""
    return f"({view})" if view.startswith("Text(") and " + Text(" in view else view


class Chance:
    """Numbers that are the same on every machine: the generator MINSTD of Park and Miller."""

    def __init__(self, seed):
        self.state = seed * 2_654_435 % 2_147_483_646 + 1
        for _ in range(4):
            self.below(2)

    def below(self, count):
        self.state = self.state * 48_271 % 2_147_483_647
        return (self.state >> 3) % count

    def one(self, items):
        return items[self.below(len(items))]

    def weighted(self, items):
        """One of pairs of a weight and what it is the weight of."""
        number = self.below(sum(weight for weight, _ in items))
        for weight, item in items:
            if number < weight:
                return item
            number -= weight

    def often(self, percent):
        return self.below(100) < percent


class View:
    """The source of one view."""

    def __init__(self, number):
        self.name = f"Generated{number}"
        self.chance = Chance(number + 1)
        self.members, self.used, self.helpers = [], set(), []
        # Names of what is in scope, by type.
        self.strings, self.numbers, self.lengths, self.truths = [], [], [], []
        self.locals = 0
        self.in_list = False
        self.nodes = 0

    # Members

    def need(self, name, line):
        if name not in self.used:
            self.used.add(name)
            self.members.append(line)
        return name

    def declare(self):
        one, often = self.chance.one, self.chance.often
        if often(60):
            self.members.append(f'let title = "{self.words()}"')
            self.strings.append("title")
        if often(30):
            self.members.append(f'private let subtitle: String = "{self.words()}"')
            self.strings.append("subtitle")
        if often(25):
            self.members.append(f"var count = {self.chance.below(9)}")
            self.numbers.append("count")
        if often(20):
            self.members.append(f"@State private var tins = {1 + self.chance.below(5)}")
            self.numbers.append("tins")
        if often(30):
            self.members.append(f"private let isNew = {one(['true', 'false'])}")
            self.truths.append("isNew")
        if often(20):
            self.members.append(f"@State private var isOpen = {one(['true', 'false'])}")
            self.truths.append("isOpen")
        if often(20):
            self.members.append(f"@ScaledMetric private var side = {one(['24.0', '44.0', '60.0'])}")
            self.lengths.append("side")
        if often(15):
            style = one(STYLES)
            self.members.append(f"@ScaledMetric(relativeTo: .{style}) private var gap: CGFloat = 10")
            self.lengths.append("gap")
        if often(15):
            self.members.append(f"static let inset: CGFloat = {4 * self.chance.below(8)}")
            self.lengths.append("Self.inset")
        if often(30):
            self.members.append(r"@Environment(\.dynamicTypeSize) private var size")
            self.truths += ["size.isAccessibilitySize", f"size >= .{one(SIZES)}", f"size < .{one(SIZES)}"]
        if often(20):
            self.members.append(f'private var summary: String {{ {self.string()} + ", " + {self.string()} }}')
            self.strings.append("summary")
        if often(25):
            self.members.append(f'private let names = ["{self.words()}", "{self.words()}", "{self.words()}"]')
            self.used.add("names")
            self.numbers.append("names.count")
            self.strings += ['names.joined(separator: ", ")', 'names.first ?? "none"', "names[1]",
                             'names.map { $0.uppercased() }.joined(separator: " ")']
        if often(20):
            self.members.append(f"let mood = Mood.{one(['calm', 'awake', 'merry'])}")
            self.used.add("mood")
            self.strings += ["mood.title", "mood.rawValue"]
            self.truths += ["mood == .calm", "mood != .merry"]
        if often(15):
            value = one([f'"{self.words()}"', "nil"])
            self.members.append(f"var note: String? = {value}")
            self.used.add("note")
            self.strings.append('note ?? "No note"')
            self.truths.append("note != nil")
        if often(12):
            self.members.append("private let tea = Tea.all[" + one(["0", "1", "2"]) + "]")
            self.strings += ["tea.name", "tea.title"]
            self.truths.append("tea.isOrganic")

    # Values

    def words(self):
        return words(self.chance)

    def string(self):
        """An expression of a string that is no literal by itself, or a literal."""
        if self.strings and self.chance.often(70):
            return self.chance.one(self.strings)
        kinds = [f'"{self.words()}"', f'"{self.words()}".uppercased()', f'String({self.number()})']
        return self.chance.weighted([(4, kinds[0]), (1, kinds[1]), (1, kinds[2])])

    def literal(self):
        if self.chance.often(30):
            inner = self.chance.one([self.number(), self.chance.one(self.strings or [self.number()])])
            if '"' not in inner:
                return f'"{self.words()} \\({inner})"'
        if self.chance.often(6):
            return f'"**{self.words()}** {self.words()}"'
        return f'"{self.words()}"'

    def number(self):
        base = self.chance.one(self.numbers) if self.numbers and self.chance.often(70) else str(
            self.chance.below(20))
        return base if self.chance.often(70) else f"{base} {self.chance.one(['+', '*', '-'])} {2 + self.chance.below(5)}"

    def length(self):
        if self.lengths and self.chance.often(30):
            return self.chance.one(self.lengths)
        return self.chance.weighted([(9, str(4 * self.chance.below(26))), (1, "Measure.gap"), (1, "7.5")])

    def extent(self):
        return str(20 + 10 * self.chance.below(20)) if self.chance.often(70) else self.length()

    def truth(self):
        known = self.truths + [self.need("isShown", f"var isShown = {self.chance.one(['true', 'false'])}")]
        if self.numbers:
            known.append(f"{self.chance.one(self.numbers)} > {self.chance.below(6)}")
        condition = self.chance.one(known)
        if self.chance.often(15):
            condition = f"!({condition})"
        if self.truths and self.chance.often(15):
            condition = f"{condition} {self.chance.one(['&&', '||'])} {self.chance.one(self.truths)}"
        return condition

    def color(self):
        return self.chance.weighted([(8, "Color." + self.chance.one(COLORS)), (1, "Color.paper"),
                                     (1, "Color.red.opacity(0.3)")])

    def fill(self):
        return self.chance.weighted([
            (4, self.color()), (2, "." + self.chance.one(["primary", "secondary", "tertiary", "blue", "tint"])),
            (1, ".thinMaterial")])

    def font(self):
        one = self.chance.one
        return self.chance.weighted([
            (10, "." + one(STYLES)), (2, f".system(size: {10 + self.chance.below(20)})"),
            (2, f".system(size: {10 + self.chance.below(20)}, weight: .{one(WEIGHTS)})"),
            (2, f".system(.{one(STYLES)}, design: .{one(['rounded', 'serif', 'monospaced'])})"),
            (2, f".{one(STYLES)}.bold()"), (1, f".{one(STYLES)}.weight(.{one(WEIGHTS)})"),
            (1, f".{one(STYLES)}.italic()"), (1, ".heading"), (1, ".note"),
            (1, f'.custom("Avenir", size: {12 + self.chance.below(12)})'),
            (1, f'.custom("Avenir", size: 14, relativeTo: .{one(STYLES)})'),
            (1, f".{one(STYLES)}.leading(.tight)"), (1, f".{one(STYLES)}.monospacedDigit()")])

    # Leaves

    def text(self):
        return self.chance.weighted([
            (10, f"Text({self.literal()})"), (4, f"Text({self.string()})"),
            (1, f'Text(verbatim: "{self.words()}")'),
            (1, f'Text("{self.words()}").bold() + Text(" {self.words()}").{self.chance.one(["italic()", "foregroundColor(.red)", "font(.caption)", "underline()"])}'),
            (1, f'Text({self.truth()} ? "{self.words()}" : "{self.words()}")'),
            (1, f"Text({self.chance.below(3000)}, format: .number)")])

    def symbol(self):
        return f'Image(systemName: "{self.chance.one(SYMBOLS)}")'

    def image(self):
        return self.chance.weighted([
            (5, self.symbol()), (1, f'Image("photo")'),
            (1, f'Image("photo").resizable().scaledToFit().frame(width: {self.extent()})'),
            (1, f'{self.symbol()}.resizable().frame(width: {self.extent()}, height: {self.extent()})'),
            (1, f'Image("photo").resizable().aspectRatio(contentMode: .fill)')])

    def shape(self):
        outline = self.chance.one(["Rectangle()", "Circle()", "Capsule()", "Ellipse()",
                                   f"RoundedRectangle(cornerRadius: {self.length()})"])
        return self.chance.weighted([
            (3, self.color()), (3, f"{outline}.fill({self.fill()})"), (1, outline),
            (1, f"{outline}.stroke({self.color()}, lineWidth: 2)"),
            (1, "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)")
        ]) + f".frame(width: {self.extent()}, height: {self.extent()})"

    def flag(self):
        return self.chance.one([".constant(true)", ".constant(false)",
                                "$" + self.need("isOn", "@State private var isOn = true")])

    def control(self, depth):
        words, label = self.words, lambda: self.view(depth - 2)
        field = lambda: "$" + self.need("input", f'@State private var input = "{self.chance.one(["", "Ada"])}"')
        mood = lambda: "$" + self.need("choice", "@State private var choice = Mood.awake")
        style = self.chance.one(["menu", "segmented", "inline", "wheel", "navigationLink"][:3])
        makers = [
            (5, lambda: f'Button("{words()}") {{}}'),
            (2, lambda: f'Button("{words()}", systemImage: "{self.chance.one(SYMBOLS)}") {{}}'),
            (2, lambda: f"Button {{ }} label: {{ {label()} }}"),
            (1, lambda: f'Button(role: .destructive) {{ }} label: {{ Text("{words()}") }}'),
            (1, lambda: f'Button("{words()}", role: .cancel) {{}}'),
            (4, lambda: f'Toggle("{words()}", isOn: {self.flag()})'),
            (1, lambda: f"Toggle(isOn: {self.flag()}) {{ {label()} }}"),
            (3, lambda: f'TextField("{words()}", text: {field()})'),
            (1, lambda: f'SecureField("{words()}", text: {field()})'),
            (1, lambda: f"TextEditor(text: {field()}).frame(height: {self.extent()})"),
            (2, lambda: f'Stepper("{words()}", value: $' + self.need("cups", "@State private var cups = 2") + ", in: 0...9)"),
            (1, lambda: f"Slider(value: .constant(0.25))"),
            (1, lambda: f"Slider(value: .constant(3.0), in: 0...10)"),
            # A reader takes the branch without a spinner, unless it shows something else, too.
            (2, lambda: f"HStack {{ ProgressView(); {self.text()} }}"),
            (1, lambda: "ProgressView(value: 0.4)"),
            (1, lambda: f'ProgressView("{words()}", value: 3, total: 10)'),
            (2, lambda: f'Picker("{words()}", selection: {mood()}) {{ ForEach(Mood.allCases) {{ Text($0.title).tag($0) }} }}.pickerStyle(.{style})'),
            (1, lambda: f'Picker("{words()}", selection: {mood()}) {{ Text("Calm").tag(Mood.calm); Text("Awake").tag(Mood.awake) }}'),
            (2, lambda: f'LabeledContent("{words()}", value: {self.string()})'),
            (1, lambda: f'LabeledContent("{words()}") {{ {label()} }}'),
            (1, lambda: f'Menu("{words()}") {{ Button("{words()}") {{}} }}'),
            (4, lambda: f'Label("{words()}", systemImage: "{self.chance.one(SYMBOLS)}")'),
            (1, lambda: f"Label {{ {self.text()} }} icon: {{ {self.symbol()} }}"),
            (1, lambda: f'DisclosureGroup("{words()}", isExpanded: {self.flag()}) {{ {label()} }}'),
            (1, lambda: f'GroupBox("{words()}") {{ {label()} }}'),
            (1, lambda: f"GroupBox {{ {label()} }}"),
            (1, lambda: f'ContentUnavailableView("{words()}", systemImage: "gear", description: Text("{words()}"))'),
            (1, lambda: f'Gauge(value: 0.3) {{ Text("{words()}") }}'),
            (1, lambda: f"Badge(count: {self.number()})"),
            (1, lambda: f'Link("{words()}", destination: URL(string: "https://example.org")!)'),
        ]
        return self.chance.weighted(makers)()

    def leaf(self, depth):
        return self.chance.weighted([
            (12, self.text), (3, self.image), (2, self.shape), (8, lambda: self.control(depth)),
            (1, lambda: "Divider()")])()

    # Containers

    def children(self, depth, least=1, most=4):
        return "\n".join(self.element(depth - 1) for _ in range(least + self.chance.below(most - least + 1)))

    def element(self, depth):
        """A view or a statement in a builder."""
        if depth < 1 or self.nodes > MOST_NODES or self.chance.often(78):
            return self.view(depth)
        return self.statement(depth)

    def statement(self, depth):
        inner = lambda: self.children(depth, 1, 2)
        kinds = [
            (4, lambda: f"if {self.truth()} {{\n{inner()}\n}} else {{\n{inner()}\n}}"),
            (3, lambda: f"if {self.truth()} {{\n{inner()}\n}}"),
            (1, lambda: f"if {self.truth()} {{\n{inner()}\n}} else if {self.truth()} {{\n{inner()}\n}}"),
            (2, lambda: self.loop(depth)),
            (1, lambda: "Spacer()"), (1, lambda: f"Spacer(minLength: {self.length()})"),
            (2, lambda: self.helper(depth)),
            (1, lambda: self.variable(depth)),
        ]
        if "mood" in self.used:
            kinds.append((2, lambda: f"switch mood {{\ncase .calm: {self.view(depth - 1)}\ncase .awake, .merry: {self.view(depth - 1)}\n}}"))
        if "note" in self.used:
            kinds.append((2, lambda: self.binding(depth)))
        return self.chance.weighted(kinds)()

    def binding(self, depth):
        """`if let note`, in which the name means a string."""
        was = (self.strings, self.truths)
        self.strings = ["note" if name.startswith("note ??") else name for name in self.strings]
        self.truths = [name for name in self.truths if "note" not in name]
        shown = self.view(depth - 1)
        (self.strings, self.truths) = was
        return f"if let note {{\nText(note)\n{shown}\n}}"

    def variable(self, depth):
        self.locals += 1
        name = f"words{self.locals}"
        line = f"let {name} = {self.string()}"
        self.strings.append(name)
        shown = self.view(depth - 1)
        self.strings.remove(name)
        return f"{line}\nText({name})\n{shown}"

    def loop(self, depth):
        self.locals += 1
        item = f"item{self.locals}"

        def body(strings, numbers=()):
            (was, counted) = (self.strings, self.numbers)
            self.strings, self.numbers = strings, list(numbers) + self.numbers
            made = self.view(depth - 1)
            self.strings, self.numbers = was, counted
            return made

        kinds = [
            (3, lambda: f"ForEach(0..<{1 + self.chance.below(4)}, id: \\.self) {{ {item} in\n{body(self.strings, [item])}\n}}"),
            (3, lambda: f"ForEach(Tea.all) {{ {item} in\n{body([f'{item}.name', f'{item}.title'])}\n}}"),
            (2, lambda: f"ForEach(Mood.allCases, id: \\.self) {{ {item} in\n{body([f'{item}.rawValue', f'{item}.title'])}\n}}"),
            (1, lambda: f"ForEach(Tea.all.filter {{ $0.isOrganic }}) {{ {item} in\n{body([f'{item}.name'])}\n}}"),
            (1, lambda: f'ForEach(["One", "Two"], id: \\.self) {{ {item} in\n{body([item])}\n}}'),
        ]
        if "names" in self.used:
            kinds.append((3, lambda: f"ForEach(names, id: \\.self) {{ {item} in\n{body([item])}\n}}"))
            kinds.append((1, lambda: f"ForEach(names.indices, id: \\.self) {{ {item} in\n{body([f'names[{item}]'], [item])}\n}}"))
        return self.chance.weighted(kinds)()

    def helper(self, depth):
        """A part of the view that has a name."""
        number = len(self.helpers) + 1
        (strings, numbers, was) = (self.strings, self.numbers, self.locals)
        # Members see no variables of the body.
        self.strings = [name for name in strings if not name.startswith(("words", "item", "label"))]
        self.numbers = [name for name in numbers if not name.startswith(("words", "item", "amount"))]
        self.strings = [name for name in self.strings if "[item" not in name]
        self.helpers.append("")
        if self.chance.often(50):
            call = f"part{number}"
            source = f"private var part{number}: some View {{\n{self.view(depth - 1)}\n}}"
            if self.chance.often(40):
                source = f"@ViewBuilder private var part{number}: some View {{\n{self.children(depth, 2, 3)}\n}}"
        else:
            self.strings, self.numbers = self.strings + ["label"], self.numbers + ["amount"]
            source = f"private func part{number}(_ label: String, amount: Int = 3) -> some View {{\n{self.view(depth - 1)}\n}}"
            self.strings, self.numbers = strings, numbers
            second = f", amount: {self.number()}" if self.chance.often(50) else ""
            call = f"part{number}({self.string()}{second})"
        self.helpers[number - 1] = source
        (self.strings, self.numbers) = (strings, numbers)
        return call

    def stack(self, depth):
        one = self.chance.one
        kind = self.chance.weighted([(6, "VStack"), (6, "HStack"), (2, "ZStack"), (1, "LazyVStack")])
        alignments = {"VStack": ["leading", "trailing", "center"], "LazyVStack": ["leading", "center"],
                      "HStack": ["top", "bottom", "firstTextBaseline", "lastTextBaseline", "center"],
                      "ZStack": ALIGNMENTS}[kind]
        arguments = []
        if self.chance.often(45):
            arguments.append(f"alignment: .{one(alignments)}")
        if kind != "ZStack" and self.chance.often(50):
            arguments.append(f"spacing: {self.length()}")
        return f"{kind}{'(' + ', '.join(arguments) + ')' if arguments else ''} {{\n{self.children(depth)}\n}}"

    def container(self, depth):
        makers = [
            (16, lambda: self.stack(depth)),
            (2, lambda: f"Group {{\n{self.children(depth, 1, 3)}\n}}"),
            (2, lambda: f"ScrollView{self.chance.one(['', '(.horizontal)', '(.vertical, showsIndicators: false)'])} {{\n{self.children(depth)}\n}}"),
            (2, lambda: "Grid" + self.chance.one(["", "(alignment: .leading)", "(horizontalSpacing: 8, verticalSpacing: 4)"])
                + " {\n" + "\n".join(f"GridRow {{\n{self.children(depth - 1, 1, 3)}\n}}" for _ in range(1 + self.chance.below(3))) + "\n}"),
            (1, lambda: f"LazyVGrid(columns: {self.chance.one(['Measure.columns', '[GridItem(.adaptive(minimum: 80))]', 'Array(repeating: GridItem(.flexible()), count: 2)'])}, spacing: {self.length()}) {{\n{self.children(depth)}\n}}"),
            (2, lambda: f"ViewThatFits{self.chance.one(['', '(in: .horizontal)'])} {{\n{self.stack(depth - 1)}\n{self.stack(depth - 1)}\n}}"),
            (1, lambda: f"GeometryReader {{ place in\n{whole(self.view(depth - 1))}.frame(width: place.size.width / 2)\n}}"),
            (2, lambda: f'Card(title: {self.string()}) {{\n{self.children(depth, 1, 2)}\n}}'),
            (1, lambda: f'Card(title: {self.string()}, spacing: {self.length()}) {{\n{self.children(depth, 1, 2)}\n}}'),
            (1, lambda: f"Turning {{\n{self.children(depth, 2, 3)}\n}}"),
            (2, lambda: f'Row({self.string()}{self.chance.one(["", ", detail: " + self.string(), ", isMarked: " + self.truth()])})'),
            (1, lambda: f"Row({self.string()}, detail: {self.string()}, isMarked: true)"),
        ]
        if r"@Environment(\.dynamicTypeSize) private var size" in self.members:
            makers.append((2, lambda: "(size.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))) {\n" + self.children(depth, 2, 3) + "\n}"))
        return self.chance.weighted(makers)()

    def view(self, depth):
        self.nodes += 1
        is_leaf = depth < 1 or self.nodes > MOST_NODES or self.chance.often(35)
        made = self.leaf(depth) if is_leaf else self.container(depth)
        count = self.chance.weighted([(4, 0), (4, 1), (3, 2), (1, 4)])
        if count and " + Text(" in made:
            made = f"({made})"
        return made + "".join(self.modifier(depth) for _ in range(count))

    # Modifiers

    def modifier(self, depth):
        one, length, often = self.chance.one, self.length, self.chance.often
        inner = lambda: self.view(min(depth - 2, 1))
        alignment = lambda: one(["", f", alignment: .{one(ALIGNMENTS)}"])
        layout = [
            (4, lambda: "padding()"), (4, lambda: f"padding({length()})"),
            (3, lambda: f"padding(.{one(['horizontal', 'vertical', 'top', 'leading', 'bottom'])})"),
            (3, lambda: f"padding(.{one(['horizontal', 'vertical', 'trailing'])}, {length()})"),
            (1, lambda: f"padding([.top, .leading], {length()})"),
            (1, lambda: "padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"),
            (3, lambda: f"frame(width: {self.extent()}{alignment()})"),
            (3, lambda: f"frame(height: {self.extent()})"),
            (2, lambda: f"frame(width: {self.extent()}, height: {self.extent()}{alignment()})"),
            (4, lambda: f"frame(maxWidth: .infinity{alignment()})"),
            (1, lambda: "frame(maxWidth: .infinity, maxHeight: .infinity)"),
            (1, lambda: f"frame(minHeight: {self.extent()})"),
            (1, lambda: f"frame(minWidth: 10, idealWidth: 50, maxWidth: {100 + self.chance.below(99)})"),
            (1, lambda: "fixedSize()"), (2, lambda: "fixedSize(horizontal: false, vertical: true)"),
            (1, lambda: f"layoutPriority({self.chance.below(3)})"),
            (1, lambda: f"aspectRatio({one(['1', '1.5', '0.75'])}, contentMode: .{one(['fit', 'fill'])})"),
            (1, lambda: "scaledToFit()"), (1, lambda: f"offset(x: {length()}, y: 3)"),
            (1, lambda: "ignoresSafeArea()"), (1, lambda: f"safeAreaPadding({length()})"),
            (1, lambda: "alignmentGuide(.leading) { $0[.leading] + 5 }"),
        ]
        texts = [
            (9, lambda: f"font({self.font()})"), (2, lambda: "bold()"), (1, lambda: "italic()"),
            (2, lambda: f"fontWeight(.{one(WEIGHTS)})"), (1, lambda: "fontDesign(.rounded)"),
            (4, lambda: f"foregroundStyle({self.fill()})"), (1, lambda: f"foregroundColor(.{one(COLORS)})"),
            (4, lambda: f"lineLimit({one(['1', '2', 'nil', '1...3', '...2', '3, reservesSpace: true'])})"),
            (2, lambda: "minimumScaleFactor(0.5)"), (1, lambda: "truncationMode(.middle)"),
            (3, lambda: f"multilineTextAlignment(.{one(['leading', 'center', 'trailing'])})"),
            (1, lambda: f"lineSpacing({length()})"), (1, lambda: "textCase(.uppercase)"),
            (1, lambda: "tracking(1.5)"), (1, lambda: "kerning(2)"), (1, lambda: "underline()"),
            (1, lambda: "strikethrough()"), (1, lambda: "monospacedDigit()"),
            (1, lambda: "allowsTightening(true)"), (1, lambda: f"imageScale(.{one(['small', 'large'])})"),
        ]
        layers = [
            (3, lambda: f"background({self.color()})"), (1, lambda: f"background(.{one(['blue', 'thinMaterial', 'secondary'])})"),
            (1, lambda: f"background({self.fill()}, in: {one(['.rect(cornerRadius: 8)', 'Capsule()', 'RoundedRectangle(cornerRadius: 9)'])})"),
            (1, lambda: f"background {{ {inner()} }}"), (1, lambda: f"overlay {{ {inner()} }}"),
            (1, lambda: f"overlay(alignment: .{one(ALIGNMENTS)}) {{ {inner()} }}"),
            (1, lambda: f"background(alignment: .{one(ALIGNMENTS)}) {{ {inner()} }}"),
            (1, lambda: f"overlay({self.text()}, alignment: .bottom)"),
            (1, lambda: f"border({self.color()})"), (1, lambda: f"border({self.color()}, width: 3)"),
            (1, lambda: f"opacity({one(['0', '0.4', '1', self.truth() + ' ? 1 : 0.2'])})"),
            (1, lambda: "hidden()"), (1, lambda: "clipped()"),
            (1, lambda: f"clipShape({one(['Circle()', '.rect(cornerRadius: 12)', 'RoundedRectangle(cornerRadius: 4)', 'Capsule()'])})"),
            (2, lambda: f"cornerRadius({length()})"), (1, lambda: "shadow(radius: 4)"),
            (1, lambda: "rotationEffect(.degrees(20))"), (1, lambda: "scaleEffect(1.2)"), (1, lambda: "blur(radius: 2)"),
            (1, lambda: f"safeAreaInset(edge: .{one(['top', 'bottom'])}) {{ {inner()} }}"),
            (1, lambda: f"framed({one(['', '2'])})"), (1, lambda: "modifier(Framed(width: 3))"),
            (1, lambda: f"dimmed({self.truth()})"),
        ]
        settings = [
            (2, lambda: f"dynamicTypeSize({one(['...', ''])}DynamicTypeSize.{one(SIZES)})"),
            (1, lambda: "dynamicTypeSize(.small ... .accessibility1)"), (1, lambda: "dynamicTypeSize(.large...)"),
            (1, lambda: rf"environment(\.dynamicTypeSize, .{one(SIZES)})"),
            (1, lambda: r"environment(\.layoutDirection, .rightToLeft)"), (1, lambda: r"environment(\.lineLimit, 2)"),
            (1, lambda: rf"environment(\.font, {self.font()})"),
            (2, lambda: f"disabled({self.truth()})"), (1, lambda: f"controlSize(.{one(['mini', 'small', 'large'])})"),
            (3, lambda: f"buttonStyle({one(['.bordered', '.borderedProminent', '.plain', '.borderless', 'Pressed()'])})"),
            (1, lambda: f"labelStyle(.{one(['iconOnly', 'titleOnly', 'titleAndIcon'])})"),
            (1, lambda: "textFieldStyle(.roundedBorder)"), (1, lambda: f"tint(.{one(['red', 'green'])})"),
            (1, lambda: "labelsHidden()"), (1, lambda: f"toggleStyle(.{one(['switch', 'button'])})"),
            (1, lambda: f'accessibilityLabel("{self.words()}")'), (1, lambda: f'accessibilityIdentifier("{self.words()}")'),
            (1, lambda: "accessibilityHidden(true)"), (1, lambda: "redacted(reason: .placeholder)"),
            (1, lambda: f'id("{self.words()}")'), (1, lambda: "onAppear {}"), (1, lambda: "onTapGesture {}"),
            (1, lambda: "zIndex(1)"), (1, lambda: f'sheet(isPresented: .constant(false)) {{ Text("{self.words()}") }}'),
        ]
        return "\n." + self.chance.weighted(self.chance.weighted([(10, layout), (10, texts), (5, layers), (4, settings)]))()

    # Whole views

    def rows(self, depth):
        def row():
            made = self.element(depth - 1)
            return made

        def section():
            rows = "\n".join(row() for _ in range(1 + self.chance.below(3)))
            return self.chance.weighted([
                (3, f'Section("{self.words()}") {{\n{rows}\n}}'), (2, f"Section {{\n{rows}\n}}"),
                (2, f"Section {{\n{rows}\n}} header: {{\n{self.text()}\n}} footer: {{\n{self.text()}\n}}"),
                (1, f"Section {{\n{rows}\n}} footer: {{\n{self.text()}\n}}"),
                (1, f"Section(header: {self.text()}) {{\n{rows}\n}}")])

        parts = [section() if self.chance.often(50) else row() for _ in range(1 + self.chance.below(4))]
        return "\n".join(parts)

    def list(self, depth):
        kind = self.chance.weighted([
            (4, lambda: f"List {{\n{self.rows(depth)}\n}}"), (4, lambda: f"Form {{\n{self.rows(depth)}\n}}"),
            (1, lambda: "List(Tea.all) { tea in\nRow(tea.title, detail: tea.note)\n}"),
            (1, lambda: "List(0..<3, id: \\.self) { number in\nText(\"Row \\(number)\")\n}")])()
        styles = ["", ".listStyle(.plain)", ".listStyle(.insetGrouped)", ".listStyle(.grouped)"]
        return kind + (self.chance.one(styles) if kind.startswith("List") else "")

    def screen(self, depth):
        root = self.list(depth) if self.chance.often(60) else self.view(depth)
        bar = f'\n.navigationTitle({self.chance.one([self.string(), self.literal()])})' if self.chance.often(80) else ""
        if self.chance.often(30):
            bar += f"\n.navigationBarTitleDisplayMode(.{self.chance.one(['inline', 'large', 'automatic'])})"
        if self.chance.often(40):
            item = self.chance.one([f'Button("{self.words()}") {{}}', self.symbol()])
            placement = self.chance.one(["topBarTrailing", "topBarLeading", "primaryAction", "principal", "bottomBar"])
            bar += f"\n.toolbar {{\nToolbarItem(placement: .{placement}) {{ {item} }}\n}}"
        if bar:
            root = whole(root)
        return f"NavigationStack {{\n{root}{bar}\n}}"

    def source(self):
        self.declare()
        depth = 3
        body = self.chance.weighted([
            (6, lambda: self.view(depth)), (2, lambda: self.list(depth)), (2, lambda: self.screen(depth)),
            (1, lambda: self.children(depth, 2, 3))])()
        members = self.members + ["var body: some View {\n" + body + "\n}"] + self.helpers
        return f"struct {self.name}: View {{\n" + "\n".join(members) + "\n}\n"


def indented(source):
    """The source with two spaces for each brace that is open."""
    lines, depth = [], 0
    for line in source.splitlines():
        line = line.strip()
        closes = len(line) - len(line.lstrip("}"))
        shift = 1 if line.startswith(".") else 0
        lines.append("  " * (max(depth - closes, 0) + shift) + line)
        bare = line.replace("{}", "")
        depth += bare.count("{") - bare.count("}")
    return "\n".join(lines)


def files(first=0, count=COUNT):
    head = "// Written by Scripts/generate.\n// swift-format-ignore-file\nimport SwiftUI\n\n"
    made, names = {}, [f"Generated{number}" for number in range(first, first + count)]
    for start in range(0, count, PER_FILE):
        views = [View(first + start + index) for index in range(min(PER_FILE, count - start))]
        body = "\n".join(indented(view.source()) + "\n" for view in views)
        made[f"{FOLDER}/Views{start // PER_FILE + 1}+Generated.swift"] = head + body
    rows = "".join(f'    GeneratedView(name: "{name}", view: {name}()),\n' for name in names)
    made[f"{FOLDER}/GeneratedViews+Generated.swift"] = head + (
        "/// All views of this module.\n@MainActor public var generatedViews: [GeneratedView] {\n"
        f"  [\n{rows}  ]\n}}\n")
    return made


def run(usage, files, owned):
    """Writes some of what a generator makes in the place of what is there."""
    options = argparse.ArgumentParser(description=usage, formatter_class=argparse.RawTextHelpFormatter)
    options.add_argument("--count", type=int, required=True)
    options.add_argument("--from", type=int, required=True, dest="first")
    options = options.parse_args()
    made = files(options.first, options.count)
    for file in ROOT.glob(owned[0]):
        if str(file.relative_to(ROOT)) not in made:
            file.unlink()
    for path, source in made.items():
        (ROOT / path).write_text(source)


if __name__ == "__main__":
    run(__doc__, files, OWNED)
