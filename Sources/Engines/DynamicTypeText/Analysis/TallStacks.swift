extension ScriptTag {
  /// Whether letters of the script reach further up or down than Latin: scripts whose marks and
  /// subscripts stack, and Nastaliq. Other Arabic does not count: the stand-in for Apple's Arabic
  /// font reaches further down than that font, which has Latin's height.
  func isTall(in language: String?) -> Bool {
    Self.tallScripts.contains(self) || isNastaliq(in: language)
  }

  /// Whether the script is written as Nastaliq, whose words slope: Arabic in Urdu, since iOS 11.
  ///
  /// The font is Noto Nastaliq Urdu there too: iOS 13 printed 32.368 above and 10.132 below the
  /// baseline for it at 17 points, the 1.904 and 0.596 em of Debian's
  /// (stackoverflow.com/questions/63913820).
  package func isNastaliq(in language: String?) -> Bool {
    guard self == ScriptTag("Arab"), let language else { return false }
    return TallStacks.code(of: language) == "ur"
  }

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
    samples[code(of: language)]
  }

  /// The language of a tag without script and region.
  static func code(of language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Two marks above and one below a letter with a stem, or the language's deepest conjunct; of
  /// Urdu a word that climbs high and one that reaches low, kept apart by a joiner without width.
  private static let samples: [String: String] = [
    "bn": "র্বীঁট্রূ", "as": "র্বীঁট্রূ", "bo": "བསྒྲིབརྒྱུ",
    "dz": "བསྒྲིབརྒྱུ", "gu": "ર્વીંટ્રૂ", "hi": "र्वींट्रू", "mr": "र्वींट्रू", "ne": "र्वींट्रू", "km": "ស្ត្រី", "kn": "ಸ್ತ್ರೀಕೂ",
    "lo": "ປີ້ຊູ", "ml": "സ്ത്രീകൂ", "my": "ကြို့ဏ္ဍူ", "pa": "ਸ੍ਰੀਂਕੂ", "si": "ශ්‍රීංකූ", "ta": "ஸ்ரீகூ", "te": "స్త్రీకూ",
    "th": "ปี้ฎู", "ur": "ٹیکسٹ\u{200C}پیچھے",
  ]
}
