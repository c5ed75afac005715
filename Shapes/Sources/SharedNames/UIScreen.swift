internal import DynamicType
public import Foundation

/// The screen of the device that is imagined: as large as an iPhone 15's unless a test says otherwise.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  private var ownBounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// The window in points that SwiftUI lays out, with its pixels a point; nil where it lays none out.
  package var window: () -> (size: CGSize, scale: CGFloat)? = { nil }

  /// In points.
  public var bounds: CGRect {
    get { window().map { CGRect(origin: .zero, size: $0.size) } ?? ownBounds }
    set { ownBounds = newValue }
  }

  /// Pixels a point.
  public var scale: CGFloat {
    window()?.scale ?? TraitSource.current.traits.displayScale
      ?? TraitSource.defaultTraits.displayScale ?? 3
  }
}
