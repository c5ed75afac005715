import DynamicTypeModel

extension SystemEra {
  /// The value of a table's row for this era.
  ///
  /// A row names one value for each era, oldest first. Whoever adds an era adds a parameter here,
  /// and the compiler then names every row that lacks its value.
  package subscript<Value>(
    iOS12: Value, iOS13: Value, iOS14: Value, iOS15: Value, iOS16: Value, iOS17: Value,
    iOS26: Value
  ) -> Value {
    switch self {
    case .iOS12: iOS12
    case .iOS13: iOS13
    case .iOS14: iOS14
    case .iOS15: iOS15
    case .iOS16: iOS16
    case .iOS17: iOS17
    case .iOS26: iOS26
    }
  }

  /// The value of a row that no era has changed so far.
  package subscript<Value>(always value: Value) -> Value { value }
}
