import DynamicTypeModel

/// An id that two elements of a document share.
///
/// Constraints, outlets and localised texts name elements by their ids. With two of the same id, all
/// of them mean the first, and the second has none. Xcode keeps ids apart; copying in a text editor
/// and merging do not.
///
/// To mend it, copy the element in Xcode instead, which gives the copy an id of its own.
struct DuplicateID: DocumentDiagnostic {
  static let id: RuleID = "duplicate-id"
}
