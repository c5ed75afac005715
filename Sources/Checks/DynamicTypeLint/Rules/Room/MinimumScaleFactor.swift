import DynamicType
import DynamicTypeModel
import DynamicTypeSource

/// Text that is made small again where it does not fit.
///
/// `minimumScaleFactor` keeps the end of a text from being cut off, by taking back the size that the reader asked
/// for: at 0.5 text of 53 points becomes 26.5. Nothing is lost from sight, so nobody notices. At 0.8 and more the
/// reader hardly sees it; below, let the text have more lines, at the accessibility sizes at least, or more room.
///
/// Reported are texts of SwiftUI that a number of lines or a height holds, and labels of UIKit: also those with
/// `adjustsFontSizeToFitWidth` and no factor, which become as small as it takes. It is a note; a warning for a factor
/// below a third, which makes text of the largest size smaller than it is at Large, so that the reader's choice has no
/// effect at all. What is named as a count, a date or a price is short, and stays a note. Text in a font of
/// a fixed size is left to the rules about fonts. In widgets, whose space the system sets, nothing is reported.
///
/// ## Triggers
///
/// ```swift
/// Text(total).lineLimit(1).minimumScaleFactor(0.5)
/// titleLabel.minimumScaleFactor = 0.4
/// ```
///
/// ## Fine
///
/// ```swift
/// Text(total).lineLimit(1).minimumScaleFactor(0.9)
/// Text(total).lineLimit(typeSize.isAccessibilitySize ? nil : 1).minimumScaleFactor(0.5)
/// ```
package struct MinimumScaleFactor: SourceRule {
  package static let id: RuleID = "minimum-scale-factor-hides-truncation"
  package static let summary = "Text that is made small again where it does not fit"
  package static let severity = Severity.note

  /// The least factor that is not reported: text shrunk by a fifth is as large as that of the next smaller size.
  static let leastFactor = 0.8
  /// From here on down text of the largest size is smaller than at Large.
  private static let undoingFactor =
    TextStyle.body.pointSize(for: .large)
    / TextStyle.body.pointSize(for: .accessibilityExtraExtraExtraLarge)

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    if file.isWidget { return [] }
    return views(in: file) + labels(in: file) + labelsWithoutFactor(in: file)
  }

  private func views(in file: SourceFile) -> [Finding] {
    file.views.chains.flatMap { chain -> [Finding] in
      guard file.names.isSeenByReaders(chain.scope), chain.root != "Image",
        !chain.modifiers.contains(where: { $0.name == "dynamicTypeSize" }),
        chain.modifiers.contains(where: { isLimit($0, chain, in: file) }), !file.keepsSize(chain)
      else { return [] }
      return chain.modifiers.filter { $0.name == "minimumScaleFactor" }.compactMap { modifier in
        guard let argument = modifier.arguments.first else { return nil }
        let shown = file.text(in: chain.range).prefix { $0 != "\n" }
        return finding(
          argument.value, at: modifier.range.lowerBound, chain.scope, in: file,
          isShort: chain.root != "Text" || SingleLineText.isShort(String(shown)))
      }
    }
  }

  /// Whether a modifier holds text to so many lines or points.
  private func isLimit(
    _ modifier: ViewChain.Modifier, _ chain: ViewChain, in file: SourceFile
  ) -> Bool {
    switch modifier.name {
    case "lineLimit":
      modifier.arguments.first.map {
        $0.label == nil && file.names.number(of: $0.value, in: chain.scope) != nil
      } ?? false
    case "frame":
      modifier.arguments.contains {
        $0.label == "height" && file.names.number(of: $0.value, in: chain.scope) != nil
      }
    default: false
    }
  }

  private func labels(in file: SourceFile) -> [Finding] {
    let fonts = AssignmentsByTarget(of: .font, in: file)
    let lines = AssignmentsByTarget(of: .numberOfLines, in: file)
    let switches = AssignmentsByTarget(of: .adjustsFontSizeToFitWidth, in: file)
    return file.assignments.compactMap { assignment in
      guard assignment.property == .minimumScaleFactor,
        file.names.isSeenByReaders(assignment.scope)
      else { return nil }
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      // Labels of several lines wrap before they shrink.
      guard lines[identity].allSatisfy({ $0.value == .number(1) }),
        switches[identity].allSatisfy({ $0.value != .boolean(false) }),
        !fonts[identity].contains(where: { file.keepsSize([$0.value], in: $0.scope) })
      else { return nil }
      return finding(
        assignment.value, at: assignment.range.lowerBound, assignment.scope, in: file,
        isShort: SingleLineText.isShort(assignment.target.description))
    }
  }

  /// Labels that shrink to fit, and for which nothing in the file says how far.
  private func labelsWithoutFactor(in file: SourceFile) -> [Finding] {
    let switches = file.assignments.filter {
      $0.property == .adjustsFontSizeToFitWidth && $0.value == .boolean(true)
    }
    if switches.isEmpty { return [] }
    let fonts = AssignmentsByTarget(of: .font, in: file)
    let lines = AssignmentsByTarget(of: .numberOfLines, in: file)
    let factors = AssignmentsByTarget(of: .minimumScaleFactor, in: file)
    return switches.compactMap { assignment in
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      guard file.names.isSeenByReaders(assignment.scope),
        file.textView(assignment.target, in: assignment.scope) == .label,
        factors[identity].isEmpty,
        lines[identity].allSatisfy({ $0.value == .number(1) }),
        !fonts[identity].contains(where: { file.keepsSize([$0.value], in: $0.scope) })
      else { return nil }
      return finding(
        "where this text does not fit, it becomes as small as it takes, whatever size the reader chose: "
          + "allow more lines at accessibility sizes",
        at: assignment.range.lowerBound, in: file)
    }
  }

  private func finding(
    _ value: Value, at offset: Int, _ scope: ScopeIndex, in file: SourceFile, isShort: Bool
  ) -> Finding? {
    guard let factor = file.names.number(of: value, in: scope), factor > 0,
      factor < Self.leastFactor
    else { return nil }
    return finding(
      "where this text does not fit, it becomes as small as \(factor.short) of the size that the reader chose: "
        + "allow more lines at accessibility sizes",
      at: offset, in: file,
      severity: factor <= Self.undoingFactor && !isShort ? .warning : nil)
  }
}
