import DynamicTypeModel

/// What was found in the views that no screen of a run shows.
struct UnshownViews {
  /// Each place once for each rule.
  var findings: [Finding]
  /// Where what they are made of is written.
  private(set) var views: Set<SourceLocation>

  /// - Parameters:
  ///   - components: In any order.
  ///   - shown: The types that screens show views of: what those look like is the screens' to say.
  init(_ components: [ComponentResult], besides shown: Set<TypeOfFile>) {
    let own = components.filter { !shown.contains($0.type) }.sorted {
      ($0.type, $0.location) < ($1.type, $1.location)
    }
    views = own.reduce(into: []) { $0.formUnion($1.views) }
    struct Place: Hashable {
      var rule: RuleID
      var location: SourceLocation
    }
    var met: Set<Place> = []
    findings = own.flatMap(\.findings).filter { finding in
      !(finding.type.map(shown.contains) ?? false)
        && met.insert(Place(rule: finding.rule, location: finding.location)).inserted
    }
  }

  /// Those of a file.
  func findings(in path: String) -> [Finding] { findings.filter { $0.location.path == path } }
}
