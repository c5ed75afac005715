import DynamicType
import DynamicTypeAudit
import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel

// The model's values as the report spells them.

extension TextSize {
  init(_ category: ContentSizeCategory) { self = TextSize.allCases[category.rawValue] }
}

extension Report.Rect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension Report.Device {
  init(_ device: Device) {
    self.init(
      id: device.id, name: device.name, width: device.screen.width, height: device.screen.height,
      pixelScale: device.pixelScale)
  }
}

extension Report.Severity {
  package init(_ severity: Severity) {
    switch severity {
    case .note: self = .note
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

extension Report.Verdict {
  init(_ verdict: Verdict) {
    self.init(
      text: verdict.description, kind: Report.Verdict.Kind(verdict.outcome),
      safeUpTo: verdict.safeUpTo.map { TextSize($0) }, texts: verdict.texts.count,
      fixedTexts: verdict.texts.fixed, lateTexts: verdict.texts.late,
      doubt: verdict.outcome.doubt)
  }
}

extension Verdict.Outcome {
  fileprivate var doubt: Report.Verdict.Doubt? {
    guard case .notJudged(let doubt) = self else { return nil }
    return switch doubt {
    case .mostlyUnknown: .mostlyUnknown
    case .partlyUnknown: .partlyUnknown
    case .noText: .noText
    case .emptyList: .emptyList
    case .invisibleTexts: .invisibleTexts
    case .unsureLoss: .unsureLoss
    }
  }
}

extension Report.Verdict.Kind {
  fileprivate init(_ outcome: Verdict.Outcome) {
    switch outcome {
    case .holds: self = .holds
    case .mayFail: self = .mayFail
    case .doesNotGrow: self = .doesNotGrow
    case .growsAfterRestart: self = .growsAfterRestart
    case .fails: self = .fails
    case .notJudged, .notExamined: self = .notJudged
    }
  }
}

extension Report.Finding {
  init(_ finding: Finding) {
    self.init(
      rule: finding.rule.rawValue, severity: Report.Severity(finding.severity),
      message: finding.message.singleLine,
      path: finding.location.path, line: finding.location.line, column: finding.location.column,
      element: finding.element, scene: finding.scene, sizes: finding.sizes.map { TextSize($0) },
      isAtDefaultSize: finding.isAtDefaultSize, devices: finding.devices,
      locales: finding.locales, launch: finding.launch?.rawValue,
      fix: finding.fix.map { fix in
        Report.Fix(
          title: fix.title,
          edits: fix.edits.map { edit in
            Report.Edit(
              start: edit.range.lowerBound, end: edit.range.upperBound,
              replacement: edit.replacement)
          },
          isSuggestion: fix.isSuggestion)
      })
    boldText = finding.boldText
    smallestCase = finding.smallestCase.map {
      Report.SmallestCase(size: TextSize($0.size), width: $0.width, height: $0.height)
    }
    code = finding.code.map { code in
      Report.Code(
        endLine: code.endLine, endColumn: code.endColumn, text: code.text, view: code.view,
        patch: code.patch)
    }
    subject = finding.subject ?? finding.element ?? finding.scene
    cause = finding.cause.map { cause in
      Report.SharedCause(
        words: cause.words.singleLine, path: cause.scope == .run ? nil : finding.location.path)
    }
  }
}

extension Report.Growth {
  init(_ growth: ScreenGrowth) {
    self.init(
      texts: growth.texts, enoughFrom: growth.enoughFrom.map { TextSize($0) },
      small: growth.small.map { text in
        Text(
          name: text.name.singleLine, path: text.location.path, line: text.location.line,
          atLarge: text.atLarge, largest: text.largest)
      })
  }
}

extension Report.Problem {
  init(_ problem: InputProblem) {
    self.init(
      path: problem.path, line: problem.line, column: problem.column,
      message: problem.message.singleLine)
  }
}

extension Report.Matrix {
  init(_ matrix: ConfigurationMatrix) {
    self.init(
      sizes: matrix.sizes.map { TextSize($0) }, devices: matrix.devices.map { Report.Device($0) },
      locales: matrix.locales, look: matrix.era?.rawValue, rowHeights: matrix.rowHeights.rawValue,
      launch: matrix.launches.count > 1 ? "both" : matrix.launches[0].rawValue)
    if matrix.appearances != [.light] { appearances = matrix.appearances.map(\.rawValue) }
    if matrix.textScaling == .asIfScaled { isAsIfScaled = true }
    if matrix.legibilityWeights != [.regular] {
      boldText = matrix.legibilityWeights == [.bold] ? .on : .both
    }
  }
}
