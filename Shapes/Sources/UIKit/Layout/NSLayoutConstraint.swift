internal import UIKitModel

/// A relation between two attributes of views or guides, in points.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin,
      trailingMargin, centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  public var constant: CGFloat {
    didSet { if constant != oldValue { LayoutClock.tick() } }
  }
  public var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { LayoutClock.tick() } }
  }
  public var identifier: String?
  /// How many of the system's spacings the constant stands for; nil for a constant of its own.
  var systemSpacing: Double?
  /// What it was made from, if that is a document.
  var template: LayoutConstraint?
  /// What holds the constraint while it is active.
  weak var owner: UIView?
  /// Whether it had a second item, which may be gone.
  let isBetweenTwo: Bool

  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = first as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = second.map { $0 as AnyObject }
    isBetweenTwo = second != nil
    secondAttribute = second == nil ? .notAnAttribute : otherAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// A constraint between nothing, which has no effect.
  public override init() {
    (firstAttribute, secondAttribute, relation) = (.notAnAttribute, .notAnAttribute, .equal)
    (multiplier, constant, isBetweenTwo) = (1, 0, false)
    super.init()
  }

  /// Whether it is part of the layout: held by the nearest view that contains both items.
  public var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard owner == nil, let first = Self.view(of: firstItem) else { return }
    guard isBetweenTwo else { return first.hold(self) }
    guard let second = Self.view(of: secondItem) else { return }
    guard let common = first.nearestCommonAncestor(with: second) else {
      preconditionFailure(
        """
        a constraint between \(type(of: first)) and \(type(of: second)) was activated, which have no \
        view in common: add both to the hierarchy before
        """)
    }
    common.hold(self)
  }

  private func deactivate() {
    owner?.release(self)
  }

  /// The view that an item is, or whose guide it is.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }
}

/// Counts the changes that layouts depend on, so that a layout without any is not made again.
@MainActor
enum LayoutClock {
  private(set) static var now = 0
  /// Counts those alone that change what views say, and not only for which traits they are laid out.
  private(set) static var content = 0

  static func tick() {
    now += 1
    content += 1
  }

  static func tickTraits() { now += 1 }
}

extension NSLayoutConstraint.Attribute {
  var modelled: LayoutConstraint.Attribute? {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .notAnAttribute: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  var modelled: LayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
