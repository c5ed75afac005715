import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// The titles and footers of a list's sections, as iOS sets them.
package struct SectionTexts {
  /// Which of a section's two texts.
  package enum Kind {
    case header, footer
  }

  let list: RowContent.ListStyle
  /// The list's, in points.
  let width: Double
  let environment: ControlEnvironment

  package init(
    in list: RowContent.ListStyle, width: Double, _ environment: ControlEnvironment
  ) {
    self.list = list
    self.width = width
    self.environment = environment
  }

  /// A section's title in its place, with the title as it was given.
  ///
  /// - Parameters:
  ///   - number: The section's, counted from 0.
  ///   - end: Where the header ends, in the list's coordinates.
  package func header(
    _ title: String, number: Int, above end: Double, location: SourceLocation
  ) -> LaidOutText {
    let shown = shownHeader(title)
    let height = height(of: shown, as: .header)
    let below = list == .plain ? 3.75 : 6
    var text = set(shown, as: .header, y: end - height - below, height: height, location)
    text.string = title
    text.part = .sectionHeader(number)
    return text
  }

  /// A section's footer in its place.
  ///
  /// - Parameters:
  ///   - number: The section's, counted from 0.
  ///   - start: Where the footer begins, in the list's coordinates.
  package func footer(
    _ title: String, number: Int, below start: Double, location: SourceLocation
  ) -> LaidOutText {
    let height = height(of: title, as: .footer)
    var text = set(title, as: .footer, y: start + 7, height: height, location)
    text.part = .sectionFooter(number)
    return text
  }

  /// A header's or footer's text, set between the list's margins.
  private func set(
    _ title: String, as kind: Kind, y: Double, height: Double, _ location: SourceLocation
  ) -> LaidOutText {
    var setting = setting(of: title, as: kind)
    setting.content.location = location
    let box = Rect(x: sideInset, y: y, width: width - 2 * sideInset, height: height)
    var text = Typesetter(in: environment).set(setting, in: box, centred: false)
    text.color = .system("secondaryLabelColor")
    return text
  }
}

// MARK: What decides their heights

extension SectionTexts {
  /// A section's title as it is shown: grouped lists have it in capitals up to iOS 18.
  ///
  /// Source: Apple, *Adopting Liquid Glass*: section headers no longer render in capital letters.
  /// Evidence: E-header-capitals.
  func shownHeader(_ title: String) -> String {
    list != .plain && environment.metrics.sections.setsTitlesInCapitals
      ? title.uppercased() : title
  }

  /// The height of a section's title or footer text; of an empty one, of a line.
  func height(of text: String, as kind: Kind) -> Double {
    let setting = setting(of: text.isEmpty ? "x" : text, as: kind)
    return environment.roundedUp(layout(of: setting).size.height)
  }

  func layout(of setting: TextSetting) -> TextLayout {
    environment.measurer.layout(
      setting.text, options: setting.options,
      width: width - 2 * sideInset)
  }

  func lineAtLarge(_ style: TextStyle) -> Double {
    let font = FontResolver(textSize: FixedTextSize(.large)).resolve(style, adjusts: true)
    return environment.roundedUp(environment.measurer.lineHeight(of: font.textFont))
  }

  /// The distance of a section's title and footer from the list's sides.
  private var sideInset: Double {
    let metrics = environment.metrics
    guard list == .insetGrouped else { return metrics.rootSideMargin }
    return 2 * metrics.insetGroupedMargin(inWidth: width, isRoot: true)
  }

  /// A section's title or footer as iOS sets it: in Footnote, a plain list's title in Headline.
  func setting(of text: String, as kind: Kind) -> TextSetting {
    let style: TextStyle = list == .plain && kind == .header ? .headline : .footnote
    let font = environment.systemFonts.resolve(style, adjusts: true)
    var setting = TextSetting(
      text, font: font, in: environment, location: SourceLocation(path: ""))
    setting.options.numberOfLines = 0
    return setting
  }
}
