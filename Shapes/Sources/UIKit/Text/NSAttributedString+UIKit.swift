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
    changingRuns { $0[key] = value }
  }

  /// The text with each of its paragraphs set otherwise.
  ///
  /// - Parameter lineBreakMode: That of paragraphs without a style of their own.
  func styled(
    lineBreakMode: NSLineBreakMode, _ body: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    changingRuns { attributes in
      let own = attributes[.paragraphStyle] as? NSParagraphStyle
      let style = (own?.mutableCopy() as? NSMutableParagraphStyle) ?? NSMutableParagraphStyle()
      if own == nil { style.lineBreakMode = lineBreakMode }
      body(style)
      attributes[.paragraphStyle] = style
    }
  }

  /// The text with every font that follows text styles at the size of some traits.
  func resolvingFonts(for traits: UITraitCollection) -> NSAttributedString {
    changingRuns { attributes in
      guard let font = attributes[.font] as? UIFont, font.scaling != .fixed else { return }
      attributes[.font] = font.resolved(for: traits.traits)
    }
  }

  /// The text with the attributes of each run changed.
  ///
  /// Made anew: Foundation for Linux (Swift 6.3.1) ends the process where an attribute of one of several runs is replaced.
  private func changingRuns(
    _ body: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in
      var changed = attributes
      body(&changed)
      let run = (string as NSString).substring(with: range)
      result.append(NSAttributedString(string: run, attributes: changed))
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
