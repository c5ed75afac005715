import DynamicTypeModel

/// One thing that can be wrong with a screen, looked for at all its text sizes at once.
///
/// A rule sees laid-out screens only, whoever laid them out. Its type's doc comment is its page of
/// documentation: `Scripts/generate` writes it to `Documentation/rules`.
package protocol AuditRule: Sendable {
  static var id: RuleID { get }

  /// Where its findings are listed among those of other rules at the same place: lower numbers first, the same
  /// number by name. 50 where a rule does not say.
  static var precedence: Int { get }

  /// Whether it looks at launch screens, which are pictures: iOS shows them as they are drawn at one size.
  static var includesLaunchScreens: Bool { get }

  /// Whether it tells of what readers no longer see or reach, which follows from where a layout puts it.
  static var tellsOfLoss: Bool { get }

  /// What it finds, each defect once with every size at which it appears.
  func findings(in series: ScreenSeries) -> [Finding]
}

extension AuditRule {
  package static var precedence: Int { 50 }
  package static var includesLaunchScreens: Bool { true }
  package static var tellsOfLoss: Bool { false }
}
