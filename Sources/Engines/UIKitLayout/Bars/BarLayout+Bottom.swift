import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeText
import UIKitModel

extension BarLayout {
  /// A toolbar: items side by side from the leading edge on, flexible spaces equally wide.
  ///
  /// Its words have body text's size at Large at every size.
  func toolbar(_ items: [BarItem], in frame: Rect) -> LaidOutBar {
    var bar = LaidOutBar(kind: .toolbar, frame: frame)
    let full = row(of: frame)
    let row = Rect(
      x: full.x, y: full.y, width: full.width,
      height: min(metrics.bars.screenToolbarHeight, full.height)
    )
    var parts = parts(items, pointSize: TextStyle.body.pointSize(for: .large))
    guard let first = parts.first, let last = parts.last else { return bar }
    let distances = zip(parts, parts.dropFirst()).map { distance($0, $1) }
    let insets = inset(before: first, in: row) + inset(before: last, in: row)
    let needed = parts.reduce(insets + distances.reduce(0, +)) { $0 + $1.width }
    let free = row.width - needed
    shrink(&parts, by: -free)
    let flexible = parts.count { $0.face == .space(nil) }
    var places: [(part: Part, item: LaidOutBarItem)] = []
    var x = row.minX + inset(before: first, in: row)
    for (number, part) in parts.enumerated() {
      if part.face == .space(nil) {
        x += max(0, free) / Double(flexible)
      } else {
        if !part.item.isSpace { places.append((part, placed(part, x: x, in: row))) }
        x += part.width
      }
      if number < distances.count { x += distances[number] }
    }
    addCapsules(&places)
    bar.items = places.map(\.item)
    return bar
  }

  /// A tab bar: tabs share its width, and their text never grows.
  ///
  /// Of more than five tabs the bar of a phone shows four and "More". Elsewhere titles stand beside their
  /// images, or in a bar at the top since iPadOS 18, in fonts and at distances that are not published.
  ///
  /// Source: Apple, `UITabBarItemAppearance.Style`, and *Elevating your iPad app with a tab bar and sidebar*.
  /// Evidence: E-tab-bar-items.
  func tabBar(_ tabs: ScreenBars.Tabs, in frame: Rect) -> LaidOutBar {
    var bar = LaidOutBar(kind: .tabBar, frame: frame)
    let device = environment.configuration.device
    guard !device.isPad, !device.isLandscape else {
      let place = device.isPad ? "pads" : "phones in landscape"
      if !tabs.items.isEmpty { bar.notExamined = "how tabs stand on \(place) is not published" }
      return bar
    }
    var row = row(of: frame)
    if isFloating { row = row.inset(by: EdgeInsets(left: 29, right: 29)) }
    let shown = tabs.items.count > 5 ? Array(tabs.items.prefix(4)) : tabs.items
    let part = row.width / Double(max(1, min(5, tabs.items.count)))
    for (number, item) in shown.enumerated() {
      let place = mirrored(
        Rect(
          x: row.x + Double(number) * part, y: row.y, width: part, height: min(49, row.height)),
        in: row)
      var tab = LaidOutBarItem(role: .tab, id: item.id, frame: place)
      tab.item = item
      tab.isSelected = number == tabs.selected
      tab.offersLargeContentViewer = true
      if let title = item.tabTitle, !title.isEmpty {
        let side = isFloating ? 0.0 : 3
        let box = Rect(
          x: place.x + side, y: place.y + 33, width: max(0, place.width - 2 * side), height: 14)
        var text = typesetter.set(
          tabSetting(title, of: item, in: box.width), in: box, centred: true)
        text.part = .tab
        tab.text = text
      }
      bar.items.append(tab)
      if let badge = badge(of: item, on: place) { bar.items.append(badge) }
    }
    return bar
  }

  /// The title of a tab, whose characters may move together by 1.2 points each where it is wider than the tab, which
  /// leaves 3 points free at its sides.
  ///
  /// Source: public disassemblies of UIKit (`-[UITabBarButtonLabel resizeToFitWidth:]` and
  /// `-[_UITabBarVisualProviderLegacyIOS _layoutTabBarItems]`).
  /// Evidence: E-tab-title.
  private func tabSetting(_ title: String, of item: BarItem, in room: Double) -> TextSetting {
    var setting = setting(title, font(10, .medium), at: item.location)
    let (needed, most) = (width(of: setting), 1.2 * Double(title.count))
    guard needed > room, needed > most else { return setting }
    setting.options.allowsTightening = true
    setting.options.tighteningFactor = most / (needed - most)
    return setting
  }

  /// The badge at the trailing top of a tab's image, 13 points on 18, as wide as its words and 5 points at their
  /// sides, but from 24 to 64 points, and a circle for one character.
  ///
  /// Source: public disassemblies of UIKit (`-[_UIBadgeView sizeThatFits:]`, `_UIBadgeVisualStyle`); its place is ours.
  /// Evidence: E-tab-badge.
  private func badge(of item: BarItem, on tab: Rect) -> LaidOutBarItem? {
    guard let badge = item.badge, !badge.isEmpty else { return nil }
    let setting = setting(badge, font(13), at: item.location)
    let words = width(of: setting)
    let capsule = badge.utf16.count < 2 ? 18 : min(64, max(24, words + 10))
    let x = tab.midX + (environment.isRightToLeft ? -4 - capsule : 4)
    // Longer badges move inwards and end where the tab does.
    let frame = Rect(
      x: max(tab.minX, min(x, tab.maxX - capsule)), y: tab.y + 2,
      width: min(capsule, tab.width), height: 18)
    var text = typesetter.set(setting, in: frame, centred: true)
    text.part = .badge
    var result = LaidOutBarItem(role: .badge, id: item.id, frame: frame, text: text)
    result.offersLargeContentViewer = true
    return result
  }
}
