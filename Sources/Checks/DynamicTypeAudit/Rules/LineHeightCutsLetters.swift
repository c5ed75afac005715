import DynamicType
import DynamicTypeModel

/// Lines of a height that a document fixes are lower than their letters.
///
/// `maximumLineHeight` of an attributed text is in points that do not grow. Letters of larger text, and of tall
/// writing such as Thai and Arabic already at Large, reach out of such lines: over the line above, and past the edge of
/// the view, which cuts them off.
///
/// To fix it, remove *Max. Line Height* from the paragraph style, or space lines with *Line Height Multiple*, which follows
/// the font.
///
/// ## Triggers
///
/// ```xml
/// <paragraphStyle key="NSParagraphStyle" lineBreakMode="wordWrapping" maximumLineHeight="22"/>
/// ```
///
/// ## Fine
///
/// ```xml
/// <paragraphStyle key="NSParagraphStyle" lineBreakMode="wordWrapping" lineHeightMultiple="1.1"/>
/// ```
///
/// **What is reported.** A warning where letters reach out of a line of such a text by a tenth of the point size or more.
/// How far they reach is known of the fonts that stand in for Apple's, which is why it is no error.
///
/// **What is not.** Lines whose height follows their font, and line heights that code sets, which `line-height-exact` finds.
struct LineHeightCutsLetters: AuditRule {
  static let id: RuleID = "line-height-cuts-letters"
  static let precedence = 15

  func findings(in series: ScreenSeries) -> [Finding] {
    let tight = series.recurringDefects { screen in
      screen.placedTexts.compactMap { text in
        text.text.tightestLine.map { (text.subject, $0) }
      }
    }
    return tight.map { defect in
      let (screen, line) = defect.example
      let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
      let last = defect.last
      var reach = "\(Measure(line.outside)) points"
      if last.screen.size > screen.size, last.loss.outside > line.outside {
        reach += " (\(Measure(last.loss.outside)) at \(last.screen.size.shortName))"
      }
      return series.finding(
        rule: Self.id, severity: .warning,
        message:
          "\(name) is too tall for its lines \(series.phrase(for: defect.sizes)): letters reach \(reach) out of "
          + "lines held to \(Measure(line.height)); let the line height follow the font",
        subject: defect.subject, sizes: defect.sizes)
    }
  }
}

extension LaidOutText {
  /// Of the lines that letters reach out of, by a tenth of the point size at least, the one that they leave furthest.
  fileprivate var tightestLine: (outside: Double, height: Double)? {
    let reaching = lines.map { line in
      (outside: max(line.inkAbove, line.inkBelow), height: line.ascent + line.descent)
    }
    return reaching.filter { $0.outside >= font.pointSize / 10 }.max { $0.outside < $1.outside }
  }
}
