internal import DynamicTypeModel
internal import UIKitModel

/// A switch.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  open var isOn = false { didSet { LayoutClock.tick() } }
  open var onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override class var kitClass: UIView.Type { UISwitch.self }
  override var elementKind: ElementKind { .switch }
  override var controlValue: ControlContent? { ControlContent(SwitchContent(isOn: isOn)) }
  override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}

/// A thumb on a track.
@MainActor @preconcurrency
open class UISlider: UIControl {
  open var value: Float = 0 { didSet { LayoutClock.tick() } }
  open var minimumValue: Float = 0 { didSet { LayoutClock.tick() } }
  open var maximumValue: Float = 1 { didSet { LayoutClock.tick() } }
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override class var kitClass: UIView.Type { UISlider.self }
  override var elementKind: ElementKind { .slider }
  override var controlValue: ControlContent? {
    let range = max(maximumValue - minimumValue, .leastNonzeroMagnitude)
    return ControlContent(SliderContent(value: Double((value - minimumValue) / range)))
  }
}

/// Two buttons, for less and more.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0

  override class var kitClass: UIView.Type { UIStepper.self }
  override var elementKind: ElementKind { .stepper }
  override var controlValue: ControlContent? { ControlContent(StepperContent()) }
}

/// A row of dots, one a page.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  open var numberOfPages = 0 { didSet { LayoutClock.tick() } }
  open var currentPage = 0

  override class var kitClass: UIView.Type { UIPageControl.self }
  override var elementKind: ElementKind { .pageControl }
  override var controlValue: ControlContent? {
    ControlContent(PageControlContent(numberOfPages: numberOfPages))
  }
}

/// A bar that shows how far something has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  open var progress: Float = 0 { didSet { LayoutClock.tick() } }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    IntrinsicProbe.answer ?? Measuring.contentSize(of: self)
  }
  override class var kitClass: UIView.Type { UIProgressView.self }
  override var elementKind: ElementKind { .progressView }
  override var elementContent: ElementContent {
    .control(ControlContent(ProgressContent(progress: Double(progress))))
  }
}

/// A wheel that turns while something goes on.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style = Style.medium { didSet { LayoutClock.tick() } }
  /// Whether the view is hidden unless it turns.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  public private(set) var isAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize {
    IntrinsicProbe.answer ?? Measuring.contentSize(of: self)
  }
  override class var kitClass: UIView.Type { UIActivityIndicatorView.self }
  override var elementKind: ElementKind { .activityIndicatorView }
  override var elementContent: ElementContent {
    .control(ControlContent(ActivityContent(isLarge: style == .large)))
  }
  override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
}

/// A row of segments, one chosen at a time; their titles are 13 points at every text size.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  open var selectedSegmentIndex = -1 { didSet { LayoutClock.tick() } }
  open var apportionsSegmentWidthsByContent = false { didSet { LayoutClock.tick() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? String) ?? "" }
  }

  open var numberOfSegments: Int { titles.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(segment, titles.count))
    LayoutClock.tick()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
    LayoutClock.tick()
  }

  open func titleForSegment(at segment: Int) -> String? { titles[segment] }

  open func removeAllSegments() {
    titles = []
    LayoutClock.tick()
  }

  open override var intrinsicContentSize: CGSize {
    IntrinsicProbe.answer ?? Measuring.contentSize(of: self)
  }
  override class var kitClass: UIView.Type { UISegmentedControl.self }
  override var elementKind: ElementKind { .segmentedControl }
  override var elementContent: ElementContent {
    var content = SegmentsContent(titles: titles, images: titles.map { _ in nil })
    content.selected = selectedSegmentIndex >= 0 ? selectedSegmentIndex : nil
    content.apportionsWidthsByContent = apportionsSegmentWidthsByContent
    return .segments(content)
  }
}
