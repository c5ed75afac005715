import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Testing

@Suite struct ClassFactsTests {
  /// The settings of a class, each as `outlet.property=value@line`.
  private func settings(of name: String, in sources: String...) -> [String] {
    let files = sources.enumerated().map { number, text in
      ClassFacts.classes(in: ParsedSource(Array(text.utf8), path: "\(number).swift"))
    }
    return ClassIndex(files).settings(of: name).map { setting in
      let outlet = setting.outlet.map { "\($0)." } ?? ""
      return "\(outlet)\(setting.property.rawValue)=\(setting.value)@\(setting.location.line)"
    }
  }

  @Test("What is set when a controller is set up, of itself and of its outlets")
  func settings() {
    let source = """
      class SettingsController: UITableViewController {
        @IBOutlet var hint: UILabel! { didSet { hint.numberOfLines = 0 } }
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.rowHeight = UITableView.automaticDimension
          self.button?.titleLabel?.adjustsFontForContentSizeCategory = true
          button.setTitle("Buy", for: .normal)
          button.setTitle("Bought", for: .selected)
          title.font = UIFont.preferredFont(forTextStyle: .title2)
          body.font = .preferredFont(forTextStyle: .body)
          other.font = Theme.font
        }
      }
      """
    #expect(
      settings(of: "SettingsController", in: source) == [
        "hint.numberOfLines=number(0.0)@2", "tableView.rowHeight=automaticDimension@5",
        "button.adjustsFontForContentSizeCategory=flag(true)@6", #"button.text=text("Buy")@7"#,
        "title.font=textStyle(DynamicType.TextStyle.title2)@9",
        "body.font=textStyle(DynamicType.TextStyle.body)@10", "other.font=unknown@11",
      ])
  }

  @Test("What is set later, under a condition or to several values is not known")
  func unknown() {
    let source = """
      final class Reader: UITextView {
        override func awakeFromNib() {
          isScrollEnabled = false
          if isLarge { numberOfLines = 2 }
          UIView.animate { self.font = .preferredFont(forTextStyle: .body) }
        }
        func collapse() { label.numberOfLines = 1; label.text = "Later" }
        func other() { func inner() { table.rowHeight = 44 } }
        required init?(coder: NSCoder) { table.rowHeight = 50 }
        let button: UIButton = { let button = UIButton(); button.text = "no setting" }()
      }
      """
    #expect(
      settings(of: "Reader", in: source) == [
        "isScrollEnabled=flag(false)@3", "numberOfLines=unknown@4", "font=unknown@5",
        "label.numberOfLines=unknown@7", "label.text=unknown@7", "table.rowHeight=unknown@8",
      ])
  }

  @Test("What hides or shows a view when it is set up, and not what does so later")
  func hiding() {
    let source = """
      class FindBar: UIView {
        @IBOutlet var back: UIButton! { didSet { back.alpha = 0 } }
        @IBOutlet var old: UILabel! { didSet { old.hidden = true } }
        required init?(coder: NSCoder) { setup() }
        override init(frame: CGRect) { title.isHidden = true }
        func setup() {
          warning.alpha = 0
          self.hint.isHidden = true
          hint.isHidden = false
          icon.isHidden = isSmall
          UIView.animate { self.note.alpha = 0 }
          button.titleLabel?.alpha = 0
        }
        func close() { warning.alpha = 1; bar.isHidden = true }
      }
      """
    #expect(
      settings(of: "FindBar", in: source) == [
        "back.alpha=number(0.0)@2", "old.isHidden=flag(true)@3", "warning.alpha=number(0.0)@7",
        "hint.isHidden=unknown@8",
      ])
  }

  @Test(
    "What a table's delegate returns for its rows",
    arguments: [
      ("return UITableView.automaticDimension", "automaticDimension"),
      ("UITableViewAutomaticDimension", "automaticDimension"),
      ("return 44", "number(44.0)"),
      ("if a { return 44 }\nreturn 44", "number(44.0)"),
      ("if a { return 44 }\nreturn UITableView.automaticDimension", "unknown"),
      ("rows.map { return 44 }\nreturn heights[indexPath.row]", "unknown"),
    ])
  func rowHeights(body: String, value: String) {
    let source = """
      class Base: UIViewController {}
      class List: Base {}
      extension List: UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          \(body)
        }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
          return 10
        }
      }
      """
    #expect(settings(of: "List", in: source) == ["tableView.heightForRowAt=\(value)@4"])
  }

  @Test(
    "What a table's delegate returns for headers and footers",
    arguments: [
      ("Header", "return 10", "number(10.0)"), ("Footer", "height", "number(12.0)"),
      ("Header", "UITableView.automaticDimension", "automaticDimension"),
      ("Footer", "return CGFloat.leastNormalMagnitude", "number(2.2250738585072014e-308)"),
      ("Header", "if section == 0 { return 1 }\nreturn 10", "unknown"),
    ])
  func sectionHeights(part: String, body: String, value: String) {
    let source = """
      class List: UIViewController {
        private let height: CGFloat = 12
        func tableView(_ t: UITableView, heightFor\(part)InSection section: Int) -> CGFloat { \(body) }
      }
      """
    #expect(
      settings(of: "List", in: source) == ["tableView.heightFor\(part)InSection=\(value)@3"])
  }

  @Test(
    "Fonts of constants are known, of any others not",
    arguments: [
      (".systemFont(ofSize: 12)", "system regular 12"),
      ("UIFont.systemFont(ofSize: CGFloat(12), weight: UIFont.Weight.heavy)", "system heavy 12"),
      ("UIFont.boldSystemFont(ofSize: Sizes.title)", "system bold 28"),
      ("UIFont.italicSystemFont(ofSize: .pi)", nil),
      ("UIFont(name: Self.face, size: size)!", "Avenir-Book 15"),
      ("UIFont(name: Self.face, size: 12) ?? .systemFont(ofSize: 12)", nil),
      ("UIFont(name: \"A\\(face)\", size: 12)", nil),
      ("UIFontMetrics(forTextStyle: .title1).scaledFont(for: face)", "system light 9 title1"),
      (
        "UIFontMetrics.default.scaledFont(for: face, maximumPointSize: 20)",
        "system light 9 body ≤ 20"
      ),
      ("UIFontMetrics.default.scaledFont(for: face, compatibleWith: traits)", nil),
      ("UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .body))", "body"),
      (".monospacedSystemFont(ofSize: 12, weight: .bold)", nil),
      (".systemFont(ofSize: other)", nil),
      ("UIFont.systemFont(ofSize: 0)", nil), ("Theme.systemFont(ofSize: 12)", nil),
      ("UIFont.systemFont(ofSize: 12).italic()", nil), ("UIFont.systemFont(ofSize: count)", nil),
    ] as [(String, String?)])
  func fonts(expression: String, font: String?) throws {
    let source = """
      enum Sizes { static let title: CGFloat = 28; static var other: CGFloat = 3 }
      class Row: UIView {
        static let face = "Avenir-Book"
        private var other: CGFloat { 12 }
        let count = 12
        func setUp() {
          let size = 15.0
          let face = UIFont.systemFont(ofSize: 9, weight: .light)
          guard let count = numbers.first else { return }
          label.font = \(expression)
        }
      }
      """
    let facts = ClassFacts.classes(in: ParsedSource(Array(source.utf8), path: "Row.swift"))
    let setting = try #require(ClassIndex([facts]).settings(of: "Row").first)
    #expect(setting.value.fontWords == font)
  }

  @Test("What is set where code alone makes a view is nothing to a document")
  func initializers() {
    let source = """
      class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) { label.numberOfLines = 2 }
        init(frame: CGRect) { label.numberOfLines = 3 }
        required init?(coder: NSCoder) { label.numberOfLines = 4 }
      }
      """
    #expect(settings(of: "Row", in: source) == ["label.numberOfLines=number(4.0)@4"])
  }

  @Test(
    "Views above and below a table's rows that code replaces or sizes",
    arguments: [
      "tableView.tableHeaderView = header", "tableView.tableHeaderView?.frame.size.height = 40",
      "self.tableView.tableHeaderView!.frame = frame",
    ])
  func tableViews(statement: String) {
    let source = "class List: UITableViewController { func viewDidLoad() { \(statement) } }"
    #expect(settings(of: "List", in: source) == ["tableView.tableHeaderView=unknown@1"])
    let other = source.replacing(statement, with: "tableView.tableHeaderView?.isHidden = true")
    #expect(settings(of: "List", in: other).isEmpty)
  }

  @Test(
    "Classes of views that a table has above its rows, unless the source gives them a height",
    arguments: [
      "let header = tableView.tableHeaderView as? ListHeader",
      "tableView.tableHeaderView = ListHeader.fromNib()",
      "tableView.tableHeaderView = R.nib.listHeader(owner: nil)",
      #"tableView.tableHeaderView = Bundle.main.loadNibNamed("ListHeader", owner: nil)!.first as? UIView"#,
    ])
  func viewsOfTables(statement: String) {
    let source = "class List: UITableViewController { func show() { \(statement) } }"
    #expect(settings(of: "ListHeader", in: source) == ["tableHeaderView=unknown@1"])
    let empty = "func hide() { tableView.tableFooterView = UIView() }\nclass Card: UIView {}"
    #expect(settings(of: "Card", in: empty).isEmpty)
    let sized = source + "\nlet size = header.systemLayoutSizeFitting(size)"
    #expect(settings(of: "ListHeader", in: sized).isEmpty)
  }

  @Test("A class inherits from those of other files, and has the last word")
  func inheritance() {
    let base = """
      class Base: UILabel { func commonInit() { numberOfLines = 0; text = "Base" } }
      """
    let derived = """
      class Title: Base { override func awakeFromNib() { text = "Title" } }
      class Loop: Circle {}
      class Circle: Loop {}
      """
    #expect(
      settings(of: "Title", in: derived, base) == [
        #"text=text("Title")@1"#, "numberOfLines=number(0.0)@1",
      ])
    #expect(settings(of: "Loop", in: derived).isEmpty)
    #expect(settings(of: "Base", in: base, base).isEmpty, "two classes of a name are nobody's")
  }

  @Test("A text that is known holds until code sets another one")
  func texts() {
    let source = """
      class Row: UITableViewCell {
        func show(_ name: String) { label.text = name; detail.attributedText = NSAttributedString() }
        override func awakeFromNib() { label.text = "Loading" }
        func end() { button.setTitle(done, for: .normal) }
        func buy() { other.configuration?.attributedTitle = AttributedString("Buy") }
      }
      """
    #expect(
      settings(of: "Row", in: source) == [
        #"label.text=text("Loading")@3"#, "detail.text=unknown@2", "detail.font=unknown@2",
        "button.text=unknown@4", "other.text=unknown@5", "other.font=unknown@5",
      ])
  }

  @Test(
    "Fonts that functions of the app may set are not known",
    arguments: [
      ("Style.Label.custom(color: red).apply(to: title, detail)", ["title", "detail"]),
      ("applyFonts(title)", ["title"]), ("title?.applyStyle(.body)", ["title"]),
      ("title.apply(style: body)", ["title"]), ("applyFonts()", []),
      ("Style.apply(color: title)", []), ("title.setFontColor(red)", []),
      ("let style = Style.body(title)", []), ("bar.font = Style.font(title)", ["bar"]),
      ("for label in [title, detail] { label.textColor = red }", []),
      ("labels.forEach { label in label.font = body }", []),
      ("[title, detail].forEach { $0.font = body }", ["title", "detail"]),
      ("for label in [title, detail] { label.font = body }", ["title", "detail"]),
      ("stack.addArrangedSubview(title)", []), ("title.sizeToFit()", []),
      ("[title, detail].forEach { $0.isHidden = true }", []),
    ])
  func styling(statement: String, outlets: [String]) {
    let source = "class Row: UIView { func show() { \(statement) } }"
    #expect(settings(of: "Row", in: source) == outlets.map { "\($0).font=unknown@1" })
  }

  @Test(
    "Texts that another object gives to an outlet of a class",
    arguments: [
      ("cell.name.text = person", "ContactCell", true),
      ("headerView?.name.text = person", "ListHeaderView", true),
      ("cell.titleLabel?.text = person", "ContactCell", false),
      ("cell.name.text = person", "ListHeader", false),
      ("x.name.text = person", "ContactCell", false),
      ("cell.name.font = large", "ContactCell", false),
    ])
  func othersTexts(statement: String, name: String, isSet: Bool) {
    let source = "class List: UIViewController { func show() { \(statement) } }"
    let facts = ClassFacts.classes(in: ParsedSource(Array(source.utf8), path: "List.swift"))
    #expect(
      (ClassIndex([facts]).place(ofTextElsewhereFor: "name", in: name) != nil) == isSet)
  }

  @Test("A source that nests without end is read without recursion")
  func deep() {
    let chain = String(repeating: ".x()", count: 20_000)
    let source = "class A: B { func setUp() { a\(chain)\n  numberOfLines = 0 } }"
    #expect(settings(of: "A", in: source) == ["numberOfLines=number(0.0)@2"])
  }
}

extension PropertySetting.Value {
  /// A font in words; nil for what is not known.
  fileprivate var fontWords: String? {
    switch self {
    case .textStyle(let style): return style.name
    case .font(let font):
      var words: [String] = []
      switch font.face {
      case .system(let weight, let isItalic):
        words = ["system", weight.name] + (isItalic ? ["italic"] : [])
      case .named(let name): words = [name]
      case .textStyle(let style): words = [style.name]
      }
      words += ["\(Int(font.pointSize))"]
      if let metrics = font.metrics { words.append(metrics.name) }
      if let maximum = font.maximumPointSize { words.append("≤ \(Int(maximum))") }
      return words.joined(separator: " ")
    default: return nil
    }
  }
}
