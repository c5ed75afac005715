import DynamicTypeModel

/// Every rule over laid-out screens.
package struct Audit: Sendable {
  /// All rules, in the order in which findings at the same place are listed.
  package static let rules: [any AuditRule] = [
    TextTruncated(), TextClipped(), TextOverlaps(), OutOfBounds(), TextDoesNotScale(),
    BarTextTruncated(), BarViewStaysSmall(),
    ConstraintsConflict(), AmbiguousLayout(), MissingFont(), MissingGlyphs(), NotExaminedRule(),
  ]

  /// Those that speak of a launch screen, which is a picture: iOS shows it as it is drawn at one size.
  package static let launchScreenRules: [any AuditRule] = rules.filter { !($0 is TextDoesNotScale) }

  /// The rules of this audit.
  package var rules: [any AuditRule]

  package init(rules: [any AuditRule] = Audit.rules) {
    self.rules = rules
  }

  /// What is wrong with a screen, by its place in the document, then by rule.
  package func findings(for series: ScreenSeries) -> [Finding] {
    rules.flatMap { $0.findings(in: series) }.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension ScreenSeries {
  /// What the layouts themselves found, the same defect at several sizes joined to one.
  func layoutFindings(of rule: String) -> [Finding] {
    var joined: [Finding] = []
    var places: [Key: Int] = [:]
    for layout in layouts {
      var ordinals: [SourceLocation: Int] = [:]
      for finding in layout.findings where finding.rule == rule {
        let ordinal = ordinals[finding.location, default: 0]
        ordinals[finding.location] = ordinal + 1
        let key = Key(location: finding.location, ordinal: ordinal)
        if let place = places[key] {
          joined[place].sizes.append(layout.configuration.size)
        } else {
          var first = finding
          first.sizes = [layout.configuration.size]
          first.devices = [layout.configuration.device.id]
          first.locales = [layout.configuration.locale]
          places[key] = joined.count
          joined.append(first)
        }
      }
    }
    return joined.map { finding in
      var finding = finding
      finding.isAtDefaultSize = finding.sizes.contains(.large)
      if finding.sizes != sizes { finding.message += " (\(phrase(for: finding.sizes)))" }
      return finding
    }
  }

  private struct Key: Hashable {
    var location: SourceLocation
    /// Counts the findings of one layout at that location.
    var ordinal: Int
  }
}
