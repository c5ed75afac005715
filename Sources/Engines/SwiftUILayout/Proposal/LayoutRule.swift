import DynamicTypeModel
import SwiftUIModel

/// How one kind of view answers proposals and places what is in it.
///
/// A rule is a value that knows nothing of other views but its own children, and asks for their
/// sizes as often as it likes: answers are cached by view and proposal. Positions count from the
/// top leading corner; who draws mirrors them where text runs from right to left.
protocol LayoutRule: Sendable {
  /// The size that the view takes of a proposal; lengths may be infinite.
  func size(proposed: ProposedSize, in view: ViewHandle) -> Size

  /// The places of the children that are shown.
  ///
  /// - Parameters:
  ///   - proposed: What the parent offers at placement.
  ///   - size: The view's answer to it.
  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement]

  /// The position of a guide that the view or something in it sets; nil where nothing does.
  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double?

  /// The distances that the view prefers to its neighbours.
  func spacing(in view: ViewHandle) -> ViewSpacing

  func priority(in view: ViewHandle) -> Double

  /// The part of the view that bars and insets leave to what is in it: its safe area.
  ///
  /// - Returns: In the view's coordinates, from its top leading corner; nil where it changes nothing.
  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect?

  /// How far what is in the view was scrolled, in points; its placements are already there.
  func scrolled(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Point

  /// Which guides the view itself may set, whatever is in it.
  var ownGuides: GuideMask { get }

  /// Whether guides that children set are seen from outside.
  var passesGuides: Bool { get }

  /// Whether lengths of `containerRelativeFrame` in it are parts of its own.
  var isContainer: Bool { get }

  /// The published facts that are missing and for which a decision was taken.
  var assumptions: LayoutAssumptions { get }
}

extension LayoutRule {
  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] { [] }

  func guide(_ key: GuideKey, proposed: ProposedSize, in view: ViewHandle) -> Double? { nil }

  func spacing(in view: ViewHandle) -> ViewSpacing { .plain }

  func priority(in view: ViewHandle) -> Double { 0 }

  func safeRegion(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Rect? { nil }

  func scrolled(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Point { Point() }

  var ownGuides: GuideMask { [] }

  var passesGuides: Bool { false }

  var isContainer: Bool { false }

  var assumptions: LayoutAssumptions { [] }
}

/// Where a child is put, and what it is offered there.
struct Placement {
  /// The child's index among all views.
  var child: Int
  /// Of its top leading corner.
  var origin: Point
  var proposal: ProposedSize

  init(_ child: ViewHandle, x: Double = 0, y: Double = 0, proposal: ProposedSize) {
    self.child = child.index
    origin = Point(x: x, y: y)
    self.proposal = proposal
  }
}

/// Guides that a view may set, by which most questions for them are answered at once.
struct GuideMask: OptionSet {
  let rawValue: Int

  /// A first or last text baseline.
  static let textBaselines = GuideMask(rawValue: 1)
  /// What an `alignmentGuide` modifier sets on each axis.
  static let horizontal = GuideMask(rawValue: 2)
  static let vertical = GuideMask(rawValue: 4)

  /// The guides among which a key would be.
  init(_ key: GuideKey) {
    switch key.kind {
    case .firstTextBaseline, .lastTextBaseline: self = [.textBaselines, .vertical]
    default: self = key.axis == .horizontal ? .horizontal : .vertical
    }
  }

  init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
