extension UIKitSources {
  /// Fonts and attributed strings.
  static let text = #"""
    class UIFont: NSObject {
      struct TextStyle: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
        var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
      }
      struct Weight: Hashable {
        let rawValue: CGFloat
        init(rawValue: CGFloat) { self.rawValue = rawValue }
        init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        static let ultraLight = Weight(rawValue: -0.8)
        static let thin = Weight(rawValue: -0.6)
        static let light = Weight(rawValue: -0.4)
        static let regular = Weight(rawValue: 0)
        static let medium = Weight(rawValue: 0.23)
        static let semibold = Weight(rawValue: 0.3)
        static let bold = Weight(rawValue: 0.4)
        static let heavy = Weight(rawValue: 0.56)
        static let black = Weight(rawValue: 0.62)
      }
      struct Width: Hashable {
        let rawValue: CGFloat
        static let standard = Width(rawValue: 0)
      }
      // The text style whose size it has.
      var _style: String?
      // The size that was asked for; that of a style at L otherwise.
      var _size: CGFloat = 17
      // The size that a style's font was given, which it has until its text adjusts to the text size.
      var _given: CGFloat?
      // Whether it is the bold one of its style.
      var _isBold = false
      var _weight: CGFloat?
      var _isItalic = false
      var _isMonospaced = false
      var _name: String?
      // The text style by whose metrics it grows from its size.
      var _metrics: String?
      var _maximum: CGFloat?
      // The text size of the traits that it was asked for.
      var _category: String?
      // The function that made it, where only its name and its arguments are known.
      var _assumed: String?
      let _made = NativePlace()

      override init() {}
      init?(name: String, size: CGFloat) { _name = name; _size = size <= 0 ? 12 : size }
      init(descriptor: UIFontDescriptor, size: CGFloat) {
        let font = descriptor._font
        _style = font._style
        _size = font._size
        _given = font._given
        _isBold = font._isBold
        _weight = font._weight
        _isItalic = font._isItalic
        _isMonospaced = font._isMonospaced
        _name = font._name
        if size > 0, _style != nil, _weight == nil { if size != font.pointSize { _given = size }; _category = font._category }
        else if size > 0 { _style = nil; _size = size }
        else if font._style == nil { _size = font._size } else { _category = font._category ?? NativeTextSize() }
      }
      init(_copy: UIFont) {
        _style = _copy._style
        _size = _copy._size
        _given = _copy._given
        _isBold = _copy._isBold
        _weight = _copy._weight
        _isItalic = _copy._isItalic
        _isMonospaced = _copy._isMonospaced
        _name = _copy._name
        _metrics = _copy._metrics
        _maximum = _copy._maximum
        _category = _copy._category
        _assumed = _copy._assumed
      }
      static func _weight(of weight: UIImage.SymbolWeight) -> Weight {
        switch weight {
        case .ultraLight: return .ultraLight
        case .thin: return .thin
        case .light: return .light
        case .medium: return .medium
        case .semibold: return .semibold
        case .bold: return .bold
        case .heavy: return .heavy
        case .black: return .black
        default: return .regular
        }
      }
      static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let font = UIFont()
        font._style = style.rawValue
        font._size = NativeStyleSize(style.rawValue)
        return font
      }
      static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let font = UIFont.preferredFont(forTextStyle: style)
        if let category = traits?._category { font._category = category }
        return font
      }
      static func systemFont(ofSize size: CGFloat) -> UIFont {
        let font = UIFont()
        font._size = size
        return font
      }
      static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let font = UIFont()
        font._size = size
        font._weight = weight.rawValue
        return font
      }
      static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont { UIFont.systemFont(ofSize: size, weight: weight) }
      static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size, weight: .bold) }
      static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        let font = UIFont.systemFont(ofSize: size)
        font._isItalic = true
        return font
      }
      static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        font._isMonospaced = true
        return font
      }
      static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont.systemFont(ofSize: size, weight: weight) }
      static var labelFontSize: CGFloat { 17 }
      static var buttonFontSize: CGFloat { 18 }
      static var systemFontSize: CGFloat { 14 }
      static var smallSystemFontSize: CGFloat { 12 }
      func withSize(_ size: CGFloat) -> UIFont {
        let font = UIFont(_copy: self)
        if _style != nil, _weight == nil {
          if size != pointSize { font._given = size }
          return font
        }
        font._style = nil
        font._metrics = nil
        font._size = size
        return font
      }
      var fontDescriptor: UIFontDescriptor { UIFontDescriptor(_font: self) }
      var familyName: String { _name ?? ".AppleSystemUIFont" }
      var fontName: String { _name ?? ".SFUI-Regular" }
      var pointSize: CGFloat { NativeFont(self, "pointSize") }
      var lineHeight: CGFloat { NativeFont(self, "lineHeight") }
      var ascender: CGFloat { NativeFont(self, "ascender") }
      var descender: CGFloat { NativeFont(self, "descender") }
      var capHeight: CGFloat { NativeFont(self, "capHeight") }
      var xHeight: CGFloat { NativeFont(self, "xHeight") }
      var leading: CGFloat { 0 }
    }
    class UIFontDescriptor: NSObject {
      struct SymbolicTraits: OptionSet {
        let rawValue: Int
        static let traitItalic = SymbolicTraits(rawValue: 1)
        static let traitBold = SymbolicTraits(rawValue: 2)
        static let traitExpanded = SymbolicTraits(rawValue: 32)
        static let traitCondensed = SymbolicTraits(rawValue: 64)
        static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        static let traitTightLeading = SymbolicTraits(rawValue: 32768)
        static let traitLooseLeading = SymbolicTraits(rawValue: 65536)
      }
      enum SystemDesign: Int { case `default`, serif, monospaced, rounded }
      struct AttributeName: Hashable {
        let rawValue: String
        static let traits = AttributeName(rawValue: "traits")
        static let featureSettings = AttributeName(rawValue: "featureSettings")
        static let size = AttributeName(rawValue: "size")
        static let family = AttributeName(rawValue: "family")
        static let name = AttributeName(rawValue: "name")
        static let face = AttributeName(rawValue: "face")
      }
      struct TraitKey: Hashable {
        let rawValue: String
        static let weight = TraitKey(rawValue: "weight")
        static let width = TraitKey(rawValue: "width")
        static let slant = TraitKey(rawValue: "slant")
      }
      let _font: UIFont
      init(_font: UIFont) { self._font = _font }
      init(name: String, size: CGFloat) { _font = UIFont(name: name, size: size)! }
      static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(_font: UIFont.preferredFont(forTextStyle: style))
      }
      static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?) -> UIFontDescriptor {
        UIFontDescriptor(_font: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits))
      }
      var pointSize: CGFloat { _font.pointSize }
      var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if _font._isItalic { traits.insert(.traitItalic) }
        if _font._isBold { traits.insert(.traitBold) }
        if let weight = _font._weight, weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if _font._isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
      }
      // That of its own family, with the traits that it has.
      func withFamily(_ family: String) -> UIFontDescriptor {
        family == _font.familyName ? self : UIFontDescriptor(name: family, size: _font.pointSize)
      }
      func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        let font = UIFont(_copy: _font)
        if traits.contains(.traitBold) {
          if font._style == nil || font._weight != nil { font._weight = UIFont.Weight.bold.rawValue } else { font._isBold = true }
        }
        if traits.contains(.traitItalic) { font._isItalic = true }
        if traits.contains(.traitMonoSpace) { font._isMonospaced = true }
        return UIFontDescriptor(_font: font)
      }
      func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
      func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(_font: _font.withSize(size)) }
      func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return self }
        let font = UIFont(_copy: _font)
        if let weight = traits[.weight] as? UIFont.Weight { font._weight = weight.rawValue }
        else if let weight = traits[.weight] as? CGFloat { font._weight = weight }
        return UIFontDescriptor(_font: font)
      }
    }
    class UIFontMetrics: NSObject {
      let _textStyle: String
      init(forTextStyle style: UIFont.TextStyle) { _textStyle = style.rawValue }
      static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
      func scaledFont(for font: UIFont) -> UIFont {
        let result = UIFont(_copy: font)
        if let style = result._style {
          result._weight = result._weight ?? NativeStyleWeight(style, result._isBold)
          result._style = nil
        }
        result._metrics = _textStyle
        return result
      }
      func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let result = scaledFont(for: font)
        result._maximum = maximumPointSize
        return result
      }
      func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        let result = scaledFont(for: font)
        if let category = traits?._category { result._category = category }
        return result
      }
      func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?) -> UIFont {
        let result = scaledFont(for: font, maximumPointSize: maximumPointSize)
        if let category = traits?._category { result._category = category }
        return result
      }
      func scaledValue(for value: CGFloat) -> CGFloat { NativeScaledValue(_textStyle, value, NativeTextSize()) }
      func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        NativeScaledValue(_textStyle, value, traits?._category ?? NativeTextSize())
      }
    }

    enum NSTextAlignment: Int { case left, center, right, justified, natural }
    enum NSLineBreakMode: Int { case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle }
    enum NSWritingDirection: Int { case natural = -1, leftToRight, rightToLeft }
    struct NSUnderlineStyle: OptionSet {
      let rawValue: Int
      static let single = NSUnderlineStyle(rawValue: 1)
      static let thick = NSUnderlineStyle(rawValue: 2)
      static let double = NSUnderlineStyle(rawValue: 9)
    }
    class NSParagraphStyle: NSObject {
      var alignment: NSTextAlignment = .natural
      var lineSpacing: CGFloat = 0
      var paragraphSpacing: CGFloat = 0
      var paragraphSpacingBefore: CGFloat = 0
      var lineHeightMultiple: CGFloat = 0
      var minimumLineHeight: CGFloat = 0
      var maximumLineHeight: CGFloat = 0
      var firstLineHeadIndent: CGFloat = 0
      var headIndent: CGFloat = 0
      var tailIndent: CGFloat = 0
      var lineBreakMode: NSLineBreakMode = .byWordWrapping
      var baseWritingDirection: NSWritingDirection = .natural
      var hyphenationFactor: Float = 0
      var allowsDefaultTighteningForTruncation = false
      static var `default`: NSParagraphStyle { NSParagraphStyle() }
      func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
      }
    }
    class NSMutableParagraphStyle: NSParagraphStyle {
      func setParagraphStyle(_ other: NSParagraphStyle) {
        alignment = other.alignment
        lineSpacing = other.lineSpacing
        paragraphSpacing = other.paragraphSpacing
        paragraphSpacingBefore = other.paragraphSpacingBefore
        lineHeightMultiple = other.lineHeightMultiple
        minimumLineHeight = other.minimumLineHeight
        maximumLineHeight = other.maximumLineHeight
        firstLineHeadIndent = other.firstLineHeadIndent
        headIndent = other.headIndent
        tailIndent = other.tailIndent
        lineBreakMode = other.lineBreakMode
        baseWritingDirection = other.baseWritingDirection
        hyphenationFactor = other.hyphenationFactor
      }
    }
    struct NSRange: Hashable {
      var location: Int = 0
      var length: Int = 0
      init() {}
      init(location: Int, length: Int) {
        self.location = location
        self.length = length
      }
      init(_ range: Range<String.Index>, in text: String) {
        location = NativeUTF16Length(String(text[..<range.lowerBound]))
        length = NativeUTF16Length(String(text[range]))
      }
      var upperBound: Int { location + length }
    }
    let NSNotFound = Int.max
    func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
    class NSTextAttachment: NSObject {
      var image: UIImage?
      var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
      override init() {}
      init(image: UIImage) { self.image = image }
    }
    class NSShadow: NSObject {
      var shadowOffset = CGSize(width: 0, height: 0)
      var shadowBlurRadius: CGFloat = 0
      var shadowColor: Any?
    }
    // What closures get to end a loop: `stop.pointee = true`.
    class _Stop: NSObject {
      var pointee: Any = false
      var _isSet: Bool { pointee as? Bool == true }
    }
    class NSAttributedString: NSObject {
      struct Key: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        init(_ rawValue: String) { self.rawValue = rawValue }
        static let font = Key(rawValue: "NSFont")
        static let foregroundColor = Key(rawValue: "NSColor")
        static let backgroundColor = Key(rawValue: "NSBackgroundColor")
        static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
        static let kern = Key(rawValue: "NSKern")
        static let tracking = Key(rawValue: "CTTracking")
        static let underlineStyle = Key(rawValue: "NSUnderline")
        static let underlineColor = Key(rawValue: "NSUnderlineColor")
        static let strikethroughStyle = Key(rawValue: "NSStrikethrough")
        static let strikethroughColor = Key(rawValue: "NSStrikethroughColor")
        static let baselineOffset = Key(rawValue: "NSBaselineOffset")
        static let attachment = Key(rawValue: "NSAttachment")
        static let link = Key(rawValue: "NSLink")
        static let shadow = Key(rawValue: "NSShadow")
        static let ligature = Key(rawValue: "NSLigature")
      }
      struct DocumentReadingOptionKey: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
      }
      struct DocumentType: Hashable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static let plain = DocumentType(rawValue: "NSPlainText")
        static let html = DocumentType(rawValue: "NSHTML")
        static let rtf = DocumentType(rawValue: "NSRTF")
        static let rtfd = DocumentType(rawValue: "NSRTFD")
      }
      // Runs one after the other, each with its attributes.
      var _strings: [String] = []
      var _attributes: [[Key: Any]] = []
      override init() {}
      init(string: String) { _strings = [string]; _attributes = [[:]] }
      init(string: String, attributes: [Key: Any]?) { _strings = [string]; _attributes = [attributes ?? [:]] }
      init(attributedString other: NSAttributedString) { _strings = other._strings; _attributes = other._attributes }
      init(attachment: NSTextAttachment) { _strings = ["\u{FFFC}"]; _attributes = [[Key.attachment: attachment]] }
      init(_ text: AttributedString) { _strings = text._text._strings; _attributes = text._text._attributes }
      init(_ other: Any) { _strings = [NativeText(other)]; _attributes = [[:]] }
      init(data: Data, options: [DocumentReadingOptionKey: Any] = [:], documentAttributes: Any?) throws {
        let type = options[DocumentReadingOptionKey.documentType] as? DocumentType
        _strings = [NativeDocument(String(decoding: data, as: UTF8.self), type == nil || type!.rawValue == "NSPlainText")]
        _attributes = [[:]]
      }
      var string: String { _strings.joined() }
      var length: Int { NativeUTF16Length(string) }
      func attributes(at index: Int, effectiveRange: Any?) -> [Key: Any] {
        var found: [Key: Any] = [:]
        enumerateAttributes(in: NSRange(location: index, length: 1)) { attributes, _, _ in found = attributes }
        return found
      }
      func attribute(_ key: Key, at index: Int, effectiveRange: Any?) -> Any? { attributes(at: index, effectiveRange: nil)[key] }
      func enumerateAttributes(in range: NSRange, options: Any? = nil, using block: ([Key: Any], NSRange, _Stop) -> Void) {
        let stop = _Stop()
        let strings = _strings
        let attributes = _attributes
        // All of it, however long a text is that nobody knows.
        if strings.count == 1 { return block(attributes[0], range, stop) }
        var start = 0
        for number in strings.indices {
          let end = start + NativeUTF16Length(strings[number])
          let first = max(start, range.location)
          let last = min(end, range.upperBound)
          if first < last { block(attributes[number], NSRange(location: first, length: last - first), stop) }
          if stop._isSet { return }
          start = end
        }
      }
      func enumerateAttribute(_ key: Key, in range: NSRange, options: Any? = nil, using block: (Any?, NSRange, _Stop) -> Void) {
        enumerateAttributes(in: range) { attributes, range, stop in block(attributes[key], range, stop) }
      }
      func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }
      func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let result = NSAttributedString()
        for piece in NativeCut(_strings, range.location, range.upperBound) where piece.isInside {
          result._strings.append(piece.text)
          result._attributes.append(_attributes[piece.run])
        }
        return result
      }
      func isEqual(to other: NSAttributedString) -> Bool { string == other.string }
      func _first(_ key: Key) -> Any? { _attributes.first?[key] }
      // The same text with one value for all of it.
      func _setting(_ key: Key, _ value: Any) -> NSAttributedString {
        let result = NSAttributedString(attributedString: self)
        result._attributes = _attributes.map { old in
          var attributes = old
          attributes[key] = value
          return attributes
        }
        return result
      }
      // The same text with its paragraphs set otherwise: those without a style break lines as their label does.
      func _styled(_ lineBreakMode: NSLineBreakMode, _ body: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
        let result = NSAttributedString(attributedString: self)
        result._attributes = _attributes.map { old in
          var attributes = old
          let style = NSMutableParagraphStyle()
          style.lineBreakMode = lineBreakMode
          if let known = old[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(known) }
          body(style)
          attributes[.paragraphStyle] = style
          return attributes
        }
        return result
      }
      func boundingRect(with size: CGSize, options: Any, context: Any?) -> CGRect { NativeTextBounds(self, size) }
      func size() -> CGSize { NativeTextBounds(self, CGSize(width: 100000, height: 100000)).size }
    }
    struct AttributeContainer: Hashable {
      var _values: [NSAttributedString.Key: Any] = [:]
      init() {}
      init(_ values: [NSAttributedString.Key: Any]) { _values = values }
      var font: UIFont? { get { _values[.font] as? UIFont } set { _values[.font] = newValue } }
      var foregroundColor: UIColor? { get { _values[.foregroundColor] as? UIColor } set { _values[.foregroundColor] = newValue } }
      var backgroundColor: UIColor? { get { _values[.backgroundColor] as? UIColor } set { _values[.backgroundColor] = newValue } }
      var kern: CGFloat? { get { _values[.kern] as? CGFloat } set { _values[.kern] = newValue } }
      var paragraphStyle: NSParagraphStyle? {
        get { _values[.paragraphStyle] as? NSParagraphStyle }
        set { _values[.paragraphStyle] = newValue }
      }
      var underlineStyle: NSUnderlineStyle? {
        get { _values[.underlineStyle] as? NSUnderlineStyle }
        set { _values[.underlineStyle] = newValue }
      }
      var strikethroughStyle: NSUnderlineStyle? {
        get { _values[.strikethroughStyle] as? NSUnderlineStyle }
        set { _values[.strikethroughStyle] = newValue }
      }
      var link: URL? { get { _values[.link] as? URL } set { _values[.link] = newValue } }
      func merging(_ other: AttributeContainer) -> AttributeContainer {
        var result = self
        for (key, value) in other._values { result._values[key] = value }
        return result
      }
    }
    struct AttributedString: Hashable, ExpressibleByStringLiteral {
      // Never changed in place: the copies of a value share it.
      var _text: NSAttributedString
      init() { _text = NSAttributedString(string: "") }
      init(_ string: String) { _text = NSAttributedString(string: string) }
      init(_ string: String, attributes: AttributeContainer) { _text = NSAttributedString(string: string, attributes: attributes._values) }
      init(stringLiteral string: String) { _text = NSAttributedString(string: string) }
      init(_ text: NSAttributedString) { _text = text }
      init(localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: Any? = nil) {
        _text = NSAttributedString(string: NativeLocalized(key, table, ""))
      }
      init(markdown: String, options: Any? = nil, baseURL: URL? = nil) throws {
        _text = NSAttributedString(string: NativeMarkdown(markdown))
      }
      mutating func _set(_ key: NSAttributedString.Key, _ value: Any?) { if let value { _text = _text._setting(key, value) } }
      var font: UIFont? { get { _text._first(.font) as? UIFont } set { _set(.font, newValue) } }
      var foregroundColor: UIColor? { get { _text._first(.foregroundColor) as? UIColor } set { _set(.foregroundColor, newValue) } }
      var backgroundColor: UIColor? { get { _text._first(.backgroundColor) as? UIColor } set { _set(.backgroundColor, newValue) } }
      var kern: CGFloat? { get { _text._first(.kern) as? CGFloat } set { _set(.kern, newValue) } }
      var tracking: CGFloat? { get { _text._first(.tracking) as? CGFloat } set { _set(.tracking, newValue) } }
      var baselineOffset: CGFloat? { get { _text._first(.baselineOffset) as? CGFloat } set { _set(.baselineOffset, newValue) } }
      var paragraphStyle: NSParagraphStyle? {
        get { _text._first(.paragraphStyle) as? NSParagraphStyle }
        set { _set(.paragraphStyle, newValue) }
      }
      var underlineStyle: NSUnderlineStyle? {
        get { _text._first(.underlineStyle) as? NSUnderlineStyle }
        set { _set(.underlineStyle, newValue) }
      }
      var strikethroughStyle: NSUnderlineStyle? {
        get { _text._first(.strikethroughStyle) as? NSUnderlineStyle }
        set { _set(.strikethroughStyle, newValue) }
      }
      var link: URL? { get { _text._first(.link) as? URL } set { _set(.link, newValue) } }
      var characters: String { _text.string }
      var runs: [Any] { NativeUnknown("the runs of a text", Array<Any>.self) }
      mutating func append(_ other: AttributedString) {
        let made = NSMutableAttributedString(attributedString: _text)
        made.append(other._text)
        _text = made
      }
      mutating func mergeAttributes(_ attributes: AttributeContainer) { for (key, value) in attributes._values { _set(key, value) } }
      mutating func setAttributes(_ attributes: AttributeContainer) {
        _text = NSAttributedString(string: _text.string, attributes: attributes._values)
      }
      func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        AttributedString(_text.string, attributes: attributes)
      }
      func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        var result = self
        result.mergeAttributes(attributes)
        return result
      }
      func range(of part: String) -> NSRange? {
        guard let range = _text.string.range(of: part) else { return nil }
        return NSRange(range, in: _text.string)
      }
      // A part is changed alone, and put back with what it has now.
      subscript(range: NSRange) -> AttributedString {
        get { AttributedString(NSAttributedString(string: NativeUnknown("a part of a text", String.self), attributes: [:])) }
        set {
          let made = NSMutableAttributedString(attributedString: _text)
          made.addAttributes(newValue._text._attributes.first ?? [:], range: range)
          _text = made
        }
      }
      static func + (one: AttributedString, other: AttributedString) -> AttributedString {
        var result = one
        result.append(other)
        return result
      }
      static func += (one: inout AttributedString, other: AttributedString) { one.append(other) }
      static func == (one: AttributedString, other: AttributedString) -> Bool { one._text.string == other._text.string }
    }
    // The letters of an attributed string, which change in it.
    class _MutableString: NSObject {
      let _text: NSMutableAttributedString
      init(_ text: NSMutableAttributedString) { _text = text }
      var length: Int { _text.length }
      var description: String { _text.string }
      func range(of part: String) -> NSRange { (_text.string as NSString).range(of: part) }
      func append(_ other: String) { _text.replaceCharacters(in: NSRange(location: length, length: 0), with: other) }
      func setString(_ string: String) { _text.replaceCharacters(in: NSRange(location: 0, length: length), with: string) }
      func replaceOccurrences(of target: String, with replacement: String, options: Any, range: NSRange) -> Int {
        let pieces = _text.string.components(separatedBy: target)
        guard (options as? [Any])?.isEmpty ?? false, range.length == length else {
          setString(NativeUnknown("a text with replacements", String.self))
          return 0
        }
        var place = 0
        for (number, piece) in pieces.enumerated() {
          if number > 0 {
            _text.replaceCharacters(in: NSRange(location: place, length: NativeUTF16Length(target)), with: replacement)
            place += NativeUTF16Length(replacement)
          }
          place += NativeUTF16Length(piece)
        }
        return pieces.count - 1
      }
    }
    class NSMutableAttributedString: NSAttributedString {
      var mutableString: _MutableString { _MutableString(self) }
      func append(_ other: NSAttributedString) {
        _strings += other._strings
        _attributes += other._attributes
      }
      func setAttributedString(_ other: NSAttributedString) {
        _strings = other._strings
        _attributes = other._attributes
      }
      func addAttribute(_ key: Key, value: Any, range: NSRange) { addAttributes([key: value], range: range) }
      func addAttributes(_ attributes: [Key: Any], range: NSRange) {
        _change(range) { old in
          var own = old
          for (key, value) in attributes { own[key] = value }
          return own
        }
      }
      // The runs of a range get what a function makes of them.
      func _change(_ range: NSRange, _ body: ([Key: Any]) -> [Key: Any]) {
        let cut = NativeCut(_strings, range.location, range.upperBound)
        let old = _attributes
        _strings = cut.map { $0.text }
        _attributes = cut.map { piece in piece.isInside ? body(old[piece.run]) : old[piece.run] }
      }
      func setAttributes(_ attributes: [Key: Any]?, range: NSRange) { _change(range) { _ in attributes ?? [:] } }
      func removeAttribute(_ key: Key, range: NSRange) {
        _change(range) { old in
          var attributes = old
          attributes[key] = nil
          return attributes
        }
      }
      // A text gets the attributes of the first letter that it replaces, or else of the one before it.
      func replaceCharacters(in range: NSRange, with text: String) {
        let before = max(0, range.length > 0 ? range.location : range.location - 1)
        let around = attributedSubstring(from: NSRange(location: before, length: 1))
        replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: around._attributes.first ?? [:]))
      }
      func replaceCharacters(in range: NSRange, with other: NSAttributedString) {
        let start = attributedSubstring(from: NSRange(location: 0, length: range.location))
        let end = attributedSubstring(from: NSRange(location: range.upperBound, length: length))
        _strings = start._strings + other._strings + end._strings
        _attributes = start._attributes + other._attributes + end._attributes
      }
      func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: NSAttributedString()) }
      func insert(_ other: NSAttributedString, at index: Int) { replaceCharacters(in: NSRange(location: index, length: 0), with: other) }
      func beginEditing() {}
      func endEditing() {}
    }
    """#
}
