internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// Controls a screen, or a part of one.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  open var title: String? { didSet { LayoutClock.tick() } }
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public let navigationItem = UINavigationItem()
  public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  public var traitOverrides = UITraitOverrides() {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }
  var traitObservers: [TraitObserver] = []

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The view, which is loaded when it is first asked for.
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      if loadedView == nil { adopt(UIView(frame: UIScreen.main.bounds)) }
      viewDidLoad()
      return loadedView
    }
    set { adopt(newValue) }
  }

  private func adopt(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
    LayoutClock.tick()
  }

  public var viewIfLoaded: UIView? { loadedView }
  public var isViewLoaded: Bool { loadedView != nil }
  public func loadViewIfNeeded() { _ = view }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open override var next: UIResponder? { viewIfLoaded?.superview }

  public func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.parent = self
    children.append(childController)
  }

  public func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }

  // MARK: Lowering

  /// The bars around the screen; nil for a screen without any.
  var bars: ScreenSurroundings? {
    let navigation = parent as? UINavigationController
    let tabs = tabBarController
    guard navigation.map({ !$0.isNavigationBarHidden }) ?? false || tabs != nil else { return nil }
    var surroundings = ScreenSurroundings()
    if let navigation, !navigation.isNavigationBarHidden {
      surroundings.bars.navigation = true
      surroundings.bars.large = navigation.navigationBar.prefersLargeTitles
      surroundings.backTitle = navigation.backTitle(of: self)
    }
    if let tabs {
      surroundings.bars.tab = true
      surroundings.tabs = tabs.shownTabs
    }
    surroundings.barsOnCanvas = surroundings.bars
    return surroundings
  }

  func describe(_ controller: inout ViewController) {
    controller.title = title
    controller.navigationItem = navigationItem.modelled(title: title)
  }
}

extension UIViewController: TraitNode {
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? ReaderTraits.traits
  }
}
