internal import SwiftUIModel

/// A choice of one of several options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.label = label
    self.content = content()
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let label = label.makeTree(in: context.child("label"))
    let options = content.makeTree(in: context.child("options"))
    let trees = options.views
    let tags = options.tags(in: context.graph)
    let wanted = AnyHashable(selection.wrappedValue)
    let selection = selection
    context.add(
      .choice(trees.map(\.words)) { number in
        guard tags.indices.contains(number), let tag = tags[number] else { return }
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }, title: label.words)
    return ViewTree(
      .control(.picker(selected: tags.firstIndex(of: wanted))), children: [label] + trees)
  }
}

/// The key of the identity of an element of a `ForEach`, which is its tag where it has no other.
enum IdentityMark {}

extension ViewTree {
  /// The tag of each view in a group, by which a selection names it.
  @MainActor
  func tags(in graph: ViewGraph) -> [AnyHashable?] {
    layoutValues(in: graph).map { values in
      values[ObjectIdentifier(TagMark.self)] as? AnyHashable
        ?? values[ObjectIdentifier(IdentityMark.self)] as? AnyHashable
    }
  }

  /// The views that a group is, each by itself.
  var views: [ViewTree] {
    var found: [ViewTree] = []
    var open = [0]
    while let index = open.popLast() {
      if case .group = nodes[index].content {
        open += children(of: index).reversed()
      } else {
        var builder = ViewTreeBuilder()
        builder.copy(self, index)
        found.append(builder.build())
      }
    }
    return found
  }
}

extension ViewTreeBuilder {
  /// Adds a node of another tree with all that is in it.
  mutating func copy(_ tree: ViewTree, _ index: Int) {
    open(tree.nodes[index])
    for child in tree.children(of: index) { copy(tree, child) }
    close()
  }
}

/// How pickers look.
public protocol PickerStyle {
  var _name: _PickerStyleName { get }
}

public enum _PickerStyleName: Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink

  var style: SwiftUIModel.PickerStyle {
    switch self {
    case .automatic: .automatic
    case .menu: .menu
    case .segmented: .segmented
    case .wheel: .wheel
    case .inline: .inline
    case .navigationLink: .navigationLink
    }
  }
}

public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _name: _PickerStyleName { .automatic }
}

public struct MenuPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _name: _PickerStyleName { .menu }
}

public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _name: _PickerStyleName { .segmented }
}

public struct WheelPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _name: _PickerStyleName { .wheel }
}

public struct InlinePickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _name: _PickerStyleName { .inline }
}

public struct NavigationLinkPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _name: _PickerStyleName { .navigationLink }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
  public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension View {
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(changed: .pickerStyle(style._name.style))
  }
}
