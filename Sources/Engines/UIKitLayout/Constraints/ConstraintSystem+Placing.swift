import CassowarySolver
import DynamicTypeModel
import UIKitModel

extension ConstraintSystem {
  /// Adds what places a view apart from the document's constraints: its cell or its frame.
  func place(_ member: ElementIndex, metrics: SystemMetrics) {
    let view = element(member)
    guard let parent = view.parent else { return }
    if isCellPart(member, of: parent) {
      holdCellPart(member, inside: parent)
    } else if element(parent).kind == .visualEffectView, view.key == "contentView" {
      fill(parent, with: member)
    } else if view.translatesAutoresizingMask || view.hasFixedFrame {
      guard !isArranged(member) else { return }
      autoresize(member, in: parent, insets: metrics.alignmentInsets(of: view.kind))
    }
  }

  /// Lets a view be as large as its parent, and its content say how large that is.
  private func fill(_ parent: ElementIndex, with member: ElementIndex) {
    guard let inner = box(member), let outer = box(parent) else { return }
    add(inner.left - outer.left)
    add(inner.right - outer.right)
    add(inner.top - outer.top)
    add(inner.bottom - outer.bottom)
  }

  /// Whether a stack view places the element.
  func isArranged(_ member: ElementIndex) -> Bool {
    guard let parent = element(member).parent else { return false }
    return element(parent).kind == .stackView
  }

  /// Whether the table's own rules place it: a cell's content view, labels of built-in styles.
  func isCellPart(_ member: ElementIndex, of parent: ElementIndex) -> Bool {
    let kind = element(member).kind
    if kind == .tableViewCellContentView || kind == .collectionViewCellContentView { return true }
    if element(parent).kind == .collectionViewCell, element(member).key == "contentView" {
      return true
    }
    return scene.isPartOfBuiltInCell(member)
  }

  /// Keeps the recorded frame, or lets it follow its parent by its autoresizing mask.
  ///
  /// The far edge is held by a slot: how far it stands from the parent's is known once the parent has
  /// been laid out for the document's own configuration.
  private func autoresize(_ member: ElementIndex, in parent: ElementIndex, insets: EdgeInsets) {
    let view = element(member)
    guard let frame = view.recordedFrame, let box = box(member), let outer = self.box(parent)
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
    length: Double, flexible: (start: Bool, length: Bool, end: Bool), source: Slot.Source
  ) {
    if flexible.length {
      add(near - outer.near - start)
      // Just below required: where the parent has no room for both margins, no view is less than
      // nothing wide.
      addSlot(source, outer.far - far, strength: Strength(priority: 999.95))
    } else if flexible.start, !flexible.end {
      add(far - near - length)
      addSlot(source, outer.far - far)
    } else if flexible.start {
      // Both margins take an equal part of what the parent gains.
      add(far - near - length)
      addSlot(source, (outer.far - far) - (near - outer.near))
    } else {
      add(near - outer.near - start)
      add(far - near - length)
    }
  }
}
