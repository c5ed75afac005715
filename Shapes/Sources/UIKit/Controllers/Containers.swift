internal import DynamicTypeModel
internal import UIKitModel

/// What a controller gives the navigation bar to show.
@MainActor @preconcurrency
public final class UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  public var title: String? { didSet { LayoutClock.tick() } }
  public var prompt: String? { didSet { LayoutClock.tick() } }
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { LayoutClock.tick() }
  }
  public var backButtonTitle: String? { didSet { LayoutClock.tick() } }
  public var hidesBackButton = false { didSet { LayoutClock.tick() } }
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { LayoutClock.tick() } }
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { LayoutClock.tick() } }
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Takes over what a document says of the item.
  func decode(_ item: NavigationItem) {
    title = item.title
    prompt = item.prompt
    backButtonTitle = item.backTitle
    hidesBackButton = item.hidesBackButton
    largeTitleDisplayMode =
      switch item.largeTitleDisplayMode {
      case .automatic, nil: .automatic
      case .always: .always
      case .never: .never
      case .inline: .inline
      }
    leftBarButtonItems = item.leftItems.map { UIBarButtonItem($0) }
    rightBarButtonItems = item.rightItems.map { UIBarButtonItem($0) }
  }

  func modelled(title controllerTitle: String?) -> NavigationItem {
    var item = NavigationItem(id: "navigationItem", location: LayoutSurroundings.current.location)
    item.title = title ?? controllerTitle
    item.prompt = prompt
    let modes: [NavigationItem.LargeTitleDisplayMode] = [.automatic, .always, .never, .inline]
    item.largeTitleDisplayMode = modes[largeTitleDisplayMode.rawValue]
    item.backTitle = backButtonTitle
    item.hidesBackButton = hidesBackButton
    item.leftItems = (leftBarButtonItems ?? []).enumerated().map { $1.modelled("left \($0 + 1)") }
    item.rightItems = (rightBarButtonItems ?? []).enumerated().map {
      $1.modelled("right \($0 + 1)")
    }
    return item
  }
}

/// A button on a bar, whose words grow up to XXL alone.
@MainActor @preconcurrency
public final class UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action,
      organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
      fastForward, undo, redo

    fileprivate var modelled: BarItem.SystemItem {
      let all: [BarItem.SystemItem] = [
        .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply,
        .action, .organize, .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause,
        .rewind, .fastForward, .undo, .redo,
      ]
      return all[rawValue]
    }
  }

  public var title: String?
  public var image: UIImage?
  public var style = Style.plain
  public var largeContentSizeImage: UIImage?
  public var accessibilityIdentifier: String?
  private var systemItem: SystemItem?
  public var primaryAction: UIAction?
  public weak var target: AnyObject?
  public var action: Selector?
  /// Performs the segue that the item of a document has.
  var segue: (() -> Void)?
  private(set) var template: BarItem?

  public init() {}

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    aim(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    aim(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    aim(target, action)
  }

  private func aim(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Calls what the item is for, as if somebody had tapped it.
  package func performTap() {
    if let action { TargetAction(target: target, action: action).send(self) }
    if let primaryAction { primaryAction.handler(primaryAction) }
    segue?()
  }

  /// The item of a document, which stays as it is there but for what code sets.
  convenience init(_ item: BarItem) {
    self.init()
    title = item.title
    if let name = item.image {
      image = item.isSystemSymbol ? UIImage(systemName: name) : UIImage(named: name)
    }
    style = item.style == .done ? .done : .plain
    template = item
  }

  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  func modelled(_ id: String) -> BarItem {
    var item =
      template
      ?? BarItem(id: accessibilityIdentifier ?? id, location: LayoutSurroundings.current.location)
    item.title = title
    if let systemItem { item.systemItem = systemItem.modelled }
    item.style = style == .done ? .done : .plain
    item.image = image?.content.name
    item.isSystemSymbol = image?.isSymbolImage ?? false
    item.largeContentSizeImage = largeContentSizeImage?.content
    return item
  }
}

@MainActor @preconcurrency
public final class UINavigationBar: UIView {
  public var prefersLargeTitles = false { didSet { LayoutClock.tick() } }
}

/// The view of a controller that shows others': each is laid out by itself.
final class ContainerView: UIView {
  override var endsLayout: Bool { true }
}

/// Shows screens one after the other below a navigation bar.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  open var isNavigationBarHidden = false { didSet { LayoutClock.tick() } }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let controller = DocumentCoder.scene(of: coder)?.scene.controller else { return }
    navigationBar.prefersLargeTitles = controller.prefersLargeTitles
    isNavigationBarHidden = controller.isNavigationBarHidden
  }

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }

  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
      showTop()
    }
  }

  open var topViewController: UIViewController? { children.last }
  open var visibleViewController: UIViewController? { children.last }

  open override func loadView() {
    view = ContainerView(frame: UIScreen.main.bounds)
    showTop()
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(animated: animated) { addChild(viewController) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return popToViewController(children[children.count - 2], animated: animated)?.last
  }

  /// Takes off all controllers above one.
  ///
  /// - Returns: Those, from the bottom up; nil where there are none.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = children.firstIndex(where: { $0 === viewController }),
      place < children.count - 1
    else { return nil }
    let popped = Array(children[(place + 1)...])
    change(animated: animated) { for controller in popped { controller.removeFromParent() } }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Changes the controllers, and tells the uppermost ones where they are on a screen.
  private func change(animated: Bool, _ body: () -> Void) {
    let isOnScreen = viewIfLoaded?.window != nil
    let before = topViewController
    if isOnScreen { before?.viewWillDisappear(animated) }
    body()
    if isOnScreen { topViewController?.viewWillAppear(animated) }
    showTop()
    guard isOnScreen else { return }
    before?.viewDidDisappear(animated)
    view.layoutIfNeeded()
    topViewController?.viewDidAppear(animated)
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func showTop() {
    guard let view = viewIfLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    guard let top = topViewController else { return }
    view.fill(with: top)
  }

  /// What the button back says on a controller's screen; nil on the first one.
  func backTitle(of controller: UIViewController) -> String? {
    guard let place = children.firstIndex(where: { $0 === controller }), place > 0 else {
      return nil
    }
    let previous = children[place - 1]
    return previous.navigationItem.backButtonTitle ?? previous.navigationItem.title
      ?? previous.title ?? "Back"
  }
}

extension UIView {
  fileprivate func fill(with controller: UIViewController) {
    guard let view = controller.view else { return }
    view.frame = CGRect(origin: .zero, size: size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

@MainActor @preconcurrency
public final class UITabBarItem {
  public var title: String?
  public var image: UIImage?
  public var tag: Int
  public var badgeValue: String?

  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
  }
}

/// Shows one of several screens above a tab bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  open var selectedIndex = 0 { didSet { showSelected() } }

  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for controller in newValue ?? [] { addChild(controller) }
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    children.indices.contains(selectedIndex) ? children[selectedIndex] : nil
  }

  open override func loadView() {
    view = ContainerView(frame: UIScreen.main.bounds)
    showSelected()
  }

  private func showSelected() {
    guard let view = viewIfLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    guard let selected = selectedViewController else { return }
    view.fill(with: selected)
  }

  var shownTabs: ScreenBars.Tabs {
    let location = LayoutSurroundings.current.location
    let items = children.enumerated().map { number, child in
      var item = BarItem(id: "tab \(number + 1)", location: location)
      item.title = child.tabBarItem.title ?? child.title
      item.image = child.tabBarItem.image?.content.name
      item.isSystemSymbol = child.tabBarItem.image?.isSymbolImage ?? false
      item.badge = child.tabBarItem.badgeValue
      return item
    }
    return ScreenBars.Tabs(
      items: items, selected: items.indices.contains(selectedIndex) ? selectedIndex : nil)
  }
}
