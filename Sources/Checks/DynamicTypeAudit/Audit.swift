public import DynamicTypeModel

/// Every rule over laid-out screens.
public struct Audit: Sendable {
  /// All rules, in the order in which findings at the same place are listed.
  package static let rules: [any AuditRule] = rulesByName.sorted { left, right in
    let (left, right) = (type(of: left), type(of: right))
    return (left.precedence, left.id) < (right.precedence, right.id)
  }

  /// Those that look at launch screens.
  package static let launchScreenRules: [any AuditRule] = rules.filter {
    type(of: $0).includesLaunchScreens
  }

  /// Those that tell of what readers no longer see or reach.
  static let rulesOfLoss = Set(
    rules.filter { type(of: $0).tellsOfLoss }.map { type(of: $0).id })

  /// The rules of this audit.
  package var rules: [any AuditRule]

  /// An audit by all rules.
  public init() {
    rules = Self.rules
  }

  package init(rules: [any AuditRule]) {
    self.rules = rules
  }

  /// What is wrong with a screen, by its place in the document, then by rule.
  public func findings(for series: ScreenSeries) -> [Finding] {
    series.attributed(series.qualified(rules.flatMap { $0.findings(in: series) })).enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}
