extension Report {
  /// Leaves findings out, as if they had not been made; verdicts of screens stay, which tell what is lost.
  ///
  /// - Parameter isKept: By finding; as many as there are.
  package mutating func keepFindings(_ isKept: [Bool]) {
    precondition(isKept.count == findings.count, "there must be an answer a finding")
    var places: [Int?] = []
    var next = 0
    for isKept in isKept {
      places.append(isKept ? next : nil)
      if isKept { next += 1 }
    }
    findings = zip(findings, isKept).filter(\.1).map(\.0)
    for document in documents.indices {
      for screen in documents[document].screens.indices {
        documents[document].screens[screen].renumberFindings(places, in: findings)
      }
    }
    let named = Set(findings.map(\.rule))
    rules = rules.filter { named.contains($0.name) }
    count(sources: totals.sources)
  }
}

extension Report.Screen {
  /// - Parameters:
  ///   - places: By former index, the present one; nil for what is left out.
  ///   - kept: The findings that are left.
  fileprivate mutating func renumberFindings(_ places: [Int?], in kept: [Report.Finding]) {
    findings = findings.filter(places.indices.contains).compactMap { places[$0] }
    let named = Set(findings.compactMap { kept[$0].element })
    elements = elements.filter { named.contains($0.id) }
    for number in looks?.indices ?? 0..<0 {
      looks?[number].elements?.removeAll { !named.contains($0.id) }
    }
  }
}
