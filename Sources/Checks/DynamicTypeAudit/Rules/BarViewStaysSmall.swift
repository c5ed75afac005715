import DynamicType
import DynamicTypeModel

/// A bar item's custom view stays small, and a long press does not show it larger.
///
/// Items that have a title or an image are shown in the Large Content Viewer at accessibility
/// sizes, because bars cannot grow. An item with a custom view is not: a view is shown in the
/// viewer only if `showsLargeContentViewer` is on.
///
/// To fix it, give the item a title or image instead of the view, or turn on
/// `showsLargeContentViewer` for the view, with a `largeContentTitle` or `largeContentImage`; as a
/// user-defined runtime attribute or in code.
///
/// **What is reported.** A warning for a custom view that contains text, an image or a button with
/// an image, if all of them keep their size at the accessibility sizes laid out and none has the
/// attribute. A note where the controller's class sets `leftBarButtonItem` or `rightBarButtonItem` at that side.
///
/// **What is not.** Views that code makes, and attributes that code sets. Switches, sliders and
/// activity indicators, which have nothing to read.
struct BarViewStaysSmall: AuditRule {
  static let id: RuleID = "bar-view-stays-small"
  static let precedence = 31

  func findings(in series: ScreenSeries) -> [Finding] {
    let large = series.layouts.filter { $0.configuration.size.isAccessibilityCategory }
    guard let last = large.last else { return [] }
    let small = series.layouts.first { $0.configuration.size <= .large } ?? series.layouts[0]
    let smallViews = small.viewsOfBarItems
    return last.laidOutBars.flatMap(\.items).compactMap { item in
      guard item.role == .button, let own = item.item, let view = item.view.first,
        view.showsSomethingToRead, view.staysSmall(beside: smallViews[own.id])
      else { return nil }
      return Finding(
        rule: Self.id, severity: .warning,
        message:
          "the view of bar item \(view.nameInBar(own.id)) keeps its size "
          + "\(series.phrase(for: large)), and a long press does not show it large: "
          + "turn on showsLargeContentViewer",
        location: own.location, element: own.id, scene: last.id,
        sizes: large.map(\.configuration.size), devices: [last.configuration.device.id],
        locales: [last.configuration.locale])
    }
  }
}

extension ScreenSeries {
  fileprivate func phrase(for layouts: [LaidOutScreen]) -> String {
    phrase(for: layouts.map(\.configuration.size))
  }
}

extension LaidOutScreen {
  /// Whether there are words or images, and none that offers the viewer by itself.
  fileprivate var showsSomethingToRead: Bool {
    guard !views.contains(where: \.showsLargeContentViewer) else { return false }
    return zip(views, nodes).contains { view, node in
      guard node.isShown else { return false }
      return view.imageName != nil || view.role != .image && !node.texts.isEmpty
    }
  }

  /// What it shows first, its words or the name of its image, with the item's id.
  fileprivate func nameInBar(_ id: String) -> String {
    let words = nodes.lazy.flatMap(\.texts).map(\.string).first { !$0.isEmpty }
    let shown = words ?? views.lazy.compactMap(\.imageName).first
    return shown.map { "'\($0.excerpt(of: 30))' (\(id))" } ?? id
  }

  /// The views that bar items show, by the ids of the items.
  fileprivate var viewsOfBarItems: [String: LaidOutScreen] {
    var views: [String: LaidOutScreen] = [:]
    for item in laidOutBars.lazy.flatMap(\.items) where views[item.id] == nil {
      views[item.id] = item.view.first
    }
    return views
  }

  /// Whether every text has the same size in a layout for a smaller text size.
  fileprivate func staysSmall(beside other: LaidOutScreen?) -> Bool {
    guard let other, other.nodes.count == nodes.count else { return true }
    return zip(nodes.flatMap(\.texts), other.nodes.flatMap(\.texts)).allSatisfy {
      abs($0.font.pointSize - $1.font.pointSize) < 0.01
    }
  }
}
