import DynamicTypeModel

/// A table of localised texts that cannot be read.
///
/// In a locale whose `.strings`, `.stringsdict` or `.xcstrings` file is broken, screens are examined
/// with the texts of the document instead. The location is that of the first mistake in the table.
struct UnreadableStrings: DocumentDiagnostic {
  static let id: RuleID = "unreadable-strings"
}
