extension UIKitSources {
  /// Constraints by anchors, by attributes and by visual formats.
  static let constraints = #"""
    class NSLayoutConstraint: NSObject {
      enum Axis: Int { case horizontal, vertical }
      enum Attribute: Int {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline, leftMargin,
          rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
      }
      enum Relation: Int { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
      struct FormatOptions: OptionSet {
        let rawValue: Int
        static let alignAllLeft = FormatOptions(rawValue: 2)
        static let alignAllRight = FormatOptions(rawValue: 4)
        static let alignAllTop = FormatOptions(rawValue: 8)
        static let alignAllBottom = FormatOptions(rawValue: 16)
        static let alignAllLeading = FormatOptions(rawValue: 32)
        static let alignAllTrailing = FormatOptions(rawValue: 64)
        static let alignAllCenterX = FormatOptions(rawValue: 512)
        static let alignAllCenterY = FormatOptions(rawValue: 1024)
        static let alignAllLastBaseline = FormatOptions(rawValue: 2048)
        static let alignAllFirstBaseline = FormatOptions(rawValue: 4096)
        static let directionLeadingToTrailing = FormatOptions(rawValue: 0)
        static let directionLeftToRight = FormatOptions(rawValue: 65536)
        static let directionRightToLeft = FormatOptions(rawValue: 131072)
        static let alignmentMask = FormatOptions(rawValue: 65535)
        static let directionMask = FormatOptions(rawValue: 196608)
      }
      let _made = NativePlace()
      var _isActive = false
      var _systemSpacing: CGFloat?
      let firstItem: AnyObject?
      let firstAttribute: Attribute
      let relation: Relation
      let secondItem: AnyObject?
      let secondAttribute: Attribute
      let multiplier: CGFloat
      var constant: CGFloat
      var priority: UILayoutPriority = .required
      var identifier: String?
      var shouldBeArchived = false
      init(_constant: CGFloat) { constant = _constant; _isActive = true }
      init(
        item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?, attribute otherAttribute: Attribute,
        multiplier: CGFloat, constant: CGFloat
      ) {
        firstItem = first as? AnyObject
        firstAttribute = attribute
        self.relation = relation
        secondItem = second as? AnyObject
        secondAttribute = otherAttribute
        self.multiplier = multiplier
        self.constant = constant
      }
      override init() {
        firstAttribute = .notAnAttribute
        relation = .equal
        secondAttribute = .notAnAttribute
        multiplier = 1
        constant = 0
      }
      var isActive: Bool {
        get { _isActive }
        set { _isActive = newValue }
      }
      var firstAnchor: NSLayoutAnchor { NSLayoutAnchor(firstItem!, firstAttribute) }
      var secondAnchor: NSLayoutAnchor? { secondItem == nil ? nil : NSLayoutAnchor(secondItem!, secondAttribute) }
      static func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
      static func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }
      static func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
      ) -> [NSLayoutConstraint] {
        let pieces = NativeVisualFormat(format, options.rawValue)
        var result: [NSLayoutConstraint] = []
        for piece in pieces {
          let first: Any? = piece.first == "|" ? (views[piece.other] as? UIView)?.superview : views[piece.first]
          let second: Any? = piece.second == "" ? nil : piece.second == "|" ? (views[piece.other] as? UIView)?.superview : views[piece.second]
          var constant: CGFloat = piece.constant
          if piece.metric != "" { constant = piece.sign * NativeNumber(metrics?[piece.metric]) }
          var priority: Float = piece.priority
          if piece.priorityMetric != "" { priority = NativeNumber(metrics?[piece.priorityMetric]) }
          let constraint = NSLayoutConstraint(
            item: first!, attribute: Attribute(rawValue: piece.firstAttribute)!, relatedBy: Relation(rawValue: piece.relation)!, toItem: second,
            attribute: Attribute(rawValue: piece.secondAttribute)!, multiplier: 1, constant: constant)
          constraint.priority = UILayoutPriority(rawValue: priority)
          result.append(constraint)
        }
        return result
      }
    }
    class NSLayoutAnchor: NSObject {
      let _item: AnyObject
      let _attribute: NSLayoutConstraint.Attribute
      init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { _item = item; _attribute = attribute }
      func _constraint(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat) -> NSLayoutConstraint {
        NativeConstraint(
          _item, _attribute, relation, other?._item, other?._attribute ?? NSLayoutConstraint.Attribute.notAnAttribute, multiplier, constant)
      }
      func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, constant) }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.greaterThanOrEqual, anchor, 1, constant)
      }
      func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.lessThanOrEqual, anchor, 1, constant)
      }
    }
    class NSLayoutXAxisAnchor: NSLayoutAnchor {
      func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        _constraint(.equal, anchor, 1, 8 * multiplier)
      }
      func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        _constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier)
      }
      func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        _constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier)
      }
    }
    class NSLayoutYAxisAnchor: NSLayoutAnchor {
      func _spacing(_ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat) -> NSLayoutConstraint {
        let constraint = _constraint(relation, anchor, 1, 8 * multiplier)
        constraint._systemSpacing = multiplier
        return constraint
      }
      func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        _spacing(.equal, anchor, multiplier)
      }
      func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        _spacing(.greaterThanOrEqual, anchor, multiplier)
      }
      func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        _spacing(.lessThanOrEqual, anchor, multiplier)
      }
    }
    class NSLayoutDimension: NSLayoutAnchor {
      func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { _constraint(.equal, nil, 1, constant) }
      func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, nil, 1, constant) }
      func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, nil, 1, constant) }
      func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.equal, anchor, multiplier, constant)
      }
      func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.greaterThanOrEqual, anchor, multiplier, constant)
      }
      func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.lessThanOrEqual, anchor, multiplier, constant)
      }
    }
    extension UIView {
      var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
      var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
      var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
      var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
      var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
      var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
      var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
      var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
      var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
      var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
      var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
      var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
      var safeAreaLayoutGuide: UILayoutGuide { _guide("safeArea") }
      var layoutMarginsGuide: UILayoutGuide { _guide("layoutMargins") }
      var readableContentGuide: UILayoutGuide { _guide("readableContent") }
      var keyboardLayoutGuide: UILayoutGuide { _guide("keyboard") }
      func _guide(_ kind: String) -> UILayoutGuide {
        if let known = _systemGuides[kind] { return known }
        let guide = UILayoutGuide(_kind: kind, owner: self)
        _systemGuides[kind] = guide
        return guide
      }
      func addLayoutGuide(_ guide: UILayoutGuide) {
        _guides.append(guide)
        guide._owner = self
      }
      func removeLayoutGuide(_ guide: UILayoutGuide) {
        _guides.removeAll { $0 === guide }
        guide._owner = nil
      }
      var constraints: [NSLayoutConstraint] { NativeConstraints(self) }
      func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
      func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }
      func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
      func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }
    }
    extension UILayoutGuide {
      var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
      var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
      var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
      var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
      var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
      var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
      var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
      var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
      var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
      var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    }
    """#
}
