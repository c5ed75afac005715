import DynamicTypeModel
import Testing
import UIKitModel

@testable import DynamicTypeRendering

@Suite struct PlacesTests {
  /// The oracle is the picture: the only thing that is red in it must be where it is said to be.
  @Test(
    "An element's place is where its picture shows it, below bars and on a page that grew",
    arguments: [RenderOptions.Extent.screen, .fullContent])
  func placesAreThoseOfThePicture(extent: RenderOptions.Extent) throws {
    var screen = Screen()
    let scroll = screen.add(.scrollView, Rect(width: 100, height: 60))
    screen.layout.nodes[scroll].scroll = ScrollRegion(contentSize: Size(width: 100, height: 150))
    screen.layout.safeArea = Rect(y: 20, width: 100, height: 60)
    let top = screen.add(
      .view, Rect(x: 10, y: 5, width: 30, height: 10), in: scroll,
      background: .system("systemRedColor"))
    let below = screen.add(
      .view, Rect(x: 50, y: 70, width: 20, height: 10), background: .system("systemRedColor"))
    for (seen, hidden) in [(top, below), (below, top)] {
      var screen = screen
      screen.layout.nodes[hidden].isShown = false
      let picture = try Picture(of: screen, RenderOptions(extent: extent))
      #expect(picture.extent(besides: "FFFFFF") == screen.layout.places(in: extent)[seen])
    }
  }

  @Test("Content that stays under the bars stands where its frame says")
  func contentUnderBars() {
    var screen = Screen()
    let scroll = screen.add(.scrollView, Rect(width: 100, height: 60))
    screen.layout.nodes[scroll].scroll = ScrollRegion(contentSize: Size(width: 100, height: 50))
    screen.layout.safeArea = Rect(y: 20, width: 100, height: 60)
    let top = screen.add(.view, Rect(x: 10, y: 25, width: 30, height: 10), in: scroll)
    #expect(screen.layout.places(in: .screen)[top].y == 45)
    screen.layout.nodes[scroll].scroll?.avoidsBars = false
    #expect(screen.layout.places(in: .screen)[top].y == 25)
  }
}
