import DynamicType
import DynamicTypeModel
import DynamicTypeSource
import Testing
import UIKitModel

@testable import DynamicTypePipeline

/// What code says of a document's views, beside the same document with the values in it.
@Suite struct InterfaceDocumentClassesTests {
  /// What the document says, in the places that the tests change.
  private struct Words {
    var table = #"style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18""#
    var text = "Opening hours in winter"
    var label = ""
    var font = #"type="system" pointSize="17""#
  }

  /// A static table of two sections with a row each, whose height its label decides.
  private func document(_ words: Words) -> String {
    let sections = (1...2).map { number in
      let label = number == 1 ? words.label : ""
      return """
        <tableViewSection id="s\(number)"><cells><tableViewCell id="c\(number)" customClass="Row">
        <rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" id="v\(number)">
        <rect key="frame" x="0" y="0" width="393" height="44"/>
        <subviews><label text="\(words.text)" \(label) \
        translatesAutoresizingMaskIntoConstraints="NO" id="l\(number)">
        <rect key="frame" x="20" y="11" width="353" height="22"/>
        <fontDescription key="fontDescription" \(words.font)/></label></subviews>
        <constraints>
        <constraint firstItem="l\(number)" firstAttribute="leading" secondItem="v\(number)" \
        secondAttribute="leading" constant="20" id="a\(number)"/>
        <constraint firstAttribute="trailing" secondItem="l\(number)" secondAttribute="trailing" \
        constant="180" id="b\(number)"/>
        <constraint firstItem="l\(number)" firstAttribute="top" secondItem="v\(number)" \
        secondAttribute="top" constant="11" id="d\(number)"/>
        <constraint firstAttribute="bottom" secondItem="l\(number)" secondAttribute="bottom" \
        constant="11" id="e\(number)"/>
        </constraints></tableViewCellContentView>
        <connections><outlet property="title" destination="l\(number)" id="o\(number)"/></connections>
        </tableViewCell></cells></tableViewSection>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="controller" customClass="List" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" rowHeight="-1" \(words.table) id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <sections>\(sections.joined())</sections></tableView>
      <connections><outlet property="first" destination="l1" id="f"/></connections>
      </tableViewController></objects></scene></scenes></document>
      """
  }

  /// Frames and texts of a document set up by a source, at Large and AX3, however the app was started.
  private func layout(_ words: Words, _ source: String = "") async throws -> [String] {
    let folder = try TemporaryFolder([])
    let path = folder.path + "/List.storyboard"
    try writeFile(Array(document(words).utf8), to: path)
    var screens = DocumentScreens(paths: [path], linking: .acrossDocuments)
    screens.classes = ClassIndex([
      ClassFacts.classes(in: ParsedSource(Array(source.utf8), path: "List.swift"))
    ])
    let files = await screens.read(
      for: ConfigurationMatrix(sizes: [.large, .accessibilityExtraLarge]), threads: 1)
    let screen = try #require(files.first?.screens.first)
    var configurations = screen.configurations
    for index in configurations.indices {
      var later = configurations[index]
      later.launch = .changedWhileRunning
      configurations.append(later)
    }
    return screen.laidOut(for: configurations, on: try Bench()).flatMap { screen in
      zip(screen.views, screen.nodes).map { view, node in
        "\(view.id) \(node.frame) \(node.texts.map(\.lines))"
      }
    }
  }

  private func classes(_ statements: String, _ others: String = "") -> String {
    """
    class List: UITableViewController {
      override func viewDidLoad() { \(statements) }
      \(others)
    }
    """
  }

  @Test(
    "Fonts that code gives to an outlet are those of a document",
    arguments: [
      (
        "UIFont.systemFont(ofSize: 23, weight: .semibold)",
        #"type="system" weight="semibold" pointSize="23""#
      ),
      (".boldSystemFont(ofSize: 23)", #"type="boldSystem" pointSize="23""#),
      (".italicSystemFont(ofSize: UIFont.labelFontSize)", #"type="italicSystem" pointSize="17""#),
      (".preferredFont(forTextStyle: .headline)", #"style="UICTFontTextStyleHeadline""#),
      (
        "UIFontMetrics.default.scaledFont(for: .preferredFont(forTextStyle: .title1))",
        #"style="UICTFontTextStyleTitle1""#
      ),
    ])
  func fonts(code: String, document font: String) async throws {
    var row = Words()
    row.font = font
    let source = "class Row: UITableViewCell { func awakeFromNib() { title.font = \(code) } }"
    #expect(try await layout(Words(), source) == layout(row))
    #expect(try await layout(Words()) != layout(row))
  }

  /// Source: Apple, *Scaling fonts automatically*: the font of a size at Large, times the growth of the style's line
  /// height, which by Apple's table is 22 points in Body at Large and 48 at AX3: 17 × 48 / 22 is 37.
  @Test("A font of metrics grows as its text style, and stays where its text does not adjust")
  func metrics() async throws {
    let statement =
      "first.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base, maximumPointSize: 30)"
    let base = "private let base = UIFont.systemFont(ofSize: 17)"
    var adjusting = Words()
    adjusting.label = #"adjustsFontForContentSizeCategory="YES""#
    let sizes = { (words: Words, statement: String) in
      try await layout(words, classes(statement, base)).filter { $0.hasPrefix("l1 ") }
        .map { line in
          let size = try #require(line.firstMatch(of: /pointSize: ([0-9.]+)/))
          return String(size.output.1)
        }
    }
    let whole = statement.replacing(", maximumPointSize: 30", with: "")
    // Large and AX3, when the app is started at that size, and when the size changes while it runs.
    #expect(try await sizes(adjusting, whole) == ["17.0", "37.0", "17.0", "37.0"])
    #expect(try await sizes(adjusting, statement) == ["17.0", "30.0", "17.0", "30.0"])
    #expect(try await sizes(Words(), whole) == ["17.0", "37.0", "17.0", "17.0"])
  }

  @Test(
    "What code says of an outlet's lines and texts stands for what the document says",
    arguments: [
      ("numberOfLines = 0", #"numberOfLines="0""#),
      ("adjustsFontForContentSizeCategory = true", #"adjustsFontForContentSizeCategory="YES""#),
      ("lineBreakMode = .byTruncatingMiddle", #"lineBreakMode="middleTruncation""#),
      ("lineBreakMode = NSLineBreakMode.byClipping", #"lineBreakMode="clip""#),
      (
        "adjustsFontSizeToFitWidth = true; first.minimumScaleFactor = 0.5",
        #"adjustsFontSizeToFitWidth="YES" minimumScaleFactor="0.5""#
      ),
    ])
  func attributes(statement: String, attribute: String) async throws {
    var plain = Words()
    plain.text = "Opening hours in winter and spring"
    plain.font = #"style="UICTFontTextStyleBody""#
    var row = plain
    row.label = attribute
    #expect(try await layout(plain, classes("first.\(statement)")) == layout(row))
    #expect(try await layout(plain) != layout(row))
  }

  @Test("A literal takes the place of a text, also of an attributed one")
  func texts() async throws {
    var row = Words()
    row.text = "Closed"
    let source = "class Row: UIView { func awakeFromNib() { title.text = \"Closed\" } }"
    #expect(try await layout(Words(), source) == layout(row))
  }

  @Test(
    "Heights of sections that a table is given stand for those of the document",
    arguments: [
      ("tableView.sectionHeaderHeight = 40", #"sectionHeaderHeight="40" sectionFooterHeight="18""#),
      (
        "tableView.sectionHeaderHeight = UITableView.automaticDimension",
        #"sectionHeaderHeight="-1" sectionFooterHeight="18""#
      ),
      (
        "tableView.sectionFooterHeight = Sizes.footer }\nenum Sizes { static let footer: CGFloat = 30",
        #"sectionHeaderHeight="18" sectionFooterHeight="30""#
      ),
    ])
  func sections(statement: String, attributes: String) async throws {
    var table = Words()
    table.table = #"style="grouped" "# + attributes
    #expect(try await layout(Words(), classes(statement)) == layout(table))
    #expect(try await layout(Words()) != layout(table))
  }

  private func delegate(_ name: String, _ value: String) -> String {
    "override func tableView(_ t: UITableView, \(name) section: Int) -> CGFloat { \(value) }"
  }

  @Test(
    "What a delegate returns for headers and footers is theirs, whatever the document says",
    arguments: [
      (
        "heightForHeaderInSection", "return 40",
        #"sectionHeaderHeight="40" sectionFooterHeight="18""#
      ),
      ("heightForFooterInSection", "25", #"sectionHeaderHeight="18" sectionFooterHeight="25""#),
    ])
  func delegates(name: String, value: String, attributes: String) async throws {
    var table = Words()
    table.table = #"style="grouped" "# + attributes
    #expect(
      try await layout(Words(), classes("", delegate(name, value))) == layout(table))
  }

  /// Source: rows are 22 and 20.3 points high around a label of 17 points; iOS 15 and later have 22 points above plain
  /// headers (`SectionLayoutTests`).
  @Test(
    "Rows stand where a delegate's headers end",
    arguments: [
      ("grouped", ".leastNormalMagnitude", 0.0), ("grouped", "30", 30), ("plain", "30", 52),
      ("plain", "0", 0),
    ])
  func places(style: String, value: String, header: Double) async throws {
    var table = Words()
    table.table = "style=\"\(style)\""
    let source = classes("", delegate("heightForHeaderInSection", "return \(value)"))
    let first = try #require(await layout(table, source).first { $0.hasPrefix("c1 ") })
    #expect(first.contains("y: \(header),"), "\(first)")
  }

  @Test(
    "What is no constant leaves the document's",
    arguments: [
      "first.font = Theme.font", "first.font = .systemFont(ofSize: size)",
      "first.font = .systemFont(ofSize: 30, weight: weight)",
      "let size = 30; func f(size: CGFloat) { first.font = .systemFont(ofSize: size) }",
      "first.font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: 30))",
      "first.lineBreakMode = mode", "first.minimumScaleFactor = isLarge ? 1 : 0.5",
      "tableView.sectionHeaderHeight = heights[0]", "tableView.estimatedRowHeight = 300",
    ])
  func unknown(statement: String) async throws {
    #expect(try await layout(Words(), classes(statement)) == layout(Words()))
  }
}
