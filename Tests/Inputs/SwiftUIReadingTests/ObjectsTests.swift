import Testing

@testable import SwiftUIReading

/// Objects, types and formatters. Expected values are what Swift's rules and Apple's documentation give.
@Suite struct ObjectsTests {
  @Test("What one place changes of an object every other one sees")
  func sharing() {
    let texts = Reading.texts(
      "Button2(\"One\").title(\"Two\")",
      """
      class Base {
        private(set) var count: Int?
        let kind: String
        init(kind: String) { self.kind = kind; update() }
        func update() { count = 1 }
      }
      final class Model: Base {
        private let names = Names()
        var name: String { names.first ?? "none" }
        var isOn = false { didSet { if isOn != oldValue { kindOfChange = "switched" } } }
        var kindOfChange = "none"
        init() { super.init(kind: "model") }
        override func update() { super.update(); more = 2 }
        private(set) var more = 0
        func rename(_ name: String) { names.first = name }
      }
      final class Names { var first: String? }
      struct Button2: View {
        private var model: Model
        init(_ name: String) {
          let model = Model()
          model.rename(name)
          self.model = model
          model.isOn = true
        }
        func title(_ name: String) -> Self { model.rename(name); return self }
        var body: some View {
          Text("\\(model.name) \\(model.kind) \\(model.count ?? 0) \\(model.more) \\(model.kindOfChange)")
        }
      }
      """)
    #expect(texts == ["Two model 1 2 switched"])
  }

  @Test("A constant has the value of its declaration, whoever made what has it")
  func constantsOfUnknownObjects() {
    let texts = Reading.texts(
      "Steps(model: model, step: step)",
      """
      final class Model {
        let title = "Choose a tea"
        var count = 3
        let subtitle: String
        init(subtitle: String) { self.subtitle = subtitle }
      }
      struct Step { let name = "Brew"; let minutes: String }
      struct Steps: View {
        let model: Model
        let step: Step
        var body: some View {
          Text(model.title)
          Text(model.subtitle)
          Text("\\(model.count)")
          Text(step.name)
          Text(step.minutes)
        }
      }
      var model: Model { Store.shared.model() }
      var step: Step { Store.shared.step() }
      """)
    #expect(texts == ["Choose a tea", "?", "?", "Brew", "?"])
  }

  @Test("Two views have two objects")
  func ownObjects() {
    let texts = Reading.texts(
      "Row(\"A\"); Row(\"B\")",
      """
      final class Style { var name = "none" }
      struct Row: View {
        private var style = Style()
        init(_ name: String) { style.name = name }
        var body: some View { Text(style.name) }
      }
      """)
    #expect(texts == ["A", "B"])
  }

  @Test("A value of the environment has the type of its property")
  func implicitMember() {
    let texts = Reading(
      """
      struct Plan { var name: String; static let yearly = Plan(name: "Yearly") }
      extension EnvironmentValues { @Entry var plan: Plan = Plan(name: "Monthly") }
      struct Row: View { @Environment(\\.plan) var plan; var body: some View { Text(plan.name) } }
      struct Screen: View {
        var body: some View { VStack { Row(); Row().environment(\\.plan, .yearly) } }
      }
      """
    ).texts()
    #expect(texts == ["Monthly", "Yearly"])
  }

  @Test("An object of a type is one object, in whatever environment it is named")
  func shared() {
    let texts = Reading.texts(
      "Text(named(\"A\")); Other().environment(\\.dynamicTypeSize, .xxLarge)",
      """
      final class Store {
        static let shared = Store()
        var name = "none"
      }
      func named(_ name: String) -> String {
        let store = Store.shared
        store.name = name
        return name
      }
      struct Other: View { var body: some View { Text(Store.shared.name) } }
      """)
    #expect(texts == ["A", "A"])
  }

  @Test("Metrics that an initialiser sets grow with the text size")
  func metrics() {
    let reading = Reading(
      """
      struct Screen: View {
        @ScaledMetric private var width: CGFloat
        @ScaledMetric private var other: CGFloat
        init() {
          _width = .init(wrappedValue: 22)
          _other = ScaledMetric(wrappedValue: 41, relativeTo: .largeTitle)
        }
        var body: some View { Text(verbatim: "\\(width) \\(other)") }
      }
      """)
    // Body's leading is 22 points at L and 62 at AX5, that of Large Title 41 and 70.
    #expect(reading.texts() == ["22.0 41.0"])
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibility5
    #expect(reading.texts(in: environment) == ["62.0 70.0"])
  }

  @Test(
    "Types of known values",
    arguments: [
      ("name(Dog())", "dog"), ("name(Cat())", "cat Tom"), ("name(3)", "other"),
      ("Cat() is Pet ? \"pet\" : \"none\"", "pet"), ("(Dog() as? Cat)?.name ?? \"none\"", "none"),
    ])
  func casts(expression: String, expected: String) {
    let declarations = """
      protocol Pet {}
      struct Dog: Pet {}
      struct Cat: Pet { var name = "Tom" }
      func name(_ value: Any) -> String {
        switch value {
        case is Dog: "dog"
        case let cat as Cat: "cat " + cat.name
        default: "other"
        }
      }
      """
    #expect(Reading.texts("Text(\(expression))", declarations) == [expected])
  }

  @Test(
    "Formatters",
    arguments: [
      ("NumberFormatter", "", "1234.5", "1234"),
      ("NumberFormatter", "f.numberStyle = .decimal", "1234.5", "1,234.5"),
      (
        "NumberFormatter",
        "f.numberStyle = .decimal; f.locale = Locale(identifier: \"de_DE\")", "1234.5", "1.234,5"
      ),
      ("NumberFormatter", "f.numberStyle = .ordinal", "22", "22nd"),
      ("NumberFormatter", "f.numberStyle = .ordinal", "113", "113th"),
      ("NumberFormatter", "f.numberStyle = .spellOut", "3", "?"),
      ("DateComponentsFormatter", "f.unitsStyle = .full", "520800", "6 days, 40 minutes"),
      (
        "DateComponentsFormatter",
        "f.unitsStyle = .abbreviated; f.allowedUnits = [.hour, .minute]", "520800", "144h 40m"
      ),
    ])
  func formatters(type: String, settings: String, value: String, expected: String) {
    let texts = Reading.texts(
      "Text(written)",
      """
      let formatter: \(type) = {
        let f = \(type)()
        \(settings.replacing("; ", with: "\n"))
        return f
      }()
      let written = formatter.string(from: \(value)) ?? ""
      """)
    #expect(texts == [expected])
  }

  @Test("Closures that change variables around them")
  func closures() {
    let texts = Reading.texts(
      "Text(lines().joined(separator: \"|\"))",
      """
      func lines() -> [String] {
        var lines: [String] = []
        "a\\nb\\n".enumerateLines { line, _ in lines.append(line) }
        ["c", "d"].forEach { lines.append($0) }
        return lines
      }
      """)
    #expect(texts == ["a|b|c|d"])
  }

  @Test("A trailing closure belongs to no parameter before the arguments that are given")
  func trailing() {
    let texts = Reading.texts(
      "Wrapped(\"Name\") { print(1) }",
      """
      struct Wrapped<Label: View>: View {
        let label: Label
        let action: () -> Void
        init(_ title: Title, action: @escaping () -> Void) {
          self.init(action: action) { Text(title) }
        }
        init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
          self.action = action
          self.label = label()
        }
        var body: some View { Button(action: action) { label } }
      }
      """)
    #expect(texts == ["Name"])
  }

  @Test("What an initialiser sets after another one that it calls")
  func delegation() {
    let texts = Reading.texts(
      "Text(Sensor(name: \"Light\", id: 2).name ?? \"Unknown\")",
      """
      class Sensor {
        var name: String?
        var id: Int?
        init() {}
        convenience init(name: String) {
          self.init()
          self.name = name
        }
        convenience init(name: String, id: Int) {
          self.init(name: name)
          self.id = id
        }
      }
      """)
    #expect(texts == ["Light"])
  }

  @Test("Initialisers of the same labels differ in their types")
  func overloads() {
    let texts = Reading.texts(
      "Text(Box(\"a\").text); Text(Box(2).text)",
      """
      struct Box {
        let text: String
        init(_ number: Int) { text = "number" }
        init(_ string: String) { text = "string" }
      }
      """)
    #expect(texts == ["string", "number"])
  }

  @Test("Functions and closures of properties may have one name")
  func propertiesNamedLikeFunctions() {
    let texts = Reading(
      """
      struct Screen: View {
        let days = ["Monday", "Tuesday"]
        let mark: (String) -> String = { $0 + "!" }
        var body: some View {
          VStack { ForEach(days, id: \\.self) { day in self.days(named: day) } }
          Text(mark("Total"))
        }
        func days(named name: String) -> some View { Text(name.uppercased()) }
        func mark(twice text: String) -> String { text + "!!" }
      }
      """
    ).texts()
    #expect(texts == ["MONDAY", "TUESDAY", "Total!"])
  }

  @Test("Option sets have what was put into them")
  func optionSets() {
    let texts = Reading.texts(
      """
      let both = Days.monday.union(.friday)
      Text(both.contains(.friday) ? "in" : "out")
      Text(both.subtracting(.friday).contains(.friday) ? "in" : "out")
      Text(weekend.contains([.saturday, .sunday]) ? "in" : "out")
      """,
      """
      struct Days: OptionSet {
        let rawValue: Int
        static let monday = Days(rawValue: 1 << 0)
        static let friday = Days(rawValue: 1 << 4)
        static let saturday = Days(rawValue: 1 << 5)
        static let sunday = Days(rawValue: 1 << 6)
      }
      let weekend: Days = [.saturday, .sunday]
      """)
    #expect(texts == ["in", "out", "in"])
  }

  @Test("Attributes of a part of a text change no words")
  func attributes() {
    let texts = Reading.texts(
      "Text(greeting())",
      """
      func greeting() -> AttributedString {
        var text = AttributedString("Hello there")
        if let range = text.range(of: "there") { text[range].underlineStyle = .single }
        return text
      }
      """)
    #expect(texts == ["Hello there"] || texts == ["~Hello there"])
  }

  @Test("A published property that an initialiser sets on several ways has one of their values")
  func setOnSeveralWays() {
    let states = Reading(
      """
      final class Kept<Value: Codable>: ObservableObject {
        @Published var value: Value { didSet { print(value) } }
        init(_ key: String, _ value: Value) {
          if let data = UserDefaults.standard.data(forKey: key), let kept = try? JSONDecoder().decode(Value.self, from: data) {
            self.value = kept
          } else {
            self.value = value
          }
        }
      }
      struct Screen: View {
        @StateObject private var name = Kept("name", "Tea")
        var body: some View { VStack { Text(name.value); Text("\\(name.value)!"); Toggle(name.value, isOn: .constant(true)) } }
      }
      """
    ).states().map(\.tree.marked)
    // Nothing is kept when an app runs for the first time.
    #expect(states.first == ["~Tea", "~Tea!", "~Tea"])
    #expect(states.dropFirst().allSatisfy { !$0.joined().contains("Published") })
  }
}
