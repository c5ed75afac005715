import Foundation
import Testing

/// Comments in sources and notes in documents, which silence what lint and layout find.
@Suite struct SilencedFindingsTests {
  private struct Findings {
    /// `LINE rule`, in the order of the report.
    var list: [String]
    var verdicts: [String]
    var status: Int32
  }

  private func findings(_ command: String, _ file: String, _ content: String) throws -> Findings {
    let folder = try TemporaryFolder()
    try folder.write(content, to: "App/" + file)
    let run = try Tool(command, "App", "--format", "json", in: folder.path)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let found = try #require(report["findings"] as? [[String: Any]])
    let documents = try #require(report["documents"] as? [[String: Any]])
    let screens = documents.flatMap { $0["screens"] as? [[String: Any]] ?? [] }
    return Findings(
      list: found.map { "\($0["line"] as? Int ?? 0) \($0["rule"] as? String ?? "?")" },
      verdicts: screens.compactMap { ($0["verdict"] as? [String: Any])?["text"] as? String },
      status: run.status)
  }

  // MARK: Sources

  /// A long text on one line; `comment` is on the line before the modifier that lint names.
  private func view(_ comment: String) -> String {
    """
    import SwiftUI

    struct HoursView: View {
      var body: some View {
        List {
          Text("Opening hours in the winter months of this year")
            \(comment)
            .lineLimit(1)
        }
      }
    }

    """
  }

  @Test("A comment silences what layout finds, and the screen holds")
  func screens() throws {
    let loud = try findings("check", "Hours.swift", view("//"))
    #expect(loud.list.contains("8 text-truncated"))
    #expect(loud.status == 1)
    let silenced = try findings(
      "check", "Hours.swift", view("// dynamictype:disable:next text-truncated -- a table"))
    #expect(silenced.list.isEmpty)
    #expect(silenced.verdicts == ["holds at every size"])
    #expect(silenced.status == 0)
  }

  @Test("What lint alone would find is silenced by lint's name, and layout still speaks")
  func lintAlone() throws {
    let silenced = try findings(
      "check", "Hours.swift", view("// dynamictype:disable:next single-line-text"))
    #expect(silenced.list == ["8 text-truncated"])
  }

  @Test("Linting knows the names of layout's rules and does not call their comments unused")
  func namesOfLayoutRules() throws {
    let linted = try findings(
      "lint", "Hours.swift", view("// dynamictype:disable:next text-truncated"))
    #expect(linted.list == ["8 single-line-text"])
    let mistyped = try findings(
      "lint", "Hours.swift", view("// dynamictype:disable:next text-trunkated"))
    #expect(mistyped.list == ["7 unused-disable", "8 single-line-text"])
  }

  // MARK: Documents

  /// Two labels of 21 points; the first is in a view with a note.
  private func document(_ note: String) -> String {
    func label(_ id: String, _ y: Int) -> String {
      """
      <label opaque="NO" text="Opening hours" lineBreakMode="tailTruncation" \
      adjustsFontForContentSizeCategory="YES" id="\(id)">
        <rect key="frame" x="16" y="\(y)" width="120" height="21"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="NO">
        <objects>
          <view id="top">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>
              <view id="box">
                <rect key="frame" x="0" y="0" width="393" height="100"/>
                <subviews>
                  \(label("inside", 10))
                </subviews>
                \(note)
              </view>
              \(label("outside", 200))
            </subviews>
          </view>
        </objects>
      </document>

      """
  }

  private func lostLabels(_ note: String) throws -> Int {
    try findings("check", "Card.xib", document(note)).list.count { $0.contains("text-truncated") }
  }

  @Test("A note silences a rule in its element and in what is in it, and nowhere else")
  func notes() throws {
    func note(_ content: String) -> String {
      """
      <attributedString key="userComments"><fragment content="\(content)"/></attributedString>
      """
    }
    #expect(try lostLabels("") == 2)
    #expect(try lostLabels(note("Says when we are open.")) == 2)
    #expect(try lostLabels(note("dynamictype:disable text-truncated -- has a tooltip")) == 1)
    #expect(try lostLabels(note("dynamictype:disable all")) == 1)
    let broken = try findings("check", "Card.xib", document(note("dynamictype:hide all")))
    #expect(broken.list.contains { $0.hasSuffix("unused-disable") })
  }

  @Test("A line of a longer note speaks, too, as Xcode writes one with line breaks")
  func lines() throws {
    let note = """
      <attributedString key="userComments">
        <fragment>
          <string key="content">For the winter.
      dynamictype:disable text-truncated</string>
          <attributes><font key="NSFont" metaFont="smallSystem"/></attributes>
        </fragment>
      </attributedString>
      """
    #expect(try lostLabels(note) == 1)
  }
}
