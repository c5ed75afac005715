import DynamicTypeModel

/// One thing that can be wrong with a screen, looked for at all its text sizes at once.
///
/// A rule sees laid-out screens only, whoever laid them out. Its type's doc comment is its page of
/// documentation: `Scripts/rule-pages` writes it to `Documentation/rules`.
package protocol AuditRule: Sendable {
  /// What findings, flags and pages call it, such as `text-truncated`.
  static var name: String { get }

  /// What it finds, each defect once with every size at which it appears.
  func findings(in series: ScreenSeries) -> [Finding]
}
