internal import DynamicTypeModel
internal import UIKitModel

/// A view that people operate.
@MainActor @preconcurrency
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let allTouchEvents = Event(rawValue: 0x0fff)
    public static let allEditingEvents = Event(rawValue: 0xf0000)
    public static let allEvents = Event(rawValue: 0xffff_ffff)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  private var actions: [(event: Event, action: UIAction)] = []
  private var targets: [(event: Event, action: TargetAction)] = []
  open var isEnabled = true { didSet { LayoutClock.tick() } }
  open var isSelected = false { didSet { LayoutClock.tick() } }
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { LayoutClock.tick() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { LayoutClock.tick() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.event == controlEvents }
  }

  /// Calls a method of an object, which is not kept alive, at some events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    targets.append((controlEvents, TargetAction(target: target as AnyObject, action: action)))
  }

  /// Stops calling a target's methods, whichever they are, at some events; of all targets for nil.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.removeAll {
      (target == nil || $0.action.target === target as AnyObject)
        && controlEvents.isSuperset(of: $0.event)
    }
  }

  open func sendActions(for controlEvents: Event) {
    for (event, action) in targets where !event.isDisjoint(with: controlEvents) {
      action.send(self)
    }
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }

  override class var kitClass: UIView.Type { UIControl.self }

  /// What the control shows, for those whose document has no more than that; nil for others.
  var controlValue: ControlContent? { nil }
  override var elementContent: ElementContent { controlValue.map { .control($0) } ?? .none }

  open override var intrinsicContentSize: CGSize {
    if let answer = IntrinsicProbe.answer { return answer }
    guard controlValue != nil else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    return Measuring.contentSize(of: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    controlValue == nil ? bounds.size : Measuring.contentSize(of: self)
  }
}

/// What a control does, as a closure.
@MainActor
public final class UIAction {
  public var title: String
  public var image: UIImage?
  let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    (self.title, self.image, self.handler) = (title, image, handler)
  }
}
