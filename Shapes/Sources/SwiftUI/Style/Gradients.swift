internal import SwiftUIModel

/// Colours that run into each other.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $0.element, location: CGFloat($0.offset) / CGFloat(last))
    }
  }
}

/// A gradient as a shape style and as a view; pictures show its first colour.
public protocol GradientStyle: ShapeStyle {
  var gradient: Gradient { get }
}

extension GradientStyle {
  public var _nearestColor: Color? { gradient.stops.first?.color }
}

public struct AnyGradient: ShapeStyle {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  public init(_ gradient: Gradient) {
    color = gradient.stops.first?.color ?? .clear
  }

  public var _nearestColor: Color? { color }
}

public struct LinearGradient {
  public let gradient: Gradient

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
}

public struct RadialGradient {
  public let gradient: Gradient

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }
}

public struct AngularGradient {
  public let gradient: Gradient

  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint) {
    gradient = Gradient(colors: colors)
  }
}

extension LinearGradient: GradientStyle {}

extension LinearGradient: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { gradientTree(name: "LinearGradient") }
}

extension RadialGradient: GradientStyle {}

extension RadialGradient: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { gradientTree(name: "RadialGradient") }
}

extension AngularGradient: GradientStyle {}

extension AngularGradient: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { gradientTree(name: "AngularGradient") }
}

extension GradientStyle {
  fileprivate func gradientTree(name: String) -> ViewTree {
    ViewTree(.shape(ShapeContent(color: shapeColor, name: name)))
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
