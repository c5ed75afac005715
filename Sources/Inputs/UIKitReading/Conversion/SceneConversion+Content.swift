import CodeEvaluation
import DynamicType
import DynamicTypeModel
import UIKitModel

extension SceneConversion {
  /// What is particular to a view's kind.
  func takeContent(
    _ element: inout Element, _ detail: inout ElementDetail, _ view: ObjectID, _ kit: String
  ) {
    switch kit {
    case "UILabel": element.content = .label(label(view, &detail, element.location))
    case "UIButton": element.content = .button(button(view, &detail, element.location))
    case "UIImageView":
      element.content = .image(shownImage(of: view))
      element.adjustsImageSizeForAccessibility =
        reader.truth("UIImageView.adjustsImageSizeForAccessibilityContentSizeCategory", of: view)
        ?? false
    case "UITextField", "UISearchTextField":
      element.content = .textInput(textField(view, &detail, element.location))
    case "UITextView": element.content = .textInput(textView(view, &detail, element.location))
    case "UIScrollView": element.content = .scroll(scroll(view))
    case "UISwitch":
      element.content = .control(
        ControlContent(SwitchContent(isOn: reader.truth("UISwitch.isOn", of: view) ?? false)))
    case "UISlider": element.content = .control(ControlContent(slider(view)))
    case "UIStepper": element.content = .control(ControlContent(StepperContent()))
    case "UIProgressView":
      element.content = .control(
        ControlContent(
          ProgressContent(progress: reader.number("UIProgressView.progress", of: view) ?? 0)))
    case "UIActivityIndicatorView":
      let style = reader.name("UIActivityIndicatorView.style", of: view)
      element.content = .control(
        ControlContent(ActivityContent(isLarge: style == "large" || style == "whiteLarge")))
      if reader.truth("UIActivityIndicatorView.isAnimating", of: view) != true,
        reader.truth("UIActivityIndicatorView.hidesWhenStopped", of: view) != false
      {
        element.isHidden = true
      }
    case "UIPageControl":
      element.content = .control(
        ControlContent(
          PageControlContent(
            numberOfPages: reader.integer("UIPageControl.numberOfPages", of: view) ?? 0)))
    case "UIPickerView": element.content = .control(ControlContent(PickerContent()))
    case "UIDatePicker":
      let mode =
        reader.name("UIDatePicker.datePickerMode", of: view).flatMap(DatePickerMode.init(rawValue:))
        ?? .dateAndTime
      let style = reader.name("UIDatePicker.preferredDatePickerStyle", of: view).flatMap(
        DatePickerStyle.init(rawValue:))
      element.content = .control(ControlContent(DatePickerContent(mode: mode, style: style)))
    case "UISegmentedControl": element.content = .segments(segments(view))
    case "UINavigationBar":
      let items = reader.objects("UINavigationBar.items", of: view).map {
        navigationItem($0, title: nil)
      }
      element.content = .navigationBar(items: items, appearance: BarAppearance())
    case "UISearchBar":
      var input = TextInputContent(
        text: TextContent(
          reader.text("UISearchBar.text", of: view)?.string ?? "", location: element.location))
      input.placeholder = reader.text("UISearchBar.placeholder", of: view)?.string
      element.content = .textInput(input)
    default: break
    }
  }

  private func alignment(_ name: String?) -> TextContent.Alignment {
    name.flatMap(TextContent.Alignment.init(rawValue:)) ?? .natural
  }

  private func lineBreak(_ name: String?) -> TextContent.LineBreakMode? {
    name.flatMap(TextContent.LineBreakMode.init(uiKitName:))
  }

  /// A font property, which is the kind's own where nothing is set.
  private func font(
    _ field: UIKitFields.Field, of object: ObjectID, _ detail: inout ElementDetail,
    at location: SourceLocation, otherwise size: Double
  ) -> FontDescription {
    guard let value = reader.value(field, of: object) else {
      return FontDescription(
        face: .system(weight: .regular, isItalic: false), pointSize: size, location: location)
    }
    guard let id = reader.object(value), let font = reader.font(id) else {
      if case .unknown(let unknown) = reader.resolved(value) {
        return assumedFont(unknown, location)
      }
      return FontDescription(face: .textStyle(.body), pointSize: 17, location: location)
    }
    return description(of: font, at: location)
  }

  /// A font, with where code makes it, or else the place of what has it.
  private func description(of font: ReadFont, at location: SourceLocation) -> FontDescription {
    font.description(at: places.location(font.place) ?? location)
  }

  /// A font that nobody knows: its size is taken to be that of Body.
  private func assumedFont(_ unknown: Unknown, _ location: SourceLocation) -> FontDescription {
    reader.note(.assumed("the font \(unknown.origin) is that of Body"))
    return FontDescription(face: .textStyle(.body), pointSize: 17, location: location)
  }

  // MARK: Labels

  func label(
    _ view: ObjectID, _ detail: inout ElementDetail, _ location: SourceLocation
  ) -> TextContent {
    let before = reader.takeNotes()
    if before != .known { reader.note(before) }
    var content: TextContent
    let font = font("UILabel._font", of: view, &detail, at: location, otherwise: 17)
    let attributed = reader.value("UILabel._attributed", of: view)
    if let runs = fragments(of: attributed, location, otherwise: font) {
      content = TextContent(runs.map(\.fragment.string).joined(), location: location)
      content.fragments = runs.map(\.fragment)
      detail.textProvenance =
        runs.first { $0.provenance != .known }?.provenance
        ?? reader.doubt("UILabel._attributed", of: view) ?? .known
    } else {
      let text = reader.text("UILabel._text", of: view)
      content = TextContent(text?.string ?? "", location: location)
      detail.textProvenance = text?.provenance
    }
    content.font = font
    content.color = reader.quietly { reader.object("UILabel.textColor", of: view).flatMap(color) }
    content.alignment = alignment(reader.name("UILabel.textAlignment", of: view))
    content.lineBreakMode =
      lineBreak(reader.name("UILabel.lineBreakMode", of: view)) ?? .tailTruncation
    content.numberOfLines = reader.integer("UILabel.numberOfLines", of: view) ?? 1
    content.adjustsFontForContentSizeCategory =
      reader.truth("UILabel.adjustsFontForContentSizeCategory", of: view) ?? false
    content.adjustsFontSizeToFitWidth =
      reader.truth("UILabel.adjustsFontSizeToFitWidth", of: view) ?? false
    content.minimumScaleFactor = reader.number("UILabel.minimumScaleFactor", of: view) ?? 0
    content.allowsTightening =
      reader.truth("UILabel.allowsDefaultTighteningForTruncation", of: view) ?? false
    content.preferredMaxLayoutWidth =
      reader.number("UILabel.preferredMaxLayoutWidth", of: view) ?? 0
    detail.text = content.string
    detail.numberOfLines = content.numberOfLines
    detail.font = font
    detail.adjustsFont = content.adjustsFontForContentSizeCategory
    return content
  }

  private typealias Run = (fragment: TextFragment, provenance: Provenance)

  /// The runs of an attributed string: one that stands for them where nobody knows it, nil where there is none.
  ///
  /// - Parameter font: That of runs without one: labels, titles of buttons and fields give them their own.
  private func fragments(
    of attributed: Value?, _ location: SourceLocation, otherwise font: FontDescription? = nil
  ) -> [Run]? {
    guard let attributed else { return nil }
    switch reader.resolved(attributed) {
    case .object(let object):
      let strings = reader.value("NSAttributedString._strings", of: object)
      if let strings, case .unknown = strings { return standIn(for: strings, font) }
      return fragments(strings.map(reader.list) ?? [], of: object, location, otherwise: font)
    case .structure:
      // An `AttributedString` of the prelude.
      return fragments(of: reader.field("_text", of: attributed), location, otherwise: font)
    case .unknown: return standIn(for: attributed, font)
    default: return nil
    }
  }

  private func standIn(for unknown: Value, _ font: FontDescription?) -> [Run]? {
    guard let text = reader.text(unknown) else { return nil }
    var fragment = TextFragment(text.string)
    fragment.font = font
    return [(fragment, text.provenance)]
  }

  private func fragments(
    _ strings: [Value], of object: ObjectID, _ location: SourceLocation,
    otherwise font: FontDescription?
  ) -> [Run] {
    let attributes =
      reader.value("NSAttributedString._attributes", of: object).map(reader.list) ?? []
    return strings.enumerated().map { number, value in
      let text = reader.text(value) ?? ReadText(string: "", provenance: .known)
      var fragment = TextFragment(text.string)
      fragment.font = font
      guard attributes.indices.contains(number) else { return (fragment, text.provenance) }
      switch reader.resolved(attributes[number]) {
      case .dictionary(let dictionary):
        for (key, value) in dictionary.pairs {
          guard let name = reader.field("rawValue", of: key).flatMap(reader.text)?.string else {
            continue
          }
          take(name, reader.resolved(value), &fragment, location)
        }
      case .unknown(let unknown): fragment.font = assumedFont(unknown, location)
      default: break
      }
      return (fragment, text.provenance)
    }
  }

  private func take(
    _ name: String, _ value: Value, _ fragment: inout TextFragment, _ location: SourceLocation
  ) {
    switch name {
    case "NSFont":
      if let id = reader.object(value), let font = reader.font(id) {
        fragment.font = description(of: font, at: location)
      } else if case .unknown(let unknown) = value {
        fragment.font = assumedFont(unknown, location)
      }
    case "NSColor": fragment.color = reader.object(value).flatMap(color)
    case "NSKern", "CTTracking": fragment.kerning = reader.number(value) ?? 0
    case "NSBaselineOffset": fragment.baselineOffset = reader.number(value) ?? 0
    case "NSUnderline":
      fragment.decoration.underline = lineStyle(value)
    case "NSStrikethrough":
      fragment.decoration.strikethrough = lineStyle(value)
    case "NSParagraphStyle":
      guard let style = reader.object(value) else { return }
      func number(_ name: String) -> Double {
        reader.number(UIKitFields.Field("NSParagraphStyle", name), of: style) ?? 0
      }
      fragment.alignment = alignment(reader.name("NSParagraphStyle.alignment", of: style))
      fragment.lineBreakMode = lineBreak(reader.name("NSParagraphStyle.lineBreakMode", of: style))
      fragment.lineSpacing = number("lineSpacing")
      fragment.paragraphSpacing = number("paragraphSpacing")
      fragment.paragraphSpacingBefore = number("paragraphSpacingBefore")
      fragment.lineHeightMultiple = number("lineHeightMultiple")
      fragment.minimumLineHeight = number("minimumLineHeight")
      fragment.maximumLineHeight = number("maximumLineHeight")
      fragment.firstLineHeadIndent = number("firstLineHeadIndent")
      fragment.headIndent = number("headIndent")
      fragment.tailIndent = number("tailIndent")
    default: break
    }
  }

  /// Of an `NSUnderlineStyle`, or its raw value.
  private func lineStyle(_ value: Value) -> LineStyle? {
    let raw = reader.integer(value) ?? reader.field("rawValue", of: value).flatMap(reader.integer)
    return raw.flatMap { LineStyle(rawValue: $0) }
  }

  // MARK: Images

  /// What an image view shows: a symbol is as the view prefers it, unless it has a font of its own.
  private func shownImage(of view: ObjectID) -> ImageContent {
    guard let object = reader.object("UIImageView.image", of: view) else {
      return ImageContent(name: nil)
    }
    var content = image(object)
    if content.symbolFont == nil,
      let preferred = reader.object("UIImageView.preferredSymbolConfiguration", of: view)
    {
      take(preferred, "UIImage.Configuration._font", "UIImage.Configuration._scale", &content)
    }
    return content
  }

  func image(_ object: ObjectID) -> ImageContent {
    let name = reader.text("UIImage._name", of: object)
    var content = ImageContent(name: name?.isMadeUp == false ? name?.string : nil)
    content.isSystemSymbol = reader.flag("UIImage._isSymbol", of: object)
    if let size = reader.value("UIImage._size", of: object).flatMap(reader.size) {
      content.naturalSize = size
    } else if !content.isSystemSymbol, let name = content.name {
      content.naturalSize = resources?.imageSize(name, near: scene.location.path)
      content.file = resources?.imageFile(name, near: scene.location.path)
    }
    take(object, "UIImage._font", "UIImage._scale", &content)
    return content
  }

  /// Takes over how large a symbol is beside text, from two properties of an object.
  private func take(
    _ object: ObjectID, _ font: UIKitFields.Field, _ scale: UIKitFields.Field,
    _ content: inout ImageContent
  ) {
    if let font = reader.object(font, of: object).flatMap(reader.font) {
      content.symbolFont = font.description(at: scene.location)
    }
    if let scale = reader.integer(scale, of: object) {
      let scales: [ImageContent.SymbolScale] = [.unspecified, .small, .medium, .large]
      content.symbolScale = scales.indices.contains(scale) ? scales[scale] : .default
    }
  }

  // MARK: Buttons

  private func button(
    _ view: ObjectID, _ detail: inout ElementDetail, _ location: SourceLocation
  ) -> ButtonContent {
    let type = reader.name("UIButton.buttonType", of: view) ?? "custom"
    var title: TextContent
    if let label = reader.object("UIButton._label", of: view) {
      title = self.label(label, &detail, location)
      (detail.text, detail.textProvenance) = (nil, nil)
    } else {
      title = TextContent("", location: location)
      title.font = FontDescription(
        face: .system(weight: .regular, isItalic: false), pointSize: type == "custom" ? 18 : 15,
        location: location)
      title.lineBreakMode = .middleTruncation
    }
    let states = buttonStates(view)
    let attributed = states.value("UIButton._attributedTitles", reader)
    if let runs = fragments(of: attributed, location, otherwise: title.font) {
      title.string = runs.map(\.fragment.string).joined()
      title.fragments = runs.map(\.fragment)
      detail.textProvenance = runs.first { $0.provenance != .known }?.provenance ?? .known
    } else {
      let text = states.value("UIButton._titles", reader).flatMap(reader.text)
      title.string = text?.string ?? ""
      title.fragments = []
      detail.textProvenance = text?.provenance
    }
    title.color = states.value("UIButton._colors", reader).flatMap(reader.object).flatMap(color)
    var content = ButtonContent(
      buttonType: ButtonContent.ButtonType(rawValue: type) ?? .custom, title: title)
    content.image = states.value("UIButton._images", reader).flatMap(reader.object).map(image)
    content.backgroundImage =
      states.value("UIButton._backgrounds", reader).flatMap(reader.object).map(image)
    content.contentEdgeInsets =
      reader.value("UIButton._contentInsets", of: view).flatMap(reader.insets)
    content.titleEdgeInsets =
      reader.value("UIButton.titleEdgeInsets", of: view).flatMap(reader.insets) ?? .zero
    content.imageEdgeInsets =
      reader.value("UIButton.imageEdgeInsets", of: view).flatMap(reader.insets) ?? .zero
    content.horizontalAlignment =
      reader.name("UIControl.contentHorizontalAlignment", of: view)
      .flatMap(ButtonContent.HorizontalAlignment.init(rawValue:)) ?? .center
    content.verticalAlignment =
      reader.name("UIControl.contentVerticalAlignment", of: view)
      .flatMap(ButtonContent.VerticalAlignment.init(rawValue:)) ?? .center
    if let value = reader.value("UIButton.configuration", of: view) {
      configure(&content, by: value, &detail, location)
    }
    detail.text = content.title.string
    detail.font = content.title.font
    detail.adjustsFont = content.title.adjustsFontForContentSizeCategory
    return content
  }

  /// Values of a button by state: those of its own state, else of the normal one.
  private struct ButtonStates {
    var view: ObjectID
    var state: Int

    func value(_ field: UIKitFields.Field, _ reader: HeapReader) -> Value? {
      guard case .dictionary(let dictionary)? = reader.value(field, of: view) else { return nil }
      func found(_ state: Int) -> Value? {
        dictionary.pairs.first { reader.number($0.key) == Double(state) }?.value
      }
      return found(state) ?? found(0)
    }
  }

  private func buttonStates(_ view: ObjectID) -> ButtonStates {
    var state = 0
    if reader.truth("UIControl.isHighlighted", of: view) == true { state += 1 }
    if reader.truth("UIControl.isEnabled", of: view) == false { state += 2 }
    if reader.truth("UIControl.isSelected", of: view) == true { state += 4 }
    return ButtonStates(view: view, state: state)
  }

  private func configure(
    _ content: inout ButtonContent, by value: Value, _ detail: inout ElementDetail,
    _ location: SourceLocation
  ) {
    guard let style = reader.field("_style", of: value).flatMap(reader.text)?.string,
      let known = ButtonConfiguration.Style(rawValue: style)
    else { return }
    var configuration = ButtonConfiguration(style: known)
    var title = TextContent("", location: location)
    title.numberOfLines = 0
    title.lineBreakMode =
      lineBreak(reader.field("titleLineBreakMode", of: value).flatMap(reader.name)) ?? .wordWrap
    title.adjustsFontForContentSizeCategory = true
    if let runs = fragments(of: reader.field("attributedTitle", of: value), location) {
      title.string = runs.map(\.fragment.string).joined()
      title.fragments = runs.map(\.fragment)
      detail.textProvenance = runs.first { $0.provenance != .known }?.provenance ?? .known
    } else if let text = reader.field("title", of: value).flatMap(reader.text) {
      title.string = text.string
      detail.textProvenance = text.provenance
    } else {
      title.string = content.title.string
    }
    title.color = reader.field("baseForegroundColor", of: value).flatMap(reader.object).flatMap(
      color)
    content.title = title
    let subtitle = fragments(of: reader.field("attributedSubtitle", of: value), location)
    configuration.subtitle =
      subtitle.map { $0.map(\.fragment.string).joined() }
      ?? reader.field("subtitle", of: value).flatMap(reader.text)?.string
    if let own = reader.field("image", of: value).flatMap(reader.object) {
      content.image = image(own)
    }
    configuration.contentInsets = reader.field("_insets", of: value).flatMap(reader.insets)
    configuration.imagePadding = reader.field("imagePadding", of: value).flatMap(reader.number) ?? 0
    configuration.titlePadding = reader.field("titlePadding", of: value).flatMap(reader.number) ?? 1
    switch reader.field("imagePlacement", of: value).flatMap({ reader.field("rawValue", of: $0) })
      .flatMap(reader.number)
    {
    case 1: configuration.imagePlacement = .top
    case 4: configuration.imagePlacement = .bottom
    case 8: configuration.imagePlacement = .trailing
    default: configuration.imagePlacement = .leading
    }
    configuration.buttonSize = reader.field("buttonSize", of: value).flatMap(reader.name)
      .flatMap(ButtonConfiguration.ButtonSize.init(rawValue:))
    configuration.cornerStyle = reader.field("cornerStyle", of: value).flatMap(reader.name)
      .flatMap(ButtonConfiguration.CornerStyle.init(rawValue:))
    configuration.titleAlignment = reader.field("titleAlignment", of: value).flatMap(reader.name)
      .flatMap(ButtonConfiguration.TitleAlignment.init(rawValue:))
    configuration.baseBackgroundColor =
      reader.field("baseBackgroundColor", of: value).flatMap(reader.object).flatMap(color)
    content.configuration = configuration
  }

  // MARK: Fields

  private func slider(_ view: ObjectID) -> SliderContent {
    let least = reader.number("UISlider.minimumValue", of: view) ?? 0
    let range = (reader.number("UISlider.maximumValue", of: view) ?? 1) - least
    let value = reader.number("UISlider.value", of: view) ?? 0
    return SliderContent(value: range > 0 ? (value - least) / range : 0)
  }

  private func textField(
    _ view: ObjectID, _ detail: inout ElementDetail, _ location: SourceLocation
  ) -> TextInputContent {
    let text = reader.text("UITextField.text", of: view)
    var content = TextContent(text?.string ?? "", location: location)
    content.font = font("UITextField._font", of: view, &detail, at: location, otherwise: 17)
    content.adjustsFontForContentSizeCategory =
      reader.truth("UITextField.adjustsFontForContentSizeCategory", of: view) ?? false
    content.adjustsFontSizeToFitWidth =
      reader.truth("UITextField.adjustsFontSizeToFitWidth", of: view) ?? false
    content.minimumFontSize = reader.number("UITextField.minimumFontSize", of: view) ?? 0
    content.alignment = alignment(reader.name("UITextField.textAlignment", of: view))
    content.color = reader.quietly {
      reader.object("UITextField.textColor", of: view).flatMap(color)
    }
    var input = TextInputContent(text: content)
    var placeholder = reader.text("UITextField.placeholder", of: view)
    let attributed = reader.value("UITextField.attributedPlaceholder", of: view)
    if let runs = fragments(of: attributed, location) {
      placeholder = ReadText(
        string: runs.map(\.fragment.string).joined(),
        provenance: runs.first { $0.provenance != .known }?.provenance ?? .known)
    }
    input.placeholder = placeholder?.string
    input.borderStyle =
      reader.name("UITextField.borderStyle", of: view)
      .flatMap(TextInputContent.BorderStyle.init(rawValue:)) ?? .none
    input.clearButtonMode =
      reader.name("UITextField.clearButtonMode", of: view)
      .flatMap(TextInputContent.ClearButtonMode.init(rawValue:))
    input.isSecure = reader.truth("UITextField.isSecureTextEntry", of: view) ?? false
    detail.textProvenance = content.string.isEmpty ? placeholder?.provenance : text?.provenance
    detail.text = content.string.isEmpty ? placeholder?.string : content.string
    detail.font = content.font
    detail.adjustsFont = content.adjustsFontForContentSizeCategory
    return input
  }

  private func textView(
    _ view: ObjectID, _ detail: inout ElementDetail, _ location: SourceLocation
  ) -> TextInputContent {
    var content: TextContent
    if let runs = fragments(of: reader.value("UITextView._attributed", of: view), location) {
      content = TextContent(runs.map(\.fragment.string).joined(), location: location)
      content.fragments = runs.map(\.fragment)
      detail.textProvenance = runs.first { $0.provenance != .known }?.provenance ?? .known
    } else {
      let text = reader.text("UITextView._text", of: view)
      content = TextContent(text?.string ?? "", location: location)
      detail.textProvenance = text?.provenance
    }
    content.font = font("UITextView._font", of: view, &detail, at: location, otherwise: 12)
    content.numberOfLines = 0
    content.lineBreakMode = .wordWrap
    content.alignment = alignment(reader.name("UITextView.textAlignment", of: view))
    content.color = reader.quietly {
      reader.object("UITextView.textColor", of: view).flatMap(color)
    }
    content.adjustsFontForContentSizeCategory =
      reader.truth("UITextView.adjustsFontForContentSizeCategory", of: view) ?? false
    var input = TextInputContent(text: content)
    input.isEditable = reader.truth("UITextView.isEditable", of: view) ?? true
    input.isScrollEnabled = reader.truth("UIScrollView.isScrollEnabled", of: view) ?? true
    detail.text = content.string
    detail.font = content.font
    detail.adjustsFont = content.adjustsFontForContentSizeCategory
    return input
  }

  private func segments(_ view: ObjectID) -> SegmentsContent {
    let titles = (reader.value("UISegmentedControl._titles", of: view).map(reader.list) ?? []).map {
      reader.text($0)?.string ?? ""
    }
    let images = (reader.value("UISegmentedControl._images", of: view).map(reader.list) ?? []).map {
      reader.object($0).flatMap { image($0).name }
    }
    var content = SegmentsContent(
      titles: titles, images: images.count == titles.count ? images : titles.map { _ in nil })
    let selected = reader.integer("UISegmentedControl.selectedSegmentIndex", of: view) ?? -1
    content.selected = selected >= 0 ? selected : nil
    content.apportionsWidthsByContent =
      reader.truth("UISegmentedControl.apportionsSegmentWidthsByContent", of: view) ?? false
    return content
  }

  func scroll(_ view: ObjectID) -> ScrollContent {
    var content = ScrollContent()
    content.isScrollEnabled = reader.truth("UIScrollView.isScrollEnabled", of: view) ?? true
    content.isPagingEnabled = reader.truth("UIScrollView.isPagingEnabled", of: view) ?? false
    content.contentInsets =
      reader.value("UIScrollView.contentInset", of: view).flatMap(reader.insets) ?? .zero
    content.contentInsetAdjustmentBehavior =
      reader.name("UIScrollView.contentInsetAdjustmentBehavior", of: view)
      .flatMap(ScrollContent.AdjustmentBehavior.init(rawValue:))
    content.alwaysBouncesVertically =
      reader.truth("UIScrollView.alwaysBounceVertical", of: view) ?? false
    return content
  }
}
