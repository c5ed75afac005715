import DynamicTypeLint
import Testing

/// Sizes and fonts that stand under a name, wherever the file gives them a value.
@Suite struct SizesByNameTests {
  private let rule = FixedFontSize.id

  private func message(_ size: String) -> String {
    "this text keeps \(size) at every text size; readers who need larger text do not get it: use a text style "
      + "such as .body, or a size from @ScaledMetric"
  }

  @Test("Of what platforms have differently, iOS has the say")
  func platforms() {
    let size = """
      private var size: CGFloat {
        #if os(watchOS)
          return 15
        #elseif os(iOS)
          return 18
        #else
          return 12
        #endif
      }
      """
    expect(
      rule, in: size + "\nText(a).font(1️⃣.system(size: size))", ["1️⃣": message("18 points")])
    expect(
      rule,
      in: """
        enum Sizes {
          #if os(watchOS)
            static let title: CGFloat = 16
            static let watch: CGFloat = 18
          #else
            static let title = UIFontMetrics.default.scaledValue(for: 20)
          #endif
          static var body: CGFloat {
            #if BETA
              16
            #else
              18
            #endif
          }
          static var note: CGFloat {
            #if compiler(<5.5)
              return 10
            #elseif swift(>=5.9)
              return 18
            #else
              return 12
            #endif
          }
        }
        Text(a).font(.system(size: Sizes.title))
        Text(a).font(.system(size: Sizes.watch))
        Text(a).font(1️⃣.system(size: Sizes.body))
        Text(a).font(2️⃣.system(size: Sizes.note))
        """,
      ["1️⃣": message("16 or 18 points"), "2️⃣": message("18 points")])
  }

  @Test("What no compiler of today compiles is not looked at")
  func oldCompilers() {
    expect(
      rule,
      in: """
        #if swift(>=4.0)
          Text(a).font(1️⃣.system(size: 18))
        #else
          Text(a).font(.system(size: 18))
        #endif
        #if swift(>=6.2)
          Text(a).font(2️⃣.system(size: 18))
        #else
          Text(a).font(3️⃣.system(size: 18))
        #endif
        """,
      ["1️⃣": message("18 points"), "2️⃣": message("18 points"), "3️⃣": message("18 points")])
  }

  @Test("Raw values of cases, choices by a name, and variables that nothing changes")
  func names() {
    expect(
      rule,
      in: """
        enum Size: CGFloat { case small = 12, body = 18 }
        struct Total: View {
          private var size: CGFloat = 18
          private static var other: CGFloat = 18
          private var changed: CGFloat = 18
          private var counted: CGFloat = 18
          private var handed: CGFloat = 18
          @State private var bound: CGFloat = 18
          var visible: CGFloat = 18
          var chosen: CGFloat { isPad ? 24 : 18 }
          var body: some View {
            Text(a).font(1️⃣.system(size: Size.body.rawValue))
            Text(a).font(2️⃣.system(size: size))
            Text(a).font(3️⃣.system(size: Self.other))
            Text(a).font(.system(size: changed))
            Text(a).font(.system(size: counted))
            Text(a).font(.system(size: handed))
            Text(a).font(.system(size: bound))
            Text(a).font(.system(size: visible))
            Text(a).font(4️⃣.system(size: chosen))
          }
          mutating func change() {
            self.changed = 20
            counted += 1
            update(&handed)
          }
        }
        """,
      [
        "1️⃣": message("18 points"), "2️⃣": message("18 points"), "3️⃣": message("18 points"),
        "4️⃣": message("24 or 18 points"),
      ])
  }

  @Test("A font that a type of the file keeps may be scaled elsewhere")
  func kept() {
    let fixed =
      "this text keeps 18 points at every text size; readers who need larger text do not get it: use a text "
      + "style or UIFontMetrics"
    expect(
      rule,
      in: """
        class TabOptions {
          var font: UIFont
          init() { font = 1️⃣UIFont.systemFont(ofSize: 18) }
        }
        """, ["1️⃣": fixed])
  }
}
