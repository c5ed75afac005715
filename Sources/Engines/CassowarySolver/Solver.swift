/// An incremental solver of linear constraints, some required, the others as strong as their
/// ``Strength`` says.
///
/// Among all points where the required constraints hold, it finds one where the errors of the
/// strongest level add up to the least; among these, one where those of the next level do; and so
/// on to the weakest. The error of an equation is the distance of its two sides, the error of an
/// inequality the amount by which it fails. It is built once and then edited: changing a constant
/// starts from the solution at hand and takes as many steps as the change is large.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable(), width = solver.makeVariable()
/// try solver.add(left - 16, .equal, strength: .required)
/// let label = try solver.add(width - 80, .equal, strength: Strength(priority: 750))
/// try solver.add(left + width - 100, .lessThanOrEqual, strength: .required)
/// solver.solve()  // width is 80
/// try solver.setConstant(-200, of: label)
/// solver.solve()  // width is 84
/// ```
///
/// The method is that of Cassowary (Badros, Borning, Stuckey: The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm, 2001), a simplex method over a hierarchy of constraints, in a
/// different form: instead of a tableau it keeps a sparse factored ``Basis``, instead of error
/// variables with weights it minimises sums of absolute values directly, level by level (Bartels,
/// Conn, Sinclair: Minimization techniques for piecewise differentiable functions, 1978).
///
/// A value type: a copy is solved and edited independently.
public struct Solver: Sendable {
  var matrix = ConstraintMatrix()
  var basis = Basis()

  // By row of the matrix.
  var constants: [Double] = []
  var isEquation: [Bool] = []
  /// Whether the row is the constraint times -1, to turn "at most" into "at least".
  var isNegated: [Bool] = []
  /// Index into ``strengths``; 0 is required; ``noLevel`` for a row without a constraint.
  var levels: [Int32] = []
  /// The slot that holds the row, or -1.
  var positions: [Int32] = []
  /// The value of the row's expression: what is left over on its side of zero.
  var residuals: [Double] = []
  /// The sign of ``residuals``, as the optimisation counts it: at 0 it may be any.
  var sides: [Int8] = []
  /// Directions that would cost something at a level that is optimal in spite of errors.
  var barriers: [Barriers] = []
  var generations: [Int32] = []
  /// Rows of removed constraints that left the basis since ``discardDeparted()``.
  var departed: [Int32] = []

  /// From the strongest to the weakest, `.required` first.
  var strengths: [Strength] = [.required]
  /// Levels where the optimum is no error at all, so that none may come up.
  var isFaultless = [true]

  /// The solution at hand, by variable.
  var values: [Double] = []
  /// Constraints added since ``solve()`` that may belong in the basis: not required inequalities,
  /// which mostly just hold.
  var newcomers: [Int32] = []
  var editConstraints: [Variable: ConstraintID] = [:]

  /// A row as a sum of those in the basis, by slot, while one looks for its place.
  var combination = SparseVector()

  /// Whether ``values`` miss changes of constants.
  var isStale = false
  /// Whether rounding made constraints of the basis depend on each other, so that some were left
  /// out. What the pivots before had reached does not count then.
  var hasLostRows = false
  /// Whether ``values`` were moved by pivots since they were computed from the constants.
  var hasMoved = false
  var isOptimal = true

  /// The level of a row whose constraint is gone, but which still holds a slot.
  static let noLevel = Int32.max

  public init() {}

  /// A new variable, 0 until a constraint says otherwise.
  public mutating func makeVariable() -> Variable {
    let variable = Variable(rawValue: Int32(values.count))
    values.append(0)
    matrix.appendColumn()
    basis.appendVariable()
    return variable
  }

  /// The value of a variable when ``solve()`` was last called.
  public func value(of variable: Variable) -> Double {
    values[variable.index]
  }

  /// Brings the values up to date with all changes.
  public mutating func solve() {
    guard isStale || !isOptimal else { return }
    hasLostRows = false
    if isStale { refresh() }
    placeNewcomers()
    placeFailing()
    let isFeasible = optimise()
    if hasLostRows || !isFeasible {
      startOver()
      optimise()
    }
    discardDeparted()
    isOptimal = true
  }
}

/// Directions in which a constraint in the basis must not move, as seen from zero.
struct Barriers: OptionSet, Sendable {
  let rawValue: UInt8

  static let free: Barriers = []
  static let above = Barriers(rawValue: 1)
  static let below = Barriers(rawValue: 2)
  static let both: Barriers = [.above, .below]
}
