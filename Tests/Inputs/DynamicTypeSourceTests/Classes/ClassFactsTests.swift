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
        "button.adjustsFontForContentSizeCategory=flag(true)@6", "button.text=unknown@7",
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
        "label.numberOfLines=unknown@7", "table.rowHeight=unknown@8",
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
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
          return 10
        }
      }
      """
    #expect(settings(of: "List", in: source) == ["tableView.heightForRowAt=\(value)@4"])
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

  @Test("A source that nests without end is read without recursion")
  func deep() {
    let chain = String(repeating: ".x()", count: 20_000)
    let source = "class A: B { func setUp() { a\(chain)\n  numberOfLines = 0 } }"
    #expect(settings(of: "A", in: source) == ["numberOfLines=number(0.0)@2"])
  }
}
