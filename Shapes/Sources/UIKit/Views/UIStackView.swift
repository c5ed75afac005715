internal import DynamicTypeModel
internal import UIKitModel

/// Arranges views in a row or a column.
@MainActor @preconcurrency
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// 8 points, or between texts what their fonts ask for.
  public nonisolated static let spacingUseSystem: CGFloat = 1.175494351e-38
  public nonisolated static let spacingUseDefault: CGFloat = 3.402823466e+38

  public private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { LayoutClock.tick() } }
  }
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { LayoutClock.tick() } }
  }
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { LayoutClock.tick() } }
  }
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { LayoutClock.tick() } } }
  open var isBaselineRelativeArrangement = false { didSet { LayoutClock.tick() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { LayoutClock.tick() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end; the stack places it by constraints from then on.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    LayoutClock.tick()
  }

  /// Stops arranging a view, which stays in the stack.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    LayoutClock.tick()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    LayoutClock.tick()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func wasRemoved(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
    customSpacings[ObjectIdentifier(subview)] = nil
  }

  override class var kitClass: UIView.Type { UIStackView.self }
  override var elementKind: ElementKind { .stackView }

  override func finishLowering(_ lowering: inout Lowering, at index: ElementIndex) {
    var stack = StackContent(axis: axis == .horizontal ? .horizontal : .vertical)
    let distributions: [StackContent.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    stack.distribution = distributions[distribution.rawValue]
    stack.alignment = modelledAlignment
    stack.usesStandardSpacing = spacing == Self.spacingUseSystem
    stack.spacing = stack.usesStandardSpacing ? 8 : Double(spacing)
    stack.isBaselineRelative = isBaselineRelativeArrangement
    stack.isLayoutMarginsRelative = isLayoutMarginsRelativeArrangement
    stack.arranged = arrangedSubviews.compactMap { lowering.place(of: $0) }
    for view in arrangedSubviews {
      guard let own = customSpacings[ObjectIdentifier(view)], let place = lowering.place(of: view)
      else { continue }
      stack.customSpacings[place] = own == Self.spacingUseSystem ? 8 : Double(own)
    }
    lowering.change(index) { $0.content = .stack(stack) }
  }

  private var modelledAlignment: StackContent.Alignment {
    switch alignment {
    case .fill: .fill
    case .leading: axis == .vertical ? .leading : .top
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: axis == .vertical ? .trailing : .bottom
    case .lastBaseline: .lastBaseline
    }
  }
}
