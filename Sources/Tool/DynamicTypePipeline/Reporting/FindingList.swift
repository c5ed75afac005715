import DynamicTypeModel

/// Findings of several devices and locales, each defect once.
///
/// The same rule at the same element is the same defect, on whatever screens it is shown; its sizes, devices and
/// locales are joined, and its words are those of the place where it is seen at the most sizes, the first
/// of several.
struct FindingList {
  private(set) var findings: [Finding] = []
  /// By finding, at how many sizes it was seen where its words are from.
  private var reaches: [Int] = []
  private var places: [Defect: Int] = [:]

  /// Adds what was found on one screen, or in one file.
  ///
  /// - Returns: The places of those findings in ``findings``, ascending, each once.
  mutating func add(_ new: [Finding]) -> [Int] {
    var indices: Set<Int> = []
    for (defect, finding) in Defect.defects(new) {
      let reach = finding.sizes.isEmpty ? Int.max : finding.sizes.count
      if let place = places[defect] {
        findings[place].join(finding)
        indices.insert(place)
        guard reach > reaches[place] else { continue }
        findings[place].message = finding.message
        reaches[place] = reach
      } else {
        places[defect] = findings.count
        indices.insert(findings.count)
        findings.append(finding)
        reaches.append(reach)
      }
    }
    return indices.sorted()
  }
}

extension Finding {
  /// Takes in the same defect as it was seen elsewhere.
  fileprivate mutating func join(_ other: Finding) {
    severity = max(severity, other.severity)
    // Without sizes it is there at every size already.
    sizes = sizes.isEmpty || other.sizes.isEmpty ? [] : Set(sizes + other.sizes).sorted()
    isAtDefaultSize = isAtDefaultSize || other.isAtDefaultSize
    if launch != other.launch { launch = nil }
    if boldText != other.boldText { boldText = nil }
    devices += other.devices.filter { !devices.contains($0) }
    locales += other.locales.filter { !locales.contains($0) }
  }
}
