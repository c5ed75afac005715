extension Report {
  /// Findings that one change would mend.
  package struct Cause: Codable, Hashable, Sendable {
    /// What is wrong: the cause that several findings share, else the message of the worst of them.
    package var title: String
    /// Of the worst finding.
    package var severity: Severity
    /// The findings' rules, those of the worst first, each once.
    package var rules: [String]
    /// Where the worst finding is.
    package var path: String
    package var line: Int
    package var column: Int
    /// Indices into ``Report/findings``, the worst first.
    package var findings: [Int]
    /// How many elements, or lines of sources, the findings are about.
    package var places: Int
    /// How many screens the findings were seen on, a scene on two devices once.
    package var screens: Int
    /// The sizes at which any of them appears, ascending; empty where none depends on the size.
    package var sizes: [TextSize]

    package init(
      title: String, severity: Severity, rules: [String], path: String, line: Int, column: Int,
      findings: [Int], places: Int, screens: Int, sizes: [TextSize]
    ) {
      self.title = title
      self.severity = severity
      self.rules = rules
      self.path = path
      self.line = line
      self.column = column
      self.findings = findings
      self.places = places
      self.screens = screens
      self.sizes = sizes
    }
  }

  /// The findings folded by their shared causes, else by the element or the view of a source that they are about, else by
  /// line.
  ///
  /// The worst come first: by severity, then by how many screens lose something at how many sizes.
  func foldedFindings() -> [Cause] {
    var groups: [[Int]] = []
    var places: [Fold: Int] = [:]
    for (index, finding) in findings.enumerated() {
      let fold = Fold(finding)
      if let place = places[fold] {
        groups[place].append(index)
      } else {
        places[fold] = groups.count
        groups.append([index])
      }
    }
    let screens = scenesByFinding
    let causes = groups.map { group -> (cause: Cause, harm: Int) in
      let harm = group.reduce(0) { sum, index in
        let sizes = findings[index].sizes.isEmpty ? matrix.sizes.count : findings[index].sizes.count
        return sum + sizes * max(1, screens[index].count)
      }
      return (cause(of: group, screens: screens), harm)
    }
    return causes.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      if one.cause.severity != other.cause.severity {
        return one.cause.severity > other.cause.severity
      }
      return one.harm == other.harm ? left.offset < right.offset : one.harm > other.harm
    }.map(\.element.cause)
  }

  private func cause(of group: [Int], screens: [Set<Scene>]) -> Cause {
    // Stable: findings of one severity stay in the report's order.
    let ordered = Severity.allCases.reversed().flatMap { severity in
      group.filter { findings[$0].severity == severity }
    }
    let worst = findings[ordered[0]]
    let all = ordered.map { findings[$0] }
    let elements = Set(all.map(Place.init))
    var rules: [String] = []
    for finding in all where !rules.contains(finding.rule) { rules.append(finding.rule) }
    return Cause(
      title: elements.count > 1 ? words(for: worst) : worst.message,
      severity: worst.severity, rules: rules, path: worst.path, line: worst.line,
      column: worst.column, findings: ordered, places: elements.count,
      screens: Set(ordered.flatMap { screens[$0] }).count,
      sizes: all.contains { $0.sizes.isEmpty } ? [] : Set(all.flatMap(\.sizes)).sorted())
  }

  /// What a finding has in common with others of its group: its cause, else what its rule checks.
  private func words(for finding: Finding) -> String {
    if let cause = finding.cause { return cause.words }
    let rule = rules.first { $0.name == finding.rule }
    return rule.map { $0.summary.hasSuffix(".") ? String($0.summary.dropLast()) : $0.summary }
      ?? finding.message
  }

  /// By finding, the scenes on whose screens it was seen.
  private var scenesByFinding: [Set<Scene>] {
    var result: [Set<Scene>] = Array(repeating: [], count: findings.count)
    for (number, document) in documents.enumerated() {
      for screen in document.screens {
        for index in screen.findings where findings.indices.contains(index) {
          result[index].insert(Scene(document: number, id: screen.id))
        }
      }
    }
    return result
  }

  private struct Scene: Hashable {
    var document: Int
    var id: String
  }

  /// What a finding is about: an element, else a line.
  private struct Place: Hashable {
    var path: String
    var element: String?
    var line = 0
    var column = 0

    init(_ finding: Finding) {
      path = finding.path
      element = finding.element
      guard element == nil else { return }
      (line, column) = (finding.line, finding.column)
    }
  }

  /// What findings of one cause have in common.
  private enum Fold: Hashable {
    case cause(SharedCause)
    case place(Place)
    /// A view that is written once and shown with several texts.
    case view(path: String, line: Int, column: Int)
    /// Something in a source, without an element: each kind once a file.
    case rule(String, path: String)

    init(_ finding: Finding) {
      if let cause = finding.cause {
        self = .cause(cause)
      } else if finding.element == nil, finding.scene == nil {
        self = .rule(finding.rule, path: finding.path)
      } else if finding.path.hasSuffix(".swift") {
        self = .view(path: finding.path, line: finding.line, column: finding.column)
      } else {
        self = .place(Place(finding))
      }
    }
  }
}
