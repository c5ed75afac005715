internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

// Values of documents as UIKit's.

extension Font {
  /// The font that a document names; nil for the kind's own.
  init?(_ description: FontDescription?) {
    guard let description else { return nil }
    switch description.face {
    case .system(let weight, let isItalic):
      let font = Font.systemFont(ofSize: description.pointSize, weight: weight)
      self = isItalic ? font.italic() : font
    case .textStyle(let style): self = .preferredFont(forTextStyle: style)
    case .font(let font), .scaled(let font): self = font
    case .named(let name, _): self = .font(named: name, size: description.pointSize)
    }
  }
}

extension NSAttributedString {
  /// The runs of a document's text.
  convenience init(_ text: TextContent) {
    let result = NSMutableAttributedString(string: "")
    for fragment in text.fragments {
      var attributes: [NSAttributedString.Key: Any] = [
        .paragraphStyle: NSMutableParagraphStyle(fragment)
      ]
      attributes[.font] = Font(fragment.font)
      attributes[.foregroundColor] = fragment.color.map { UIColor($0) }
      if fragment.kerning != 0 { attributes[.kern] = fragment.kerning }
      if fragment.baselineOffset != 0 { attributes[.baselineOffset] = fragment.baselineOffset }
      result.append(NSAttributedString(string: fragment.string, attributes: attributes))
    }
    self.init(attributedString: result)
  }
}

extension NSMutableParagraphStyle {
  fileprivate convenience init(_ fragment: TextFragment) {
    self.init()
    if let alignment = fragment.alignment { self.alignment = NSTextAlignment(alignment) }
    if let mode = fragment.lineBreakMode { lineBreakMode = NSLineBreakMode(mode) }
    lineSpacing = CGFloat(fragment.lineSpacing)
    paragraphSpacing = CGFloat(fragment.paragraphSpacing)
    paragraphSpacingBefore = CGFloat(fragment.paragraphSpacingBefore)
    firstLineHeadIndent = CGFloat(fragment.firstLineHeadIndent)
    headIndent = CGFloat(fragment.headIndent)
    tailIndent = CGFloat(fragment.tailIndent)
    minimumLineHeight = CGFloat(fragment.minimumLineHeight)
    maximumLineHeight = CGFloat(fragment.maximumLineHeight)
    lineHeightMultiple = CGFloat(fragment.lineHeightMultiple)
    hyphenationFactor = Float(fragment.hyphenationFactor)
  }
}

extension NSTextAlignment {
  init(_ alignment: TextContent.Alignment) {
    switch alignment {
    case .natural: self = .natural
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    }
  }
}

extension NSLineBreakMode {
  init(_ mode: TextContent.LineBreakMode) {
    switch mode {
    case .wordWrap: self = .byWordWrapping
    case .characterWrap: self = .byCharWrapping
    case .clip: self = .byClipping
    case .headTruncation: self = .byTruncatingHead
    case .tailTruncation: self = .byTruncatingTail
    case .middleTruncation: self = .byTruncatingMiddle
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: EdgeInsets) {
    self.init(
      top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right))
  }
}

extension UIView.ContentMode {
  init(_ mode: DynamicTypeModel.ContentMode) {
    let all: [DynamicTypeModel.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    self = all.firstIndex(of: mode).flatMap { Self(rawValue: $0) } ?? .scaleToFill
  }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: LayoutConstraint.Attribute) {
    switch attribute {
    case .left: self = .left
    case .right: self = .right
    case .top: self = .top
    case .bottom: self = .bottom
    case .leading: self = .leading
    case .trailing: self = .trailing
    case .width: self = .width
    case .height: self = .height
    case .centerX: self = .centerX
    case .centerY: self = .centerY
    case .baseline, .lastBaseline: self = .lastBaseline
    case .firstBaseline: self = .firstBaseline
    case .leftMargin: self = .leftMargin
    case .rightMargin: self = .rightMargin
    case .topMargin: self = .topMargin
    case .bottomMargin: self = .bottomMargin
    case .leadingMargin: self = .leadingMargin
    case .trailingMargin: self = .trailingMargin
    case .centerXWithinMargins: self = .centerXWithinMargins
    case .centerYWithinMargins: self = .centerYWithinMargins
    }
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
