internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

extension UIView {
  /// Takes over what the document says of the view, but for those in it.
  func decode(_ element: Element) {
    if let frame = element.recordedFrame {
      (origin, size) = (CGRect(frame).origin, CGRect(frame).size)
    }
    translatesAutoresizingMaskIntoConstraints = element.translatesAutoresizingMask
    autoresizingMask = AutoresizingMask(rawValue: UInt(element.autoresizing.rawValue))
    isHidden = element.isHidden
    alpha = CGFloat(element.alpha)
    clipsToBounds = element.clipsToBounds
    isUserInteractionEnabled = element.isUserInteractionEnabled
    contentMode = ContentMode(element.contentMode)
    tag = element.tag
    backgroundColor = element.backgroundColor.map { UIColor($0) }
    if let color = element.tintColor { tintColor = UIColor(color) }
    layer.cornerRadius = CGFloat(element.cornerRadius)
    layer.borderWidth = CGFloat(element.borderWidth)
    decodeLayout(element)
    minimumContentSizeCategory = element.contentSizeLimits.minimum.map { UIContentSizeCategory($0) }
    maximumContentSizeCategory = element.contentSizeLimits.maximum.map { UIContentSizeCategory($0) }
    showsLargeContentViewer = element.showsLargeContentViewer
    largeContentTitle = element.largeContentTitle
    scalesLargeContentImage = element.scalesLargeContentImage
    accessibilityLabel = element.accessibilityLabel
    decode(element.content)
    (self as? UIImageView)?.adjustsImageSizeForAccessibilityContentSizeCategory =
      element.adjustsImageSizeForAccessibility
    template = DocumentTemplate(element: element, decodedContent: elementContent)
  }

  private func decodeLayout(_ element: Element) {
    func set(
      _ priority: Double?, _ axis: NSLayoutConstraint.Axis,
      _ setter: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void
    ) {
      if let priority { setter(UILayoutPriority(Float(priority)), axis) }
    }
    set(element.horizontalHugging, .horizontal) { setContentHuggingPriority($0, for: $1) }
    set(element.verticalHugging, .vertical) { setContentHuggingPriority($0, for: $1) }
    set(element.horizontalCompression, .horizontal) {
      setContentCompressionResistancePriority($0, for: $1)
    }
    set(element.verticalCompression, .vertical) {
      setContentCompressionResistancePriority($0, for: $1)
    }
    statedMargins = element.layoutMargins.map { UIEdgeInsets($0) }
    statedDirectionalMargins = element.directionalLayoutMargins.map {
      NSDirectionalEdgeInsets(
        top: CGFloat($0.top), leading: CGFloat($0.left), bottom: CGFloat($0.bottom),
        trailing: CGFloat($0.right))
    }
    preservesSuperviewLayoutMargins = element.preservesSuperviewLayoutMargins
    insetsLayoutMarginsFromSafeArea = element.insetsLayoutMarginsFromSafeArea
    semanticContentAttribute =
      switch element.semanticContentAttribute {
      case .playback: .playback
      case .spatial: .spatial
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      case .unspecified, nil: .unspecified
      }
  }

  /// What is particular to the kind.
  private func decode(_ content: ElementContent) {
    switch (self, content) {
    case (let label as UILabel, .label(let text)): label.decode(text)
    case (let button as UIButton, .button(let content)): button.decode(content)
    case (let view as UIImageView, .image(let image)):
      view.image = image.name == nil ? nil : UIImage(image)
    case (let stack as UIStackView, .stack(let content)): stack.decode(content)
    case (let field as UITextField, .textInput(let input)): field.decode(input)
    case (let view as UITextView, .textInput(let input)): view.decode(input)
    case (let table as UITableView, .table(let content)): table.decode(content)
    case (let cell as UITableViewCell, .cell(let content)): cell.decode(content)
    case (let collection as UICollectionView, .collection(let content)): collection.decode(content)
    case (let scroll as UIScrollView, .scroll(let content)): scroll.decode(content)
    case (let control as UISegmentedControl, .segments(let content)):
      for (number, title) in content.titles.enumerated() {
        control.insertSegment(withTitle: title, at: number, animated: false)
      }
      control.selectedSegmentIndex = content.selected ?? -1
    case (_, .control(let content)): decode(control: content.value)
    default: break
    }
  }

  private func decode(control value: (any ControlValue)?) {
    switch (self, value) {
    case (let view as UISwitch, let content as SwitchContent): view.isOn = content.isOn
    case (let view as UISlider, let content as SliderContent): view.value = Float(content.value)
    case (let view as UIProgressView, let content as ProgressContent):
      view.progress = Float(content.progress)
    case (let view as UIPageControl, let content as PageControlContent):
      view.numberOfPages = content.numberOfPages
    case (let view as UIActivityIndicatorView, let content as ActivityContent):
      view.style = content.isLarge ? .large : .medium
    default: break
    }
  }
}

// MARK: - Kinds

extension UILabel {
  fileprivate func decode(_ text: TextContent) {
    font = UIFont(text.font) ?? .systemFont(ofSize: 17)
    if text.fragments.isEmpty {
      self.text = text.string
    } else {
      attributedText = NSAttributedString(text)
    }
    if let color = text.color { textColor = UIColor(color) }
    textAlignment = NSTextAlignment(text.alignment)
    lineBreakMode = NSLineBreakMode(text.lineBreakMode)
    numberOfLines = text.numberOfLines
    adjustsFontForContentSizeCategory = text.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = text.adjustsFontSizeToFitWidth
    minimumScaleFactor = CGFloat(text.minimumScaleFactor)
    allowsDefaultTighteningForTruncation = text.allowsTightening
    preferredMaxLayoutWidth = CGFloat(text.preferredMaxLayoutWidth)
  }
}

extension UIStackView {
  fileprivate func decode(_ content: StackContent) {
    axis = content.axis == .horizontal ? .horizontal : .vertical
    distribution =
      switch content.distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    alignment =
      switch content.alignment {
      case .fill: .fill
      case .leading, .top: .leading
      case .firstBaseline: .firstBaseline
      case .center: .center
      case .trailing, .bottom: .trailing
      case .lastBaseline: .lastBaseline
      }
    spacing = content.usesStandardSpacing ? Self.spacingUseSystem : CGFloat(content.spacing)
    isBaselineRelativeArrangement = content.isBaselineRelative
    isLayoutMarginsRelativeArrangement = content.isLayoutMarginsRelative
  }
}

extension UITextField {
  fileprivate func decode(_ input: TextInputContent) {
    text = input.text.string
    placeholder = input.placeholder
    font = UIFont(input.text.font)
    if let color = input.text.color { textColor = UIColor(color) }
    textAlignment = NSTextAlignment(input.text.alignment)
    borderStyle =
      switch input.borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    adjustsFontForContentSizeCategory = input.text.adjustsFontForContentSizeCategory
    adjustsFontSizeToFitWidth = input.text.adjustsFontSizeToFitWidth
    minimumFontSize = CGFloat(input.text.minimumFontSize)
    isSecureTextEntry = input.isSecure
  }
}

extension UITextView {
  fileprivate func decode(_ input: TextInputContent) {
    font = UIFont(input.text.font)
    if input.text.fragments.isEmpty {
      text = input.text.string
    } else {
      attributedText = NSAttributedString(input.text)
    }
    if let color = input.text.color { textColor = UIColor(color) }
    textAlignment = NSTextAlignment(input.text.alignment)
    adjustsFontForContentSizeCategory = input.text.adjustsFontForContentSizeCategory
    isEditable = input.isEditable
    isScrollEnabled = input.isScrollEnabled
  }
}

extension UIScrollView {
  fileprivate func decode(_ content: ScrollContent) {
    isScrollEnabled = content.isScrollEnabled
    isPagingEnabled = content.isPagingEnabled
    contentInset = UIEdgeInsets(content.contentInsets)
    alwaysBounceVertical = content.alwaysBouncesVertically
    contentInsetAdjustmentBehavior =
      switch content.contentInsetAdjustmentBehavior {
      case .automatic, nil: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
  }
}

extension UITableView {
  fileprivate func decode(_ content: TableContent) {
    style =
      switch content.style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    rowHeight = CGFloat(content.rowHeight)
    sectionHeaderHeight = CGFloat(content.sectionHeaderHeight)
    sectionFooterHeight = CGFloat(content.sectionFooterHeight)
    separatorStyle = content.hasSeparators ? .singleLine : .none
    if let inset = content.separatorInset { separatorInset = UIEdgeInsets(inset) }
  }
}

extension UITableViewCell {
  fileprivate func decode(_ content: CellContent) {
    decodeStyle(content)
    accessoryType =
      switch content.accessory {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    indentationLevel = content.indentationLevel
    indentationWidth = CGFloat(content.indentationWidth)
  }
}

extension UICollectionView {
  fileprivate func decode(_ content: CollectionContent) {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    func size(_ size: Size) -> CGSize { CGSize(width: size.width, height: size.height) }
    flow.itemSize = size(content.itemSize)
    flow.estimatedItemSize = content.estimatedItemSize.map(size) ?? .zero
    flow.minimumLineSpacing = CGFloat(content.minimumLineSpacing)
    flow.minimumInteritemSpacing = CGFloat(content.minimumInteritemSpacing)
    flow.sectionInset = UIEdgeInsets(content.sectionInset)
    flow.headerReferenceSize = size(content.headerReferenceSize)
    flow.footerReferenceSize = size(content.footerReferenceSize)
    flow.scrollDirection = content.axis == .horizontal ? .horizontal : .vertical
  }
}
