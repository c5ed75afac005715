import DynamicType
import DynamicTypeShaping
import DynamicTypeText
import Foundation
import Testing

/// The points of the words are those that dictionaries of the languages print; "hy-phen-ation" is
/// Knuth's own example of TeX's patterns, which the English dictionary has.
@Suite struct HyphenationTests {
  let shaper: HarfBuzzShaper
  let measurer: TextMeasurer

  init() throws {
    shaper = HarfBuzzShaper(library: try FontLibrary())
    measurer = TextMeasurer(shaper: shaper)
  }

  private func divided(_ word: String, _ language: String?) -> String? {
    shaper.hyphenation(of: Array(word.utf16), language: language).map { places in
      var units = Array(word.utf16)
      for place in places.reversed() { units.insert(0x2D, at: place) }
      return String(decoding: units, as: UTF16.self)
    }
  }

  @Test("English words", .enabled(if: isInstalled("en"), "needs hyphen-en-us"))
  func english() {
    #expect(divided("hyphenation", "en") == "hy-phen-ation")
    #expect(divided("hyphenation", "en-US") == "hy-phen-ation")
    #expect(divided("HYPHENATION", nil) == "HY-PHEN-ATION")
    #expect(divided("tea", "en") == "tea")
    #expect(divided(String(repeating: "hyphenation", count: 20), "en")?.contains("-") == false)
  }

  @Test(
    "German words, in a dictionary of Latin 1", .enabled(if: isInstalled("de"), "needs hyphen-de"))
  func german() {
    #expect(divided("Silbentrennung", "de") == "Sil-ben-tren-nung")
    #expect(divided("Größenänderung", "de-DE") == "Grö-ßen-än-de-rung")
    // Letters that the dictionary's set lacks.
    #expect(divided("Größenänderung\u{4E00}", "de") == "Größenänderung\u{4E00}")
  }

  /// Libhyphen with the whole dictionary answers for itself. The words are letters of the dictionary's own patterns, whole
  /// and cut off, so that they begin and end within others.
  @Test(
    "Words are divided alike by all patterns and by those that are loaded for them",
    arguments: ["de", "en"].filter(isInstalled))
  func chosenPatterns(language: String) throws {
    let path = try #require(HyphenationLibrary().path(for: language))
    let whole = try #require(HyphenationDictionary(path: path, wholeUpTo: .max))
    let chosen = try #require(HyphenationDictionary(path: path, wholeUpTo: 0))
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .isoLatin1)
    let letters: [String] = text.split(separator: "\n").dropFirst(40)
      .map { $0.filter(\.isLetter) }.filter { $0.count > 2 }
    var divided = 0
    for index in stride(from: 0, to: letters.count - 20, by: letters.count / 200) {
      let (first, second) = (letters[index], letters[index + 11])
      for word in [
        first + second, "\(second.dropLast())\(first)", "\(first)-\(second)", "\(first)'s",
        "\(first.dropFirst())\(second.prefix(3))",
      ] {
        let units = Array(word.utf16)
        let places = whole.places(in: units)
        #expect(chosen.places(in: units) == places, "\(word)")
        divided += places.isEmpty ? 0 : 1
      }
    }
    #expect(divided > 500)
  }

  @Test("Threads share a dictionary", .enabled(if: isInstalled("en"), "needs hyphen-en-us"))
  func threads() async {
    let shaper = shaper
    let word = Array("hyphenation".utf16)
    let places = await withTaskGroup(of: [Int]?.self) { group in
      for _ in 0..<200 { group.addTask { shaper.hyphenation(of: word, language: "en") } }
      return await group.reduce(into: [[Int]?]()) { $0.append($1) }
    }
    #expect(places == Array(repeating: [2, 6], count: 200))
  }

  @Test("A language without dictionary is told")
  func missing() {
    #expect(divided("abcdefghijkl", "ja") == nil)
    #expect(divided("abcdefghijkl", "") == nil)
    #expect(divided("abcdefghijkl", "x-\u{1F600}") == nil)
    #expect(HyphenationLibrary(directories: ["/nowhere"]).path(for: "en") == nil)
    #expect(HyphenationLibrary.package(for: "de-AT") == "hyphen-de")
    #expect(HyphenationLibrary.package(for: "en-GB") == "hyphen-en-gb")
    #expect(HyphenationLibrary.package(for: "ja") == nil)
    var options = ParagraphOptions(language: "ja")
    options.hyphenationFactor = 1
    let text = AttributedText("hyphenation", font: .system(size: 20))
    let layout = measurer.layout(text, options: options, width: 60)
    #expect(
      layout.missingHyphenation == MissingHyphenation(language: "ja", package: nil))
    #expect(layout.lines.allSatisfy { !$0.isHyphenated })
  }

  @Test("What is missing is the package that Debian has for a language")
  func package() throws {
    let shaper = HarfBuzzShaper(
      library: try FontLibrary(), hyphenation: HyphenationLibrary(directories: ["/nowhere"]))
    func missing(_ language: String?) -> MissingHyphenation? {
      var options = ParagraphOptions(language: language)
      options.hyphenationFactor = 1
      return TextMeasurer(shaper: shaper).paragraph(
        for: AttributedText("hyphenation", font: .system(size: 20)), options: options
      ).missingHyphenation
    }
    // Names of `apt-cache search --names-only '^hyphen-'` in Debian 12.
    #expect(missing(nil) == .init(language: "en", package: "hyphen-en-us"))
    #expect(missing("nb") == .init(language: "nb", package: "hyphen-no"))
    #expect(missing("pt-PT") == .init(language: "pt-PT", package: "hyphen-pt-pt"))
  }

  @Test("The hyphen counts in the width", .enabled(if: isInstalled("en"), "needs hyphen-en-us"))
  func width() throws {
    var options = ParagraphOptions(language: "en")
    options.hyphenationFactor = 1
    let font = TextFont.system(size: 20)
    let layout = measurer.layout(
      AttributedText("hyphenation", font: font), options: options, width: 80)
    #expect(layout.lines.map(\.text) == ["hyphen-", "ation"])
    let whole = measurer.layout(
      AttributedText("hyphen-", font: font), options: options, width: nil)
    #expect(abs(layout.lines[0].width - whole.size.width) < 1e-6)
    #expect(layout.glyphRuns(line: 0).flatMap(\.glyphs).count == 7)
  }
}

private func isInstalled(_ language: String) -> Bool {
  HyphenationLibrary().path(for: language) != nil
}
