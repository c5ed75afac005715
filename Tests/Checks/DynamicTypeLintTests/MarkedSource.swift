import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeSource
import Testing

/// A source under test in which `1️⃣`, `2️⃣`… mark the places of expected findings.
struct MarkedSource {
  var text: String
  /// Markers in their order, with the UTF-8 offset of what follows each.
  var markers: [(marker: String, offset: Int)] = []

  private static let all = ["1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣"]

  init(_ source: String) {
    text = ""
    for character in source {
      if Self.all.contains(String(character)) {
        markers.append((String(character), text.utf8.count))
      } else {
        text.append(character)
      }
    }
  }

  func location(_ offset: Int) -> DynamicTypeModel.SourceLocation {
    let before = Array(text.utf8.prefix(offset))
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    return DynamicTypeModel.SourceLocation(
      path: "Test.swift", line: line, column: offset - start + 1)
  }
}

/// Expects a rule to find what the markers show, with whole messages, and nothing else.
///
/// A message that begins with `note: ` or `error: ` expects that severity; others expect a warning.
///
/// - Parameters:
///   - findings: Messages by marker.
///   - fixed: The source after all fix-its; the source itself when there are none.
func expect(
  _ rule: RuleID, in source: String, _ findings: KeyValuePairs<String, String> = [:],
  fixed: String? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = MarkedSource(source)
  let found = Linter().findings(inSwift: marked.text, path: "Test.swift").filter { $0.rule == rule }
  let expected = marked.markers.map { marker, offset in
    let message = findings.first { $0.key == marker }?.value ?? "no message for \(marker)"
    return "\(marked.location(offset)) \(message)"
  }
  let described = found.map { finding in
    let prefix = finding.severity == .warning ? "" : "\(finding.severity.name): "
    return "\(finding.location) \(prefix)\(finding.message)"
  }
  #expect(described == expected, sourceLocation: sourceLocation)
  let result = FixApplier().apply(found.compactMap(\.fix), to: Array(marked.text.utf8))
  let text = String(decoding: result.bytes, as: UTF8.self)
  #expect(text == fixed ?? marked.text, sourceLocation: sourceLocation)
  // What a fix-it mends stays mended.
  let left = Linter().findings(inSwift: text, path: "Test.swift").filter { $0.rule == rule }
  let unfixable = found.filter { $0.fix == nil }.map(\.message)
  #expect(left.map(\.message) == unfixable, sourceLocation: sourceLocation)
}

/// Expects a rule to find what the markers show in the files of a run, which are linked, and nothing else.
///
/// - Parameters:
///   - sources: The files, in the order of their names: `0`, `1`.
///   - findings: Messages by marker, as of ``expect(_:in:_:fixed:sourceLocation:)``.
func expect(
  _ rule: RuleID, inRun sources: [String],
  _ findings: KeyValuePairs<String, String> = [:],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let marked = sources.map(MarkedSource.init)
  let files = marked.enumerated().map { number, source in
    SourceFile(reading: Array(source.text.utf8), path: "\(number)")
  }
  let expected = marked.enumerated().flatMap { number, source in
    source.markers.map { marker, offset in
      let message = findings.first { $0.key == marker }?.value ?? "no message for \(marker)"
      return "\(files[number].location(of: offset)) \(message)"
    }
  }
  let found = SourceFile.linked(files).flatMap { Linter().findings(in: $0) }
    .filter { $0.rule == rule }
  let described = found.map { finding in
    let prefix = finding.severity == .warning ? "" : "\(finding.severity.name): "
    return "\(finding.location) \(prefix)\(finding.message)"
  }
  #expect(described == expected, sourceLocation: sourceLocation)
}
