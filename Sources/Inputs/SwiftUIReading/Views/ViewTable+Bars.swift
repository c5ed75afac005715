import DynamicTypeModel
import SwiftUIModel

/// Navigation, tabs and toolbars.
extension ViewTable {
  static let bars: [String: Maker] = [
    "NavigationStack": { reader, call in
      .view(
        ViewPiece(
          .navigationStack, at: call.location, [reader.topScreen(of: reader.root(call), call)]))
    },
    "NavigationView": { reader, call in
      .view(ViewPiece(.navigationStack, at: call.location, [reader.primaryColumn(call)]))
    },
    "NavigationSplitView": { reader, call in
      let sidebar = call.expression("sidebar") ?? call.trailing
      let columns = [sidebar, call.expression("content"), call.expression("detail")]
      return .view(
        ViewPiece(
          .navigationSplitView, at: call.location, columns.compactMap { reader.views($0, call) })
      )
    },
    "TabView": { reader, call in
      let tabs = reader.content(call)
      let selected = reader.selection(call, of: reader.options(of: tabs)) ?? 0
      return .view(ViewPiece(.tabView(selected: selected), at: call.location, [tabs]))
    },
    "WindowGroup": { reader, call in .view(reader.content(call)) },
    "Window": { reader, call in .view(reader.content(call)) },
    "Tab": { reader, call in reader.tab(call) },
    "TabSection": { reader, call in .view(reader.content(call)) },
    "ToolbarItem": { reader, call in reader.toolbarItem(call) },
    "ToolbarItemGroup": { reader, call in reader.toolbarItem(call) },
    "ToolbarTitleMenu": { _, _ in .view(.empty) },
    "ToolbarSpacer": { _, _ in .view(.empty) },
    "DefaultToolbarItem": { _, _ in .view(.empty) },
  ]
}

extension ViewReader {
  /// The first view of a `NavigationView`: a phone shows the others once they are navigated to.
  func primaryColumn(_ call: CallArguments) -> ViewPiece {
    let content = content(call)
    guard environment.horizontalSizeClass == .compact, case .group = content.content,
      content.children.count > 1, let first = content.children.first(where: { !$0.isEmpty })
    else { return content }
    return first
  }

  /// The root of a stack, which may have a path besides.
  func root(_ call: CallArguments) -> ViewPiece {
    views(
      call.expression("root") ?? call.trailing ?? call.expression("content"),
      call)
      ?? .empty
  }

  func tab(_ call: CallArguments) -> Value? {
    let label: ViewPiece
    if let title = first(call) {
      label = ViewPiece(
        .control(.label), at: call.location,
        [icon(call) ?? .empty, textPiece(title, at: call.location)])
    } else {
      label = views(call.expression("label"), call) ?? .empty
    }
    let tab = content(call).modified(by: .tabItem, at: call.location, secondary: label)
    return .view(value("value", call).map { tab.tagged(by: $0, isExplicit: true) } ?? tab)
  }

  func toolbarItem(_ call: CallArguments) -> Value? {
    let name = symbolName(value("placement", call))
    guard let placement = Self.placement(name) else { return .view(.empty) }
    return .view(
      ViewPiece(.toolbarItem(placement: placement), at: call.location, [content(call)]))
  }

  /// Nil for places that a phone does not show.
  static func placement(_ name: String?) -> ToolbarPlacement? {
    switch name {
    case "navigationBarLeading", "topBarLeading", "cancellationAction", "navigation": .leading
    case "principal": .principal
    case "bottomBar": .bottomBar
    case "status": .status
    case "keyboard": .keyboard
    case "accessoryBar", "bottomOrnament": nil
    default: .trailing
    }
  }
}
