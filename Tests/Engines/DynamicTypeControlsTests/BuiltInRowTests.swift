import DynamicType
import DynamicTypeModel
import DynamicTypeShaping
import DynamicTypeText
import Testing

@testable import DynamicTypeControls

/// Rows whose texts are given by their sizes, without a document around them.
@Suite struct BuiltInRowTests {
  private let device = Device(
    id: "test", name: "Test", screen: Size(width: 320, height: 640), pixelScale: 2)

  private func environment(_ size: ContentSizeCategory) throws -> ControlEnvironment {
    ControlEnvironment(
      metrics: SystemMetrics(era: .iOS17, device: device),
      measurer: TextMeasurer(shaper: HarfBuzzShaper(library: try FontLibrary())),
      textSize: FixedTextSize(size))
  }

  /// A text of 17 points whose size does not depend on the width.
  private func line(_ width: Double, _ height: Double = 20.5) -> BuiltInRow.Line {
    BuiltInRow.Line(font: .system(17)) { _ in Size(width: width, height: height) }
  }

  private func row(
    _ style: RowContent.Style, title: Double, detail: Double,
    _ size: ContentSizeCategory = .large
  ) throws -> BuiltInRow {
    var row = try BuiltInRow(style: style, leadingMargin: 16, environment(size))
    row.title = line(title)
    row.detail = line(detail)
    return row
  }

  /// A value ends at the margin of 16 points; both lines of 20.5 points are in the middle of 43.5, up to the whole
  /// point: 11.5 and so 12.
  @Test func valueIsAtTheTrailingMargin() throws {
    let row = try row(.value1, title: 100, detail: 60)
    let bounds = Size(width: 320, height: 43.5)
    #expect(
      row.frame(of: .title, in: bounds, around: 43.5)
        == Rect(x: 16, y: 12, width: 100, height: 20.5))
    #expect(
      row.frame(of: .detail, in: bounds, around: 43.5)
        == Rect(x: 320 - 16 - 60, y: 12, width: 60, height: 20.5))
  }

  /// 288 points are left of 320: 230 and 60 do not fit beside each other, nor does anything at accessibility sizes.
  @Test(arguments: [
    (230.0, ContentSizeCategory.large, true), (200, .large, false), (200, .accessibility1, true),
  ])
  func titleAndValueStackWhereTheyDoNotFit(
    title: Double, size: ContentSizeCategory, isStacked: Bool
  ) throws {
    let row = try row(.value1, title: title, detail: 60, size)
    let bounds = Size(width: 320, height: 90)
    let top = row.frame(of: .title, in: bounds, around: 90).y
    let below = row.frame(of: .detail, in: bounds, around: 90).y
    #expect((below - top == 20.5) == isStacked)
    #expect((below == top) == !isStacked)
  }

  /// A row is at least 44 points high with its separator of a pixel; an image of 40 points has 22 around it and a
  /// pixel (`RowMetrics`).
  @Test func heightIsThatOfASystemRowOrOfTheImage() throws {
    var row = try row(.default, title: 100, detail: 0)
    row.detail = nil
    #expect(row.height(inWidth: 320) == 43.5)
    row.image = BuiltInRow.Image(size: Size(width: 40, height: 40), isSystemSymbol: false)
    #expect(row.height(inWidth: 320) == 62.5)
  }
}
