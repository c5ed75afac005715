public import DynamicType
public import UIKit

// Material Components for iOS, the names that its documentation of Dynamic Type shows. What they do is Core's.

/// Material's name of ``/DynamicType/MaterialTextStyle``.
public typealias MDCTextStyle = MaterialTextStyle

/// Gives fonts the curve of a Material style.
public final class MDCFontScaler: Sendable {
  private let scaler: MaterialFontScaler

  public init(forMaterialTextStyle textStyle: MDCTextStyle) {
    scaler = MaterialFontScaler(for: textStyle)
  }

  /// The font with the style's curve, at the size for the reader's text size.
  public func scaledFont(with font: UIFont) -> UIFont { scaler.scaledFont(font) }

  /// A length in the ratio of the style's sizes, in points.
  public func scaledValue(forValue value: CGFloat) -> CGFloat { scaler.scaledValue(for: value) }
}

extension UIFont {
  /// The font at its curve's size for a text size; itself without a curve.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func mdc_scaledFont(forSizeCategory sizeCategory: UIContentSizeCategory) -> UIFont {
    materialScaled(for: sizeCategory.category ?? .large)
  }

  /// The font at its curve's size for the traits of a view.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @MainActor
  public func mdc_scaledFont(for traitEnvironment: any UITraitEnvironment) -> UIFont {
    mdc_scaledFont(forSizeCategory: traitEnvironment.traitCollection.preferredContentSizeCategory)
  }

  /// The font at its curve's size for the reader's text size.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func mdc_scaledFontForCurrentSizeCategory() -> UIFont {
    mdc_scaledFont(forSizeCategory: UITraitCollection.current.preferredContentSizeCategory)
  }

  /// The font at its curve's size for Large.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func mdc_scaledFontAtDefaultSize() -> UIFont { materialScaledAtDefaultSize }
}
