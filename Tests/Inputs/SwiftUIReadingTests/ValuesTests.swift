import Testing

@testable import SwiftUIReading

/// Values that view code works out. Expected ones are what Swift's own rules give.
@Suite struct ValuesTests {
  @Test(
    "Expressions",
    arguments: [
      ("\\(2 + 3 * 4)", "14"), ("\\((2 + 3) * 4)", "20"), ("\\(7 / 2)", "3"),
      ("\\(String(7.0 / 2))", "3.5"),
      ("\\(true ? \"a\" : \"b\")", "a"), ("\\(1 > 2 || 3 > 2 ? \"a\" : \"b\")", "a"),
      ("\\(Optional.none ?? \"b\")", "b"), ("\\([1, 2, 3].count)", "3"),
      ("\\([1, 2, 3].map { $0 * 2 }.last!)", "6"), ("\\([3, 4].filter { $0 > 3 }.first ?? 0)", "4"),
      ("\\(Kind.second.rawValue)", "2nd"), ("\\(Kind.first.rawValue)", "first"),
      ("\\(Kind.allCases.count)", "2"), ("\\(Kind.second.title)", "Second"),
      ("\\(Number.three.rawValue)", "3"), ("\\(sum(1, by: 5))", "6"), ("\\(sum(1))", "3"),
      ("\\(Point(x: 1, y: 2).y)", "2"), ("\\(Point().x)", "0"), ("\\(Box(2).doubled)", "4"),
      ("\\(grown().count)", "3"), ("\\(label(of: 15))", "many"), ("\\(label(of: 1))", "one"),
      ("\\([3, 1, 2].sorted().map { String($0) }.joined())", "123"),
      ("\\([\"b\", \"a\"].sorted(by: >).joined())", "ba"), ("\\([1, 2, 3].reduce(0, +))", "6"),
      ("\\([4, 9, 2].max() ?? 0)", "9"), ("\\(String(\"abcdef\".prefix(2)))", "ab"),
      ("\\(\"a-b\".components(separatedBy: \"-\").count)", "2"),
      ("\\(Array(repeating: 1, count: 4).count)", "4"), ("\\(bars(5))", "|||"),
      ("\\(firstBig([1, 8, 9]))", "8"), ("\\(\"ab\" < \"b\" ? 1 : 2)", "1"),
      ("\\(Number.two < Number.three ? 1 : 2)", "1"), ("\\(String(half))", "3.5"),
      ("\\(Int(CGSize(width: 24, height: 7).width))", "24"), ("\\(Int(CGPoint.zero.x))", "0"),
      ("\\(Int(CGRect(x: 1, y: 2, width: 4, height: 6).maxY))", "8"),
      ("\\(1 << 3 | 1)", "9"), ("\\([1, 2, 3, 4][1..<3].reduce(0, +))", "5"),
      ("\\([1, 2, 3].count { $0 > 1 })", "2"), ("\\(\"ab\"[keyPath: \\.count])", "2"),
      (
        "\\(URL(string: \"https://a.example:81/b/c?d=e\")!.absoluteString)",
        "https://a.example:81/b/c?d=e"
      ),
      ("\\(URL(string: \"https://a.example:81/b/c?d=e\")!.host ?? \"\")", "a.example"),
      ("\\(URL(string: \"https://a.example:81/b/c?d=e\")!.lastPathComponent)", "c"),
      ("\\(URL(string: \"https://a.example\") == nil ? 1 : 2)", "2"),
      ("\\(Optional(\"a\").map { $0 + \"b\" } ?? \"none\")", "ab"),
      ("\\(CGFloat.infinity.isFinite ? 1 : 2)", "2"),
    ])
  func expressions(text: String, expected: String) {
    let declarations = """
      enum Kind: String, CaseIterable {
        case first, second = "2nd"
        var title: String {
          switch self {
          case .first: return "First"
          case .second: return "Second"
          }
        }
      }
      enum Number: Int, Comparable { case two = 2, three }
      let half: Double = 7 / 2
      func bars(_ count: Int) -> String {
        var (left, result) = (count, "")
        while left > 0 {
          result += "|"
          left -= 2
        }
        return result
      }
      func firstBig(_ numbers: [Int]) -> Int {
        var found = 0
        for number in numbers {
          if number < 5 { continue }
          found = number
          break
        }
        return found
      }
      struct Point { var x = 0; var y = 0 }
      struct Box {
        let value: Int
        init(_ value: Int) { self.value = value }
        var doubled: Int { value * 2 }
      }
      func sum(_ a: Int, by b: Int = 2) -> Int { a + b }
      func grown() -> [Int] {
        var list = [1]
        for number in [2, 3] { list.append(number) }
        return list
      }
      func label(of count: Int) -> String {
        switch count {
        case 1: "one"
        case ..<10: "few"
        default: "many"
        }
      }
      """
    #expect(Reading.texts("Text(\"\(text)\")", declarations) == [expected])
  }

  @Test("Stored defaults, wrappers and bindings")
  func defaults() {
    let texts = Reading(
      """
      struct Screen: View {
        @State private var name = "Ann"
        @AppStorage("count") var count = 3
        @State private var missing: String?
        @Environment(\\.dynamicTypeSize) var size
        var body: some View {
          Text("\\(name) \\(count)")
          if let missing { Text(missing) }
          Child(name: $name, fixed: .constant("B"))
          if size.isAccessibilitySize { Text("large") } else { Text("small") }
        }
      }
      struct Child: View {
        @Binding var name: String
        @Binding var fixed: String
        var body: some View { Text(name + fixed) }
      }
      """)
    #expect(texts.texts() == ["Ann 3", "AnnB", "small"])
    var environment = ReadingEnvironment()
    environment.dynamicTypeSize = .accessibility3
    #expect(texts.texts(in: environment) == ["Ann 3", "AnnB", "large"])
  }

  @Test("Models keep the defaults that they begin with")
  func models() {
    let reading = Reading(
      """
      @Observable final class Model {
        var title = "Start"
        var items: [String]
        init(items: [String] = ["x", "y"]) {
          self.items = items
          prepare()
        }
        func prepare() { title += "ed" }
      }
      struct Screen: View {
        @State var model = Model()
        var body: some View {
          Text(model.title)
          ForEach(model.items, id: \\.self) { Text($0) }
        }
      }
      """)
    #expect(reading.texts() == ["Started", "x", "y"])
  }

  @Test("Branches for other systems and versions are left out")
  func conditions() {
    let texts = Reading.texts(
      """
      #if os(macOS)
      Text("mac")
      #else
      Text("phone")
      #endif
      if #available(iOS 17, *) { Text("new") } else { Text("old") }
      """)
    #expect(texts == ["phone", "new"])
  }
}
