import DynamicTypeLint
import Testing

@Suite struct DefaultFontTests {
  private let rule = DefaultFont.id

  /// - Parameter what: Until "at every text size". The sizes are UIKit's: `UIFont.labelFontSize` is 17 points.
  private func message(_ what: String) -> String {
    "\(what) at every text size: UIKit's own font does not grow; give it a text style, and turn "
      + "adjustsFontForContentSizeCategory on"
  }

  @Test("Views that the file makes, gives a text and no font")
  func views() {
    expect(
      rule,
      in: """
        class Cell: UITableViewCell {
          private lazy var 1️⃣totalLabel = UILabel()
          private let field: UITextField = {
            let 2️⃣view = UITextField(frame: .zero)
            view.borderStyle = .roundedRect
            view.attributedPlaceholder = hint
            return view
          }()
          private let other: UILabel = {
            let view = UILabel()
            view.text = "Other"
            view.font = .preferredFont(forTextStyle: .body)
            return view
          }()
          let 4️⃣name = UILabel()
          func setUp() {
            let 3️⃣button = UIButton(type: .system)
            button.setTitle("Buy", for: .normal)
            [totalLabel, field].forEach(contentView.addSubview)
            [totalLabel, name].forEach { $0.isHidden = false }
            contentView.addSubview(button)
            totalLabel.text = total
            name.text = item.name
          }
        }
        """,
      [
        "1️⃣": message("this label keeps 17 points"),
        "2️⃣": message("this text field keeps 17 points"),
        "3️⃣": message("this button's title keeps its size"),
        "4️⃣": "note: " + message("this label keeps 17 points"),
      ])
  }

  @Test("A view that a closure sets up, by whatever function")
  func setUp() {
    expect(
      rule,
      in: """
        class Form: UIView {
          private let title = UITextField().then 1️⃣{
            $0.placeholder = "Title"
          }
          private let note = UITextField().then { $0.font = .preferredFont(forTextStyle: .body) }
        }
        """, ["1️⃣": message("this text field keeps 17 points")])
  }

  @Test("What SwiftUI is given to show, nobody changes")
  func representables() {
    expect(
      rule,
      in: """
        struct Field: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let 1️⃣field = UITextField()
            return field
          }
        }
        """, ["1️⃣": message("this text field keeps 17 points")])
  }

  @Test(
    "Fonts that something else may set, views without text, and views of other sizes",
    arguments: [
      "let label = UILabel()\nlabel.text = a\nstyle(label)",
      "let label = UILabel()\nlabel.text = a\nlabel.applyStyle()",
      "let label = UILabel()\nlabel.text = a\nlabels = [label]",
      "let button = UIButton()\nbutton.setTitle(a, for: .normal)\nbutton.primaryCapsule()",
      "let label = UILabel()\nlabel.text = a\nfor view in labels { view.font = font }",
      "let label = UILabel()\nlabel.text = a\n[label].forEach { style($0) }",
      "let label = UILabel()\nlabel.attributedText = a",
      "func make() -> UILabel { let label = UILabel(); label.text = a; return label }",
      "let label = UILabel()\nlabel.textColor = .red",
      "let label = TitleLabel()\nlabel.text = a",
      "let label = UILabel(style: .title)\nlabel.text = a",
      "let button = UIButton(Styles.main)\nbutton.setTitle(a, for: .normal)",
      "let button = UIButton()\nbutton.setImage(a, for: .normal)",
      "let button = UIButton()\nbutton.setAttributedTitle(a, for: .normal)",
      "let button = UIButton()\nbutton.configuration = .filled()\nbutton.setTitle(a, for: .normal)",
      "class Cell { @IBOutlet var label: UILabel!; func f() { label.text = a } }",
      "func f(label: UILabel) { label.text = a }",
      "#Preview { let label = UILabel(); label.text = a; view.addSubview(label) }",
    ])
  func fine(source: String) { expect(rule, in: source) }
}
