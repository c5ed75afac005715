import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// Turns the fonts that documents name into fonts at their final size.
package struct FontResolver {
  package let textSize: any TextSizeSource
  /// Fonts that are drawn in the place of others; nil for none.
  var substitution: (any FontSubstitution)?
  /// Who knows the fonts that an app brings; nil where none are asked for.
  var measurer: TextMeasurer?
  var textScaling = TextScaling.asWritten

  package init(
    textSize: any TextSizeSource, substitution: (any FontSubstitution)? = nil,
    measurer: TextMeasurer? = nil
  ) {
    (self.textSize, self.substitution, self.measurer) = (textSize, substitution, measurer)
  }

  /// The font of a text, or the given default where the document names none.
  package func resolve(
    _ description: FontDescription?, adjusts: Bool, default fallback: ResolvedFont
  ) -> ResolvedFont {
    switch textScaling {
    case .asWritten: written(description, adjusts: adjusts, default: fallback)
    case .asIfScaled: scaled(written(description, adjusts: true, default: fallback))
    }
  }

  /// A font of a constant size as `UIFontMetrics` of the text style nearest in size would scale it; any other as it is.
  private func scaled(_ font: ResolvedFont) -> ResolvedFont {
    guard font.scaling == .fixed else { return font }
    var font = font
    let style = TextStyle.nearest(toSize: font.pointSize)
    font.pointSize = FontMetrics(forTextStyle: style).scaledPointSize(
      font.pointSize, for: textSize.category(followsChanges: true))
    font.scaling = .adjusts(style)
    return font
  }

  private func written(
    _ description: FontDescription?, adjusts: Bool, default fallback: ResolvedFont
  ) -> ResolvedFont {
    guard let description else { return fallback }
    switch description.face {
    case .textStyle(let style):
      return resolve(style, adjusts: adjusts)
    case .font(let font):
      return resolve(font, adjusts: adjusts)
    case .scaled(let font):
      let made = font.resolved(for: textSize.category(followsChanges: adjusts))
      return resolve(made, adjusts: adjusts)
    case .system(let weight, let isItalic):
      return ResolvedFont(
        face: .system, weight: weight, isItalic: isItalic,
        pointSize: pointSize(description, fallback), scaling: .fixed)
    case .named(let name, let family):
      if Self.systemFamilies.contains(family ?? name) || Self.systemFamilies.contains(name) {
        return ResolvedFont(
          face: .system, pointSize: pointSize(description, fallback), scaling: .fixed)
      }
      let font = ResolvedFont(
        face: .named(name), pointSize: pointSize(description, fallback), scaling: .fixed)
      return drawn(font, named: name, family: family)
    }
  }

  /// A named font, or what is drawn in the place of an app's own; a file of it is taken
  /// nevertheless, where there is one.
  private func drawn(_ font: ResolvedFont, named name: String, family: String?) -> ResolvedFont {
    guard let other = substitution?.font(for: name, family: family),
      measurer?.isOwn(font.textFont) != true
    else { return font }
    var drawn = font
    drawn.face = .named(other)
    return drawn
  }

  /// A font of code: at the text size where its text adjusts, or as it was made.
  private func resolve(_ font: Font, adjusts: Bool) -> ResolvedFont {
    let follows = adjusts && font.scaling != .fixed
    let drawn =
      follows
      ? font.resolved(for: textSize.category, legibilityWeight: font.legibilityWeight) : font
    let face: ResolvedFont.Face
    if case .named(let name) = drawn.family { face = .named(name) } else { face = .system }
    var result = ResolvedFont(
      face: face, weight: drawn.drawnWeight, isItalic: drawn.isItalic, pointSize: drawn.pointSize,
      leading: drawn.preferredLineHeight, scaling: .fixed)
    if let style = drawn.textStyle { result.scaling = follows ? .adjusts(style) : .atLaunch(style) }
    return result
  }

  /// A text style's font: at the text size, or at Large when it was set before a change.
  package func resolve(_ style: TextStyle, adjusts: Bool) -> ResolvedFont {
    var (pointSize, leading) = textSize.lengths(of: style, followsChanges: adjusts)
    if pointSize == style.pointSize(for: .large),
      let drawn = substitution?.category(of: style)
    {
      (pointSize, leading) = (style.pointSize(for: drawn), style.leading(for: drawn))
    }
    return ResolvedFont(
      face: .system, weight: style.weight, pointSize: pointSize, leading: leading,
      scaling: adjusts ? .adjusts(style) : .atLaunch(style))
  }

  /// A size of 0 means the default of the element's role.
  private func pointSize(_ description: FontDescription, _ fallback: ResolvedFont) -> Double {
    description.pointSize > 0 ? description.pointSize : fallback.pointSize
  }

  private static let systemFamilies: Set<String> = [
    ".AppleSystemUIFont", ".SFUI-Regular", ".SFUIText", ".SFUIDisplay", ".SF UI Text",
    "System", "System Font",
  ]
}

/// Who draws texts in other fonts, or at other sizes, than they ask for.
package protocol FontSubstitution {
  /// The PostScript name of what is drawn in the place of a named font; nil for the font itself.
  func font(for name: String, family: String?) -> String?
  /// The text size at which a text style is shown at Large; nil for Large.
  func category(of style: TextStyle) -> ContentSizeCategory?
}

extension ResolvedFont {
  /// A plain system font of a size that the text size does not change.
  package static func system(_ pointSize: Double, weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(face: .system, weight: weight, pointSize: pointSize, scaling: .fixed)
  }

  /// The font as it is drawn for readers with that legibility weight: the system's is heavier for Bold Text, an app's
  /// own stays.
  ///
  /// Whoever sets a text asks for it, once: the weight that it had is not known afterwards.
  func drawn(as legibilityWeight: LegibilityWeight) -> ResolvedFont {
    guard face == .system, legibilityWeight == .bold else { return self }
    var font = self
    font.weight =
      Font.systemFont(ofSize: pointSize, weight: weight)
      .resolved(for: .large, legibilityWeight: .bold).drawnWeight
    return font
  }

  /// The same font as the text engine asks for it.
  package var textFont: TextFont {
    let face: TextFont.Face =
      switch face {
      case .system: .system(design: .standard)
      case .named(let name): .named(name)
      }
    return TextFont(
      face: face, weight: weight, isItalic: isItalic, pointSize: pointSize,
      publishedLeading: leading)
  }
}
