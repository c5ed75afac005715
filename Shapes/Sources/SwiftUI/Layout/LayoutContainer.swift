internal import DynamicTypeModel
internal import SwiftUIModel

/// A layout with its views.
struct LayoutContainer<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

/// A layout of the framework's own, which the engine knows by itself.
protocol KnownLayout {
  var container: ViewContent { get }
}

extension LayoutContainer: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    layout.makeTree(of: content.makeTree(in: context), in: context)
  }
}

extension Layout {
  /// The layout around views.
  @MainActor
  func makeTree(of content: ViewTree, in context: TreeContext) -> ViewTree {
    if let any = self as? AnyLayout { return any.layout.makeTree(of: content, in: context) }
    if let known = self as? any KnownLayout {
      return ViewTree(known.container, children: [content])
    }
    let runner = LayoutRunner(
      layout: self, values: content.layoutValues(in: context.graph),
      direction: context.values.layoutDirection)
    return ViewTree(.customLayout(runner.description), children: [content])
  }
}

/// Runs a layout of an app for the engine.
struct LayoutRunner<L: Layout> {
  let layout: L
  let values: [[ObjectIdentifier: Any]]
  let direction: LayoutDirection

  var description: CustomLayout {
    let size = MainActorOnly(size)
    let placements = MainActorOnly(placements)
    let guide = MainActorOnly(guide)
    return CustomLayout(
      name: "\(L.self)", size: { size.value($0, $1) },
      placements: { placements.value($0, $1, $2) }, guide: { guide.value($0, $1, $2, $3) })
  }

  private func subviews(
    _ views: [any SwiftUIModel.LayoutSubview], _ placed: PlacedSubviews
  ) -> LayoutSubviews {
    LayoutSubviews(
      subviews: views.enumerated().map { index, view in
        LayoutSubview(
          base: view, index: index, values: values.indices.contains(index) ? values[index] : [:],
          placed: placed)
      }, layoutDirection: direction)
  }

  private func size(
    _ proposal: ProposedSize, _ views: [any SwiftUIModel.LayoutSubview]
  ) -> Size {
    let subviews = subviews(views, PlacedSubviews())
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    return Size(width: size.width, height: size.height)
  }

  private func placements(
    _ size: Size, _ proposal: ProposedSize, _ views: [any SwiftUIModel.LayoutSubview]
  ) -> [SubviewPlacement?] {
    let placed = PlacedSubviews()
    let subviews = subviews(views, placed)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(origin: CGPoint(), size: size.cgSize), proposal: ProposedViewSize(proposal),
      subviews: subviews, cache: &cache)
    return views.indices.map { placed.places[$0] }
  }

  private func guide(
    _ key: GuideKey, _ size: Size, _ proposal: ProposedSize,
    _ views: [any SwiftUIModel.LayoutSubview]
  ) -> Double? {
    let subviews = subviews(views, PlacedSubviews())
    var cache = layout.makeCache(subviews: subviews)
    let bounds = CGRect(origin: CGPoint(), size: size.cgSize)
    let offered = ProposedViewSize(proposal)
    let value =
      key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews,
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: offered, subviews: subviews,
        cache: &cache)
    return value.map { Double($0) }
  }
}

// MARK: - Values of subviews

/// A value that a view has for its layout, kept in the graph and found by its number in the tree.
struct LayoutValueMark {
  static let prefix = "layoutValue "
}

extension ViewTree {
  /// The values of each view of a layout, in the order of the views.
  @MainActor
  func layoutValues(in graph: ViewGraph) -> [[ObjectIdentifier: Any]] {
    var found: [[ObjectIdentifier: Any]] = []
    var open = [(node: 0, values: [ObjectIdentifier: Any]())]
    while let next = open.popLast() {
      let index = next.node
      var values = next.values
      switch nodes[index].content {
      case .group:
        open += children(of: index).reversed().map { ($0, values) }
        continue
      case .other(let name) where name.hasPrefix(LayoutValueMark.prefix):
        let number = Int(name.dropFirst(LayoutValueMark.prefix.count)) ?? -1
        if let (key, value) = graph.layoutValue(number), values[key] == nil { values[key] = value }
      default:
        guard nodes[index].content.isModifier else {
          found.append(values)
          continue
        }
      }
      if let first = children(of: index).first { open.append((first, values)) }
    }
    return found
  }
}

extension ViewContent {
  /// Whether it is around one view, of which there are as many as of that view.
  fileprivate var isModifier: Bool {
    switch self {
    case .text, .image, .shape, .spacer, .divider, .opaque, .controlPart, .group, .stack,
      .depthStack, .grid, .gridRow, .lazyGrid, .scrollView, .viewThatFits, .customLayout, .list,
      .section, .control, .navigationStack, .tabView, .geometryReader, .deferred, .slot:
      false
    default: true
    }
  }
}

nonisolated extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    LayoutValueView(content: self, key: ObjectIdentifier(key), value: value)
  }
}

/// A view with a value for its container.
struct LayoutValueView<Content: View> {
  let content: Content
  let key: ObjectIdentifier
  let value: Any
}

extension LayoutValueView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let number = context.graph.addLayoutValue(key, value)
    return content.makeTree(in: context).modified(
      by: .other(LayoutValueMark.prefix + "\(number)"))
  }
}
