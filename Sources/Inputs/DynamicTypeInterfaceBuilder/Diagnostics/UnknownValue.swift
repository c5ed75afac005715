import DynamicTypeModel

/// An attribute with a value that is not known.
///
/// A newer Xcode may have written it, or it was edited by hand. The message says which value is
/// used instead, so that the rest of the screen can be examined.
struct UnknownValue: DocumentDiagnostic {
  static let id: RuleID = "unknown-value"
}
