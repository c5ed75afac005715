import DynamicTypeModel
import Testing

@testable import DynamicTypeRendering

/// What is in front of what beyond the order of views, and what cuts it off.
@Suite struct LayersTests {
  private let red = ColorValue.rgba(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = ColorValue.rgba(red: 0, green: 0, blue: 1, alpha: 1)
  private let green = ColorValue.rgba(red: 0, green: 1, blue: 0, alpha: 1)

  /// A stack of 100 × 60 with a bar of 20, in which there is an item, and content that reaches under it.
  private func stack(
    bar: LaidOutView.Layer, change: (inout LaidOutScreen) -> Void = { _ in }
  ) -> LaidOutScreen {
    var screen = Screen()
    screen.add(.view, Rect(width: 100, height: 60))
    screen.add(.view, Rect(width: 100, height: 20), in: 1)
    screen.add(.view, Rect(x: 10, y: 5, width: 10, height: 10), in: 2, background: blue)
    screen.add(.view, Rect(width: 100, height: 80), in: 1, background: red)
    screen.add(.view, Rect(y: 60, width: 100, height: 20), background: green)
    var layout = screen.layout
    layout.views[2].layer = bar
    change(&layout)
    return layout
  }

  @Test("A bar is in front of all that its parent contains, with what is in it")
  func bars() throws {
    #expect(try Picture(of: stack(bar: .content)).color(15, 10) == "FF0000")
    let picture = try Picture(of: stack(bar: .bar))
    #expect(picture.color(15, 10) == "0000FF")
    #expect(picture.color(25, 10) == "FF0000")
    // What follows the stack is drawn over it.
    #expect(picture.color(15, 70) == "00FF00")
  }

  @Test("A bar is cut off, and fades, with its parent")
  func cutBars() throws {
    let cut = try Picture(
      of: stack(bar: .bar) {
        $0.views[1].clipsContent = true
        $0.nodes[1].frame.width = 15
      })
    #expect(cut.color(12, 10) == "0000FF")
    #expect(cut.color(18, 10) == "FFFFFF")
    let faded = try Picture(of: stack(bar: .bar) { $0.views[1].opacity = 0.5 })
    #expect(["7F7FFF", "8080FF"].contains(faded.color(15, 10)))
  }

  @Test("A sheet is in front of the whole screen, bars included")
  func sheets() throws {
    let picture = try Picture(
      of: stack(bar: .bar) {
        $0.views[4].layer = .presentation
        $0.nodes[4].frame = Rect(y: 5, width: 100, height: 75)
      })
    #expect(picture.color(15, 3) == "FFFFFF")
    #expect(picture.color(15, 10) == "FF0000")
    #expect(picture.color(15, 70) == "FF0000")
  }

  /// A view of 100 × 30 in the middle of the screen, and one in it.
  private func part(_ cut: LaidOutView.CornerCut?) -> LaidOutScreen {
    var screen = Screen()
    screen.add(.view, Rect(y: 20, width: 100, height: 30), background: red)
    screen.add(.view, Rect(width: 100, height: 40), in: 1, background: blue)
    var layout = screen.layout
    layout.views[1].appearance.cut = cut
    return layout
  }

  @Test("A part of a card is cut off, with what is in it, at the card's ends alone")
  func cutParts() throws {
    // What is in it reaches over its end, and is cut off there, too.
    #expect(try Picture(of: part(nil)).color(50, 55) == "0000FF")
    for isAtTop in [false, true] {
      let picture = try Picture(
        of: part(LaidOutView.CornerCut(radius: 10, isAtTop: isAtTop, isAtBottom: !isAtTop)))
      #expect(picture.color(50, 55) == "FFFFFF")
      #expect(picture.color(50, 35) == "0000FF")
      for x in [1.0, 98.5] {
        #expect(picture.color(x, 21) == (isAtTop ? "FFFFFF" : "0000FF"))
        #expect(picture.color(x, 48.5) == (isAtTop ? "0000FF" : "FFFFFF"))
      }
    }
  }
}
