/// SnapKit as Swift over constraints.
///
/// Source: the documentation of SnapKit 5, and its sources (SnapKit/SnapKit, MIT) for the order of what it does.
enum SnapKitSources {
  static let source = #"""
    struct ConstraintPriority: Hashable {
      let value: Float
      init(_ value: Float) { self.value = value }
      static var required: ConstraintPriority { ConstraintPriority(1000) }
      static var high: ConstraintPriority { ConstraintPriority(750) }
      static var medium: ConstraintPriority { ConstraintPriority(500) }
      static var low: ConstraintPriority { ConstraintPriority(250) }
      func advanced(by amount: Float) -> ConstraintPriority { ConstraintPriority(value + amount) }
    }
    protocol ConstraintRelatableTarget {}
    protocol ConstraintOffsetTarget {}
    protocol ConstraintInsetTarget {}
    protocol ConstraintMultiplierTarget {}
    protocol ConstraintPriorityTarget {}
    typealias ConstraintView = UIView
    typealias ConstraintLayoutGuide = UILayoutGuide
    typealias ConstraintInsets = UIEdgeInsets
    typealias ConstraintEdges = ConstraintItem
    class ConstraintItem {
      let _target: AnyObject
      let _attributes: [Int]
      init(_ target: AnyObject, _ attributes: [Int]) { _target = target; _attributes = attributes }
    }
    class ConstraintViewDSL: ConstraintItem {
      init(_ target: AnyObject) { super.init(target, []) }
      var _view: UIView? { _target as? UIView }
      var target: AnyObject? { _target }
      func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(_target)
        closure(maker)
        return maker._constraints()
      }
      func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        _view?.translatesAutoresizingMaskIntoConstraints = false
        let made = prepareConstraints(closure)
        for constraint in made { constraint.activate() }
        _view?._snap = (_view?._snap ?? []) + made
      }
      func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
      }
      func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        let known = _view?._snap ?? []
        if known.isEmpty { return makeConstraints(closure) }
        for constraint in prepareConstraints(closure) {
          for layout in constraint.layoutConstraints {
            for other in known {
              for old in (other as! Constraint).layoutConstraints {
                if old.firstAttribute == layout.firstAttribute && old.relation == layout.relation && old.secondItem === layout.secondItem {
                  old.constant = layout.constant
                  old.priority = layout.priority
                }
              }
            }
          }
        }
      }
      func removeConstraints() {
        for constraint in _view?._snap ?? [] { (constraint as! Constraint).deactivate() }
        _view?._snap = []
      }
      var contentHuggingHorizontalPriority: Float {
        get { _view?.contentHuggingPriority(for: .horizontal).rawValue ?? 250 }
        set { _view?.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
      }
      var contentHuggingVerticalPriority: Float {
        get { _view?.contentHuggingPriority(for: .vertical).rawValue ?? 250 }
        set { _view?.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .vertical) }
      }
      var contentCompressionResistanceHorizontalPriority: Float {
        get { _view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 750 }
        set { _view?.setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
      }
      var contentCompressionResistanceVerticalPriority: Float {
        get { _view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 750 }
        set { _view?.setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .vertical) }
      }
      var left: ConstraintItem { ConstraintItem(_target, [1]) }
      var right: ConstraintItem { ConstraintItem(_target, [2]) }
      var top: ConstraintItem { ConstraintItem(_target, [3]) }
      var bottom: ConstraintItem { ConstraintItem(_target, [4]) }
      var leading: ConstraintItem { ConstraintItem(_target, [5]) }
      var trailing: ConstraintItem { ConstraintItem(_target, [6]) }
      var width: ConstraintItem { ConstraintItem(_target, [7]) }
      var height: ConstraintItem { ConstraintItem(_target, [8]) }
      var centerX: ConstraintItem { ConstraintItem(_target, [9]) }
      var centerY: ConstraintItem { ConstraintItem(_target, [10]) }
      var lastBaseline: ConstraintItem { ConstraintItem(_target, [11]) }
      var baseline: ConstraintItem { ConstraintItem(_target, [11]) }
      var firstBaseline: ConstraintItem { ConstraintItem(_target, [12]) }
      var leftMargin: ConstraintItem { ConstraintItem(_target, [13]) }
      var rightMargin: ConstraintItem { ConstraintItem(_target, [14]) }
      var topMargin: ConstraintItem { ConstraintItem(_target, [15]) }
      var bottomMargin: ConstraintItem { ConstraintItem(_target, [16]) }
      var leadingMargin: ConstraintItem { ConstraintItem(_target, [17]) }
      var trailingMargin: ConstraintItem { ConstraintItem(_target, [18]) }
      var centerXWithinMargins: ConstraintItem { ConstraintItem(_target, [19]) }
      var centerYWithinMargins: ConstraintItem { ConstraintItem(_target, [20]) }
      var edges: ConstraintItem { ConstraintItem(_target, [1, 3, 2, 4]) }
      var horizontalEdges: ConstraintItem { ConstraintItem(_target, [1, 2]) }
      var verticalEdges: ConstraintItem { ConstraintItem(_target, [3, 4]) }
      var directionalEdges: ConstraintItem { ConstraintItem(_target, [5, 3, 6, 4]) }
      var directionalHorizontalEdges: ConstraintItem { ConstraintItem(_target, [5, 6]) }
      var size: ConstraintItem { ConstraintItem(_target, [7, 8]) }
      var center: ConstraintItem { ConstraintItem(_target, [9, 10]) }
      var margins: ConstraintItem { ConstraintItem(_target, [13, 15, 14, 16]) }
    }
    typealias ConstraintLayoutGuideDSL = ConstraintViewDSL
    typealias ConstraintBasicAttributesDSL = ConstraintViewDSL
    extension UIView { var snp: ConstraintViewDSL { ConstraintViewDSL(self) } }
    extension UILayoutGuide { var snp: ConstraintViewDSL { ConstraintViewDSL(self) } }
    class ConstraintMaker {
      let _item: AnyObject
      var _described: [ConstraintMakerExtendable] = []
      init(_ item: AnyObject) { _item = item }
      func _make(_ attributes: [Int]) -> ConstraintMakerExtendable {
        let made = ConstraintMakerExtendable(_item, attributes)
        _described.append(made)
        return made
      }
      func _constraints() -> [Constraint] { _described.map { $0.constraint } }
      var left: ConstraintMakerExtendable { _make([1]) }
      var right: ConstraintMakerExtendable { _make([2]) }
      var top: ConstraintMakerExtendable { _make([3]) }
      var bottom: ConstraintMakerExtendable { _make([4]) }
      var leading: ConstraintMakerExtendable { _make([5]) }
      var trailing: ConstraintMakerExtendable { _make([6]) }
      var width: ConstraintMakerExtendable { _make([7]) }
      var height: ConstraintMakerExtendable { _make([8]) }
      var centerX: ConstraintMakerExtendable { _make([9]) }
      var centerY: ConstraintMakerExtendable { _make([10]) }
      var lastBaseline: ConstraintMakerExtendable { _make([11]) }
      var baseline: ConstraintMakerExtendable { _make([11]) }
      var firstBaseline: ConstraintMakerExtendable { _make([12]) }
      var leftMargin: ConstraintMakerExtendable { _make([13]) }
      var rightMargin: ConstraintMakerExtendable { _make([14]) }
      var topMargin: ConstraintMakerExtendable { _make([15]) }
      var bottomMargin: ConstraintMakerExtendable { _make([16]) }
      var leadingMargin: ConstraintMakerExtendable { _make([17]) }
      var trailingMargin: ConstraintMakerExtendable { _make([18]) }
      var centerXWithinMargins: ConstraintMakerExtendable { _make([19]) }
      var centerYWithinMargins: ConstraintMakerExtendable { _make([20]) }
      var edges: ConstraintMakerExtendable { _make([1, 3, 2, 4]) }
      var horizontalEdges: ConstraintMakerExtendable { _make([1, 2]) }
      var verticalEdges: ConstraintMakerExtendable { _make([3, 4]) }
      var directionalEdges: ConstraintMakerExtendable { _make([5, 3, 6, 4]) }
      var directionalHorizontalEdges: ConstraintMakerExtendable { _make([5, 6]) }
      var directionalVerticalEdges: ConstraintMakerExtendable { _make([3, 4]) }
      var size: ConstraintMakerExtendable { _make([7, 8]) }
      var center: ConstraintMakerExtendable { _make([9, 10]) }
      var margins: ConstraintMakerExtendable { _make([13, 15, 14, 16]) }
    }
    typealias ConstraintMakerRelatable = ConstraintMakerExtendable
    typealias ConstraintMakerEditable = ConstraintMakerExtendable
    typealias ConstraintMakerPriortizable = ConstraintMakerExtendable
    typealias ConstraintMakerPrioritizable = ConstraintMakerExtendable
    typealias ConstraintMakerFinalizable = ConstraintMakerExtendable
    class ConstraintMakerExtendable {
      let _item: AnyObject
      var _attributes: [Int]
      var _relation = 0
      var _target: AnyObject?
      var _related: [Int] = []
      var _constant: Any = 0
      var _isInset = false
      var _multiplier: CGFloat = 1
      var _priority: Float = 1000
      var _label: String?
      let _made = NativePlace()
      lazy var constraint: Constraint = Constraint(self)
      init(_ item: AnyObject, _ attributes: [Int]) { _item = item; _attributes = attributes }
      func _with(_ attributes: [Int]) -> ConstraintMakerExtendable {
        _attributes += attributes
        return self
      }
      var left: ConstraintMakerExtendable { _with([1]) }
      var right: ConstraintMakerExtendable { _with([2]) }
      var top: ConstraintMakerExtendable { _with([3]) }
      var bottom: ConstraintMakerExtendable { _with([4]) }
      var leading: ConstraintMakerExtendable { _with([5]) }
      var trailing: ConstraintMakerExtendable { _with([6]) }
      var width: ConstraintMakerExtendable { _with([7]) }
      var height: ConstraintMakerExtendable { _with([8]) }
      var centerX: ConstraintMakerExtendable { _with([9]) }
      var centerY: ConstraintMakerExtendable { _with([10]) }
      var lastBaseline: ConstraintMakerExtendable { _with([11]) }
      var baseline: ConstraintMakerExtendable { _with([11]) }
      var firstBaseline: ConstraintMakerExtendable { _with([12]) }
      var leftMargin: ConstraintMakerExtendable { _with([13]) }
      var rightMargin: ConstraintMakerExtendable { _with([14]) }
      var topMargin: ConstraintMakerExtendable { _with([15]) }
      var bottomMargin: ConstraintMakerExtendable { _with([16]) }
      var leadingMargin: ConstraintMakerExtendable { _with([17]) }
      var trailingMargin: ConstraintMakerExtendable { _with([18]) }
      var edges: ConstraintMakerExtendable { _with([1, 3, 2, 4]) }
      var horizontalEdges: ConstraintMakerExtendable { _with([1, 2]) }
      var verticalEdges: ConstraintMakerExtendable { _with([3, 4]) }
      var size: ConstraintMakerExtendable { _with([7, 8]) }
      var center: ConstraintMakerExtendable { _with([9, 10]) }
      func _relate(_ relation: Int, _ other: Any) -> ConstraintMakerExtendable {
        _relation = relation
        if let item = other as? ConstraintItem {
          _target = item._target
          _related = item._attributes
        } else if let view = other as? UIView {
          _target = view
        } else if let guide = other as? UILayoutGuide {
          _target = guide
        } else {
          _constant = other
        }
        return self
      }
      func _relateToSuperview(_ relation: Int) -> ConstraintMakerExtendable {
        _relation = relation
        _target = _superview(of: _item)
        return self
      }
      func equalTo(_ other: Any) -> ConstraintMakerExtendable { _relate(0, other) }
      func lessThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable { _relate(-1, other) }
      func greaterThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable { _relate(1, other) }
      func equalToSuperview() -> ConstraintMakerExtendable { _relateToSuperview(0) }
      func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable { _relateToSuperview(-1) }
      func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable { _relateToSuperview(1) }
      func multipliedBy(_ amount: CGFloat) -> ConstraintMakerExtendable { _multiplier = amount; return self }
      func dividedBy(_ amount: CGFloat) -> ConstraintMakerExtendable { _multiplier = 1 / amount; return self }
      func offset(_ amount: Any) -> ConstraintMakerExtendable { _constant = amount; return self }
      func inset(_ amount: Any) -> ConstraintMakerExtendable { _constant = amount; _isInset = true; return self }
      func priority(_ amount: ConstraintPriority) -> ConstraintMakerExtendable { _priority = amount.value; return self }
      func priority(_ amount: UILayoutPriority) -> ConstraintMakerExtendable { _priority = amount.rawValue; return self }
      func priority(_ amount: Float) -> ConstraintMakerExtendable { _priority = amount; return self }
      func priority(_ amount: Int) -> ConstraintMakerExtendable { _priority = Float(amount); return self }
      func labeled(_ label: String) -> ConstraintMakerExtendable { _label = label; return self }
    }
    func _superview(of item: AnyObject) -> AnyObject? {
      (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }
    class Constraint {
      var layoutConstraints: [NSLayoutConstraint] = []
      init(_ described: ConstraintMakerExtendable) {
        let attributes = described._attributes
        let related = described._related
        let item = described._item
        let relation = NSLayoutConstraint.Relation(rawValue: described._relation)!
        for (number, attribute) in attributes.enumerated() {
          var target = described._target
          var other = attribute
          if !related.isEmpty {
            other = related.count == attributes.count ? related[number] : related[0]
          } else if target == nil && (attribute == 9 || attribute == 10) {
            other = attribute == 9 ? 1 : 3
          }
          if target == nil && other != 7 && other != 8 { target = _superview(of: item) }
          let constraint: NSLayoutConstraint = NativeConstraint(
            item, NSLayoutConstraint.Attribute(rawValue: attribute)!, relation, target,
            target == nil ? NSLayoutConstraint.Attribute.notAnAttribute : NSLayoutConstraint.Attribute(rawValue: other)!,
            described._multiplier, NativeInset(described._constant, other, described._isInset))
          if described._priority != 1000 { constraint.priority = UILayoutPriority(rawValue: described._priority) }
          if described._label != nil { constraint.identifier = described._label }
          layoutConstraints.append(constraint)
        }
      }
      var isActive: Bool {
        get { layoutConstraints.first?.isActive ?? false }
        set { for constraint in layoutConstraints { constraint.isActive = newValue } }
      }
      func activate() { isActive = true }
      func deactivate() { isActive = false }
      func update(offset amount: Any) -> Constraint {
        _set(amount, isInset: false)
        return self
      }
      func update(inset amount: Any) -> Constraint {
        _set(amount, isInset: true)
        return self
      }
      func _set(_ amount: Any, isInset: Bool) {
        for constraint in layoutConstraints {
          let isAlone = constraint.secondAttribute == .notAnAttribute
          let attribute = isAlone ? constraint.firstAttribute : constraint.secondAttribute
          constraint.constant = NativeInset(amount, attribute.rawValue, isInset)
        }
      }
      func updateOffset(amount: Any) { _ = update(offset: amount) }
      func update(priority: ConstraintPriority) -> Constraint {
        for constraint in layoutConstraints { constraint.priority = UILayoutPriority(rawValue: priority.value) }
        return self
      }
      func update(priority: Float) -> Constraint {
        for constraint in layoutConstraints { constraint.priority = UILayoutPriority(rawValue: priority) }
        return self
      }
    }
    """#
}
