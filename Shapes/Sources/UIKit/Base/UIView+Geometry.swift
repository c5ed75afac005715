internal import DynamicTypeModel

extension UIView {
  /// Which margins and sizes follow the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// In the superview's coordinates, in points.
  public var frame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set { place(newValue, ticks: true) }
  }

  public var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      boundsOrigin = newValue.origin
      let middle = center
      place(
        CGRect(
          x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
          width: newValue.width, height: newValue.height), ticks: true)
    }
  }

  public var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set {
      place(
        CGRect(
          x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
          height: size.height), ticks: true)
    }
  }

  /// - Parameter ticks: Whether code places the view, so that layouts have to be made again.
  func place(_ frame: CGRect, ticks: Bool) {
    let old = self.frame
    guard old != frame else { return }
    (origin, size) = (frame.origin, frame.size)
    if ticks { LayoutClock.tick() }
    guard old.size != frame.size else { return }
    needsLayout = true
    for view in subviews { view.autoresize(from: old.size, to: frame.size) }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty,
      !((superview as? UIStackView)?.arrangedSubviews.contains(self) ?? false)
    else { return }
    let mask = autoresizingMask
    let (x, width) = Self.autoresized(
      (origin.x, size.width), by: new.width - old.width, outer: old.width,
      start: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
      end: mask.contains(.flexibleRightMargin))
    let (y, height) = Self.autoresized(
      (origin.y, size.height), by: new.height - old.height, outer: old.height,
      start: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
      end: mask.contains(.flexibleBottomMargin))
    place(CGRect(x: x, y: y, width: width, height: height), ticks: true)
  }

  /// Shares a difference among what is flexible: in proportion to its parts, or equally where all are 0.
  private static func autoresized(
    _ place: (start: CGFloat, length: CGFloat), by difference: CGFloat, outer: CGFloat,
    start: Bool, length: Bool, end: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [
      start ? place.start : 0, length ? place.length : 0,
      end ? outer - place.start - place.length : 0,
    ]
    let flexible = [start, length, end].filter { $0 }.count
    guard flexible > 0, difference != 0 else { return (place.start, place.length) }
    let total = parts.reduce(0, +)
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? difference * parts[index] / total : difference / CGFloat(flexible)
    }
    return (place.start + share(0, start), place.length + share(1, length))
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = pointInRoot(point)
    guard let view else { return inWindow }
    let zero = view.pointInRoot(.zero)
    return CGPoint(x: inWindow.x - zero.x, y: inWindow.y - zero.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      let zero = pointInRoot(.zero)
      return CGPoint(x: point.x - zero.x, y: point.y - zero.y)
    }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var current: UIView? = self
    while let view = current, view.superview != nil {
      result.x += view.origin.x - view.boundsOrigin.x
      result.y += view.origin.y - view.boundsOrigin.y
      current = view.superview
    }
    if let root = current {
      result.x -= root.boundsOrigin.x
      result.y -= root.boundsOrigin.y
    }
    return result
  }

  /// The margins that were set, or those that the system gives a view: 8 points at each side, and as
  /// wide as a screen's at the sides of a controller's view.
  public var layoutMargins: UIEdgeInsets {
    get {
      if let statedMargins { return statedMargins }
      if let margins = statedDirectionalMargins {
        return UIEdgeInsets(
          top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
      }
      guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
      let side: CGFloat = Device.isWide(size.width) ? 20 : 16
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    set {
      statedMargins = newValue
      statedDirectionalMargins = nil
      LayoutClock.tick()
    }
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      statedDirectionalMargins = newValue
      statedMargins = nil
      LayoutClock.tick()
    }
  }

  /// Sets the size that ``sizeThatFits(_:)`` finds best.
  public func sizeToFit() {
    let fitting = sizeThatFits(CGSize(width: size.width, height: size.height))
    place(CGRect(origin: origin, size: fitting), ticks: true)
  }
}

extension UIView.ContentMode {
  var modelled: DynamicTypeModel.ContentMode {
    let all: [DynamicTypeModel.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    return all[rawValue]
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  /// Which way the view's content runs, after its own wish and its traits.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.direction(
      semanticContentAttribute, isRightToLeft: traitCollection.layoutDirection == .rightToLeft)
  }

  /// Which way content of a kind runs for the reader.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    direction(
      attribute, isRightToLeft: ReaderTraits.traits.layoutDirection == .rightToLeft)
  }

  private static func direction(
    _ attribute: UISemanticContentAttribute, isRightToLeft: Bool
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: isRightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

/// What assistive techniques are told that a view is.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
