import DynamicTypeReportModel

/// What is one result in SARIF: a finding, or all findings of one rule and one cause.
struct SARIFAlert {
  struct Key: Hashable {
    var rule: String
    var cause: Report.SharedCause
  }

  /// In the report's order; never empty.
  var findings: [Report.Finding]

  /// The first of the worst.
  var worst: Report.Finding { findings[worstIndex] }

  private var worstIndex: Int {
    findings.indices.reduce(0) { best, index in
      findings[index].severity > findings[best].severity ? index : best
    }
  }

  private var others: [Report.Finding] {
    findings.indices.filter { $0 != worstIndex }.map { findings[$0] }
  }

  /// What tells results apart when lines move; that of a cause stays while any of its findings does.
  var identity: String {
    guard let cause = worst.cause else { return worst.identity }
    return [worst.rule, cause.path ?? "", cause.words].joined(separator: "\u{0}")
  }

  /// How many of the other findings the message names.
  private static let named = 10

  /// What the worst finding says, and links to the others (3.11.6).
  var message: String {
    guard findings.count > 1, let cause = worst.cause else { return worst.message }
    let count = findings.count - 1
    var lines = [
      worst.message,
      "The same cause, \(cause.words), has \(count) more finding\(count == 1 ? "" : "s"):",
    ]
    for (index, finding) in others.prefix(Self.named).enumerated() {
      lines.append("[\(Self.linkText(finding.message))](\(index + 1))")
    }
    if count > Self.named { lines.append("and \(count - Self.named) more") }
    return lines.joined(separator: "\n")
  }

  private static func linkText(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "[" || character == "]" || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }

  var relatedLocations: JSONValue? {
    guard findings.count > 1 else { return nil }
    return .array(
      others.enumerated().map { index, finding in
        finding.sarifLocation.adding("id", .integer(index + 1))
          .adding("message", ["text": .string(finding.message)])
      })
  }

  /// What would fix each of the findings, the same edits once.
  var fixes: JSONValue? {
    struct FileFix: Hashable {
      var path: String
      var fix: Report.Fix
    }
    var known: Set<FileFix> = []
    let fixes = findings.compactMap { finding -> JSONValue? in
      guard let fix = finding.fix, !fix.edits.isEmpty,
        known.insert(FileFix(path: finding.path, fix: fix)).inserted
      else { return nil }
      let change: JSONValue = [
        "artifactLocation": ["uri": .string(finding.path.uriReference)],
        "replacements": .array(fix.edits.map(Self.replacement)),
      ]
      return ["description": ["text": .string(fix.title)], "artifactChanges": [change]]
    }
    return fixes.isEmpty ? nil : .array(fixes)
  }

  private static func replacement(_ edit: Report.Edit) -> JSONValue {
    [
      "deletedRegion": [
        "byteOffset": .integer(edit.start), "byteLength": .integer(edit.end - edit.start),
      ],
      "insertedContent": ["text": .string(edit.replacement)],
    ]
  }

  var properties: JSONValue {
    let sizes =
      findings.contains { $0.sizes.isEmpty } ? [] : Set(findings.flatMap(\.sizes)).sorted()
    let properties: JSONValue = [
      "sizes": .array(sizes.map { .string($0.rawValue) }),
      "isAtDefaultSize": .bool(findings.contains(where: \.isAtDefaultSize)),
      "devices": .array(once(\.devices).map { .string($0) }),
      "locales": .array(once(\.locales).map { .string($0) }),
    ]
    return properties.adding("launch", worst.launch.map { .string($0) })
      .adding("boldText", worst.boldText.map { .bool($0) })
  }

  private func once(_ names: (Report.Finding) -> [String]) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    for name in findings.flatMap(names) where known.insert(name).inserted { result.append(name) }
    return result
  }
}
