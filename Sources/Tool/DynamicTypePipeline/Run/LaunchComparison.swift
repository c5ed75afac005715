import DynamicTypeModel

/// What was found on a screen that was laid out both ways: for an app that was started at each size,
/// and for one that was started at Large and whose reader then changed the size.
struct LaunchComparison {
  let started: [Finding]
  let changed: [Finding]

  /// Each defect once, in document order; those that only one way shows say which.
  ///
  /// A defect that both ways show has the sizes of both, and the words of the way that shows it at
  /// more of them.
  var findings: [Finding] {
    var result: [Finding] = []
    var others = Dictionary(
      Defect.defects(changed).map { ($0.defect, $0.finding) },
      uniquingKeysWith: { first, _ in first })
    for (defect, finding) in Defect.defects(started) {
      if let other = others.removeValue(forKey: defect) {
        result.append(finding.joined(with: other))
      } else {
        result.append(finding.only(when: .atSize))
      }
    }
    for (defect, finding) in Defect.defects(changed) where others[defect] != nil {
      result.append(finding.only(when: .changedWhileRunning))
    }
    return result.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }
}

extension Finding {
  fileprivate func joined(with other: Finding) -> Finding {
    var result = other.sizes.count > sizes.count && !sizes.isEmpty ? other : self
    result.severity = max(severity, other.severity)
    // Without sizes it is there at every size already.
    result.sizes =
      sizes.isEmpty || other.sizes.isEmpty ? [] : Set(sizes + other.sizes).sorted()
    result.isAtDefaultSize = isAtDefaultSize || other.isAtDefaultSize
    return result
  }

  fileprivate func only(when launch: TextLaunch) -> Finding {
    var result = self
    result.launch = launch
    switch launch {
    case .atSize: result.message += " (when the app is started at that size)"
    case .changedWhileRunning: result.message += " (when the size changes while the app runs)"
    }
    return result
  }
}
