import DynamicTypeModel

/// A table of localised texts that cannot be read.
///
/// In a locale whose `.strings`, `.stringsdict` or `.xcstrings` file is broken, the document's own
/// texts are used instead. The location is that of the first mistake in the table.
struct UnreadableStrings: DocumentDiagnostic {
  static let id: RuleID = "unreadable-strings"
}
