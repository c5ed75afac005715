import DynamicType

/// A font after scaling for a text size.
public struct ResolvedFont: Hashable, Sendable {
  public enum Face: Hashable, Sendable {
    case system
    case named(String)
  }

  /// Whether and how the size followed the reader's setting.
  public enum Scaling: Hashable, Sendable {
    /// A text style with automatic adjustment: it follows a change at once.
    case adjusts(TextStyle)
    /// A text style without automatic adjustment: it has the size the app was started at.
    case atLaunch(TextStyle)
    /// A plain or named font: the same at every size.
    case fixed
    /// A control that UIKit sizes by itself (bars, segmented controls): not the author's choice.
    case builtIn
  }

  public var face: Face
  public var weight: FontWeight
  public var isItalic: Bool
  /// Points, as drawn.
  public var pointSize: Double
  /// The text style's published leading at the size, in points; nil for plain fonts.
  public var leading: Double?
  public var scaling: Scaling
  /// The font that was asked for, where another one is used in its place.
  public var substitutedFor: String?

  public init(
    face: Face, weight: FontWeight = .regular, isItalic: Bool = false, pointSize: Double,
    leading: Double? = nil, scaling: Scaling
  ) {
    self.face = face
    self.weight = weight
    self.isItalic = isItalic
    self.pointSize = pointSize
    self.leading = leading
    self.scaling = scaling
  }
}
