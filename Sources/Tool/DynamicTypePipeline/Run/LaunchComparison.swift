import DynamicTypeModel

/// What was found on a screen that was laid out both ways: for an app that was started at each size,
/// and for one that was started at Large and whose reader then changed the size.
struct LaunchComparison {
  let started: [Finding]
  let changed: [Finding]

  /// Each defect once, in document order; those that only one way shows say which.
  var findings: [Finding] {
    Finding.folded(started, changed) { finding, isFirst in
      finding.launch = isFirst ? .atSize : .changedWhileRunning
      finding.message +=
        isFirst
        ? " (when the app is started at that size)" : " (when the size changes while the app runs)"
    }
  }
}
