import Foundation
import Testing

/// What running the classes of a document gives its views.
@Suite struct RunDocumentsTests {
  /// A title of one class or another, 20 points from the edges and 30 points high.
  private static func document(titleClass: String?) -> String {
    let custom = titleClass.map { "customClass=\"\($0)\" " } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="sss-ss-sss"><objects>
      <viewController id="aaa-aa-aaa" customClass="TeaController" sceneMemberID="viewController">
      <view key="view" id="vvv-vv-vvv"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      <label \(custom)text="Tea" adjustsFontForContentSizeCategory="NO" \
      translatesAutoresizingMaskIntoConstraints="NO" id="lll-ll-lll">
      <rect key="frame" x="20" y="59" width="353" height="30"/>
      <constraints><constraint firstAttribute="height" constant="30" id="hhh-hh-hhh"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      </subviews>
      <viewLayoutGuide key="safeArea" id="ggg-gg-ggg"/>
      <constraints>
      <constraint firstItem="lll-ll-lll" firstAttribute="top" secondItem="ggg-gg-ggg" secondAttribute="top" id="c01-cc-ccc"/>
      <constraint firstItem="lll-ll-lll" firstAttribute="leading" secondItem="vvv-vv-vvv" \
      secondAttribute="leading" constant="20" id="c02-cc-ccc"/>
      <constraint firstAttribute="trailing" secondItem="lll-ll-lll" secondAttribute="trailing" \
      constant="20" id="c03-cc-ccc"/>
      </constraints></view>
      <connections>
      <outlet property="titleLabel" destination="lll-ll-lll" id="o01-oo-ooo"/>
      <outlet property="heightConstraint" destination="hhh-hh-hhh" id="o02-oo-ooo"/>
      </connections>
      </viewController>
      </objects></scene></scenes>
      </document>
      """
  }

  /// A controller whose work is done by what another file adds.
  private static let controller = """
    import UIKit
    class TeaController: UIViewController {
      @IBOutlet weak var titleLabel: UILabel!
      @IBOutlet weak var heightConstraint: NSLayoutConstraint!
      override func viewDidLoad() {
        super.viewDidLoad()
        prepare()
      }
    }
    """

  private static func found(_ prepare: String, titleClass: String? = nil) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(document(titleClass: titleClass), to: "App/Tea.storyboard")
    try folder.write(controller, to: "App/TeaController.swift")
    try folder.write("import UIKit\n" + prepare, to: "App/Prepared.swift")
    return try Tool("check", "App", "--verbose", "--notes", in: folder.path).output
  }

  /// An app whose document has a list in the place of the label.
  private static func folder(list: String, _ controller: String) throws -> TemporaryFolder {
    let document = document(titleClass: nil)
    let start = try #require(document.range(of: "<label"))
    let end = try #require(document.range(of: "</label>"))
    let folder = try TemporaryFolder()
    try folder.write(
      document.replacingCharacters(in: start.lowerBound..<end.upperBound, with: list)
        .replacing("lll-ll-lll", with: "ttt-tt-ttt").replacing("titleLabel", with: "table"),
      to: "App/Tea.storyboard")
    try folder.write(controller, to: "App/TeaController.swift")
    return folder
  }

  private static func found(table: String, _ controller: String) throws -> String {
    let folder = try folder(list: table, controller)
    return try Tool("check", "App", "--verbose", "--notes", in: folder.path).output
  }

  private static func prepared(_ lines: String, besides: String = "") -> String {
    "extension TeaController {\n  func prepare() {\n    \(lines)\n  }\n}\n\(besides)\n"
  }

  /// An initialiser runs after the document's own values are there, and before outlets are connected.
  private static let titleClass = """
    class TeaTitle: UILabel {
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        font = .systemFont(ofSize: 23)
      }
      override func awakeFromNib() {
        super.awakeFromNib()
        text = (text ?? "") + " time"
      }
    }
    """

  @Test("The document alone has a fixed font")
  func documentAlone() throws {
    let output = try Self.found(Self.prepared(""))
    #expect(
      output.contains("label 'Tea' (lll-ll-lll) does not scale: it has 17 points"), "\(output)")
  }

  @Test("A number of lines that no floating point has ends no run")
  func endOfIntegers() throws {
    let output = try Self.found(Self.prepared("titleLabel.numberOfLines = Int.max"))
    #expect(
      output.contains("label 'Tea' (lll-ll-lll) does not scale: it has 17 points"), "\(output)")
    #expect(!output.contains("ends the program"), "\(output)")
  }

  @Test("A font that a function of another file gives is said where it is made")
  func fontOfAFunction() throws {
    let output = try Self.found(
      Self.prepared(
        "titleLabel.dressed()",
        besides: "extension UILabel {\n  func dressed() { font = UIFont.systemFont(ofSize: 15) }\n}"
      ))
    #expect(output.contains("Prepared.swift:8:"), "\(output)")
    #expect(
      output.contains("label 'Tea' (lll-ll-lll) does not scale: it has 15 points"), "\(output)")
  }

  @Test("A text style that a function gives, and that adjusts, grows")
  func growingFont() throws {
    let output = try Self.found(
      Self.prepared(
        "for label in [titleLabel] { label?.font = .preferredFont(forTextStyle: .body); label?.adjustsFontForContentSizeCategory = true }"
      ))
    #expect(!output.contains("does not scale"), "\(output)")
    // 30 points are less than a line of Body at AX5, 53 points.
    #expect(output.contains("label 'Tea' (lll-ll-lll) is "), "\(output)")
  }

  @Test("A height that code gives to a constraint is the label's")
  func constant() throws {
    let output = try Self.found(
      Self.prepared(
        "titleLabel.font = .preferredFont(forTextStyle: .body); titleLabel.adjustsFontForContentSizeCategory = true\n    heightConstraint.constant = 90"
      ))
    #expect(output.contains("holds at every size"), "\(output)")
  }

  @Test("A text of a constant of another file is shown, and one that only running tells is a note")
  func texts() throws {
    let known = try Self.found(
      Self.prepared(
        "titleLabel.text = Words.greeting(\"reader\")",
        besides:
          "enum Words { static func greeting(_ name: String) -> String { \"Welcome, \" + name } }"))
    #expect(
      known.contains("warning: label 'Welcome, reader' (lll-ll-lll) does not scale"), "\(known)")
    let unknown = try Self.found(
      Self.prepared("titleLabel.font = Remote.font()\n    titleLabel.text = Remote.title"))
    #expect(unknown.contains("note: label 'Tea' (lll-ll-lll) does not scale"), "\(unknown)")
  }

  @Test("A label's own class has its last word in the order in which UIKit calls it")
  func ownClass() throws {
    let output = try Self.found(
      Self.prepared(
        "titleLabel.text = (titleLabel.text ?? \"\") + \"!\"", besides: Self.titleClass),
      titleClass: "TeaTitle")
    #expect(
      output.contains("label 'Tea time!' (lll-ll-lll) does not scale: it has 23 points"),
      "\(output)")
  }

  @Test("A font of the document's is said there, whatever class its label is of")
  func fontOfOwnClass() throws {
    let output = try Self.found(
      Self.prepared(
        "",
        besides:
          "class TeaTitle: UILabel { required init?(coder: NSCoder) { super.init(coder: coder) } }"),
      titleClass: "TeaTitle")
    #expect(output.contains("Tea.storyboard:8:"), "\(output)")
    #expect(!output.contains("with font of"), "\(output)")
  }

  @Test("A prototype has the words and fonts that code gives to the row that it makes of it")
  func prototypes() throws {
    let table = """
      <tableView dataMode="prototypes" style="plain" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" id="ttt-tt-ttt">
      <rect key="frame" x="20" y="59" width="353" height="300"/>
      <prototypes>
      <tableViewCell reuseIdentifier="tea" customClass="TeaCell" id="ccc-cc-ccc">
      <rect key="frame" x="0.0" y="28" width="353" height="44"/>
      <tableViewCellContentView key="contentView" id="ppp-pp-ppp">
      <rect key="frame" x="0.0" y="0.0" width="353" height="44"/>
      <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="nnn-nn-nnn">
      <rect key="frame" x="20" y="11" width="313" height="22"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      <constraints>
      <constraint firstItem="nnn-nn-nnn" firstAttribute="leading" secondItem="ppp-pp-ppp" secondAttribute="leading" id="c11-cc-ccc"/>
      <constraint firstItem="nnn-nn-nnn" firstAttribute="top" secondItem="ppp-pp-ppp" secondAttribute="top" id="c12-cc-ccc"/>
      </constraints></tableViewCellContentView>
      <connections><outlet property="name" destination="nnn-nn-nnn" id="o11-oo-ooo"/></connections>
      </tableViewCell>
      </prototypes>
      <constraints><constraint firstAttribute="height" constant="300" id="hhh-hh-hhh"/></constraints>
      <connections><outlet property="dataSource" destination="aaa-aa-aaa" id="o03-oo-ooo"/></connections>
      </tableView>
      """
    let output = try Self.found(
      table: table,
      """
      final class TeaCell: UITableViewCell {
        @IBOutlet weak var name: UILabel!
        func show(_ tea: String) { name.text = tea; name.font = .systemFont(ofSize: 21) }
      }
      class TeaController: UIViewController, UITableViewDataSource {
        @IBOutlet weak var table: UITableView!
        @IBOutlet weak var heightConstraint: NSLayoutConstraint!
        let teas = ["Green tea"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { teas.count }
        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: path) as! TeaCell
          cell.show(teas[path.row])
          return cell
        }
      }
      """)
    #expect(
      output.contains("warning: label 'Green tea' (nnn-nn-nnn) does not scale: it has 21 points"),
      "\(output)")
  }

  @Test("A label that code hides at first stays, and what is found about its place is a note")
  func hidden() throws {
    let output = try Self.found(
      Self.prepared(
        "show(false); titleLabel.font = .preferredFont(forTextStyle: .body); titleLabel.adjustsFontForContentSizeCategory = true",
        besides:
          "extension TeaController { func show(_ isShown: Bool) { titleLabel.isHidden = !isShown } }"
      ))
    #expect(!output.contains("error: label 'Tea'"), "\(output)")
    #expect(output.contains("isHidden of TeaController.swift:2"), "\(output)")
  }

  /// 353 points hold "Some words of a sentence" in 17 points, and no 24 letters in 53.
  private static let note = """
    let note = UILabel()
        note.translatesAutoresizingMaskIntoConstraints = false
        note.font = .preferredFont(forTextStyle: .body)
        note.adjustsFontForContentSizeCategory = true
        note.text = WORDS
        view.addSubview(note)
        note.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8).isActive = true
        note.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor).isActive = true
        note.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20).isActive = true
    """

  @Test("A view that code adds is laid out among the document's own")
  func added() throws {
    let note = Self.note.replacing("WORDS", with: #""Some words of a sentence""#)
    let output = try Self.found(Self.prepared(note))
    #expect(
      output.contains("error: label 'Some words of a sentence' (note) is truncated"), "\(output)")
    #expect(output.contains("label 'Tea' (lll-ll-lll) does not scale"), "\(output)")
  }

  @Test("What is lost of a text that only running tells, in a view that code adds, is a note")
  func addedUnknown() throws {
    let output = try Self.found(
      Self.prepared(Self.note.replacing("WORDS", with: "Remote.sentenceOfTheWholeDay")))
    #expect(
      output.contains("note: label 'Sentence of the whole day' (note) is truncated"), "\(output)")
  }

  /// A table without prototypes, whose rows the controller gives.
  private static let table = """
    <tableView dataMode="prototypes" style="plain" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" id="ttt-tt-ttt">
    <rect key="frame" x="20" y="59" width="353" height="300"/>
    <constraints><constraint firstAttribute="height" constant="300" id="hhh-hh-hhh"/></constraints>
    <connections><outlet property="dataSource" destination="aaa-aa-aaa" id="o03-oo-ooo"/></connections>
    </tableView>
    """

  private static let rowsController = """
    final class TeaCell: UITableViewCell {
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.font = .systemFont(ofSize: 19)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class TeaController: UIViewController, UITableViewDataSource {
      @IBOutlet weak var table: UITableView!
      @IBOutlet weak var heightConstraint: NSLayoutConstraint!
      override func viewDidLoad() { table.register(TeaCell.self, forCellReuseIdentifier: "tea") }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: path)
        cell.textLabel?.text = "Green tea"
        return cell
      }
    }
    """

  @Test("Rows of a class that code registers fill a table of the document's that has no prototypes")
  func rows() throws {
    let output = try Self.found(table: Self.table, Self.rowsController)
    #expect(output.contains("TeaController.swift:4:"), "\(output)")
    #expect(output.contains("'Green tea'"), "\(output)")
    #expect(output.contains("does not scale: it has 19 points"), "\(output)")
  }

  @Test("A header of the document's stands above rows that code makes, once")
  func header() throws {
    let output = try Self.found(
      table: Self.table.replacing(
        "<constraints>",
        with: """
          <label key="tableHeaderView" text="All teas" id="eee-ee-eee">
          <rect key="frame" x="0.0" y="0.0" width="353" height="30"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
          <constraints>
          """),
      Self.rowsController)
    #expect(output.components(separatedBy: "label 'All teas'").count == 2, "\(output)")
    #expect(!output.contains("out of reach"), "\(output)")
    #expect(output.contains("label 'Green tea'"), "\(output)")
  }

  @Test("Cells of a list layout fill a collection of the document's one below the other")
  func listLayout() throws {
    let collection = """
      <collectionView dataMode="none" translatesAutoresizingMaskIntoConstraints="NO" id="ttt-tt-ttt">
      <rect key="frame" x="20" y="59" width="353" height="300"/>
      <constraints><constraint firstAttribute="height" constant="300" id="hhh-hh-hhh"/></constraints>
      <collectionViewFlowLayout key="collectionViewLayout"><size key="itemSize" width="50" height="50"/>
      </collectionViewFlowLayout>
      <connections><outlet property="dataSource" destination="aaa-aa-aaa" id="o03-oo-ooo"/></connections>
      </collectionView>
      """
    let output = try Self.found(
      table: collection,
      """
      class TeaController: UIViewController, UICollectionViewDataSource {
        @IBOutlet weak var table: UICollectionView!
        @IBOutlet weak var heightConstraint: NSLayoutConstraint!
        override func viewDidLoad() {
          table.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "tea")
          table.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "tea", for: path) as! UICollectionViewListCell
          var content = cell.defaultContentConfiguration()
          content.text = path.row == 0 ? "Green tea" : "Black tea"
          cell.contentConfiguration = content
          return cell
        }
      }
      """)
    // Cells of the flow layout are 50 points wide.
    #expect(output.contains("holds at every size"), "\(output)")
    #expect(output.contains("8 of 8 elements examined"), "\(output)")
  }

  @Test("A button keeps a title that a module that is not there looks up")
  func titleOfKey() throws {
    let output = try Self.found(
      Self.prepared(
        """
        let button = UIButton(type: .system)
            button.setTitle("Brew some tea".localized, for: .normal)
            button.frame = CGRect(x: 20, y: 300, width: 300, height: 60)
            view.addSubview(button)
        """))
    #expect(
      output.contains("button 'Brew some tea' (button) does not scale: it has 15 points"),
      "\(output)")
  }
}
