import DynamicType
import DynamicTypeModel

/// Text keeps its point size although a larger text size is chosen.
///
/// Readers who need large text do not get it here. The usual cause is a font with a constant size.
/// Other causes are limits that leave a single content size category, and text that shrinks to fit
/// a width that does not grow.
///
/// To fix it, use a text style, or scale a custom font with `UIFontMetrics`, and turn on
/// "Automatically Adjusts Font".
///
/// **What is reported.** A warning for each element with a text whose size is the same at all the
/// sizes laid out, two at least.
///
/// A text style without automatic adjustment has the size at which the app was started, and keeps
/// it when the size changes while the app runs. Such screens are laid out both ways, and the
/// finding says in which one it appears (`--launch` chooses one).
///
/// In code it stands where the font is made, which several texts may share: the place to mend.
///
/// A text without letters and digits, such as an emoji used as a picture, or a bullet, is a note.
///
/// **What is not.** Fonts that UIKit chooses by itself, as in bars and segmented controls; launch screens,
/// which are pictures.
package struct TextDoesNotScale: AuditRule {
  package static let id: RuleID = "text-does-not-scale"
  package static let precedence = 20
  package static let includesLaunchScreens = false

  package func findings(in series: ScreenSeries) -> [Finding] {
    guard series.sizes.count > 1 else { return [] }
    let texts = series.recurringDefects { screen in
      screen.texts.indices.map { (screen.texts[$0].subject, $0) }
    }
    var reported: Set<NodeIndex> = []
    return texts.compactMap { defect in
      let element = defect.subject.element
      guard defect.occurrences.count > 1, defect.isConstant,
        let reason = defect.exampleText.font.scaling.reasonForConstancy(
          in: series.views[element.rawValue].role, of: defect.example.screen.layout.framework),
        reported.insert(element).inserted
      else { return nil }
      let place = series.placeInCode(ofFont: defect.exampleText, of: element)
      var finding = series.finding(
        rule: Self.id, severity: defect.exampleText.isWordless ? .note : .warning,
        message: message(for: defect, reason: reason),
        subject: defect.subject, location: place ?? defect.exampleText.location, sizes: [])
      finding.cause =
        place.map {
          FindingCause(
            "texts have the font of \($0.fileAndLine), whose size is constant", scope: .run)
        }
        ?? defect.exampleText.font.scaling.causeOfConstancy(
          in: series.views[element.rawValue].customClass)
      return finding
    }
  }
}

extension TextDoesNotScale {
  private func message(for defect: RecurringDefect<Int>, reason: String) -> String {
    let screen = defect.example.screen
    let text = defect.exampleText
    let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
    let size = Measure(text.font.pointSize)
    let first = defect.sizes[0].shortName
    let last = defect.last.screen.size.shortName
    return "\(name) does not scale: it has \(size) points from \(first) to \(last), \(reason)"
  }
}

/// Of texts, each by its place among those of its screen: the texts themselves are large.
extension RecurringDefect<Int> {
  fileprivate var exampleText: LaidOutText { example.screen.texts[example.loss].text }

  fileprivate var isConstant: Bool {
    let first = pointSize(0)
    return occurrences.indices.allSatisfy { abs(pointSize($0) - first) < 0.01 }
  }

  private func pointSize(_ occurrence: Int) -> Double {
    let (screen, place) = occurrences[occurrence]
    return screen.texts[place].text.font.pointSize
  }
}

extension ScreenSeries {
  /// Where code makes a text's font of a constant size; nil for other fonts, and for those that a document names.
  fileprivate func placeInCode(
    ofFont text: LaidOutText, of element: NodeIndex
  ) -> SourceLocation? {
    guard case .fixed = text.font.scaling, let place = text.fontLocation,
      layouts[0].isOfSources || place.path != views[element.rawValue].location.path
    else { return nil }
    return place
  }
}

extension LaidOutText {
  /// Whether there is nothing to read in it: signs and emoji alone.
  var isWordless: Bool { !string.contains { $0.isLetter || $0.isNumber } }
}

extension ResolvedFont.Scaling {
  /// What texts that stay as they are have in common; nil where each has reasons of its own.
  ///
  /// - Parameter customClass: Of the view: where the app has a class for such texts, it is the place to mend.
  fileprivate func causeOfConstancy(in customClass: String?) -> FindingCause? {
    switch self {
    case .fixed, .builtIn:
      customClass.map { FindingCause("texts of class \($0) have constant sizes", scope: .run) }
        ?? FindingCause("texts have fonts of constant sizes")
    case .atLaunch: FindingCause("text styles do not adjust while the app runs")
    case .adjusts: nil
    }
  }

  /// Why text in such a font stays as it is; nil where that is not the author's choice.
  ///
  /// - Parameter role: Of the view: Interface Builder has a switch for adjusting on texts of their own alone.
  fileprivate func reasonForConstancy(
    in role: LaidOutView.Role, of framework: LaidOutScreen.Framework
  ) -> String? {
    switch self {
    case .adjusts: "although its text style adjusts: a limit or its width holds it back"
    case .atLaunch:
      "the size of its text style when the app was started: "
        + (role == .button
          ? "turn on adjustsFontForContentSizeCategory of its title label"
          : "turn on Automatically Adjusts Font")
    case .fixed where framework == .swiftUI:
      "because its font has a constant size: use a text style or Font.custom(_:size:relativeTo:)"
    case .fixed: "because its font has a constant size: use a text style or UIFontMetrics"
    case .builtIn: nil
    }
  }
}
