internal import DynamicTypeModel
internal import SwiftUIModel

/// Views for the size that is offered.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

/// The size and place of a `GeometryReader`.
public struct GeometryProxy: Sendable {
  let base: SwiftUIModel.GeometryProxy

  public var size: CGSize { base.size.cgSize }

  public var safeAreaInsets: EdgeInsets {
    let insets = base.safeAreaInsets
    return EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  /// In the coordinates of the window, unless they are the view's own.
  public func frame(in space: CoordinateSpace) -> CGRect {
    space == .local ? CGRect(origin: CGPoint(), size: size) : base.globalFrame.cgRect
  }

  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// Anchors are in the window's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

public struct Anchor<Value> {
  let value: Value

  public struct Source: Sendable {
    public static var bounds: Source { Source() }
  }
}

public enum CoordinateSpace: Hashable, Sendable {
  case global
  case local
  case named(String)
}

public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .global }
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public var coordinateSpace: CoordinateSpace { .local }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  let name: String

  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: "\(name)")
  }

  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }
}

extension GeometryReader: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    let (content, inner) = (content, context.child("geometry"))
    let make: @MainActor (SwiftUIModel.GeometryProxy) -> ViewTree = { proxy in
      content(GeometryProxy(base: proxy)).makeTree(in: inner)
    }
    return ViewTree(.geometryReader { proxy in MainActor.assumeIsolated { make(proxy) } })
  }
}

/// The first of several views that fits.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    ViewTree(.viewThatFits(axes.axes), children: [content.makeTree(in: context)])
  }
}

nonisolated extension View {
  public func coordinateSpace(name: some Hashable) -> some View { named("coordinateSpace") }

  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    named("coordinateSpace")
  }
}
