import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// Trees that would exhaust the stack or the patience of a layout that is written naively.
@Suite struct HostileTreeTests {
  /// By hand: each padding takes 0.01 on every side.
  @Test("10,000 nested paddings are laid out")
  func deepPaddings() throws {
    let views = try Laboratory().layout(
      nested(10_000, .insetPadding(DirectionalInsets(.all, 0.01))), width: 500, height: 500)
    let frame = try #require(views["leaf"])
    #expect(abs(frame.x - 100) < 1e-6)
    #expect(abs(frame.width - 300) < 1e-6)
  }

  @Test("10,000 nested stacks are laid out", arguments: [Axis.horizontal, .vertical])
  func deepStacks(axis: Axis) throws {
    let views = try Laboratory().layout(
      nested(10_000, .stack(StackDescription(axis: axis))), width: 500, height: 500)
    #expect(views["leaf"] == Rect(x: 0, y: 0, width: 500, height: 500))
  }

  /// Each level asks its views for a least, a largest and a final length; were answers not kept, the
  /// 40th level would be asked 3⁴⁰ times.
  @Test("Stacks within stacks take time in proportion to their number")
  func alternatingStacks() throws {
    let side = ViewTree(.shape(ShapeContent()))
      .modified(by: .frame(width: 0.01, height: 0.01, alignment: .center))
    var builder = ViewTreeBuilder()
    for level in 0..<2000 {
      let axis: Axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      builder.open(.stack(StackDescription(axis: axis, spacing: 0)))
      builder.add(side)
    }
    builder.add(ViewTree(.shape(ShapeContent())).modified(by: .identifier("leaf")))
    for _ in 0..<2000 { builder.close() }
    let views = try Laboratory().layout(builder.build(), width: 500, height: 500)
    let frame = try #require(views["leaf"])
    #expect(abs(frame.width - 490) < 1e-6)
    #expect(abs(frame.height - 490) < 1e-6)
  }

  @Test("A view that contains itself ends")
  func recursion() throws {
    let views = try Laboratory().layout(Self.endless, width: 100, height: 100)
    #expect(!views.isEmpty)
  }

  /// By hand: 7 points above and below a bordered button's line of 20⅓.
  @Test("A control in a style's own body has the style around it")
  func ownStyle() throws {
    let words = ViewTree(.text(StyledText("Pay"))).modified(by: .identifier("words"))
    let button = ViewTree(.control(.button()), children: [words])
    let again = ViewTree(.control(.button()), children: [ViewTree(.slot(0))])
      .modified(by: .insetPadding(DirectionalInsets(.all, 10)))
    let tree = button.modified(by: .environment(.buttonStyle(.custom { _ in again })))
      .modified(by: .environment(.buttonStyle(.bordered)))
    let placed = try Laboratory().layout(tree, width: 100, height: 100)
    let heights = placed.filter { $0.kind == .control(.button()) }.map(\.exactFrame.height)
    #expect(heights.map { ($0 * 3).rounded() } == [163, 103])
    #expect(placed.first?.assumptions.contains(.tooManyViews) == false)
  }

  @Test("A style that sets itself in its own body ends, and the screen says so")
  func endlessStyle() throws {
    let tree = ViewTree(.control(.button()), children: [ViewTree(.text(StyledText("Pay")))])
      .modified(by: Self.endlessStyle())
    let placed = try Laboratory().layout(tree, width: 100, height: 100)
    #expect(placed.first?.assumptions.contains(.tooManyViews) == true)
    let screen = try Laboratory().engine.screen(
      tree, id: "Screen", title: "Screen",
      location: SourceLocation(path: "Screen.swift", line: 1, column: 1),
      configuration: Configuration(size: .large, device: .documentDefault, target: .device))
    #expect(screen.notExamined.count == 1)
  }

  /// A style whose body has two buttons of the same style: twice as many at each level.
  private static func endlessStyle() -> ViewContent {
    .environment(
      .buttonStyle(
        .custom { _ in
          let button = ViewTree(.control(.button()), children: [ViewTree(.slot(0))])
          return ViewTree(.stack(StackDescription(axis: .vertical)), children: [button, button])
            .modified(by: endlessStyle())
        }))
  }

  @Test(
    "Numbers that are none end in finite frames",
    arguments: [
      Double.nan, .infinity, -.infinity, -1, 1e308, -1e308,
    ])
  func numbers(number: Double) throws {
    let leaf = ViewTree(.text(StyledText("Text")))
    let modifiers: [ViewContent] = [
      .frame(width: number, height: number, alignment: .center),
      .flexibleFrame(FlexibleFrame(minWidth: number, maxWidth: number, maxHeight: number)),
      .insetPadding(DirectionalInsets(.all, number)), .aspectRatio(number, .fill),
      .aspectRatio(number, .fit), .layoutPriority(number), .offset(x: number, y: number),
      .position(x: number, y: number),
      .alignmentGuide(.leading) { _ in number }, .alignmentGuide(.verticalCenter) { _ in number },
      .environment(.kerning(number)), .environment(.lineSpacing(number)),
      .environment(.minimumScaleFactor(number)), .environment(.baselineOffset(number)),
      .environment(.font(.system(size: number))),
    ]
    for modifier in modifiers {
      let modified = leaf.modified(by: modifier)
      for axis in [Axis.horizontal, .vertical] {
        let spacer = ViewTree(.spacer(minLength: number))
        let view = ViewTree(
          .stack(
            StackDescription(
              axis: axis, alignment: axis == .horizontal ? nil : .leading,
              spacing: number)), children: [modified, spacer, leaf])
        for placed in try Laboratory().layout(view, width: 300, height: 300) {
          let frame = placed.frame
          let areFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }
          #expect(areFinite, "\(modifier)")
        }
      }
    }
  }

  private static var endless: ViewTree { ViewTree(.deferred { _ in endlessPadding }) }
  private static var endlessPadding: ViewTree {
    endless.modified(by: .insetPadding(DirectionalInsets(.all, 0)))
  }

  private func nested(_ depth: Int, _ content: ViewContent) -> ViewTree {
    var builder = ViewTreeBuilder()
    for _ in 0..<depth { builder.open(content) }
    builder.open(.identifier("leaf"))
    builder.add(.shape(ShapeContent()))
    builder.close()
    for _ in 0..<depth { builder.close() }
    return builder.build()
  }
}
