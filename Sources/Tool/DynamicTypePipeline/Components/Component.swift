import DynamicTypeModel
import SwiftUIReading
import UIKitReading

/// A view of the app's own that is a part of screens.
protocol Component: Sendable {
  var type: TypeOfFile { get }

  /// The view in its states, at a place; none where its code shows nothing.
  func placed(at place: ScreenFile.Place) -> [any PlacedScreen]
}

/// A view of SwiftUI.
struct SwiftUIComponent: Component {
  let view: SwiftUIScreen
  let screens: SwiftUIScreens
  let index: ProjectIndex

  var type: TypeOfFile { TypeOfFile(path: view.location.path, name: view.writtenName) }

  func placed(at place: ScreenFile.Place) -> [any PlacedScreen] {
    screens.placed(view, at: place, in: index)
  }
}

/// A view of UIKit, or a cell.
struct CodeComponent: Component {
  let view: UIKitScreen
  let screens: CodeScreens

  var type: TypeOfFile {
    let name = view.name.split(separator: ".").last ?? ""
    return TypeOfFile(path: view.location.path, name: String(name))
  }

  func placed(at place: ScreenFile.Place) -> [any PlacedScreen] {
    screens.placed(view, at: place)
  }
}
