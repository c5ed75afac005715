import DynamicType
import SwiftUIModel
import Testing

@testable import SwiftUIReading

/// Ways to write views that apps share, one a test, compared with what Swift and SwiftUI make of them.
@Suite struct IdiomsTests {
  @Test("A preview's provider has static members")
  func provider() {
    let texts = Reading(
      """
      struct Screen: View { let name: String; var body: some View { Text(name) } }
      struct Screen_Previews: PreviewProvider {
        static let name = "Ada"
        static var previews: some View { Screen(name: name) }
      }
      """
    ).texts()
    #expect(texts == ["Ada"])
  }

  @Test("The closure of an optional list's map is called once")
  func optionalMap() {
    let texts = Reading(
      """
      struct Screen: View {
        let names: [String]?
        var groups: [String: [String]] = ["a": ["x", "y"]]
        var body: some View {
          VStack {
            names.map { _ in Text("Header") }
            groups["a"].map { Text("\\($0.count) of a") }
          }
        }
      }
      """
    ).texts()
    #expect(texts == ["Header", "2 of a"])
  }

  @Test("A nested type calls static functions of the type around it")
  func outerStatics() {
    let texts = Reading(
      """
      struct Screen: View {
        struct Row: View {
          var body: some View {
            let (title, detail) = describe(1)
            Text(title)
            Text(detail ?? "none")
          }
        }
        var body: some View { Row() }
        static func describe(_ number: Int) -> (title: String, detail: String?) {
          number == 1 ? ("One", nil) : ("Many", "more")
        }
      }
      """
    ).texts()
    #expect(texts == ["One", "none"])
  }

  @Test("A label whose icon is its trailing closure")
  func labelIcon() {
    let texts = Reading.texts("Label(title: { Text(\"Sync\") }) { Image(systemName: \"icloud\") }")
    #expect(texts == ["Sync"])
  }

  @Test("A function is content, where a builder is declared as a property")
  func functionAsContent() {
    let texts = Reading.texts(
      "Box(content: row)",
      """
      struct Box<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { VStack { content } }
      }
      func row() -> some View { Text("Row") }
      """)
    #expect(texts == ["Row"])
  }

  @Test("An extension of a protocol has the body of views that adopt it")
  func bodyOfProtocol() {
    let texts = Reading.texts(
      "Card(title: \"Tea\")",
      """
      protocol Titled: View { var title: String { get } }
      extension Titled { var body: some View { Text(title) } }
      struct Card: Titled { let title: String }
      """)
    #expect(texts == ["Tea"])
  }

  @Test("A modifier of another module keeps its view in an extension, too")
  func foreignModifier() {
    let texts = Reading.texts(
      "Text(\"Tea\").hinted()",
      "extension View { func hinted() -> some View { popoverTip(TeaTip()) } }")
    #expect(texts == ["Tea"])
  }

  @Test("A type of another module is not SwiftUI's of its last name")
  func foreignType() {
    #expect(Reading.texts("Templates.Menu { Text(\"Tea\") }") == ["opaque Templates.Menu"])
    #expect(Reading.texts("SwiftUI.Text(\"Tea\")") == ["Tea"])
  }

  @Test("Cases are sorted by the app's own operator")
  func ownOrder() {
    let texts = Reading.texts(
      "ForEach(Tea.allCases.sorted(), id: \\.self) { Text($0.title) }",
      """
      enum Tea: String, CaseIterable, Comparable {
        case oolong, assam
        var title: String { rawValue.capitalized }
        static func < (left: Tea, right: Tea) -> Bool { left.title < right.title }
      }
      """)
    #expect(texts == ["Assam", "Oolong"])
  }

  @Test("A device has no variables of Xcode's previews")
  func processInfo() {
    let name = "ProcessInfo.processInfo.environment[\"XCODE_RUNNING_FOR_PREVIEWS\"]"
    #expect(Reading.texts("Text(\(name) == \"1\" ? \"preview\" : \"app\")") == ["app"])
  }

  @Test("A phone shows the first column of a navigation view")
  func columns() {
    let columns = "NavigationView { Text(\"List\").padding(); Text(\"Detail\") }"
    #expect(Reading.texts(columns) == ["List"])
    let reading = Reading("struct Screen: View { var body: some View { \(columns) } }")
    var environment = ReadingEnvironment()
    environment.horizontalSizeClass = .regular
    #expect(reading.texts(in: environment) == ["List", "Detail"])
  }

  @Test("Lists that code takes elements out of are known")
  func removal() {
    let texts = Reading.texts(
      "ForEach(names(), id: \\.self) { Text($0) }",
      """
      func names() -> [String] {
        var names = ["a", "b", "c"]
        names.removeAll { $0 == "b" }
        names.removeAll(where: { $0 == "c" })
        return names
      }
      """)
    #expect(texts == ["a"])
  }

  @Test("A fraction of literals is no whole number, and a quotient is")
  func fractions() {
    #expect(Reading.texts("Text(\"\\(12 * 1 / 4)\"); Text(\"\\(7 / 2)\")") == ["3", "3"])
    let tree = Reading("struct Screen: View { var body: some View { Text(\"A\").opacity(1 / 4) } }")
      .base().tree
    let opacities = tree.nodes.compactMap {
      if case .opacity(let opacity) = $0.content { opacity } else { nil }
    }
    #expect(opacities == [0.25])
  }

  @Test("A relationship of a model is no setting of the name of its inverse")
  func relationship() {
    let texts = Reading(
      """
      final class Cup { var shelf: Shelf?; init() {} }
      final class Shelf {
        @Relationship(inverse: \\Cup.shelf) var cups: [Cup]
        init() { cups = [] }
      }
      struct Other: View {
        @State private var shelf = Shelf()
        var body: some View { EmptyView() }
      }
      struct Screen: View {
        @Query var shelves: [Shelf]
        var body: some View {
          if shelves.first?.cups.isEmpty ?? true { Text("No cups") } else { Text("Cups") }
        }
      }
      """
    ).texts()
    #expect(texts == ["Cups"])
  }

  @Test("A binding with an animation is the same binding")
  func animatedBinding() {
    let tree = Reading(
      """
      struct Screen: View {
        @State private var isOn = true
        var body: some View { Toggle("Hot", isOn: $isOn.animation()) }
      }
      """
    ).base().tree
    let isOn = tree.nodes.contains {
      if case .control(.toggle(isOn: true)) = $0.content { true } else { false }
    }
    #expect(isOn)
  }

  @Test("A property that has a modifier's name takes none of the modifier's calls")
  func propertyOfAModifiersName() {
    let texts = Reading.texts(
      "Field().accessibilityIdentifier(\"a\")",
      """
      struct Field: View {
        var accessibilityIdentifier: String? = nil
        var body: some View { Text("field") }
      }
      """)
    #expect(texts == ["field"])
  }

  @Test("What follows a published value has it, and so has who follows that")
  func publishedStates() {
    let texts = Reading.texts(
      "Text(Child(Parent()).state)",
      """
      class Parent: ObservableObject { @Published var state = "tea" }
      class Child: ObservableObject {
        @Published private(set) var state: String
        var cancellable: AnyCancellable?
        init(_ parent: Parent) {
          state = ""
          cancellable = parent.$state.sink { [weak self] in self?.state = $0 + "!" }
        }
      }
      """)
    #expect(texts == ["tea!"])
  }

  @Test("A method of another module that is called on a binding is not known, and ends")
  func methodOfABinding() {
    let texts = Reading(
      """
      class Store: ObservableObject { @Published var name = "" }
      struct Screen: View {
        @Bindable var store = Store()
        var body: some View {
          Text("tea").sheet(item: $store.scope(state: \\.item, action: \\.item)) { _ in Text("sheet") }
        }
      }
      """
    ).texts()
    #expect(texts == ["tea"])
  }

  @Test("A name with its module is the module's, whatever the type around calls by that name")
  func namesOfModules() {
    let texts = Reading.texts(
      "Shown().text",
      """
      struct Shown {
        typealias Text = String
        var text: SwiftUI.Text { SwiftUI.Text("tea") }
      }
      """)
    #expect(texts == ["tea"])
  }

  @Test("A wrapper in a type of the app's is the one that is written with that type, and no other")
  func nestedWrappers() {
    let texts = Reading.texts(
      "Row()",
      """
      struct Backport<Content> {}
      extension Backport where Content == Any {
        @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint> {
          private let base: Value
          var wrappedValue: Value { base * 3 }
          init(wrappedValue: Value) { base = wrappedValue }
        }
      }
      struct Row: View {
        @Backport.ScaledMetric var own: CGFloat = 2
        @ScaledMetric var metric: CGFloat = 2
        var body: some View { Text("\\(Int(own)) \\(Int(metric))") }
      }
      """)
    #expect(texts == ["6 2"])
  }

  @Test("An operator of an app's own type does not take operands that nobody knows")
  func operatorsOfUnknownOperands() {
    let texts = Reading.texts(
      "Text(\"tea\"); Text(\"\\((Span.now - Span.now).length)\")",
      """
      extension DispatchTimeInterval {
        var length: Int {
          switch self {
          case let .seconds(count): return count * 1000
          case let .milliseconds(count): return count
          @unknown default: fatalError("\\(self)")
          }
        }
        static func - (one: DispatchTimeInterval, other: DispatchTimeInterval) -> DispatchTimeInterval {
          .milliseconds(one.length - other.length)
        }
      }
      enum Span { static var now: DispatchTimeInterval { Clock.shared.interval } }
      """)
    #expect(texts.first == "tea")
  }

  @Test("A view that is made in a way that nobody can tell has its body")
  func unknownInitialiser() {
    let texts = Reading.texts(
      "Row(colour: .red)",
      "struct Row: View { let title: String; var body: some View { Text(\"tea\"); Text(title) } }")
    #expect(texts == ["tea", "?"])
  }

  @Test("A modifier of what a builder makes of nothing gives nothing")
  func modifiersOfNothing() {
    let texts = Reading.texts(
      "Field {}; Field { if false { Text(\"no\") } }; Field { Text(\"tea\") }",
      """
      extension View { func framed() -> some View { padding(2) } }
      struct Field<Content: View>: View {
        let content: Content?
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { if let content { content.framed().padding(3) } }
      }
      """)
    #expect(texts == ["tea"])
  }

  @Test("A modifier is called on what each branch of a builder's closure gives")
  func modifiersOfBranches() {
    let texts = Reading.texts(
      "Card { if Bool.random() { Text(\"a\") } else { Text(\"b\") } }; Card { if Bool.random() {} }",
      """
      struct Card<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content().padding(2) } }
      }
      """)
    #expect(texts == ["a"])
  }

  @Test("A value of the environment has the type that its declaration says")
  func typeOfEnvironment() {
    let texts = Reading.texts(
      "Card().environment(\\.heading, (\"a\", nil))",
      """
      extension EnvironmentValues { @Entry var heading: (title: String, note: String?)? = nil }
      struct Card: View {
        @Environment(\\.heading) var heading
        var body: some View {
          if let heading { Text(heading.title); if let note = heading.note { Text(note) } }
        }
      }
      """)
    #expect(texts == ["a"])
  }

  @Test("Types whose names begin with a small letter are types, by the name of their module, too")
  func smallLetters() {
    let texts = Reading.texts(
      "hText(\"a\"); kit.hText(\"b\"); \"c\".hText(); hCard<hText> { hText(hStyle.title.name) }",
      """
      import kit
      struct hText: View { let text: String; init(_ text: String) { self.text = text }; var body: some View { Text(text) } }
      struct hCard<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { content().padding(2) }
      }
      enum hStyle { case title; var name: String { "d" } }
      extension String { func hText() -> SwiftUI.Text { Text(self) } }
      """)
    #expect(texts == ["a", "opaque kit.hText(\"b\")", "c", "d"])
  }

  @Test("A body that is one condition shows all that its branch has")
  func branchesOfSeveral() {
    let texts = Reading.texts(
      "One(); Two(name: \"c\"); Three()",
      """
      struct One: View { var body: some View { if true { Text("a"); Text("b") } } }
      struct Two: View {
        let name: String?
        var body: some View { if let name { Text(name); if name == "c" { Text("d") } } else { Text("no"); Text("no") } }
      }
      struct Three: View {
        let kind = "e"
        var body: some View {
          switch kind { case "e": let shown = kind + "!"; Text(shown); Text("f"); default: Text("no") }
        }
      }
      """)
    #expect(texts == ["a", "b", "c", "d", "e!", "f"])
  }

  @Test("Views that an extension of texts makes")
  func viewsOfTexts() {
    let texts = Reading.texts(
      "\"a\".styled(); \"b\".row",
      """
      extension String {
        func styled() -> Text { Text(self).bold() }
        @ViewBuilder var row: some View { Text(verbatim: self); Text("c") }
      }
      """)
    #expect(texts == ["a", "b", "c"])
  }

  @Test("A closure's parameter that is a binding has its value by its plain name")
  func bindingParameters() {
    let texts = Reading(
      """
      struct Tea: Identifiable { let id: Int; var name: String }
      struct Row: View { @Binding var name: String; var body: some View { Text(name) } }
      struct Screen: View {
        @State var teas = [Tea(id: 1, name: "a"), Tea(id: 2, name: "b")]
        @State var names = ["c"]
        var body: some View {
          ForEach($teas) { $tea in Row(name: $tea.name); Text(tea.name + "\\(tea.id)") }
          ForEach($names, id: \\.self) { $name in Text(name) }
        }
      }
      """
    ).texts()
    #expect(texts == ["a", "a1", "b", "b2", "c"])
  }

  @Test("`Self` is what an extension says that it is")
  func selfOfExtensions() {
    let texts = Reading.texts(
      "GroupBox(\"a\") {}.groupBoxStyle(.marked); GroupBox(\"b\") {}.groupBoxStyle(.marked(\"!\"))",
      """
      struct Marked: GroupBoxStyle {
        var mark = "-"
        func makeBody(configuration: Configuration) -> some View { Text(mark); configuration.label }
      }
      extension GroupBoxStyle where Self == Marked {
        static var marked: Self { .init() }
        static func marked(_ mark: String) -> Self { Self(mark: mark) }
      }
      """)
    #expect(texts == ["-", "a", "!", "b"])
  }

  @Test("An app's own styles of controls make what these show")
  func controlStyles() {
    let texts = Reading.texts(
      """
      GroupBox("a") { Text("b") }.groupBoxStyle(Box())
      LabeledContent("c", value: "d").labeledContentStyle(.turned)
      DisclosureGroup("e") { Text("f") }.disclosureGroupStyle(Open())
      ProgressView("g", value: 0.5).progressViewStyle(Bar())
      ProgressView().progressViewStyle(Bar())
      """,
      """
      struct Box: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content; Text("in"); GroupBox(configuration) }
      }
      struct Turned: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { VStack { configuration.content; configuration.label } }
      }
      extension LabeledContentStyle where Self == Turned { static var turned: Turned { Turned() } }
      struct Open: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label; configuration.content }
      }
      struct Bar: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          if let label = configuration.label { label } else { Text("none") }
          Text("\\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
        }
      }
      """)
    #expect(texts == ["b", "in", "a", "b", "d", "c", "e", "f", "g", "50 %", "none", "0 %"])
  }

  @Test("A stored body, an equatable view, and a value of the environment behind its call")
  func rareViews() {
    let texts = Reading.texts(
      "Kept(body: AnyView(Text(\"a\"))); EquatableView(content: Named(name: \"b\")); Shown().environment(\\.mark) { $0 + \"!\" }",
      """
      struct Kept: View { let body: AnyView }
      struct Named: View, Equatable { let name: String; var body: some View { Text(name) } }
      extension EnvironmentValues { @Entry var mark: (String) -> String = { $0 } }
      struct Shown: View { @Environment(\\.mark) var mark; var body: some View { Text(mark("c")) } }
      """)
    #expect(texts == ["a", "b", "c!"])
  }

  @Test("An environment is changed where it stands, also in part")
  func changedEnvironment() {
    let texts = Reading.texts(
      """
      VStack {
        Leaf()
        Leaf().transformEnvironment(\\.look) { $0.name += "ish" }
        VStack { Leaf() }.environment(\\.look.size, 3)
      }
      """,
      """
      struct Look { var name = "blue"; var size = 1 }
      extension EnvironmentValues { @Entry var look = Look() }
      struct Leaf: View {
        @Environment(\\.look) var look
        var body: some View { Text("\\(look.name) \\(look.size)") }
      }
      """)
    #expect(texts == ["blue 1", "blueish 1", "blue 3"])
  }

  @Test("A binding of an optional is one of what it holds, or of another value")
  func optionalBindings() {
    let texts = Reading(
      """
      extension Binding {
        static func ?? <T>(one: Binding<T?>, other: T) -> Binding<T> where Value == T? {
          Binding<T>(get: { one.wrappedValue ?? other }, set: { one.wrappedValue = $0 })
        }
      }
      struct Row: View { @Binding var text: String; var body: some View { Text("<\\(text)>") } }
      struct Screen: View {
        @State private var name: String? = "Bo"
        @State private var none: String?
        var body: some View {
          VStack {
            if let name = Binding($name) { Row(text: name) }
            if let none = Binding($none) { Row(text: none) } else { Text("none") }
            Row(text: $none ?? "nobody")
          }
        }
      }
      """
    ).texts()
    #expect(texts == ["<Bo>", "none", "<nobody>"])
  }

  @Test("A binding of a list is a list of bindings")
  func listOfBindings() {
    let texts = Reading(
      """
      struct Item: Identifiable { let id: Int; var name: String; var isDone = false }
      struct Row: View { @Binding var item: Item; var body: some View { Text(item.name) } }
      struct Screen: View {
        @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b", isDone: true)]
        var body: some View {
          VStack {
            ForEach($items.filter { $0.wrappedValue.isDone }) { $item in Row(item: $item) }
            ForEach($items.reversed()) { $item in Row(item: $item) }
          }
        }
      }
      """
    ).texts()
    #expect(texts == ["b", "b", "a"])
  }

  /// Source: Apple, `GaugeStyleConfiguration`, `ContentUnavailableView.search(text:)` and
  /// `AsyncImage.init(url:scale:content:placeholder:)`.
  @Test("Parts of gauges, a search without results, and a picture without an address")
  func moreParts() {
    let texts = Reading.texts(
      """
      Gauge(value: 30, in: 0...120) { Text("a") } currentValueLabel: { Text("b") }
        minimumValueLabel: { Text("c") } maximumValueLabel: { Text("d") }
        .gaugeStyle(Dial())
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "tea")
      AsyncImage(url: nil) { $0.resizable() } placeholder: { Text("e") }
      PhaseAnimator([1, 2]) { Text("phase \\($0)") }
      """,
      """
      struct Dial: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.maximumValueLabel
          Text("\\(Int(configuration.value * 100)) %")
          configuration.label
        }
      }
      """)
    let advice = "Check the spelling or try a new search."
    #expect(
      texts == [
        "d", "25 %", "a", "No Results", advice, "No Results for “tea”", advice, "e", "phase 1",
      ])
  }

  @Test("The date of a picker is not known, nor are words with (inflect: true)")
  func notKnown() {
    #expect(Reading.texts("let n = 3; Text(\"^[\\(n) apple](inflect: true) left\")") == ["3? left"])
    let picker = Reading(
      "struct Screen: View { @State var day = Date(); var body: some View { DatePicker(\"Day\", selection: $day) } }"
    ).base().tree
    #expect(picker.marked == ["Day"])
    let shown = picker.nodes.compactMap { node -> String? in
      guard case .control(.datePicker(let date?, let time?)) = node.content else { return nil }
      return date.marked + time.marked
    }
    #expect(shown == ["??"])
  }

  @Test(
    "What the system calls later has not run at first, whoever began it, and has once the screen has appeared"
  )
  func laterClosures() {
    let begun = Reading(
      """
      final class Model: ObservableObject {
        @Published var title = "one"
        init() { Task { await load() } }
        func load() async { title = "two" }
      }
      struct Screen: View { @StateObject var model = Model(); var body: some View { Text(model.title) } }
      """
    ).states()
    #expect(begun.map(\.tree.marked) == [["one"], ["two"]])
    let shown = Reading(
      """
      final class Model: ObservableObject {
        @Published var note = "first"
        func start() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.note = "second" } }
      }
      struct Screen: View {
        @StateObject var model = Model()
        var body: some View { Text(model.note).onAppear { model.start() } }
      }
      """
    ).states()
    #expect(shown.map(\.tree.marked) == [["first"], ["second"]])
  }

  @Test(
    "What an object leaves to be done later has not changed it in the first picture",
    arguments: [
      "DispatchQueue.main.async { self.title = \"two\" }",
      "Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in self?.title = \"two\" }",
      "NotificationCenter.default.publisher(for: .init(\"a\")).sink { [weak self] _ in self?.title = \"two\" }.store(in: &bag)",
      "NotificationCenter.default.addObserver(forName: .init(\"a\"), object: nil, queue: .main) { _ in self.title = \"two\" }",
      "URLSession.shared.dataTask(with: url) { _, _, _ in self.title = \"two\" }.resume()",
    ])
  func leftForLater(code: String) {
    let texts = Reading(
      """
      final class Model: ObservableObject {
        @Published var title = "one"
        var bag = Set<AnyCancellable>()
        init() { \(code) }
      }
      struct Screen: View { @StateObject var model = Model(); var body: some View { Text(model.title) } }
      """
    ).texts()
    #expect(texts == ["one"])
  }

  /// Source: Apple, `UserDefaults`: without a value `bool(forKey:)` is false, `object(forKey:)` nil, `integer(forKey:)` 0.
  @Test("Nothing is kept when an app runs for the first time, which is supposed and not known")
  func firstRun() {
    let states = Reading(
      """
      struct Screen: View {
        @State var isSet = UserDefaults.standard.bool(forKey: "a")
        @State var names = UserDefaults.standard.array(forKey: "b") as? [String] ?? ["none"]
        @State var count = UserDefaults(suiteName: "s")!.object(forKey: "c") as? Int ?? 7
        @State var visits = UserDefaults.standard.integer(forKey: "d")
        var body: some View {
          VStack {
            if isSet { Text("set") } else { Text("unset") }
            ForEach(names, id: \\.self) { Text($0) }
            Text("\\(count)")
            if visits == 0 { Text("first") }
          }
        }
      }
      """
    ).states()
    #expect(
      states.first?.tree.marked.map { $0.filter { $0 != "~" } } == ["unset", "none", "7", "first"])
    #expect(states.first?.assumptions.contains { $0.hasPrefix("UserDefaults") } == true)
    #expect(states.contains { $0.tree.marked.contains("set") })
  }

  /// 22 November 2026 is a Sunday, by the calendar.
  @Test("A date that nobody knows is shown as its formatter writes dates")
  func unknownDates() {
    let runs = Reading(
      """
      func text(_ set: (DateFormatter) -> Void) -> String {
        let formatter = DateFormatter()
        set(formatter)
        return formatter.string(from: Date())
      }
      struct Screen: View {
        var body: some View {
          VStack {
            Text(text { $0.dateFormat = "HH:mm" })
            Text(text { $0.dateFormat = "EEEE, d.M.yy" })
            Text(text { $0.dateStyle = .long })
          }
        }
      }
      """
    ).base().tree.nodes.flatMap { node -> [TextRun] in
      if case .text(let text) = node.content { text.runs } else { [] }
    }
    #expect(runs.map(\.string) == ["09:41", "Sunday, 22.11.26", "November 22, 2026"])
    #expect(runs.allSatisfy { if case .placeholder = $0.provenance { true } else { false } })
  }

  @Test("An initial value that takes too long is lost alone")
  func slowValue() {
    let texts = Reading(
      """
      func slow() -> String {
        var n = 0
        while true { n += 1; if n < 0 { break } }
        return "\\(n)"
      }
      struct Screen: View {
        @State var text = slow()
        @State var other = "other"
        var body: some View { VStack { Text("title"); Text(text); Text(other) } }
      }
      """
    ).texts()
    #expect(texts == ["title", "?", "other"])
  }

  @Test("A tip is not shown, which is said")
  func tips() {
    let screen = Reading(
      "struct Screen: View { var body: some View { VStack { Text(\"a\"); TipView(AddTip()) } } }"
    ).base()
    #expect(screen.tree.marked == ["a"])
    #expect(screen.assumptions == ["that no tip is shown"])
  }

  @Test("An optional view that is not there has no modifiers")
  func modifiersOfNoView() {
    let texts = Reading.texts(
      "Card(header: nil); Card(header: AnyView(Text(\"a\")))",
      """
      struct Card: View {
        let header: AnyView?
        var top: some View { header?.padding(2).background { Color.red } }
        var body: some View { top.id(1) }
      }
      """)
    #expect(texts == ["a"])
  }

  @Test("An overload counts where what it is given conforms to what its `where` asks for")
  func constrainedOverload() {
    let kinds = Reading.texts(
      "Circle().stroke(Brand(color: .red), lineWidth: 2).overlay { Text(\"a\") }",
      """
      protocol BrandColor: View { var color: Color { get } }
      struct Brand: BrandColor { let color: Color; var body: some View { color } }
      struct Redraw<Content: View>: View {
        var content: (Int) -> Content
        init(@ViewBuilder _ content: @escaping (Int) -> Content) { self.content = content }
        var body: some View { content(1) }
      }
      extension Shape {
        func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S: BrandColor {
          Redraw { _ in self.stroke(content.color, lineWidth: lineWidth).overlay { Text("b") } }
        }
      }
      """)
    #expect(kinds == ["b", "a"])
  }

  @Test("A property of a builder keeps what its closure gives")
  func builderProperty() {
    let texts = Reading.texts(
      "Card(title: \"a\") { Text(\"b\"); Text(\"c\") }; Loaded(value: \"d\") { Text($0); Text(\"e\") }",
      """
      struct Card<Content: View>: View {
        let title: String
        @ViewBuilder let content: Content
        var body: some View { VStack { Text(title); content.padding(2) } }
      }
      struct Loaded<Value, Content: View>: View {
        let value: Value
        @ViewBuilder let content: (Value) -> Content
        var body: some View { content(value) }
      }
      """)
    #expect(texts == ["a", "b", "c", "d", "e"])
  }

  @Test("An extension extends a type that another one declares, whichever comes first")
  func extensionsOfExtensions() {
    let texts = Reading.texts(
      "Text(Settings.Scheme.dark.title); Text(Settings.Scheme.Kind.one.title)",
      """
      extension Settings.Scheme.Kind { var title: String { rawValue + "!" } }
      extension Settings.Scheme { var title: String { switch self { case .dark: "Dark" } } }
      extension Settings.Scheme { enum Kind: String { case one } }
      extension Settings { enum Scheme { case dark } }
      struct Settings {}
      """)
    #expect(texts == ["Dark", "one!"])
  }

  @Test("Code asks for the screen and the device")
  func screen() {
    let texts = Reading(
      """
      struct Screen: View {
        var body: some View {
          Text("\\(Int(UIScreen.main.bounds.width)) wide, \\(Int(UIScreen.main.bounds.size.height)) high")
          Text(UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone")
        }
      }
      """
    ).texts()
    #expect(texts == ["393 wide, 852 high", "iPhone"])
  }

  @Test("Attributes of a text change none of its words")
  func attributes() {
    let texts = Reading(
      """
      struct Screen: View {
        var body: some View { Text(title) }
        var title: AttributedString {
          var title = AttributedString("Total")
          title.foregroundColor = .red
          title.font = .headline
          title.underlineStyle = .single
          return title
        }
      }
      """
    ).texts()
    #expect(texts == ["Total"])
  }

  @Test("A modifier of an app for an optional calls SwiftUI's own for what is in it")
  func optionalModifier() {
    let texts = Reading(
      """
      struct Padded: ViewModifier {
        var insets: EdgeInsets?
        func body(content: Content) -> some View {
          if let insets { content.padding(insets) } else { content }
        }
      }
      extension View {
        func padding(_ insets: EdgeInsets?) -> some View { modifier(Padded(insets: insets)) }
      }
      struct Screen: View {
        let insets: EdgeInsets? = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        var body: some View { Text("Inside").padding(insets) }
      }
      """
    ).texts()
    #expect(texts == ["Inside"])
  }

  @Test("Members of a list's type, and a builder that a plain initialiser calls")
  func listsAndBuilders() {
    let texts = Reading(
      """
      struct Tea { let name: String }
      extension Array where Element == Tea { static var samples: [Tea] { [Tea(name: "Assam")] } }
      struct Card {
        var view: AnyView
        init<Content: View>(@ViewBuilder view: () -> Content) { self.view = AnyView(view()) }
      }
      struct Screen: View {
        var body: some View {
          Text([Tea].samples[0].name)
          Card { Text("One"); Text("Two") }.view
        }
      }
      """
    ).texts()
    #expect(texts == ["Assam", "One", "Two"])
  }

  @Test("A subscript that no source declares is not Swift's own")
  func foreignSubscript() {
    let texts = Reading(
      """
      struct Screen: View {
        let list = [1, 2]
        var body: some View {
          Text("Before")
          Text(list[safe: -1] == nil ? "First" : "Later")
        }
      }
      """
    ).texts()
    #expect(texts.first == "Before")
    #expect(texts.count == 2)
  }

  /// Closures behind a call are matched in the order of the parameters, by how many values and which types they take, as
  /// `swiftc` takes them.
  @Test("Initialisers that differ by their closures alone")
  func closuresTellInitializers() {
    let texts = Reading(
      """
      struct Login {}
      struct Details {}
      struct Setup: View {
        let kind: String
        var body: some View { Text(kind) }
        init(login: (Login) -> Void, signup: () -> Text) { kind = "a view" }
        init(login: (Login) -> Void, signup: (Details) -> Void) { kind = "login and signup" }
        init(signup: (Details) -> Void, reset: (String) -> Void) { kind = "signup and reset" }
        init(login: (Login) -> Void) { kind = "login" }
        init(signup: (Details) -> Void) { kind = "signup" }
      }
      struct Screen: View {
        var body: some View {
          Setup { _ in } signup: { _ in }
          Setup { _ in } reset: { _ in }
          Setup { (login: Login) in }
          Setup { (details: Details) in }
        }
      }
      """
    ).texts()
    #expect(texts == ["login and signup", "signup and reset", "login", "signup"])
  }

  @Test("A binding tells the type that a generic view is of")
  func typeOfBinding() {
    let texts = Reading(
      """
      protocol Named: CaseIterable { var name: String { get } }
      enum Tea: Named { case assam, sencha; var name: String { self == .assam ? "Assam" : "Sencha" } }
      struct Names<Value: Named>: View {
        @Binding var selection: Value
        var body: some View { ForEach(Array(Value.allCases), id: \\.self) { Text($0.name) } }
      }
      struct Titled<Value: Named>: View {
        @Binding private var selection: Value
        var body: some View { Text("\\(Value.allCases.count) teas") }
        init(_ title: String, selection: Binding<Value>) { self.init(selection: selection) }
        init(selection: Binding<Value>) { _selection = selection }
      }
      struct Screen: View {
        var body: some View {
          Names(selection: .constant(Tea.assam))
          Titled("Teas", selection: .constant(Tea.sencha))
        }
      }
      """
    ).texts()
    #expect(texts == ["Assam", "Sencha", "2 teas"])
  }

  @Test("What modifiers set in the environment is what views within them read")
  func environmentOfModifiers() {
    let texts = Reading(
      """
      struct State: View {
        @Environment(\\.isEnabled) var isEnabled
        @Environment(\\.controlSize) var size
        @Environment(\\.lineLimit) var lines
        var body: some View {
          Text(isEnabled ? "enabled" : "disabled")
          Text(size == .small ? "small" : "other")
          Text(lines.map { "\\($0) lines" } ?? "any lines")
        }
      }
      struct Screen: View {
        var body: some View {
          State()
          State().disabled(true).controlSize(.small).lineLimit(2)
          State().disabled(false).disabled(1 > 0)
        }
      }
      """
    ).texts()
    #expect(
      texts == [
        "enabled", "other", "any lines", "disabled", "small", "2 lines", "disabled", "other",
        "any lines",
      ])
  }

  @Test("Names of a module are its own where the app has some that are alike")
  func namesBesideTheApps() {
    let texts = Reading(
      """
      enum Design { enum Font { static let small: SwiftUICore.Font = .caption2 } }
      struct Label: View { var body: some View { Text("the app's") } }
      struct Screen: View {
        var body: some View {
          SwiftUI.Label("SwiftUI's", systemImage: "leaf")
          Label()
          Text("small").font(Design.Font.small)
          Text("scaled").font(.custom("X", size: 10, relativeTo: Font.TextStyle(from: .title)))
        }
      }
      enum TextStyle { case title, body }
      extension Font.TextStyle {
        init(from style: TextStyle) {
          switch style {
          case .title: self = .title2
          case .body: self = .body
          }
        }
      }
      """
    )
    #expect(texts.texts() == ["SwiftUI's", "the app's", "small", "scaled"])
    let fonts = texts.base().tree.nodes.compactMap { node -> Font? in
      if case .text(let text) = node.content { text.runs.first?.font } else { nil }
    }
    #expect(fonts.suffix(2) == [.caption2, .custom("X", size: 10, relativeTo: .title2)])
  }

  @Test("Types that functions declare for themselves")
  func localTypes() {
    let texts = Reading(
      """
      struct Screen: View {
        var body: some View { Text(record); Text(raw); Text(pair()); Text(constant) }
        var record: String { struct Line { let a: Int; var text: String { "a\\(a)" } }; return Line(a: 3).text }
        var raw: String { enum Kind: String { case one = "first", two }; return Kind.one.rawValue }
        func pair() -> String { typealias Pair = (a: Int, b: String); let pair: Pair = (1, "b"); return pair.b }
        var constant: String { enum Names { static let title = "Teas" }; return Names.title }
      }
      """
    ).texts()
    #expect(texts == ["a3", "first", "b", "Teas"])
  }

  @Test(
    "A module's own name, a member without a type beside another, and a wrapper within a wrapper")
  func themes() {
    let texts = Reading([
      (
        "Sources/Theming/Theme.swift",
        """
        protocol Theme { var border: any Theming.Border { get } }
        protocol Border { var width: CGFloat { get } }
        struct Thin: Border { let width: CGFloat = 2 }
        struct Plain: Theme { let border: any Theming.Border = Thin() }
        """
      ),
      (
        "App.swift",
        """
        import Theming
        @propertyWrapper struct Scaled: DynamicProperty {
          var wrappedValue: CGFloat? { value >= 0 ? value : nil }
          @ScaledMetric private var value: CGFloat
          init(value: CGFloat?) { _value = .init(wrappedValue: value ?? -1) }
        }
        struct Screen: View {
          @Scaled private var height: CGFloat?
          init() { _height = .init(value: 24) }
          func width(_ theme: any Theme, _ isShown: Bool) -> CGFloat {
            let width = isShown ? theme.border.width : .zero
            return width + 1
          }
          var body: some View {
            Text("\\(Int(width(Plain(), true))) and \\(Int(width(Plain(), false)))")
            Text("\\(Int(height ?? 0))")
          }
        }
        """
      ),
    ]).texts()
    #expect(texts == ["3 and 1", "24"])
  }

  @Test("An initialiser by members takes nothing of what SwiftUI fills")
  func filledWrappers() {
    let texts = Reading(
      """
      struct Tabs<Value: Hashable>: View {
        let tabs: [(String, Value)]
        @Environment(\\.colorScheme) var colorScheme
        @Namespace var picker
        @FocusState var isFocused: Bool
        @Binding var selection: Value
        var body: some View { ForEach(tabs, id: \\.1) { text, tag in Text(text + (tag == selection ? "!" : "")) } }
      }
      struct Screen: View {
        @State var selection = 1
        var body: some View { Tabs(tabs: [("One", 1), ("Two", 2)], selection: $selection) }
      }
      """
    ).texts()
    #expect(texts == ["One!", "Two"])
  }

  @Test("A generic parameter is no type of the app that is called so")
  func genericNamedAsType() {
    let texts = Reading(
      """
      struct Label: View { var body: some View { Text("the app's label") } }
      struct Row<Label: View>: View {
        let label: Label
        var body: some View { HStack { label; Text("in a row") } }
        init(_ title: String) where Label == Text { self.init { Text(title) } }
        init(@ViewBuilder label: () -> Label) { self.label = label() }
      }
      struct Screen: View { var body: some View { Row("Title"); Row { Label() } } }
      """
    ).texts()
    #expect(texts == ["Title", "in a row", "the app's label", "in a row"])
  }

  @Test("Initialisers of extensions whose demands an argument does not meet, and disfavoured ones")
  func constrainedInitializers() {
    let texts = Reading(
      """
      protocol Named { var name: String { get } }
      struct Tea: Named { let name = "tea" }
      struct Cup {}
      struct Shown<Value>: View {
        let text: String
        var body: some View { Text(text) }
        @_disfavoredOverload init(_ value: Value) { text = "any" }
      }
      extension Shown where Value: Named { init(_ value: Value) { text = value.name } }
      struct Screen: View { var body: some View { Shown(Tea()); Shown(Cup()) } }
      """
    ).texts()
    #expect(texts == ["tea", "any"])
  }

  @Test("A closure is no text, and a literal may be a key")
  func closuresAndKeys() {
    let texts = Reading(
      """
      struct Row<Label: View, Content: View>: View {
        let label: Label
        let content: Content
        var body: some View { label; content }
        @_disfavoredOverload
        init<S: StringProtocol>(_ label: S, @ViewBuilder content: () -> Content) where Label == Text {
          self.label = Text("not " + label)
          self.content = content()
        }
        init(_ label: LocalizedStringResource, @ViewBuilder content: () -> Content) where Label == Text {
          self.label = Text(label)
          self.content = content()
        }
      }
      extension Row where Label == Text, Content == Text {
        init<A: StringProtocol, B: StringProtocol>(_ title: A, value: B) {
          label = Text(title)
          content = Text(value)
        }
      }
      struct Screen: View { var body: some View { Row("Key") { Text("Content") }; Row("Title", value: "Value") } }
      """
    ).texts()
    #expect(texts == ["Key", "Content", "Title", "Value"])
  }

  /// The compiler takes SwiftUI's `modifier(_: T)` where a `ViewModifier` is given, and the app's where a closure is.
  @Test("A function of the app's own with a name of SwiftUI's is called by what it is given")
  func ownModifier() {
    let texts = Reading(
      """
      extension View {
        func modifier<Content: View>(@ViewBuilder _ transform: (Self) -> Content) -> some View {
          transform(self)
        }
        func plain() -> some View { modifier(Plain()) }
        func foreign() -> some View { modifier(Shimmer(speed: 2)) }
        func twice() -> some View { modifier { view in VStack { view; view } } }
      }
      struct Plain: ViewModifier {
        func body(content: Content) -> some View { VStack { Text("Plain"); content } }
      }
      struct Screen: View {
        var body: some View {
          Text("One").plain()
          Text("Two").foreign()
          Text("Three").twice()
        }
      }
      """
    ).texts()
    #expect(texts == ["Plain", "One", "Two", "Three", "Three"])
  }

  @Test("A text with another one appended")
  func appending() {
    let texts = Reading(
      """
      struct Screen: View {
        let unit: String
        var body: some View {
          Text("12".appending(" km"))
          Text(unit.appending(".") + "!")
        }
      }
      """
    ).texts()
    #expect(texts == ["12 km", "?.!"])
  }

  /// Swift's `Optional.none`, of the type that `View` calls `Body`.
  @Test("A body that is nothing in one state")
  func optionalBody() {
    let states = Reading(
      """
      struct Part: View {
        let isOn: Bool
        var body: (some View)? {
          guard isOn else { return Body.none }
          return Text("Shown")
        }
      }
      struct Screen: View {
        let store: Store
        var body: some View { VStack { Text("Always"); Part(isOn: store.isOn) } }
      }
      """
    ).states()
    #expect(states.map(\.tree.marked) == [["Always", "Shown"], ["Always"]])
    #expect(!states.contains { $0.tree.outline.contains { $0.hasSuffix("opaque") } })
  }
}
