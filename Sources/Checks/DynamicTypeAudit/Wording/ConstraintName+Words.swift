import DynamicTypeModel

extension ConstraintName {
  /// What it says, its id and its line.
  var spokenName: String { "\(equation) (\(id), line \(location.line))" }
}

extension [String] {
  /// `a, b`; of more than four the first four and how many more there are.
  var joinedUpToFour: String {
    let shown = prefix(4).joined(separator: ", ")
    return count > 4 ? "\(shown) and \(count - 4) more" : shown
  }
}
