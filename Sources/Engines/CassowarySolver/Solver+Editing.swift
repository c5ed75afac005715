extension Solver {
  /// Makes a variable one that is suggested values: it takes them as far as constraints stronger
  /// than `strength` let it. Until the first suggestion the value is 0.
  public mutating func addEditVariable(_ variable: Variable, strength: Strength) {
    precondition(!strength.isRequired, "an edit variable must be able to give way")
    precondition(editConstraints[variable] == nil, "the variable is an edit variable already")
    editConstraints[variable] = try? add(LinearExpression(variable), .equal, strength: strength)
  }

  /// Suggests a value for an edit variable; it takes it at the next ``solve()``.
  public mutating func suggestValue(_ value: Double, for variable: Variable) {
    guard let id = editConstraints[variable] else {
      preconditionFailure("the variable is not an edit variable")
    }
    try? setConstant(-value, of: id)
  }

  /// Lets go of an edit variable.
  public mutating func removeEditVariable(_ variable: Variable) {
    guard let id = editConstraints.removeValue(forKey: variable) else {
      preconditionFailure("the variable is not an edit variable")
    }
    remove(id)
  }
}
