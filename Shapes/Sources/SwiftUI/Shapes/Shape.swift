internal import SwiftUIModel

/// An outline that fills what it is offered.
public protocol Shape: Animatable, View, Sendable {
  func path(in rect: CGRect) -> Path
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// A shape as a view is filled with the foreground's style.
  public var body: some View { ShapeView(shape: self, color: nil) }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the model has a name for.
protocol NamedShape: Shape {
  nonisolated var outline: ShapeContent.Outline { get }
}

extension Shape {
  /// The outline as the model has it.
  nonisolated var outlineInTree: ShapeContent.Outline {
    (self as? any NamedShape)?.outline ?? .other
  }
}

/// A shape in a style.
struct ShapeView<S: Shape> {
  let shape: S
  /// Nil for that of the foreground.
  let color: Color?
  /// Of the line along the outline; nil where it is filled.
  var lineWidth: CGFloat?
}

extension ShapeView: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree {
    var content = ShapeContent(shape.outlineInTree, name: "\(S.self)")
    content.lineWidth = lineWidth.map(Double.init)
    return ViewTree.filled(content, with: color)
  }
}

public struct Rectangle: NamedShape, InsettableShape {
  public init() {}

  nonisolated var outline: ShapeContent.Outline { .rectangle }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Rectangle { self }
}

public struct RoundedRectangle: NamedShape, InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  nonisolated var outline: ShapeContent.Outline { .roundedRectangle(cornerSize.width) }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

public struct UnevenRoundedRectangle: NamedShape, InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
    self.style = style
  }

  nonisolated var outline: ShapeContent.Outline { .roundedRectangle(cornerRadii.topLeading) }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

public struct Capsule: NamedShape, InsettableShape {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  nonisolated var outline: ShapeContent.Outline { .capsule }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Capsule { self }
}

public struct Circle: NamedShape, InsettableShape {
  public init() {}

  nonisolated var outline: ShapeContent.Outline { .circle }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Circle { self }
}

public struct Ellipse: NamedShape, InsettableShape {
  public init() {}

  nonisolated var outline: ShapeContent.Outline { .ellipse }
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A shape whose type is not known.
public struct AnyShape: NamedShape {
  private let shape: any Shape

  public init<S: Shape>(_ shape: S) {
    self.shape = shape
  }

  nonisolated var outline: ShapeContent.Outline { (shape as? any NamedShape)?.outline ?? .other }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

// MARK: - Fills and strokes

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, color: content._nearestColor)
  }

  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self, color: nil)
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, color: content._nearestColor, lineWidth: lineWidth)
  }

  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self, color: content._nearestColor, lineWidth: style.lineWidth)
  }

  public func stroke(lineWidth: CGFloat = 1) -> some Shape { OutlineShape(base: self) }

  public func stroke(style: StrokeStyle) -> some Shape { OutlineShape(base: self) }

  public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape { OutlineShape(base: self) }

  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    OutlineShape(base: self)
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    OutlineShape(base: self)
  }

  public func offset(_ offset: CGSize) -> some Shape { OutlineShape(base: self) }

  public func size(_ size: CGSize) -> some Shape { OutlineShape(base: self) }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: style)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, color: nil, lineWidth: lineWidth)
  }
}

/// A shape that was changed in a way that its size does not show.
struct OutlineShape<Base: Shape> {
  let base: Base
}

extension OutlineShape: Shape {
  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
