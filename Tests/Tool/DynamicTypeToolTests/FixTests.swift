import Foundation
import Testing

/// `dynamictype fix`, and what linting says afterwards.
@Suite struct FixTests {
  private let source = """
    import UIKit

    final class Row: UITableViewCell {
      func set() {
        label.font = .systemFont(ofSize: 17)  // grows
        button.heightAnchor.constraint(equalToConstant: 30).isActive = true
        nameLabel.heightAnchor.constraint(equalToConstant: 30).isActive = true
      }
    }

    """

  @Test("Fixes that others make room for are written at once, at the lines of the file as it was")
  func rounds() throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Row.swift")
    let said = """
      Row.swift:5: Scale with UIFontMetrics
      Row.swift:5: Turn on adjustsFontForContentSizeCategory
      Row.swift:7: Let the height grow

      """
    let plan = try Tool("fix", "Row.swift", "--dry-run", in: folder.path)
    #expect(plan.words.hasPrefix(said), "\(plan.words)")
    #expect(try folder.read("Row.swift") == source)
    // What another program makes of the diff is what is written.
    try folder.write(source, to: "other/Row.swift")
    try folder.write(plan.output, to: "fixes.diff")
    let patch = Process()
    patch.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    patch.arguments = ["patch", "-p1", "-d", "other", "-i", "../fixes.diff"]
    patch.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    patch.standardOutput = FileHandle.nullDevice
    try patch.run()
    patch.waitUntilExit()
    #expect(patch.terminationStatus == 0)

    let run = try Tool("fix", "Row.swift", in: folder.path)
    #expect(run.output == said)
    #expect(run.words.hasPrefix("3 fixes in 1 file written.\n"))
    #expect(
      try folder.read("Row.swift")
        == source.replacing(
          "label.font = .systemFont(ofSize: 17)  // grows\n",
          with: """
            label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))  // grows
                label.adjustsFontForContentSizeCategory = true

            """
        ).replacing(
          "nameLabel.heightAnchor.constraint(equalTo",
          with: "nameLabel.heightAnchor.constraint(greaterThanOrEqualTo"))
    #expect(try folder.read("other/Row.swift") == folder.read("Row.swift"))
    let again = try Tool("fix", "Row.swift", in: folder.path)
    #expect(again.words == "0 fixes in 0 files written.\n")
    #expect(try Tool("lint", "Row.swift", in: folder.path).status == 0)
  }

  @Test("What a link leads to is mended, and keeps its permissions")
  func linksAndPermissions() throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Shared.swift")
    let files = FileManager.default
    try files.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/Shared.swift")
    try files.createSymbolicLink(
      atPath: folder.path + "/Row.swift", withDestinationPath: "Shared.swift")
    #expect(try Tool("fix", "Row.swift", in: folder.path).status == 0)
    #expect(
      try files.destinationOfSymbolicLink(atPath: folder.path + "/Row.swift") == "Shared.swift")
    #expect(try folder.read("Shared.swift").contains("UIFontMetrics"))
    let attributes = try files.attributesOfItem(atPath: folder.path + "/Shared.swift")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test("A device is written, not replaced")
  func devices() throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Row.swift")
    let run = try Tool("lint", "Row.swift", "--output", "/dev/stdout", in: folder.path)
    #expect(run.output.contains("fixed-font-size"))
    #expect(run.words == "")
  }

  @Test("A document's fixes, too: what grows must not be held")
  func documents() throws {
    let folder = try TemporaryFolder()
    let label = """
      <label text="Tea" id="mmm-mm-mmm">
      <rect key="frame" x="0" y="0" width="90" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <constraints><constraint firstAttribute="height" constant="20" id="h01-hh-hhh"/></constraints>
      </label>
      """
    try folder.write(storyboard(views: label), to: "a.storyboard")
    let run = try Tool("fix", "a.storyboard", "--allow-moves", in: folder.path)
    #expect(run.status == 0)
    #expect(
      try folder.read("a.storyboard")
        == storyboard(
          views: """
            <label text="Tea" id="mmm-mm-mmm" adjustsFontForContentSizeCategory="YES">
            <rect key="frame" x="0" y="0" width="90" height="20"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <constraints><constraint firstAttribute="height" constant="20" id="h01-hh-hhh" relation="greaterThanOrEqual"/></constraints>
            </label>
            """))
    #expect(try Tool("lint", "a.storyboard", in: folder.path).status == 0)
  }

  @Test(
    "A change that moves views at Large is left for --allow-moves: lines of Body are 22 points apart, of 17 points 20.3"
  )
  func moves() throws {
    let folder = try TemporaryFolder()
    let label = """
      <label text="Tea&#10;Cake" numberOfLines="0" lineBreakMode="wordWrap" \
      translatesAutoresizingMaskIntoConstraints="NO" id="mmm-mm-mmm">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="nnn-nn-nnn"/>
      """
    let below = """
      <constraint firstItem="mmm-mm-mmm" firstAttribute="top" secondItem="bbb-bb-bbb" secondAttribute="top" id="c00-cc-ccc"/>
      <constraint firstItem="nnn-nn-nnn" firstAttribute="top" secondItem="mmm-mm-mmm" secondAttribute="bottom" id="c01-cc-ccc"/>
      <constraint firstItem="nnn-nn-nnn" firstAttribute="height" constant="9" id="c02-cc-ccc"/>
      """
    let original = storyboard(views: label, constraints: below)
    try folder.write(original, to: "a.storyboard")
    let run = try Tool("fix", "a.storyboard", in: folder.path)
    #expect(run.output == "")
    #expect(
      run.words.contains(
        "Use the text style body: not written, as it moves 2 views at Large; --allow-moves writes it"
      ),
      "\(run.words)")
    #expect(try folder.read("a.storyboard") == original)
    _ = try Tool("fix", "a.storyboard", "--allow-moves", in: folder.path)
    #expect(try folder.read("a.storyboard").contains("UICTFontTextStyleBody"))
  }

  @Test("A suggestion is shown and not written")
  func suggestions() throws {
    let folder = try TemporaryFolder()
    let list = "import UIKit\nfunc set(_ table: UITableView) {\n  table.rowHeight = 44\n}\n"
    try folder.write(list, to: "List.swift")
    let run = try Tool("fix", "List.swift", in: folder.path)
    #expect(run.output == "")
    #expect(
      run.words
        == "0 fixes in 0 files written.\n"
        + "List.swift:3: Let the height follow the content: a suggestion, not written\n")
    #expect(try folder.read("List.swift") == list)
  }

  @Test("Sources that do not parse are left alone: what was read need not be what is meant")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write(source.replacing("func set() {", with: "func set( {"), to: "Row.swift")
    let lint = try Tool("lint", "Row.swift", "--notes", in: folder.path)
    #expect(lint.status == 1)
    #expect(lint.output.components(separatedBy: "note: this does not parse as Swift").count == 2)
    try folder.write("let label = Label()\nlabel.font = small }", to: "Style.swift")
    let style = try Tool("lint", "Style.swift", "--notes", in: folder.path)
    #expect(style.output.contains("Style.swift:2:20: note: this does not parse as Swift"))
    #expect(style.status == 0)
    #expect(
      try Tool("fix", "Row.swift", in: folder.path).words == """
        Row.swift: does not parse as Swift, and is left alone
        0 fixes in 0 files written.

        """)
  }

  @Test func whereNothingCanBeReadTheExitCodeIsTwo() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document>", to: "a.storyboard")
    let run = try Tool("fix", "a.storyboard", in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.words.hasPrefix("a.storyboard:1:11: "), "\(run.words)")
  }
}
