import DynamicType
import DynamicTypeModel

/// The title of a navigation bar or tab ends in an ellipsis.
///
/// Bars keep their height, so their texts have one line. A large title grows with every text size
/// and has the width of the screen; a title in the bar's row stops growing at the accessibility
/// sizes, and shares the row with buttons. Tabs do not grow: at accessibility sizes a long press shows them
/// in the Large Content Viewer.
///
/// To mend it, choose a shorter title, or turn large titles off for the screen
/// (`largeTitleDisplayMode`) and say the rest in the screen's content.
///
/// **What is reported.** A warning for a title that is certainly cut off, with the sizes at which it
/// is; a note for a tab, because the Large Content Viewer shows all of its title.
///
/// **What is not.** Titles that code sets. The button back, which iOS shortens by itself. What
/// room buttons of a bar take is estimated, in favour of the title.
struct BarTextTruncated: AuditRule {
  static let name = "bar-text-truncated"

  func findings(in series: ScreenSeries) -> [Finding] {
    var sightings: [(bar: BarText, sizes: [ContentSizeCategory])] = []
    for layout in series.layouts {
      for bar in layout.barTexts where bar.text.isTruncated && !bar.text.isTruncationDoubtful {
        let same = sightings.firstIndex { $0.bar.item == bar.item && $0.bar.role == bar.role }
        if let same {
          sightings[same].sizes.append(layout.configuration.size)
        } else {
          sightings.append((bar, [layout.configuration.size]))
        }
      }
    }
    return sightings.map { finding(for: $0.bar, sizes: $0.sizes, in: series) }
  }

  private func finding(
    for bar: BarText, sizes: [ContentSizeCategory], in series: ScreenSeries
  ) -> Finding {
    let layout = series.layouts[0]
    let shown = bar.text.lines.map(\.text).joined(separator: " ").ending(of: 40)
    let help = bar.offersLargeContentViewer ? "; the Large Content Viewer shows all of it" : ""
    return Finding(
      rule: Self.name, severity: bar.offersLargeContentViewer ? .note : .warning,
      message: "\(bar.text.part) '\(bar.text.string.excerpt(of: 30))' of the bar is truncated "
        + "\(series.phrase(for: sizes)): shows '\(shown)'\(help)",
      location: bar.text.location, element: bar.item, scene: layout.scene.id, sizes: sizes,
      isAtDefaultSize: sizes.contains(.large), devices: [layout.configuration.device.id],
      locales: [layout.configuration.locale])
  }
}
