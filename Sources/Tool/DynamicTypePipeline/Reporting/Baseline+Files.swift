import DynamicTypeReportModel
import FoundationEssentials

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Throws: An ``InputProblem`` where it cannot be read, is none, or is another command's.
  package init(path: String, command: String) throws(InputProblem) {
    let bytes = try readFile(path)
    do {
      self = try JSONDecoder().decode(Baseline.self, from: Data(bytes))
    } catch {
      throw InputProblem(
        path: path, reason: .unreadable("is no baseline that check or lint wrote"))
    }
    guard schema == Self.schemaName else {
      throw InputProblem(
        path: path, reason: .unreadable("has the schema \(schema), not \(Self.schemaName)"))
    }
    guard self.command == command else {
      throw InputProblem(
        path: path,
        reason: .unreadable(
          "is a baseline of \(self.command); \(command) finds other things and needs its own"))
    }
  }

  /// Whose findings a file accepts; nil where it is no baseline.
  package static func command(at path: String) -> String? {
    guard let bytes = try? readFile(path) else { return nil }
    return (try? JSONDecoder().decode(Baseline.self, from: Data(bytes)))?.command
  }

  /// Whether nothing is at a path, or an empty file: a place for a first baseline.
  package static func isAbsent(at path: String) -> Bool {
    switch FileKind(path: path) {
    case .missing: true
    case .file: (try? readFile(path))?.isEmpty ?? false
    case .folder, .link: false
    }
  }

  /// Compares the findings of a run with this baseline.
  ///
  /// - Parameters:
  ///   - examined: The paths of the files that the run was about.
  ///   - rules: Those whose findings the report has; nil for all.
  package func comparison(
    with report: Report, examined: Set<String>, rules: Set<String>?
  ) -> Comparison {
    let unread = Set(report.errors.map(\.path))
    return comparison(
      with: report.findings, rules: rules,
      examined: examined.subtracting(unread),
      exists: { FileKind(path: $0) != .missing })
  }
}
