import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// The controls of a scene's elements, each made when it is first asked for.
///
/// All passes over the scene share them, as no control depends on a configuration. Belongs to one screen, which
/// one thread works on.
final class SceneControls {
  private let scene: Scene
  /// By element: its control, if it is one, and whether that one's height depends on its width.
  private var known: [(control: (any Control)?, wraps: Bool)?]

  init(_ scene: Scene) {
    self.scene = scene
    known = Array(repeating: nil, count: scene.elements.count)
  }

  /// The control that an element is; nil for others.
  func control(of index: ElementIndex) -> (any Control)? { entry(index).control }

  /// Whether an element's height depends on its width, so that it is measured anew once the width is known.
  func wraps(_ index: ElementIndex) -> Bool { entry(index).wraps }

  private func entry(_ index: ElementIndex) -> (control: (any Control)?, wraps: Bool) {
    if let known = known[index.rawValue] { return known }
    let control = makeControl(of: index)
    let entry = (control, control?.wraps ?? false)
    known[index.rawValue] = entry
    return entry
  }

  private func makeControl(of index: ElementIndex) -> (any Control)? {
    let element = scene.elements[index.rawValue]
    return switch (element.content, element.kind) {
    case (.label(let text), _): LabelControl(content: text, defaultFont: labelFont(index))
    case (.textInput(let input), .textView): TextViewControl(content: input)
    case (.cell, _): nil
    default: ControlContent(element, in: nil, position: nil, isLeaf: false).control
    }
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
}
