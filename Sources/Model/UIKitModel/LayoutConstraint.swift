import DynamicTypeModel

/// One constraint: `first.attribute relation multiplier × second.attribute + constant`.
public struct LayoutConstraint: Hashable, Sendable {
  public enum Item: Hashable, Sendable {
    case element(ElementIndex)
    /// An index into the scene's `guides`.
    case guide(Int)
  }

  public enum Attribute: String, Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  public var id: String
  public var first: Item
  public var firstAttribute: Attribute
  public var relation: Relation
  /// Nil for a constant width or height.
  public var second: Item?
  public var secondAttribute: Attribute?
  /// As a number: `16:9` is 16 ÷ 9.
  public var multiplier: Double
  /// Points.
  public var constant: Double
  /// 0…1000; 1000 is required.
  public var priority: Double
  /// `symbolic="YES"`: the standard distance, recorded in `constant`.
  public var isSymbolic: Bool
  /// `symbolType="layoutAnchor"`: the system's spacing between two anchors, recorded in `constant`.
  public var isSystemSpacing: Bool
  /// `placeholder="YES"`: for the canvas only, removed at build time.
  public var isPlaceholder: Bool
  /// The view whose `constraints` contain it.
  public var owner: ElementIndex
  public var identifier: String?
  public var location: SourceLocation

  public init(
    id: String, first: Item, firstAttribute: Attribute, relation: Relation, second: Item?,
    secondAttribute: Attribute?, multiplier: Double, constant: Double, priority: Double,
    owner: ElementIndex, location: SourceLocation
  ) {
    self.id = id
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.owner = owner
    self.location = location
    isSymbolic = false
    isSystemSpacing = false
    isPlaceholder = false
  }
}

/// A rectangle that constraints can bind although it is no view.
public struct LayoutGuide: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case safeArea, contentLayout, frameLayout, layoutMargins, readableContent, keyboard
    /// The view controller's `topLayoutGuide` and `bottomLayoutGuide` (before safe areas).
    case topLayout, bottomLayout
    /// A guide of a kind that is not modelled: it has the frame of its view.
    case unknown
  }

  public var id: String
  public var kind: Kind
  /// The view it belongs to; the root view for a view controller's guides.
  public var owner: ElementIndex
  public var location: SourceLocation

  public init(id: String, kind: Kind, owner: ElementIndex, location: SourceLocation) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.location = location
  }
}
