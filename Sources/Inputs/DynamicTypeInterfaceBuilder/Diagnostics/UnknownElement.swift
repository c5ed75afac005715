import DynamicTypeModel

/// An element that is not modelled; audit has the same rule for all that is not examined.
struct UnknownElement: DocumentDiagnostic {
  static var name: String { Finding.notExaminedRule }
  static let severity = Severity.note
}
