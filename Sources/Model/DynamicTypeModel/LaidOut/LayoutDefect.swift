/// Something that an engine found wrong with a layout as such, as a value: audit words it.
public enum LayoutDefect: Hashable, Sendable {
  /// Required constraints contradict each other.
  case conflict(ConstraintConflict)
  /// Nothing decides where views are or how large.
  case ambiguity(AmbiguousPlacement)

  public var location: SourceLocation {
    switch self {
    case .conflict(let conflict): conflict.dropped.location
    case .ambiguity(let ambiguity): ambiguity.location
    }
  }
}

/// A constraint as messages name it.
public struct ConstraintName: Hashable, Sendable {
  public var id: String
  /// What it says, as an equation of names: `Title.leading = Root.leading + 16`.
  public var equation: String
  public var location: SourceLocation

  public init(id: String, equation: String, location: SourceLocation) {
    self.id = id
    self.equation = equation
    self.location = location
  }
}

/// Required constraints that cannot hold together.
public struct ConstraintConflict: Hashable, Sendable {
  /// The one that was left out of the layout.
  public var dropped: ConstraintName
  /// The id of the view that owns it.
  public var view: String
  /// Those that it contradicts.
  public var others: [ConstraintName]
  /// Whether it contradicts the size of a canvas, which the view loses where an app shows it.
  public var isWithCanvasSize: Bool

  public init(
    dropped: ConstraintName, view: String, others: [ConstraintName], isWithCanvasSize: Bool
  ) {
    self.dropped = dropped
    self.view = view
    self.others = others
    self.isWithCanvasSize = isWithCanvasSize
  }
}

/// Views whose place or length constraints leave open, along one axis.
public struct AmbiguousPlacement: Hashable, Sendable {
  /// The first of the views, and what kind it is.
  public var view: String
  public var viewKind: String
  public var location: SourceLocation
  public var axis: Axis
  /// How many more views depend on it.
  public var otherViews: Int
  /// The constraints that the view has along the axis.
  public var constraints: [ConstraintName]

  public init(
    view: String, viewKind: String, location: SourceLocation, axis: Axis, otherViews: Int,
    constraints: [ConstraintName]
  ) {
    self.view = view
    self.viewKind = viewKind
    self.location = location
    self.axis = axis
    self.otherViews = otherViews
    self.constraints = constraints
  }
}
