import DynamicTypeModel

/// A constraint or segue that names something the document does not have.
///
/// Merges and edits by hand leave such references behind. A constraint to a view that is gone is
/// left out, and so is a segue to a screen that is gone: the screen may then lay out in another way
/// than its author means, or not open at all. A container that embeds the screen it stands in,
/// directly or by way of others, is left empty.
///
/// To mend it, remove the reference in Xcode, or name an element that is there.
struct BrokenReference: DocumentDiagnostic {
  static let id: RuleID = "broken-reference"
}
