internal import DynamicTypeModel

/// How the lines of a paragraph are set; lengths are points.
public class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Only the mutable class has setters, and who makes one owns it.
  fileprivate var values = Values()

  fileprivate struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var hyphenationFactor: Float = 0
  }

  public var lineSpacing: CGFloat { values.lineSpacing }
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  public var alignment: NSTextAlignment { values.alignment }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  public var headIndent: CGFloat { values.headIndent }
  public var tailIndent: CGFloat { values.tailIndent }
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  public var hyphenationFactor: Float { values.hyphenationFactor }

  public override init() {}

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  public func copy(with zone: NSZone? = nil) -> Any { duplicate(NSParagraphStyle()) }
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    duplicate(NSMutableParagraphStyle())
  }

  private func duplicate(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.values = values
    return copy
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values
  }

  public override var hash: Int { values.hashValue }

  func fragment(_ string: String) -> TextFragment {
    var fragment = TextFragment(string)
    fragment.lineSpacing = Double(lineSpacing)
    fragment.paragraphSpacing = Double(paragraphSpacing)
    fragment.paragraphSpacingBefore = Double(paragraphSpacingBefore)
    fragment.alignment = alignment.modelled
    fragment.lineBreakMode = lineBreakMode.modelled
    fragment.firstLineHeadIndent = Double(firstLineHeadIndent)
    fragment.headIndent = Double(headIndent)
    fragment.tailIndent = Double(tailIndent)
    fragment.minimumLineHeight = Double(minimumLineHeight)
    fragment.maximumLineHeight = Double(maximumLineHeight)
    fragment.lineHeightMultiple = Double(lineHeightMultiple)
    fragment.hyphenationFactor = Double(hyphenationFactor)
    return fragment
  }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  public override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
}
