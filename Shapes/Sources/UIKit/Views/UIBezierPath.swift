/// Lines and curves that code draws with. Nothing here draws them; their bounds are known.
open class UIBezierPath: NSObject {
  /// The end points and control points so far, in order.
  private var points: [CGPoint] = []
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var usesEvenOddFillRule = false

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    points = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  open func move(to point: CGPoint) { points.append(point) }
  open func addLine(to point: CGPoint) { points.append(point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    points += [controlPoint1, controlPoint2, endPoint]
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    points += [controlPoint, endPoint]
  }
  open func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }
  open func close() {}
  open func stroke() {}
  open func fill() {}

  open var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle around end points and control points; the null rectangle without any.
  open var bounds: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
}

extension UIColor {
  public func setStroke() {}
  public func setFill() {}
  public func set() {}
}

/// An outline, as layers take it: of a bezier path.
@MainActor
public final class CGPath {
  private let path: UIBezierPath

  init(_ path: UIBezierPath) { self.path = path }

  public var boundingBox: CGRect { path.bounds }
  public var isEmpty: Bool { path.isEmpty }
}

extension UIBezierPath {
  @MainActor public var cgPath: CGPath { CGPath(self) }
}
