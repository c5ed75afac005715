import DynamicTypeModel
import DynamicTypeSource

/// Text that is held to one line.
///
/// SwiftUI text wraps unless it is told not to. With `.lineLimit(1)` larger text loses its end, and
/// a reader who needs large text reads the least of it. It is a note, as some texts are meant to be
/// short; a limit that depends on `dynamicTypeSize.isAccessibilitySize`, a minimum scale factor or
/// `ViewThatFits` around it avoid it; with `.fixedSize()` a text is as wide as its content. Text in
/// a font of a fixed size is left to the rules about fonts. Text in a toolbar is not reported: bars
/// keep it small by design. In widgets, whose space the system sets, nothing is reported.
///
/// Of UIKit, labels are reported whose `numberOfLines` code sets to 1, or that it makes and leaves at one line, and
/// whose font follows the reader, unless they shrink, have a limit of sizes or the Large Content Viewer. Labels that
/// are left at one line may hold something short: those that are named as a count, a date or a price are not reported.
///
/// ## Triggers
///
/// ```swift
/// Text(item.name).lineLimit(1)
///
/// nameLabel.font = .preferredFont(forTextStyle: .body)
/// nameLabel.numberOfLines = 1
/// ```
///
/// ## Fine
///
/// ```swift
/// Text(item.name)
/// Text(item.name).lineLimit(typeSize.isAccessibilitySize ? nil : 1)
/// Text(item.name).lineLimit(1).minimumScaleFactor(0.8)
/// ViewThatFits { Text(item.name).lineLimit(1); Text(item.shortName) }
/// ```
package struct SingleLineText: SourceRule {
  package static let id: RuleID = "single-line-text"
  package static let summary = "Text that is held to one line"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.isWidget ? [] : views(in: file) + labels(in: file) + labelsLeftAlone(in: file)
  }

  private func labels(in file: SourceFile) -> [Finding] {
    let lines = file.assignments.filter { $0.property == .numberOfLines && $0.value == .number(1) }
    if lines.isEmpty { return [] }
    let fonts = AssignmentsByTarget(of: .font, in: file)
    let others = [
      TextProperty.adjustsFontSizeToFitWidth, .maximumContentSizeCategory, .showsLargeContentViewer,
    ].map { AssignmentsByTarget(of: $0, in: file) }
    let allLines = AssignmentsByTarget(of: .numberOfLines, in: file)
    return lines.compactMap { assignment in
      let identity = file.names.identity(of: assignment.target, in: assignment.scope)
      guard file.names.isSeenByReaders(assignment.scope),
        file.textView(assignment.target, in: assignment.scope) == .label,
        others.allSatisfy({ $0[identity].isEmpty }),
        allLines[identity].allSatisfy({ $0.value == .number(1) }), !fonts[identity].isEmpty,
        fonts[identity].allSatisfy(file.givesScaledFont)
      else { return nil }
      return finding(Self.message, at: assignment.range.lowerBound, in: file)
    }
  }

  /// Labels that the file makes and whose number of lines it never sets: one.
  private func labelsLeftAlone(in file: SourceFile) -> [Finding] {
    let labels = file.names.variables.indices.map { VariableIndex($0) }.filter {
      file[$0].typeName == "UILabel" && file[$0].alias == nil && !file[$0].isParameter
        && !file[$0].isOutlet
    }
    if labels.isEmpty { return [] }
    let fonts = AssignmentsByTarget(of: .font, in: file)
    let others = [
      TextProperty.numberOfLines, .adjustsFontSizeToFitWidth, .maximumContentSizeCategory,
      .showsLargeContentViewer,
    ].map { AssignmentsByTarget(of: $0, in: file) }
    let first = FirstFonts(file)
    return labels.compactMap { label -> Finding? in
      let identity = file.names.identity(of: TargetPath([file[label].name]), in: file[label].scope)
      guard file.names.isSeenByReaders(file[label].scope), !Self.isShort(file[label].name),
        first.names(of: label).contains(where: \.isMadeByUIKit), !first.isHanded(label),
        others.allSatisfy({ $0[identity].isEmpty }), let font = fonts[identity].first,
        fonts[identity].allSatisfy(file.givesScaledFont)
      else { return nil }
      return finding(Self.message, at: font.range.lowerBound, in: file)
    }.sorted { $0.location < $1.location }
  }

  /// Whether a label's name says that what it shows is short.
  static func isShort(_ name: String) -> Bool {
    let name = name.lowercased()
    return shortTexts.contains { name.contains($0) }
  }

  private static let shortTexts = [
    "amount", "badge", "clear", "count", "date", "dot", "duration", "emoji", "icon", "index",
    "indicator", "initial", "more", "number", "percent", "placeholder", "price", "rank",
    "remaining",
    "separator", "size", "symbol", "time", "unit", "unread", "uses",
  ]

  private static let message =
    "larger text loses its end here: it is held to one line; allow more of them at accessibility sizes"

  private func views(in file: SourceFile) -> [Finding] {
    file.views.chains.flatMap { chain -> [Finding] in
      let names = chain.modifiers.map(\.name)
      guard file.names.isSeenByReaders(chain.scope), chain.root != "TextField",
        chain.root != "Image",
        !names.contains("dynamicTypeSize"), !file.keepsSize(chain),
        !file.views.isFitted(at: chain.range.lowerBound)
      else { return [] }
      return chain.modifiers.filter {
        $0.name == "lineLimit" && $0.arguments.count == 1 && $0.arguments[0].label == nil
          && $0.arguments[0].value == .number(1)
      }.map { finding(Self.message, at: $0.range.lowerBound, in: file) }
    }
  }
}
