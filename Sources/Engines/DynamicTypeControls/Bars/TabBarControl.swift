import DynamicType
import DynamicTypeModel
import DynamicTypeText

/// A tab bar: tabs share its width, and their text never grows.
///
/// Of more than five tabs the bar of a phone shows four and "More". Elsewhere titles are beside their
/// images, or in a bar at the top since iPadOS 18, in fonts and at distances that are not published.
///
/// Source: Apple, `UITabBarItemAppearance.Style`, and *Elevating your iPad app with a tab bar and sidebar*.
/// Evidence: E-tab-bar-items.
package struct TabBarControl {
  package var items: [BarItem]
  /// The item of the screen, counted from 0; nil when it is none of them.
  package var selected: Int?

  package init(items: [BarItem], selected: Int? = nil) {
    self.items = items
    self.selected = selected
  }

  /// The bar with its tabs in a frame, in the frame's coordinates.
  package func bar(in frame: Rect, _ environment: BarEnvironment) -> LaidOutBar {
    var bar = LaidOutBar(kind: .tabBar, frame: frame)
    let device = environment.controls.device
    guard !device.isPad, !device.isLandscape else {
      let place = device.isPad ? "pads" : "phones in landscape"
      if !items.isEmpty { bar.notExamined = "how tabs stand on \(place) is not published" }
      return bar
    }
    var row = environment.uncutPart(of: frame)
    if environment.isFloating { row = row.inset(by: EdgeInsets(left: 29, right: 29)) }
    let shown = items.count > 5 ? Array(items.prefix(4)) : items
    let width = row.width / Double(max(1, min(5, items.count)))
    for (number, item) in shown.enumerated() {
      let place = environment.mirrored(
        Rect(
          x: row.x + Double(number) * width, y: row.y, width: width, height: min(49, row.height)),
        in: row)
      var tab = LaidOutBarItem(role: .tab, id: item.id, frame: place)
      tab.item = item
      tab.isSelected = number == selected
      tab.offersLargeContentViewer = true
      tab.largeContent = item.largeContentInTabBar
      tab.text = title(of: item, on: place, environment)
      bar.items.append(tab)
      if let badge = badge(of: item, on: place, environment) { bar.items.append(badge) }
    }
    return bar
  }

  /// The title at the bottom of a tab; nil for a tab without one.
  private func title(
    of item: BarItem, on tab: Rect, _ environment: BarEnvironment
  ) -> LaidOutText? {
    guard let title = item.tabTitle, !title.isEmpty else { return nil }
    let side = environment.isFloating ? 0.0 : 3
    let box = Rect(
      x: tab.x + side, y: tab.y + 33, width: max(0, tab.width - 2 * side), height: 14)
    let setting = setting(title, of: item, width: box.width, environment)
    return environment.set(setting, in: box, as: .tab)
  }

  /// The title of a tab, whose characters may move together by 1.2 points each where it is wider than the tab, which
  /// leaves 3 points free at its sides.
  ///
  /// Source: public disassemblies of UIKit (`-[UITabBarButtonLabel resizeToFitWidth:]` and
  /// `-[_UITabBarVisualProviderLegacyIOS _layoutTabBarItems]`).
  /// Evidence: E-tab-title.
  private func setting(
    _ title: String, of item: BarItem, width: Double, _ environment: BarEnvironment
  ) -> TextSetting {
    var setting = environment.setting(title, environment.font(10, .medium), at: item.location)
    let (needed, most) = (environment.width(of: setting), 1.2 * Double(title.count))
    guard needed > width, needed > most else { return setting }
    setting.options.allowsTightening = true
    setting.options.tighteningFactor = most / (needed - most)
    return setting
  }

  /// The badge at the trailing top of a tab's image, 13 points on 18, as wide as its words and 5 points at their
  /// sides, but from 24 to 64 points, and a circle for one character.
  ///
  /// Source: public disassemblies of UIKit (`-[_UIBadgeView sizeThatFits:]`, `_UIBadgeVisualStyle`); its place is ours.
  /// Evidence: E-tab-badge.
  private func badge(
    of item: BarItem, on tab: Rect, _ environment: BarEnvironment
  ) -> LaidOutBarItem? {
    guard let badge = item.badge, !badge.isEmpty else { return nil }
    let setting = environment.setting(badge, environment.font(13), at: item.location)
    let words = environment.width(of: setting)
    let capsule = badge.utf16.count < 2 ? 18 : min(64, max(24, words + 10))
    let x = tab.midX + (environment.controls.isRightToLeft ? -4 - capsule : 4)
    // Longer badges move inwards and end where the tab does.
    let frame = Rect(
      x: max(tab.minX, min(x, tab.maxX - capsule)), y: tab.y + 2,
      width: min(capsule, tab.width), height: 18)
    var result = LaidOutBarItem(
      role: .badge, id: item.id, frame: frame,
      text: environment.set(setting, in: frame, as: .badge))
    result.offersLargeContentViewer = true
    return result
  }
}
