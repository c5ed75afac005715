/// An outline. Only its points are kept, for its bounds.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addRect(rect)
  }

  public var isEmpty: Bool { points.isEmpty }

  public var currentPoint: CGPoint? { points.last }

  public var boundingRect: CGRect {
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public mutating func move(to point: CGPoint) { points.append(point) }
  public mutating func addLine(to point: CGPoint) { points.append(point) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func addPath(_ path: Path) { points += path.points }
  public mutating func closeSubpath() {}

  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    points += [control, point]
  }

  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    points += [control1, control2, point]
  }

  public mutating func addRect(_ rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRect(rect)
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    for angle in [startAngle, endAngle] {
      points.append(
        CGPoint(
          x: center.x + radius * CGFloat(cos(angle.radians)),
          y: center.y + radius * CGFloat(sin(angle.radians))))
    }
  }

  public func contains(_ point: CGPoint) -> Bool { boundingRect.contains(point) }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    path.points = points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return path
  }

  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }

  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}

public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
