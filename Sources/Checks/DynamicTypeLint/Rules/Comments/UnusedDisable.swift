import DynamicTypeModel

/// A comment that silences no rule.
///
/// In a source, `// dynamictype:disable RULE` silences a rule from there on, up to
/// `// dynamictype:enable RULE`; `disable:next` silences it on the next line, and `disable:this` on its
/// own. In a document, `dynamictype:disable RULE` on a line of an element's *Notes* (in Xcode's identity
/// inspector) silences it in the element and in all that is in it. Several rules follow each other,
/// separated by commas or spaces, and `all` means every rule. What follows ` -- ` is a reason, for people.
/// A rule over screens is silenced where its finding is located. What is silenced does not count in a
/// screen's verdict.
///
/// Reported are comments about a rule over sources that silence nothing any more, and comments and notes
/// that say something else, such as the name of a rule that does not exist.
///
/// ## Triggers
///
/// ```swift
/// // dynamictype:disable:next fixed-font-size
/// label.font = UIFont.preferredFont(forTextStyle: .body)
/// ```
///
/// ## Fine
///
/// ```swift
/// // dynamictype:disable:next fixed-font-size -- fills the screen already
/// clockLabel.font = UIFont.systemFont(ofSize: 96)
/// ```
struct UnusedDisable {
  static let id: RuleID = "unused-disable"
  static let severity = Severity.note
}
