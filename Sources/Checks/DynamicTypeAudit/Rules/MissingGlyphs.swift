import DynamicType
import DynamicTypeModel

/// A character that is in none of the available fonts.
///
/// Free fonts are used in place of Apple's, and the app's fonts where they are found. A character
/// that none of them has is drawn as an empty box of estimated width. On a device the character may
/// be there: Apple's logo, for example, or the symbols of an app's icon font.
///
/// To have it measured, pass the font's files with `--fonts`.
///
/// **What is reported.** A note for each text with such characters.
struct MissingGlyphs: AuditRule {
  static let id: RuleID = "missing-glyphs"
  static let precedence = 56

  func findings(in series: ScreenSeries) -> [Finding] {
    let texts = series.recurringDefects { screen in
      screen.texts.filter { !$0.text.missingCharacters.isEmpty }.map { ($0.subject, $0.text) }
    }
    return texts.map { defect in
      let (screen, text) = defect.example
      let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
      let characters = text.missingCharacters.prefix(8).map(\.codePoints).joined(separator: ", ")
      let more = text.missingCharacters.count > 8 ? " and others" : ""
      return series.finding(
        rule: Self.id, severity: .note,
        message: "\(name) has characters that are in none of the fonts: \(characters)\(more); "
          + "pass a font that has them with --fonts",
        subject: defect.subject, location: text.location, sizes: [])
    }
  }
}

extension Character {
  /// `U+F8FF`, several for a character of several.
  fileprivate var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }.joined(separator: " ")
  }
}
