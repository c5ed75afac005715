import DynamicTypeModel
import DynamicTypeSource

/// Text that is held to one line, or to a few.
///
/// SwiftUI text wraps unless it is told not to. With `.lineLimit(1)` larger text loses its end, and
/// a reader who needs large text reads the least of it: three lines of body text have a third of their words at AX5. It is a note,
/// as some texts are meant to be short; a limit that depends on `dynamicTypeSize.isAccessibilitySize`, a minimum scale factor or
/// `ViewThatFits` around it avoid it. With `.fixedSize()` a text is as wide as its content, and larger than its screen
/// some day: it is reported where it may be long, and does not scroll sideways. Text in
/// a font of a fixed size is left to the rules about fonts. Text in a toolbar is not reported: bars
/// keep it small by design. In widgets, whose space the system sets, nothing is reported.
///
/// Of UIKit, labels are reported whose `numberOfLines` code sets to 1, 2 or 3, in a font that is not fixed, and those that it makes
/// and leaves at one line, in a font that follows the reader, unless they shrink, have a limit of sizes or the Large Content Viewer. Labels that
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
/// Text(item.name).fixedSize(horizontal: false, vertical: true)
/// ViewThatFits { Text(item.name).lineLimit(1); Text(item.shortName) }
/// ```
package struct SingleLineText: SourceRule {
  package static let id: RuleID = "single-line-text"
  package static let summary = "Text that is held to one line, or to a few"
  package static let severity = Severity.note

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    file.isWidget ? [] : views(in: file) + labels(in: file) + labelsLeftAlone(in: file)
  }

  private func labels(in file: SourceFile) -> [Finding] {
    let lines = file.assignments.filter {
      $0.property == .numberOfLines && Self.fewLines.contains($0.value)
    }
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
        allLines[identity].allSatisfy({ Self.fewLines.contains($0.value) }),
        !fonts[identity].isEmpty,
        fonts[identity].allSatisfy(file.givesScaledFont)
      else { return nil }
      return finding(Self.message(assignment.value), at: assignment.range.lowerBound, in: file)
    }
  }

  private static let fewLines: [Value] = [.number(1), .number(2), .number(3)]

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
      return finding(Self.message(.number(1)), at: font.range.lowerBound, in: file)
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

  private static func message(_ lines: Value) -> String {
    let count: String
    if case .number(let number) = lines, number > 1 {
      count = "\(number.short) lines"
    } else {
      count = "one line"
    }
    return
      "larger text loses its end here: it is held to \(count); allow more of them at accessibility sizes"
  }

  private func views(in file: SourceFile) -> [Finding] {
    let sideways = file.views.chains.filter {
      $0.root == "ScrollView" && $0.rootArguments.first?.value == .member("horizontal")
    }.map(\.range)
    return file.views.chains.flatMap { chain -> [Finding] in
      guard file.names.isSeenByReaders(chain.scope), chain.root != "TextField",
        chain.root != "Image",
        !chain.modifiers.contains(where: { $0.name == "dynamicTypeSize" }), !file.keepsSize(chain)
      else { return [] }
      let isFitted = file.views.isFitted(at: chain.range.lowerBound)
      return chain.modifiers.compactMap { modifier in
        if !isFitted, let lines = Self.lines(modifier) {
          return finding(Self.message(lines), at: modifier.range.lowerBound, in: file)
        }
        guard modifier.keepsWidth, mayBeLong(chain, in: file),
          !file.views.isFittedByAnother(chain),
          !sideways.contains(where: { $0.contains(chain.range.lowerBound) })
        else { return nil }
        return finding(
          "this text never wraps: larger text reaches beyond the screen; let it wrap, or keep its height alone",
          at: modifier.range.lowerBound, in: file)
      }
    }
  }

  /// The number of lines that a modifier allows; nil for more than a few. `reservesSpace:` takes none away.
  private static func lines(_ modifier: ViewChain.Modifier) -> Value? {
    guard modifier.name == "lineLimit", let first = modifier.arguments.first, first.label == nil,
      modifier.arguments.dropFirst().allSatisfy({ $0.label == "reservesSpace" })
    else { return nil }
    if case .range(_, let upper?) = first.value { return fewLines.contains(upper) ? upper : nil }
    return fewLines.contains(first.value) ? first.value : nil
  }

  /// Whether a view is a text that no short literal is, or a button with one.
  private func mayBeLong(_ chain: ViewChain, in file: SourceFile) -> Bool {
    let texts: ArraySlice<ShownText>
    switch (chain.root, chain.label) {
    case ("Text", _):
      texts =
        file.views.shownTexts(in: chain.range).filter {
          $0.offset == chain.range.lowerBound
        }[...]
    case ("Button", let label?): texts = file.views.shownTexts(in: label)
    default: return false
    }
    return texts.contains { text in
      !file.keepsSize(text.fonts, in: text.scope)
        && text.literal.map { $0.count >= Self.leastLength } ?? true
    }
  }

  /// Letters of a text that fill a small screen at AX5, where a letter of body text is some 26 points wide.
  private static let leastLength = 12
}

extension ViewChain.Modifier {
  /// `.fixedSize()`, `.fixedSize(horizontal: true, vertical: false)`.
  fileprivate var keepsWidth: Bool {
    name == "fixedSize"
      && (arguments.isEmpty
        || arguments.contains { $0.label == "horizontal" && $0.value == .boolean(true) })
  }
}
