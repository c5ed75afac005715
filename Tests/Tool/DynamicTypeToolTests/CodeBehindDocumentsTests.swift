import Foundation
import Testing

/// What sources of a run say about the documents of the same run.
@Suite struct CodeBehindDocumentsTests {
  /// A controller with a table of rows of 44 points, in each a label that needs more at large sizes.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="sss-ss-sss"><objects>
    <tableViewController id="aaa-aa-aaa" customClass="ListController" sceneMemberID="viewController">
    <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="ttt-tt-ttt">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <prototypes>
    <tableViewCell reuseIdentifier="row" rowHeight="44" id="ccc-cc-ccc">
    <rect key="frame" x="0.0" y="28" width="393" height="44"/>
    <tableViewCellContentView key="contentView" id="vvv-vv-vvv">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
    <subviews>
    <label text="Opening hours in winter" numberOfLines="0" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lll-ll-lll">
    <rect key="frame" x="20" y="11" width="353" height="22"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    </label>
    </subviews>
    <constraints>
    <constraint firstItem="lll-ll-lll" firstAttribute="leading" secondItem="vvv-vv-vvv" \
    secondAttribute="leading" constant="20" id="c01-cc-ccc"/>
    <constraint firstAttribute="trailing" secondItem="lll-ll-lll" secondAttribute="trailing" \
    constant="20" id="c02-cc-ccc"/>
    <constraint firstItem="lll-ll-lll" firstAttribute="top" secondItem="vvv-vv-vvv" \
    secondAttribute="top" constant="11" id="c03-cc-ccc"/>
    <constraint firstAttribute="bottom" secondItem="lll-ll-lll" secondAttribute="bottom" \
    constant="11" id="c04-cc-ccc"/>
    </constraints>
    </tableViewCellContentView>
    <connections><outlet property="label" destination="lll-ll-lll" id="o01-oo-ooo"/></connections>
    </tableViewCell>
    </prototypes>
    </tableView>
    </tableViewController>
    </objects></scene></scenes>
    </document>
    """

  private func found(_ source: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "App/List.storyboard")
    try folder.write(source, to: "App/ListController.swift")
    let run = try Tool("check", "App", "--verbose", "--notes", in: folder.path)
    return run.output
  }

  private func controller(_ body: String) -> String {
    "class ListController: UITableViewController {\n\(body)\n}\n"
  }

  @Test("Rows that the document fixes cut their text off")
  func documentAlone() throws {
    let output = try found(controller(""))
    #expect(output.contains("fails from"), "\(output)")
    #expect(output.contains("(lll-ll-lll) is truncated"), "\(output)")
  }

  @Test(
    "Rows that their controller makes automatic grow",
    arguments: [
      "override func viewDidLoad() { tableView.rowHeight = UITableView.automaticDimension }",
      """
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return UITableView.automaticDimension
      }
      """,
    ])
  func automatic(body: String) throws {
    let output = try found(controller(body))
    #expect(output.contains("holds at every size"), "\(output)")
  }

  @Test("What the edge of a row cuts off whose height the document leaves open is a note")
  func openRows() throws {
    let folder = try TemporaryFolder()
    // The label hangs from the top of its row, which shows nothing outside of it.
    let bottom = try #require(Self.document.range(of: "<constraint firstAttribute=\"bottom\""))
    let end = try #require(Self.document.range(of: "id=\"c04-cc-ccc\"/>"))
    let hanging = Self.document.replacingCharacters(
      in: bottom.lowerBound..<end.upperBound, with: ""
    )
    .replacing("<tableViewCell ", with: "<tableViewCell clipsSubviews=\"YES\" ")
    try folder.write(hanging, to: "App/List.storyboard")
    let automatic =
      "override func viewDidLoad() { tableView.rowHeight = UITableView.automaticDimension }"
    for (body, severity) in [("", "error: "), (automatic, "note: ")] {
      try folder.write(controller(body), to: "App/ListController.swift")
      let run = try Tool(
        "check", "App", "--verbose", "--notes", "--rule", "text-clipped", in: folder.path)
      let words = "(if code ties nothing to the bottom of its row, as the document does not)"
      #expect(run.output.contains("is clipped from"), "\(run.output)")
      #expect(run.output.contains(severity), "\(run.output)")
      #expect(run.output.contains(words) == !body.isEmpty, "\(run.output)")
    }
  }

  @Test("A height that code gives is followed, and the finding says where it is")
  func constant() throws {
    let output = try found(controller("override func viewDidLoad() { tableView.rowHeight = 60 }"))
    #expect(
      output.contains("error: ") && output.contains("(with rowHeight of ListController.swift:2)"))
  }

  @Test("What rests on a height that only running the app would tell is a note")
  func unknown() throws {
    let output = try found(
      controller("override func viewDidLoad() { tableView.rowHeight = heights.small }"))
    #expect(!output.contains("error: "), "\(output)")
    #expect(
      output.contains(
        "(if the document's own holds: code sets rowHeight of ListController.swift:2) [text-truncated]"
      ),
      "\(output)")
  }

  @Test(
    "What rests on the height of a view above the rows that code replaces is a note",
    arguments: [
      ("", "error: ", nil),
      (
        "override func viewDidLoad() { tableView.tableHeaderView = header }", "note: ",
        "tableHeaderView"
      ),
      ("override func viewDidLoad() { tableView.estimatedRowHeight = 0 }", "error: ", nil),
    ])
  func tableHeader(body: String, severity: String, property: String?) throws {
    let folder = try TemporaryFolder()
    let header = """
      <label key="tableHeaderView" clipsSubviews="YES" text="Opening hours" \
      adjustsFontForContentSizeCategory="YES" id="hhh-hh-hhh">
      <rect key="frame" x="0.0" y="0.0" width="393" height="30"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label><prototypes>
      """
    try folder.write(
      Self.document.replacing("<prototypes>", with: header), to: "App/List.storyboard")
    try folder.write(controller(body), to: "App/ListController.swift")
    let run = try Tool("check", "App", "--verbose", "--notes", in: folder.path)
    let line = try #require(
      run.output.split(separator: "\n").first { $0.contains("(hhh-hh-hhh)") }, "\(run.output)")
    #expect(line.contains(severity), "\(line)")
    let words = property.map {
      "(if the document's own holds: code sets \($0) of ListController.swift:2)"
    }
    #expect(line.contains("(if the document") == (words != nil), "\(line)")
    if let words { #expect(line.contains(words), "\(line)") }
  }

  @Test(
    "What is found in the bar where code shows something else is a note",
    arguments: [
      ("", "", nil),
      (
        "override func viewDidLoad() { navigationItem.leftBarButtonItem = close }", "",
        "leftBarButtonItem"
      ),
      (
        "func show() { if isOpen { self.navigationItem.setLeftBarButtonItems([close], animated: true) } }",
        "",
        "leftBarButtonItems"
      ),
      (
        "", "extension ListController { func f() { navigationItem.leftBarButtonItem = nil } }",
        "leftBarButtonItem"
      ),
      // Other sides, and other controllers.
      ("override func viewDidLoad() { navigationItem.rightBarButtonItem = close }", "", nil),
      ("func f() { other.navigationItem.leftBarButtonItem = close }", "", nil),
      (
        "", "class Other: UIViewController { func f() { navigationItem.leftBarButtonItem = nil } }",
        nil
      ),
    ] as [(String, String, String?)])
  func barItems(body: String, others: String, property: String?) throws {
    let folder = try TemporaryFolder()
    let bar = """
      <navigationItem key="navigationItem" title="Hours" id="nnn-nn-nnn">
      <barButtonItem key="leftBarButtonItem" style="plain" id="bbb-bb-bbb">
      <button key="customView" opaque="NO" buttonType="system" lineBreakMode="middleTruncation" id="uuu-uu-uuu">
      <rect key="frame" x="16" y="5" width="60" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <state key="normal" title="Close"/></button></barButtonItem></navigationItem>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      </tableViewController>
      """
    try folder.write(
      Self.document.replacing("</tableViewController>", with: bar), to: "App/List.storyboard")
    try folder.write(controller(body) + others, to: "App/ListController.swift")
    let run = try Tool(
      "check", "App", "--verbose", "--notes", "--rule", "bar-view-stays-small", in: folder.path)
    let line = try #require(
      run.output.split(separator: "\n").first { $0.contains("bar item 'Close'") }, "\(run.output)")
    #expect(line.contains(property == nil ? "warning: " : "note: "), "\(line)")
    #expect(line.contains("(if the document") == (property != nil), "\(line)")
    if let property {
      #expect(
        line.contains(
          "(if the document's own holds: code sets \(property) of ListController.swift:"),
        "\(line)")
    }
  }

  @Test("A title that code replaces with a view is cut off in a note")
  func titleViews() throws {
    let bar = """
      <navigationItem key="navigationItem" title="Opening hours of all our shops in winter and summer" id="nnn-nn-nnn"/>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      </tableViewController>
      """
    for (body, words) in [
      ("", "warning: "),
      ("override func viewDidLoad() { navigationItem.titleView = logo }", "code sets titleView of"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(
        Self.document.replacing("</tableViewController>", with: bar), to: "App/List.storyboard")
      try folder.write(controller(body), to: "App/ListController.swift")
      let run = try Tool(
        "check", "App", "--verbose", "--notes", "--rule", "bar-text-truncated", in: folder.path)
      let line = try #require(
        run.output.split(separator: "\n").first { $0.contains("of the bar is truncated") },
        "\(run.output)")
      #expect(line.contains(words), "\(line)")
    }
  }

  @Test("A font that code gives is followed, and the finding says where it is")
  func font() throws {
    let outlet = Self.document.replacing(
      "</tableView>",
      with: """
        </tableView>
        <connections><outlet property="hours" destination="lll-ll-lll" id="o02-oo-ooo"/></connections>
        """)
    let folder = try TemporaryFolder()
    try folder.write(outlet, to: "App/List.storyboard")
    for (font, words) in [
      (
        "UIFont.systemFont(ofSize: 17)",
        "(with font of ListController.swift:2) [text-does-not-scale]"
      ),
      ("Theme.hours", "(if the document's own holds: code sets font of ListController.swift:2)"),
    ] {
      try folder.write(
        controller("override func viewDidLoad() { hours.font = \(font) }"),
        to: "App/ListController.swift")
      let run = try Tool("check", "App", "--verbose", "--notes", in: folder.path)
      #expect(run.output.contains(words), "\(run.output)")
    }
  }

  @Test(
    "Where a text is cut that code replaces is a note, unless any text would be cut",
    arguments: [
      // In 70 points one line of Body, 63.3 points high at AX5, fits at every size.
      ("70", "", "error: "), ("70", "cell.label.text = entries[0]", "note: "),
      ("70", "other.name.text = entries[0]", "error: "),
      ("44", "cell.label.text = entries[0]", "error: "),
    ])
  func texts(height: String, statement: String, severity: String) throws {
    let folder = try TemporaryFolder()
    let document = Self.document.replacing("rowHeight=\"44\"", with: "rowHeight=\"\(height)\"")
      .replacing("<tableViewCell reuse", with: "<tableViewCell customClass=\"RowCell\" reuse")
      .replacing("constant=\"11\"", with: "constant=\"0\"")
    try folder.write(document, to: "App/List.storyboard")
    try folder.write(controller("func show() { \(statement) }"), to: "App/ListController.swift")
    let run = try Tool(
      "check", "App", "--verbose", "--notes", "--rule", "text-truncated", in: folder.path)
    #expect(run.output.contains(severity + "label 'Opening"), "\(run.output)")
    #expect(
      run.output.contains("(if the document's own holds: code sets text of ListController.swift:2)")
        == (severity == "note: "), "\(run.output)")
  }
}
