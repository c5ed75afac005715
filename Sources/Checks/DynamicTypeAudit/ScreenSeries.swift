import DynamicType
import DynamicTypeModel

/// One scene, on one device and in one locale, laid out for one text size after the other.
public struct ScreenSeries: Sendable {
  /// By ascending text size; one at least.
  public let layouts: [LaidOutInterface]
  let screens: [ExaminedScreen]

  /// A series of layouts that differ in their text size alone.
  ///
  /// - Parameter layouts: In any order, no size twice; the scenes have the same elements.
  public init(_ layouts: [LaidOutInterface]) {
    precondition(!layouts.isEmpty, "a series of screens needs one layout at least")
    self.layouts = layouts.sorted { $0.configuration.size < $1.configuration.size }
    screens = self.layouts.map(ExaminedScreen.init)
  }

  /// The text sizes, ascending.
  public var sizes: [ContentSizeCategory] { layouts.map(\.configuration.size) }

  /// The elements of the scene, the same at every size.
  var elements: [Element] { layouts.first?.scene.elements ?? [] }

  /// The screen at Large, where authors look; the smallest size where Large was not laid out.
  var defaultScreen: ExaminedScreen? {
    screens.first { $0.size == .large } ?? screens.first
  }
}
