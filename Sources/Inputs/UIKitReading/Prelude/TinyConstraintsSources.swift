/// TinyConstraints as Swift over anchors.
///
/// Source: the documentation of TinyConstraints 4 (roberthein/TinyConstraints, MIT).
enum TinyConstraintsSources {
  static let source = #"""
    enum ConstraintRelation: Int { case equal, equalOrLess, equalOrGreater }
    struct LayoutEdge: OptionSet {
      let rawValue: Int
      static let top = LayoutEdge(rawValue: 1)
      static let bottom = LayoutEdge(rawValue: 2)
      static let trailing = LayoutEdge(rawValue: 4)
      static let leading = LayoutEdge(rawValue: 8)
      static let left = LayoutEdge(rawValue: 16)
      static let right = LayoutEdge(rawValue: 32)
      static let none = LayoutEdge(rawValue: 64)
    }
    typealias TinyEdgeInsets = UIEdgeInsets
    typealias Constrainable = UIView
    extension UIEdgeInsets {
      static func uniform(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: value, left: value, bottom: value, right: value) }
      static func top(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: value, left: 0, bottom: 0, right: 0) }
      static func left(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: value, bottom: 0, right: 0) }
      static func bottom(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: value, right: 0) }
      static func right(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: value) }
      static func horizontal(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: value, bottom: 0, right: value) }
      static func vertical(_ value: CGFloat) -> UIEdgeInsets { UIEdgeInsets(top: value, left: 0, bottom: value, right: 0) }
    }
    extension UIView {
      func _tie(
        _ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?, _ other: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
        _ relation: ConstraintRelation, _ priority: UILayoutPriority, _ isActive: Bool
      ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
          item: self, attribute: attribute, relatedBy: relation == .equal ? .equal : relation == .equalOrLess ? .lessThanOrEqual : .greaterThanOrEqual,
          toItem: item, attribute: other, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.isActive = isActive
        return constraint
      }
      func _area(_ usingSafeArea: Bool) -> AnyObject? { usingSafeArea ? superview?.safeAreaLayoutGuide : superview }
      @discardableResult func center(in view: AnyObject, offset: CGPoint = CGPoint(x: 0, y: 0), priority: UILayoutPriority = .required, isActive: Bool = true) -> [NSLayoutConstraint] {
        [_tie(.centerX, view, .centerX, 1, offset.x, .equal, priority, isActive), _tie(.centerY, view, .centerY, 1, offset.y, .equal, priority, isActive)]
      }
      @discardableResult func centerInSuperview(offset: CGPoint = CGPoint(x: 0, y: 0), priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> [NSLayoutConstraint] {
        center(in: _area(usingSafeArea)!, offset: offset, priority: priority, isActive: isActive)
      }
      @discardableResult func edges(to view: AnyObject, excluding: LayoutEdge = .none, insets: UIEdgeInsets = UIEdgeInsets(), relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        if !excluding.contains(.top) { result.append(_tie(.top, view, .top, 1, insets.top, relation, priority, isActive)) }
        if !excluding.contains(.leading) && !excluding.contains(.left) { result.append(_tie(.leading, view, .leading, 1, insets.left, relation, priority, isActive)) }
        if !excluding.contains(.bottom) { result.append(_tie(.bottom, view, .bottom, 1, -insets.bottom, relation, priority, isActive)) }
        if !excluding.contains(.trailing) && !excluding.contains(.right) { result.append(_tie(.trailing, view, .trailing, 1, -insets.right, relation, priority, isActive)) }
        return result
      }
      @discardableResult func edgesToSuperview(excluding: LayoutEdge = .none, insets: UIEdgeInsets = UIEdgeInsets(), relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> [NSLayoutConstraint] {
        edges(to: _area(usingSafeArea)!, excluding: excluding, insets: insets, relation: relation, priority: priority, isActive: isActive)
      }
      @discardableResult func horizontalToSuperview(insets: UIEdgeInsets = UIEdgeInsets(), relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> [NSLayoutConstraint] {
        edges(to: _area(usingSafeArea)!, excluding: [.top, .bottom], insets: insets, relation: relation, priority: priority, isActive: isActive)
      }
      @discardableResult func verticalToSuperview(insets: UIEdgeInsets = UIEdgeInsets(), relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> [NSLayoutConstraint] {
        edges(to: _area(usingSafeArea)!, excluding: [.leading, .trailing], insets: insets, relation: relation, priority: priority, isActive: isActive)
      }
      @discardableResult func size(_ size: CGSize, priority: UILayoutPriority = .required, isActive: Bool = true) -> [NSLayoutConstraint] {
        [width(size.width, priority: priority, isActive: isActive), height(size.height, priority: priority, isActive: isActive)]
      }
      @discardableResult func width(_ width: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.width, nil, .notAnAttribute, 1, width, relation, priority, isActive)
      }
      @discardableResult func height(_ height: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.height, nil, .notAnAttribute, 1, height, relation, priority, isActive)
      }
      @discardableResult func width(to view: AnyObject, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.width, view, .width, multiplier, offset, relation, priority, isActive)
      }
      @discardableResult func height(to view: AnyObject, multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.height, view, .height, multiplier, offset, relation, priority, isActive)
      }
      @discardableResult func widthToSuperview(multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.width, _area(usingSafeArea), .width, multiplier, offset, relation, priority, isActive)
      }
      @discardableResult func heightToSuperview(multiplier: CGFloat = 1, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.height, _area(usingSafeArea), .height, multiplier, offset, relation, priority, isActive)
      }
      @discardableResult func aspectRatio(_ ratio: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.width, self, .height, ratio, 0, relation, priority, isActive)
      }
      @discardableResult func top(to view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.top, view, .top, 1, offset, relation, priority, isActive)
      }
      @discardableResult func bottom(to view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.bottom, view, .bottom, 1, offset, relation, priority, isActive)
      }
      @discardableResult func leading(to view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.leading, view, .leading, 1, offset, relation, priority, isActive)
      }
      @discardableResult func trailing(to view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.trailing, view, .trailing, 1, offset, relation, priority, isActive)
      }
      @discardableResult func left(to view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.left, view, .left, 1, offset, relation, priority, isActive)
      }
      @discardableResult func right(to view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.right, view, .right, 1, offset, relation, priority, isActive)
      }
      @discardableResult func centerX(to view: AnyObject, offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.centerX, view, .centerX, 1, offset, .equal, priority, isActive)
      }
      @discardableResult func centerY(to view: AnyObject, offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.centerY, view, .centerY, 1, offset, .equal, priority, isActive)
      }
      @discardableResult func topToBottom(of view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.top, view, .bottom, 1, offset, relation, priority, isActive)
      }
      @discardableResult func bottomToTop(of view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.bottom, view, .top, 1, offset, relation, priority, isActive)
      }
      @discardableResult func leadingToTrailing(of view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.leading, view, .trailing, 1, offset, relation, priority, isActive)
      }
      @discardableResult func trailingToLeading(of view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.trailing, view, .leading, 1, offset, relation, priority, isActive)
      }
      @discardableResult func leftToRight(of view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.left, view, .right, 1, offset, relation, priority, isActive)
      }
      @discardableResult func rightToLeft(of view: AnyObject, offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true) -> NSLayoutConstraint {
        _tie(.right, view, .left, 1, offset, relation, priority, isActive)
      }
      @discardableResult func topToSuperview(offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.top, _area(usingSafeArea), .top, 1, offset, relation, priority, isActive)
      }
      @discardableResult func bottomToSuperview(offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.bottom, _area(usingSafeArea), .bottom, 1, offset, relation, priority, isActive)
      }
      @discardableResult func leadingToSuperview(offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.leading, _area(usingSafeArea), .leading, 1, offset, relation, priority, isActive)
      }
      @discardableResult func trailingToSuperview(offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.trailing, _area(usingSafeArea), .trailing, 1, -offset, relation, priority, isActive)
      }
      @discardableResult func leftToSuperview(offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.left, _area(usingSafeArea), .left, 1, offset, relation, priority, isActive)
      }
      @discardableResult func rightToSuperview(offset: CGFloat = 0, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.right, _area(usingSafeArea), .right, 1, offset, relation, priority, isActive)
      }
      @discardableResult func centerXToSuperview(offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.centerX, _area(usingSafeArea), .centerX, 1, offset, .equal, priority, isActive)
      }
      @discardableResult func centerYToSuperview(offset: CGFloat = 0, priority: UILayoutPriority = .required, isActive: Bool = true, usingSafeArea: Bool = false) -> NSLayoutConstraint {
        _tie(.centerY, _area(usingSafeArea), .centerY, 1, offset, .equal, priority, isActive)
      }
      @discardableResult func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Void { setContentHuggingPriority(priority, for: axis) }
      @discardableResult func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) -> Void {
        setContentCompressionResistancePriority(priority, for: axis)
      }
    }
    """#
}
