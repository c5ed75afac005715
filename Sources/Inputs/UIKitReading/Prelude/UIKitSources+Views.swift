extension UIKitSources {
  /// Views, labels, images, stacks and scroll views.
  static let views = #"""
    struct UILayoutPriority: Hashable {
      let rawValue: Float
      init(rawValue: Float) { self.rawValue = rawValue }
      init(_ rawValue: Float) { self.rawValue = rawValue }
      static let required = UILayoutPriority(rawValue: 1000)
      static let defaultHigh = UILayoutPriority(rawValue: 750)
      static let dragThatCanResizeScene = UILayoutPriority(rawValue: 510)
      static let sceneSizeStayPut = UILayoutPriority(rawValue: 500)
      static let dragThatCannotResizeScene = UILayoutPriority(rawValue: 490)
      static let defaultLow = UILayoutPriority(rawValue: 250)
      static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
      static func + (one: UILayoutPriority, value: Float) -> UILayoutPriority { UILayoutPriority(rawValue: one.rawValue + value) }
      static func - (one: UILayoutPriority, value: Float) -> UILayoutPriority { UILayoutPriority(rawValue: one.rawValue - value) }
    }
    class UILayoutGuide: NSObject {
      // `safeArea`, `layoutMargins`…; nil for one of the app's.
      var _kind: String?
      let _made = NativePlace()
      var _owner: UIView?
      var identifier: String = ""
      override init() {}
      init(_kind: String, owner: UIView) { self._kind = _kind; _owner = owner }
      var owningView: UIView? { get { _owner } set { _owner = newValue } }
      var layoutFrame: CGRect {
        if _kind == "safeArea", let view = _owner { return view.bounds.inset(by: view.safeAreaInsets) }
        return NativeGuideFrame(self)
      }
    }
    @propertyWrapper struct _ViewWrapper<View> {
      var wrappedValue: View { didSet { _free() } }
      init(wrappedValue: View) {
        self.wrappedValue = wrappedValue
        _free()
      }
      func _free() { (wrappedValue as? UIView)?.translatesAutoresizingMaskIntoConstraints = false }
    }
    class UIView: UIResponder {
      enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
      }
      struct AutoresizingMask: OptionSet {
        let rawValue: Int
        static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        static let flexibleWidth = AutoresizingMask(rawValue: 2)
        static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        static let flexibleHeight = AutoresizingMask(rawValue: 16)
        static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
      }
      struct AnimationOptions: OptionSet {
        let rawValue: Int
        static let allowUserInteraction = AnimationOptions(rawValue: 1)
        static let beginFromCurrentState = AnimationOptions(rawValue: 2)
        static let curveEaseInOut = AnimationOptions(rawValue: 0)
        static let curveEaseIn = AnimationOptions(rawValue: 4)
        static let curveEaseOut = AnimationOptions(rawValue: 8)
        static let curveLinear = AnimationOptions(rawValue: 16)
        static let transitionCrossDissolve = AnimationOptions(rawValue: 32)
        static let layoutSubviews = AnimationOptions(rawValue: 64)
        static let `repeat` = AnimationOptions(rawValue: 128)
        static let autoreverse = AnimationOptions(rawValue: 256)
      }
      enum TintAdjustmentMode: Int { case automatic, normal, dimmed }
      enum AnimationCurve: Int { case easeInOut, easeIn, easeOut, linear }
      let _made = NativePlace()
      var _superview: UIView?
      var _subviews: [UIView] = []
      var _guides: [UILayoutGuide] = []
      var _systemGuides: [String: UILayoutGuide] = [:]
      var _controller: UIViewController?
      var _frame = CGRect(x: 0, y: 0, width: 0, height: 0)
      var _boundsOrigin = CGPoint(x: 0, y: 0)
      var _horizontalHugging: Float?
      var _verticalHugging: Float?
      var _horizontalCompression: Float?
      var _verticalCompression: Float?
      var _margins: UIEdgeInsets?
      var _directionalMargins: NSDirectionalEdgeInsets?
      var _overrides: UITraitOverrides?
      var _needsConstraints = true
      // Whether it is as large as its kind is until code gives it a size.
      var _hasOwnSize = false
      var _observers: [(UITraitEnvironment, UITraitCollection) -> Void] = []

      var translatesAutoresizingMaskIntoConstraints = true
      var autoresizingMask: AutoresizingMask = []
      var preservesSuperviewLayoutMargins = false
      var insetsLayoutMarginsFromSafeArea = true
      var isHidden = false
      var alpha: CGFloat = 1
      var backgroundColor: UIColor?
      var tintColor: UIColor = UIColor.tintColor
      var clipsToBounds = false
      var contentMode: ContentMode = .scaleToFill
      var isUserInteractionEnabled = true
      var isMultipleTouchEnabled = false
      var isExclusiveTouch = false
      var isOpaque = true
      var autoresizesSubviews = true
      var clearsContextBeforeDrawing = true
      var transform = CGAffineTransform()
      var tag = 0
      var semanticContentAttribute: UISemanticContentAttribute = .unspecified
      lazy var layer: CALayer = CALayer()
      var mask: UIView?
      var contentScaleFactor: CGFloat = 1
      var tintAdjustmentMode: TintAdjustmentMode = .automatic
      var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
      var minimumContentSizeCategory: UIContentSizeCategory?
      var maximumContentSizeCategory: UIContentSizeCategory?
      var showsLargeContentViewer = false
      var largeContentTitle: String?
      var largeContentImage: UIImage?
      var scalesLargeContentImage = false
      var gestureRecognizers: [Any]?
      var isAccessibilityElement = false
      var accessibilityIdentifier: String?
      var accessibilityLabel: String?
      var accessibilityHint: String?
      var accessibilityValue: String?
      var accessibilityTraits: UIAccessibilityTraits = []
      var accessibilityElements: [Any]?
      var accessibilityElementsHidden = false
      var accessibilityViewIsModal = false
      var shouldGroupAccessibilityChildren = false
      var accessibilityCustomActions: [Any]?
      var accessibilityAttributedLabel: NSAttributedString?
      var accessibilityIgnoresInvertColors = false
      var motionEffects: [Any] = []
      // What SnapKit keeps with a view.
      var _snap: [Any]?

      static let noIntrinsicMetric: CGFloat = -1
      static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
      static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
      static var inheritedAnimationDuration: Double { 0 }
      static var areAnimationsEnabled: Bool { true }
      class var requiresConstraintBasedLayout: Bool { false }
      class var layerClass: Any { CALayer.self }

      init(frame: CGRect) { _frame = frame }
      required init?(coder: NSCoder) { NativeFromDocument(self, coder) }
      override convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }

      var superview: UIView? { _superview }
      var subviews: [UIView] { _subviews }
      var layoutGuides: [UILayoutGuide] { _guides }
      var window: UIWindow? { NativeWindow(self) }
      override var next: UIResponder? { _controller ?? _superview }

      var frame: CGRect {
        get { if _hasOwnSize { _takeOwnSize() }; return _frame }
        set { _hasOwnSize = false; _place(newValue); setNeedsLayout() }
      }
      var bounds: CGRect {
        get {
          if _hasOwnSize { _takeOwnSize() }
          return CGRect(x: _boundsOrigin.x, y: _boundsOrigin.y, width: _frame.size.width, height: _frame.size.height)
        }
        set {
          _hasOwnSize = false
          _boundsOrigin = newValue.origin
          let center = self.center
          _place(CGRect(x: center.x - newValue.size.width / 2, y: center.y - newValue.size.height / 2, width: newValue.size.width, height: newValue.size.height))
        }
      }
      var center: CGPoint {
        get { CGPoint(x: _frame.origin.x + _frame.size.width / 2, y: _frame.origin.y + _frame.size.height / 2) }
        set {
          if _hasOwnSize { _takeOwnSize() }
          _frame = CGRect(x: newValue.x - _frame.size.width / 2, y: newValue.y - _frame.size.height / 2, width: _frame.size.width, height: _frame.size.height)
        }
      }
      func _takeOwnSize() {
        _hasOwnSize = false
        sizeToFit()
      }
      func _place(_ frame: CGRect) {
        let old = _frame.size
        _frame = frame
        if _subviews.isEmpty || !autoresizesSubviews { return }
        let (width, height) = (frame.size.width - old.width, frame.size.height - old.height)
        if width == 0 && height == 0 { return }
        for view in _subviews where view.translatesAutoresizingMaskIntoConstraints { view._follow(width, height) }
      }
      // What the mask makes of the frame where the superview becomes larger by so much.
      func _follow(_ width: CGFloat, _ height: CGFloat) {
        let mask = autoresizingMask.rawValue
        if mask == 0 { return }
        let (x, newWidth) = UIView._follow(_frame.origin.x, _frame.size.width, width, mask & 1 != 0, mask & 2 != 0, mask & 4 != 0)
        let (y, newHeight) = UIView._follow(_frame.origin.y, _frame.size.height, height, mask & 8 != 0, mask & 16 != 0, mask & 32 != 0)
        frame = CGRect(x: x, y: y, width: newWidth, height: newHeight)
      }
      static func _follow(
        _ start: CGFloat, _ length: CGFloat, _ gain: CGFloat, _ isStartFlexible: Bool, _ isLengthFlexible: Bool, _ isEndFlexible: Bool
      ) -> (CGFloat, CGFloat) {
        if isLengthFlexible { return (start, max(0, length + gain)) }
        if isStartFlexible { return (start + (isEndFlexible ? gain / 2 : gain), length) }
        return (start, length)
      }
      var layoutMargins: UIEdgeInsets {
        get { _margins ?? NativeMargins(self) }
        set { _margins = newValue; _directionalMargins = nil }
      }
      var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
          if let margins = _directionalMargins { return margins }
          let margins = layoutMargins
          return NSDirectionalEdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set { _directionalMargins = newValue; _margins = nil }
      }
      var safeAreaInsets: UIEdgeInsets { NativeSafeArea(self) }
      var traitCollection: UITraitCollection {
        if let category = _overrides?.preferredContentSizeCategory, category.rawValue != "_UICTContentSizeCategoryUnspecified" {
          return UITraitCollection(preferredContentSizeCategory: category)
        }
        return UITraitCollection()
      }
      var traitOverrides: UITraitOverrides {
        if let known = _overrides { return known }
        let made = UITraitOverrides()
        _overrides = made
        return made
      }
      var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIApplication.shared.userInterfaceLayoutDirection }
      var hasAmbiguousLayout: Bool { false }
      var isFocused: Bool { false }

      func addSubview(_ view: UIView) { _insert(view, at: _subviews.count) }
      func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }
      func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        _insert(view, at: (_subviews.firstIndex { $0 === sibling } ?? _subviews.count - 1) + 1)
      }
      func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        _insert(view, at: _subviews.firstIndex { $0 === sibling } ?? 0)
      }
      func bringSubviewToFront(_ view: UIView) { if view._superview === self { _insert(view, at: _subviews.count) } }
      func sendSubviewToBack(_ view: UIView) { if view._superview === self { _insert(view, at: 0) } }
      func exchangeSubview(at one: Int, withSubviewAt other: Int) { _subviews.swapAt(one, other) }
      func _insert(_ view: UIView, at index: Int) {
        if view._superview === self {
          _subviews.removeAll { $0 === view }
          _subviews.insert(view, at: min(index, _subviews.count))
          return
        }
        if view._superview != nil { view.removeFromSuperview() }
        view.willMove(toSuperview: self)
        _subviews.insert(view, at: min(index, _subviews.count))
        view._superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
      }
      func removeFromSuperview() {
        guard let old = _superview else { return }
        old.willRemoveSubview(self)
        willMove(toSuperview: nil)
        NativeDeactivate(self)
        old._subviews.removeAll { $0 === self }
        old._removed(self)
        _superview = nil
        didMoveToSuperview()
      }
      func _removed(_ view: UIView) {}
      func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
          if candidate === view { return true }
          current = candidate._superview
        }
        return false
      }
      func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in _subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
      }

      func layoutSubviews() {}
      func updateConstraints() {}
      func updateProperties() {}
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
      func layoutMarginsDidChange() {}
      func safeAreaInsetsDidChange() {}
      func tintColorDidChange() {}
      func didMoveToSuperview() {}
      func willMove(toSuperview newSuperview: UIView?) {}
      func didMoveToWindow() {}
      func willMove(toWindow newWindow: UIWindow?) {}
      func didAddSubview(_ subview: UIView) {}
      func willRemoveSubview(_ subview: UIView) {}
      func draw(_ rect: CGRect) {}
      func setNeedsLayout() {}
      func layoutIfNeeded() { NativeLayout(self) }
      func setNeedsDisplay() {}
      func setNeedsDisplay(_ rect: CGRect) {}
      func setNeedsUpdateConstraints() { _needsConstraints = true }
      func updateConstraintsIfNeeded() {}
      func needsUpdateConstraints() -> Bool { _needsConstraints }
      func setNeedsUpdateProperties() {}
      func updateTraitsIfNeeded() {}
      func invalidateIntrinsicContentSize() {}
      func updateFocusIfNeeded() {}
      func setNeedsFocusUpdate() {}
      var intrinsicContentSize: CGSize { NativeContentSize(self, CGSize(width: -1, height: -1)) }
      func sizeThatFits(_ size: CGSize) -> CGSize { NativeContentSize(self, size) }
      func sizeToFit() {
        let size = sizeThatFits(_frame.size)
        _frame = CGRect(x: _frame.origin.x, y: _frame.origin.y, width: size.width, height: size.height)
      }
      func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { NativeFittingSize(self, size, 50, 50) }
      func systemLayoutSizeFitting(
        _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize { NativeFittingSize(self, size, horizontal.rawValue, vertical.rawValue) }
      func point(inside point: CGPoint, with event: Any?) -> Bool { bounds.contains(point) }
      func hitTest(_ point: CGPoint, with event: Any?) -> UIView? { self }
      func convert(_ rect: CGRect, to view: UIView?) -> CGRect { NativeConverted(self, rect, view) }
      func convert(_ rect: CGRect, from view: UIView?) -> CGRect { NativeConverted(view ?? self, rect, self) }
      func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: _frame) }
      func addGestureRecognizer(_ recognizer: Any) {}
      func removeGestureRecognizer(_ recognizer: Any) {}
      func addInteraction(_ interaction: Any) {}
      func removeInteraction(_ interaction: Any) {}
      func addMotionEffect(_ effect: Any) {}
      func endEditing(_ force: Bool) -> Bool { true }
      func registerForTraitChanges(_ traits: [Any], handler: @escaping (UIView, UITraitCollection) -> Void) -> NSObject { NSObject() }
      func registerForTraitChanges(_ traits: [Any], action: Any) -> NSObject { NSObject() }
      func registerForTraitChanges(_ traits: [Any], target: Any, action: Any) -> NSObject { NSObject() }
      func unregisterForTraitChanges(_ registration: Any) {}

      func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { _horizontalHugging = priority.rawValue } else { _verticalHugging = priority.rawValue }
      }
      func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { _horizontalCompression = priority.rawValue } else { _verticalCompression = priority.rawValue }
      }
      func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(rawValue: (axis == .horizontal ? _horizontalHugging : _verticalHugging) ?? 250)
      }
      func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(rawValue: (axis == .horizontal ? _horizontalCompression : _verticalCompression) ?? 750)
      }

      static func animate(withDuration: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
      }
      static func animate(withDuration: Double, delay: Double, options: AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        animations()
        completion?(true)
      }
      static func animate(
        withDuration: Double, delay: Double, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
      ) {
        animations()
        completion?(true)
      }
      static func transition(with view: UIView, duration: Double, options: AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        animations?()
        completion?(true)
      }
      static func animateKeyframes(
        withDuration: Double, delay: Double, options: Any? = nil, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
      ) {
        animations()
        completion?(true)
      }
      static func addKeyframe(withRelativeStartTime: Double, relativeDuration: Double, animations: @escaping () -> Void) { animations() }
      static func modifyAnimations(withRepeatCount: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }
      static func performWithoutAnimation(_ actions: () -> Void) { actions() }
      static func setAnimationsEnabled(_ enabled: Bool) {}
      static func appearance() -> Self { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      static func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        UIApplication.shared.userInterfaceLayoutDirection
      }
    }
    class UIViewPropertyAnimator: NSObject {
      var _animations: [() -> Void] = []
      var _completions: [(Any) -> Void] = []
      var fractionComplete: CGFloat = 0
      var isRunning: Bool { false }
      init(duration: Double, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) { if let animations { _animations.append(animations) } }
      init(duration: Double, dampingRatio: CGFloat, animations: (() -> Void)? = nil) { if let animations { _animations.append(animations) } }
      init(duration: Double, timingParameters: Any) {}
      static func runningPropertyAnimator(
        withDuration: Double, delay: Double, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Any) -> Void)? = nil
      ) -> UIViewPropertyAnimator {
        animations()
        return UIViewPropertyAnimator(duration: withDuration, timingParameters: 0)
      }
      func addAnimations(_ animation: @escaping () -> Void) { _animations.append(animation) }
      func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { _animations.append(animation) }
      func addCompletion(_ completion: @escaping (Any) -> Void) {}
      func startAnimation() { for animation in _animations { animation() } }
      func startAnimation(afterDelay: Double) { for animation in _animations { animation() } }
      func pauseAnimation() {}
      func stopAnimation(_ withoutFinishing: Bool) {}
      func finishAnimation(at position: Any) {}
    }
    class UIGestureRecognizer: NSObject {
      enum State: Int { case possible, began, changed, ended, cancelled, failed }
      var delegate: UIGestureRecognizerDelegate?
      var isEnabled = true
      var view: UIView?
      var state: State = .possible
      var cancelsTouchesInView = true
      var delaysTouchesBegan = false
      var delaysTouchesEnded = true
      var numberOfTapsRequired = 1
      var numberOfTouchesRequired = 1
      var minimumPressDuration: Double = 0.5
      var direction: Any?
      override init() {}
      init(target: Any?, action: Any?) {}
      func addTarget(_ target: Any, action: Any) {}
      func require(toFail other: UIGestureRecognizer) {}
    }
    class UITapGestureRecognizer: UIGestureRecognizer {}
    class UIPanGestureRecognizer: UIGestureRecognizer {}
    class UILongPressGestureRecognizer: UIGestureRecognizer {}
    class UISwipeGestureRecognizer: UIGestureRecognizer {
      struct Direction: OptionSet {
        let rawValue: Int
        static let right = Direction(rawValue: 1)
        static let left = Direction(rawValue: 2)
        static let up = Direction(rawValue: 4)
        static let down = Direction(rawValue: 8)
      }
    }
    class UIPinchGestureRecognizer: UIGestureRecognizer {}
    class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
    class UIWindow: UIView {
      var rootViewController: UIViewController?
      var windowScene: UIWindowScene?
      override init(frame: CGRect) { super.init(frame: frame) }
      convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
      }
      var isKeyWindow: Bool { true }
      var windowLevel: CGFloat = 0
      // Tabs that a controller makes as it is loaded are there then.
      func makeKeyAndVisible() { (rootViewController as? UITabBarController)?.loadViewIfNeeded() }
      func makeKey() {}
    }
    class UIVisualEffect: NSObject {}
    class UIBlurEffect: UIVisualEffect {
      enum Style: Int {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
          systemChromeMaterial
      }
      init(style: Style) {}
    }
    class UIVibrancyEffect: UIVisualEffect {
      init(blurEffect: UIBlurEffect) {}
    }
    class UIVisualEffectView: UIView {
      var effect: UIVisualEffect?
      let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      init(effect: UIVisualEffect?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.effect = effect
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
      }
    }
    enum UIBaselineAdjustment: Int { case alignBaselines, alignCenters, none }
    class UILabel: UIView {
      var _text: String?
      var _attributed: NSAttributedString?
      var _font: UIFont?
      var text: String? {
        get { _attributed == nil ? _text : _attributed!.string }
        set { _text = newValue; _attributed = nil }
      }
      var attributedText: NSAttributedString? {
        get {
          if let attributed = _attributed { return attributed }
          guard let text = _text else { return nil }
          return NSAttributedString(string: text, attributes: [NSAttributedString.Key.font: font])
        }
        set {
          _attributed = nil
          _text = nil
          // What the whole text has from now on is that of its first letter.
          if let font = newValue?._first(.font) as? UIFont { _font = font }
          if let color = newValue?._first(.foregroundColor) as? UIColor { textColor = color }
          if let style = newValue?._first(.paragraphStyle) as? NSParagraphStyle { textAlignment = style.alignment }
          _attributed = newValue
        }
      }
      var font: UIFont {
        get { _font ?? UIFont.systemFont(ofSize: 17) }
        set {
          _font = newValue
          if let text = _attributed { _attributed = text._setting(.font, newValue) }
        }
      }
      var textColor: UIColor = UIColor.label {
        didSet { if let text = _attributed { _attributed = text._setting(.foregroundColor, textColor) } }
      }
      var textAlignment: NSTextAlignment = .natural {
        didSet { if let text = _attributed { _attributed = text._styled(lineBreakMode) { $0.alignment = textAlignment } } }
      }
      var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if let text = _attributed { _attributed = text._styled(lineBreakMode) { $0.lineBreakMode = lineBreakMode } } }
      }
      var numberOfLines = 1
      var adjustsFontForContentSizeCategory = false
      var adjustsFontSizeToFitWidth = false
      var minimumScaleFactor: CGFloat = 0
      var allowsDefaultTighteningForTruncation = false
      var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
      var preferredMaxLayoutWidth: CGFloat = 0
      var isEnabled = true
      var isHighlighted = false
      var highlightedTextColor: UIColor?
      var shadowColor: UIColor?
      var shadowOffset = CGSize(width: 0, height: -1)
      var lineBreakStrategy: Any?
      override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
      }
      func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
      func drawText(in rect: CGRect) {}
    }
    class UIImageView: UIView {
      var image: UIImage?
      var highlightedImage: UIImage?
      var isHighlighted = false
      var adjustsImageSizeForAccessibilityContentSizeCategory = false
      var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      var animationImages: [UIImage]?
      var animationDuration: Double = 0
      var animationRepeatCount = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
      }
      init(image: UIImage?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        isUserInteractionEnabled = false
        self.image = image
        if let size = image?.size { _frame = CGRect(x: 0, y: 0, width: size.width, height: size.height) }
      }
      init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.image = image
        self.highlightedImage = highlightedImage
      }
      func startAnimating() {}
      func stopAnimating() {}
      func addSymbolEffect(_ effect: Any) {}
    }
    class UIStackView: UIView {
      enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
      enum Alignment: Int {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        static var top: Alignment { .leading }
        static var bottom: Alignment { .trailing }
      }
      static let spacingUseSystem: CGFloat = 1.175494351e-38
      static let spacingUseDefault: CGFloat = 3.402823466e+38
      var _arranged: [UIView] = []
      var _spacingViews: [UIView] = []
      var _spacings: [CGFloat] = []
      var axis: NSLayoutConstraint.Axis = .horizontal
      var distribution: Distribution = .fill
      var alignment: Alignment = .fill
      var spacing: CGFloat = 0
      var isBaselineRelativeArrangement = false
      var isLayoutMarginsRelativeArrangement = false
      override init(frame: CGRect) { super.init(frame: frame) }
      convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        for view in views { addArrangedSubview(view) }
      }
      var arrangedSubviews: [UIView] { _arranged }
      func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: _arranged.count) }
      func insertArrangedSubview(_ view: UIView, at index: Int) {
        _arranged.removeAll { $0 === view }
        if view._superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        _arranged.insert(view, at: min(index, _arranged.count))
      }
      func removeArrangedSubview(_ view: UIView) { _arranged.removeAll { $0 === view } }
      func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        _spacingViews.append(view)
        _spacings.append(spacing)
      }
      func customSpacing(after view: UIView) -> CGFloat {
        if let place = _spacingViews.lastIndex(where: { $0 === view }) { return _spacings[place] }
        return UIStackView.spacingUseDefault
      }
      override func _removed(_ view: UIView) { _arranged.removeAll { $0 === view } }
    }
    class UIScrollView: UIView {
      enum ContentInsetAdjustmentBehavior: Int { case automatic, scrollableAxes, never, always }
      enum KeyboardDismissMode: Int { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
      enum IndicatorStyle: Int { case `default`, black, white }
      struct DecelerationRate: Hashable {
        let rawValue: CGFloat
        static let normal = DecelerationRate(rawValue: 0.998)
        static let fast = DecelerationRate(rawValue: 0.99)
      }
      var contentSize = CGSize(width: 0, height: 0)
      var contentOffset = CGPoint(x: 0, y: 0)
      var contentInset = UIEdgeInsets()
      var scrollIndicatorInsets = UIEdgeInsets()
      var verticalScrollIndicatorInsets = UIEdgeInsets()
      var horizontalScrollIndicatorInsets = UIEdgeInsets()
      var adjustedContentInset: UIEdgeInsets { contentInset }
      var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
      var isScrollEnabled = true
      var isPagingEnabled = false
      var isDirectionalLockEnabled = false
      var bounces = true
      var alwaysBounceVertical = false
      var alwaysBounceHorizontal = false
      var showsVerticalScrollIndicator = true
      var showsHorizontalScrollIndicator = true
      var automaticallyAdjustsScrollIndicatorInsets = true
      var indicatorStyle: IndicatorStyle = .default
      var decelerationRate: DecelerationRate = .normal
      var keyboardDismissMode: KeyboardDismissMode = .none
      var delaysContentTouches = true
      var canCancelContentTouches = true
      var minimumZoomScale: CGFloat = 1
      var maximumZoomScale: CGFloat = 1
      var zoomScale: CGFloat = 1
      var bouncesZoom = true
      var scrollsToTop = true
      var refreshControl: UIRefreshControl?
      weak var delegate: UIScrollViewDelegate?
      var isDragging: Bool { false }
      var isTracking: Bool { false }
      var isDecelerating: Bool { false }
      var panGestureRecognizer: Any { NSObject() }
      var contentLayoutGuide: UILayoutGuide { _guide("contentLayout") }
      var frameLayoutGuide: UILayoutGuide { _guide("frameLayout") }
      override init(frame: CGRect) { super.init(frame: frame) }
      func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
      func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
      func flashScrollIndicators() {}
    }
    class WKWebView: UIView {
      init(frame: CGRect, configuration: Any) { super.init(frame: frame) }
      override init(frame: CGRect) { super.init(frame: frame) }
      lazy var scrollView: UIScrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      var navigationDelegate: Any?
      var uiDelegate: Any?
      func load(_ request: Any) -> Any? { nil }
      func loadHTMLString(_ text: String, baseURL: Any?) -> Any? { nil }
    }
    class MKMapView: UIView {
      var delegate: Any?
      var showsUserLocation = false
    }
    """#
}
