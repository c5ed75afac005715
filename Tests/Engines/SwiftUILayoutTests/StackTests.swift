import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// Frames that native SwiftUI or an article shows; others by the arithmetic of a rule's source.
@Suite struct StackTests {
  /// Source: TokamakUI/Tokamak e0d8e9d, `Tests/TokamakLayoutTests`, compared with native SwiftUI.
  @Test("Views without a preference are 8 points apart")
  func standardSpacing() throws {
    let views = try Laboratory().layout(
      "VStack { \(box("a")) ; \(box("b")) }", width: 500, height: 500)
    #expect(views["a"] == Rect(x: 0, y: 0, width: 500, height: 246))
    #expect(views["b"] == Rect(x: 0, y: 254, width: 500, height: 246))
  }

  /// Source: the same.
  @Test("A view of low priority keeps its least length")
  func priorities() throws {
    let views = try Laboratory().layout(
      """
      VStack { Color.red.frame(minHeight: 50).accessibilityIdentifier("a") ;
      \(box("b")).layoutPriority(1) }
      """, width: 500, height: 500)
    #expect(views["a"] == Rect(x: 0, y: 0, width: 500, height: 50))
    #expect(views["b"] == Rect(x: 0, y: 58, width: 500, height: 442))
  }

  /// Source: stackotter/swiftui-layout-edge-cases 921132a, which gives 42, 80 and 123 in whole points.
  @Test("A stack may exceed what it is offered")
  func overflow() throws {
    let views = try Laboratory().layout(
      """
      VStack(spacing: 0) {
      Color.blue.frame(minHeight: 5, maxHeight: 100).accessibilityIdentifier("a") ;
      Color.orange.frame(minHeight: 80).accessibilityIdentifier("b") }.accessibilityIdentifier("v")
      """, width: 100, height: 85)
    #expect(views["a"]?.height == 42.5)
    #expect(views["b"]?.height == 80)
    #expect(views["v"]?.height == 122.5)
  }

  /// By hand: the last 5 of 10 points at the left, as text runs from right to left.
  @Test("Places are mirrored where text runs from right to left")
  func rightToLeft() throws {
    var laboratory = try Laboratory()
    laboratory.environment.layoutDirection = .rightToLeft
    let views = try laboratory.layout(
      """
      HStack(spacing: 0) { Color.red.frame(width: 30).accessibilityIdentifier("a") ;
      \(box("b")).padding(.leading, 10) }
      """, width: 100, height: 20)
    #expect(views["a"] == Rect(x: 70, y: 0, width: 30, height: 20))
    #expect(views["b"] == Rect(x: 0, y: 0, width: 60, height: 20))
  }

  /// By hand: a padding around a group of two is a padding around each, an overlay's group a pile.
  /// Source: `_VStackLayout` is what OpenSwiftUI's `ImplicitRootType` begins with.
  @Test("Several views of a navigation stack are one below the other")
  func severalRoots() throws {
    let views = try Laboratory().layout(
      ViewTree(
        .navigationStack,
        children: [ViewTree(.group, children: ["a", "b"].map { ViewTree(.text(StyledText($0))) })]),
      width: 390, height: 844)
    let (one, other) = (try #require(views.text("a")), try #require(views.text("b")))
    #expect(other.exactFrame.y >= one.exactFrame.maxY)
  }

  @Test("A modifier around several views is around each of them")
  func groups() throws {
    let views = try Laboratory().layout(
      """
      VStack(spacing: 0) { Group { Color.red.frame(width: 10, height: 10)
      .accessibilityIdentifier("a") ; Color.red.frame(width: 10, height: 10)
      .accessibilityIdentifier("b") }.padding(5) }
      """, width: 100, height: 100)
    #expect(views["a"] == Rect(x: 45, y: 35, width: 10, height: 10))
    #expect(views["b"] == Rect(x: 45, y: 55, width: 10, height: 10))
  }

  private func box(_ name: String) -> String { "Color.red.accessibilityIdentifier(\"\(name)\")" }

  /// Two columns of 100 points with 8 between them and between lines.
  @Test("Headers of a lazy grid's sections are as wide as the grid, and each section begins a row")
  func gridSections() throws {
    func color(_ name: String, _ height: Int) -> String {
      "Color.red.frame(height: \(height)).accessibilityIdentifier(\"\(name)\")"
    }
    let views = try Laboratory().layout(
      """
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 8) {
      \(color("a", 10)) ;
      Section { \(color("b", 10)) ; \(color("c", 12)) ; \(color("d", 10)) } header: { \(color("first", 20)) } ;
      Section { \(color("e", 10)) } header: { \(color("second", 20)) } footer: { \(color("end", 5)) }
      }
      """, width: 208, height: 400)
    let expected = [
      "a": Rect(x: 0, y: 0, width: 100, height: 10),
      "first": Rect(x: 0, y: 18, width: 208, height: 20),
      // In the middle of a row that is 12 points high.
      "b": Rect(x: 0, y: 47, width: 100, height: 10),
      "c": Rect(x: 108, y: 46, width: 100, height: 12),
      "d": Rect(x: 0, y: 66, width: 100, height: 10),
      "second": Rect(x: 0, y: 84, width: 208, height: 20),
      "e": Rect(x: 0, y: 112, width: 100, height: 10),
      "end": Rect(x: 0, y: 130, width: 208, height: 5),
    ]
    // The grid stands in the middle of the 400 points.
    let top = (400.0 - 135) / 2
    for (name, frame) in expected {
      let found = try #require(views[name])
      #expect(abs(found.x - frame.x) < 0.01 && abs(found.y - top - frame.y) < 0.01, "\(name)")
      #expect(found.width == frame.width && found.height == frame.height, "\(name)")
    }
  }

  /// By hand. Source: Apple, `Circle.sizeThatFits(_:)`; `GridRow` of SwiftUI is as a `Group` outside of a `Grid`.
  @Test("A circle is as wide as it is high, and rows outside of a grid are their views")
  func circlesAndRows() throws {
    let circle = ViewTree(.shape(ShapeContent(.circle)))
      .modified(by: .identifier("circle"))
    func box(_ name: String) -> ViewTree {
      ViewTree(.shape(ShapeContent(.rectangle))).modified(by: .identifier(name))
    }
    let laboratory = try Laboratory()
    let beside = laboratory.layout(
      ViewTree(
        .stack(StackDescription(axis: .horizontal, spacing: 0)), children: [circle, box("box")]),
      width: 100, height: 20)
    #expect(beside["circle"] == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(beside["box"] == Rect(x: 20, y: 0, width: 80, height: 20))
    let row = ViewTree(.gridRow(alignment: nil), children: [box("a"), box("b")])
    let outside = laboratory.layout(
      ViewTree(.stack(StackDescription(axis: .vertical, spacing: 0)), children: [row]), width: 100,
      height: 20)
    #expect(outside["a"] == Rect(x: 0, y: 0, width: 100, height: 10))
    #expect(outside["b"] == Rect(x: 0, y: 10, width: 100, height: 10))
    let grid = ViewTree(
      .grid(GridDescription(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0)),
      children: [.group([row])])
    let inside = laboratory.layout(grid, width: 100, height: 20)
    #expect(inside["a"]?.x == 0)
    #expect(inside["b"]?.x == 50)
  }
}
