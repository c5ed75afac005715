import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// What contents ask for: texts, images and controls, and what scroll views scroll over.
struct ContentSizeRules {
  private let scene: Scene
  private let form: ConstraintSystem.Form
  private let boxes: SystemBoxes
  private let weights: TieWeights

  init(
    _ part: ConstraintSystem.Part, of scene: Scene, form: ConstraintSystem.Form,
    boxes: SystemBoxes
  ) {
    self.scene = scene
    self.form = form
    self.boxes = boxes
    weights = TieWeights(part, of: scene, boxes: boxes)
  }

  /// Where a content's size at priority 1000 contradicts required constraints, the content gives
  /// way.
  ///
  /// Source: two recorded screens with a required height below what the text needs.
  /// Evidence: E-content-gives-way.
  private static let strongestOfContent = 999.9

  /// Below all that a document can ask for.
  private static let ofTies = Strength(priority: 0.01)

  /// Of a content that asks for more and one that wants to be no larger, at one priority, this lets
  /// the first prevail. Auto Layout leaves open which: ours cuts no text beside a control that
  /// could grow.
  private static let weightOfShortage = 2.0

  /// Adds what a view's content asks for.
  func add(for member: ElementIndex) {
    let placeholder = form.isCanvas ? scene.placeholderAxes(of: member) : []
    let intrinsic = IntrinsicSizer.axes(of: scene.elements[member.rawValue]).subtracting(
      placeholder)
    for axis in Axis.allCases {
      if intrinsic.contains(axis) { addIntrinsicSize(of: member, axis) }
      if placeholder.contains(axis) { addPlaceholder(of: member, axis) }
    }
  }

  private func addIntrinsicSize(of member: ElementIndex, _ axis: Axis) {
    guard let box = boxes.view(member) else { return }
    let (hugging, compression) = contentPriorities(of: member, axis)
    boxes.solver.addSlot(
      .intrinsic(member, axis), box.length(along: axis), .lessThanOrEqual,
      strength: Strength(priority: min(hugging, Self.strongestOfContent)))
    boxes.solver.addSlot(
      .intrinsic(member, axis), box.length(along: axis), .greaterThanOrEqual,
      strength: Strength(priority: min(compression, Self.strongestOfContent)))
    settleTies(of: member, axis, box)
  }

  /// Where views of one priority have to share a surplus or a shortage, one takes it, whatever
  /// order the solver works in: a surplus the one that ``TieWeights`` says, a shortage the last in
  /// order.
  private func settleTies(of member: ElementIndex, _ axis: Axis, _ box: EdgeBox) {
    for (weight, relation) in [
      (weights.surplus(of: member), Relation.lessThanOrEqual),
      (Self.weightOfShortage * weights.precedence(of: member), .greaterThanOrEqual),
    ] {
      boxes.solver.addSlot(
        .weighted(member, axis, weight), weight * box.length(along: axis), relation,
        strength: Self.ofTies)
    }
  }

  /// How firmly a content keeps its size, against a surplus and against a shortage.
  private func contentPriorities(
    of member: ElementIndex, _ axis: Axis
  ) -> (hugging: Double, compression: Double) {
    let element = scene.elements[member.rawValue]
    return switch axis {
    case .horizontal: (element.horizontalHugging ?? 250, element.horizontalCompression ?? 750)
    case .vertical: (element.verticalHugging ?? 250, element.verticalCompression ?? 750)
    }
  }

  /// Adds the size that a canvas shows of a view without one.
  ///
  /// The view hugs as content does, and shares a surplus as content does, but is compressed after
  /// content of the same priority. Of several that do not all fit, those of higher priorities keep
  /// their length, and of equals the first in order.
  private func addPlaceholder(of member: ElementIndex, _ axis: Axis) {
    guard let box = boxes.view(member) else { return }
    let (hugging, compression) = contentPriorities(of: member, axis)
    let excess = box.length(along: axis) - scene.placeholderLength(of: member, along: axis)
    let isEmptyText = IntrinsicSizer.axes(of: scene.elements[member.rawValue]).contains(axis)
    if isEmptyText || scene.holdsNothing(member, along: axis) {
      let hugging = min(hugging, Self.strongestOfContent)
      boxes.solver.add(excess, .lessThanOrEqual, strength: Strength(priority: hugging))
      boxes.solver.add(
        weights.surplus(of: member) * excess, .lessThanOrEqual, strength: Self.ofTies)
    }
    boxes.solver.add(
      weights.precedence(of: member) * excess, .greaterThanOrEqual,
      strength: Strength(priority: compression + 0.5))
  }

  /// Where nothing says how far a scroll view's content reaches, it is as large as the view.
  func addScrolledContents() {
    for (scroll, content) in boxes.contentBoxes.sorted(by: { $0.key < $1.key }) {
      guard let box = boxes.view(scroll) else { continue }
      boxes.solver.add(content.width - box.width, strength: Strength(priority: 1))
      boxes.solver.add(content.height - box.height, strength: Strength(priority: 1))
    }
  }
}
