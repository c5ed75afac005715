/// What a view is drawn on. Its corners and the width of its border show in a picture; shadows do not.
@MainActor
open class CALayer {
  public var cornerRadius: CGFloat = 0 {
    didSet { if cornerRadius != oldValue { LayoutClock.tick() } }
  }
  public var borderWidth: CGFloat = 0 {
    didSet { if borderWidth != oldValue { LayoutClock.tick() } }
  }
  public var masksToBounds = false
  public var borderColor: CGColor?
  public var backgroundColor: CGColor?
  public var shadowColor: CGColor?
  public var shadowOffset = CGSize(width: 0, height: -3)
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowPath: CGPath?
  public var opacity: Float = 1
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1

  public init() {}
}

/// A colour without UIKit's meaning.
public final class CGColor: Hashable, Sendable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(self) }
  public convenience init(cgColor: CGColor) { self.init(cgColor.color.value) }
}
