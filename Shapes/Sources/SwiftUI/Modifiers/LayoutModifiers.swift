internal import SwiftUIModel

nonisolated extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: .frame(
        width: width.map { Double($0) }, height: height.map { Double($0) },
        alignment: alignment.guides))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      by: .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
          maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
          idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
          alignment: alignment.guides)))
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(by: .padding(edges.edges, length: length.map { Double($0) }))
  }

  public func padding(_ length: CGFloat) -> some View {
    modified(by: .padding(.all, length: Double(length)))
  }

  public func padding(_ insets: EdgeInsets) -> some View {
    modified(by: .insetPadding(insets.insets))
  }

  public func fixedSize() -> some View { modified(by: .fixedSize(.both)) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: AxisSet = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modified(by: .fixedSize(axes))
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(
      by: .aspectRatio(ratio.map { Double($0) }, contentMode == .fill ? .fill : .fit))
  }

  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View { modified(by: .layoutPriority(value)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: .offset(x: Double(x), y: Double(y)))
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(by: .position(x: Double(x), y: Double(y)))
  }

  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modified(by: .containerRelativeFrame(axes.axes, alignment.guides, length: nil))
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modified(
      by: .containerRelativeFrame(axes.axes, alignment.guides) { length, _ in
        let available = length - Double(spacing) * Double(count - 1)
        return available / Double(count) * Double(span) + Double(spacing) * Double(span - 1)
      })
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    let length = MainActorOnly(length)
    return modified(
      by: .containerRelativeFrame(axes.axes, alignment.guides) { available, axis in
        Double(length.value(available, axis == .horizontal ? .horizontal : .vertical))
      })
  }
}

public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}

// MARK: - Over, under and beside

nonisolated extension View {
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    with(content(), by: .overlay(alignment.guides))
  }

  // A colour is a view and a style; SwiftUI takes it for a style.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    with(overlay, by: .overlay(alignment.guides))
  }

  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    with(StyledFill(style: style), by: .overlay(Alignment.center.guides))
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    with(shape.fill(style), by: .overlay(Alignment.center.guides))
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    with(content(), by: .background(alignment.guides))
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    with(background, by: .background(alignment.guides))
  }

  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    with(
      StyledFill(style: style).ignoresSafeArea(edges: edges),
      by: .background(Alignment.center.guides))
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    with(shape.fill(style), by: .background(Alignment.center.guides))
  }

  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape)
  }

  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    with(
      StyledFill(style: content, borderWidth: width), by: .overlay(Alignment.center.guides))
  }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    with(
      content(),
      by: .safeAreaInset(
        edge == .top ? .top : .bottom, alignment: alignment.key,
        spacing: spacing.map { Double($0) }))
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    with(
      content(),
      by: .safeAreaInset(
        edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing.map { Double($0) }))
  }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modified(by: .safeAreaPadding(insets.insets))
  }

  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(by: .safeAreaPadding(DirectionalInsets(edges.edges, Double(length ?? 16))))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modified(by: .ignoresSafeArea(regions == .keyboard ? [] : edges.edges))
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A style that fills what it is offered.
struct StyledFill<S: ShapeStyle> {
  let style: S
  /// The width of a line along the edges; nil where the whole is filled.
  var borderWidth: CGFloat?
}

extension StyledFill: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var shape = ShapeContent(name: borderWidth == nil ? name : "Border")
    shape.lineWidth = borderWidth.map(Double.init)
    return ViewTree.filled(shape, with: style._nearestColor)
  }

  private var name: String {
    S.self is any GradientStyle.Type || S.self == Material.self ? "\(S.self)" : "Color"
  }
}
