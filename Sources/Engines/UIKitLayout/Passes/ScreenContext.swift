import DynamicTypeModel
import UIKitModel

/// A screen and all that its layout for one configuration depends on, but for its solver state.
final class ScreenContext {
  let scene: Scene
  let environment: LayoutEnvironment
  let structure: SceneStructure
  /// The bars around the screen.
  let presentation: PresentationContext
  let sizer: IntrinsicSizer

  init(
    _ scene: Scene, _ structure: SceneStructure, environment: LayoutEnvironment,
    presentation: PresentationContext
  ) {
    self.scene = scene
    self.structure = structure
    self.environment = environment
    self.presentation = presentation
    sizer = IntrinsicSizer(scene: scene, structure.controls, environment: environment)
  }

  /// An element, read in place: a copy of one costs more than most of what is asked about it.
  subscript(index: ElementIndex) -> Element {
    _read { yield scene.elements[index.rawValue] }
  }
}

/// What is looked up in a scene again and again.
struct SceneStructure {
  /// The innermost view that scrolls each element, by its index; nil where none does.
  let scrollViews: [ElementIndex?]
  /// The elements whose vertical centres constraints name.
  let elementsOfCentres: Set<ElementIndex>
  let controls: SceneControls
  /// The screens in container views, by container.
  let embedded: [ElementIndex: [EmbeddedScene]]

  init(_ scene: Scene) {
    scrollViews = scene.scrollViews
    controls = SceneControls(scene)
    elementsOfCentres = scene.elementsOfCentres
    embedded = Dictionary(grouping: scene.embedded) {
      scene.elements[$0.root.rawValue].parent ?? .root
    }
  }
}

extension Scene {
  /// The innermost view that scrolls each element, by its index; nil where none does.
  fileprivate var scrollViews: [ElementIndex?] {
    var result: [ElementIndex?] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      result.append(
        element.parent.flatMap { parent in
          elements[parent.rawValue].kind.scrolls ? parent : result[parent.rawValue]
        })
    }
    return result
  }

  /// The elements whose vertical centres constraints name.
  fileprivate var elementsOfCentres: Set<ElementIndex> {
    var result: Set<ElementIndex> = []
    for constraint in constraints {
      if constraint.firstAttribute == .centerY, case .element(let first) = constraint.first {
        result.insert(first)
      }
      if constraint.secondAttribute == .centerY, case .element(let second)? = constraint.second {
        result.insert(second)
      }
    }
    return result
  }
}

extension ElementKind {
  /// Whether it contains views that it scrolls.
  var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView: true
    default: false
    }
  }
}
