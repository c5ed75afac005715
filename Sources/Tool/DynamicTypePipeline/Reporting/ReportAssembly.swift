import DynamicTypeModel
import DynamicTypeReportModel

/// Puts a run's results together to a report, in the order of the inputs.
struct ReportAssembly {
  private let matrix: Report.Matrix
  private let version: String
  private var list = FindingList()
  private var documents: [Report.Document] = []
  private var problems: [InputProblem] = []
  private var leftOut: [LeaveOutReason: Int] = [:]
  /// How many controllers there are whose views code makes.
  var codeControllers = 0
  private var columns: [String: CodePointColumns] = [:]
  /// By path and line, the text of source lines with findings.
  private var lineTexts: [String: [Int: String]] = [:]

  init(matrix: Report.Matrix, version: String) {
    self.matrix = matrix
    self.version = version
  }

  /// What could not be read, or is not looked at.
  mutating func add(_ files: UnreadFiles) {
    problems += files.problems
    for left in files.leftOut { leftOut[left.reason, default: 0] += left.count }
  }

  /// What no screen shows: a source's findings, or why it could not be read.
  mutating func add(_ source: LintedFile) {
    if let problem = source.problem { problems.append(problem) }
    if source.isGenerated { leftOut[.generated, default: 0] += 1 }
    columns[source.path] = source.columns
    lineTexts[source.path] = source.lineTexts
    _ = list.add(source.findings)
  }

  /// Adds what was found in a file, and on its screens.
  ///
  /// - Parameter screens: Empty where none was laid out.
  mutating func add(_ file: CheckedFile, screens: [ScreenResult]) {
    if let problem = file.problem { problems.append(problem) }
    columns[file.path] = file.columns
    guard let format = file.format else { return }
    var document = Report.Document(path: file.path, format: format)
    _ = list.add(file.findings)
    document.screens = screens.map { screen($0) }
    documents.append(document)
  }

  private mutating func screen(_ result: ScreenResult) -> Report.Screen {
    var cells = result.sizes.map { Report.Cell(size: $0) }
    for index in cells.indices where index < result.pictures.count {
      cells[index].picture = result.pictures[index]
    }
    var screen = Report.Screen(
      id: result.id, title: result.title, kind: result.kind, customClass: result.customClass,
      device: result.device, locale: result.locale, verdict: Report.Verdict(result.verdict),
      cells: cells, findings: list.add(result.findings), elements: result.elements,
      coverage: result.coverage, reading: result.reading)
    if !result.filledByCode.isEmpty { screen.filledByCode = result.filledByCode }
    screen.growth = result.growth.map { Report.Growth($0) }
    screen.largeContent = result.largeContent(inLook: 0)
    screen.looks = result.looks?.enumerated().map { number, look in
      var look = look
      look.largeContent = result.largeContent(inLook: number + 1)
      look.cells = result.pictures.dropFirst((number + 1) * cells.count).prefix(cells.count)
        .map { Report.LookCell(picture: $0) }
      return look
    }
    return screen
  }

  /// The report with its totals counted, and what each rule that found something checks.
  func report(sources: Int) -> Report {
    let found = Set(list.findings.map(\.rule.rawValue))
    var report = Report(
      tool: Report.Tool(version: version), matrix: matrix, documents: documents,
      findings: list.findings.map { finding in
        var result = Report.Finding(finding)
        result.columnInCodePoints = columns[result.path]?.column(
          ofByte: result.column, in: result.line)
        result.subject = result.subject ?? lineTexts[result.path]?[result.line]
        return result
      },
      errors: problems.map { problem in
        var result = Report.Problem(problem)
        result.columnInCodePoints = columns[result.path]?.column(
          ofByte: result.column, in: result.line)
        return result
      },
      rules: RuleTexts.all.filter { found.contains($0.name) })
    report.nameFindings()
    report.count(sources: sources)
    if codeControllers > 0 { report.totals.codeControllers = codeControllers }
    if !leftOut.isEmpty {
      report.totals.leftOut = leftOut.sorted { $0.key < $1.key }
        .map { Report.LeftOutCount(reason: $0.key.word, count: $0.value) }
    }
    return report
  }
}
