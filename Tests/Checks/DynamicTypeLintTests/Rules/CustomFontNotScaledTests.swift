import DynamicTypeLint
import Testing

@Suite struct CustomFontNotScaledTests {
  private let rule = CustomFontNotScaled.id
  private let start =
    "this font keeps 17 points at every text size; readers who need larger text do not get it: "
  private var message: String { start + "scale it with UIFontMetrics" }

  @Test func namedFonts() {
    expect(
      rule,
      in: """
        label.font = 1️⃣UIFont(name: "Avenir-Book", size: 17)
        label.font = 2️⃣UIFont(name: "Avenir-Book", size: 17)!
        label.font = 3️⃣UIFont(name: "Avenir-Book", size: 17) ?? .systemFont(ofSize: 17)
        """, ["1️⃣": message, "2️⃣": message, "3️⃣": message],
      fixed: """
        label.font = UIFont(name: "Avenir-Book", size: 17)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "Avenir-Book", size: 17)!)
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont(name: "Avenir-Book", size: 17) ?? .systemFont(ofSize: 17))
        """)
  }

  @Test("Functions that R.swift, SwiftGen and Tuist generate give the size that they are asked for")
  func generatedFonts() {
    expect(
      rule,
      in: """
        label.font = 1️⃣R.font.avenirBook(size: 17)
        label.font = 2️⃣FontFamily.Avenir.book.font(size: 17)
        label.font = 3️⃣ShopFontFamily.Avenir.book.font(size: 17)
        label.font = UIFontMetrics.default.scaledFont(for: FontFamily.Avenir.book.font(size: 17))
        Text("Total").font(FontFamily.Avenir.book.swiftUIFont(size: 17))
        label.font = Theme.font(size: 17)
        label.font = 4️⃣UIFont(font: FontFamily.Avenir.book, size: 17)
        label.font = 5️⃣UIFont(resource: R.font.avenirBook, size: 17)
        label.font = UIFont(theme: .book, size: 17)
        """,
      ["1️⃣": message, "2️⃣": message, "3️⃣": message, "4️⃣": message, "5️⃣": message])
  }

  @Test("Whether there is a font is asked of one that nobody sees")
  func availability() {
    expect(
      rule,
      in: """
        let isThere = UIFont(name: "Avenir-Book", size: 17) != nil
        guard nil != UIFont(name: "Avenir-Book", size: 17), isThere else { return }
        if let _ = UIFont(name: "Avenir-Book", size: 17) { register() }
        label.font = isThere ? 1️⃣UIFont(name: "Avenir-Book", size: 17) : nil
        """, ["1️⃣": message])
  }

  @Test("The type's name may be left out where a font is expected")
  func initializers() {
    expect(
      rule,
      in: """
        label.font = 1️⃣.init(name: "Avenir-Book", size: 17)
        let font: UIFont = 2️⃣.init(name: "Avenir-Book", size: 17)!
        button.icon = .init(name: "star", size: 17)
        """, ["1️⃣": message, "2️⃣": message])
  }

  @Test func swiftUI() {
    let wrapped =
      "Font(_:) keeps the size that the UIFont has now; "
      + "the text does not follow a change of the text size"
    expect(
      rule,
      in: """
        Text("Total").font(1️⃣.custom("Avenir-Book", fixedSize: 17))
        Text("Total").font(2️⃣Font(UIFont.preferredFont(forTextStyle: .body)))
        """, ["1️⃣": start + "size: and relativeTo: let it scale", "2️⃣": wrapped],
      fixed: """
        Text("Total").font(.custom("Avenir-Book", size: 17))
        Text("Total").font(Font(UIFont.preferredFont(forTextStyle: .body)))
        """)
  }

  @Test func iconFonts() {
    let note =
      "note: this symbol keeps 20 points at every text size, beside text that grows: scale it with "
      + "UIFontMetrics"
    expect(
      rule,
      in: """
        signLabel.font = 1️⃣UIFont(name: "FontAwesome5Free-Solid", size: 20)
        signLabel.font = 2️⃣UIFont(name: "MaterialIcons-Regular", size: 20)!
        """, ["1️⃣": note, "2️⃣": note])
  }

  @Test func factories() {
    expect(
      rule,
      in: """
        extension UIFont {
          static func book(_ size: CGFloat) -> UIFont {
            return 1️⃣UIFont(name: "Avenir-Book", size: size)!
          }
        }
        """,
      [
        "1️⃣":
          "note: the fonts made here keep the size they are asked for; nothing in this file scales them: "
          + "UIFontMetrics would, for all that use them"
      ])
  }

  private let ownFunction =
    "note: the fonts made here keep the size they are asked for; nothing in this file scales them: "
    + "UIFontMetrics would, for all that use them"

  @Test("A constant that is scaled where it is used is none that stays")
  func scaledTokens() {
    expect(
      rule,
      inRun: [
        "extension UIFont { static func brand(size: CGFloat) -> UIFont { 1️⃣UIFont(name: a, size: size)! } }",
        "enum Fonts { static let title = UIFont.brand(size: 24) }",
        "func set() { label.font = UIFontMetrics.default.scaledFont(for: Fonts.title) }",
      ], ["1️⃣": ownFunction])
  }

  @Test("A constant that the app's own function makes, in another file")
  func ownFunctions() {
    func keeps(_ size: String, _ name: String) -> String {
      "this font keeps \(size) points at every text size; readers who need larger text do not get it: "
        + "scale what \(name) makes"
    }
    expect(
      rule,
      inRun: [
        """
        extension UIFont {
          static func brand(size: CGFloat) -> UIFont { 1️⃣UIFont(name: "Avenir-Book", size: size)! }
        }
        """,
        """
        enum Fonts {
          static func book(_ size: CGFloat) -> UIFont { 2️⃣UIFont(name: "Avenir-Book", size: size)! }
        }
        """,
        """
        struct Style {
          static let title = Style(font: 3️⃣Fonts.book(24))
          static let other = UIFont.unknown(size: 12)
          static var total: UIFont { 4️⃣.brand(size: 30) }
        }
        func set() { label.font = Fonts.book(17) }
        """,
      ],
      [
        "1️⃣": ownFunction, "2️⃣": ownFunction, "3️⃣": keeps("24", "book"),
        "4️⃣": keeps("30", "brand"),
      ])
  }

  @Test func fine() {
    expect(
      rule,
      in: """
        func book(_ size: CGFloat) -> UIFont {
          guard let font = UIFont(name: "Avenir-Book", size: size) else { fatalError() }
          return UIFontMetrics.default.scaledFont(for: font)
        }
        func title() -> UIFont {
          guard let font = UIFont(name: "Avenir-Book", size: 28) else { fatalError() }
          return UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
        }
        Text("Total").font(.custom("Avenir-Book", size: 17))
        Text("Total").font(.custom("Avenir-Book", size: 17, relativeTo: .headline))
        Text("Total").font(.custom("Avenir-Book", fixedSize: UIFontMetrics.default.scaledValue(for: 17)))
        """)
  }
}
