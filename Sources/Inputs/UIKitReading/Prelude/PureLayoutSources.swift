/// PureLayout as Swift over constraints.
///
/// Source: the documentation of PureLayout 3 (PureLayout/PureLayout, MIT).
enum PureLayoutSources {
  static let source = #"""
    enum ALEdge: Int { case left = 1, right, top, bottom, leading, trailing }
    enum ALDimension: Int { case width = 7, height }
    enum ALAxis: Int { case vertical = 9, horizontal, baseline, firstBaseline }
    enum ALMargin: Int { case left = 13, right, top, bottom, leading, trailing }
    extension NSLayoutConstraint {
      func autoInstall() { isActive = true }
      func autoRemove() { isActive = false }
      static func autoSetPriority(_ priority: UILayoutPriority, forConstraints block: () -> Void) { block() }
    }
    extension UIView {
      static func newAutoLayout() -> Self {
        let view = self.init()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
      }
      @discardableResult func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
      }
      func _pin(
        _ attribute: Int, _ relation: NSLayoutConstraint.Relation, _ item: AnyObject?, _ other: Int, _ multiplier: CGFloat, _ constant: CGFloat
      ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = NSLayoutConstraint(
          item: self, attribute: NSLayoutConstraint.Attribute(rawValue: attribute)!, relatedBy: relation, toItem: item,
          attribute: NSLayoutConstraint.Attribute(rawValue: other)!, multiplier: multiplier, constant: constant)
        constraint.isActive = true
        return constraint
      }
      func _pinInside(_ attribute: Int, _ relation: NSLayoutConstraint.Relation, _ item: AnyObject?, _ other: Int, _ inset: CGFloat) -> NSLayoutConstraint {
        let isFar = attribute == 2 || attribute == 4 || attribute == 6
        var own = relation
        if isFar && relation == .greaterThanOrEqual { own = .lessThanOrEqual } else if isFar && relation == .lessThanOrEqual { own = .greaterThanOrEqual }
        return _pin(attribute, own, item, other, 1, isFar ? -inset : inset)
      }
      @discardableResult func autoPinEdge(toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint {
        _pinInside(edge.rawValue, relation, superview, edge.rawValue, inset)
      }
      @discardableResult func autoPinEdge(toSuperviewMargin margin: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint {
        _pinInside(margin.rawValue, relation, superview, margin.rawValue + 12, inset)
      }
      @discardableResult func autoPinEdge(toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint {
        _pinInside(edge.rawValue, relation, superview?.safeAreaLayoutGuide, edge.rawValue, inset)
      }
      @discardableResult func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = UIEdgeInsets()) -> [NSLayoutConstraint] {
        [
          autoPinEdge(toSuperviewEdge: .top, withInset: insets.top), autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left),
          autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom), autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right),
        ]
      }
      @discardableResult func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets = UIEdgeInsets(), excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        if edge != .top { result.append(autoPinEdge(toSuperviewEdge: .top, withInset: insets.top)) }
        if edge != .leading && edge != .left { result.append(autoPinEdge(toSuperviewEdge: .leading, withInset: insets.left)) }
        if edge != .bottom { result.append(autoPinEdge(toSuperviewEdge: .bottom, withInset: insets.bottom)) }
        if edge != .trailing && edge != .right { result.append(autoPinEdge(toSuperviewEdge: .trailing, withInset: insets.right)) }
        return result
      }
      @discardableResult func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] {
        [
          autoPinEdge(toSuperviewMargin: .top), autoPinEdge(toSuperviewMargin: .leading), autoPinEdge(toSuperviewMargin: .bottom),
          autoPinEdge(toSuperviewMargin: .trailing),
        ]
      }
      @discardableResult func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets = UIEdgeInsets()) -> [NSLayoutConstraint] {
        [
          autoPinEdge(toSuperviewSafeArea: .top, withInset: insets.top), autoPinEdge(toSuperviewSafeArea: .leading, withInset: insets.left),
          autoPinEdge(toSuperviewSafeArea: .bottom, withInset: insets.bottom), autoPinEdge(toSuperviewSafeArea: .trailing, withInset: insets.right),
        ]
      }
      @discardableResult func autoPinEdge(
        _ edge: ALEdge, to other: ALEdge, of view: UIView, withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint { _pin(edge.rawValue, relation, view, other.rawValue, 1, offset) }
      @discardableResult func autoSetDimension(_ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint {
        _pin(dimension.rawValue, relation, nil, 0, 1, size)
      }
      @discardableResult func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
      }
      @discardableResult func autoMatch(
        _ dimension: ALDimension, to other: ALDimension, of view: UIView, withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint { _pin(dimension.rawValue, relation, view, other.rawValue, 1, offset) }
      @discardableResult func autoMatch(
        _ dimension: ALDimension, to other: ALDimension, of view: UIView, withMultiplier multiplier: CGFloat, relation: NSLayoutConstraint.Relation = .equal
      ) -> NSLayoutConstraint { _pin(dimension.rawValue, relation, view, other.rawValue, multiplier, 0) }
      @discardableResult func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint { _pin(axis.rawValue, .equal, superview, axis.rawValue, 1, 0) }
      @discardableResult func autoAlignAxis(_ axis: ALAxis, toSameAxisOf view: UIView, withOffset offset: CGFloat = 0) -> NSLayoutConstraint {
        _pin(axis.rawValue, .equal, view, axis.rawValue, 1, offset)
      }
      @discardableResult func autoCenterInSuperview() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)]
      }
      @discardableResult func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] { autoCenterInSuperview() }
    }
    """#
}
