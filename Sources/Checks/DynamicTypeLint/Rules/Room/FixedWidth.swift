import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// A constant width that the words of larger text do not fit into.
///
/// Text wraps at spaces. A word that is wider than its frame is broken wherever it ends, or loses its end, and a field
/// shows a few letters of what is typed. A letter of body text takes some 9 points at the default size and 27 at the largest. A least
/// width keeps the columns of a table or a form, and lets them grow.
///
/// Reported are texts and fields of SwiftUI in frames that hold fewer than four letters at the largest size, and those whose
/// longest word is known and wider. Frames that are as wide as high hold a sign; text in a font of a fixed size, text that
/// shrinks and what is in bars is not reported. It is a note, as it may be a number of one digit.
///
/// ## Triggers
///
/// ```swift
/// TextField("Amount", text: $amount).frame(width: 50)
/// Text("Temperature").frame(width: 120)
/// ```
///
/// ## Fine
///
/// ```swift
/// TextField("Amount", text: $amount).frame(minWidth: 50)
/// Text("Temperature").frame(minWidth: 120, alignment: .leading)
/// ```
package struct FixedWidth: SourceRule {
  package static let id: RuleID = "fixed-width"
  package static let summary = "A constant width that the words of larger text do not fit into"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    if file.isWidget { return [] }
    return file.views.chains.flatMap { chain -> [Finding] in
      guard let root = chain.root, Self.texts.contains(root),
        file.names.isSeenByReaders(chain.scope),
        !chain.modifiers.contains(where: { Self.fitting.contains($0.name) }),
        !file.keepsSize(chain),
        !file.views.isFitted(at: chain.range.lowerBound)
      else { return [] }
      let letters = root == "Text" ? longestWord(of: chain, in: file) : nil
      return chain.modifiers.compactMap { modifier in
        guard modifier.name == "frame",
          let width = width(of: modifier, letters, in: chain.scope, of: file)
        else { return nil }
        return finding(
          "\(width.value.points) hold \(Int(width.value / Self.widestLetter)) letters of body text at the largest size: "
            + "a least width lets words stay whole",
          at: width.offset, in: file)
      }
    }
  }

  private static let texts: Set<String> = ["SecureField", "Text", "TextField"]
  private static let fitting: Set<String> = ["dynamicTypeSize", "minimumScaleFactor"]

  /// The width that a frame holds its text to, if the text may be wider.
  private func width(
    of frame: ViewChain.Modifier, _ letters: Int?, in scope: ScopeIndex, of file: SourceFile
  ) -> (value: Double, offset: Int)? {
    let sides = ["width", "height"].map { label in frame.arguments.first { $0.label == label } }
    guard let side = sides[0], side.value != sides[1]?.value,
      let value = file.names.number(of: side.value, in: scope), value >= Self.leastWidth,
      value < Double(letters ?? Self.leastLetters) * Self.widestLetter
    else { return nil }
    return (value, side.range.lowerBound)
  }

  /// The letters of a literal text's longest word; nil for other texts.
  private func longestWord(of chain: ViewChain, in file: SourceFile) -> Int? {
    file.views.shownTexts(in: chain.range).first { $0.offset == chain.range.lowerBound }?.literal
      .map { $0.split { !$0.isLetter && !$0.isNumber }.map(\.count).max() ?? 0 }
  }

  /// Less is a line or a gap.
  private static let leastWidth = 8.0
  private static let leastLetters = 4
  /// Half an em of body text at the largest size, in points.
  private static let widestLetter =
    TextStyle.body.pointSize(for: .accessibilityExtraExtraExtraLarge) / 2
}
