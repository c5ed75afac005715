import DynamicTypeLint
import Testing

@Suite struct MissingAdjustsFontTests {
  private let rule = MissingAdjustsFont.id
  private let label =
    "this label keeps its size when the reader changes the text size: turn "
    + "adjustsFontForContentSizeCategory on"

  @Test("An app's own notification of a change of sizes sets the font again")
  func ownNotifications() {
    func source(_ name: String) -> String {
      """
      class Cell: UITableViewCell {
        func setUp() {
          NotificationCenter.default.addObserver(self, selector: #selector(set), name: \(name), object: nil)
          nameLabel.font = .preferredFont(forTextStyle: .body)
        }
      }
      """
    }
    expect(rule, in: source(".appFontSizeDidChange"))
    let marked = source(".themeDidChange").replacing("nameLabel.font", with: "1️⃣nameLabel.font")
    expect(
      rule, in: marked, ["1️⃣": label],
      fixed: marked.replacing("1️⃣", with: "").replacing(
        "forTextStyle: .body)",
        with: "forTextStyle: .body)\n    nameLabel.adjustsFontForContentSizeCategory = true"))
  }

  @Test("A font that whoever makes the view chooses, whatever it is")
  func fontsOfCallers() {
    func message(_ font: String) -> String {
      "note: this label keeps its size when the reader changes the text size, whatever font \(font) is: "
        + "turn adjustsFontForContentSizeCategory on, with a font that scales"
    }
    expect(
      rule,
      in: """
        class Card: UIView {
          private let nameLabel = UILabel()
          private let totalLabel = UILabel()
          private let noteLabel = UILabel()
          let own = UIFont.systemFont(ofSize: 17)
          func show(_ style: Style) {
            1️⃣nameLabel.font = style.titleFont
            totalLabel.font = style.font
            totalLabel.adjustsFontForContentSizeCategory = true
            noteLabel.font = self.own
            noteLabel.textColor = style.titleColor
            cell.nameLabel.font = style.noteFont
          }
        }
        """, ["1️⃣": message("style.titleFont")])
  }

  /// Source: Apple, `UIButton.Configuration`: a button with one sets its title in the configuration's font.
  @Test("A button with a configuration has the font of that")
  func configurations() {
    expect(
      rule,
      inRun: [
        """
        class Card: UIView {
          private let buy = UIButton(type: .system).then {
            $0.configuration = .filled()
          }
          private let save = UIButton(configuration: .plain(), primaryAction: nil)
          private let share = UIButton(type: .system).then { $0.setTitle("Share", for: .normal) }
          private let close = UIButton(type: .system)
          func show() {
            buy.do { $0.titleLabel?.font = .preferredFont(forTextStyle: .body) }
            save.titleLabel?.font = .preferredFont(forTextStyle: .body)
            1️⃣share.titleLabel?.font = .preferredFont(forTextStyle: .body)
            close.configuration = nil
            2️⃣close.titleLabel?.font = .preferredFont(forTextStyle: .body)
            let later = UIButton(configuration: .gray())
            later.titleLabel!.font = .preferredFont(forTextStyle: .body)
          }
        }
        """
      ], ["1️⃣": label, "2️⃣": label])
  }

  @Test("A plain font of a scaled size has nothing that replaces it")
  func scaledSizes() {
    let message =
      "this label keeps its size when the reader changes the text size: a size that is scaled once adjusts "
      + "nothing; use scaledFont(for:), and turn adjustsFontForContentSizeCategory on"
    expect(
      rule,
      in: """
        1️⃣nameLabel.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17))
        fixedLabel.font = .systemFont(ofSize: 17)
        class Reacting: UIView {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) { set() }
          func set() { nameLabel.font = .systemFont(ofSize: UIFontMetrics.default.scaledValue(for: 17)) }
        }
        """, ["1️⃣": message])
  }

  @Test func localsAndProperties() {
    expect(
      rule,
      in: """
        class Cell: UITableViewCell {
          let nameLabel = UILabel()
          private lazy var button: UIButton = UIButton(type: .system)
          func setUp() {
            1️⃣nameLabel.font = .preferredFont(forTextStyle: .body)  // the name
            2️⃣self.button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            let field = UITextField()
            3️⃣field.font = UIFont.preferredFont(forTextStyle: .body).bold
            if isLarge { 4️⃣textLabel?.font = UIFont.preferredFont(forTextStyle: .title1) }
          }
        }
        """,
      [
        "1️⃣": label, "2️⃣": label, "4️⃣": label,
        "3️⃣": label.replacing("label", with: "text field"),
      ],
      fixed: """
        class Cell: UITableViewCell {
          let nameLabel = UILabel()
          private lazy var button: UIButton = UIButton(type: .system)
          func setUp() {
            nameLabel.font = .preferredFont(forTextStyle: .body)  // the name
            nameLabel.adjustsFontForContentSizeCategory = true
            self.button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
            self.button.titleLabel?.adjustsFontForContentSizeCategory = true
            let field = UITextField()
            field.font = UIFont.preferredFont(forTextStyle: .body).bold
            field.adjustsFontForContentSizeCategory = true
            if isLarge { textLabel?.font = UIFont.preferredFont(forTextStyle: .title1) }
          }
        }
        """)
  }

  @Test("What is declared elsewhere is known by the end of its name")
  func conventionalNames() {
    expect(
      rule,
      in: """
        extension Card {
          func setUp() {
            1️⃣cell.nameLabel.font = .preferredFont(forTextStyle: .body)
            2️⃣cell.nameTextField.font = .preferredFont(forTextStyle: .body)
            3️⃣cell.nameTextView.font = .preferredFont(forTextStyle: .body)
            cell.labels.font = .preferredFont(forTextStyle: .body)
          }
        }
        """,
      [
        "1️⃣": label, "2️⃣": label.replacing("label", with: "text field"),
        "3️⃣": label.replacing("label", with: "text view"),
      ],
      fixed: """
        extension Card {
          func setUp() {
            cell.nameLabel.font = .preferredFont(forTextStyle: .body)
            cell.nameLabel.adjustsFontForContentSizeCategory = true
            cell.nameTextField.font = .preferredFont(forTextStyle: .body)
            cell.nameTextField.adjustsFontForContentSizeCategory = true
            cell.nameTextView.font = .preferredFont(forTextStyle: .body)
            cell.nameTextView.adjustsFontForContentSizeCategory = true
            cell.labels.font = .preferredFont(forTextStyle: .body)
          }
        }
        """)
  }

  @Test("A closure that sets up one view speaks of that view alone")
  func setUpClosures() {
    expect(
      rule,
      in: """
        class Card: UIView {
          private lazy var title: UILabel = {
            1️⃣$0.font = .preferredFont(forTextStyle: .title1)
            return $0
          }(UILabel())
          let note = UILabel().then {
            $0.font = .preferredFont(forTextStyle: .footnote)
            $0.adjustsFontForContentSizeCategory = true
          }
          let date: UILabel = { label in
            2️⃣label.font = .preferredFont(forTextStyle: .footnote)
            return label
          }(UILabel())
          let place = UILabel().then {
            $0.font = .preferredFont(forTextStyle: .footnote)
            list.forEach { $0.isHidden = true }
          }
          func setUp() {
            place.adjustsFontForContentSizeCategory = true
            addSubview(UILabel().then { 3️⃣$0.font = .preferredFont(forTextStyle: .body) })
          }
        }
        """,
      ["1️⃣": label, "2️⃣": label, "3️⃣": label],
      fixed: """
        class Card: UIView {
          private lazy var title: UILabel = {
            $0.font = .preferredFont(forTextStyle: .title1)
            $0.adjustsFontForContentSizeCategory = true
            return $0
          }(UILabel())
          let note = UILabel().then {
            $0.font = .preferredFont(forTextStyle: .footnote)
            $0.adjustsFontForContentSizeCategory = true
          }
          let date: UILabel = { label in
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            return label
          }(UILabel())
          let place = UILabel().then {
            $0.font = .preferredFont(forTextStyle: .footnote)
            list.forEach { $0.isHidden = true }
          }
          func setUp() {
            place.adjustsFontForContentSizeCategory = true
            addSubview(UILabel().then { $0.font = .preferredFont(forTextStyle: .body) })
          }
        }
        """)
  }

  @Test("What an extension of a view sets, it sets on itself")
  func extensions() {
    expect(
      rule,
      in: """
        extension UILabel {
          func setUp() {
            1️⃣font = .preferredFont(forTextStyle: .headline)
          }
        }
        extension UITextView {
          func setUp() {
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
          }
        }
        extension Card { func setUp() { font = .preferredFont(forTextStyle: .body) } }
        """, ["1️⃣": label],
      fixed: """
        extension UILabel {
          func setUp() {
            font = .preferredFont(forTextStyle: .headline)
            adjustsFontForContentSizeCategory = true
          }
        }
        extension UITextView {
          func setUp() {
            font = .preferredFont(forTextStyle: .body)
            adjustsFontForContentSizeCategory = true
          }
        }
        extension Card { func setUp() { font = .preferredFont(forTextStyle: .body) } }
        """)
  }

  @Test func subclassesAndClosures() {
    expect(
      rule,
      in: """
        class Heading: UILabel {
          init() {
            super.init(frame: .zero)
            1️⃣font = .preferredFont(forTextStyle: .headline)
          }
        }
        class Card: UIView {
          let title: UILabel = {
            let view = UILabel()
            2️⃣view.font = .preferredFont(forTextStyle: .title2)
            return view
          }()
        }
        """, ["1️⃣": label, "2️⃣": label],
      fixed: """
        class Heading: UILabel {
          init() {
            super.init(frame: .zero)
            font = .preferredFont(forTextStyle: .headline)
            adjustsFontForContentSizeCategory = true
          }
        }
        class Card: UIView {
          let title: UILabel = {
            let view = UILabel()
            view.font = .preferredFont(forTextStyle: .title2)
            view.adjustsFontForContentSizeCategory = true
            return view
          }()
        }
        """)
  }

  @Test("What an extension of UIFont gives back may be scaled")
  func scalingExtensions() {
    let note =
      "this label keeps its size when the reader changes the text size: turn "
      + "adjustsFontForContentSizeCategory on"
    let fonts = """
      extension UIFont {
        static func price(_ size: CGFloat) -> UIFont {
          UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size))
        }
        func followingReader(isBold: Bool) -> UIFont {
          guard let style = textStyle else { return self }
          let font = UIFontMetrics(forTextStyle: style).scaledFont(for: self)
          if isBold { return font.bold() } else { return font }
        }
        static func fixed() -> UIFont { own }
      }

      """
    expect(
      rule,
      in: fonts + """
        1️⃣aLabel.font = .price(17)
        2️⃣bLabel.font = UIFont.price(17)
        let font = UIFont.preferredFont(forTextStyle: .body).dynamicallyBold(17)
        cLabel.font = font
        dLabel.font = .fixed()
        let other = UIFont.preferredFont(forTextStyle: .body).followingReaderScaled(isBold: true)
        3️⃣eLabel.font = UIFont.preferredFont(forTextStyle: .body).followingReader(isBold: true)
        """, ["1️⃣": note, "2️⃣": note, "3️⃣": note],
      fixed: fonts + """
        aLabel.font = .price(17)
        aLabel.adjustsFontForContentSizeCategory = true
        bLabel.font = UIFont.price(17)
        bLabel.adjustsFontForContentSizeCategory = true
        let font = UIFont.preferredFont(forTextStyle: .body).dynamicallyBold(17)
        cLabel.font = font
        dLabel.font = .fixed()
        let other = UIFont.preferredFont(forTextStyle: .body).followingReaderScaled(isBold: true)
        eLabel.font = UIFont.preferredFont(forTextStyle: .body).followingReader(isBold: true)
        eLabel.adjustsFontForContentSizeCategory = true
        """)
  }

  @Test func outlets() {
    expect(
      rule,
      in: """
        class Cell: UITableViewCell {
          @IBOutlet weak var nameLabel: UILabel!
          override func awakeFromNib() {
            1️⃣nameLabel.font = theme
          }
          let theme = UIFont.preferredFont(forTextStyle: .body)
        }
        """,
      [
        "1️⃣": "note: this label keeps its size when the reader changes the text size, "
          + "unless the document turns adjustsFontForContentSizeCategory on"
      ],
      fixed: """
        class Cell: UITableViewCell {
          @IBOutlet weak var nameLabel: UILabel!
          override func awakeFromNib() {
            nameLabel.font = theme
            nameLabel.adjustsFontForContentSizeCategory = true
          }
          let theme = UIFont.preferredFont(forTextStyle: .body)
        }
        """)
  }

  @Test("Set anywhere in the type, by an alias, a loop or a helper, or handled by hand")
  func fine() {
    expect(
      rule,
      in: """
        class Apart: UIView {
          let title = UILabel()
          func fonts() { title.font = .preferredFont(forTextStyle: .body) }
        }
        extension Apart {
          func adjust() { self.title.adjustsFontForContentSizeCategory = true }
        }
        class Alias: UIView {
          lazy var title: UILabel = {
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            return label
          }()
          func adjust() { title.adjustsFontForContentSizeCategory = true }
        }
        class Loop: UIView {
          let title = UILabel()
          func adjust() {
            title.font = .preferredFont(forTextStyle: .body)
            [title].forEach { $0.adjustsFontForContentSizeCategory = true }
          }
        }
        class Loop2: UIView {
          let title = UILabel()
          func adjust() {
            title.font = .preferredFont(forTextStyle: .body)
            for label in [title] { label.adjustsFontForContentSizeCategory = true }
          }
        }
        class ByHand: UIView {
          let title = UILabel()
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            title.font = .preferredFont(forTextStyle: .body)
          }
        }
        class Notified: UIView {
          let title = UILabel()
          init() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(update), name: UIContentSizeCategory.didChangeNotification,
              object: nil)
          }
          @objc func update() { title.font = .preferredFont(forTextStyle: .body) }
        }
        class Other: UIView {
          var theme = Theme()
          let custom = ScalingLabel()
          init() {
            theme.font = .preferredFont(forTextStyle: .body)
            custom.font = .preferredFont(forTextStyle: .body)
          }
        }
        """)
  }

  @Test("Fonts of a family that no file declares, where two other views with its fonts adjust")
  func families() {
    let adjusted = """
      class Header: UIView {
        func setUp() {
          let titleLabel = UILabel()
          titleLabel.font = UIFont.brand.title
          titleLabel.adjustsFontForContentSizeCategory = true
        }
      }
      """
    let button = """
      extension UIButton {
        static func link(_ title: String) -> UIButton {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          1️⃣button.titleLabel?.font = UIFont.brand.body
          return button
        }
      }
      """
    expect(
      rule, inRun: [button, adjusted, adjusted],
      [
        "1️⃣":
          "this label keeps its size when the reader changes the text size: turn adjustsFontForContentSizeCategory on"
      ])
    expect(rule, inRun: [button.replacing("1️⃣", with: ""), adjusted])
  }
}
