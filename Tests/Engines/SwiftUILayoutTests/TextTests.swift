import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// Texts at their sizes, from accessibility dumps and pictures of iOS 17, 18 and 26.
@Suite struct TextTests {
  /// Source: an accessibility dump of a plain list on iOS 17 at 375 points (WordsgramUITests).
  @Test("Texts of a column keep the distance that the lower one's style asks for")
  func spacing() throws {
    let views = try Laboratory().layout(
      """
      VStack(alignment: .leading) { Text("Brave New World").font(.body).accessibilityIdentifier("a") ;
      Text("Author").font(.footnote).accessibilityIdentifier("b") ;
      Text("Published").font(.footnote).accessibilityIdentifier("c") }
      """, width: 375, height: 300)
    let top = try #require(views["a"]).y
    // A third of a pixel at 3 pixels to a point.
    #expect(abs(try #require(views["b"]).y - top - 23) < 0.12)
    #expect(abs(try #require(views["c"]).y - top - 41.3333) < 0.12)
  }

  /// Source: 20 pictures of an app on iOS 18 at AX5: one line 63.33, two 125.33, three 187.33.
  @Test(
    "Lines at AX5 are as high as in pictures", arguments: [(1, 63.33), (2, 125.33), (3, 187.33)])
  func heights(lines: Int, height: Double) throws {
    let string = Array(repeating: "A", count: lines).joined(separator: "\\n")
    let size = try Laboratory(size: .accessibility5).size(
      "Text(\"\(string)\")", width: nil, height: nil)
    #expect(abs(size.height - height) < 0.01)
  }

  /// Source: OpenSwiftUI 069dd80b, `childPlacementProposal` of `_FlexFrameLayout`; cards in a row that scrolls,
  /// as damus-io/damus has them, would be cut otherwise.
  @Test("A text that was offered no width wraps in the largest width of its frame")
  func frameOfLargestWidth() throws {
    let views = try Laboratory().layout(
      """
      ScrollView(.horizontal) { Text("Several words of one line").fixedSize(horizontal: false, vertical: true)
      .accessibilityIdentifier("wrapped").frame(maxWidth: 100, minHeight: 100).accessibilityIdentifier("frame") ;
      Text("One").accessibilityIdentifier("own").frame(maxWidth: 100) }
      """, width: 300, height: 300)
    let frame = try #require(views["frame"])
    let text = try #require(views["wrapped"])
    #expect(frame.width == 100 && frame.height == 100)
    #expect(text.minX >= frame.minX && text.maxX <= frame.maxX)
    #expect(try #require(views.text("Several words of one line")?.text).lines.count > 1)
    #expect(try #require(views.text("One")?.text).lines.count == 1)
  }

  @Test("A range on a subtree limits its text, and no other's")
  func limits() throws {
    let small = ViewTree(.text(StyledText("small"))).modified(
      by: .environment(.dynamicTypeSize(.range(ContentSizeLimits(maximum: .xxLarge)))))
    let view = ViewTree.group([small, ViewTree(.text(StyledText("large")))])
    let views = try Laboratory(size: .accessibility5).layout(view, width: 390, height: 844)
    #expect(views.text("small")?.text?.font.pointSize == 21)
    #expect(views.text("large")?.text?.font.pointSize == 53)
  }

  /// Source: pictures of an app at AX4 and AX5: a metric of 1 is 8 thirds there.
  @Test("A scaled metric follows the view's own text size")
  func scaledMetric() throws {
    let metric = ViewTree(
      .deferred { environment in
        let length = FontMetrics.default.scaledValue(
          1, for: environment.dynamicTypeSize, displayScale: environment.pixelScale)
        return ViewTree(.shape(ShapeContent())).modified(
          by: .frame(width: length, height: length, alignment: .center)
        ).modified(by: .identifier("metric"))
      })
    let views = try Laboratory(size: .accessibility5).layout(metric, width: 390, height: 844)
    #expect(abs(try #require(views["metric"]).width - 8.0 / 3) < 1e-9)
    let limited = metric.modified(by: .environment(.dynamicTypeSize(.size(.large))))
    let large = try Laboratory(size: .accessibility5).layout(limited, width: 390, height: 844)
    #expect(large["metric"]?.width == 1)
  }

  @Test("A row becomes a column where its ideal width does not fit")
  func viewThatFits() throws {
    let parts = [Self.text("Balance"), Self.text("1,234,567.89")]
    let view = ViewTree(
      .viewThatFits(.horizontal),
      children: [
        ViewTree(.stack(StackDescription(axis: .horizontal)), children: parts),
        ViewTree(.stack(StackDescription(axis: .vertical)), children: parts),
      ])
    func isRow(_ size: DynamicTypeSize) throws -> Bool {
      let views = try Laboratory(size: size).layout(view, width: 320, height: 800)
      let first = try #require(views.text("Balance")).frame
      return try #require(views.text("1,234,567.89")).frame.minX >= first.maxX
    }
    #expect(try isRow(.large))
    #expect(try !isRow(.accessibility5))
  }

  @Test("A text with a line limit is cut, and says how much of it")
  func truncation() throws {
    let view = Self.text("All passengers must present their documents")
      .modified(by: .environment(.lineLimit(LineLimit(maximum: 1))))
    let views = try Laboratory(size: .accessibility5).layout(view, width: 320, height: 200)
    let text = try #require(views.first { $0.text != nil }?.text)
    #expect(text.isTruncated)
    #expect(text.lines.count == 1)
    #expect(text.lines.first?.text.last == "…")
    #expect(text.hiddenCharacterCount > 20)
  }

  private static func text(_ string: String) -> ViewTree { ViewTree(.text(StyledText(string))) }

  /// Source: a picture of home-assistant/iOS d722d781 at M, `SelectionOptionView`; 266 points are left
  /// for the text.
  @Test("A short word is not alone on the second line")
  func pushedOut() throws {
    let title = "Most secure: Allow this app to know when you're home"
    let view = ViewTree(.text(StyledText(title)))
      .modified(by: .environment(.font(.caption)))
      .modified(by: .frame(width: 266, height: nil, alignment: .leading))
    let placed = try Laboratory(size: .medium).layout(view, width: 390, height: 844)
    let lines = placed.text(title)?.text?.lines.map(\.text)
    #expect(lines == ["Most secure: Allow this app to know when", "you're home"])
  }
}
