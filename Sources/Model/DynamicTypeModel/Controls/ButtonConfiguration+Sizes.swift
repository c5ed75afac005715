import DynamicType

/// What a configured button's size decides.
///
/// Sources: public disassemblies of UIKit (`-[UIButtonConfiguration contentInsets]`, `setButtonSize:`,
/// `_getDefaultTitleAndSubtitleFontStylesForButtonSize`), which leave the insets in a table that they do not show; a
/// public reading of SwiftUI 6.5 for the same buttons (`BorderedButtonSpec`), which has them and is like UIKit
/// in all else. With them buttons of one line are twice as high as the corner radii that UIKit has for iOS 26, and
/// one button of each size is as large as a document of Xcode 13 recorded it at xSmall.
extension ButtonConfiguration {
  private var isSmall: Bool { buttonSize == .small || buttonSize == .mini }

  /// The insets around its content: its own, or that of its size, which is wider by 2 points a step at
  /// accessibility sizes.
  ///
  /// Evidence: E-button-insets.
  public func insets(at category: ContentSizeCategory) -> EdgeInsets {
    if let contentInsets { return contentInsets }
    let steps = max(0, category.rawValue - ContentSizeCategory.extraExtraExtraLarge.rawValue)
    let (vertical, horizontal): (Double, Double) =
      if isSmall { (5, 10) } else if buttonSize == .large { (15, 20) } else { (7, 12) }
    let side = horizontal + 2 * Double(steps)
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// The radius of its corners up to iOS 18, in points, at Large; by how much it grows is not known.
  ///
  /// Evidence: E-button-insets.
  public var cornerRadius: Double {
    if isSmall { 14 } else if buttonSize == .large { 8.75 } else { 5.95 }
  }

  /// What its title is set in where it names no font.
  ///
  /// Evidence: E-button-insets.
  public var titleStyle: TextStyle { isSmall ? .subheadline : .body }

  /// What its subtitle is set in where it names no font.
  ///
  /// Evidence: E-button-insets.
  public var subtitleStyle: TextStyle { isSmall ? .caption1 : .footnote }
}
