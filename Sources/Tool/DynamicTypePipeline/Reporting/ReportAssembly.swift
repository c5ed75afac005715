import DynamicTypeModel
import DynamicTypeReportModel

/// Puts a run's results together to a report, in the order of the inputs.
struct ReportAssembly {
  private let matrix: ConfigurationMatrix
  private let version: String
  private var list = FindingList()
  private var documents: [Report.Document] = []
  private var problems: [InputProblem] = []
  private var columns: [String: CodePointColumns] = [:]

  init(matrix: ConfigurationMatrix, version: String) {
    self.matrix = matrix
    self.version = version
  }

  mutating func add(_ problems: [InputProblem]) { self.problems += problems }

  /// What no screen shows: a source's findings, or why it could not be read.
  mutating func add(_ source: LintedFile) {
    if let problem = source.problem { problems.append(problem) }
    columns[source.path] = source.columns
    _ = list.add(source.findings)
  }

  /// Adds what was found in documents and on their screens.
  ///
  /// - Parameter results: Parallel to `runs`.
  mutating func add(_ loaded: [LoadedVariants], runs: [ScreenRun], results: [ScreenResult]) {
    var next = 0
    for (index, variants) in loaded.enumerated() {
      if let problem = variants.problem { problems.append(problem) }
      columns[variants.path] = variants.columns
      guard let first = variants.variants.first else { continue }
      var document = Report.Document(
        path: variants.path, format: first.document.format.rawValue)
      _ = list.add(variants.findings)
      while next < runs.count, runs[next].document == index {
        document.screens.append(screen(runs[next], results[next]))
        next += 1
      }
      documents.append(document)
    }
  }

  private mutating func screen(_ run: ScreenRun, _ result: ScreenResult) -> Report.Screen {
    var cells = run.configurations.map { Report.Cell(size: TextSize($0.size)) }
    for index in cells.indices where index < result.pictures.count {
      cells[index].picture = result.pictures[index]?.picture
    }
    return Report.Screen(
      id: run.scene.id, title: run.title, kind: run.scene.kindName,
      customClass: run.scene.customClass, device: Report.Device(run.loaded.device),
      locale: run.configurations.first?.locale ?? "Base",
      verdict: Report.Verdict(result.verdict, sizes: run.configurations.map(\.size)),
      cells: cells, findings: list.add(result.findings), elements: result.elements,
      coverage: result.coverage)
  }

  /// The report with its totals counted, and what each rule that found something checks.
  func report(sources: Int) -> Report {
    let found = Set(list.findings.map(\.rule))
    var report = Report(
      tool: Report.Tool(version: version), matrix: Report.Matrix(matrix), documents: documents,
      findings: list.findings.map { finding in
        var result = Report.Finding(finding)
        result.columnInCodePoints = columns[result.path]?.column(
          ofByte: result.column, in: result.line)
        return result
      },
      errors: problems.map { problem in
        var result = Report.Problem(problem)
        result.columnInCodePoints = columns[result.path]?.column(
          ofByte: result.column, in: result.line)
        return result
      },
      rules: RuleTexts.all.filter { found.contains($0.name) })
    report.count(sources: sources)
    return report
  }
}

extension ScreenRun {
  /// What a person calls the screen; a xib's view without a name goes by its file.
  ///
  /// Screens that are laid out in place are named with the one that shows them.
  fileprivate var title: String {
    guard scene.embedded.isEmpty else {
      let inside = scene.embedded.map(\.title).joined(separator: ", ")
      return "\(scene.title), with \(inside) in place"
    }
    guard scene.title == scene.id, loaded.format == .xib else { return scene.title }
    let file = loaded.path.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? scene.title
  }
}
