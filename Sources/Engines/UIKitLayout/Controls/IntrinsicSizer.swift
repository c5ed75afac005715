import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// What a view's content asks for, in points, as alignment rectangles.
struct IntrinsicSizer {
  let scene: Scene
  let environment: LayoutEnvironment
  /// What was measured already: constants are looked up in every round of solving.
  private let memory: Memory

  init(scene: Scene, environment: LayoutEnvironment) {
    self.scene = scene
    self.environment = environment
    memory = Memory(count: scene.elements.count)
  }

  /// Belongs to one pass, which one thread works on.
  private final class Memory {
    var sizes: [(fitting: Double?, size: Size)?]
    var settings: [TextSetting??]

    init(count: Int) {
      sizes = Array(repeating: nil, count: count)
      settings = Array(repeating: nil, count: count)
    }
  }

  /// The axes along which an element of this kind has a size by itself, whatever the text size.
  static func axes(ofKind element: Element) -> Set<Axis> {
    switch element.kind {
    case .label, .button, .switch, .stepper, .segmentedControl, .activityIndicatorView,
      .pageControl, .pickerView, .datePicker, .textField:
      return [.horizontal, .vertical]
    case .imageView:
      guard case .image(let image) = element.content,
        image.naturalSize != nil || image.isSystemSymbol
      else { return [] }
      return [.horizontal, .vertical]
    case .slider, .progressView, .searchBar, .toolbar, .navigationBar, .tabBar:
      return [.vertical]
    case .textView:
      guard case .textInput(let input) = element.content, !input.isScrollEnabled else { return [] }
      return [.horizontal, .vertical]
    default: return []
    }
  }

  /// The size that the content asks for.
  ///
  /// - Parameter width: What there is for text that wraps; nil for as much as it likes.
  func size(of index: ElementIndex, fitting width: Double?) -> Size {
    if let known = memory.sizes[index.rawValue], known.fitting == width { return known.size }
    let size = measuredSize(of: index, fitting: width)
    memory.sizes[index.rawValue] = (width, size)
    return size
  }

  private func measuredSize(of index: ElementIndex, fitting width: Double?) -> Size {
    let element = scene.elements[index.rawValue]
    var size = contentSize(of: index, element, fitting: width)
    assumeSizes(of: element, in: &size, fitting: width)
    if environment.keepsNearSizes { keepNearSize(of: index, element, &size) }
    return size
  }

  private func keepNearSize(of index: ElementIndex, _ element: Element, _ size: inout Size) {
    guard let frame = element.recordedFrame else { return }
    let insets = alignmentInsets(of: index)
    let recorded = Size(
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
    if size.width > 0, abs(recorded.width - size.width) < 1 { size.width = recorded.width }
    if size.height > 0, abs(recorded.height - size.height) < 1 { size.height = recorded.height }
  }

  private func contentSize(
    of index: ElementIndex, _ element: Element, fitting width: Double?
  ) -> Size {
    let metrics = environment.metrics
    if element.kind == .searchBar { return Size(width: 0, height: searchBarHeight(index)) }
    switch element.content {
    case .label: return labelSize(index, fitting: width)
    case .button(let button): return buttonSize(index, button, fitting: width)
    case .textInput(let input): return inputSize(index, element, input, fitting: width)
    case .segments(let segments): return segmentedSize(segments)
    case .image(let image): return imageSize(index, element, image)
    case .datePicker(let mode, let style): return metrics.datePickerSize(mode: mode, style: style)
    case .activity(let style, _):
      let side: Double = style == "large" || style == "whiteLarge" ? 37 : 20
      return Size(width: side, height: side)
    case .pageControl(let pages):
      return Size(width: Double(max(0, pages)) * 16 + 7, height: metrics.controls.pageControlHeight)
    default: break
    }
    switch element.kind {
    case .switch:
      let inset = metrics.controls.switchAlignment
      let size = metrics.controls.switchSize
      return Size(width: size.width - inset.left - inset.right, height: size.height)
    case .slider:
      let inset = metrics.alignmentInsets(of: .slider)
      return Size(width: 0, height: metrics.controls.sliderHeight - inset.top - inset.bottom)
    case .stepper: return metrics.controls.stepperSize
    case .progressView: return Size(width: 0, height: metrics.controls.progressViewHeight)
    case .pickerView: return metrics.controls.pickerViewSize
    case .toolbar: return Size(width: 0, height: metrics.bars.toolbarHeight)
    case .navigationBar:
      return Size(
        width: 0, height: metrics.navigationBarHeight(isSheet: environment.system.isInSheet))
    case .tabBar: return Size(width: 0, height: metrics.bars.tabBarHeight)
    default: return Size()
    }
  }

  /// Whether what stands in the view runs from right to left.
  func isRightToLeft(_ index: ElementIndex) -> Bool {
    scene.elements[index.rawValue].isRightToLeft(in: environment.isRightToLeft)
  }

  /// Whether the height depends on the width, so that it is measured anew once the width is known.
  func wraps(_ index: ElementIndex) -> Bool {
    switch scene.elements[index.rawValue].content {
    case .label(let text): text.numberOfLines != 1
    case .button(let button): button.configuration != nil && !button.title.string.isEmpty
    case .textInput(let input):
      scene.elements[index.rawValue].kind == .textView && !input.isScrollEnabled
    default: false
    }
  }
}

// MARK: Text

extension IntrinsicSizer {
  /// The text of an element as the text engine takes it; nil for elements without text.
  func setting(of index: ElementIndex) -> TextSetting? {
    if let known = memory.settings[index.rawValue] { return known }
    let setting = madeSetting(of: index)
    memory.settings[index.rawValue] = .some(setting)
    return setting
  }

  private func madeSetting(of index: ElementIndex) -> TextSetting? {
    let element = scene.elements[index.rawValue]
    switch element.content {
    case .label(let text):
      var setting = TextSetting(
        text, of: index, environment: environment, defaultFont: labelFont(index))
      // Since iOS 11, but not for attributed text. Labels of several lines wrap at words in modes that truncate, too,
      // by public disassemblies of UIKit (`wrapsForTruncationMode`).
      if text.fragments.isEmpty {
        setting.options.lineBreakStrategy = .pushOut
      }
      setting.followParagraphModes()
      setting.options.includesExtraLineFragment = true
      setting.options.tallLetters = tallLetters
      return setting
    case .button(let button):
      return TextSetting(
        button.title, of: index, environment: environment,
        defaultFont: defaultFont(of: button, index))
    case .textInput(let input):
      var setting = TextSetting(
        input.text, of: index, environment: environment, defaultFont: .system(14))
      setting.options.usesFontLeading = element.kind == .textView
      if element.kind != .textView || !input.isScrollEnabled {
        setting.options.tallLetters = tallLetters
      }
      return setting
    default:
      return nil
    }
  }

  /// Lines of labels, fields and text views that do not scroll grow since iOS 17.
  private var tallLetters: TallLetters {
    environment.metrics.texts.tallLetters
  }

  /// 15 points for system buttons, 18 for custom ones; a configuration's title is body text, as bold as a headline
  /// where the button's role is primary (3 in 3 documents of one project are as wide as that, 4.7 % wider than
  /// body text). Its lines do not stand apart by the style's leading: 4 of two lines in one document are 54.5
  /// points high, 20 more than those of one line.
  func defaultFont(
    of button: ButtonContent, _ index: ElementIndex
  ) -> ResolvedFont {
    if let configuration = button.configuration {
      let style = configuration.titleStyle
      var font = FontResolver(textSize: environment.textSize, element: index)
        .resolve(style, adjusts: true)
      if button.isPrimary { font.weight = style.emphasizedWeight }
      font.leading = nil
      return font
    }
    return .system(button.buttonType == "custom" ? 18 : 15)
  }

  /// 17 points, but 12 for the detail text of a built-in cell.
  private func labelFont(_ index: ElementIndex) -> ResolvedFont {
    guard let content = scene.elements[index.rawValue].parent,
      let cell = scene.elements[content.rawValue].parent,
      case .cell(let cellContent) = scene.elements[cell.rawValue].content,
      cellContent.detailTextLabel == index
    else { return .system(17) }
    return .system(cellContent.style == .value1 ? 17 : 12)
  }

  private func labelSize(_ index: ElementIndex, fitting width: Double?) -> Size {
    guard let setting = setting(of: index) else { return Size() }
    if setting.content.string.isEmpty {
      return canvasText(of: index).map { size(of: $0, in: setting) } ?? Size()
    }
    let preferred = setting.content.preferredMaxLayoutWidth
    let limit = preferred > 0 && setting.content.numberOfLines != 1 ? preferred : width
    let layout = environment.measurer.layout(setting.text, options: setting.options, width: limit)
    return Size(
      width: environment.roundedUp(layout.size.width),
      height: environment.roundedUp(layout.size.height)
        + abs(setting.content.shadow?.offset.y ?? 0))
  }

  private func size(of string: String, in setting: TextSetting) -> Size {
    let layout = environment.measurer.layout(
      AttributedText(string, font: setting.font.textFont), options: setting.options, width: nil)
    return Size(
      width: environment.roundedUp(layout.size.width),
      height: environment.roundedUp(layout.size.height))
  }

  /// The field of a search bar follows the text size, as Body's leading does; the room around it does not.
  ///
  /// Source: public disassemblies of UIKit (`-[_UISearchBarSearchContainerLayout naturalContainerHeight]`); 51 points
  /// at xSmall in 3 documents of 3 projects of builds 18122 to 20037, 31 of them the field's, 36 at Large. Whether
  /// there is a largest size no document says, and ours has none.
  private func searchBarHeight(_ index: ElementIndex) -> Double {
    let fields = environment.metrics.fields
    let body = FontResolver(textSize: environment.textSize, element: index)
      .resolve(.body, adjusts: true)
    let large = TextStyle.body.leading(for: .large)
    return fields.heightAroundSearchField
      + environment.rounded(fields.searchFieldHeight * (body.leading ?? large) / large)
  }

  /// The text for which Interface Builder leaves room in a built-in cell whose label has none.
  ///
  /// Source: 12 labels in 4 documents of 4 projects, of Xcode 11 to 16.
  private func canvasText(of label: ElementIndex) -> String? {
    guard environment.canvas != nil, let content = scene.elements[label.rawValue].parent,
      let parent = scene.elements[content.rawValue].parent,
      case .cell(let cell) = scene.elements[parent.rawValue].content, cell.style != .custom
    else { return nil }
    switch label {
    case cell.textLabel: return "Title"
    case cell.detailTextLabel: return cell.style == .subtitle ? "Subtitle" : "Detail"
    default: return nil
    }
  }

  private func inputSize(
    _ index: ElementIndex, _ element: Element, _ input: TextInputContent, fitting width: Double?
  ) -> Size {
    guard let setting = setting(of: index) else { return Size() }
    let measurer = environment.measurer
    if element.kind == .textView {
      // UITextView's text container: 8 points above and below, 5 on either side.
      let layout = measurer.layout(
        setting.text, options: setting.options, width: width.map { max(0, $0 - 10) })
      // A text style's lines are all as high as its leading, the first one too.
      let leading = setting.font.leading.map { $0 * Double(layout.lines.count) }
      var height = max(leading ?? layout.size.height, layout.grownHeight)
      // The insertion point has a line of its own in an empty text and after a hard line break: Apple,
      // `NSLayoutManager.setExtraLineFragmentRect(_:usedRect:textContainer:)`.
      if setting.content.string.last?.isNewline ?? true {
        height += setting.font.leading ?? measurer.lineHeight(of: setting.font.textFont)
      }
      return Size(
        width: environment.roundedUp(layout.size.width + 10),
        height: environment.roundedUp(height + 16))
    }
    return fieldSize(input, setting)
  }

  /// UIKit counts the room that a border leaves twice: around the text, and around that with its room (public
  /// disassemblies, `-[UITextField _intrinsicSizeWithinSize:]`).
  private func fieldSize(_ input: TextInputContent, _ setting: TextSetting) -> Size {
    let metrics = environment.metrics
    let shown = input.text.string.isEmpty ? input.placeholder ?? "" : input.text.string
    let line = AttributedText(shown, font: setting.font.textFont)
    let layout = environment.measurer.layout(line, options: setting.options, width: nil)
    let lineHeight = environment.measurer.lineHeight(of: setting.font.textFont)
    let leading = setting.font.leading.map {
      environment.roundedUp(max($0, layout.grownHeight))
    }
    let height =
      switch setting.font.face {
      case .system:
        metrics.plainTextFieldHeight(
          pointSize: setting.font.pointSize, leading: leading, lineHeight: lineHeight,
          isSecure: input.isSecure)
      default: leading ?? environment.roundedUp(lineHeight)
      }
    let padding = metrics.textFieldPadding(border: input.borderStyle)
    let room = Size(
      width: padding.left + padding.right, height: padding.top + padding.bottom)
    let text = Size(width: environment.roundedUp(layout.size.width), height: height)
    guard input.borderStyle == "roundedRect" else {
      return Size(width: text.width + 2 * room.width, height: text.height + 2 * room.height)
    }
    let linePadding = metrics.fields.roundedLinePadding
    let ownHeight =
      linePadding.map { environment.roundedUp(lineHeight) + $0 } ?? (text.height + 2 * room.height)
    return Size(
      width: shown.isEmpty
        ? metrics.fields.emptyRoundedWidth
        : text.width + (linePadding == nil ? 2 : 1) * room.width,
      height: max(metrics.fields.roundedHeight, ownHeight))
  }
}

extension TextLayout {
  /// The height of a text that lines have grown for; 0 for others.
  fileprivate var grownHeight: Double { heightUncertainty > 0 ? size.height : 0 }
}
