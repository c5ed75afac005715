import DynamicType
import SwiftUIModel

/// Bars, which views say something about that is anywhere in them.
extension TreeResolver {
  /// What the views in a navigation stack say about its bar.
  private struct BarRequest {
    var title: StyledText?
    var mode = TitleDisplayMode.automatic
    var isHidden = false
    var isTitleRemoved = false
    var search: SearchDescription?
    /// What the button back says; nil where there is none.
    var back: (title: StyledText?, node: Int)?
    /// Items' nodes with their placement.
    var items: [(node: Int, placement: ToolbarPlacement)] = []

    /// What the bottom bar shows, in order.
    var bottomItems: [(node: Int, placement: ToolbarPlacement)] {
      items.filter { $0.placement == .bottomBar || $0.placement == .status }
    }

    /// Whether there is anything that a navigation bar would show; a stack whose views say nothing has none.
    ///
    /// Source: pictures of home-assistant/iOS and kasianov-mikhail/scout (iOS 26): their lists begin at the safe area.
    var hasBar: Bool {
      !isHidden && (title != nil || search != nil || back != nil || !topItems.isEmpty)
    }

    /// What the navigation bar shows: leading items, the middle, trailing items from the outermost.
    var topItems: [(node: Int, placement: ToolbarPlacement)] {
      items.filter { $0.placement == .leading } + items.filter { $0.placement == .principal }
        + items.filter { $0.placement == .trailing }.reversed()
    }
  }

  /// Adds a stack's bar, and puts its root off.
  ///
  /// Source: OpenSwiftUI 069dd80b, `ImplicitRootType`: several views are in a vertical stack, unless what holds them says
  /// otherwise, as overlays and backgrounds do.
  mutating func addNavigation(_ node: Int, _ children: [Int], at index: Int) {
    let request = barRequest(node)
    let count = children.reduce(0) { $0 + tree.nodes[$1].viewCount }
    for child in children.reversed() where count > 0 {
      open.append(
        Item(
          node: child, parent: index,
          container: count == 1 ? nil : .stack(StackDescription(axis: .vertical))))
    }
    if request.hasBar { addBar(request, of: node, to: index) }
    if !request.bottomItems.isEmpty { addBottomBar(request, of: node, to: index) }
  }

  private mutating func addBottomBar(_ request: BarRequest, of node: Int, to index: Int) {
    let bar = append(BottomBarRule(), .bar(.bottomBar), around: node, to: index)
    let items = request.bottomItems.map { item in
      let parent = append(
        BarItemRule(isFlexible: isSpacer(item.node)), .bar(.toolbarItem), around: item.node,
        to: bar)
      if !isSpacer(item.node) { offerLargeContentViewer(of: parent, showing: item.node) }
      return Item(node: item.node, parent: parent, axis: .horizontal)
    }
    open += items.reversed()
  }

  private func isSpacer(_ node: Int) -> Bool {
    if case .spacer = tree.nodes[node].content { true } else { false }
  }

  private mutating func addBar(_ request: BarRequest, of node: Int, to index: Int) {
    let environment = tree.environments[tree.nodes[node].environment]
    let isLarge =
      request.title != nil && request.mode != .inline
      && BarMetrics(environment).hasLargeTitles(in: session.window)
    let shown = request.topItems
    let hasPrincipal = shown.contains { $0.placement == .principal }
    var parts: [NavigationBarRule.Part] = shown.map { item in
      switch item.placement {
      case .leading: .leadingItem
      case .principal: .principalItem
      default: .trailingItem
      }
    }
    let title = request.isTitleRemoved || hasPrincipal && !isLarge ? nil : request.title
    if title != nil { parts.append(isLarge ? .largeTitle : .title) }
    if request.search != nil { parts.append(.searchField) }
    if request.back != nil { parts.insert(.backButton, at: 0) }
    let bar = append(
      NavigationBarRule(
        parts: parts, isLarge: isLarge, searchPlacement: request.search?.placement ?? .automatic),
      .bar(.navigationBar), around: node, to: index)
    if let back = request.back { addBackButton(back.title, of: back.node, to: bar) }
    var items: [Item] = []
    for item in shown {
      let isPrincipal = item.placement == .principal
      let parent = append(
        BarItemRule(isPrincipal: isPrincipal), .bar(.toolbarItem), around: item.node, to: bar)
      if !isPrincipal { offerLargeContentViewer(of: parent, showing: item.node) }
      items.append(Item(node: item.node, parent: parent))
    }
    open += items.reversed()
    if let title { addTitle(title, isLarge: isLarge, of: node, to: bar) }
    if let search = request.search { addSearchField(search, of: node, to: bar) }
  }

  /// The button's arrow, and what it may say, the longest first.
  private func addBackButton(_ title: StyledText?, of node: Int, to bar: Int) {
    let button = append(BackButtonRule(), .bar(.backButton), around: node, to: bar)
    offerLargeContentViewer(ofBackButton: button, title: title?.string ?? "")
    var environment = tree.environments[tree.nodes[node].environment]
    (environment.lineLimit, environment.font) = (.systemLine, .body)
    environment.place = .toolbar
    environment.dynamicTypeSize = BarMetrics(environment).titleSize
    let box = EnvironmentBox(environment)
    let arrow = ImageDescription(.symbol("chevron.backward"))
    _ = session.append(
      ResolvedNode(
        rule: ImageRule(image: arrow), parent: button, environment: box,
        record: ViewRecord(kind: .image(arrow.source))))
    for words in [title, StyledText("Back")].compactMap(\.self) {
      _ = session.append(
        ResolvedNode(
          rule: TextRule(content: words), parent: button, environment: box,
          record: ViewRecord(kind: .text)))
    }
  }

  /// The field's text or prompt, from behind the magnifier to the field's end.
  private func addSearchField(_ search: SearchDescription, of node: Int, to bar: Int) {
    let field = append(SearchFieldRule(), .bar(.searchField), around: node, to: bar)
    var environment = tree.environments[tree.nodes[node].environment]
    environment.lineLimit = .systemLine
    environment.font = .body
    environment.place = .toolbar
    let isEmpty = search.text.isEmpty
    if isEmpty { environment.foregroundColor = .system("secondaryLabelColor") }
    let prompt = search.prompt ?? StyledText("Search")
    _ = session.append(
      ResolvedNode(
        rule: TextRule(content: isEmpty ? prompt : StyledText(search.text)), parent: field,
        environment: EnvironmentBox(environment), record: ViewRecord(kind: .text)))
  }

  private func addTitle(_ title: StyledText, isLarge: Bool, of node: Int, to bar: Int) {
    var environment = tree.environments[tree.nodes[node].environment]
    environment.lineLimit = .systemLine
    environment.place = .toolbar
    if isLarge {
      environment.font = .largeTitle.weight(.bold)
      environment.allowsTightening = true
    } else {
      environment.font = .headline
      environment.dynamicTypeSize = BarMetrics(environment).titleSize
    }
    _ = session.append(
      ResolvedNode(
        rule: TextRule(content: title), parent: bar,
        environment: EnvironmentBox(environment),
        record: ViewRecord(kind: .bar(isLarge ? .largeTitle : .title))))
  }

  /// The first title and mode in the stack, and all items, but not those of a stack in it.
  private func barRequest(_ stack: Int) -> BarRequest {
    var request = BarRequest()
    var hasMode = false
    var index = stack + 1
    let end = stack + tree.nodes[stack].subtreeCount
    var presented: Set<Int> = []
    while index < end {
      if presented.contains(index) {
        index += tree.nodes[index].subtreeCount
        continue
      }
      switch tree.nodes[index].content {
      case .navigationStack, .navigationSplitView:
        index += tree.nodes[index].subtreeCount
        continue
      case .presentation:
        let children = tree.children(of: index)
        if children.count > 1 { presented.insert(children[1]) }
      case .navigationTitle(let title): request.title = request.title ?? title
      case .navigationBarTitleDisplayMode(let mode) where !hasMode:
        (request.mode, hasMode) = (mode, true)
      case .navigationBarHidden: request.isHidden = true
      case .navigationTitleRemoved: request.isTitleRemoved = true
      case .navigationBackButton(let title): request.back = request.back ?? (title, index)
      case .searchable(let search): request.search = request.search ?? search
      case .toolbar: request.items += items(of: index)
      default: break
      }
      index += 1
    }
    return request
  }

  private func items(of toolbar: Int) -> [(node: Int, placement: ToolbarPlacement)] {
    let children = tree.children(of: toolbar)
    guard children.count > 1 else { return [] }
    var found: [(node: Int, placement: ToolbarPlacement)] = []
    var pending = [(node: children[1], placement: ToolbarPlacement.trailing)]
    while let next = pending.popLast() {
      let content = tree.nodes[next.node].content
      let inner = tree.children(of: next.node)
      if case .toolbarItem(let placement) = content {
        pending += inner.reversed().map { ($0, placement) }
      } else if content.role == .group {
        pending += inner.reversed().map { ($0, next.placement) }
      } else if next.placement != .keyboard, tree.nodes[next.node].viewCount > 0 {
        found.append(next)
      }
    }
    return found
  }
}
