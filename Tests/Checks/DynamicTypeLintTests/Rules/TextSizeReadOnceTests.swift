import DynamicTypeLint
import Testing

@Suite struct TextSizeReadOnceTests {
  private let rule = TextSizeReadOnce.id
  private let length =
    "this length is worked out for one text size, and stays when the reader chooses another: "
    + "work it out where it is used, or again when the size changes"
  private let plain =
    "a font of a size that is scaled once follows nobody, and no label adjusts it: "
    + "scale the font itself, with scaledFont(for:)"
  private let height =
    "note: this height is worked out for one text size, and stays when the reader chooses another: "
    + "set it again when the size changes, or let the content decide"
  private let kept =
    "note: this font has the size that the reader had chosen when it was made: text that shows it follows only with "
    + "adjustsFontForContentSizeCategory"
  private let keptBySwiftUI =
    "this font is made for one text size, and stays when the reader chooses another: "
    + "use a text style, or custom(_:size:relativeTo:)"
  private let made =
    "note: this size is worked out when the view is made, and SwiftUI does not make it anew for a new text size: "
    + "use a text style, or @ScaledMetric"
  private let choice =
    "note: this is decided for one text size, when the view is made: decide again when the reader chooses another"

  @Test("Lengths that a type keeps, and none that it works out whenever it is asked")
  func lengths() {
    expect(
      rule,
      in: """
        enum Metrics {
          static let 1️⃣rowHeight = UIFontMetrics.default.scaledValue(for: 44)
          static let 2️⃣lineHeight = UIFont.preferredFont(forTextStyle: .body).lineHeight + 8
          static let margin: CGFloat = 16
          static let bodySize = UIFont.systemFont(ofSize: 17).lineHeight
          static var asked: CGFloat { UIFontMetrics.default.scaledValue(for: 44) }
        }
        class Cell: UITableViewCell {
          private let 3️⃣font = UIFont.preferredFont(forTextStyle: .body)
          func size() -> CGFloat {
            let side = UIFontMetrics.default.scaledValue(for: 24)
            return side
          }
        }
        struct Row: View {
          let side = UIFontMetrics.default.scaledValue(for: 24)
          @ScaledMetric var gap = 8
        }
        struct Sign: View {
          let 4️⃣side = UIFontMetrics.default.scaledValue(for: 24)
        }
        """, ["1️⃣": length, "2️⃣": length, "3️⃣": kept, "4️⃣": "note: " + length])
  }

  @Test(
    "What a computed property keeps while it works a length out is worked out whenever it is asked")
  func computedProperties() {
    expect(
      rule,
      in: """
        class FileCell: UITableViewCell {
          static var height: CGFloat {
            let text = UIFont.preferredFont(forTextStyle: .body).pointSize + 24
            if text > 60 { return text }
            return 60
          }
          var side: CGFloat {
            get {
              let side = UIFontMetrics.default.scaledValue(for: 24)
              return side
            }
          }
          static let 1️⃣least: CGFloat = UIFont.preferredFont(forTextStyle: .body).pointSize + 24
        }
        class FileList: UIViewController {
          let table = UITableView()
          override func viewDidLoad() { table.rowHeight = FileCell.height }
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            table.rowHeight = FileCell.height
          }
        }
        """, ["1️⃣": length])
  }

  @Test("A font of a scaled size is a plain font, wherever it goes")
  func plainFonts() {
    expect(
      rule,
      in: """
        extension UIFont {
          static func price() -> UIFont? {
            1️⃣UIFont(name: "Avenir-Book", size: UIFont.preferredFont(forTextStyle: .body).pointSize)
          }
          static func total() -> UIFont {
            let size = UIFontMetrics.default.scaledValue(for: 20)
            return 2️⃣.boldSystemFont(ofSize: min(size, 40))
          }
          static func followed(_ font: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
          static func fixed() -> UIFont { .systemFont(ofSize: 20) }
        }
        class Card: UIView {
          let nameLabel = UILabel()
          func setUp() {
            nameLabel.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))
            text.addAttribute(.font, value: 3️⃣UIFont.systemFont(ofSize: nameLabel.font.pointSize), range: range)
            show(UIFont.systemFont(ofSize: nameLabel.font.pointSize))
            let width = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: nameLabel.font.pointSize)])
          }
        }
        """,
      [
        "1️⃣": plain, "2️⃣": plain,
        "3️⃣": "this font has the size that the font of nameLabel has now, and is of no text style: "
          + "nothing adjusts it; change the traits of that font, and keep its style",
      ])
  }

  @Test("Sizes that SwiftUI is given as numbers")
  func swiftUI() {
    expect(
      rule,
      in: """
        struct Style {
          static let title = 3️⃣Font.system(size: UIFontMetrics.default.scaledValue(for: 22))
          static let body = Style(font: 1️⃣.system(size: UIFontMetrics.default.scaledValue(for: 16)).bold(), color: .red)
        }
        struct Row: View {
          var body: some View {
            Text("Total").font(2️⃣.system(size: UIFontMetrics.default.scaledValue(for: 24)))
          }
        }
        struct Scaled: View {
          @ScaledMetric var size = 24
          var body: some View {
            Text("Total").font(.system(size: UIFontMetrics.default.scaledValue(for: 24)))
            Text("Total").font(.system(size: size))
          }
        }
        """, ["3️⃣": keptBySwiftUI, "1️⃣": keptBySwiftUI, "2️⃣": made])
  }

  @Test("A height of the size that the font of a view has now")
  func heightOfFont() {
    expect(
      rule,
      in: """
        class Cell: UICollectionViewCell {
          func setUp() {
            titleLabel.snp.makeConstraints { make in 1️⃣make.height.equalTo(titleLabel.font.pointSize + 2) }
            2️⃣iconView.heightAnchor.constraint(equalToConstant: titleLabel.font.lineHeight).isActive = true
          }
        }
        """, ["1️⃣": height, "2️⃣": height])
  }

  @Test("Heights and choices that are made as the view is, in a type that never makes them again")
  func heights() {
    let source = """
      class Card: UIView {
        init() {
          let side = UIFontMetrics.default.scaledValue(for: 44)
          1️⃣iconView.heightAnchor.constraint(equalToConstant: side).isActive = true
          2️⃣heightConstraint.constant = UIFont.preferredFont(forTextStyle: .body).lineHeight
          titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: side).isActive = true
          3️⃣if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { stack.axis = .vertical }
        }
        override func layoutSubviews() {
          heightConstraint.constant = UIFont.preferredFont(forTextStyle: .body).lineHeight
        }
        func show() {
          if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { stack.axis = .vertical }
        }
      """
    expect(rule, in: source + "\n}", ["1️⃣": height, "2️⃣": height, "3️⃣": choice])
    let unmarked = ["1️⃣", "2️⃣", "3️⃣"].reduce(source) { $0.replacing($1, with: "") }
    expect(
      rule,
      in: unmarked + "\n  override func traitCollectionDidChange(_ old: UITraitCollection?) {}\n}")
  }

  @Test("A preferred font that is kept for labels which adjust is right")
  func adjusting() {
    expect(
      rule,
      in: """
        class Cell: UITableViewCell {
          static let font = UIFont.preferredFont(forTextStyle: .body)
          func setUp() {
            nameLabel.font = Self.font
            nameLabel.adjustsFontForContentSizeCategory = true
          }
        }
        """)
  }
}
