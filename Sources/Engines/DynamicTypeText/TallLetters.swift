/// What lines do about the letters of scripts taller than Latin.
public enum TallLetters: Hashable, Sendable, CaseIterable {
  /// Lines are as high as their font says, and letters stick out of them.
  case stickOut
  /// Lines of text styles grow so far that they hold the letters drawn in them, as in labels, fields
  /// and text views that do not scroll since iOS 17; lines of other fonts do not.
  ///
  /// Source: Apple, `UILetterformAwareAdjusting`. By how much is not published; here it is the ink of
  /// the fonts that stand in for Apple's, so that a height is an estimate.
  case growLines
}

extension ScriptTag {
  /// Whether letters of the script reach further up or down than those of Latin: scripts whose marks
  /// and subscripts stack. Arabic is left out: what stands in for Apple's font for it, which has the
  /// height of Latin, reaches further down, and says nothing of Nastaliq.
  var isTall: Bool { Self.tallScripts.contains(self) }

  private static let tallScripts: Set<ScriptTag> = [
    ScriptTag("Beng"), ScriptTag("Deva"), ScriptTag("Gujr"), ScriptTag("Guru"), ScriptTag("Khmr"),
    ScriptTag("Knda"), ScriptTag("Laoo"), ScriptTag("Mlym"), ScriptTag("Mymr"), ScriptTag("Orya"),
    ScriptTag("Sinh"), ScriptTag("Taml"), ScriptTag("Telu"), ScriptTag("Thai"), ScriptTag("Tibt"),
  ]
}

enum TallStacks {
  /// Letters of a language with as much above and below them as its words have; `nil` for languages
  /// that need no more than Latin.
  ///
  /// - Parameter language: A BCP 47 tag.
  static func sample(for language: String) -> String? {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return samples[code]
  }

  /// Two marks above and one below a letter with a stem, or the language's deepest conjunct.
  private static let samples: [String: String] = [
    "bn": "র্বীঁট্রূ", "as": "র্বীঁট্রূ", "bo": "བསྒྲིབརྒྱུ",
    "dz": "བསྒྲིབརྒྱུ", "gu": "ર્વીંટ્રૂ", "hi": "र्वींट्रू", "mr": "र्वींट्रू", "ne": "र्वींट्रू", "km": "ស្ត្រី", "kn": "ಸ್ತ್ರೀಕೂ",
    "lo": "ປີ້ຊູ", "ml": "സ്ത്രീകൂ", "my": "ကြို့ဏ္ဍူ", "pa": "ਸ੍ਰੀਂਕੂ", "si": "ශ්‍රීංකූ", "ta": "ஸ்ரீகூ", "te": "స్త్రీకూ",
    "th": "ปี้ฎู",
  ]
}
