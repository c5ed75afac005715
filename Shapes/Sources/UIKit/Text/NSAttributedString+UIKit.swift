internal import DynamicType
internal import DynamicTypeModel

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points after each letter.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after each letter, but for ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  public static let link = NSAttributedString.Key("NSLink")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
  /// The runs of the text as the engine takes them.
  ///
  /// - Parameter font: Of runs without a font of their own.
  func fragments(font: UIFont, location: SourceLocation) -> [TextFragment] {
    var fragments: [TextFragment] = []
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let string = attributedSubstring(from: range).string
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      var fragment = style?.fragment(string) ?? TextFragment(string)
      fragment.font = ((attributes[.font] as? UIFont) ?? font).description(at: location)
      fragment.color = (attributes[.foregroundColor] as? UIColor)?.value
      fragment.kerning = number(attributes[.kern]) + number(attributes[.tracking])
      fragment.baselineOffset = number(attributes[.baselineOffset])
      fragment.decoration.background = (attributes[.backgroundColor] as? UIColor)?.value
      fragment.decoration.underline = line(attributes[.underlineStyle])
      fragment.decoration.underlineColor = (attributes[.underlineColor] as? UIColor)?.value
      fragment.decoration.strikethrough = line(attributes[.strikethroughStyle])
      fragment.decoration.strikethroughColor =
        (attributes[.strikethroughColor] as? UIColor)?.value
      fragments.append(fragment)
    }
    return fragments
  }

  private func number(_ value: Any?) -> Double {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  private func line(_ value: Any?) -> LineStyle? {
    if let style = value as? NSUnderlineStyle { return LineStyle(rawValue: style.rawValue) }
    return LineStyle(rawValue: Int(number(value)))
  }

  /// What the first letter has; nil for an empty text.
  var firstAttributes: [NSAttributedString.Key: Any]? {
    length == 0 ? nil : attributes(at: 0, effectiveRange: nil)
  }

  /// The text with an attribute on all of it.
  func setting(_ key: NSAttributedString.Key, to value: Any) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    result.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return result
  }

  /// The text with each of its paragraphs aligned in a way.
  func aligned(_ alignment: NSTextAlignment) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let known = (value as? NSParagraphStyle) ?? .default
      guard let style = known.mutableCopy() as? NSMutableParagraphStyle else { return }
      style.alignment = alignment
      result.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return result
  }

  /// The text with every font that follows text styles at the size of some traits.
  func resolvingFonts(for traits: UITraitCollection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
      guard let font = value as? UIFont, font.scaling != .fixed else { return }
      result.addAttribute(.font, value: font.resolved(for: traits.traits), range: range)
    }
    return result
  }
}

public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

public final class NSStringDrawingContext {
  public init() {}
}
