import DynamicTypeText
import SeededRandom

/// What documents ask of attributed text beyond fonts: again drawn by a generator of its own.
extension RandomText {
  /// Raises and lowers runs, and takes ligatures away.
  static func addAttributes(to text: inout AttributedText, using random: inout SeededGenerator) {
    let offsets: [Double] = [5, -5, 0.5, 200, -1e5, .nan, .infinity]
    for index in text.runs.indices {
      if Int.random(in: 0..<6, using: &random) == 0 {
        text.runs[index].attributes.baselineOffset = offsets.randomElement(using: &random) ?? 0
      }
      text.runs[index].attributes.ligatures =
        LigatureUse.allCases.randomElement(using: &random) ?? .standard
    }
  }

  /// Cuts paragraphs and directs them in ways of their own, and tightens more or less before.
  static func addStyles(to box: inout Box, using random: inout SeededGenerator) {
    for index in box.options.paragraphStyles.indices where Bool.random(using: &random) {
      box.options.paragraphStyles[index].style.lineBreakMode =
        LineBreakMode.allCases.randomElement(using: &random)
      box.options.paragraphStyles[index].style.writingDirection =
        WritingDirection.allCases.randomElement(using: &random)
    }
    let factors: [Double] = [0.05, 0.4, 0, -1, .nan, .infinity, 1e300]
    box.options.tighteningFactor = factors.randomElement(using: &random) ?? 0.05
  }
}
