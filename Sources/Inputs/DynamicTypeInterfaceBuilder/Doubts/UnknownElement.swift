import DynamicTypeModel

/// An element that is not modelled; audit has the same rule for all that is not examined.
struct UnknownElement: DocumentDoubt {
  static var name: String { "not-examined" }
  static let severity = Severity.note
}
