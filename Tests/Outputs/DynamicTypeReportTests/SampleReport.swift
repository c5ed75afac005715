import DynamicTypeReportModel

extension Report {
  static let phone = Device(
    id: "retina4_7", name: "iPhone SE", width: 375, height: 667, pixelScale: 2)

  /// Two screens of one storyboard, a Swift source and a file that could not be read.
  ///
  /// Its texts are hostile on purpose: each would break the format that does not escape it.
  static var sample: Report {
    var report = Report(
      tool: Tool(version: "0.1.0"), matrix: Matrix(),
      documents: [
        Document(
          path: "App/Base.lproj/Main.storyboard", format: "storyboard",
          screens: [settings, about])
      ],
      findings: sampleFindings,
      errors: [
        Problem(path: "App/Broken.xib", line: 3, column: 9, message: "expected '<'")
      ],
      rules: [
        Rule(
          name: "text-truncated", summary: "Text ends in an ellipsis.",
          help: """
            Let the label have `numberOfLines = 0`, **not** one.

            - a list
              of two

            ```swift
            label.text = "</script><b>"
            ```
            """)
      ])
    report.count(sources: 1)
    return report
  }

  private static var settings: Screen {
    Screen(
      id: "2Nb-oR-Y3x", title: "Settings", kind: "tableViewController",
      customClass: "SettingsController", device: phone,
      verdict: Verdict(
        text: "fails from AX2", kind: .fails, safeUpTo: .accessibilityMedium, texts: 4),
      cells: TextSize.allCases.map { Cell(size: $0) }, findings: [0, 1],
      elements: [
        Element(
          id: "bKH-T5-fMa", kind: "label", label: "Opening hours in winter",
          frames: TextSize.allCases.map { size in
            Rect(x: 16, y: 64 + Double(size.order), width: 343, height: 20 + Double(size.order))
          })
      ],
      coverage: Coverage(
        examined: 7, notExamined: 1,
        byKind: [
          KindCoverage(kind: "label", examined: 4),
          KindCoverage(kind: "view", examined: 3, notExamined: 1),
        ]))
  }

  private static var about: Screen {
    Screen(
      id: "a\"b<c>&'", title: "Über </script><b>|`x`*\n\u{202E}evil\u{1B}[31m", kind: "view",
      device: phone, locale: "ar",
      verdict: Verdict(
        text: "holds at every size", kind: .holds, safeUpTo: .accessibilityExtraExtraExtraLarge,
        texts: 2),
      cells: TextSize.allCases.map { Cell(size: $0) },
      coverage: Coverage(
        examined: 2, byKind: [KindCoverage(kind: "label", examined: 2)]))
  }

  private static var sampleFindings: [Finding] {
    [
      Finding(
        rule: "text-truncated", severity: .error,
        message:
          "label 'Opening hours in winter' (bKH-T5-fMa) is truncated from AX2 on: shows 'Opening hour…', loses 11 of 23 characters",
        path: "App/Base.lproj/Main.storyboard", line: 41, column: 13, element: "bKH-T5-fMa",
        scene: "2Nb-oR-Y3x", sizes: Array(TextSize.allCases[8...]), devices: ["retina4_7"],
        locales: ["Base"],
        fix: Fix(
          title: "Let the label have as many lines as it needs",
          edits: [Edit(start: 120, end: 121, replacement: "0")])),
      Finding(
        rule: "not-examined", severity: .note,
        message: "custom view </script> & \"quotes\", 100 %\nsecond line\u{0} العربية",
        path: "App/Base.lproj/Main.storyboard", line: 50, scene: "2Nb-oR-Y3x",
        devices: ["retina4_7"], locales: ["Base"]),
      Finding(
        rule: "fixed-font", severity: .warning, message: "a font of 17 points never grows",
        path: "App/a, b: c.swift", line: 7, column: 5),
    ]
  }
}
