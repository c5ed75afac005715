/// What apps use most of Stevia, as Swift over constraints; its operators that draw a line of views are not followed.
///
/// Source: the documentation of Stevia 5 (freshOS/Stevia, MIT).
enum SteviaSources {
  static let source = #"""
    extension UIView {
      func _stick(_ attribute: NSLayoutConstraint.Attribute, _ item: AnyObject?, _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint(
          item: self, attribute: attribute, relatedBy: relation, toItem: item, attribute: item == nil ? .notAnAttribute : attribute, multiplier: 1,
          constant: constant
        ).isActive = true
        return self
      }
      @discardableResult func sv(_ views: UIView...) -> UIView {
        for view in views { addSubview(view); view.translatesAutoresizingMaskIntoConstraints = false }
        return self
      }
      @discardableResult func sv(_ views: [UIView]) -> UIView {
        for view in views { addSubview(view); view.translatesAutoresizingMaskIntoConstraints = false }
        return self
      }
      @discardableResult func subviews(_ views: UIView...) -> UIView {
        for view in views { addSubview(view); view.translatesAutoresizingMaskIntoConstraints = false }
        return self
      }
      @discardableResult func top(_ points: CGFloat) -> Self { _stick(.top, superview, points) }
      @discardableResult func bottom(_ points: CGFloat) -> Self { _stick(.bottom, superview, -points) }
      @discardableResult func left(_ points: CGFloat) -> Self { _stick(.left, superview, points) }
      @discardableResult func right(_ points: CGFloat) -> Self { _stick(.right, superview, -points) }
      @discardableResult func leading(_ points: CGFloat) -> Self { _stick(.leading, superview, points) }
      @discardableResult func trailing(_ points: CGFloat) -> Self { _stick(.trailing, superview, -points) }
      @discardableResult func width(_ points: CGFloat) -> Self { _stick(.width, nil, points) }
      @discardableResult func height(_ points: CGFloat) -> Self { _stick(.height, nil, points) }
      @discardableResult func size(_ points: CGFloat) -> Self { _stick(.width, nil, points)._stick(.height, nil, points) }
      @discardableResult func fillContainer(_ padding: CGFloat = 0) -> Self { fillHorizontally(m: padding).fillVertically(m: padding) }
      @discardableResult func fillContainer(padding: CGFloat) -> Self { fillHorizontally(m: padding).fillVertically(m: padding) }
      @discardableResult func fillHorizontally(m points: CGFloat = 0) -> Self { _stick(.left, superview, points)._stick(.right, superview, -points) }
      @discardableResult func fillVertically(m points: CGFloat = 0) -> Self { _stick(.top, superview, points)._stick(.bottom, superview, -points) }
      @discardableResult func fillHorizontally(padding: CGFloat) -> Self { fillHorizontally(m: padding) }
      @discardableResult func fillVertically(padding: CGFloat) -> Self { fillVertically(m: padding) }
      @discardableResult func centerInContainer() -> Self { _stick(.centerX, superview, 0)._stick(.centerY, superview, 0) }
      @discardableResult func centerHorizontally(_ offset: CGFloat = 0) -> Self { _stick(.centerX, superview, offset) }
      @discardableResult func centerVertically(_ offset: CGFloat = 0) -> Self { _stick(.centerY, superview, offset) }
      @discardableResult func heightEqualsWidth() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint(item: self, attribute: .height, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 1, constant: 0).isActive = true
        return self
      }
      @discardableResult func followEdges(_ other: UIView, offset: CGFloat = 0) -> Self {
        _stick(.top, other, offset)._stick(.bottom, other, -offset)._stick(.left, other, offset)._stick(.right, other, -offset)
      }
      @discardableResult func style(_ closure: (Self) -> Void) -> Self { closure(self); return self }
    }
    extension UILabel {
      @discardableResult func text(_ text: String) -> Self { self.text = text; return self }
    }
    extension UIButton {
      @discardableResult func text(_ text: String) -> Self { setTitle(text, for: .normal); return self }
      @discardableResult func image(_ name: String) -> Self { setImage(UIImage(named: name), for: .normal); return self }
    }
    """#
}
