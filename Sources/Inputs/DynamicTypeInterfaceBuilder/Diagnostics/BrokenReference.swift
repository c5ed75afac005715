import DynamicTypeModel

/// A constraint or segue that refers to something that is not in the document.
///
/// Merges and edits by hand leave such references in a document. A constraint to a view that does
/// not exist is left out, and so is a segue to such a screen: the screen may be laid out
/// differently than intended, or not open at all. A container view that embeds its own screen,
/// directly or through others, is left empty.
///
/// To fix it, remove the reference in Xcode, or let it refer to an element that exists.
struct BrokenReference: DocumentDiagnostic {
  static let id: RuleID = "broken-reference"
}
