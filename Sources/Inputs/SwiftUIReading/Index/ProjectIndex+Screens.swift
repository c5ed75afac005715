import SwiftSyntax

extension ProjectIndex {
  /// The views that can be read, and the previews, in the order of their places.
  package var screens: [SwiftUIScreen] {
    (views + previewScreens).sorted { ($0.location, $0.name) < ($1.location, $1.name) }
  }

  private var views: [SwiftUIScreen] {
    let views = allTypes.filter(isView)
    let filling = views.filter {
      $0.members.properties["body"]?.getter.map(Self.fillsScreen) ?? false
    }
    let elsewhere = namesShownElsewhere(among: Set(filling.map(\.name)))
    let whole = Set(filling.filter { !elsewhere.contains($0.name) }.map { ObjectIdentifier($0) })
    return views.map { type in
      SwiftUIScreen(
        name: type.name, kind: .view, location: location(file: type.file, offset: type.offset),
        isWholeScreen: whole.contains(ObjectIdentifier(type)))
    }
  }

  private var previewScreens: [SwiftUIScreen] {
    previews.enumerated().map { number, preview in
      SwiftUIScreen(
        name: preview.name.isEmpty ? "Preview \(number + 1)" : preview.name, kind: .preview,
        location: location(file: preview.file, offset: preview.offset),
        isWholeScreen: Self.fillsScreen(preview.body))
    }
  }

  /// Whether a type of the app is a view with a body.
  func isView(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .structure, .reference, .enumeration:
      type.members.properties["body"]?.isComputed == true && inherits(type, from: ["View"])
    case .protocolType, .external: false
    }
  }

  private static let containers: Set<String> = [
    "List", "Form", "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView",
  ]
  private static let modifiers: Set<String> = [
    "navigationTitle", "navigationBarTitle", "toolbar", "navigationBarItems",
  ]

  /// Whether a body itself has what only whole screens have.
  private static func fillsScreen(_ body: CodeBlockItemListSyntax) -> Bool {
    var previous = ""
    for token in body.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind else {
        previous = token.text
        continue
      }
      if previous == "." ? modifiers.contains(name) : containers.contains(name) { return true }
      previous = name
    }
    return false
  }
}
