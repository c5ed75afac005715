public import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// A text field of one line.
@MainActor @preconcurrency
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  private var statedFont = UIFont.systemFont(ofSize: 17)
  open var text: String? = "" { didSet { LayoutClock.tick() } }
  open var placeholder: String? { didSet { LayoutClock.tick() } }
  open var font: UIFont? {
    get { statedFont.shown(in: self, adjusts: adjustsFontForContentSizeCategory) }
    set {
      statedFont = newValue ?? .systemFont(ofSize: 17)
      LayoutClock.tick()
    }
  }
  open var textColor: UIColor? = .label { didSet { LayoutClock.tick() } }
  open var textAlignment = NSTextAlignment.natural { didSet { LayoutClock.tick() } }
  open var borderStyle = BorderStyle.none { didSet { LayoutClock.tick() } }
  open var adjustsFontForContentSizeCategory = false { didSet { LayoutClock.tick() } }
  open var adjustsFontSizeToFitWidth = false { didSet { LayoutClock.tick() } }
  open var minimumFontSize: CGFloat = 0 { didSet { LayoutClock.tick() } }
  open var isSecureTextEntry = false { didSet { LayoutClock.tick() } }
  open var clearButtonMode = ViewMode.never { didSet { LayoutClock.tick() } }
  open weak var delegate: (any UITextFieldDelegate)?

  open override var intrinsicContentSize: CGSize {
    IntrinsicProbe.answer ?? Measuring.contentSize(of: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Measuring.contentSize(of: self) }

  override class var kitClass: UIView.Type { UITextField.self }
  override var elementKind: ElementKind { .textField }
  override var elementContent: ElementContent {
    let location = LayoutSurroundings.current.location
    var content = TextContent(text ?? "", location: location)
    content.font = statedFont.description(at: location)
    content.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    content.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    content.minimumFontSize = Double(minimumFontSize)
    content.alignment = textAlignment.modelled
    content.color = textColor == .label ? nil : textColor?.value
    var input = TextInputContent(text: content)
    input.placeholder = placeholder
    let styles: [TextInputContent.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    input.borderStyle = styles[borderStyle.rawValue]
    let modes: [TextInputContent.ClearButtonMode] = [
      .never, .whileEditing, .unlessEditing, .always,
    ]
    input.clearButtonMode = modes[clearButtonMode.rawValue]
    input.isSecure = isSecureTextEntry
    return .textInput(input)
  }
}

@MainActor
public protocol UITextFieldDelegate: AnyObject {}

@MainActor
public protocol UITextViewDelegate: AnyObject {}

extension UITextField: TextShowing {
  var shownFont: UIFont { font ?? statedFont }
}

/// A text of any number of lines that people may edit. It has a size of its own once it does not scroll.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  private var statedFont = UIFont.systemFont(ofSize: 12)
  private var plainText = ""
  private var statedText: NSAttributedString?
  /// Measured as if it did not scroll.
  private var isMeasured = false

  open var text: String! {
    get { statedText?.string ?? plainText }
    set {
      (plainText, statedText) = (newValue ?? "", nil)
      LayoutClock.tick()
    }
  }

  open var attributedText: NSAttributedString! {
    get {
      guard let statedText else {
        return NSAttributedString(string: plainText, attributes: [.font: font as Any])
      }
      return adjustsFontForContentSizeCategory
        ? statedText.resolvingFonts(for: traitCollection) : statedText
    }
    set {
      statedText = newValue
      LayoutClock.tick()
    }
  }

  open var font: UIFont? {
    get { statedFont.shown(in: self, adjusts: adjustsFontForContentSizeCategory) }
    set {
      statedFont = newValue ?? .systemFont(ofSize: 12)
      LayoutClock.tick()
    }
  }

  open var textColor: UIColor? = .label { didSet { LayoutClock.tick() } }
  open var textAlignment = NSTextAlignment.natural { didSet { LayoutClock.tick() } }
  open var isEditable = true
  open var isSelectable = true
  open var adjustsFontForContentSizeCategory = false { didSet { LayoutClock.tick() } }

  open override var intrinsicContentSize: CGSize {
    if let answer = IntrinsicProbe.answer { return answer }
    guard !isScrollEnabled else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return Measuring.contentSize(of: self, fitting: size.width > 0 ? Double(size.width) : nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    isMeasured = true
    defer { isMeasured = false }
    return Measuring.contentSize(
      of: self, fitting: size.width > 0 && size.width < 1e5 ? Double(size.width) : nil)
  }

  override class var kitClass: UIView.Type { UITextView.self }
  override var elementKind: ElementKind { .textView }
  override var elementContent: ElementContent {
    let location = LayoutSurroundings.current.location
    var content = TextContent(text, location: location)
    content.font = statedFont.description(at: location)
    if let statedText {
      content.fragments = statedText.fragments(font: statedFont, location: location)
    }
    content.numberOfLines = 0
    content.lineBreakMode = .wordWrap
    content.alignment = textAlignment.modelled
    content.color = textColor == .label ? nil : textColor?.value
    content.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    var input = TextInputContent(text: content)
    input.isEditable = isEditable
    input.isScrollEnabled = isScrollEnabled && !isMeasured
    return .textInput(input)
  }
}

extension UITextView: TextShowing {
  var shownFont: UIFont { font ?? statedFont }
}
