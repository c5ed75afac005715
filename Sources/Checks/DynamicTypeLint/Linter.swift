import DynamicTypeModel
import DynamicTypeSource
import UIKitModel

/// Which rules run, and how bad their findings are.
package struct LintConfiguration: Hashable, Sendable {
  /// For rules whose own severity is not wanted.
  package var severities: [RuleID: Severity]
  /// Rules that do not run.
  package var disabledRules: Set<RuleID>

  package init(severities: [RuleID: Severity] = [:], disabledRules: Set<RuleID> = []) {
    self.severities = severities
    self.disabledRules = disabledRules
  }
}

/// Looks for mistakes with Dynamic Type in Swift sources and Interface Builder documents.
package struct Linter: Sendable {
  package var configuration: LintConfiguration

  package init(configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
  }

  /// What is wrong in a Swift source, by location; then by rule.
  ///
  /// - Parameters:
  ///   - source: UTF-8. A source that does not compile is read as far as it can be.
  ///   - path: The path that findings show.
  package func findings(inSwift source: [UInt8], path: String) -> [Finding] {
    findings(in: SourceFile(reading: source, path: path))
  }

  /// What is wrong in a Swift source that has been read, by location; then by rule.
  ///
  /// Sources of one app are linked first: ``SourceFile/linked(_:)``. Where the parser found errors there
  /// are no fix-its.
  package func findings(in file: SourceFile) -> [Finding] {
    if file.isGenerated { return [] }
    var suppressions = Suppressions(file)
    let kept = allFindings(in: file).filter { !suppressions.silence($0) }
    let remarks = suppressions.remarks(examined: Self.sourceRuleIDs)
    return Self.sorted(kept + configured(remarks))
  }

  /// The same with what comments silence, and without remarks on comments.
  package func allFindings(in file: SourceFile) -> [Finding] {
    if file.isGenerated { return [] }
    var findings: [Finding] = []
    for rule in Linter.sourceRules where isEnabled(rule) && file.hasReaders {
      findings += rule.findings(in: file)
    }
    for offset in file.tooDeep {
      findings.append(
        Finding(
          rule: .notExamined, severity: .note,
          message: "this expression nests too deeply to be examined",
          location: file.location(of: offset)))
    }
    if let offset = file.tooLong {
      findings.append(
        Finding(
          rule: .notExamined, severity: .note,
          message: "this source has more than a million words and signs, and is not examined",
          location: file.location(of: offset)))
    }
    if let offset = file.firstError {
      for index in findings.indices { findings[index].fix = nil }
      findings.append(
        Finding(
          rule: .notExamined, severity: .note,
          message:
            "this does not parse as Swift: what belongs to it may be missed, and the file gets no "
            + "fixes",
          location: file.location(of: offset)))
    }
    return Self.sorted(configured(findings))
  }

  /// What is wrong in a Swift source, by location; then by rule.
  package func findings(inSwift source: String, path: String) -> [Finding] {
    findings(inSwift: Array(source.utf8), path: path)
  }

  /// What is wrong in an Interface Builder document, by location; then by rule. Its notes silence nothing here.
  ///
  /// - Parameters:
  ///   - editing: The document's text, for fix-its; without it findings have none.
  package func findings(
    in document: InterfaceDocument, editing: (any DocumentEditing)? = nil
  ) -> [Finding] {
    let rules = Linter.documentRules.filter { isEnabled($0) }
    return Self.sorted(configured(rules.flatMap { $0.findings(in: document, editing: editing) }))
  }

  private func isEnabled(_ rule: any LintRule) -> Bool {
    !configuration.disabledRules.contains(rule.id)
  }

  private func configured(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      if let severity = configuration.severities[finding.rule] { finding.severity = severity }
      return finding
    }
  }

  /// Findings by location, then by rule.
  package static func sorted(_ findings: [Finding]) -> [Finding] {
    findings.enumerated()
      .sorted {
        ($0.element.location, $0.element.rule, $0.offset)
          < ($1.element.location, $1.element.rule, $1.offset)
      }
      .map(\.element)
  }
}

extension Linter {
  /// Every rule, in the order of their names.
  package static var rules: [any LintRule] {
    let all: [any LintRule] = sourceRules + documentRules
    return all.sorted { $0.id < $1.id }
  }

  /// What findings about sources can be of.
  package static let sourceRuleIDs = Set(sourceRules.map(\.id)).union([.notExamined])
  /// Of those about documents, what keeps a text from growing.
  package static let fontRules: Set<RuleID> = [
    DocumentFixedFont.id, DocumentMissingAdjustsFont.id,
  ]
  /// What findings about documents as they are written can be of.
  package static let documentRuleIDs = Set(documentRules.map(\.id))
}
