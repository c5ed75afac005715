import DynamicType
import DynamicTypeModel
import SwiftUILayout
import SwiftUIModel
import Testing

/// By the rule of OpenSwiftUI 069dd80b, worked out by hand for a phone of 390 by 844 points.
@Suite struct SafeAreaTests {
  private func laboratory() throws -> Laboratory {
    var laboratory = try Laboratory()
    laboratory.safeArea = DirectionalInsets(top: 47, bottom: 34)
    return laboratory
  }

  private let color = ViewTree(.shape(ShapeContent())).modified(by: .identifier("color"))

  @Test("A view that touches the safe area's edges reaches the window's")
  func wholeWindow() throws {
    let view = color.modified(by: .ignoresSafeArea(.all))
    let views = try laboratory().layout(view, width: 390, height: 844)
    #expect(views["color"] == Rect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("Only the edges that are named, and that touch, move")
  func someEdges() throws {
    let top = color.modified(by: .ignoresSafeArea(.top))
    let views = try laboratory().layout(top, width: 390, height: 844)
    #expect(views["color"] == Rect(x: 0, y: 0, width: 390, height: 810))
    let framed = color.modified(by: .ignoresSafeArea(.all))
      .modified(by: .frame(width: 100, height: 100, alignment: .center))
    let inner = try laboratory().layout(framed, width: 390, height: 844)
    // In the middle of 47 to 810.
    #expect(inner["color"] == Rect(x: 145, y: 378.5, width: 100, height: 100))
  }

  @Test("What is below a bar reaches under it")
  func underBar() throws {
    let view = ViewTree(
      .navigationStack,
      children: [
        color.modified(by: .ignoresSafeArea(.all)).modified(
          by: .navigationTitle(StyledText("Title"))
        )
        .modified(by: .navigationBarTitleDisplayMode(.inline))
      ])
    let views = try laboratory().layout(view, width: 390, height: 844)
    #expect(views["color"] == Rect(x: 0, y: 0, width: 390, height: 844))
  }
}
