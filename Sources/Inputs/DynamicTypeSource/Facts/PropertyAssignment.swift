/// A property that decides how text is set, or how much of it can be seen.
package enum TextProperty: String, Codable, Hashable, Sendable {
  case font, adjustsFontForContentSizeCategory
  case rowHeight, sectionHeaderHeight, sectionFooterHeight
  case itemSize, headerReferenceSize, footerReferenceSize
  case maximumContentSizeCategory, preferredContentSizeCategory, showsLargeContentViewer
  case maximumLineHeight, minimumScaleFactor, adjustsFontSizeToFitWidth, numberOfLines
  case attributedText
  /// Of a button: from then on its title has the configuration's font.
  case configuration
  /// Of a stack.
  case axis
  /// Of a constraint.
  case priority, constant
}

/// `target.property = value`, for the properties that decide how text is set.
///
/// A button that is made with a configuration is taken for one that gets it. An interaction for the Large Content Viewer with a delegate of its own is taken for `showsLargeContentViewer = true`.
package struct PropertyAssignment: Codable, Hashable, Sendable {
  package var target: TargetPath
  /// The target as it is spelled, with its dot: `button.titleLabel?.`; empty for `self` unspoken.
  package var targetText: String
  package var property: TextProperty
  /// Of a size, such as an `itemSize`, its height.
  package var value: Value
  package var scope: ScopeIndex
  /// UTF-8 offsets of the whole assignment.
  package var range: Range<Int>
  package var valueRange: Range<Int>
}

/// A call of `setTitle(_:for:)` or `setAttributedTitle(_:for:)`, or a title of a configuration: its target
/// shows text.
package struct TitleCall: Codable, Hashable, Sendable {
  package var target: TargetPath
  package var scope: ScopeIndex
}

/// A call of `setImage(_:for:)`, or an image of a configuration: its target shows a picture or a symbol.
package struct ImageCall: Codable, Hashable, Sendable {
  package var target: TargetPath
  /// UTF-8 offsets of the call or the assignment.
  package var range: Range<Int>
  package var scope: ScopeIndex
}

/// A call of `UIFontMetrics.scaledValue(for:)`.
package struct ScaledValueCall: Codable, Hashable, Sendable {
  package var argument: Value
  package var range: Range<Int>
  package var scope: ScopeIndex
}
