import DynamicType
import DynamicTypeReport
import DynamicTypeReportModel

/// What commands print, as it is known again in a file.
enum PrintedResult {
  /// The schemas of what commands print; a baseline, a snapshot or a part is no such thing.
  private static let schemas = ["report", "layout", "scale", "fidelity", "map"]

  /// Whether bytes are what a command prints, in any of its formats.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    if let schema = ResultKind.schema(of: bytes) {
      return schemas.contains { schema.hasPrefix("dynamictype.\($0)/") }
    }
    let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
    if WidthMap.isPage(bytes) { return true }
    if head.hasPrefix("{") { return isSARIF(head) || isFidelity(head) }
    if head.hasPrefix("[") && !head.hasPrefix("[data-") { return isGitLab(bytes, head) }
    if head.hasPrefix("<?xml") { return isXML(bytes, head) }
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return isScale(lines) || isLayout(lines) || isFidelityText(lines) || isAgentPage(lines)
      || lines.contains(where: isSummary) || WidthMap.isText(beginningWith: lines.first ?? "")
      || isAll(lines) { isCommand($0) || isMessage($0) || isListed($0) }
  }

  private static func isAll(
    _ lines: [Substring], _ isOne: (Substring) -> Bool
  ) -> Bool {
    lines.allSatisfy { $0.isEmpty || isOne($0) }
  }
}

// MARK: - Formats of others

extension PrintedResult {
  private static func isSARIF(_ head: String) -> Bool {
    head.contains("sarif") && head.contains("\"name\": \"dynamictype\"")
  }

  private static func isGitLab(_ bytes: [UInt8], _ head: String) -> Bool {
    if head == "[]\n" { return true }
    return isFingerprint(after: "\"fingerprint\": \"", in: head) && head.contains("\"check_name\"")
  }

  /// Whether sixteen hexadecimal digits and a colon come after some words.
  private static func isFingerprint(after words: String, in text: String) -> Bool {
    guard let range = text.firstRange(of: words) else { return false }
    let rest = text[range.upperBound...]
    return rest.prefix(16).allSatisfy(\.isHexDigit) && rest.dropFirst(16).first == ":"
  }

  private static func isXML(_ bytes: [UInt8], _ head: String) -> Bool {
    if head.contains("<testsuites name=\"dynamictype\"") { return true }
    guard head.contains("<checkstyle version=\"4.3\"") else { return false }
    let parts = String(decoding: bytes, as: UTF8.self).split(separator: " source=\"").dropFirst()
    return parts.allSatisfy { $0.hasPrefix("dynamictype.") }
  }

  /// `::warning file=…,title=RULE::…`
  private static func isCommand(_ line: Substring) -> Bool {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else {
      return false
    }
    let level = line.dropFirst(2).prefix { $0 != " " }
    return ["error", "warning", "notice"].contains(level)
      && isRule(line[..<end.lowerBound].split(separator: "title=").last ?? "")
  }

  /// `path:line:column: warning: … [RULE]`
  private static func isMessage(_ line: Substring) -> Bool {
    guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return false }
    return [": error: ", ": warning: ", ": note: "].contains { line.contains($0) }
      && isRule(line[start...].dropFirst().dropLast())
  }

  /// Stands where a rule does, for files that cannot be read.
  private static let unreadable = "unreadable"

  private static func isRule(_ name: Substring) -> Bool {
    name == unreadable || Report.Rule.known(String(name)) != nil
  }
}

// MARK: - Texts

extension PrintedResult {
  /// `12 documents and 1 source file: 2 errors, 1 warning, 0 notes.`, which all texts for people have.
  private static func isSummary(_ line: Substring) -> Bool {
    let line = line.hasPrefix("- ") ? line.dropFirst(2) : line
    guard line.first?.isNumber == true, line.hasSuffix("note.") || line.hasSuffix("notes.") else {
      return false
    }
    let words = line.split(separator: " ").map { $0.drop { $0 == "," } }
    return words.count > 6 && words[1].hasPrefix("document")
      && words.suffix(6).enumerated().allSatisfy { index, word in
        index % 2 == 0
          ? Int(word) != nil : word.hasPrefix(["error", "warning", "note"][index / 2])
      }
  }

  /// Below how many screens hold, `12 causes of 40 findings, the worst first; page 1 of 4.`
  private static func isAgentPage(_ lines: [Substring]) -> Bool {
    guard lines.count > 1 else { return false }
    return lines[1].contains(", the worst first; page ") && lines[1].hasSuffix(".")
      || lines[1].hasPrefix("Nothing found at or above ")
  }

  /// `path  AX3 retina6_12 Base`, and what it is laid out to.
  private static func isLayout(_ lines: [Substring]) -> Bool {
    guard lines.count > 1, lines[1].isEmpty,
      let place = lines[0].split(separator: " ").dropLast(2).last
    else { return false }
    return lines[0].contains("  \(place) ")
      && ContentSizeCategory.allCases.contains { $0.shortName == place }
  }

  /// `path.swift:4: View`, as `layout --screens` lists views and scenes.
  private static func isListed(_ line: Substring) -> Bool {
    let ends = [".swift:", ".storyboard:", ".xib:"].compactMap { line.firstRange(of: $0) }
    guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { return false }
    let rest = line[end.upperBound...]
    let digits = rest.prefix(while: \.isNumber)
    return !digits.isEmpty && rest.dropFirst(digits.count).hasPrefix(": ")
      && rest.dropFirst(digits.count + 2).first?.isWhitespace == false
  }

  private static func isFidelity(_ head: String) -> Bool {
    head.hasPrefix("{\n  \"documents\" : ") && head.contains("\"eras\" : [")
  }

  private static func isFidelityText(_ lines: [Substring]) -> Bool {
    let words = lines.first?.split(separator: " ") ?? []
    return words.count > 3 && words[0].allSatisfy(\.isNumber) && words[1].hasPrefix("document")
      && words[3].hasPrefix("trusted")
  }

  /// What `scale` prints: a table, tables of Swift, or properties of CSS.
  private static func isScale(_ lines: [Substring]) -> Bool {
    guard let first = lines.first else { return false }
    if first.hasPrefix("/// Point sizes by text style; columns: ") { return true }
    if first == ":root {" {
      return isAll(lines) { line in
        line == ":root {" || line == "}" || line.hasPrefix("[data-text-size=\"")
          || (line.hasPrefix("  --") && line.hasSuffix("px;"))
      }
    }
    let sizes = first.split(separator: " ")
    return first.hasPrefix(" ") && sizes.count > 6
      && sizes.allSatisfy { size in ContentSizeCategory.allCases.contains { $0.shortName == size } }
  }
}
