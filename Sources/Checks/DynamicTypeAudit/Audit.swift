import DynamicTypeModel

/// Every rule over laid-out screens.
public struct Audit: Sendable {
  /// All rules, in the order in which findings at the same place are listed.
  public static let rules: [any AuditRule] = [
    TextTruncated(), TextClipped(), TextOverlaps(), OutOfBounds(), TextDoesNotScale(),
    NotExaminedRule(),
  ]

  /// The rules of this audit.
  public var rules: [any AuditRule]

  public init(rules: [any AuditRule] = Audit.rules) {
    self.rules = rules
  }

  /// What is wrong with a screen, by its place in the document, then by rule.
  ///
  /// What the layout found on the way (``LaidOutInterface/findings``) is among it: once, with every
  /// size at which it came up.
  public func findings(for series: ScreenSeries) -> [Finding] {
    let found = rules.flatMap { $0.findings(in: series) } + series.layoutFindings
    return found.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension ScreenSeries {
  /// What the layouts themselves found, the same finding at several sizes joined to one.
  var layoutFindings: [Finding] {
    var joined: [Finding] = []
    for layout in layouts {
      for finding in layout.findings {
        let same = joined.firstIndex { earlier in
          earlier.rule == finding.rule && earlier.message == finding.message
            && earlier.location == finding.location && earlier.element == finding.element
        }
        if let same {
          joined[same].sizes.append(layout.configuration.size)
        } else {
          var first = finding
          first.sizes = [layout.configuration.size]
          joined.append(first)
        }
      }
    }
    return joined.map { finding in
      var finding = finding
      finding.isAtDefaultSize = finding.sizes.contains(.large)
      return finding
    }
  }
}
