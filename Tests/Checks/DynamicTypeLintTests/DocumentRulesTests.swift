import DynamicTypeInterfaceBuilder
import DynamicTypeLint
import DynamicTypeModel
import Testing
import UIKitModel

extension DocumentSource: DocumentEditing {}

/// Documents are read by the loader, so that the places and the edits are those that users get.
@Suite struct DocumentRulesTests {
  private func load(_ views: String) throws -> (bytes: [UInt8], loaded: LoadedDocument) {
    let bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" useAutolayout="YES">
      <objects><view id="root" contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      \(views)
      </subviews></view></objects>
      </document>
      """.utf8)
    return (bytes, try loadInterfaceDocument(bytes, path: "A.xib"))
  }

  /// Expects findings as `line severity rule: message`; the views begin in line 4.
  private func expect(
    _ views: String, _ expected: [String], fixed: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let (bytes, loaded) = try load(views)
    let findings = Linter().findings(in: loaded.document, editing: loaded.source)
    #expect(
      findings.map { "\($0.location.line) \($0.severity.name) \($0.rule): \($0.message)" }
        == expected, sourceLocation: sourceLocation)
    let result = FixApplier().apply(findings.compactMap(\.fix), to: bytes)
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == String(decoding: try load(fixed ?? views).bytes, as: UTF8.self),
      sourceLocation: sourceLocation)
    // The mended document loads, and only what has no fix-it is found again.
    let again = try loadInterfaceDocument(result.bytes, path: "A.xib")
    let left = Linter().findings(in: again.document, editing: again.source)
    #expect(
      left.map(\.rule) == findings.filter { $0.fix == nil }.map(\.rule),
      sourceLocation: sourceLocation)
  }

  @Test func fixedFonts() throws {
    let style = "give it a text style"
    try expect(
      """
      <label text="Total" id="a">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/></label>
      <label text="Total" id="b"><fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="18"/></label>
      <button buttonType="system" id="c"><state key="normal" title="Buy"/></button>
      <label text="Total" id="d" adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      """,
      [
        "5 warning document-fixed-font: label 'Total' keeps 17 points at every text size: \(style)",
        "6 warning document-fixed-font: label 'Total' keeps 18 points at every text size: \(style)",
        "7 warning document-fixed-font: button 'Buy' keeps its size at every text size: \(style)",
      ],
      fixed: """
        <label text="Total" id="a" adjustsFontForContentSizeCategory="YES">
        <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
        <label text="Total" id="b"><fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="18"/></label>
        <button buttonType="system" id="c"><state key="normal" title="Buy"/></button>
        <label text="Total" id="d" adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        """)
  }

  @Test func adjustment() throws {
    try expect(
      """
      <label text="Total" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label text="Total" adjustsFontForContentSizeCategory="YES" id="b"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
      <button id="c"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><state key="normal" title="Buy"/></button>
      """,
      [
        "4 warning document-missing-adjusts-font: label 'Total' keeps its size when the reader "
          + "changes the text size; Automatically Adjusts Font is off",
        "5 warning document-adjusts-fixed-font: label 'Total' keeps 12 points at every text size, "
          + "although Automatically Adjusts Font is on: its font is no text style",
        "6 note document-missing-adjusts-font: button 'Buy' keeps its size when the reader changes "
          + "the text size; titleLabel.adjustsFontForContentSizeCategory is not set",
      ],
      fixed: """
        <label text="Total" id="a" adjustsFontForContentSizeCategory="YES"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
        <label text="Total" adjustsFontForContentSizeCategory="YES" id="b"><fontDescription key="fontDescription" type="system" pointSize="12"/></label>
        <button id="c"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><state key="normal" title="Buy"/></button>
        """)
  }

  // Body: 33 points at AX2, 40 at AX3; a line takes 2444/2048 of that, 39.4 and 47.7.
  @Test func heights() throws {
    func label(_ constraint: String) -> String {
      """
      <label text="Total" adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/><constraints>
      \(constraint)
      </constraints></label>
      """
    }
    try expect(
      label(#"<constraint firstAttribute="height" constant="44" id="h"/>"#),
      [
        "5 warning document-fixed-height: label 'Total' is held to 44 points, which do not hold a "
          + "line of body from AX3 on: a relation of ≥ lets it grow"
      ],
      fixed: label(
        #"<constraint firstAttribute="height" constant="44" id="h" relation="greaterThanOrEqual"/>"#
      ))
    try expect(
      label(
        #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="h"/>"#
      ),
      [])
    try expect(
      label(#"<constraint firstAttribute="height" constant="44" priority="750" id="h"/>"#), [])
    try expect(label(#"<constraint firstAttribute="height" constant="64" id="h"/>"#), [])
  }

  @Test("The height of a text that does not grow yet")
  func heightsOfFixedFonts() throws {
    func label(_ height: Int) -> String {
      """
      <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" type="system" pointSize="14"/>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/></constraints></label>
      """
    }
    let font =
      "4 warning document-fixed-font: label 'Total' keeps 14 points at every text size: give it a text style"
    try expect(
      label(24),
      [
        font,
        "5 note document-fixed-height: label 'Total' is held to 24 points, which will not hold it at every text size "
          + "once its font follows the reader: a relation of ≥ lets it grow",
      ])
    try expect(label(64), [font])
    try expect(label(12), [font])
  }

  @Test func rowHeights() throws {
    func row(_ rowHeight: String) -> String {
      """
      <tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES"\(rowHeight) id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
      <label text="Total" adjustsFontForContentSizeCategory="YES" id="a"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    func table(_ rowHeight: String, isStatic: Bool = true, tables: Int = -1) -> String {
      """
      <tableView contentMode="scaleToFill" dataMode="\(isStatic ? "static" : "prototypes")" style="plain" rowHeight="\(tables)" id="t">\(isStatic ? "<sections><tableViewSection id=\"s\"><cells>" : "<prototypes>")
      \(row(rowHeight))
      \(isStatic ? "</cells></tableViewSection></sections>" : "</prototypes>")</tableView>
      """
    }
    try expect(
      table(" rowHeight=\"44\""),
      [
        "5 warning document-fixed-row-height: row 'Total' is held to 44 points, which do not hold a "
          + "line of body from AX3 on: an automatic height lets it grow"
      ], fixed: table(""))
    // Tables ask static rows alone for a height of their own.
    try expect(table(" rowHeight=\"44\"", isStatic: false), [])
    try expect(row(" rowHeight=\"44\""), [])
    // What is drawn 80 points high in a table of 44 has its height from code.
    try expect(table(" rowHeight=\"80\"", isStatic: false, tables: 44), [])
    try expect(
      table("", isStatic: false, tables: 44),
      [
        "5 warning document-fixed-row-height: row 'Total' is held to 44 points, which do not hold a "
          + "line of body from AX3 on: an automatic height lets it grow"
      ])
    try expect(table(" rowHeight=\"70\""), [])
    try expect(table(""), [])
  }

  /// A field without words is known by its placeholder, and a view without either by its id.
  @Test func namesOfWhatShowsNoText() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
    try expect(
      """
      <textField placeholder="Email" id="a">\(font)</textField>
      <textField id="b">\(font)</textField>
      """,
      [
        "4 warning document-fixed-font: text field 'Email' keeps 14 points at every text size: "
          + "give it a text style",
        "5 warning document-fixed-font: text field (b) keeps 14 points at every text size: "
          + "give it a text style",
      ])
  }

  @Test func attributedText() throws {
    try expect(
      """
      <label usesAttributedText="YES" id="a"><attributedString key="attributedText"><fragment content="Total">
      <attributes><font key="NSFont" metaFont="system" size="17"/></attributes>
      </fragment></attributedString></label>
      """,
      [
        "5 warning document-attributed-fixed-font: label 'Total' has attributed text that keeps 17 "
          + "points at every text size: give its runs text styles"
      ])
  }

  @Test func limits() throws {
    try expect(
      """
      <view id="a"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="maximumContentSizeCategory" value="UICTContentSizeCategoryXL"/>
      </userDefinedRuntimeAttributes></view>
      """,
      [
        "4 warning document-size-limit-too-tight: text stops growing at XL here, below all "
          + "accessibility sizes, and no Large Content Viewer makes up for it: raise the limit, or show "
          + "the viewer"
      ])
  }
}

@Suite struct FixApplierTests {
  private func fix(_ range: Range<Int>, _ text: String) -> FixIt {
    FixIt(title: text, edits: [FixIt.Edit(range: range, replacement: text)])
  }

  @Test func nonOverlapping() {
    let fixes = [
      fix(4..<6, "XY"), fix(0..<1, ""), fix(6..<6, "!"), fix(5..<7, "no"), fix(9..<12, "out"),
    ]
    let result = FixApplier().apply(fixes, to: Array("abcdefgh".utf8))
    #expect(String(decoding: result.bytes, as: UTF8.self) == "bcdXY!gh")
    #expect(result.applied.map(\.title) == ["", "XY", "!"])
    #expect(result.skipped.map(\.title) == ["no", "out"])
  }

  @Test("The same edit twice is one, and a fix-it is written as a whole or not at all")
  func wholes() {
    let pair = FixIt(
      title: "pair",
      edits: [
        FixIt.Edit(range: 0..<0, replacement: "("), FixIt.Edit(range: 3..<3, replacement: ")"),
      ])
    let clash = FixIt(
      title: "clash",
      edits: [
        FixIt.Edit(range: 1..<2, replacement: "x"), FixIt.Edit(range: 3..<3, replacement: "y"),
      ])
    let result = FixApplier().apply([pair, pair, clash], to: Array("abc".utf8))
    #expect(String(decoding: result.bytes, as: UTF8.self) == "(abc)")
    #expect(result.skipped == [clash])
  }
}

@Suite struct LinterTests {
  @Test func namesAreUnique() {
    let names = Linter.rules.map { type(of: $0).id }
    #expect(Set(names).count == names.count)
    #expect(names == names.sorted())
  }

  @Test func configuration() {
    let source = "a.font = .systemFont(ofSize: 17)\nText(x).lineLimit(1)"
    let configuration = LintConfiguration(
      severities: ["single-line-text": .error], disabledRules: ["fixed-font-size"])
    let findings = Linter(configuration: configuration).findings(inSwift: source, path: "A.swift")
    #expect(findings.map(\.rule) == ["single-line-text"])
    #expect(findings.map(\.severity) == [.error])
  }
}
