import DynamicTypeModel

/// An attribute with a value that is not known.
///
/// A newer Xcode may have written it, or a hand. The message says what is assumed instead, so that
/// the rest of the screen can be examined.
struct UnknownValue: DocumentDiagnostic {
  static let id: RuleID = "unknown-value"
}
