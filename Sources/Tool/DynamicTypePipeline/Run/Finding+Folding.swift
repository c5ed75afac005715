import DynamicTypeModel

extension Finding {
  /// What was found in two ways, each defect once, in document order.
  ///
  /// A defect that both ways show has the sizes of both, and the words of the way that shows it at
  /// more of them.
  ///
  /// - Parameter mark: Says that only one way shows a defect, the first or the second.
  static func folded(
    _ first: [Finding], _ second: [Finding],
    mark: (_ finding: inout Finding, _ isFirst: Bool) -> Void
  ) -> [Finding] {
    var result: [Finding] = []
    var others = Dictionary(
      Defect.defects(second).map { ($0.defect, $0.finding) },
      uniquingKeysWith: { first, _ in first })
    for (defect, finding) in Defect.defects(first) {
      var finding = finding
      if let other = others.removeValue(forKey: defect) {
        finding = finding.joined(with: other)
      } else {
        mark(&finding, true)
      }
      result.append(finding)
    }
    for (defect, finding) in Defect.defects(second) where others[defect] != nil {
      var finding = finding
      mark(&finding, false)
      result.append(finding)
    }
    return result.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  private func joined(with other: Finding) -> Finding {
    var result = other.sizes.count > sizes.count && !sizes.isEmpty ? other : self
    result.severity = max(severity, other.severity)
    // Without sizes it is there at every size already.
    result.sizes =
      sizes.isEmpty || other.sizes.isEmpty ? [] : Set(sizes + other.sizes).sorted()
    result.isAtDefaultSize = isAtDefaultSize || other.isAtDefaultSize
    if launch != other.launch { result.launch = nil }
    return result
  }
}
