import DynamicType
import DynamicTypeModel

/// A font whose file was not found, so that its text is laid out in another font.
///
/// Widths and heights of such text are estimates: text fonts differ by up to a seventh. Text that
/// is lost by less than that is a warning instead of an error.
///
/// An app's fonts are found through `UIAppFonts` in the property lists of the folders that are
/// checked; pass others with `--fonts`. Apple's fonts are not free, so free fonts are used in their
/// place, with the line heights of the original where they are known. The fonts used for Arial,
/// Times New Roman and Courier New have the same widths too, and are not reported.
///
/// **What is reported.** A note for each such font of a screen, at the first text in it.
struct MissingFont: AuditRule {
  static let id: RuleID = "missing-font"
  static let precedence = 55

  func findings(in series: ScreenSeries) -> [Finding] {
    let texts = series.recurringDefects { screen in
      screen.texts.filter { $0.text.font.substitutedFor != nil }.map { ($0.subject, $0.text) }
    }
    var met: [String: Int] = [:]
    for text in texts { met[text.example.loss.font.substitutedFor ?? "", default: 0] += 1 }
    return texts.compactMap { defect in
      let (screen, text) = defect.example
      guard let font = text.font.substitutedFor, let count = met.removeValue(forKey: font) else {
        return nil
      }
      let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
      let others = count == 1 ? "is" : "and \(count - 1) more \(count == 2 ? "text" : "texts") are"
      return series.finding(
        rule: Self.id, severity: .note,
        message: "the font \(font) was not found: \(name) \(others) laid out in another, whose "
          + "letters may be a seventh wider or narrower; pass its file with --fonts",
        subject: defect.subject, location: text.location, sizes: [])
    }
  }
}
