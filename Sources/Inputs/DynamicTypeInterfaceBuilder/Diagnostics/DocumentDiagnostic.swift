import DynamicTypeModel

/// Something wrong in a document that can still be read.
///
/// The doc comment of each conforming type is its page of documentation: `Scripts/generate` writes
/// it to `Documentation/rules`.
protocol DocumentDiagnostic {
  static var id: RuleID { get }
  static var severity: Severity { get }
}

extension DocumentDiagnostic {
  static var severity: Severity { .warning }
}

extension DocumentReader {
  /// Reports something about an element.
  func report(
    _ diagnostic: any DocumentDiagnostic.Type, _ message: String, at node: DocumentNode,
    scene: String? = nil
  ) {
    note(
      Finding(
        rule: diagnostic.id, severity: diagnostic.severity, message: message,
        location: node.location,
        element: node.id, scene: scene))
  }
}
