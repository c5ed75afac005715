extension ProjectIndex {
  /// The views that can be read, and the previews, in the order of their places.
  package var screens: [SwiftUIScreen] {
    (views + previewScreens).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private var views: [SwiftUIScreen] {
    let views = allTypes.filter(isView)
    let filling = views.filter { $0.body == .computed(fillsScreen: true) }
    let elsewhere = namesShownElsewhere(among: Set(filling.map(\.name)))
    let pushed = Set(files.flatMap(\.outline.presentedViews.pushed))
    let others = Set(files.flatMap(\.outline.presentedViews.others))
    let roots = Set(files.flatMap(\.outline.presentedViews.roots))
    return views.map { type in
      let fillsScreen = type.body == .computed(fillsScreen: true)
      let isPushed = pushed.contains(type.name)
      let isOther = others.contains(type.name)
      let isPresented = isOther || isPushed
      return SwiftUIScreen(
        name: type.name, kind: .view, location: location(file: type.file, offset: type.offset),
        isWholeScreen: isPresented || fillsScreen && !elsewhere.contains(type.name),
        isPresented: isPresented,
        inStack: roots.contains(type.name) ? .first : isPushed && !isOther ? .pushed : .unknown)
    }
  }

  private var previewScreens: [SwiftUIScreen] {
    previews.enumerated().map { number, preview in
      let outline = outline(of: preview)
      return SwiftUIScreen(
        name: outline.name.isEmpty ? "Preview \(number + 1)" : outline.name, kind: .preview,
        location: location(of: preview), isWholeScreen: outline.fillsScreen)
    }
  }

  /// Whether a type of the app is a view with a body.
  func isView(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .structure, .reference, .enumeration:
      type.hasComputedBody && inherits(type, from: ["View"])
    case .protocolType, .external: false
    }
  }
}

extension TypeDeclaration {
  fileprivate var hasComputedBody: Bool {
    if case .computed? = body { true } else { false }
  }
}
