import DynamicTypeReportModel
import Testing

@Suite struct BaselineTests {
  /// A finding of a rule in a file, about something.
  private func finding(
    _ path: String, _ subject: String?, rule: String = "r", line: Int = 1, message: String = "m"
  ) -> Report.Finding {
    var result = Report.Finding(
      rule: rule, severity: .warning, message: message, path: path, line: line)
    result.subject = subject
    return result
  }

  private func comparison(
    _ accepted: [Report.Finding], with found: [Report.Finding], examined: Set<String>,
    existing: Set<String> = []
  ) -> Baseline.Comparison {
    Baseline(command: "lint", findings: accepted).comparison(
      with: found, examined: examined, exists: existing.contains)
  }

  @Test("Entries are sorted byte by byte, and those that are alike are counted")
  func entries() {
    let baseline = Baseline(
      command: "check",
      findings: [
        finding("b.swift", "x"), finding("./a.swift", "y"), finding("B.swift", nil, message: "z"),
        finding("a.swift", "y", line: 9), finding("a.swift", "y", rule: "q"),
      ])
    #expect(
      baseline.findings == [
        Baseline.Entry(path: "B.swift", rule: "r", subject: "z", severity: .warning),
        Baseline.Entry(path: "a.swift", rule: "q", subject: "y", severity: .warning),
        Baseline.Entry(path: "a.swift", rule: "r", subject: "y", count: 2, severity: .warning),
        Baseline.Entry(path: "b.swift", rule: "r", subject: "x", severity: .warning),
      ])
    #expect(baseline.count == 5)
  }

  @Test("A finding on another line, with other words, is the same one")
  func movedLines() {
    let result = comparison(
      [finding("a.xib", "x-yz", line: 3, message: "loses 4 characters")],
      with: [finding("./a.xib", "x-yz", line: 30, message: "loses 7 characters")],
      examined: ["./a.xib"])
    #expect(result.isKnown == [true])
    #expect(result.gone == [])
  }

  @Test("Another rule, another element and one more of the same are new")
  func new() {
    let result = comparison(
      [finding("a.swift", "x"), finding("a.swift", "x")],
      with: [
        finding("a.swift", "x", rule: "q"), finding("a.swift", "w"), finding("a.swift", "x"),
        finding("a.swift", "x"), finding("a.swift", "x"),
      ], examined: ["a.swift"])
    #expect(result.isKnown == [false, false, true, true, false])
    let alike = Baseline.Entry(
      path: "a.swift", rule: "r", subject: "x", count: 2, severity: .warning)
    #expect(result.shrunk.findings == [alike])
  }

  @Test("The findings of a renamed file are known, and written under its new name")
  func renamed() {
    let result = comparison(
      [finding("Old.swift", "x"), finding("Old.swift", "y")],
      with: [finding("New.swift", "x")], examined: ["New.swift"])
    #expect(result.isKnown == [true])
    #expect(
      result.gone == [
        Baseline.Entry(path: "Old.swift", rule: "r", subject: "y", severity: .warning)
      ])
    #expect(result.shrunk == Baseline(command: "lint", findings: [finding("New.swift", "x")]))
  }

  /// A finding at sizes from one on; nil for all sizes.
  private func finding(
    _ severity: Report.Severity, from size: TextSize?, _ path: String = "a.xib"
  ) -> Report.Finding {
    Report.Finding(
      rule: "r", severity: severity, message: "m", path: path,
      sizes: size.map { size in TextSize.allCases.filter { $0 >= size } } ?? [])
  }

  @Test("A finding that got worse is new; one that got better is known, and written as it is now")
  func worse() {
    let accepted = finding(.warning, from: .accessibilityExtraLarge)
    for (found, isKnown) in [
      (accepted, true), (finding(.warning, from: .accessibilityExtraExtraLarge), true),
      (finding(.note, from: .accessibilityExtraLarge), true),
      (finding(.warning, from: .large), false),
      (finding(.warning, from: .accessibilityLarge), false),
      (finding(.warning, from: nil), false),
      (finding(.error, from: .accessibilityExtraLarge), false),
      (finding(.error, from: .accessibilityExtraExtraExtraLarge), false),
    ] {
      let result = comparison([accepted], with: [found], examined: ["a.xib"])
      #expect(result.isKnown == [isKnown], "\(found)")
      #expect(result.gone.count == (isKnown ? 0 : 1))
      #expect(
        result.shrunk == Baseline(command: "lint", findings: isKnown ? [found] : []), "\(found)")
      // In a file of another name, too.
      let moved = comparison(
        [accepted], with: [finding(found.severity, from: found.sizes.first, "b.xib")],
        examined: ["b.xib"])
      #expect(moved.isKnown == [isKnown])
    }
  }

  @Test("Each finding takes the entry that leaves least room, whatever their order")
  func tightest() {
    let accepted = [
      finding(.error, from: .large), finding(.warning, from: .large),
      finding(.warning, from: .accessibilityExtraLarge),
    ]
    let found = [
      finding(.warning, from: .accessibilityExtraExtraLarge), finding(.warning, from: .extraLarge),
      finding(.error, from: .accessibilityMedium),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let result = comparison(accepted, with: order.map { found[$0] }, examined: ["a.xib"])
      #expect(result.isKnown == [true, true, true])
    }
    let more = comparison(
      accepted, with: found + [finding(.error, from: .large)], examined: ["a.xib"])
    #expect(more.isKnown.count { $0 } == 3)
  }

  @Test("Entries of versions that wrote neither severity nor size are read as they are")
  func oldEntries() {
    let old = Baseline(
      command: "lint", entries: [Baseline.Entry(path: "a.xib", rule: "r", subject: "m", count: 2)])
    let found = [
      finding(.error, from: .large), finding(.warning, from: nil), finding(.note, from: nil),
    ]
    let result = old.comparison(with: found, examined: ["a.xib"], exists: { _ in false })
    #expect(result.isKnown == [true, true, false])
    #expect(result.shrunk == Baseline(command: "lint", findings: Array(found.prefix(2))))
  }

  @Test("A copy is new: the file that it was copied from is still there, in this run or not")
  func copied() {
    for (examined, existing) in [(["a.swift", "b.swift"], []), (["b.swift"], ["a.swift"])] {
      let found = examined.map { finding($0, "x") }
      let result = comparison(
        [finding("a.swift", "x")], with: found, examined: Set(examined), existing: Set(existing))
      #expect(result.isKnown == found.map { $0.path == "a.swift" })
    }
  }

  @Test("Files that the run leaves out keep their entries")
  func otherFiles() {
    let result = comparison(
      [finding("a.swift", "x"), finding("b.swift", "x")], with: [], examined: ["a.swift"],
      existing: ["b.swift"])
    #expect(
      result.gone == [Baseline.Entry(path: "a.swift", rule: "r", subject: "x", severity: .warning)])
    #expect(result.shrunk == Baseline(command: "lint", findings: [finding("b.swift", "x")]))
  }

  @Test("A report without known findings counts the others alone, screens included")
  func filtering() {
    let phone = Report.Device(id: "d", name: "D", width: 1, height: 1, pixelScale: 1)
    var report = Report(
      tool: Report.Tool(version: "1"), matrix: Report.Matrix(sizes: [.large]),
      documents: [
        Report.Document(
          path: "a.xib", format: "xib",
          screens: [
            Report.Screen(
              id: "s", title: "S", kind: "view", device: phone,
              verdict: Report.Verdict(text: "fails at L", kind: .fails, safeUpTo: nil),
              cells: [Report.Cell(size: .large)], findings: [0, 2],
              elements: [
                Report.Element(id: "e", kind: "label", frames: [nil]),
                Report.Element(id: "f", kind: "label", frames: [nil]),
              ])
          ])
      ],
      findings: ["e", "g", "f"].map { (element: String) in
        Report.Finding(
          rule: "rule-\(element)", severity: .error, message: "m", path: "a.xib", element: element)
      },
      rules: ["e", "f", "g"].map { Report.Rule(name: "rule-\($0)", summary: "s") })
    report.count(sources: 4)
    report.keepFindings([false, true, true])
    #expect(report.findings.map(\.element) == ["g", "f"])
    let screen = report.documents[0].screens[0]
    #expect(screen.findings == [1])
    #expect(screen.elements.map(\.id) == ["f"])
    #expect(screen.cells[0].errors == 1)
    #expect(report.totals.errors == 2)
    #expect(report.totals.sources == 4)
    #expect(report.rules.map(\.name) == ["rule-f", "rule-g"])
  }
}
