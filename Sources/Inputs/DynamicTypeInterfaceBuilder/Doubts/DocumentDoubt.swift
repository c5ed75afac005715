import DynamicTypeModel

/// Something doubtful in a document that can be read all the same.
///
/// The doc comment of each conforming type is its page of documentation: `Scripts/rule-pages` writes
/// it to `Documentation/rules`.
protocol DocumentDoubt {
  /// The name of the finding's rule.
  static var name: String { get }
  static var severity: Severity { get }
}

extension DocumentDoubt {
  static var severity: Severity { .warning }
}

extension DocumentReader {
  /// Notes a doubt about an element.
  func doubt(
    _ doubt: any DocumentDoubt.Type, _ message: String, at node: DocumentNode, scene: String? = nil
  ) {
    note(
      Finding(
        rule: doubt.name, severity: doubt.severity, message: message, location: node.location,
        element: node.id, scene: scene))
  }
}
