import DynamicType
import SwiftUI
import SwiftUILayoutTesting
import Testing
import UIKit
import UIKitLayoutTesting

@MainActor
@Suite(.serialized)
struct RepresentableTests {
  private let window = Size(width: 300, height: 600)

  @Test("A label of UIKit is as large as a text of SwiftUI, at twelve sizes")
  func label() throws {
    let words = "Half oxidised, from the hills in the south"
    for size in DynamicTypeSize.allCases {
      let screen = try VStack(spacing: 0) {
        KitLabel(text: words)
        Text(words).font(.body)
      }.laidOut(in: window, at: size)
      let found = screen.all(.text(words))
      try #require(found.count == 2)
      #expect(found[0].lines == found[1].lines, "\(size)")
      #expect(found[0].pointSize == found[1].pointSize, "\(size)")
      #expect(abs(found[0].frame.height - found[1].frame.height) < 0.34, "\(size)")
      #expect(abs(found[0].frame.maxY - found[1].frame.y) < 0.34, "\(size)")
      #expect(screen[.identifier("kit")]?.lines == found[0].lines)
    }
    #expect(try audit(KitLabel(text: words), in: window).isEmpty)
    #expect(try KitLabel(text: words).laidOut(in: window).png().count > 1000)
  }

  @Test("What SwiftUI limits is limited in UIKit's views")
  func limit() throws {
    let screen = try KitLabel(text: "Tea").dynamicTypeSize(...DynamicTypeSize.large)
      .laidOut(in: window, at: .accessibility5)
    // Body at Large, Human Interface Guidelines.
    #expect(screen[.text("Tea")]?.pointSize == 17)
  }

  @Test("A control of UIKit changes SwiftUI's state, which changes the control")
  func state() throws {
    let host = ViewHost(SwitchRow())
    var screen = try host.laidOut(in: window)
    #expect(screen.words == ["Without milk"])
    let view = try #require(KitSwitch.last)
    view.isOn = true
    view.sendActions(for: .valueChanged)
    screen = try host.laidOut(in: window)
    #expect(screen.words == ["With milk"])
    #expect(KitSwitch.last === view)
    // A switch hugs its size: text and switch are beside each other in the middle.
    let shown = try #require(screen[.kind("switch")])
    #expect(shown.frame.width < 70)
  }

  @Test("A representable says its size, from the environment that it was updated with")
  func ownSize() throws {
    for (size, height) in [(DynamicTypeSize.large, 40.0), (.accessibility1, 80)] {
      let screen = try KitCard().laidOut(in: window, at: size)
      let card = try #require(screen[.kind("hosted")])
      #expect(card.frame == Rect(x: 0, y: 300 - height / 2, width: 300, height: height))
    }
  }

  @Test("A controller takes the window, and has SwiftUI's views in UIKit's in SwiftUI's")
  func controller() throws {
    let screen = try MixedScreen().laidOut(in: window, at: .accessibility2)
    #expect(screen[.kind("hosted")]?.frame == Rect(x: 0, y: 0, width: 300, height: 600))
    #expect(
      screen.words
        == ["Today", "Oolong", "Half oxidised, from the hills in the south", "Prices may change"])
    // The lists stay in pre-order, and tell views apart.
    for (index, view) in screen.views.enumerated() {
      #expect(view.subtreeEnd > index)
      guard let parent = view.parent?.rawValue else { continue }
      #expect(parent < index && view.subtreeEnd <= screen.views[parent].subtreeEnd)
    }
    #expect(Set(screen.views.map(\.id)).count == screen.views.count)
    // Title 1 at AX2, Human Interface Guidelines.
    #expect(screen[.text("Today")]?.pointSize == 43)
  }
}
