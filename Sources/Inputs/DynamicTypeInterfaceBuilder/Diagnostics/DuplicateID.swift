import DynamicTypeModel

/// An id that two elements of a document share.
///
/// Constraints, outlets and localised texts name elements by their ids. If two elements have the
/// same id, all of these refer to the first. Xcode keeps ids unique; copying in a text editor and
/// merging do not.
///
/// To fix it, copy the element in Xcode instead, which gives the copy a new id.
struct DuplicateID: DocumentDiagnostic {
  static let id: RuleID = "duplicate-id"
}
