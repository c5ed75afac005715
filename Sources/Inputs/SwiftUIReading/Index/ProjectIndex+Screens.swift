extension ProjectIndex {
  /// The views that can be read, and the previews, in the order of their places.
  package var screens: [SwiftUIScreen] {
    let screens = (views + previewScreens).sorted {
      ($0.screen.location, $0.screen.name) < ($1.screen.location, $1.screen.name)
    }
    return Self.named(apart: screens)
  }

  /// Gives those of one file that have one name their full names, and those that still do numbers, in their order: a
  /// screen's name is what tells its pictures and its snapshot from those of others.
  private static func named(
    apart screens: [(screen: SwiftUIScreen, fullName: String)]
  ) -> [SwiftUIScreen] {
    struct Place: Hashable {
      var path, name: String
    }
    let alike = Dictionary(
      screens.map { (Place(path: $0.screen.location.path, name: $0.screen.name), 1) },
      uniquingKeysWith: +)
    var met: Set<Place> = []
    return screens.map { screen, fullName in
      var screen = screen
      let path = screen.location.path
      if alike[Place(path: path, name: screen.name), default: 0] > 1 { screen.name = fullName }
      let name = screen.name
      var number = 1
      while !met.insert(Place(path: path, name: screen.name)).inserted {
        number += 1
        screen.name = "\(name) \(number)"
      }
      return screen
    }
  }

  private var views: [(screen: SwiftUIScreen, fullName: String)] {
    let views = allTypes.filter(isView)
    let filling = views.filter { $0.body == .computed(fillsScreen: true) }
    let elsewhere = namesShownElsewhere(among: Set(filling.map(\.name)))
    let pushed = Set(files.flatMap(\.outline.presentedViews.pushed))
    let containers = Set(views.filter(\.takesViews).map(\.name))
    var others = Set(files.flatMap(\.outline.presentedViews.others))
    let given = files.flatMap(\.outline.presentedViews.given).filter {
      containers.contains($0.container)
    }
    var reached = -1
    while reached != others.count {
      reached = others.count
      for view in given where others.contains(view.container) || pushed.contains(view.container) {
        others.insert(view.name)
      }
    }
    let roots = Set(files.flatMap(\.outline.presentedViews.roots))
    let ways = NavigationWays(files.map(\.outline.presentedViews))
    return views.map { type in
      let fillsScreen = type.body == .computed(fillsScreen: true)
      let isPushed = pushed.contains(type.name)
      let isOther = others.contains(type.name)
      let isPresented = isOther || isPushed
      let screen = SwiftUIScreen(
        name: type.name, kind: .view, location: location(file: type.file, offset: type.offset),
        // What is around the views that it is given is no screen by itself.
        isWholeScreen: !type.takesViews
          && (isPresented || fillsScreen && !elsewhere.contains(type.name)),
        isPresented: isPresented,
        inStack: roots.contains(type.name)
          ? .first
          : !isPushed || isOther
            ? .unknown : ways.haveLargeTitles(below: type.name) ? .pushedOnLarge : .pushed)
      return (screen, type.qualifiedName)
    }
  }

  private var previewScreens: [(screen: SwiftUIScreen, fullName: String)] {
    previews.enumerated().map { number, preview in
      let outline = outline(of: preview)
      let screen = SwiftUIScreen(
        name: outline.name.isEmpty ? "Preview \(number + 1)" : outline.name, kind: .preview,
        location: location(of: preview), isWholeScreen: outline.fillsScreen)
      return (screen, screen.name)
    }
  }

  /// Whether code makes the app's windows dark.
  var makesWindowsDark: Bool {
    trace?.note(.darkWindows, "")
    return files.contains(where: \.outline.makesWindowDark)
  }

  /// Whether code gives `UserDefaults` values for what is not kept yet.
  var registersDefaults: Bool {
    trace?.note(.registeredDefaults, "")
    return files.contains(where: \.outline.registersDefaults)
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
