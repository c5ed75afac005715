import DynamicTypeModel

/// A screen, or a part of one, that an app's code builds by itself.
package struct UIKitScreen: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A class below `UIViewController`.
    case controller
    /// A class below `UIView`, or below a cell of a table or a collection.
    case view, cell
    /// `#Preview`.
    case preview
  }

  /// The name of the class or of the preview.
  package var name: String
  package var kind: Kind
  package var location: SourceLocation
  /// Which of its file it is, in the order of the file.
  package var number: Int
  /// Whether it is a controller that only holds others, as a navigation controller does.
  package var isHolder = false
  /// Whether other classes inherit from it, which are shown in its place.
  package var isBase = false
  /// What a preview says about its window.
  package var window = Window.device
  /// Of a class: what tells it from all others.
  var path: [String] = []
  /// Of a preview: its file and the place of its closure.
  var file = -1
  var offset = 0

  package enum Window: Hashable, Sendable {
    case device, landscape, fitting
    case fixed(Size)
  }
}
