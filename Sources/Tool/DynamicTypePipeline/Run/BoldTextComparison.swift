import DynamicTypeModel

/// What was found on a screen that was laid out without Bold Text, and with it.
struct BoldTextComparison {
  let regular: [Finding]
  let bold: [Finding]

  /// Each defect once, in document order; those that only one way shows say which.
  var findings: [Finding] {
    Finding.folded(regular, bold) { finding, isFirst in
      finding.boldText = !isFirst
      finding.message += isFirst ? " (without bold text)" : " (with bold text)"
    }
  }
}
