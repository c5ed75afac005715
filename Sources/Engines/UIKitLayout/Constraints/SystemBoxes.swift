import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// The unknown edges and baselines that constraints of a system bind, and the solver that finds
/// them.
///
/// Views have theirs from the start. Those of margins, scrolled contents and guides are made when a
/// constraint first names them, together with what holds them in place.
final class SystemBoxes {
  let scene: Scene
  let root: EdgeBox
  let lengths: FittingLengths
  var solver: RecoveringSolver
  /// Alignment rectangles by offset from the system's root; nil for elements of other systems.
  let views: [EdgeBox?]
  /// What scroll views scroll over.
  private(set) var contentBoxes: [ElementIndex: EdgeBox] = [:]
  private var marginBoxes: [ElementIndex: EdgeBox] = [:]
  private var contentMarginBoxes: [ElementIndex: EdgeBox] = [:]
  private var guideBoxes: [Int: EdgeBox] = [:]
  private var baselines: [ElementIndex: (first: Variable?, last: Variable?)] = [:]
  private var spacings: [ConstantSlot.Source: Variable] = [:]
  private let rootIndex: ElementIndex

  init(_ part: ConstraintSystem.Part, of scene: Scene, lengths: FittingLengths) {
    self.scene = scene
    self.lengths = lengths
    rootIndex = part.members[0]
    var solver = RecoveringSolver(part, of: scene)
    let end = scene.elements[rootIndex.rawValue].subtreeEnd
    root = solver.makeBox()
    var views = [EdgeBox?](repeating: nil, count: end - rootIndex.rawValue)
    views[0] = root
    for member in part.members.dropFirst() {
      views[member.rawValue - rootIndex.rawValue] = solver.makeBox()
    }
    self.views = views
    self.solver = solver
  }

  /// The element's alignment rectangle; nil for one outside the system.
  func view(_ element: ElementIndex) -> EdgeBox? {
    let offset = element.rawValue - rootIndex.rawValue
    return views.indices.contains(offset) ? views[offset] : nil
  }

  /// The views of the system that are directly in another one.
  func children(of view: ElementIndex) -> [ElementIndex] {
    scene.children(of: view).filter { self.view($0) != nil }
  }
}

// MARK: Margins, contents and guides

extension SystemBoxes {
  /// The rectangle inside a view's layout margins.
  func margins(of element: ElementIndex) -> EdgeBox? {
    if let known = marginBoxes[element] { return known }
    guard let outer = view(element) else { return nil }
    let margins = solver.makeBox()
    marginBoxes[element] = margins
    hold(margins, inside: outer, by: .margins(of: element))
    return margins
  }

  /// The rectangle inside a scroll view's layout margins, counted from the edges of its content.
  func contentMargins(of scroll: ElementIndex) -> EdgeBox? {
    if let known = contentMarginBoxes[scroll] { return known }
    guard let outer = content(of: scroll) else { return nil }
    let margins = solver.makeBox()
    contentMarginBoxes[scroll] = margins
    hold(margins, inside: outer, by: .margins(of: scroll))
    return margins
  }

  /// What a scroll view scrolls over.
  func content(of scroll: ElementIndex) -> EdgeBox? {
    if let known = contentBoxes[scroll] { return known }
    guard let view = view(scroll) else { return nil }
    let content = solver.makeBox()
    contentBoxes[scroll] = content
    solver.add(content.left - view.left)
    solver.add(content.top - view.top)
    return content
  }

  /// - Parameter index: One of the scene's guides.
  func guide(_ index: Int) -> EdgeBox? {
    if let known = guideBoxes[index] { return known }
    guard scene.guides.indices.contains(index) else { return nil }
    let guide = scene.guides[index]
    guard let owner = view(guide.owner) else { return nil }
    let result: EdgeBox?
    switch guide.kind {
    case .frameLayout, .unknown: result = owner
    case .contentLayout: result = content(of: guide.owner)
    case .layoutMargins: result = margins(of: guide.owner)
    case .safeArea, .readableContent:
      let box = solver.makeBox()
      hold(box, inside: owner, by: .guide(index))
      result = box
    case .topLayout, .bottomLayout, .keyboard:
      result = barGuide(index, at: guide.kind == .topLayout ? .top : .bottom, of: owner)
    }
    guideBoxes[index] = result
    return result
  }

  /// The strip that bars take at the top or bottom; a slot says how high it is.
  private func barGuide(_ index: Int, at edge: Edge, of owner: EdgeBox) -> EdgeBox {
    let box = solver.makeBox()
    solver.add(box.left - owner.left)
    solver.add(owner.right - box.right)
    solver.add(edge == .top ? box.top - owner.top : owner.bottom - box.bottom)
    solver.addSlot(.inset(.guide(index), edge), box.height)
    return box
  }

  /// Binds the four edges of a box to those of its owner, each at a distance that a slot gives.
  ///
  /// - Parameter size: How strongly the right and bottom ones are bound.
  func hold(
    _ inner: EdgeBox, inside outer: EdgeBox, by inset: ConstantSlot.Inset,
    size: Strength = .required
  ) {
    solver.addSlot(.inset(inset, .left), inner.left - outer.left)
    solver.addSlot(.inset(inset, .right), outer.right - inner.right, strength: size)
    solver.addSlot(.inset(inset, .top), inner.top - outer.top)
    solver.addSlot(.inset(inset, .bottom), outer.bottom - inner.bottom, strength: size)
  }
}

// MARK: Baselines

extension SystemBoxes {
  func firstBaseline(of element: ElementIndex) -> Variable? {
    let element = viewForBaseline(of: element, isFirst: true)
    if let known = baselines[element]?.first { return known }
    guard let box = view(element) else { return nil }
    let baseline = solver.makeVariable()
    baselines[element, default: (nil, nil)].first = baseline
    solver.addSlot(.firstBaseline(element), baseline - box.top)
    return baseline
  }

  func lastBaseline(of element: ElementIndex) -> Variable? {
    let element = viewForBaseline(of: element, isFirst: false)
    if let known = baselines[element]?.last { return known }
    guard let box = view(element) else { return nil }
    let baseline = solver.makeVariable()
    baselines[element, default: (nil, nil)].last = baseline
    solver.addSlot(.lastBaseline(element), box.bottom - baseline)
    return baseline
  }

  /// The view whose baselines a view has: a vertical stack has its first view's and its last one's,
  /// a horizontal one those of its tallest view; so on through stacks in stacks.
  ///
  /// Source: Apple, `UIView.forFirstBaselineLayout` and `forLastBaselineLayout` of `UIStackView`;
  /// two recorded vertical stacks that are aligned at the last baseline with another view.
  /// Evidence: E-stack-baselines.
  private func viewForBaseline(of element: ElementIndex, isFirst: Bool) -> ElementIndex {
    var view = element
    while case .stack(let stack) = scene.elements[view.rawValue].content {
      let shown = (stack.arranged ?? children(of: view)).filter {
        !scene.elements[$0.rawValue].isHidden
      }
      let next =
        stack.axis == .vertical
        ? (isFirst ? shown.first : shown.last)
        : shown.max {
          lengths.length(of: $0, along: .vertical) < lengths.length(of: $1, along: .vertical)
        }
      guard let next else { break }
      view = next
    }
    return view
  }

  /// The system's distance from one baseline to the next, which the configuration decides.
  func length(of spacing: SystemSpacing, written: Double) -> Variable {
    let source = ConstantSlot.Source.systemSpacing(spacing, written: written)
    if let known = spacings[source] { return known }
    let length = solver.makeVariable()
    spacings[source] = length
    solver.addSlot(source, LinearExpression(length))
    return length
  }
}
