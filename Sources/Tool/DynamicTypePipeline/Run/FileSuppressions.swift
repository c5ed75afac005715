import DynamicTypeLint
import DynamicTypeModel

/// What the files of a run silence, by path.
///
/// A finding on a screen is silenced by the file that it is located in, also where other files show the screen.
struct FileSuppressions: Sendable {
  private var byPath: [String: Suppressions] = [:]

  init(_ screenFiles: [ScreenFile], _ sources: [LintedFile]) {
    self.init(screenFiles.map(CheckedFile.init), sources)
  }

  init(_ files: [CheckedFile], _ sources: [LintedFile]) {
    for file in files { byPath[file.path] = file.suppressions }
    for file in sources { byPath[file.path] = file.suppressions }
  }

  /// Takes away the findings that are silenced.
  mutating func apply(to findings: inout [Finding]) {
    findings.removeAll { byPath[$0.location.path]?.silence($0) ?? false }
  }

  /// What is to be said of a file's comments and notes, once all findings have been seen.
  ///
  /// - Parameter examined: The rules that have run on everything that there is, whatever the sizes of the run.
  func remarks(on path: String, examined: Set<RuleID>) -> [Finding] {
    byPath[path]?.remarks(examined: examined) ?? []
  }

  /// The names of all rules, which comments and notes may be about.
  static let allRules = Set(RuleTexts.all.map { RuleID(rawValue: $0.name) })
}

extension LintedFile {
  /// Adds what is to be said of the comments.
  mutating func addRemarks(of suppressions: FileSuppressions) {
    findings = Linter.sorted(
      findings + suppressions.remarks(on: path, examined: Linter.sourceRuleIDs))
  }
}
