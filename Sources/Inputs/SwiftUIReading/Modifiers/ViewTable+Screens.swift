import DynamicTypeModel
import SwiftUIModel

/// Modifiers of rows, bars and screens, and those that change nothing that a layout sees.
extension ViewTable {
  static let listModifiers: [String: Modifier] = [
    "listStyle": { reader, view, call in
      let styles: [String: ListStyle] = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "inset": .inset,
        "sidebar": .sidebar,
      ]
      guard let style = reader.styleName(call).flatMap({ styles[$0] }) else { return view }
      return view.changed(.listStyle(style))
    },
    "listRowInsets": { reader, view, call in
      view.modified(by: .listRowInsets(reader.insets(reader.first(call))), at: call.location)
    },
    "listRowSeparator": { reader, view, call in
      let isHidden = reader.symbolName(reader.first(call)) == "hidden"
      return view.modified(
        by: .listRowSeparator(
          isHidden: isHidden, reader.edges(reader.value("edges", call)) ?? .all),
        at: call.location)
    },
    "listSectionSeparator": { reader, view, call in
      let isHidden = reader.symbolName(reader.first(call)) == "hidden"
      return view.modified(by: .listSectionSeparator(isHidden: isHidden, .all), at: call.location)
    },
    "listRowBackground": { reader, view, call in
      let background = reader.first(call).map { reader.view(of: $0) } ?? .empty
      return view.modified(by: .listRowBackground, at: call.location, secondary: background)
    },
    "listSectionSpacing": { reader, view, call in
      let value = reader.first(call)
      let isCompact = reader.symbolName(value) == "compact"
      return view.changed(.listSectionSpacing(isCompact ? 17.5 : reader.number(value)))
    },
    "listRowSpacing": { reader, view, call in
      view.changed(.listRowSpacing(reader.number(reader.first(call))))
    },
    "headerProminence": { reader, view, call in
      let isIncreased = reader.symbolName(reader.first(call)) == "increased"
      return view.changed(.headerProminence(isIncreased: isIncreased))
    },
    "badge": { reader, view, call in
      guard let value = reader.first(call), !value.isUnknown else { return view }
      if case .null = value { return view }
      if case .number(0, _) = value.readable { return view }
      return view.modified(by: .badge(reader.styledText(value).content), at: call.location)
    },
    "tag": { reader, view, call in
      guard let tag = reader.first(call) else { return view }
      return view.tagged(by: tag, isExplicit: true)
    },
  ]

  static let barModifiers: [String: Modifier] = [
    "navigationTitle": { reader, view, call in reader.navigationTitle(view, call) },
    "navigationBarTitle": { reader, view, call in
      let titled = reader.navigationTitle(view, call)
      let mode = reader.symbolName(reader.value("displayMode", call))
      guard mode == "inline" || mode == "large" else { return titled }
      return titled.modified(
        by: .navigationBarTitleDisplayMode(mode == "inline" ? .inline : .large))
    },
    "navigationBarTitleDisplayMode": titleMode, "toolbarTitleDisplayMode": titleMode,
    "navigationBarHidden": { reader, view, call in
      guard case .bool(false)? = reader.first(call)?.readable else {
        return view.modified(by: .navigationBarHidden, at: call.location)
      }
      return view
    },
    "toolbar": { $0.toolbar($1, $2) },
    "toolbarVisibility": { $0.toolbar($1, $2) },
    "navigationBarItems": { reader, view, call in
      var items: [ViewPiece] = []
      for (label, placement) in [("leading", ToolbarPlacement.leading), ("trailing", .trailing)] {
        if let given = call.expression(label) {
          let item = reader.views(given, call) ?? .empty
          items.append(ViewPiece(.toolbarItem(placement: placement), at: call.location, [item]))
        }
      }
      return view.modified(by: .toolbar, at: call.location, secondary: .group(items))
    },
    "searchable": { reader, view, call in
      var search = SearchDescription()
      if let prompt = reader.value("prompt", call) {
        search.prompt = reader.styledText(prompt).content
      }
      if case .string(let text)? = reader.value("text", call)?.readable {
        search.text = text.known ?? ""
      }
      return view.modified(by: .searchable(search), at: call.location)
    },
    "tabItem": { reader, view, call in
      view.modified(by: .tabItem, at: call.location, secondary: reader.content(call))
    },
  ]

  private static let titleMode: Modifier = { reader, view, call in
    let mode: TitleDisplayMode =
      switch reader.symbolName(reader.first(call)) {
      case "inline", "inlineLarge": .inline
      case "large": .large
      default: .automatic
      }
    return view.modified(by: .navigationBarTitleDisplayMode(mode), at: call.location)
  }

  static let effectModifiers: [String: Modifier] = [
    "scaleEffect": effect("scaleEffect"), "rotationEffect": effect("rotationEffect"),
    "rotation3DEffect": effect("rotation3DEffect"), "blur": effect("blur"),
    "accessibilityIdentifier": { reader, view, call in
      guard let name = reader.text(reader.first(call)) else { return view }
      return view.modified(by: .identifier(name), at: call.location)
    },
    "accessibilityLabel": { reader, view, call in
      guard let value = reader.first(call), !value.isUnknown else { return view }
      return view.modified(
        by: .accessibilityLabel(reader.styledText(value).content.string), at: call.location)
    },
    "accessibilityShowsLargeContentViewer": { reader, view, call in
      let other = call.arguments.isEmpty ? nil : reader.content(call)
      return view.modified(by: .showsLargeContentViewer, at: call.location, secondary: other)
    },
  ]

  private static func effect(_ name: String) -> Modifier {
    { _, view, call in view.modified(by: .visualEffect(name), at: call.location) }
  }
}

extension ViewReader {
  func navigationTitle(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    guard let value = first(call) else { return view }
    return view.modified(by: .navigationTitle(styledText(value).content), at: call.location)
  }

  func toolbar(_ view: ViewPiece, _ call: CallArguments) -> ViewPiece {
    if symbolName(value("removing", call)) == "title" {
      return view.modified(by: .navigationTitleRemoved, at: call.location)
    }
    let hidden = symbolName(first(call)) == "hidden"
    if hidden {
      let bars = call.expression("for").map { symbolName(evaluate($0)) }
      switch bars {
      case "tabBar"??: return view.modified(by: .tabBarHidden, at: call.location)
      case "bottomBar"??: return view
      default: return view.modified(by: .navigationBarHidden, at: call.location)
      }
    }
    guard call.trailing != nil || call.expression("content") != nil else { return view }
    return view.modified(by: .toolbar, at: call.location, secondary: content(call))
  }
}
