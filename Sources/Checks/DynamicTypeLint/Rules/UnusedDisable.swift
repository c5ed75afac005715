import DynamicTypeModel

/// A comment that silences no rule.
///
/// `// dynamictype:disable RULE` silences a rule over sources from there on, up to
/// `// dynamictype:enable RULE`; `disable:next` silences it on the next line, and `disable:this` on its
/// own. Several rules follow each other, separated by commas or spaces, and `all` means every rule. What
/// follows ` -- ` is a reason, for people. Documents have no such comments: Xcode drops them.
///
/// Reported are comments that silence nothing any more, and those that say something else, such as the
/// name of a rule that does not exist.
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
