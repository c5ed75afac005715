import DynamicTypeText

/// The heights that are not the rule's, one by one.
extension FidelityReport {
  func differenceSection() -> [String] {
    let different = freeHeights.filter { !$0.isHeightExact && !$0.isHeightWhole }
    let rows = different.map(row)
    var lines = [
      "## Heights that are not the rule's", "",
      "Of labels that are alike one row. \"Down\" has the rule rounded down to a whole point: Xcode",
      "leaves a frame alone that is off by less than a point, and where it came from is not known.",
      "",
      "| font | size | lines | toolsVersion | recorded | rule | what it is | labels |",
      "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in Set(rows).sorted() {
      lines.append("| \(row) | \(rows.count { $0 == row }) |")
    }
    return lines + [""]
  }

  private func row(_ comparison: Comparison) -> String {
    let observation = comparison.observation
    let rule = comparison.wrapped.size.height
    let kind =
      if observation.h == rule.rounded(.down), comparison.isHeightNear {
        "down"
      } else if comparison.isHeightNear {
        "near"
      } else {
        "other"
      }
    let name = observation.font.kind == "system" ? "system, " : ""
    return [
      name + observation.font.name, "\(comparison.font.pointSize)",
      "\(comparison.wrapped.lineCount)", "\(observation.tools)", "\(observation.h)",
      "\((rule * 1000).rounded() / 1000)", kind,
    ].joined(separator: " | ")
  }
}
