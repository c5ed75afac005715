/// What is known about the surroundings in which an interface is shown.
///
/// A trait that is `nil` is unspecified: it says nothing and leaves the decision to whoever asks.
public struct TraitCollection: Hashable, Sendable {
  /// The reader's text size.
  public var preferredContentSizeCategory: ContentSizeCategory?
  /// Pixels per point.
  public var displayScale: Double?
  /// Whether the reader asked for bold text.
  public var legibilityWeight: LegibilityWeight?
  /// Which way lines of text and rows of views run.
  public var layoutDirection: LayoutDirection?
  /// The room across.
  public var horizontalSizeClass: SizeClass?
  /// The room from top to bottom.
  public var verticalSizeClass: SizeClass?
  /// The language whose letters decide the height of a line, where it is not that of the text.
  public var typesettingLanguage: LanguageTag?

  /// Traits of which the ones left out are unspecified.
  public init(
    preferredContentSizeCategory: ContentSizeCategory? = nil,
    displayScale: Double? = nil,
    legibilityWeight: LegibilityWeight? = nil,
    layoutDirection: LayoutDirection? = nil,
    horizontalSizeClass: SizeClass? = nil,
    verticalSizeClass: SizeClass? = nil,
    typesettingLanguage: LanguageTag? = nil
  ) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.displayScale = displayScale
    self.legibilityWeight = legibilityWeight
    self.layoutDirection = layoutDirection
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.typesettingLanguage = typesettingLanguage
  }
}

extension TraitCollection {
  /// These traits, with each one that `overrides` specifies taken from there.
  public func overridden(by overrides: TraitCollection) -> TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: overrides.preferredContentSizeCategory
        ?? preferredContentSizeCategory,
      displayScale: overrides.displayScale ?? displayScale,
      legibilityWeight: overrides.legibilityWeight ?? legibilityWeight,
      layoutDirection: overrides.layoutDirection ?? layoutDirection,
      horizontalSizeClass: overrides.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: overrides.verticalSizeClass ?? verticalSizeClass,
      typesettingLanguage: overrides.typesettingLanguage ?? typesettingLanguage)
  }
}

/// Whether the reader asked for bold text throughout the system.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

/// Which way lines of text and rows of views run.
public enum LayoutDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How much room there is along an axis.
public enum SizeClass: Hashable, Sendable {
  case compact
  case regular
}
