import DynamicType
import DynamicTypeModel

/// A text of a navigation bar, toolbar or tab bar ends in an ellipsis.
///
/// Bars keep their height, so their texts have one line. A large title grows with every text size
/// and has the width of the screen. A title in the bar's row shares that row with the buttons; both
/// stop growing at the accessibility sizes. Toolbars and tabs do not grow. At accessibility sizes a
/// long press shows their items, and the buttons of navigation bars, in the Large Content Viewer.
///
/// To fix it, choose shorter words or images, or turn large titles off for the screen
/// (`largeTitleDisplayMode`) and put the rest into the screen's content.
///
/// **What is reported.** A warning for a text that is certainly cut off, with the sizes at which it
/// is; a note where the Large Content Viewer shows all of it: at accessibility sizes alone, or on a tab.
///
/// **What is not.** Titles that code sets. The back button, which iOS shortens by itself. Which of
/// several long buttons iOS shortens is not known; the longest ones are assumed to be.
struct BarTextTruncated: AuditRule {
  static let id: RuleID = "bar-text-truncated"
  static let precedence = 30
  static let tellsOfLoss = true

  func findings(in series: ScreenSeries) -> [Finding] {
    var cutTexts: [CutText] = []
    var places: [Key: Int] = [:]
    for layout in series.layouts {
      for bar in layout.laidOutBars {
        for item in bar.items {
          guard let text = item.text, text.isTruncated, !text.isTruncationDoubtful else { continue }
          let key = Key(item: item.id, role: item.role)
          if let place = places[key] {
            if cutTexts[place].sizes.last != layout.configuration.size {
              cutTexts[place].sizes.append(layout.configuration.size)
            }
          } else {
            places[key] = cutTexts.count
            cutTexts.append(
              CutText(
                bar: bar.kind, item: item, text: text, sizes: [layout.configuration.size]))
          }
        }
      }
    }
    return cutTexts.map { finding(for: $0, in: series) }
  }

  private struct Key: Hashable {
    var item: String
    var role: LaidOutBarItem.Role
  }

  /// A text that is cut off, as it was at the first of the sizes.
  private struct CutText {
    var bar: LaidOutBar.Kind
    var item: LaidOutBarItem
    var text: LaidOutText
    var sizes: [ContentSizeCategory]

    /// Whether a reader to whom it is cut off can see all of it.
    var isShownLarge: Bool {
      item.offersLargeContentViewer
        && (bar == .tabBar || sizes.allSatisfy(\.isAccessibilityCategory))
    }
  }

  private func finding(for cut: CutText, in series: ScreenSeries) -> Finding {
    let layout = series.layouts[0]
    let text = cut.text
    let shown = text.lines.map(\.text).joined(separator: " ").ending(of: 40)
    let help =
      cut.isShownLarge ? "the Large Content Viewer shows all of it" : "choose shorter words"
    return Finding(
      rule: Self.id, severity: cut.isShownLarge ? .note : .warning,
      message: "\(text.part.spokenName) '\(text.string.excerpt(of: 30))' of the bar is truncated "
        + "\(series.phrase(for: cut.sizes)): shows '\(shown)'; \(help)",
      location: text.location, element: cut.item.id, scene: layout.id,
      sizes: cut.sizes, isAtDefaultSize: cut.sizes.contains(.large),
      devices: [layout.configuration.device.id], locales: [layout.configuration.locale])
  }
}
