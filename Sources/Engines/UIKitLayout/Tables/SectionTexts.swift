import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

/// Which of a section's two texts.
enum SectionText {
  case header, footer
}

/// The titles and footers of a table's sections as UIKit sets them.
struct SectionTexts {
  let table: TableContent
  /// The table's, in points.
  let width: Double
  let environment: LayoutEnvironment

  init(_ table: TableContent, width: Double, environment: LayoutEnvironment) {
    self.table = table
    self.width = width
    self.environment = environment
  }

  /// A section's title as it is shown: grouped tables have it in capitals up to iOS 18.
  ///
  /// Source: Apple, *Adopting Liquid Glass*: section headers no longer render in capital letters.
  /// Evidence: E-header-capitals.
  func shownHeader(_ title: String) -> String {
    table.style != .plain && environment.metrics.sections.setsTitlesInCapitals
      ? title.uppercased() : title
  }

  /// The height of a section's title or footer text; of an empty one, of a line.
  func height(of text: String, as kind: SectionText) -> Double {
    let setting = setting(of: text.isEmpty ? "x" : text, as: kind)
    return environment.roundedUp(layout(of: setting).size.height)
  }

  func layout(of setting: TextSetting) -> TextLayout {
    environment.measurer.layout(
      setting.text, options: setting.options,
      width: width - 2 * sideInset)
  }

  func lineAtLarge(_ style: TextStyle) -> Double {
    let large = FontResolver(textSize: ObservedTextSize(.large, launch: .atSize), element: nil)
    let font = large.resolve(style, adjusts: true)
    return environment.roundedUp(environment.measurer.lineHeight(of: font.textFont))
  }

  /// The distance of a section's title and footer from the table's sides.
  var sideInset: Double {
    let metrics = environment.metrics
    guard table.style == .insetGrouped else { return metrics.rootSideMargin }
    return 2 * metrics.insetGroupedMargin(inWidth: width, isRoot: true)
  }

  /// A section's title or footer as UIKit sets it: in Footnote, a plain table's title in Headline.
  func setting(of text: String, as kind: SectionText) -> TextSetting {
    let style: TextStyle = table.style == .plain && kind == .header ? .headline : .footnote
    let font = FontResolver(textSize: environment.textSize, element: nil)
      .resolve(style, adjusts: true)
    var setting = TextSetting(
      text, font: font, environment: environment, location: SourceLocation(path: ""))
    setting.options.numberOfLines = 0
    return setting
  }
}
