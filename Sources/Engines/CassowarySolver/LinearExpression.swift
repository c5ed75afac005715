/// One variable with its factor: the `2 * b` in `a + 2 * b - 8`.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant, written as one writes it: `a + 2 * b - 8`.
public struct LinearExpression: Hashable, Sendable {
  /// In the order written; a variable may occur several times.
  public var terms: [Term]
  public var constant: Double

  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }
}

extension LinearExpression: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) {
    self.init(constant: value)
  }
}

extension LinearExpression {
  public static func + (left: Self, right: Self) -> Self {
    Self(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  public static func - (left: Self, right: Self) -> Self {
    left + -right
  }

  public static prefix func - (expression: Self) -> Self {
    -1 * expression
  }

  public static func + (left: Self, right: Double) -> Self {
    Self(terms: left.terms, constant: left.constant + right)
  }

  public static func - (left: Self, right: Double) -> Self {
    Self(terms: left.terms, constant: left.constant - right)
  }

  public static func + (left: Self, right: Variable) -> Self {
    Self(terms: left.terms + [Term(right)], constant: left.constant)
  }

  public static func - (left: Self, right: Variable) -> Self {
    Self(terms: left.terms + [Term(right, coefficient: -1)], constant: left.constant)
  }

  public static func * (factor: Double, expression: Self) -> Self {
    Self(
      terms: expression.terms.map { Term($0.variable, coefficient: factor * $0.coefficient) },
      constant: factor * expression.constant)
  }

  public static func * (expression: Self, factor: Double) -> Self {
    factor * expression
  }
}

extension Variable {
  public static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) + right
  }

  public static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) - right
  }

  public static func + (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) + right
  }

  public static func - (left: Variable, right: LinearExpression) -> LinearExpression {
    LinearExpression(left) - right
  }

  public static func + (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left) + right
  }

  public static func - (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left) - right
  }

  public static func * (factor: Double, variable: Variable) -> LinearExpression {
    LinearExpression(terms: [Term(variable, coefficient: factor)])
  }

  public static func * (variable: Variable, factor: Double) -> LinearExpression {
    factor * variable
  }

  public static prefix func - (variable: Variable) -> LinearExpression {
    -1 * variable
  }
}
