import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeReport
import DynamicTypeReportModel

/// The items of a screen that the Large Content Viewer is for, with a panel for each at each size.
///
/// A panel is a small picture of its own, which the report lays over that of the screen. Its name is that of what is in
/// it, so that screens with the same tabs share it, in every run.
struct LargeContentPanels {
  private(set) var items: [Report.LargeContentItem] = []
  /// Each different panel once.
  private(set) var files: [ReportFile] = []

  /// - Parameters:
  ///   - layouts: A screen at each of its sizes, in one look.
  ///   - pictures: What becomes of them. Where they are drawn when asked for, they have no names yet.
  init(_ layouts: [LaidOutScreen], as pictures: Pictures, on bench: Bench) {
    var numbers: [LargeContentKey: Int] = [:]
    for layout in layouts {
      for (key, item, place) in layout.largeContent {
        let number = numbers[key] ?? items.count
        if number == items.count {
          numbers[key] = number
          items.append(Report.LargeContentItem(item))
        }
        items[number].cells.append(
          Report.LargeContentCell(
            size: TextSize(layout.configuration.size), frame: Report.Rect(place),
            panel: panel(of: item, on: layout, as: pictures, bench)))
      }
    }
  }

  private mutating func panel(
    of item: LargeContentItem, on layout: LaidOutScreen, as pictures: Pictures, _ bench: Bench
  ) -> Report.Picture? {
    if pictures == .whenAsked {
      return bench.renderer.place(ofPanelFor: item, on: layout).map {
        Report.Picture(source: "", area: Report.Rect($0))
      }
    }
    let options = pictures.options(for: layout)
    guard let panel = try? bench.renderer.picture(of: item, on: layout, options: options) else {
      return nil
    }
    let path = Pictures.path(named: "viewer-\(Digest(of: panel.png).hexadecimal)")
    if !files.contains(where: { $0.path == path }) {
      let file = ReportFile(path: path, bytes: panel.png)
      guard pictures.write(file) else { return nil }
      files.append(file)
    }
    return Report.Picture(source: path, area: Report.Rect(panel.place))
  }
}

/// Tells an item from others of its screen, at every size.
struct LargeContentKey: Hashable, Sendable {
  var element: String
  var kind: String
  /// How many of the same come before it.
  var occurrence: Int
}

/// Gives the items of a screen their keys, in order.
private struct LargeContentKeys {
  private var counts: [LargeContentKey: Int] = [:]

  mutating func key(of element: String, _ kind: String) -> LargeContentKey {
    var key = LargeContentKey(element: element, kind: kind, occurrence: 0)
    let count = counts[key, default: 0]
    counts[key] = count + 1
    key.occurrence = count
    return key
  }
}

extension LaidOutScreen {
  /// The items that a report's picture shows, in order.
  var largeContent: [(key: LargeContentKey, item: LargeContentItem, place: Rect)] {
    var keys = LargeContentKeys()
    return largeContentItems(in: Pictures.extent).map { item, place in
      (keys.key(of: item.id, item.kind), item, place)
    }
  }
}

extension [Report.LargeContentItem] {
  /// Of each item, as ``LaidOutScreen/largeContent`` has them.
  var keys: [LargeContentKey] {
    var keys = LargeContentKeys()
    return map { keys.key(of: $0.element, $0.kind) }
  }
}

extension Report.LargeContentItem {
  fileprivate init(_ item: LargeContentItem) {
    self.init(
      element: item.id, kind: item.kind, label: item.content?.title ?? item.content?.image?.name)
  }
}
