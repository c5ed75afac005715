import DynamicTypeModel

/// An element that is not modelled; audit has the same rule for all that is not examined.
struct UnknownElement: DocumentDiagnostic {
  static var id: RuleID { .notExamined }
  static let severity = Severity.note
}
