import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReportModel
import Yams

/// Reads the YAML of a settings file.
///
/// Values are read as the command line reads them, so that both take the same names and give the same
/// advice where one is wrong.
struct SettingsReader {
  /// The keys of the file.
  enum Key: String, CaseIterable {
    case paths, exclude, sizes, devices, locales, look
    case rowHeights = "row-heights"
    case launch, appearance
    case boldText = "bold-text"
    case fonts, baseline
    case failOn = "fail-on"
    case rules
  }

  /// What a rule's findings may be.
  enum Level: String, CaseIterable {
    case off, note, warning, error

    /// Nil for findings that are left out.
    var severity: Report.Severity? { Report.Severity(rawValue: rawValue) }
  }

  /// Larger files are no settings.
  private static let mostBytes = 1_000_000

  let path: String

  /// - Throws: An ``InputProblem`` with the line and column of the first thing that is wrong.
  func settings() throws -> ProjectSettings {
    let bytes = try readFile(path)
    guard bytes.count <= Self.mostBytes else {
      throw InputProblem(path: path, reason: .unreadable("is too large for settings"))
    }
    return try settings(in: String(decoding: bytes, as: UTF8.self))
  }

  func settings(in text: String) throws -> ProjectSettings {
    var settings = ProjectSettings()
    guard let root = try parsed(text) else { return settings }
    guard case .mapping(let mapping) = root else {
      throw problem("settings are keys with values, such as 'sizes: [L, AX5]'", at: root)
    }
    for (name, value) in mapping {
      try read(value, for: try key(name), into: &settings)
    }
    return settings
  }

  private func parsed(_ text: String) throws -> Node? {
    var checked = SettingsText(text)
    if let refusal = checked.refusal() {
      throw InputProblem(
        path: path,
        reason: .malformed(line: refusal.line, column: refusal.column, refusal.words))
    }
    do {
      return try compose(yaml: text)
    } catch let error as YamlError {
      throw InputProblem(path: path, reason: .init(error))
    }
  }

  private func key(_ name: Node) throws -> Key {
    let word = name.string ?? ""
    guard let key = Key(rawValue: word) else {
      let nearest = nearestName(to: word, among: Key.allCases.map(\.rawValue))
      throw problem("'\(word)' is no setting. Did you mean '\(nearest)'?", at: name)
    }
    return key
  }

  private func read(_ value: Node, for key: Key, into settings: inout ProjectSettings) throws {
    switch key {
    case .paths: settings.paths = try list(value, path(named:))
    case .exclude: settings.exclusions = try list(value, path(named:))
    case .sizes: settings.sizes = try list(value, sizes(named:)).flatMap { $0 }
    case .devices: settings.devices = try list(value, devices(named:)).flatMap { $0 }
    case .locales: settings.locales = try list(value, locales(named:)).flatMap { $0 }
    case .look: settings.look = try one(value, era(named:))
    case .rowHeights:
      settings.rowHeights = try one(value) {
        try choice(named: $0, what: "way to decide row heights")
      }
    case .launch: settings.launch = try one(value) { try choice(named: $0, what: "way to launch") }
    case .appearance:
      settings.appearances = try list(value, appearances(named:)).flatMap { $0 }
    case .boldText:
      settings.boldText = try one(value) { try choice(named: $0, what: "choice of bold text") }
    case .fonts: settings.fonts = try list(value, path(named:))
    case .baseline: settings.baseline = try one(value, path(named:))
    case .failOn: settings.failOn = try one(value) { try choice(named: $0, what: "severity") }
    case .rules: settings.severities = try severities(value)
    }
  }

  /// `fixed-height: off`, or a level for each of several globs.
  private func severities(_ value: Node) throws -> [ProjectSettings.RuleSeverity] {
    guard case .mapping(let rules) = value else {
      throw problem("rules are names with severities, such as 'fixed-height: note'", at: value)
    }
    return try rules.flatMap { name, value -> [ProjectSettings.RuleSeverity] in
      let rule = try one(name) { try ruleNames(in: $0) }.joined()
      guard case .mapping(let files) = value else {
        return [.init(rule: rule, files: nil, severity: try level(value).severity)]
      }
      return try files.map { pattern, value in
        let files = PathPattern(try one(pattern, path(named:)))
        return .init(rule: rule, files: files, severity: try level(value).severity)
      }
    }
  }

  private func level(_ value: Node) throws -> Level {
    try one(value) { try choice(named: $0, what: "severity of a rule") }
  }
}

// MARK: - Values

extension SettingsReader {
  private func list<Value>(
    _ node: Node, _ convert: (String) throws -> Value
  ) throws -> [Value] {
    guard case .sequence(let values) = node else { return [try one(node, convert)] }
    return try values.map { try one($0, convert) }
  }

  private func one<Value>(_ node: Node, _ convert: (String) throws -> Value) throws -> Value {
    guard case .scalar(let scalar) = node else {
      throw problem("a name is expected here", at: node)
    }
    do {
      return try convert(scalar.string)
    } catch let error as ValidationError {
      throw problem(error.message, at: node)
    }
  }

  private func problem(_ message: String, at node: Node) -> InputProblem {
    InputProblem(
      path: path,
      reason: .malformed(line: node.mark?.line ?? 0, column: node.mark?.column ?? 0, message))
  }
}

extension InputProblem.Reason {
  fileprivate init(_ error: YamlError) {
    self =
      switch error {
      case .scanner(_, let words, let mark, _), .parser(_, let words, let mark, _),
        .composer(_, let words, let mark, _):
        .malformed(line: mark.line, column: mark.column, words)
      case .duplicatedKeysInMapping(let keys, let context):
        .malformed(
          line: context.mark.line, column: context.mark.column,
          "a key is there twice: \(keys.map { "\($0)" }.sorted().joined(separator: ", "))")
      default: .unreadable("is not YAML: \(error)")
      }
  }
}
