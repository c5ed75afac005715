import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// What a view's content asks for, in points, as alignment rectangles.
///
/// A class, because each step of a layout asks it.
final class IntrinsicSizer {
  let scene: Scene
  let environment: LayoutEnvironment
  private let controls: SceneControls
  /// What was measured already: constants are looked up in every round of solving.
  private let memory: Memory

  init(scene: Scene, _ controls: SceneControls, environment: LayoutEnvironment) {
    self.scene = scene
    self.controls = controls
    self.environment = environment
    memory = Memory(count: scene.elements.count)
  }

  /// Belongs to one pass, which one thread works on.
  private final class Memory {
    /// As a content likes it, and in the width that was asked for last.
    var ownSizes: [Size?]
    var fittedSizes: [(width: Double, size: Size)?]
    var settings: [TextSetting??]

    init(count: Int) {
      ownSizes = Array(repeating: nil, count: count)
      fittedSizes = Array(repeating: nil, count: count)
      settings = Array(repeating: nil, count: count)
    }
  }

  /// The axes along which an element of this kind has a size by itself, whatever the text size.
  static func axes(ofKind element: Element) -> Set<Axis> {
    if case .control(let content) = element.content { return content.control?.axes ?? [] }
    switch element.kind {
    case .label, .button, .segmentedControl, .textField: return [.horizontal, .vertical]
    case .imageView:
      guard case .image(let image) = element.content,
        image.naturalSize != nil || image.isSystemSymbol
      else { return [] }
      return [.horizontal, .vertical]
    case .searchBar, .toolbar, .navigationBar, .tabBar: return [.vertical]
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
    guard let width else {
      if let known = memory.ownSizes[index.rawValue] { return known }
      let size = measuredSize(of: index, fitting: nil)
      memory.ownSizes[index.rawValue] = size
      return size
    }
    if let known = memory.fittedSizes[index.rawValue], known.width == width { return known.size }
    let size = measuredSize(of: index, fitting: width)
    memory.fittedSizes[index.rawValue] = (width, size)
    return size
  }

  private func measuredSize(of index: ElementIndex, fitting width: Double?) -> Size {
    var size = contentSize(of: index, fitting: width)
    // Elements are read in place: to copy one costs more than to measure many a control.
    if scene.elements[index.rawValue].statesSize {
      assumeSizes(of: scene.elements[index.rawValue], in: &size, fitting: width)
    }
    if environment.keepsNearSizes {
      keepNearSize(of: index, scene.elements[index.rawValue], &size)
    }
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

  private func contentSize(of index: ElementIndex, fitting width: Double?) -> Size {
    if case .label(let text) = scene.elements[index.rawValue].content, text.string.isEmpty {
      guard let setting = setting(of: index), let shown = canvasText(of: index) else {
        return Size()
      }
      return size(of: shown, in: setting)
    }
    if case .image(let image) = scene.elements[index.rawValue].content {
      return imageSize(index, scene.elements[index.rawValue], image)
    }
    guard let control = control(of: index) else { return Size() }
    let size = control.size(
      of: setting(of: index), fitting: width, in: controlEnvironment(of: index))
    return isLowPicker(index, size) ? Size(width: size.width, height: lowPickerHeight) : size
  }

  /// The control that an element is; nil for others.
  func control(of index: ElementIndex) -> (any Control)? { controls.control(of: index) }

  /// What the element's size and texts depend on besides itself.
  func controlEnvironment(of index: ElementIndex) -> ControlEnvironment {
    var result = environment.controls(in: index)
    result.isControlRightToLeft = isRightToLeft(index)
    result.location = scene.elements[index.rawValue].location
    return result
  }

  /// Whether the view's content runs from right to left.
  func isRightToLeft(_ index: ElementIndex) -> Bool {
    scene.elements[index.rawValue].isRightToLeft(in: environment.isRightToLeft)
  }

  /// Whether the height depends on the width, so that it is measured anew once the width is known.
  func wraps(_ index: ElementIndex) -> Bool { controls.wraps(index) }

  /// Where constraints find the first and the last baseline of a view, in its alignment rectangle.
  func baselines(of index: ElementIndex, in size: Size) -> Baselines {
    // Of images only those in their alignment rectangles have a baseline.
    let element = scene.elements[index.rawValue]
    if case .image = element.content, RecordedAlignment.alignedSymbol(element) == nil {
      return Baselines()
    }
    guard let control = control(of: index) else { return Baselines() }
    let setting = designedSetting(of: index, in: size) ?? setting(of: index)
    return control.baselines(of: setting, in: size, controlEnvironment(of: index))
  }
}

// MARK: Text

extension IntrinsicSizer {
  /// The text of an element as the text engine takes it; nil for elements without text.
  func setting(of index: ElementIndex) -> TextSetting? {
    if let known = memory.settings[index.rawValue] { return known }
    let setting = control(of: index)?.text(in: controlEnvironment(of: index))
    memory.settings[index.rawValue] = .some(setting)
    return setting
  }

  private func size(of string: String, in setting: TextSetting) -> Size {
    let layout = environment.measurer.layout(
      AttributedText(string, font: setting.font.textFont), options: setting.options, width: nil)
    return Size(
      width: environment.roundedUp(layout.size.width),
      height: environment.roundedUp(layout.size.height))
  }

  /// The text that Interface Builder measures in the place of an empty label of a built-in cell.
  ///
  /// Source: 12 labels in 4 documents of 4 projects, of Xcode 11 to 16.
  /// Evidence: E-canvas-cell-text.
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
}
