import DynamicTypeReportModel

extension Report {
  /// The report as SARIF 2.1.0, for code scanning.
  ///
  /// A finding is a result, and so are all findings of one rule and one cause: the worst of them is its
  /// location, the others are related locations that its message links. A finding's place in the file is
  /// the physical location, its screen and element the logical one. A fingerprint holds neither line nor
  /// message, so that a finding stays the same one when lines move. Files that could not be read are
  /// results, too, since viewers show no others, and notifications of an invocation that did not succeed.
  ///
  /// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
  /// Evidence: E-report-sarif.
  package func sarif() -> String {
    let run: JSONValue = [
      "tool": ["driver": sarifDriver],
      "invocations": [sarifInvocation],
      "columnKind": "unicodeCodePoints",
      "results": .array(sarifResults),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return log.text() + "\n"
  }

  /// The rules that are described, then those that only findings name, by name.
  private var sarifRules: [Rule] {
    let described = Set(rules.map(\.name))
    let others = Set(findings.map(\.rule)).subtracting(described)
    let unreadable = errors.isEmpty ? [] : [Self.unreadableRule]
    return rules + others.sorted().map { Rule(name: $0, summary: $0) } + unreadable
  }

  private static let unreadableRule = Rule(
    name: "unreadable", summary: "A file that cannot be read was not checked.")

  private var sarifDriver: JSONValue {
    let descriptors = sarifRules.map { rule -> JSONValue in
      let descriptor: JSONValue = [
        "id": .string(rule.name), "shortDescription": ["text": .string(rule.summary)],
      ]
      return descriptor.adding(
        "help", rule.help.map { ["text": .string($0), "markdown": .string($0)] })
    }
    return [
      "name": .string(tool.name), "version": .string(tool.version),
      "rules": .array(descriptors),
    ]
  }

  private var sarifInvocation: JSONValue {
    let notifications = errors.map { problem -> JSONValue in
      [
        "level": "error", "message": ["text": .string(problem.message)],
        "locations": [
          [
            "physicalLocation": sarifPlace(
              problem.path, problem.line, problem.columnInCodePoints ?? problem.column)
          ]
        ],
      ]
    }
    let invocation: JSONValue = ["executionSuccessful": .bool(errors.isEmpty)]
    return notifications.isEmpty
      ? invocation : invocation.adding("toolExecutionNotifications", .array(notifications))
  }

  private var sarifResults: [JSONValue] {
    var places: [String: Int] = [:]
    for (index, rule) in sarifRules.enumerated() { places[rule.name] = places[rule.name] ?? index }
    var repeats: [String: Int] = [:]
    let results = sarifAlerts.map { alert -> JSONValue in
      let identity = alert.identity
      let occurrence = repeats[identity, default: 0]
      repeats[identity] = occurrence + 1
      let result: JSONValue = [
        "ruleId": .string(alert.worst.rule), "ruleIndex": .integer(places[alert.worst.rule] ?? -1),
        "level": .string(alert.worst.severity.rawValue),
        "message": ["text": .string(alert.message)],
        "locations": [alert.worst.sarifLocation],
        "partialFingerprints": [
          "dynamictype/1": .string("\(FNV1a.hexadecimal(of: identity)):\(occurrence)")
        ],
      ]
      return result.adding("relatedLocations", alert.relatedLocations)
        .adding("fixes", alert.fixes).adding("properties", alert.properties)
    }
    return results + sarifUnreadable(ruleIndex: places[Self.unreadableRule.name] ?? -1)
  }

  /// The findings, those of one rule and one cause together, each where the first of them is.
  private var sarifAlerts: [SARIFAlert] {
    var alerts: [SARIFAlert] = []
    var places: [SARIFAlert.Key: Int] = [:]
    for finding in findings {
      guard let cause = finding.cause else {
        alerts.append(SARIFAlert(findings: [finding]))
        continue
      }
      let key = SARIFAlert.Key(rule: finding.rule, cause: cause)
      if let place = places[key] {
        alerts[place].findings.append(finding)
      } else {
        places[key] = alerts.count
        alerts.append(SARIFAlert(findings: [finding]))
      }
    }
    return alerts
  }

  /// A result for each file that could not be read.
  private func sarifUnreadable(ruleIndex: Int) -> [JSONValue] {
    errors.map { problem in
      let place = sarifPlace(
        problem.path, problem.line, problem.columnInCodePoints ?? problem.column)
      let identity = "\(Self.unreadableRule.name)\u{0}\(problem.path)"
      return [
        "ruleId": .string(Self.unreadableRule.name), "ruleIndex": .integer(ruleIndex),
        "level": "error", "message": ["text": .string(problem.message)],
        "locations": [["physicalLocation": place]],
        "partialFingerprints": [
          "dynamictype/1": .string("\(FNV1a.hexadecimal(of: identity)):0")
        ],
      ]
    }
  }
}

extension Report.Finding {
  /// What tells findings apart when lines move.
  var identity: String {
    [rule, path, scene ?? "", element ?? ""].joined(separator: "\u{0}")
  }

  /// The finding's place in its file, its element and its screen.
  var sarifLocation: JSONValue {
    let location: JSONValue = [
      "physicalLocation": sarifPlace(path, line, columnInCodePoints ?? column)
    ]
    return location.adding("logicalLocations", sarifLogicalLocations)
  }

  private var sarifLogicalLocations: JSONValue? {
    guard let name = element ?? scene else { return nil }
    let full = [scene, element].compactMap { $0 }.joined(separator: "/")
    return [
      [
        "name": .string(name), "fullyQualifiedName": .string(full), "kind": "element",
      ]
    ]
  }
}

private func sarifPlace(_ path: String, _ line: Int, _ column: Int) -> JSONValue {
  let place: JSONValue = ["artifactLocation": ["uri": .string(path.uriReference)]]
  guard line > 0 else { return place }
  let region: JSONValue = ["startLine": .integer(line)]
  return place.adding(
    "region", column > 0 ? region.adding("startColumn", .integer(column)) : region)
}

extension String {
  /// This path as a URI reference: relative, or of the scheme `file` for an absolute path.
  ///
  /// Bytes that RFC 3986 does not allow in a path come out as `%XX`, and `:` too, since a first
  /// part with a colon would read as a scheme.
  var uriReference: String {
    var result = hasPrefix("/") ? "file://" : ""
    let allowed = Set("-._~/!$&'()*+,;=@".utf8)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where allowed.contains(byte): result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
