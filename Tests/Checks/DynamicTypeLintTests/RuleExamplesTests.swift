import DynamicTypeInterfaceBuilder
import DynamicTypeLint
import DynamicTypeModel
import Foundation
import Testing

/// The examples on the pages of rules, as readers will try them: what triggers does, and what is fine is.
@Suite struct RuleExamplesTests {
  /// One example of a page.
  struct Example: CustomTestStringConvertible {
    var rule: RuleID
    var triggers: Bool
    var language: String
    var code: String

    var testDescription: String { "\(rule), \(triggers ? "triggers" : "fine"), \(language)" }
  }

  static let examples: [Example] = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.append(path: "Documentation/rules")
    return (Linter.rules.map(\.id) + ["unused-disable"]).flatMap { rule -> [Example] in
      let page = folder.appending(path: "\(rule).md")
      let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
      return [("Triggers", true), ("Fine", false)].flatMap { title, triggers -> [Example] in
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") }
        let blocks = section?.components(separatedBy: "\n```").dropFirst() ?? []
        return blocks.enumerated().compactMap { place, block in
          guard place.isMultiple(of: 2), let end = block.firstIndex(of: "\n") else { return nil }
          return Example(
            rule: rule, triggers: triggers, language: String(block[..<end]),
            code: String(block[end...]))
        }
      }
    }
  }()

  @Test func everyRuleOverSourcesHasBoth() {
    let rules = Set(
      Linter.rules.map(\.id).filter { !$0.rawValue.hasPrefix("document-") } + ["unused-disable"])
    for triggers in [true, false] {
      let shown = Self.examples.filter { $0.language == "swift" && $0.triggers == triggers }
      #expect(Set(shown.map(\.rule)) == rules)
    }
  }

  @Test(arguments: examples.filter { $0.language == "swift" })
  func swift(example: Example) {
    let findings = Linter().findings(inSwift: example.code, path: "A.swift")
    #expect(findings.contains { $0.rule == example.rule } == example.triggers)
  }

  /// What stands around an example that is no view of its own.
  private static let surroundings: [RuleID: (before: String, after: String)] = [
    "document-attributed-fixed-font": (
      #"<label usesAttributedText="YES" id="a"><attributedString key="attributedText">"#,
      "</attributedString></label>"
    ),
    "document-fixed-height": (
      #"<label text="Total" adjustsFontForContentSizeCategory="YES" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><constraints>"#,
      "</constraints></label>"
    ),
    "document-fixed-row-height": (
      "",
      #"<tableViewCellContentView key="contentView" id="v"><subviews><label text="Total" adjustsFontForContentSizeCategory="YES" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>"#
    ),
  ]

  @Test(arguments: examples.filter { $0.language == "xml" })
  func document(example: Example) throws {
    let (before, after) = Self.surroundings[example.rule] ?? ("", "")
    // The page leaves the sections of a table out.
    let code = example.code.replacing(
      "<tableViewCell ", with: #"<sections><tableViewSection id="s"><cells><tableViewCell "#)
    let loaded = try loadInterfaceDocument(
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
        <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        \(before)\(code)\(after)
        </subviews></view></objects>
        </document>
        """.utf8), path: "A.xib")
    let findings = Linter().findings(in: loaded.document)
    #expect(findings.contains { $0.rule == example.rule } == example.triggers)
  }
}
