import DynamicType
import DynamicTypeModel

/// Where a screen is shown, as far as view code can ask for it.
///
/// Code that branches on one of these takes its branch, so a screen whose code asks for the text
/// size is read again for each.
package struct ReadingEnvironment: Hashable, Sendable {
  package var dynamicTypeSize = DynamicTypeSize.large
  package var legibilityWeight = LegibilityWeight.regular
  package var horizontalSizeClass = SizeClass.compact
  package var verticalSizeClass = SizeClass.regular
  package var layoutDirection = LayoutDirection.leftToRight
  package var isDark = false
  /// A language tag, or `Base` for the language of development.
  package var locale = "Base"
  package var era = SystemEra.iOS26
  /// Of the window, in points.
  package var screenSize = Size(width: 393, height: 852)

  package init() {}
}
