import DynamicTypeLint
import Testing

/// Heights that hold no text back, or none that grows.
@Suite struct FixedHeightExceptionsTests {
  private let rule = FixedHeight.id
  private let message =
    "44 points hold one line of text in the body style up to AX2; above, it is cut off; a minimum height lets "
    + "it grow"

  @Test("A constraint that nobody activates holds nothing")
  func thrownAway() {
    func banner(_ relation: String, _ marks: [String]) -> String {
      """
      class Banner: UIView {
        @IBOutlet var titleLabel: UILabel!
        let note: UILabel = {
          let label = styled()
          label.heightAnchor.constraint(equalToConstant: 44)
          return label
        }()
        func setUp() {
          titleLabel.heightAnchor.constraint(equalToConstant: 44)
          _ = titleLabel.heightAnchor.constraint(lessThanOrEqualToConstant: 44)
          if isCompact { titleLabel.heightAnchor.constraint(equalToConstant: 44) }
          kept = \(marks[0])titleLabel.heightAnchor.constraint(\(relation): 44)
          build {
            \(marks[1])titleLabel.heightAnchor.constraint(\(relation): 44)
            titleLabel.widthAnchor.constraint(equalToConstant: 44)
          }
        }
        func height() -> NSLayoutConstraint { \(marks[2])titleLabel.heightAnchor.constraint(\(relation): 44) }
      }
      """
    }
    expect(
      rule, in: banner("equalToConstant", ["1️⃣", "2️⃣", "3️⃣"]),
      ["1️⃣": message, "2️⃣": message, "3️⃣": message],
      fixed: banner("greaterThanOrEqualToConstant", ["", "", ""]))
  }

  @Test("UIKit's own font does not grow, where the file leaves it to a view that it makes")
  func firstFont() {
    func card(_ more: String, _ marker: String = "") -> String {
      """
      class Card: UIView {
        let pin: UITextField = {
          let field = UITextField()
          field.placeholder = "000000"
          return field
        }()
        func setUp() { a = \(marker)pin.heightAnchor.constraint(equalToConstant: 44) }
        \(more)
      }
      """
    }
    expect(rule, in: card("", "1️⃣"), ["1️⃣": later("text")])
    expect(
      rule,
      in: card(
        "let subpin = UITextField(); func more() { subpin.font = .preferredFont(forTextStyle: .body) }",
        "1️⃣"), ["1️⃣": later("text")])
    for more in [
      "func more() { pin.font = .preferredFont(forTextStyle: .body) }",
      "func more() { [pin].forEach { $0.font = .preferredFont(forTextStyle: .body) } }",
      "func more() { pin.applyBodyStyle() }",
      "func more() { pin.attributedText = total }",
    ] {
      expect(
        rule, in: card(more, "1️⃣"), ["1️⃣": message],
        fixed: card(more).replacing("equalTo", with: "greaterThanOrEqualTo"))
    }
    let title = message.replacing("of text", with: "of a title")
    expect(
      rule,
      in: """
        let plain = UIButton(type: .system)
        let filled = UIButton()
        func setUp() {
          plain.setTitle("Buy", for: .normal)
          2️⃣plain.height(44)
          filled.setTitle("Buy", for: .normal)
          filled.configuration = .filled()
          1️⃣filled.autoSetDimensions(to: CGSize(width: 80, height: 44))
        }
        """, ["1️⃣": title, "2️⃣": later("a title")])
  }

  /// What is said of text whose font does not grow yet.
  private func later(_ what: String) -> String {
    "note: 44 points will not hold \(what) at every text size once its font follows the reader: "
      + "a minimum height lets it grow"
  }

  private func ownClass(_ name: String) -> String {
    "note: 44 points hold one line of body text up to AX2; above, the text of \(name) is cut off: "
      + "a minimum height lets it grow"
  }

  @Test("A text that does not grow yet will, and an initial in a circle is a picture")
  func fixedFonts() {
    expect(
      rule,
      in: """
        Text("Total").font(.system(size: 17)).frame(1️⃣height: 44)
        Button("Buy") { buy() }.font(.system(size: 17)).frame(2️⃣height: 44)
        Button { buy() } label: { Image("cart") }.font(.system(size: 17)).frame(height: 44)
        Text("A").font(.system(size: 17)).frame(width: 44, height: 44)
        Text("Total").font(.system(size: 17)).frame(height: 10)
        Text("Total").font(.system(size: 17)).frame(minHeight: 44)
        titleLabel.font = .systemFont(ofSize: 17)
        3️⃣titleLabel.heightAnchor.constraint(equalToConstant: 44).isActive = true
        titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        """, ["1️⃣": later("text"), "2️⃣": later("a title"), "3️⃣": later("text")])
  }

  @Test("A label, a field or a button of a class of the app's own, which shows text by its name")
  func ownClasses() {
    expect(
      rule,
      in: """
        class Card: UIView {
          let buyButton = PrimaryButton(title: "Buy")
          let closeButton = RoundButton()
          let nameLabel: PaddedLabel
          let chart = ChartView()
          func setUp() {
            1️⃣buyButton.heightAnchor.constraint(equalToConstant: 44).isActive = true
            closeButton.heightAnchor.constraint(equalToConstant: 44).isActive = true
            2️⃣nameLabel.heightAnchor.constraint(equalToConstant: 44).isActive = true
            chart.heightAnchor.constraint(equalToConstant: 44).isActive = true
          }
        }
        """,
      ["1️⃣": ownClass("buyButton"), "2️⃣": ownClass("nameLabel")])
  }

  @Test("A view that holds itself to a height, with a text of its own in it")
  func ownHeight() {
    let source = """
      class Field: UIView {
        let nameField = UITextField()
        func setUp() {
          nameField.font = .preferredFont(forTextStyle: .body)
          addSubview(nameField)
          1️⃣heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
      }
      """
    expect(
      rule, in: source,
      [
        "1️⃣":
          "note: 44 points hold one line of body text up to AX2; above, nameField in it is cut off: "
          + "a minimum height lets it grow"
      ])
  }

  @Test(
    "A field's own class that says nothing about fonts has UIKit's own, which does not grow yet")
  func ownField() {
    func field(_ line: String, _ relation: String = "1️⃣heightAnchor.constraint(equalTo") -> String {
      """
      class Field: UITextField {
        func setUp() {
          \(line)
          \(relation)Constant: 44).isActive = true
        }
      }
      """
    }
    expect(rule, in: field("textColor = .red"), ["1️⃣": later("text")])
    let font = "font = .preferredFont(forTextStyle: .body)"
    expect(
      rule, in: field(font),
      [
        "1️⃣":
          "44 points hold one line of text in the body style up to AX2; above, it is cut off; a "
          + "minimum height lets it grow"
      ], fixed: field(font, "heightAnchor.constraint(greaterThanOrEqualTo"))
  }

  @Test("A shape is as high as text in front of it should be, and a property may be the text")
  func layers() {
    let beside =
      "44 points hold one line of text in the body style up to AX2; above, it reaches beyond the shape; a "
      + "background grows with its text"
    let headline =
      "44 points hold one line of text in the headline style up to AX2; above, it reaches beyond the frame, and "
      + "further lines are left out; a minimum height lets it grow"
    expect(
      rule,
      in: """
        struct BuyButton: View {
          var body: some View {
            ZStack { Capsule().fill(.blue).frame(1️⃣height: 44); Text("Buy") }
            ZStack { Capsule().frame(width: 80, height: 44); Text("7") }
            ZStack { Rectangle().frame(height: 2); Text("Buy") }
            ZStack { Rectangle().frame(height: 44); Text("Buy").font(.system(size: 17)) }
            ZStack { Rectangle().frame(height: 44); Image("cart") }
            ZStack { Rectangle().frame(height: 44); VStack { Text("Buy"); Text("Sell") } }
            HStack { Rectangle().frame(height: 44); Text("Buy") }
            HStack { icon; price.padding() }.frame(2️⃣height: 44)
            HStack { icon; clock }.frame(height: 44)
          }
          var icon: some View { Image("cart") }
          private var price: some View { Text("5 €").font(.headline) }
          private var clock: some View { Text("12:00").font(.system(size: 17)) }
        }
        """, ["1️⃣": beside, "2️⃣": headline])
  }
}
