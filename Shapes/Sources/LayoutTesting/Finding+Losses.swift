public import DynamicTypeModel

extension [Finding] {
  /// Those that say that a reader loses something for certain.
  public var losses: [Finding] { filter { $0.severity == .error } }
}
