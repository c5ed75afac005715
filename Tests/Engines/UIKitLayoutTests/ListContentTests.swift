import DynamicType
import DynamicTypeModel
import Testing
import UIKitLayout
import UIKitModel

/// Cells whose content a `UIListContentConfiguration` shows.
@Suite struct ListContentTests {
  private func layout(
    _ attributes: String, _ inside: String = "", size: ContentSizeCategory = .large,
    locale: String = "Base"
  ) throws -> LaidOutScreen {
    let cell = """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="c">\
      <rect key="frame" x="0" y="0" width="375" height="1"/><autoresizingMask key="autoresizingMask"/>\
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><autoresizingMask key="autoresizingMask"/>\
      </tableViewCellContentView>\
      <listContentConfiguration key="contentConfiguration" \(attributes)>\(inside)\
      </listContentConfiguration></tableViewCell>
      """
    return try Screen(
      xib: staticTable(style: "plain", cells: cell),
      resources: #"<image name="cup" width="30" height="30"/>"#, toolsVersion: 23504
    ).layout(size, locale: locale)
  }

  /// Recorded of 28 rows with one line: 44.5 points in a plain table of Xcode 15, at margins of 16 on a
  /// phone of 375 points.
  @Test("A configured cell shows its text as a built-in one does, and grows with it")
  func text() throws {
    let large = try layout(#"text="Cups" secondaryText="""#)
    #expect(large.frame("c")?.height == 44.5)
    let text = try #require(large.text("c.contentConfiguration.text"))
    #expect(text.lines.map(\.text) == ["Cups"])
    #expect(large.frame("c.contentConfiguration.text")?.x == 16)
    let largest = try layout(
      #"text="Cups, saucers and teaspoons" secondaryText="""#, size: .accessibility5)
    let lines = try #require(largest.text("c.contentConfiguration.text")).lines
    #expect(lines.map { $0.text.trimmingSuffix(" ") } == ["Cups, saucers", "and teaspoons"])
    // Lines of Body have 62 points at AX5 (Apple), and 11 are above and below them.
    #expect(try #require(largest.frame("c")).height >= 2 * 62 + 22)
  }

  @Test("A second text stands below the first, an image before both")
  func secondText() throws {
    let layout = try layout(#"text="Cups" secondaryText="of four" image="cup""#)
    let text = try #require(layout.frame("c.contentConfiguration.text"))
    let second = try #require(layout.frame("c.contentConfiguration.secondaryText"))
    let image = try #require(layout.frame("c.contentConfiguration.image"))
    #expect(second.minY >= text.maxY && second.x == text.x)
    #expect(image.width == 30 && text.x == image.maxX + 15)
    #expect(try #require(layout.frame("c")).height > 44.5)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var result = self
    while result.last == suffix { result.removeLast() }
    return result
  }
}
