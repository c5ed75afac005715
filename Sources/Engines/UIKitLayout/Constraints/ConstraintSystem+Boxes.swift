import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// Boxes that are no views: margins, contents, guides and baselines.
extension ConstraintSystem {
  /// The rectangle inside a view's layout margins.
  func marginBox(of element: ElementIndex) -> EdgeBox? {
    marginBox(of: element, inside: box(element), known: \.marginBoxes)
  }

  /// The rectangle inside a scroll view's layout margins, counted from the edges of its content.
  func contentMarginBox(of scroll: ElementIndex) -> EdgeBox? {
    marginBox(of: scroll, inside: contentBox(of: scroll), known: \.contentMarginBoxes)
  }

  private func marginBox(
    of element: ElementIndex, inside outer: EdgeBox?,
    known boxes: ReferenceWritableKeyPath<ConstraintSystem, [ElementIndex: EdgeBox]>
  ) -> EdgeBox? {
    if let known = self[keyPath: boxes][element] { return known }
    guard let outer else { return nil }
    let margins = makeBox()
    self[keyPath: boxes][element] = margins
    hold(margins, inside: outer, by: .margins(of: element))
    return margins
  }

  /// What a scroll view scrolls over.
  func contentBox(of scroll: ElementIndex) -> EdgeBox? {
    if let known = contentBoxes[scroll] { return known }
    guard let view = box(scroll) else { return nil }
    let content = makeBox()
    contentBoxes[scroll] = content
    add(content.left - view.left)
    add(content.top - view.top)
    return content
  }

  func knownContentBox(of scroll: ElementIndex) -> EdgeBox? { contentBoxes[scroll] }

  func guideBox(_ index: Int) -> EdgeBox? {
    if let known = guideBoxes[index] { return known }
    guard scene.guides.indices.contains(index) else { return nil }
    let guide = scene.guides[index]
    guard let owner = box(guide.owner) else { return nil }
    let result: EdgeBox?
    switch guide.kind {
    case .frameLayout, .unknown: result = owner
    case .contentLayout: result = contentBox(of: guide.owner)
    case .layoutMargins: result = marginBox(of: guide.owner)
    case .safeArea, .readableContent:
      let guideBox = makeBox()
      hold(guideBox, inside: owner, by: .guide(index))
      result = guideBox
    case .topLayout, .bottomLayout, .keyboard:
      result = barGuideBox(index, at: guide.kind == .topLayout ? .top : .bottom, of: owner)
    }
    guideBoxes[index] = result
    return result
  }

  /// The strip that bars take at the top or bottom; a slot says how high it is.
  private func barGuideBox(_ index: Int, at edge: Edge, of owner: EdgeBox) -> EdgeBox {
    let box = makeBox()
    add(box.left - owner.left)
    add(owner.right - box.right)
    add(edge == .top ? box.top - owner.top : owner.bottom - box.bottom)
    addSlot(.inset(.guide(index), edge), box.height)
    return box
  }

  /// Binds the four edges of a box to those of its owner, each at a distance that a slot gives.
  ///
  /// - Parameter size: How strongly the right and bottom ones are.
  private func hold(
    _ inner: EdgeBox, inside outer: EdgeBox, by inset: Slot.Inset, size: Strength = .required
  ) {
    addSlot(.inset(inset, .left), inner.left - outer.left)
    addSlot(.inset(inset, .right), outer.right - inner.right, strength: size)
    addSlot(.inset(inset, .top), inner.top - outer.top)
    addSlot(.inset(inset, .bottom), outer.bottom - inner.bottom, strength: size)
  }

  /// A part of a cell whose distances from the cell's edges the table's rules give.
  ///
  /// In a file of its own a cell does not hold its content on the canvas: what is required inside stays,
  /// and the edges that contradict it give way.
  ///
  /// Source: cells of 5 files of 4 projects, of builds 16097 to 20037, which keep heights, a width and
  /// distances that add up to another size than theirs.
  func holdCellPart(_ part: ElementIndex, inside cell: ElementIndex) {
    guard let inner = box(part), let outer = box(cell) else { return }
    let givesWay =
      form.isCanvas && cell == .root && element(part).kind == .tableViewCellContentView
    hold(
      inner, inside: outer, by: .cellPart(part),
      size: givesWay ? Strength(priority: 999.9) : .required)
  }

  func firstBaseline(of element: ElementIndex) -> Variable? {
    let element = viewForBaseline(of: element, isFirst: true)
    if let known = baselines[element]?.first { return known }
    guard let box = box(element) else { return nil }
    let baseline = solver.makeVariable()
    baselines[element, default: (nil, nil)].first = baseline
    addSlot(.firstBaseline(element), baseline - box.top)
    return baseline
  }

  func lastBaseline(of element: ElementIndex) -> Variable? {
    let element = viewForBaseline(of: element, isFirst: false)
    if let known = baselines[element]?.last { return known }
    guard let box = box(element) else { return nil }
    let baseline = solver.makeVariable()
    baselines[element, default: (nil, nil)].last = baseline
    addSlot(.lastBaseline(element), box.bottom - baseline)
    return baseline
  }

  /// The view whose baselines a view has: a stack that goes down has its first view's and its last one's,
  /// one that goes across those of its tallest view; so on through stacks in stacks.
  ///
  /// Source: Apple, `UIView.forFirstBaselineLayout` and `forLastBaselineLayout` of `UIStackView`; two
  /// recorded stacks that go down and stand on the last baseline beside another.
  private func viewForBaseline(of element: ElementIndex, isFirst: Bool) -> ElementIndex {
    var view = element
    while case .stack(let stack) = self.element(view).content {
      let shown = scene.children(of: view).filter { box($0) != nil && !self.element($0).isHidden }
      let next =
        stack.axis == .vertical
        ? (isFirst ? shown.first : shown.last)
        : shown.max {
          fittingLength(of: $0, along: .vertical) < fittingLength(of: $1, along: .vertical)
        }
      guard let next else { break }
      view = next
    }
    return view
  }
}
