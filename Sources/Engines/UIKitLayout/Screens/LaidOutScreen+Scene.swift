import DynamicTypeModel
import UIKitModel

extension LaidOutScreen {
  /// A scene of which nothing has been laid out yet.
  init(_ scene: Scene, configuration: Configuration, era: SystemEra) {
    self.init(
      id: scene.id, title: scene.title, kind: scene.kindName, location: scene.location,
      configuration: configuration, era: era)
    customClass = scene.customClass
    isWholeScreen = scene.controller != nil
    embeddedRoots = scene.embedded.map(\.root)
  }
}

extension Scene {
  /// What kind of screen it is: its controller's kind; a xib's view is its own kind.
  package var kindName: String {
    controller?.kind.rawValue ?? elements.first?.kind.rawValue ?? "view"
  }

  /// The class of its controller; of the view itself in a xib.
  package var customClass: String? {
    controller.map(\.customClass) ?? elements.first?.customClass
  }
}
