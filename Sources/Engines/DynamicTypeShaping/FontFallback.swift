internal import DynamicTypeText

/// Which fonts draw the characters that a text's own font lacks: a table of ours, by script.
enum FontFallback {
  /// A font in one of the files of the table.
  struct File: Hashable, Sendable {
    var name: String
    var faceIndex: Int
  }

  /// The fonts in the order in which they are tried, those of the script before those tried for
  /// every script; those not installed are passed over.
  static func files(for key: FallbackCascade.Key) -> [File] {
    let nastaliq =
      key.script.isNastaliq(in: key.language) ? files("NotoNastaliqUrdu", key.isBold) : []
    let names =
      nastaliq + files(script: key.script, isBold: key.isBold) + lastResorts(isBold: key.isBold)
    let cjkIndex = cjkFaceIndex(script: key.script, language: key.language)
    return names.map { File(name: $0, faceIndex: $0.hasSuffix(".ttc") ? cjkIndex : 0) }
  }

  private static func files(script: ScriptTag, isBold: Bool) -> [String] {
    if cjkScripts.contains(script) { return cjk(isBold: isBold) }
    return families[script].map { files($0, isBold) } ?? []
  }

  private static func files(_ family: String, _ isBold: Bool) -> [String] {
    [family + (isBold ? "-Bold.ttf" : "-Regular.ttf"), family + "-Regular.ttf"]
  }

  /// Signs of the regular weight are as wide, where the bold ones are not installed.
  static func cjk(isBold: Bool) -> [String] {
    (isBold ? ["NotoSansCJK-Bold.ttc"] : []) + ["NotoSansCJK-Regular.ttc"]
  }

  private static func lastResorts(isBold: Bool) -> [String] {
    let style = isBold ? "Bold" : "Regular"
    let symbols = [
      "NotoSans-\(style).ttf", "NotoSansSymbols-\(style).ttf", "NotoSansSymbols2-Regular.ttf",
      "NotoSansMath-Regular.ttf",
    ]
    return symbols + cjk(isBold: isBold)
      + ["NotoMusic-Regular.ttf", "NotoColorEmoji.ttf", "DejaVuSans.ttf"]
  }

  static let emojiFile = "NotoColorEmoji.ttf"

  /// The index of the face in a Noto CJK collection that draws a language's own glyph forms.
  private static func cjkFaceIndex(script: ScriptTag, language: String?) -> Int {
    let tag = (language ?? "").lowercased()
    if tag.hasPrefix("ja") { return 0 }
    if tag.hasPrefix("ko") { return 1 }
    if tag.hasPrefix("zh") {
      let isTraditional = ["hant", "-tw"].contains(where: tag.contains)
      if tag.contains("-hk") || tag.contains("-mo") { return 4 }
      return isTraditional ? 3 : 2
    }
    switch script {
    case ScriptTag("Hang"): return 1
    case ScriptTag("Hani"), ScriptTag("Bopo"): return 2
    default: return 0
    }
  }

  private static let cjkScripts: [ScriptTag] = [
    ScriptTag("Hani"), ScriptTag("Hira"), ScriptTag("Kana"), ScriptTag("Hang"), ScriptTag("Bopo"),
  ]

  /// Noto families without their style, by script.
  private static let families: [ScriptTag: String] = [
    ScriptTag("Arab"): "NotoSansArabic", ScriptTag("Armn"): "NotoSansArmenian",
    ScriptTag("Beng"): "NotoSansBengali", ScriptTag("Cher"): "NotoSansCherokee",
    ScriptTag("Cans"): "NotoSansCanadianAboriginal", ScriptTag("Cyrl"): "NotoSans",
    ScriptTag("Deva"): "NotoSansDevanagari", ScriptTag("Ethi"): "NotoSansEthiopic",
    ScriptTag("Geor"): "NotoSansGeorgian", ScriptTag("Grek"): "NotoSans",
    ScriptTag("Gujr"): "NotoSansGujarati", ScriptTag("Guru"): "NotoSansGurmukhi",
    ScriptTag("Hebr"): "NotoSansHebrew", ScriptTag("Khmr"): "NotoSansKhmer",
    ScriptTag("Knda"): "NotoSansKannada", ScriptTag("Laoo"): "NotoSansLao",
    ScriptTag("Latn"): "NotoSans", ScriptTag("Mlym"): "NotoSansMalayalam",
    ScriptTag("Mong"): "NotoSansMongolian", ScriptTag("Mymr"): "NotoSansMyanmar",
    ScriptTag("Nkoo"): "NotoSansNKo", ScriptTag("Orya"): "NotoSansOriya",
    ScriptTag("Sinh"): "NotoSansSinhala", ScriptTag("Syrc"): "NotoSansSyriac",
    ScriptTag("Taml"): "NotoSansTamil", ScriptTag("Telu"): "NotoSansTelugu",
    ScriptTag("Tfng"): "NotoSansTifinagh", ScriptTag("Thaa"): "NotoSansThaana",
    ScriptTag("Thai"): "NotoSansThai", ScriptTag("Tibt"): "NotoSerifTibetan",
    ScriptTag("Yiii"): "NotoSansYi",
  ]
}
