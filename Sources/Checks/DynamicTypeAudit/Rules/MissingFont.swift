import DynamicType
import DynamicTypeModel

/// A font that is not at hand, in whose place text is laid out in another.
///
/// Widths and heights of such text are a guess: text faces differ by a seventh among each other. Text
/// that is lost by less than that is a warning where it would be an error.
///
/// Fonts of an app's own are found by the `UIAppFonts` of the property lists below the folders that are
/// checked, and `--fonts` takes others. Apple's fonts are not free: those of its platforms have free ones in
/// their place, with the heights of the font itself where they are known. Of those that stand in for Arial, Times
/// New Roman and Courier New the widths are the same, too, and nothing is noted.
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
