internal import DynamicType
internal import DynamicTypeModel
import SwiftUI
internal import SwiftUIModel
import UIKit

extension ViewEnvironment {
  /// What reaches SwiftUI's views of the traits of a view of UIKit.
  @MainActor
  init(_ collection: UITraitCollection) {
    self.init()
    let traits = collection.traits
    dynamicTypeSize = traits.preferredContentSizeCategory ?? .large
    legibilityWeight = traits.legibilityWeight ?? .regular
    layoutDirection = traits.layoutDirection ?? .leftToRight
    horizontalSizeClass = traits.horizontalSizeClass == .regular ? .regular : .compact
    verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
    if let scale = traits.displayScale, scale > 0 { pixelScale = scale }
    locale = LayoutSurroundings.current.locale
    era = LayoutSurroundings.current.era
  }
}

extension UIView {
  /// Lets the environment of a SwiftUI view reach the views from here down.
  func take(_ environment: ViewEnvironment) {
    var overrides = traitOverrides
    overrides.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    overrides.legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
    overrides.layoutDirection =
      environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    overrides.horizontalSizeClass =
      environment.horizontalSizeClass == .regular ? .regular : .compact
    overrides.verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
    if overrides != traitOverrides { traitOverrides = overrides }
    isUserInteractionEnabled = environment.isEnabled
  }
}

extension LayoutSurroundings {
  /// Lets UIKit's views be laid out for the locale and the era of a SwiftUI view.
  @MainActor
  static func with<Result>(_ environment: ViewEnvironment, _ body: () -> Result) -> Result {
    let before = current
    defer { current = before }
    current.locale = environment.locale
    current.era = environment.era
    return body()
  }
}

extension ProposedViewSize {
  /// - Parameter width: In points; nil for as much as the view likes, as the height.
  init(offered width: Double?, _ height: Double?) {
    self.init(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }
}
