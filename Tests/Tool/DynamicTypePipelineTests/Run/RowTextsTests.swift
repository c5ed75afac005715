import DynamicTypeLint
import Foundation
import Testing

@testable import DynamicTypePipeline

/// Headers whose texts are in a document: what lint says of their height depends on the fonts there.
@Suite struct RowTextsTests {
  private static let list = """
    class List: UITableViewController {
      override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        Header(frame: .zero)
      }
    }
    """
  /// Without any of the words that rules look for, so that it is read for its name alone.
  private static let header = """
    class Header: UIView {
      @IBOutlet var title: UILabel!
    }
    """

  private static func document(_ font: String, _ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Header"/>
        <view contentMode="scaleToFill" id="a1">
          <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
          <subviews>
            <label text="Total" id="b2">
              <rect key="frame" x="0.0" y="0.0" width="320" height="20"/>
              <fontDescription key="fontDescription" \(font)/>
            </label>
            \(more)
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  private static let fixed = #"type="system" pointSize="12""#
  private static let growing = #"style="UICTFontTextStyleFootnote""#

  @Test(
    arguments: [
      (document(fixed), []),
      (document(growing), ["warning"]),
      (document(fixed, #"<label text="a" customClass="Badge" id="c3"/>"#), ["note"]),
      (
        document(
          fixed,
          #"<button buttonType="system" id="c3"><buttonConfiguration key="configuration" style="plain" title="Buy"/></button>"#
        ), ["warning"]
      ),
      (nil, ["note"]),
      ("<document", ["note"]),
    ] as [(String?, [String])])
  func fontsOfDocuments(document: String?, severities: [String]) async throws {
    let folder = try TemporaryFolder([])
    let sources = ["List": Self.list, "Header": Self.header]
    for (name, text) in sources {
      try writeFile(Array(text.utf8), to: "\(folder.path)/\(name).swift")
    }
    if let document {
      try writeFile(Array(document.utf8), to: "\(folder.path)/Header.xib")
    }
    let files = InputFiles(at: [folder.path])
    let set = await SourceSet(files.sources, threads: 2)
    let linted = await Lint(threads: 2).linted(await set.facts(), documents: files.documents)
    let found = linted.flatMap(\.findings).filter { $0.rule == FixedRowHeight.id }
    #expect(found.map(\.severity.name) == severities)
  }

  private static let table = """
    class List: UITableViewController {
      override func viewDidLoad() { tableView.rowHeight = 44 }
    }
    """
  /// What the table shows, in a file without any of the words that rules look for.
  private static let rows = """
    extension List {
      func row(at path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! Row
      }
    }
    """

  private static func storyboard(_ font: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>
        <scene sceneID="s1">
          <objects>
            <tableViewController id="c1" customClass="List" sceneMemberID="viewController">
              <tableView key="view" contentMode="scaleToFill" rowHeight="44" id="t1">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <prototypes>
                  <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" id="r1" customClass="Row">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="r1" id="v1">
                      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                      <subviews>
                        <label text="Total" id="l1">
                          <rect key="frame" x="0.0" y="0.0" width="320" height="20"/>
                          <fontDescription key="fontDescription" \(font)/>
                        </label>
                      </subviews>
                    </tableViewCellContentView>
                  </tableViewCell>
                </prototypes>
              </tableView>
            </tableViewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  @Test(
    "A prototype of a storyboard has the fonts of its class's rows",
    arguments: [
      (storyboard(fixed), []), (storyboard(growing), ["warning"]), (nil, ["note"]),
    ] as [(String?, [String])])
  func fontsOfPrototypes(document: String?, severities: [String]) async throws {
    let folder = try TemporaryFolder([])
    let row = "class Row: UITableViewCell {\n  @IBOutlet var title: UILabel!\n}"
    for (name, text) in ["List": Self.table, "List+Rows": Self.rows, "Row": row] {
      try writeFile(Array(text.utf8), to: "\(folder.path)/\(name).swift")
    }
    if let document {
      try writeFile(Array(document.utf8), to: "\(folder.path)/Main.storyboard")
    }
    let files = InputFiles(at: [folder.path])
    let set = await SourceSet(files.sources, threads: 2)
    let linted = await Lint(threads: 2).linted(await set.facts(), documents: files.documents)
    let found = linted.flatMap(\.findings).filter { $0.rule == FixedRowHeight.id }
    #expect(found.map(\.severity.name) == severities)
  }
}
