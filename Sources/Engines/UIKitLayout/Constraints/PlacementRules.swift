import CassowarySolver
import DynamicTypeControls
import DynamicTypeModel
import UIKitModel

/// What places a view apart from the document's constraints: its cell, or its frame.
struct PlacementRules {
  let scene: Scene
  let metrics: SystemMetrics
  let form: ConstraintSystem.Form
  let boxes: SystemBoxes

  private func element(_ index: ElementIndex) -> Element { scene.elements[index.rawValue] }

  /// Adds the rules for a view other than the system's root.
  func add(for member: ElementIndex) {
    let view = element(member)
    guard let parent = view.parent else { return }
    if isCellPart(member, of: parent) {
      holdCellPart(member, inside: parent)
    } else if element(parent).kind == .visualEffectView, view.key == .contentView {
      fill(parent, with: member)
    } else if view.translatesAutoresizingMask || view.hasFixedFrame {
      guard !isArranged(member) else { return }
      autoresize(member, in: parent, insets: metrics.alignmentInsets(of: view.kind))
    }
  }

  /// Holds a part of a cell at the distances from the cell's edges that the table's rules give.
  ///
  /// On the canvas of a file of its own a cell does not hold its content: what is required inside
  /// stays, and the edges that contradict it give way.
  ///
  /// Source: cells of 5 files of 4 projects, of builds 16097 to 20037, which keep heights, a width
  /// and distances that add up to another size than theirs.
  /// Evidence: E-cell-xib-holds.
  private func holdCellPart(_ part: ElementIndex, inside cell: ElementIndex) {
    guard let inner = boxes.view(part), let outer = boxes.view(cell) else { return }
    let givesWay =
      form.isCanvas && cell == .root && element(part).kind == .tableViewCellContentView
    boxes.hold(
      inner, inside: outer, by: .cellPart(part),
      size: givesWay ? Strength(priority: 999.9) : .required)
  }

  /// Lets a view be as large as its parent, and its content say how large that is.
  private func fill(_ parent: ElementIndex, with member: ElementIndex) {
    guard let inner = boxes.view(member), let outer = boxes.view(parent) else { return }
    boxes.solver.add(inner.left - outer.left)
    boxes.solver.add(inner.right - outer.right)
    boxes.solver.add(inner.top - outer.top)
    boxes.solver.add(inner.bottom - outer.bottom)
  }

  /// Whether a stack view places the element.
  private func isArranged(_ member: ElementIndex) -> Bool {
    guard let parent = element(member).parent else { return false }
    guard case .stack(let stack) = element(parent).content else { return false }
    return stack.arranged?.contains(member) ?? true
  }

  /// Whether the table's own rules place it: a cell's content view, labels of built-in styles.
  private func isCellPart(_ member: ElementIndex, of parent: ElementIndex) -> Bool {
    let kind = element(member).kind
    if kind == .tableViewCellContentView || kind == .collectionViewCellContentView { return true }
    if element(parent).kind == .collectionViewCell, element(member).key == .contentView {
      return true
    }
    return scene.isPartOfBuiltInCell(member)
  }

  /// Keeps the recorded frame, or lets it follow its parent by its autoresizing mask.
  ///
  /// The far edge is held by a slot: how far it is from the parent's is known once the parent
  /// has been laid out for the document's own configuration.
  private func autoresize(_ member: ElementIndex, in parent: ElementIndex, insets: EdgeInsets) {
    let view = element(member)
    guard let frame = view.recordedFrame, let box = boxes.view(member),
      let outer = boxes.view(parent)
    else { return }
    let mask = view.autoresizing
    let inner = frame.inset(by: insets)
    autoresize(
      box.left, box.right, in: (outer.left, outer.right), start: inner.x, length: inner.width,
      flexible: (
        mask.contains(.flexibleMinX), mask.contains(.widthSizable), mask.contains(.flexibleMaxX)
      ),
      source: .autoresizing(member, .horizontal))
    autoresize(
      box.top, box.bottom, in: (outer.top, outer.bottom), start: inner.y, length: inner.height,
      flexible: (
        mask.contains(.flexibleMinY), mask.contains(.heightSizable), mask.contains(.flexibleMaxY)
      ),
      source: .autoresizing(member, .vertical))
  }

  private func autoresize(
    _ near: Variable, _ far: Variable, in outer: (near: Variable, far: Variable), start: Double,
    length: Double, flexible: (start: Bool, length: Bool, end: Bool), source: ConstantSlot.Source
  ) {
    if flexible.length {
      boxes.solver.add(near - outer.near - start)
      // Just below required: where both margins do not fit into the parent, no width is below zero.
      boxes.solver.addSlot(source, outer.far - far, strength: Strength(priority: 999.95))
    } else if flexible.start, !flexible.end {
      boxes.solver.add(far - near - length)
      boxes.solver.addSlot(source, outer.far - far)
    } else if flexible.start {
      // Both margins take an equal part of what the parent gains.
      boxes.solver.add(far - near - length)
      boxes.solver.addSlot(source, (outer.far - far) - (near - outer.near))
    } else {
      boxes.solver.add(near - outer.near - start)
      boxes.solver.add(far - near - length)
    }
  }
}
