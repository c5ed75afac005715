import Testing

/// A source in which something repeats.
struct RepeatingSource: CustomTestStringConvertible {
  var testDescription: String
  /// How often it repeats: a few times, and four times as often.
  var few: Int
  var text: @Sendable (Int) -> String

  init(_ name: String, few: Int, _ text: @escaping @Sendable (Int) -> String) {
    (testDescription, self.few, self.text) = (name, few, text)
  }
}

extension RepeatingSource {
  /// In a computed property, whose value is read.
  private static func property(_ expression: String) -> String {
    "struct A { let font = 1\n  var a: Any { \(expression) } }\n"
  }

  private static func property(
    _ start: String, _ repeated: String, _ count: Int, _ end: String = ""
  ) -> String {
    property(start + String(repeating: repeated, count: count) + end)
  }

  private static func nested(
    _ opening: String, _ inner: String, _ closing: String, _ count: Int
  ) -> String {
    property(
      String(repeating: opening, count: count) + inner + String(repeating: closing, count: count))
  }

  /// Constants that are each twelve times the one before, and fonts of the last one.
  private static func sums(_ count: Int) -> String {
    let sums = (1...count).map { level in
      "let v\(level) = " + Array(repeating: "v\(level - 1)", count: 12).joined(separator: " * ")
    }
    let fonts = Array(repeating: "label.font = UIFont.systemFont(ofSize: v\(count))", count: 20)
    return (sums + fonts).joined(separator: "\n") + "\n"
  }

  /// What an expression can be: each part is a value that the whole one depends on.
  static let expressions = [
    RepeatingSource("modifiers of a view", few: 10) {
      property("content", ".onChange(of: x) { y($0) }", $0)
    },
    RepeatingSource("hundreds of modifiers", few: 100) {
      property("content", ".onChange(of: x) { y($0) }", $0)
    },
    RepeatingSource("thousands of modifiers", few: 2_500) { property("Text(a)", ".padding()", $0) },
    RepeatingSource("modifiers of a font", few: 10) {
      property("UIFont.systemFont(ofSize: 17)", ".bold()", $0)
    },
    RepeatingSource("modifiers that are functions of an app", few: 10) {
      property("base", ".rounded(with: UIFont.systemFont(ofSize: 17))", $0)
    },
    RepeatingSource("members", few: 40) {
      property("UIFont.systemFont(ofSize: 17)", ".inner!", $0)
    },
    RepeatingSource("stacks", few: 10) {
      nested("VStack { ", "Text(a).font(.system(size: 17))", " }.padding()", $0)
    },
    RepeatingSource("stacks with two views", few: 10) {
      nested("VStack { Text(b); ", "Text(a).frame(height: 20)", " }.frame(height: 20)", $0)
    },
    RepeatingSource("parentheses", few: 15) {
      nested("(", "UIFont.systemFont(ofSize: 17)", ")", $0)
    },
    RepeatingSource("literals in literals", few: 7) {
      nested("[", "UIFont.systemFont(ofSize: 17)", "]", $0)
    },
    RepeatingSource("calls of calls", few: 15) { nested("CGFloat(", "17", ")", $0) },
    RepeatingSource("scaled values", few: 15) { nested("m.scaledValue(for: ", "17", ")", $0) },
    RepeatingSource("fonts of fonts", few: 12) {
      nested("UIFontMetrics.default.scaledFont(for: ", "x", ").bold()", $0)
    },
    RepeatingSource("choices in choices", few: 12) { nested("a ? (", "17", ") : 18", $0) },
    RepeatingSource("choices in a row", few: 40) { property("a ? 1 : ", "b ? 2 : ", $0, "3") },
    RepeatingSource("sums", few: 250) {
      property("UIFont.systemFont(ofSize: 17 ", "+ 1 ", $0, ")")
    },
    RepeatingSource("sums of sums", few: 15) { nested("1 + (2 * ", "a.pointSize", ")", $0) },
    RepeatingSource("defaults", few: 500) {
      property("UIFont(name: a, size: 1) ", "?? b.font ", $0)
    },
    RepeatingSource("concatenated texts", few: 150) {
      property("Text(a)", " + Text(b).bold()", $0)
    },
  ]

  /// What a file can be full of.
  static let statements = [
    // Each label was looked for in the whole source once.
    RepeatingSource("labels, and a comment as long", few: 50) { count in
      let labels = (0..<count).map { number in
        """
        final class Card\(number) {
          let title\(number) = UILabel()
          func setUp() { a = title\(number).heightAnchor.constraint(equalToConstant: 44) }
        }
        """
      }
      let comment = "/*\(String(repeating: "tea ", count: 500 * count))*/\n"
      return comment + labels.joined(separator: "\n")
    },
    // Followed to the end, twelve sums would take 12 to the power of 12 steps.
    RepeatingSource("sums of sums that start from a parameter", few: 3) {
      "func set(v0: CGFloat) {\n" + sums($0) + "}"
    },
    RepeatingSource("sums of sums of constants", few: 3) { "let v0 = 17\n" + sums($0) },
    RepeatingSource("`if` statements", few: 50) {
      "func f() {\n"
        + String(repeating: "if a.isLarge { label.font = .boldSystemFont(ofSize: 1) }\n", count: $0)
        + "}"
    },
    // Each font was looked for among all assignments, each frame among all texts once.
    RepeatingSource("fonts of labels", few: 600) {
      "func f() {\n"
        + String(repeating: "label.font = UIFont.systemFont(ofSize: 17)\n", count: $0) + "}"
    },
    RepeatingSource("views with frames", few: 400) { count in
      (0..<count).map {
        "struct A\($0): View { var body: some View { HStack { Text(a).lineLimit(1) }.frame(height: 20) } }\n"
      }.joined()
    },
    RepeatingSource("`else if`", few: 40) {
      "func f() { if a { label.font = x } "
        + String(repeating: "else if typeSize > b { label.font = y } ", count: $0) + "}"
    },
    RepeatingSource("`#elseif`", few: 60) {
      "#if os(iOS)\nlet font = 1\n"
        + String(repeating: "#elseif os(macOS)\nlet font = 2\n", count: $0) + "#endif"
    },
    RepeatingSource("elements of a literal", few: 150) {
      property("[", "UIFont.systemFont(ofSize: 17), ", $0, "]")
    },
    RepeatingSource("pairs of a literal", few: 500) { property("[", "a: 17.5, ", $0, "b: 1]") },
    RepeatingSource("bytes of a text", few: 5_000) {
      property("Text(\"", "word ", $0, "\").font(x)")
    },
    RepeatingSource("comments in a comment to the linter", few: 60) {
      "let a = 1 " + String(repeating: "/* dynamictype:enable fixed-height ", count: $0)
    },
    RepeatingSource("cases", few: 60) {
      "func f() { switch typeSize {\n"
        + String(repeating: "case .a: label.font = .systemFont(ofSize: 12)\n", count: $0) + "} }"
    },
  ]
}
