import DynamicType
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Turns the fonts that documents name into fonts at their final size.
struct FontResolver {
  let textSize: ObservedTextSize
  /// Whose limits the size has; nil for what belongs to the whole screen.
  let element: ElementIndex?
  /// The canvas that is followed; nil where text has a device's sizes.
  var canvas: CanvasQuirks?
  /// Who knows the fonts that an app brings; nil where none are asked for.
  var measurer: TextMeasurer?

  /// The font of a text, or the given default where the document names none.
  func resolve(
    _ description: FontDescription?, adjusts: Bool, default fallback: ResolvedFont
  ) -> ResolvedFont {
    guard let description else { return fallback }
    switch description.face {
    case .textStyle(let style):
      return resolve(style, adjusts: adjusts)
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
      return asDrawnOnCanvas(font, named: name, family: family)
    }
  }

  /// A named font, or what the canvas draws in the place of an app's own; a file of it is taken
  /// nevertheless, where there is one.
  private func asDrawnOnCanvas(
    _ font: ResolvedFont, named name: String, family: String?
  ) -> ResolvedFont {
    guard canvas?.drawsAppFonts == false, !InstalledFonts.contain(name, family: family),
      measurer?.isOwn(font.textFont) != true
    else { return font }
    var drawn = font
    drawn.face = .named(CanvasQuirks.fontForAppFonts)
    return drawn
  }

  /// A text style's font: at the text size, or at Large when it was set before a change.
  func resolve(_ style: TextStyle, adjusts: Bool) -> ResolvedFont {
    var (pointSize, leading) = textSize.lengths(of: style, in: element, followsChanges: adjusts)
    if pointSize == style.pointSize(for: .large), let drawn = canvas?.category(of: style) {
      (pointSize, leading) = (style.pointSize(for: drawn), style.leading(for: drawn))
    }
    return ResolvedFont(
      face: .system, weight: style.weight, pointSize: pointSize, leading: leading,
      scaling: adjusts ? .adjusts(style) : .atLaunch(style))
  }

  /// A size of 0 stands for the default of the element's role.
  private func pointSize(_ description: FontDescription, _ fallback: ResolvedFont) -> Double {
    description.pointSize > 0 ? description.pointSize : fallback.pointSize
  }

  private static let systemFamilies: Set<String> = [
    ".AppleSystemUIFont", ".SFUI-Regular", ".SFUIText", ".SFUIDisplay", ".SF UI Text",
    "System", "System Font",
  ]
}

extension ResolvedFont {
  /// A plain system font of a size that does not follow the text size.
  static func system(_ pointSize: Double, weight: FontWeight = .regular) -> ResolvedFont {
    ResolvedFont(face: .system, weight: weight, pointSize: pointSize, scaling: .fixed)
  }

  /// The same font as the text engine asks for it.
  var textFont: TextFont {
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
