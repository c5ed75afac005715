public import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// A text that people cannot edit.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var statedFont = UIFont.systemFont(ofSize: 17)
  private var statedColor = UIColor.label
  private var statedAlignment = NSTextAlignment.natural
  private var statedText: NSAttributedString?
  private var plainText: String?
  /// The width of the last layout, which a text of several lines was set in.
  private var laidOutWidth: Double?

  open var text: String? {
    get { plainText ?? statedText?.string }
    set { change { (plainText, statedText) = (newValue, nil) } }
  }

  /// The text with its attributes, its fonts at the reader's size if the label adjusts them.
  open var attributedText: NSAttributedString? {
    get {
      if let statedText {
        return adjustsFontForContentSizeCategory
          ? statedText.resolvingFonts(for: traitCollection) : statedText
      }
      return plainText.map {
        NSAttributedString(
          string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      }
    }
    set {
      change {
        (plainText, statedText) = (nil, newValue)
        guard let first = newValue?.firstAttributes else { return }
        statedFont = first[.font] as? UIFont ?? statedFont
        statedColor = first[.foregroundColor] as? UIColor ?? statedColor
        statedAlignment =
          (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? statedAlignment
      }
    }
  }

  /// The font at the size in which it is shown: of a text with attributes that of its first letter. Setting it
  /// sets that of the whole text.
  open var font: UIFont! {
    get { statedFont.shown(in: self, adjusts: adjustsFontForContentSizeCategory) }
    set {
      change {
        statedFont = newValue ?? .systemFont(ofSize: 17)
        statedText = statedText?.setting(.font, to: statedFont)
      }
    }
  }

  /// Of a text with attributes that of its first letter. Setting it sets that of the whole text.
  open var textColor: UIColor! {
    get { statedColor }
    set {
      change {
        statedColor = newValue ?? .label
        statedText = statedText?.setting(.foregroundColor, to: statedColor)
      }
    }
  }

  /// Of a text with attributes that of its first letter. Setting it sets that of the whole text.
  open var textAlignment: NSTextAlignment {
    get { statedAlignment }
    set {
      change {
        statedAlignment = newValue
        statedText = statedText?.styled(lineBreakMode: lineBreakMode) { $0.alignment = newValue }
      }
    }
  }

  /// Setting it sets that of the whole text, if that has attributes.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      change {
        let mode = lineBreakMode
        statedText = statedText?.styled(lineBreakMode: mode) { $0.lineBreakMode = mode }
      }
    }
  }
  open var numberOfLines = 1 { didSet { LayoutClock.tick() } }
  open var adjustsFontForContentSizeCategory = false { didSet { LayoutClock.tick() } }
  open var adjustsFontSizeToFitWidth = false { didSet { LayoutClock.tick() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { LayoutClock.tick() } }
  open var allowsDefaultTighteningForTruncation = false { didSet { LayoutClock.tick() } }
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { LayoutClock.tick() } }
  }
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var isEnabled = true
  open var shadowColor: UIColor? { didSet { LayoutClock.tick() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { LayoutClock.tick() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if template == nil { isUserInteractionEnabled = false }
    isAccessibilityElement = true
  }

  /// The font as it was set, whatever the text size.
  var madeFont: UIFont { statedFont }

  private func change(_ body: () -> Void) {
    body()
    LayoutClock.tick()
  }

  /// Of several lines, in the width that was preferred or laid out last, as after UIKit's first pass.
  open override var intrinsicContentSize: CGSize {
    if let answer = IntrinsicProbe.answer { return answer }
    let width = preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : laidOutWidth
    return Measuring.contentSize(of: self, fitting: numberOfLines == 1 ? nil : width)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Measuring.contentSize(
      of: self, fitting: size.width > 0 && size.width < 1e5 ? Double(size.width) : nil)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let before = self.numberOfLines
    self.numberOfLines = numberOfLines
    defer { self.numberOfLines = before }
    let size = Measuring.contentSize(of: self, fitting: Double(bounds.width))
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  open func drawText(in rect: CGRect) {}

  override class var kitClass: UIView.Type { UILabel.self }
  override var elementKind: ElementKind { .label }
  override var elementContent: ElementContent { .label(content) }

  var content: TextContent {
    let location = LayoutSurroundings.current.location
    var content = TextContent(text ?? "", location: location)
    content.font = statedFont.description(at: location)
    if let statedText {
      content.fragments = statedText.fragments(font: statedFont, location: location)
    }
    content.color = statedColor == .label ? nil : statedColor.value
    content.alignment = textAlignment.modelled
    content.lineBreakMode = lineBreakMode.modelled
    content.numberOfLines = numberOfLines
    content.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    content.minimumScaleFactor = Double(minimumScaleFactor)
    content.allowsTightening = allowsDefaultTighteningForTruncation
    content.preferredMaxLayoutWidth = Double(preferredMaxLayoutWidth)
    if let shadowColor {
      content.shadow = TextShadow(
        offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
        color: shadowColor.value)
    }
    return content
  }

  override func take(_ node: LaidOutNode) {
    shownTexts = node.texts
    guard laidOutWidth != node.frame.width else { return }
    laidOutWidth = node.frame.width
    // A class that adds to the size of its text adds to the size in this width now.
    if type(of: self) != UILabel.self, numberOfLines != 1 { LayoutClock.tick() }
  }

  /// As set in the last layout.
  private var shownTexts: [LaidOutText] = []
}

extension UILabel: TextShowing {
  var shownFont: UIFont { font }

  /// The lines that the label showed in the last layout, with the ellipsis where one replaces text.
  package var shownLines: [String] { shownTexts.flatMap { $0.lines.map(\.text) } }
  /// Whether some of the text was not shown in the last layout.
  package var isTruncated: Bool { shownTexts.contains(where: \.isTruncated) }
}
