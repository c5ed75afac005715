import DynamicType
import DynamicTypeModel

/// Text ends in an ellipsis, or is left out, because its view is too small for it.
///
/// Readers lose the text that the ellipsis replaces. The usual causes are a label with one line
/// beside something that does not shrink, and a height that does not grow with the text: a constant
/// height constraint, a fixed row height, a limit of lines.
///
/// To fix it, let the text take as many lines as it needs (`numberOfLines = 0`), let heights follow
/// it (`greaterThanOrEqual` constraints, automatic row heights), and at accessibility sizes stack
/// views vertically that are side by side otherwise.
///
/// **What is reported.** A text that is not shown whole, with the first size at which that
/// happens. The text in a text field is a warning, because it can be scrolled; its
/// placeholder is an error like any other text.
///
/// **What is not.** The widths of the system font's letters are estimates. If a text would fit with
/// letters that are narrower by the uncertainty of those estimates, the truncation is not certain.
/// If that is so at every size, the finding is a note; otherwise only the sizes are reported at
/// which it is certain. Sizes at which the text is out of reach are reported by `out-of-bounds`. Text for which
/// its screen has no height left is `screen-does-not-scroll`.
/// The title of a button whose image leaves no space for it at any size is not reported: it names
/// an icon. A text of a document in a constant font is a note where it loses the same at every size: code may replace it.
/// A text that Interface Builder gave to a new label, *Label*, is a note, unless its view is lower than one line.
package struct TextTruncated: AuditRule {
  package static let id: RuleID = "text-truncated"
  package static let precedence = 10
  package static let tellsOfLoss = true

  package func findings(in series: ScreenSeries) -> [Finding] {
    let full = ScreenDoesNotScroll.subjects(in: series)
    let truncated = series.recurringDefects { screen in
      screen.placedTexts.filter { $0.text.isTruncated && !screen.isOutOfReach($0) }
        .map { ($0.subject, $0.text) }
    }.filter { !full.contains($0.subject) }
    return truncated.filter { !isNameOfIcon($0, in: series) }.map { defect in
      let certain = defect.filter { !$0.isTruncationDoubtful }
      let defect = certain ?? defect
      let text = defect.example.loss
      let view = series.views[defect.subject.element.rawValue]
      let canMove = view.role == .textField && !text.isPlaceholder
      var finding = series.finding(
        rule: Self.id, severity: certain == nil ? .note : canMove ? .warning : .error,
        message: message(for: defect, isCertain: certain != nil, in: series),
        subject: defect.subject, location: text.location, sizes: defect.sizes)
      if text.limit == nil, text.neededSize.height > text.box.height + defect.example.screen.pixel {
        finding.cause = series.causeOfHeight(of: defect.subject.element)
      }
      finding.remedy = remedy(for: defect)
      if series.layouts[0].isOfSources, !text.isOneWord {
        finding.causeLocation = text.limitLocation
      }
      if series.isConstant(defect) { finding.noteConstancy() }
      return finding
    }
  }
}

extension TextTruncated {
  private func isNameOfIcon(_ defect: RecurringDefect<LaidOutText>, in series: ScreenSeries) -> Bool
  {
    let view = series.views[defect.subject.element.rawValue]
    guard view.role == .button, view.hasImage else { return false }
    return defect.sizes.count == series.screens.count
      && defect.filter { !$0.lines.isEmpty } == nil
  }

  private func message(
    for defect: RecurringDefect<LaidOutText>, isCertain: Bool, in series: ScreenSeries
  ) -> String {
    let (screen, text) = defect.example
    let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
    let shown = text.lines.map(\.text).joined(separator: " ").ending(of: 40)
    let shows = shown.isEmpty ? "nothing is shown" : "shows '\(shown)'"
    var loses = "loses \(text.hiddenCharacterCount) of \(text.characterCount) characters"
    let last = defect.last
    if last.screen.size > screen.size, last.loss.hiddenCharacterCount > text.hiddenCharacterCount {
      loses += " (\(last.loss.hiddenCharacterCount) at \(last.screen.size.shortName))"
    }
    let verb = isCertain ? "is truncated" : "is possibly truncated, within the accuracy of widths,"
    let cause =
      screen.causeOfOneLine(of: defect.subject.element)
      ?? text.limit.map { text.isOneWord ? wordTooWide : $0.cause(in: screen.layout.framework) }
    let why = cause.map { "; \($0)" } ?? ""
    return "\(name) \(verb) \(series.phrase(for: defect.sizes)): \(shows), \(loses)\(why)"
  }
}

extension TextTruncated {
  private func remedy(for defect: RecurringDefect<LaidOutText>) -> Remedy? {
    let (screen, text) = defect.example
    switch screen.views[defect.subject.element.rawValue].usage {
    case .navigationTitle: return nil
    case .textField where screen.layout.framework == .swiftUI:
      return screen.isInSecureField(defect.subject.element) ? nil : .growingField
    default: break
    }
    switch text.limit {
    case .lines where !text.isOneWord: return .freeLines
    case .height, .space: return .growingHeight
    case .screen: return .scrolling
    default: return nil
    }
  }
}

private let wordTooWide =
  "it is one word, which further lines do not keep whole: give it more width, or a shorter word"

extension ExaminedScreen {
  /// Why a text has one line, where the limit is the system's.
  fileprivate func causeOfOneLine(of element: NodeIndex) -> String? {
    switch views[element.rawValue].usage {
    case .navigationTitle: "a bar shows one line: shorten the title"
    case .textField where layout.framework == .swiftUI:
      isInSecureField(element)
        ? "a secure field shows one line: shorten it, or put what is asked for above the field"
        : "a text field shows one line: shorten it, or let the field grow with axis: .vertical"
    default: nil
    }
  }

  /// Whether a text is in a field that shows dots; it never has more than one line.
  fileprivate func isInSecureField(_ element: NodeIndex) -> Bool {
    ([element] + ancestors(of: element)).contains {
      views[$0.rawValue].kind == LaidOutView.secureFieldKind
    }
  }
}

extension LaidOutText {
  /// Whether it is a word without a place at which a line may end.
  fileprivate var isOneWord: Bool {
    let word = string.filter { !$0.isWhitespace }
    return word.count == string.count && !word.isEmpty
      && word.drop(while: \.isWordPart).allSatisfy { ".,:;!?…".contains($0) }
  }
}

extension TextLimit {
  /// What cuts a text off and what to do about it, in the words of Interface Builder or of SwiftUI.
  fileprivate func cause(in framework: LaidOutScreen.Framework) -> String {
    switch self {
    case .lines(let count) where framework == .swiftUI:
      "its line limit is \(count): without one it takes as many lines as it needs"
    case .lines(let count): "Lines is \(count): set it to 0 for as many as it needs"
    case .doesNotWrap: "its title does not wrap: choose Word Wrap"
    case .height(let height) where framework == .swiftUI:
      "its height of \(Measure(height)) points does not grow with it: give it a minHeight"
    case .height(let height):
      "its height of \(Measure(height)) points does not grow with it: choose Greater Than or Equal"
    case .layered(let height):
      "the view that it is laid over is \(Measure(height)) points high and does not grow with it: "
        + "put that view behind it, with background"
    case .space(let height):
      "the views around it leave it \(Measure(height)) points of height, which do not grow with it"
    case .screen: "the screen has no more height: put it into a scroll view"
    }
  }
}
