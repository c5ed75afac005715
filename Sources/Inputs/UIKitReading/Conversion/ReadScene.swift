import DynamicTypeModel
import UIKitModel

/// A screen that code builds, as it was read for one text size.
package struct ReadScene: Hashable, Sendable {
  package var scene: Scene
  /// What is known of each element besides, in the order of the scene's.
  package var details: [ElementDetail] = []
  /// What was assumed where only running the app would tell.
  package var assumptions: [String] = []
  /// The views that bars show in the place of items and titles, each with the id that its item has.
  package var barViews: [ReadScene] = []
  /// How the window around it is: nil for the device's.
  package var window: Size?

  package init(scene: Scene) { self.scene = scene }

  /// How sure each element is, and what is in it, for a screen that is laid out.
  package func complete(_ screen: inout LaidOutScreen) {
    screen.assumptions = assumptions
    for bar in screen.laidOutBars.indices {
      for item in screen.laidOutBars[bar].items.indices {
        for view in screen.laidOutBars[bar].items[item].view.indices {
          let id = screen.laidOutBars[bar].items[item].view[view].id
          barViews.first { $0.scene.id == id }?
            .complete(&screen.laidOutBars[bar].items[item].view[view])
        }
      }
    }
    for number in screen.views.indices where details.indices.contains(number) {
      let provenance = details[number].provenance
      screen.views[number].provenance = provenance
      if let text = details[number].textProvenance, screen.nodes.indices.contains(number) {
        for line in screen.nodes[number].texts.indices {
          screen.nodes[number].texts[line].provenance = text
        }
      }
    }
  }
}

/// What is known of a view that code makes besides what layout takes.
package struct ElementDetail: Hashable, Sendable {
  /// The class, and those above it that are UIKit's or the app's, the nearest first.
  package var className: String
  package var bases: [String] = []
  /// The property or variable that holds it.
  package var name: String?
  /// How sure its place and look are.
  package var provenance = Provenance.known
  /// How sure its text is; nil for a view without text.
  package var textProvenance: Provenance?
  package var text: String?
  package var numberOfLines: Int?
  package var font: FontDescription?
  package var adjustsFont = false
  /// Whether it is a layout guide, which constraints bind although it is no view.
  package var isGuide = false

  init(className: String) { self.className = className }
}
