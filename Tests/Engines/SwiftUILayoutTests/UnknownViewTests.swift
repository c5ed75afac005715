import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// Views that are not known beside others that are: the others are laid out as if they were alone.
@Suite struct UnknownViewTests {
  private let unknown = ViewTree(.opaque(OpaqueContent(name: "Map", reason: "a test")))

  private func text(_ string: String) -> ViewTree { ViewTree(.text(StyledText(string))) }

  private func column(_ children: ViewTree...) -> ViewTree {
    ViewTree(.stack(StackDescription(axis: .vertical, spacing: 0)), children: children)
  }

  private func size(_ view: ViewTree, height: Double?) throws -> Size {
    let laboratory = try Laboratory()
    return laboratory.engine.size(
      of: view, proposed: ProposedSize(width: 100, height: height),
      environment: laboratory.environment)
  }

  @Test("One takes of a stack what texts leave, in frames and padding, too")
  func stacks() throws {
    let words = text("A text that has several lines in a hundred points")
    let own = try size(words, height: nil).height
    for view in [
      unknown, unknown.modified(by: .insetPadding(.zero)),
      unknown.modified(by: .flexibleFrame(FlexibleFrame(maxWidth: .infinity))),
    ] {
      let placed = try Laboratory().layout(column(view, words), width: 100, height: own + 20)
      // Frames are rounded to whole pixels.
      #expect(placed.last { $0.text != nil }?.text?.isTruncated == false)
      #expect(placed.first { $0.kind == .opaque("Map", reason: "a test") }?.frame.height == 20)
    }
  }

  @Test("Before a spacer it takes all")
  func spacers() throws {
    let placed = try Laboratory().layout(
      column(unknown, ViewTree(.spacer(minLength: 0))), width: 100, height: 50)
    #expect(placed.first { $0.kind == .opaque("Map", reason: "a test") }?.exactFrame.height == 50)
  }

  @Test("On or behind a text it makes no stack larger")
  func depth() throws {
    let words = text("Tea")
    let own = try size(words, height: 400)
    let stack = ViewTree(.depthStack(.center), children: [unknown, words])
    #expect(try size(stack, height: 400) == own)
    #expect(
      try size(ViewTree(.depthStack(.center), children: [unknown]), height: 400)
        == Size(width: 100, height: 400))
  }
}
