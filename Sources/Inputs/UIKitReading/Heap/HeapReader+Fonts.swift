import CodeEvaluation
import DynamicType
import DynamicTypeModel
import SwiftCode

extension HeapReader {
  /// A font of the app, whatever the text size; nil for one that nobody knows.
  func font(_ object: ObjectID) -> ReadFont? {
    let style = text("UIFont._style", of: object).flatMap { TextStyle(rawName: $0.string) }
    let size = number("UIFont._size", of: object) ?? 17
    if let maker = text("UIFont._assumed", of: object)?.string {
      note(.assumed("the font that \(maker) makes is the system's, by its arguments"))
    }
    let weight = number("UIFont._weight", of: object).map(FontWeight.init(nearestTo:))
    let isItalic = truth("UIFont._isItalic", of: object) ?? false
    let isMonospaced = truth("UIFont._isMonospaced", of: object) ?? false
    let maximum = number("UIFont._maximum", of: object)
    let category = text("UIFont._category", of: object).flatMap {
      ContentSizeCategory(name: $0.string)
    }
    let isBold = truth("UIFont._isBold", of: object) ?? false
    let traits = TraitCollection(preferredContentSizeCategory: .large)
    let given = number("UIFont._given", of: object)
    var font: Font
    if let style {
      // A size that was given was another one than the style's then.
      let sizes = [category ?? .large, .accessibilityExtraExtraExtraLarge]
      let size = sizes.first { style.pointSize(for: $0) != given } ?? .large
      font = styled(style, weight, isBold: isBold, isItalic: isItalic, at: size)
      if let given { font = font.withSize(given) }
    } else if let name = text("UIFont._name", of: object), !name.isMadeUp {
      font = .font(named: name.string, size: max(size, 0), weight: weight ?? .regular)
    } else {
      font = .systemFont(
        ofSize: max(size, 0), weight: weight ?? .regular,
        design: isMonospaced ? .monospaced : .standard)
    }
    font.isItalic = isItalic
    if let metrics = text("UIFont._metrics", of: object).flatMap({
      TextStyle(rawName: $0.string)
    }) {
      font = FontMetrics(forTextStyle: metrics).scaledFont(
        for: font, maximumPointSize: maximum, compatibleWith: traits)
    }
    return ReadFont(
      font: font, category: category,
      isPlainStyle: style != nil && weight == nil && !isItalic && !isBold,
      hasGivenSize: style != nil && given != nil, place: place("UIFont._made", of: object))
  }

  /// A style's font at a text size: the bold or italic one does not scale any more.
  private func styled(
    _ style: TextStyle, _ weight: FontWeight?, isBold: Bool, isItalic: Bool,
    at category: ContentSizeCategory
  ) -> Font {
    var font = Font.preferredFont(
      forTextStyle: style,
      compatibleWith: TraitCollection(preferredContentSizeCategory: category))
    if let weight {
      font.weight = weight
      return font
    }
    guard isBold || isItalic else { return font }
    var faces: Font.SymbolicTraits = []
    if isBold { faces.insert(.bold) }
    if isItalic { faces.insert(.italic) }
    return font.withSymbolicTraits(faces)
  }
}

/// A font as code asks for it.
struct ReadFont {
  /// As it is at L.
  var font: Font
  /// The text size of the traits that it was asked for; nil for that of the reader.
  var category: ContentSizeCategory?
  /// Whether it is a text style's, unchanged.
  var isPlainStyle: Bool
  /// Whether code gave it another size than its style's, which it has until its text adjusts.
  var hasGivenSize: Bool
  /// Where the app's code makes it.
  var place: CodePlace?

  /// The font as it is made at a text size.
  func made(at category: ContentSizeCategory) -> Font {
    hasGivenSize
      ? font
      : font.resolved(
        for: TraitCollection(preferredContentSizeCategory: self.category ?? category))
  }

  func description(at location: SourceLocation) -> FontDescription {
    let size = font.pointSize
    if category != nil || hasGivenSize {
      return FontDescription(face: .font(made(at: .large)), pointSize: size, location: location)
    }
    switch font.scaling {
    case .preferred(let style) where isPlainStyle && font.maximumPointSize == nil:
      return FontDescription(face: .textStyle(style), pointSize: size, location: location)
    case .preferred, .metrics, .curve:
      return FontDescription(face: .scaled(font), pointSize: size, location: location)
    case .fixed:
      switch font.family {
      case .system(.standard):
        return FontDescription(
          face: .system(weight: font.weight, isItalic: font.isItalic), pointSize: size,
          location: location)
      case .named(let name):
        return FontDescription(
          face: .named(name, family: nil), pointSize: size, location: location)
      case .system:
        return FontDescription(face: .font(font), pointSize: size, location: location)
      }
    }
  }
}

extension FontWeight {
  /// The weight whose value in UIKit is nearest to one.
  init(nearestTo value: Double) {
    self =
      FontWeight.allCases.min { abs($0.uiKitValue - value) < abs($1.uiKitValue - value) }
      ?? .regular
  }
}
