/// Decisions that were taken where nothing is published; each frame names those that it rests on.
///
/// The reasons are in `Documentation/decisions.md`, SwiftUI.
public struct LayoutAssumptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The size of a symbol, for which Apple publishes no table.
  public static let symbolSize = LayoutAssumptions(rawValue: 1 << 0)
  /// The size of a picture that the project does not have.
  public static let imageSize = LayoutAssumptions(rawValue: 1 << 1)
  /// The distance between the icon and the title of a `Label`.
  public static let labelGap = LayoutAssumptions(rawValue: 1 << 2)
  /// How columns of a `Grid` share the width.
  public static let gridColumns = LayoutAssumptions(rawValue: 1 << 3)
  /// The size of a control that was measured at other sizes, or not at all.
  public static let controlSize = LayoutAssumptions(rawValue: 1 << 4)
  /// Where a `LabeledContent` in a list puts its content under its label.
  public static let labeledContentReflow = LayoutAssumptions(rawValue: 1 << 5)
  /// Row heights, insets or headers of lists that were measured at L or M alone.
  public static let listMetrics = LayoutAssumptions(rawValue: 1 << 6)
  /// Bars that were measured at L or M alone.
  public static let barMetrics = LayoutAssumptions(rawValue: 1 << 7)
  /// A view that nobody knows, and its size.
  public static let opaqueView = LayoutAssumptions(rawValue: 1 << 8)
  /// A distance that OpenSwiftUI alone shows.
  public static let textToViewSpacing = LayoutAssumptions(rawValue: 1 << 9)
  /// Text in other fonts than the first, pictures in text, and raised letters.
  public static let mixedText = LayoutAssumptions(rawValue: 1 << 10)
  /// More views than a layout goes through, or a style that uses itself.
  public static let tooManyViews = LayoutAssumptions(rawValue: 1 << 11)
}
