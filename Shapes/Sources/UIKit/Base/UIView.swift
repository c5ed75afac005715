internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// A rectangle of a screen, with the views in it.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The value of an intrinsic length that a view does not have.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// As small as the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // What the hierarchy is made of.
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public private(set) var constraints: [NSLayoutConstraint] = []
  public private(set) var layoutGuides: [UILayoutGuide] = []
  /// The controller whose view it is.
  weak var controller: UIViewController?
  private var systemGuides: [LayoutGuide.Kind: UILayoutGuide] = [:]

  // Where it is.
  var origin = CGPoint.zero
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero

  // What layout asks of it.
  public var translatesAutoresizingMaskIntoConstraints = true { didSet { LayoutClock.tick() } }
  public var autoresizingMask: AutoresizingMask = []
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var compression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var statedMargins: UIEdgeInsets?
  var statedDirectionalMargins: NSDirectionalEdgeInsets?
  open var preservesSuperviewLayoutMargins = false { didSet { LayoutClock.tick() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { LayoutClock.tick() } }
  open var isHidden = false { didSet { if isHidden != oldValue { LayoutClock.tick() } } }
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { LayoutClock.tick() } } }
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != oldValue { LayoutClock.tick() } }
  }
  open var tintColor: UIColor! = .tintColor { didSet { LayoutClock.tick() } }
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { LayoutClock.tick() } }
  }
  open var contentMode = ContentMode.scaleToFill { didSet { LayoutClock.tick() } }
  open var isUserInteractionEnabled = true
  open var isOpaque = true
  /// Layout and pictures leave it out.
  open var transform = CGAffineTransform.identity
  open var tag = 0
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { LayoutClock.tick() }
  }
  public let layer = CALayer()

  // What text sizes and assistive techniques ask of it.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsMayHaveChanged() }
  }
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitsMayHaveChanged() }
  }
  public var traitOverrides = UITraitOverrides() { didSet { traitsMayHaveChanged() } }
  open var showsLargeContentViewer = false { didSet { LayoutClock.tick() } }
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var largeContentImageInsets = UIEdgeInsets.zero
  open var scalesLargeContentImage = false
  public private(set) var interactions: [any UIInteraction] = []
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String? { didSet { LayoutClock.tick() } }
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityElements: [Any]?

  var needsLayout = true
  var needsConstraints = true
  /// The traits that the view was last told.
  var knownTraits = UITraitCollection.atCreation
  var traitObservers: [TraitObserver] = []
  /// What the view was made from, if that is a document.
  var template: DocumentTemplate?
  /// The solver state of the hierarchy below it; only its uppermost view has one.
  var layoutMemory: LayoutMemory?
  /// What bars leave free of the uppermost view of a layout, in its coordinates.
  var safeArea: CGRect?

  public init(frame: CGRect) {
    super.init()
    (origin, size) = (frame.origin, frame.size)
  }

  public required init?(coder: NSCoder) {
    super.init()
    if let element = DocumentCoder.element(of: coder) { decode(element) }
  }

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Overriding points

  /// Called when the view is laid out, after the views in it have their frames from constraints.
  open func layoutSubviews() {}

  /// The size of the view's content, or ``noIntrinsicMetric`` along an axis without one.
  open var intrinsicContentSize: CGSize {
    IntrinsicProbe.answer
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that fits best into another one: its own, unless a class knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func updateConstraints() { needsConstraints = false }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func tintColorDidChange() {}
  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToWindow() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func draw(_ rect: CGRect) {}
  open func prepareForInterfaceBuilder() {}
  open class var requiresConstraintBasedLayout: Bool { false }
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: What lowering asks

  /// The class of this module that the view is, or that its class is made from.
  class var kitClass: UIView.Type { UIView.self }
  var elementKind: ElementKind { .view }
  /// Whether `UIView`'s own priorities differ for the kind.
  var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }

  /// What is particular to the kind.
  var elementContent: ElementContent { .none }

  /// Adds the views in it to a scene.
  func lowerSubviews(into lowering: inout Lowering, at index: ElementIndex) {
    for view in subviews { lowering.add(view, in: index) }
  }

  /// Completes its element once the views in it have theirs.
  func finishLowering(_ lowering: inout Lowering, at index: ElementIndex) {}

  /// Takes over what layout found besides the frame.
  func take(_ node: LaidOutNode) {}

  /// Called when a view was taken out of this one.
  func wasRemoved(_ subview: UIView) {}

  /// Whether the views in it are laid out each by itself: of windows and of controllers that show others.
  var endsLayout: Bool { false }

  /// The view whose constraints decide how large this one is.
  var fittingView: UIView { self }

  /// Called when the text size or another trait is another one than before.
  func traitsChanged(from previous: UITraitCollection) {}
}

// MARK: - Hierarchy

extension UIView {
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (subviews.firstIndex(of: sibling) ?? subviews.count - 1) + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  public func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let place = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: place), at: index)
    LayoutClock.tick()
  }

  private func insert(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "a view cannot be in itself")
    if let place = subviews.firstIndex(of: view) {
      return move(view, to: min(place < index ? index - 1 : index, subviews.count - 1))
    }
    view.removeFromSuperview()
    let newWindow = window
    view.willMove(toSuperview: self)
    if let newWindow { view.forEachView { $0.willMove(toWindow: newWindow) } }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.layoutMemory = nil
    didAddSubview(view)
    view.didMoveToSuperview()
    if newWindow != nil { view.forEachView { $0.didMoveToWindow() } }
    view.updateTraits()
    needsLayout = true
    LayoutClock.tick()
  }

  /// Takes the view out of its superview, with the constraints between it and what was around it.
  public func removeFromSuperview() {
    guard let superview else { return }
    let hadWindow = window != nil
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    var ancestor: UIView? = superview
    while let view = ancestor {
      for constraint in view.constraints where constraint.reaches(into: self) {
        view.release(constraint)
      }
      ancestor = view.superview
    }
    superview.subviews.removeAll { $0 === self }
    superview.wasRemoved(self)
    superview.needsLayout = true
    self.superview = nil
    didMoveToSuperview()
    if hadWindow { forEachView { $0.didMoveToWindow() } }
    LayoutClock.tick()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  public var window: UIWindow? {
    var current: UIView? = self
    while let candidate = current {
      if let window = candidate as? UIWindow { return window }
      current = candidate.superview
    }
    return nil
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for view in subviews { view.forEachView(body) }
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    var current: UIView? = self
    while let candidate = current {
      if other.isDescendant(of: candidate) { return candidate }
      current = candidate.superview
    }
    return nil
  }
}

extension NSLayoutConstraint {
  /// Whether one of its items is in a view, or is the view itself.
  fileprivate func reaches(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      Self.view(of: item)?.isDescendant(of: view) ?? false
    }
  }
}

// MARK: - Constraints

extension UIView {
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner == nil { hold(constraint) }
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { release(constraint) }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.owner = self
    LayoutClock.tick()
  }

  func release(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.owner = nil
    LayoutClock.tick()
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === guide }) else { return }
    layoutGuides.append(guide)
    guide.owningView = self
    LayoutClock.tick()
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    LayoutClock.tick()
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }
  public var keyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }

  func guide(_ kind: LayoutGuide.Kind) -> UILayoutGuide {
    if let known = systemGuides[kind] { return known }
    let guide = UILayoutGuide(kind, of: self)
    systemGuides[kind] = guide
    return guide
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? (axis == .horizontal ? defaultHugging.horizontal : defaultHugging.vertical)
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    LayoutClock.tick()
  }

  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { compression[axis] ?? .defaultHigh }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compression[axis] = priority
    LayoutClock.tick()
  }
}

// MARK: - Interactions

/// Something that a view is given to react to.
@MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
    LayoutClock.tick()
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
    LayoutClock.tick()
  }
}
