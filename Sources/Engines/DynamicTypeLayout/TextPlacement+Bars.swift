import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// The texts of bars around a screen, at the sizes that bars let them have.
extension TextPlacement {
  /// The title of a navigation bar and the titles of tabs, in root coordinates.
  ///
  /// - Parameters:
  ///   - safeArea: Where the bars' rows end: the bottom of one, the top of the other.
  func barTexts(_ bars: ScreenBars, rootSize: Size, safeArea: Rect) -> [BarText] {
    guard let controller = pass.scene.controller else { return [] }
    var result: [BarText] = []
    if let bar = bars.navigation, safeArea.minY >= bar.height,
      let title = title(bar, of: controller, width: rootSize.width, bottom: safeArea.minY)
    {
      result.append(title)
    }
    if let tabs = bars.tabs, !environment.configuration.device.isPad {
      result += tabTitles(tabs, width: rootSize.width, top: safeArea.maxY)
    }
    return result
  }

  private func title(
    _ bar: ScreenBars.Navigation, of controller: ViewController, width: Double, bottom: Double
  ) -> BarText? {
    let item = controller.navigationItem
    guard let title = item?.title ?? controller.title, !title.isEmpty else { return nil }
    let margin = width >= 414 ? 20.0 : 16
    var box = Rect(x: margin, y: bottom - 52, width: width - 2 * margin, height: 52)
    if !bar.hasLargeTitle {
      let left = item.map { room($0.leftItems, margin: margin) } ?? 0
      let start = left == 0 && bar.backTitle != nil ? 44 : max(left, margin)
      let end = max(item.map { room($0.rightItems, margin: margin) } ?? 0, margin)
      box = Rect(
        x: start, y: bottom - bar.height, width: max(0, width - start - end), height: bar.height)
    }
    let location = item?.title == nil ? controller.location : item?.location
    var setting = TextSetting(
      title, font: titleFont(isLarge: bar.hasLargeTitle), environment: environment,
      location: location ?? controller.location)
    setting.options.numberOfLines = 1
    setting.options.alignment = bar.hasLargeTitle ? .natural : .center
    var text = set(setting, in: box, centred: true)
    text.part = bar.hasLargeTitle ? "large title" : "title"
    return BarText(
      role: bar.hasLargeTitle ? .largeTitle : .title,
      item: item?.title == nil ? controller.id : item?.id ?? controller.id, text: text,
      offersLargeContentViewer: false)
  }

  /// A large title follows its text style; a title in the row stops where buttons of bars do.
  private func titleFont(isLarge: Bool) -> ResolvedFont {
    let size = environment.configuration.size
    let style: TextStyle = isLarge ? .largeTitle : .headline
    let seen = LargeContentViewerPolicy.barTextCategory(
      of: isLarge ? .largeTitle : .buttonTitle, for: size)
    return ResolvedFont(
      face: .system, weight: isLarge ? .bold : .semibold, pointSize: style.pointSize(for: seen),
      scaling: .builtIn)
  }

  /// The room that items take at least at their side of a navigation bar; 0 without any.
  private func room(_ items: [BarItem], margin: Double) -> Double {
    let seen = LargeContentViewerPolicy.barTextCategory(
      of: .buttonTitle, for: environment.configuration.size)
    let font = ResolvedFont(
      face: .system, pointSize: TextStyle.body.pointSize(for: seen), scaling: .builtIn)
    let widths = items.compactMap { item -> Double? in
      if item.systemItem == "flexibleSpace" || item.systemItem == "fixedSpace" { return nil }
      guard let words = item.words else { return 22 }
      return environment.measurer.layout(
        AttributedText(words, font: font.textFont), options: ParagraphOptions(), width: nil
      ).size.width
    }
    return widths.isEmpty ? 0 : widths.reduce(margin) { $0 + $1 + 8 }
  }

  /// UIKit sets the titles of tabs in 10 points at every size, in equal parts of the bar.
  private func tabTitles(_ tabs: ScreenBars.Tabs, width: Double, top: Double) -> [BarText] {
    // Of more than five tabs the bar of a phone shows four and "More".
    let shown = tabs.items.count > 5 ? Array(tabs.items.prefix(4)) : tabs.items
    let part = width / Double(max(1, min(5, tabs.items.count)))
    return shown.enumerated().compactMap { number, item in
      guard let title = item.title, !title.isEmpty else { return nil }
      var setting = TextSetting(
        title,
        font: ResolvedFont(face: .system, weight: .medium, pointSize: 10, scaling: .builtIn),
        environment: environment, location: item.location)
      setting.options.numberOfLines = 1
      setting.options.alignment = .center
      var text = set(
        setting, in: Rect(x: Double(number) * part, y: top + 33, width: part, height: 14),
        centred: true)
      text.part = "tab"
      return BarText(role: .tab, item: item.id, text: text, offersLargeContentViewer: true)
    }
  }
}

extension BarItem {
  /// What the item says; nil for symbols and images.
  fileprivate var words: String? {
    if let title, !title.isEmpty { return title }
    switch systemItem {
    case "done": return "Done"
    case "cancel": return "Cancel"
    case "edit": return "Edit"
    case "save": return "Save"
    default: return nil
    }
  }
}
