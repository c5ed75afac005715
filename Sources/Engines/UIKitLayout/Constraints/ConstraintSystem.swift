import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// One system of constraints: a root whose size comes from outside, and the views below it.
///
/// A table or collection ends a constraint system: its cells are systems of their own, because the table
/// decides where they go. All edges are in the coordinates of the system's root, which starts at
/// 0, 0; the content of a scroll view counts as unscrolled.
///
/// What depends on the configuration stands in ``slots``: constants of constraints that are set
/// anew, while the constraints stay.
final class ConstraintSystem {
  let root: ElementIndex
  let scene: Scene
  let part: Part
  let form: Form
  /// A view's own length at the document's configuration, for stacks that fill in proportion.
  let intrinsicLength: (ElementIndex, Axis) -> Double

  var solver = Solver()
  var slots: [Slot] = []
  /// Constraints that could not be met together with those before them, in the order found.
  var conflicts: [Conflict] = []
  /// Alignment rectangles by element, counted from the root.
  private(set) var boxes: [EdgeBox?]
  var guideBoxes: [Int: EdgeBox] = [:]
  var marginBoxes: [ElementIndex: EdgeBox] = [:]
  var contentBoxes: [ElementIndex: EdgeBox] = [:]
  var contentMarginBoxes: [ElementIndex: EdgeBox] = [:]
  var baselines: [ElementIndex: (first: Variable?, last: Variable?)] = [:]
  var spacings: [Slot.Source: Variable] = [:]
  /// What keeping its own length against a surplus weighs for a view among equals, by offset from the root.
  private(set) lazy var surplusWeights = makeSurplusWeights()
  /// Which document constraint a solver constraint came from.
  var origins: [ConstraintID: Int] = [:]
  /// What pulls the bottom up while the root has no height of its own.
  var bottomHolder: ConstraintID?
  /// Those of the document's own configuration, at which every other one starts.
  private var conflictsAtStart: [Conflict] = []
  /// Whether a constraint has another constant than its slot says.
  var hasRefusedEdit = false
  /// Whether some coefficients are of the text size that the system was built for.
  var hasProportions = false

  /// What the constraints depend on beside the screen, but for their constants.
  struct Form: Equatable {
    var isRightToLeft: Bool
    /// Whether views that have nothing in them have the sizes that Interface Builder gives them.
    var isCanvas: Bool
  }

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
      /// The system's from a baseline down to a text's first: in proportion to what is written for Large,
      /// or the whole where nothing is.
      case systemSpacing(SystemSpacing, written: Double?)
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
    metrics: SystemMetrics, form: Form,
    intrinsicLength: @escaping (ElementIndex, Axis) -> Double
  ) {
    root = part.members[0]
    self.scene = scene
    self.part = part
    self.form = form
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
    for member in members { addOwnSize(of: member) }
    settleContentSizes()
  }

  /// Whether a fresh system would have the same constraints.
  var isAsAtStart: Bool { conflicts == conflictsAtStart && !hasRefusedEdit }

  /// Lets other configurations start from here.
  func start() { conflictsAtStart = conflicts }

  var isRightToLeft: Bool { form.isRightToLeft }

  /// In pre-order, the root first.
  var members: [ElementIndex] { part.members }

  /// The element's alignment rectangle; nil for one outside the system.
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

extension ConstraintSystem {
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

  /// Lets no view be narrower or lower than nothing; where the document asks for that, one of its
  /// constraints is left out.
  private func keepNonNegative(_ member: ElementIndex) {
    guard let box = box(member), member != root else { return }
    for length in [box.width, box.height] {
      _ = breakingConstraints { () throws(SolverError) in
        try solver.add(length, .greaterThanOrEqual, strength: .required)
      }
    }
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
}
