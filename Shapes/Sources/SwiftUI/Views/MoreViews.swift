internal import SwiftUIModel

/// Views for a moment, which is the one of the layout.
public struct TimelineView<Schedule, Content: View> {
  public struct Context: Sendable {
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }

    public let date: Date
    public var cadence: Cadence { .live }
  }

  let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
}

extension TimelineView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    content(Context(date: Date())).makeTree(in: context)
  }
}

/// A drawing, which is not made: it fills what it is offered.
public struct Canvas: View, BuiltInView {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.opaque(OpaqueContent(name: "Canvas", reason: "it is drawn by code")))
  }
}

/// What a canvas is drawn in.
public struct GraphicsContext {
  public var opacity = 1.0

  public func fill(_ path: Path, with color: Color) {}
  public func stroke(_ path: Path, with color: Color, lineWidth: CGFloat = 1) {}
}

/// Shares something outside of the app.
public struct ShareLink<Label: View> {
  let label: Label

  public init<Item>(item: Item, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  public init<Item>(item: Item) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  public init<Item>(_ titleKey: LocalizedStringKey, item: Item) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}

extension ShareLink: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    context.button(.button(), label.makeTree(in: context.child("label")))
  }
}

/// Begins and ends the editing of a list.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  public var body: some View {
    Button(mode?.wrappedValue.isEditing == true ? "Done" : "Edit") {
      mode?.wrappedValue = mode?.wrappedValue.isEditing == true ? .inactive : .active
    }
  }
}

/// A choice of a colour.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }
}

extension ColorPicker: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(
      .control(.colorPicker(selection.wrappedValue.value)),
      children: [label.makeTree(in: context.child("label"))])
  }
}

/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ControlGroup: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.control(.controlGroup), children: content.makeTree(in: context).views)
  }
}

/// The shape of what is around, which is a rectangle here.
public struct ContainerRelativeShape: NamedShape, InsettableShape {
  public init() {}

  nonisolated var outline: ShapeContent.Outline { .rectangle }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// Views whose glass runs together.
public struct GlassEffectContainer<Content: View> {
  let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { content.makeTree(in: context) }
}

public struct Glass: Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
  public func tint(_ color: Color?) -> Glass { self }
}

public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Value = (first: First.Value?, second: Second.Value?)

  public init(_ first: First, _ second: Second) {}
}

nonisolated extension View {
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
  public func containerShape<S: InsettableShape>(_ shape: S) -> some View { self }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func equatable() -> some View { self }
}

public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
  public static let navigation = ContainerBackgroundPlacement()
  public static let tabView = ContainerBackgroundPlacement()
}
