/// What findings may be of: `rules --format json`.
package struct RuleList: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.rules/1"

  package var schema: String
  /// In the order of their names.
  package var rules: [Item]

  package init(_ rules: [Report.Rule]) {
    schema = Self.schemaName
    self.rules = rules.map { Item($0) }
  }

  /// A rule with its page.
  package struct Item: Codable, Hashable, Sendable {
    package var name: String
    package var summary: String
    /// The page without its examples, as Markdown; nil when the summary says it all.
    package var text: String?
    /// Code that it finds something in, and code that it does not; absent where its page shows none.
    package var triggers: [String]?
    package var fine: [String]?

    init(_ rule: Report.Rule) {
      name = rule.name
      summary = rule.summary
      guard let help = rule.help else { return }
      var parts: [Part: String] = [:]
      var examples: [Part: [String]] = [:]
      var part = Part.text
      var example: [Substring]?
      for line in help.split(separator: "\n", omittingEmptySubsequences: false) {
        if let lines = example {
          guard line.hasPrefix("```") else {
            example = lines + [line]
            continue
          }
          examples[part, default: []].append(lines.joined(separator: "\n"))
          example = nil
        } else if line.hasPrefix("## ") {
          part = Part(rawValue: String(line.dropFirst(3))) ?? .text
        } else if part != .text, line.hasPrefix("```") {
          example = []
        } else {
          // What follows the examples is text again.
          if part != .text, line.hasPrefix("**") { part = .text }
          parts[.text, default: ""] += line + "\n"
        }
      }
      text = parts[.text].map(Self.trimmed).flatMap { $0.isEmpty ? nil : $0 }
      triggers = examples[.triggers]
      fine = examples[.fine]
    }

    private static func trimmed(_ text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
      let end = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
      guard start <= end else { return "" }
      var result: [Substring] = []
      for line in lines[start...end] where !line.isEmpty || result.last?.isEmpty == false {
        result.append(line)
      }
      return result.joined(separator: "\n")
    }

    /// The heading of a part of the page.
    private enum Part: String {
      case text = ""
      case triggers = "Triggers"
      case fine = "Fine"
    }
  }
}

/// What screens can be laid out for: `devices --format json`.
package struct DeviceList: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  package static let schemaName = "dynamictype.devices/1"

  package var schema: String
  /// Portrait; phones first.
  package var devices: [Report.Device]

  package init(_ devices: [Report.Device]) {
    schema = Self.schemaName
    self.devices = devices
  }
}
