/// The text of a part of a Material component, and the font that it shows.
///
/// The component reads its fonts anew when it is told of a new text size, and not when its traits
/// change without that: call ``contentSizeCategoryDidChange(to:mainScreen:)``.
public struct MaterialText: Hashable, Sendable {
  /// Whose rule applies.
  public let part: MaterialPart
  /// The font as it was set; `nil` for the component's own.
  public private(set) var font: Font?
  /// The font as it is shown, which the component's getters give back.
  public private(set) var renderedFont: Font
  /// `mdc_adjustsFontForContentSizeCategory`.
  public private(set) var adjustsFontForContentSizeCategory = false
  /// `adjustsFontForContentSizeCategoryWhenScaledFontIsUnavailable`.
  public private(set) var adjustsFontWhenScaledFontIsUnavailable: Bool
  /// `mdc_legacyFontScaling` of the feature highlight: curves are ignored.
  public var usesLegacyFontScaling = false
  private var category: ContentSizeCategory
  private var mainScreenCategory: ContentSizeCategory

  /// The text of a new component.
  ///
  /// - Parameter category: The text size of the component and of the main screen.
  public init(_ part: MaterialPart, for category: ContentSizeCategory = .large) {
    self.part = part
    self.category = category
    mainScreenCategory = category
    // The banner sets the fallback of its buttons to NO; where the property does not exist, the
    // fallback applies.
    adjustsFontWhenScaledFontIsUnavailable = part.fallbackStyle != nil
    renderedFont = part.defaultFont ?? Font.systemFont(ofSize: 17)
  }
}

extension MaterialText {
  /// Sets the font, or `nil` for the component's own.
  public mutating func setFont(_ font: Font?) {
    self.font = font
    refresh()
  }

  /// Sets `mdc_adjustsFontForContentSizeCategory`.
  public mutating func setAdjustsFontForContentSizeCategory(_ adjusts: Bool) {
    adjustsFontForContentSizeCategory = adjusts
    if adjusts || part.restoresFont { refresh() }
  }

  /// Sets `adjustsFontForContentSizeCategoryWhenScaledFontIsUnavailable`; nothing where the part
  /// does not have it.
  public mutating func setAdjustsFontWhenScaledFontIsUnavailable(_ adjusts: Bool) {
    guard part.hasFallbackProperty else { return }
    adjustsFontWhenScaledFontIsUnavailable = adjusts
    if part.refreshesWithFallback { refresh() }
  }

  /// Tells the component of a new text size, as the notification does.
  ///
  /// - Parameters:
  ///   - category: The text size of the component.
  ///   - mainScreen: That of the main screen, if it is another.
  public mutating func contentSizeCategoryDidChange(
    to category: ContentSizeCategory, mainScreen: ContentSizeCategory? = nil
  ) {
    self.category = category
    mainScreenCategory = mainScreen ?? category
    if adjustsFontForContentSizeCategory { refresh() }
  }

  /// Sets the font of a scheme, scaled once if the scheme asks for it and the component does so.
  public mutating func apply(
    _ scheme: MaterialTypographyScheme, style: MaterialTextStyle
  ) {
    let scales = scheme.usesCurrentContentSizeCategoryWhenApplied && part.prescalesSchemeFonts
    setFont(scales ? scheme[style].materialScaled(for: category) : scheme[style])
  }
}

// MARK: - The rule

extension MaterialText {
  private mutating func refresh() {
    guard let base = font ?? part.defaultFont else {
      // The snackbar and the rest keep the font that the label has.
      if adjustsFontForContentSizeCategory { renderedFont = adjusted(renderedFont) }
      return
    }
    renderedFont = adjustsFontForContentSizeCategory ? adjusted(base) : base
  }

  /// The font for the reader's text size, by the rule of the part.
  private func adjusted(_ font: Font) -> Font {
    let category = part.followsMainScreen ? mainScreenCategory : category
    if part == .textFieldLabel { return MaterialLegacyTextStyle.body1.preferredFont(for: category) }
    let honorsCurve = part.honorsCurve && !usesLegacyFontScaling
    if honorsCurve, font.scalingCurve != nil { return font.materialScaled(for: category) }
    guard adjustsFontWhenScaledFontIsUnavailable, let style = part.fallbackStyle else {
      return font
    }
    let sized = font.sized(for: style, in: category)
    // An alert hands the font on to a button, whose rule then applies.
    return part == .alertButton ? sized.sized(for: .button, in: category) : sized
  }
}
