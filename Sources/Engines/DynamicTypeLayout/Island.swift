import CassowarySolver
import DynamicTypeModel

/// One system of constraints: a root whose size comes from outside, and the views below it.
///
/// A table or collection ends an island: its cells are islands of their own, because the table
/// decides where they go. All edges are in the coordinates of the island's root, which starts at
/// 0, 0; the content of a scroll view counts as unscrolled.
///
/// What depends on the configuration stands in ``slots``: constants of constraints that are set
/// anew, while the constraints stay.
final class Island {
  let root: ElementIndex
  let scene: Scene
  let part: Part
  let isRightToLeft: Bool
  /// A view's own length at the document's configuration, for stacks that fill in proportion.
  let intrinsicLength: (ElementIndex, Axis) -> Double

  var solver = Solver()
  var slots: [Slot] = []
  /// Constraints that could not be met together with those before them, in the order found.
  var conflicts: [Conflict] = []
  /// Alignment rectangles by element, counted from the root.
  private var boxes: [EdgeBox?]
  var guideBoxes: [Int: EdgeBox] = [:]
  var marginBoxes: [ElementIndex: EdgeBox] = [:]
  var contentBoxes: [ElementIndex: EdgeBox] = [:]
  var contentMarginBoxes: [ElementIndex: EdgeBox] = [:]
  var baselines: [ElementIndex: (first: Variable?, last: Variable?)] = [:]
  /// Which document constraint a solver constraint came from.
  var origins: [ConstraintID: Int] = [:]
  private var bottomHolder: ConstraintID?
  /// Whether a change of constants broke a constraint, which a fresh island would still have.
  var hasBrokenByEdit = false
  /// Whether some coefficients are of the text size that the island was built for.
  var hasProportions = false

  /// What of a scene belongs together.
  struct Part {
    /// In pre-order, the root first; never empty.
    var members: [ElementIndex]
    /// Indices into the scene's constraints, ascending.
    var constraints: [Int] = []
  }

  /// A constant that depends on the configuration: its constraint holds `-value`.
  struct Slot {
    enum Source: Hashable {
      case rootWidth, rootHeight
      case intrinsic(ElementIndex, Axis)
      /// The same as a tie-breaker, times a weight.
      case weighted(ElementIndex, Axis, Double)
      case inset(Inset, Edge)
      case autoresizing(ElementIndex, Axis)
      case firstBaseline(ElementIndex)
      case lastBaseline(ElementIndex)
    }

    /// What says how far a box stands inside another.
    enum Inset: Hashable {
      case margins(of: ElementIndex)
      /// An index into the scene's guides.
      case guide(Int)
      /// Of a part of a cell from the edges of its surroundings.
      case cellPart(ElementIndex)
    }

    var constraint: ConstraintID
    var source: Source
    var value: Double
  }

  init(
    part: Part, scene: Scene, width: Double, height: Double?,
    metrics: LookMetrics, isRightToLeft: Bool, intrinsicAxes: (ElementIndex) -> Set<Axis>,
    intrinsicLength: @escaping (ElementIndex, Axis) -> Double
  ) {
    root = part.members[0]
    self.scene = scene
    self.part = part
    self.isRightToLeft = isRightToLeft
    self.intrinsicLength = intrinsicLength
    boxes = Array(
      repeating: nil, count: scene.elements[root.rawValue].subtreeEnd - root.rawValue)
    for member in members { boxes[member.rawValue - root.rawValue] = makeBox() }
    holdRoot(width: width, height: height)
    for member in members.dropFirst() { place(member, metrics: metrics) }
    for member in members { arrangeStack(member, metrics: metrics) }
    addDocumentConstraints(required: true)
    for member in members { keepNonNegative(member) }
    addDocumentConstraints(required: false)
    for member in members {
      for axis in Axis.allCases where intrinsicAxes(member).contains(axis) {
        addIntrinsicSize(of: member, axis)
      }
    }
    settleContentSizes()
  }

  /// In pre-order, the root first.
  var members: [ElementIndex] { part.members }

  /// The element's alignment rectangle; nil for one outside the island.
  func box(_ element: ElementIndex) -> EdgeBox? {
    let offset = element.rawValue - root.rawValue
    return boxes.indices.contains(offset) ? boxes[offset] : nil
  }

  @inline(__always)
  func element(_ index: ElementIndex) -> Element { scene.elements[index.rawValue] }

  func makeBox() -> EdgeBox {
    EdgeBox(
      left: solver.makeVariable(), right: solver.makeVariable(), top: solver.makeVariable(),
      bottom: solver.makeVariable())
  }
}

// MARK: Adding constraints

extension Island {
  /// Adds a constraint that the engine needs, unless it contradicts those already there.
  @discardableResult
  func add(
    _ expression: LinearExpression, _ relation: Relation = .equal, strength: Strength = .required
  ) -> ConstraintID? {
    try? solver.add(expression, relation, strength: strength)
  }

  /// Adds a constraint whose constant the configuration decides.
  func addSlot(
    _ source: Slot.Source, _ expression: LinearExpression, _ relation: Relation = .equal,
    strength: Strength = .required, value: Double = 0
  ) {
    guard let id = add(expression - value, relation, strength: strength) else { return }
    slots.append(Slot(constraint: id, source: source, value: value))
  }

  /// Puts the root at 0, 0; without a height it is only as high as its content asks for.
  private func holdRoot(width: Double, height: Double?) {
    guard let box = box(root) else { return }
    add(LinearExpression(box.left))
    add(LinearExpression(box.top))
    addSlot(.rootWidth, box.width, value: width)
    if let height {
      addSlot(.rootHeight, box.height, value: height)
    } else {
      holdBottom()
    }
  }

  private func holdBottom() {
    guard let box = box(root) else { return }
    // UIKit measures a cell with a height of 0 at the fitting size level, 50.
    bottomHolder = add(box.height, strength: Strength(priority: 50))
  }

  private func keepNonNegative(_ member: ElementIndex) {
    guard let box = box(member), member != root else { return }
    add(box.width, .greaterThanOrEqual)
    add(box.height, .greaterThanOrEqual)
  }

  /// Where a content's size at priority 1000 contradicts required constraints, the content gives way.
  ///
  /// Source: two recorded screens with a required height below what the text needs.
  private static let strongestOfContent = 999.9

  private func addIntrinsicSize(of member: ElementIndex, _ axis: Axis) {
    guard let box = box(member) else { return }
    let element = element(member)
    let isHorizontal = axis == .horizontal
    let hugging = (isHorizontal ? element.horizontalHugging : element.verticalHugging) ?? 250
    let compression =
      (isHorizontal ? element.horizontalCompression : element.verticalCompression) ?? 750
    addSlot(
      .intrinsic(member, axis), box.length(along: axis), .lessThanOrEqual,
      strength: Strength(priority: min(hugging, Self.strongestOfContent)))
    addSlot(
      .intrinsic(member, axis), box.length(along: axis), .greaterThanOrEqual,
      strength: Strength(priority: min(compression, Self.strongestOfContent)))
    settleTies(of: member, axis, box)
  }

  /// Where views of one priority have to share a surplus or a want, the last in order takes it: one
  /// answer, however the solver came there.
  private func settleTies(of member: ElementIndex, _ axis: Axis, _ box: EdgeBox) {
    let weight = 2 - Double(member.rawValue - root.rawValue) / Double(boxes.count)
    addSlot(
      .weighted(member, axis, weight), weight * box.length(along: axis), .equal,
      strength: Strength(priority: 0.01))
  }

  /// Placeholder constraints are kept: they stand for the size of content that comes at run time.
  private func addDocumentConstraints(required: Bool) {
    for index in part.constraints {
      let constraint = scene.constraints[index]
      guard (constraint.priority >= 1000) == required,
        let expression = expression(for: constraint)
      else { continue }
      add(constraint: index, expression)
    }
  }

  /// Where nothing says how far a scroll view's content reaches, it is as large as the view.
  private func settleContentSizes() {
    for (scroll, content) in contentBoxes.sorted(by: { $0.key < $1.key }) {
      guard let box = box(scroll) else { continue }
      add(content.width - box.width, strength: Strength(priority: 1))
      add(content.height - box.height, strength: Strength(priority: 1))
    }
  }
}

extension Relation {
  init(_ relation: LayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

// MARK: The height of the root

extension Island {
  /// Lets the root be only as high as its content asks for.
  func fitHeight() {
    guard let index = slots.firstIndex(where: { $0.source == .rootHeight }) else { return }
    solver.remove(slots[index].constraint)
    slots.remove(at: index)
    holdBottom()
  }

  /// Gives the root a height again.
  func fixHeight(_ height: Double) {
    guard let holder = bottomHolder, let box = box(root) else { return }
    solver.remove(holder)
    bottomHolder = nil
    for _ in 0...part.constraints.count {
      do {
        let id = try solver.add(box.height - height, .equal, strength: .required)
        slots.append(Slot(constraint: id, source: .rootHeight, value: height))
        return
      } catch {
        guard breakOne(of: error) != nil else { return }
        hasBrokenByEdit = true
      }
    }
  }

  /// Sets constants; where one contradicts required constraints, one of those is broken.
  func apply(_ changes: [(ConstraintID, Double)]) {
    for _ in 0...part.constraints.count {
      do {
        try solver.setConstants(changes)
        return
      } catch {
        guard breakOne(of: error) != nil else { break }
        hasBrokenByEdit = true
      }
    }
    for (id, constant) in changes { try? solver.setConstant(constant, of: id) }
  }

  /// What the solver found. Taken once for many boxes: reading the island's own solver copies it.
  var solution: Solution { Solution(solver: solver) }

  /// Alignment rectangles as solved, in the root's coordinates.
  struct Solution {
    fileprivate let solver: Solver

    func rect(of box: EdgeBox) -> Rect {
      let left = solver.value(of: box.left)
      let top = solver.value(of: box.top)
      return Rect(
        x: left, y: top, width: solver.value(of: box.right) - left,
        height: solver.value(of: box.bottom) - top)
    }
  }
}
