package import DynamicTypeModel

extension UIView {
  /// Has the view laid out by the next ``layoutIfNeeded()``.
  public func setNeedsLayout() {
    needsLayout = true
    LayoutClock.tick()
  }

  /// Gives all views of the hierarchy their frames, if anything has changed.
  public func layoutIfNeeded() {
    for root in layoutRoots { LayoutRun(root).run() }
  }

  public func setNeedsUpdateConstraints() {
    needsConstraints = true
    LayoutClock.tick()
  }

  public func updateConstraintsIfNeeded() {
    if needsConstraints { updateConstraints() }
  }

  public func needsUpdateConstraints() -> Bool { needsConstraints }

  /// Has the content's size asked for again.
  public func invalidateIntrinsicContentSize() { LayoutClock.tick() }

  public func setNeedsDisplay() {}

  /// The size that the view's constraints allow, as near as possible to another one.
  ///
  /// Both lengths are as firm as ``UILayoutPriority/fittingSizeLevel``, less than what contents ask for.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the view's constraints allow, as near as possible to another one.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateTraits()
    updateOwnConstraints()
    return Measuring.fittingSize(
      of: fittingView,
      width: Measuring.Wish(
        length: Double(targetSize.width), priority: Double(horizontalFittingPriority.rawValue)),
      height: Measuring.Wish(
        length: Double(targetSize.height), priority: Double(verticalFittingPriority.rawValue)))
  }

  private func updateOwnConstraints() {
    forEachView { view in
      if view.needsConstraints { view.updateConstraints() }
      view.needsConstraints = false
    }
  }

  /// The layout of the hierarchy that the view is in, as audits and pictures take it.
  package var laidOutScreen: LaidOutScreen? {
    layoutRoots.first.map { LayoutRun($0).run() }
  }

  /// The uppermost views that are laid out by themselves, among which this one is, or which are in it.
  private var layoutRoots: [UIView] {
    if endsLayout { return subviews.flatMap(\.layoutRoots) }
    var root = self
    while let parent = root.superview, !parent.endsLayout { root = parent }
    return [root]
  }

  /// What bars and the device cover of the view, in points.
  public var safeAreaInsets: UIEdgeInsets {
    guard let root = layoutRoots.first, let area = root.safeArea else { return .zero }
    let origin = convert(CGPoint.zero, to: root)
    return UIEdgeInsets(
      top: max(0, area.minY - origin.y), left: max(0, area.minX - origin.x),
      bottom: max(0, origin.y + size.height - area.maxY),
      right: max(0, origin.x + size.width - area.maxX))
  }
}

extension UILayoutGuide {
  /// In the owning view's coordinates, once that is laid out.
  public var layoutFrame: CGRect {
    guard let view = owningView, let kind else { return ownFrame }
    let bounds = CGRect(origin: .zero, size: view.size)
    switch kind {
    case .safeArea: return bounds.inset(by: view.safeAreaInsets)
    case .layoutMargins, .readableContent: return bounds.inset(by: view.layoutMargins)
    default: return bounds
    }
  }
}
