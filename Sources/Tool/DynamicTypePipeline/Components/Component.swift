import DynamicTypeModel
import SwiftUIReading
import UIKitReading

/// A view of the app's own that is a part of screens.
protocol Component: Sendable {
  /// The name of its type, without those around it.
  var name: String { get }
  /// Where the type is declared.
  var location: SourceLocation { get }

  /// The view in its first state, at a place; none where its code shows nothing.
  func placed(at place: ScreenFile.Place) -> [any PlacedScreen]
}

extension Component {
  var type: TypeOfFile { TypeOfFile(path: location.path, name: name) }
}

/// A view of SwiftUI.
struct SwiftUIComponent: Component {
  let view: SwiftUIScreen
  let screens: SwiftUIScreens
  let index: ProjectIndex

  var name: String { view.writtenName }
  var location: SourceLocation { view.location }

  func placed(at place: ScreenFile.Place) -> [any PlacedScreen] {
    screens.placed(view, 0, at: place, in: index)
  }
}

/// A view of UIKit, or a cell.
struct CodeComponent: Component {
  let view: UIKitScreen
  let screens: CodeScreens

  var name: String { String(view.name.split(separator: ".").last ?? "") }
  var location: SourceLocation { view.location }

  func placed(at place: ScreenFile.Place) -> [any PlacedScreen] {
    screens.isShown(view, at: [place]) ? [screens.placed(view, at: place)] : []
  }
}
