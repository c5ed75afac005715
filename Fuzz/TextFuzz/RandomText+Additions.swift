import DynamicType
import DynamicTypeText
import SeededRandom

/// What was added to the random texts later, drawn by a generator of its own: the seeds that once
/// failed still give the texts that they gave.
extension RandomText {
  /// Some words that dictionaries divide.
  private static let words = [
    "internationalization", "hyphenation", "Donaudampfschifffahrtsgesellschaft", "co\u{AD}operate",
    "affiliation", "characteristically", "a", "accessibility",
  ]

  /// Puts words into a text, and variable fonts, at places on their axes and beyond.
  static func add(
    to text: inout AttributedText, fonts: [String], using random: inout SeededGenerator
  ) {
    if Int.random(in: 0..<4, using: &random) == 0, let run = text.runs.last {
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let word = words.randomElement(using: &random) ?? "a"
        text.append(word + " ", attributes: run.attributes)
      }
    }
    for index in text.runs.indices {
      guard Int.random(in: 0..<8, using: &random) == 0,
        let name = fonts.randomElement(using: &random)
      else { continue }
      let axes: [FontAxis] = ["wght", "opsz", "slnt", "wdth", "none"]
      let values: [Double] = [100, 450.5, 900, 0, -10, 5000, -.infinity, .nan]
      let places = axes.shuffled(using: &random).prefix(2).map {
        FontVariation(axis: $0, value: values.randomElement(using: &random) ?? 400)
      }
      text.runs[index].attributes.font.face = .variable(name, places)
    }
  }

  static func add(to box: inout Box, using random: inout SeededGenerator) {
    let factors: [Double] = [0, 0, 1, 0.7, 0.3, .nan, -1, 9]
    box.options.hyphenationFactor = factors.randomElement(using: &random) ?? 0
    for index in box.options.paragraphStyles.indices {
      box.options.paragraphStyles[index].style.hyphenationFactor =
        factors.randomElement(using: &random) ?? 0
    }
    if Bool.random(using: &random) { box.options.lineBreakStrategy = .pushOut }
    box.options.tallLetters = TallLetters.allCases.randomElement(using: &random) ?? .stickOut
    box.options.typesettingLanguage =
      [nil, nil, "th", "my-MM", "en", "", "\u{1F600}"].randomElement(using: &random) ?? nil
    if Int.random(in: 0..<4, using: &random) == 0 {
      box.options.language = ["de", "en-GB", "nl"].randomElement(using: &random)
    }
  }
}
