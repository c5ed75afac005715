import CassowarySolver
import DynamicTypeModel
import UIKitModel

/// A constant that depends on the configuration: its constraint holds `-value`.
///
/// Slots are why one system serves all text sizes: constants are set anew, constraints stay.
struct ConstantSlot {
  /// What decides the value.
  enum Source: Hashable {
    case rootWidth, rootHeight
    /// What a view's content asks for along an axis.
    case intrinsic(ElementIndex, Axis)
    /// The same as a tie-breaker, times a weight.
    case weighted(ElementIndex, Axis, Double)
    case inset(Inset, Edge)
    case autoresizing(ElementIndex, Axis)
    case firstBaseline(ElementIndex)
    case lastBaseline(ElementIndex)
    /// The system's distance from a baseline down to a text's first one: in proportion to what the
    /// document says for Large, or all of it where the document says nothing.
    case systemSpacing(SystemSpacing, written: Double?)
  }

  /// What the distances of a box from the edges around it depend on.
  enum Inset: Hashable {
    case margins(of: ElementIndex)
    /// An index into the scene's guides.
    case guide(Int)
    /// A part of a cell, which the table's rules place.
    case cellPart(ElementIndex)
  }

  var constraint: ConstraintID
  var source: Source
  var value: Double
}
