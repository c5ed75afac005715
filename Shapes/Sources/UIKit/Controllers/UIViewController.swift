internal import DynamicType
internal import DynamicTypeModel
internal import UIKitModel

/// Controls a screen, or a part of one.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// What the controller was made from, if that is a storyboard.
  private(set) var documentScene: DocumentScene?
  var presentation = Presentation()
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var hidesBottomBarWhenPushed = false { didSet { LayoutClock.tick() } }
  public var storyboard: UIStoryboard? { documentScene.map { UIStoryboard($0.file) } }
  open var title: String? { didSet { LayoutClock.tick() } }
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  public let navigationItem = UINavigationItem()
  public lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  public var traitOverrides = UITraitOverrides() {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }
  var traitObservers: [TraitObserver] = []
  /// How large the controller's view likes to be where another controller shows it.
  open var preferredContentSize = CGSize.zero

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public required init?(coder: NSCoder) {
    documentScene = DocumentCoder.scene(of: coder)
    super.init()
    guard let controller = documentScene?.scene.controller else { return }
    title = controller.title
    hidesBottomBarWhenPushed = controller.hidesBottomBarWhenPushed
    if let item = controller.navigationItem { navigationItem.decode(item) }
    if let item = controller.tabBarItem {
      tabBarItem = UITabBarItem(title: item.title, image: nil, tag: 0)
    }
  }

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

  open func loadView() {
    if !loadDocument() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// Makes the view from the controller's storyboard.
  ///
  /// - Returns: False where there is none, or it has no view.
  func loadDocument() -> Bool {
    guard let documentScene, !documentScene.scene.elements.isEmpty else { return false }
    var decoder = SceneDecoder(documentScene)
    _ = decoder.decode(owner: (documentScene.scene.id, self))
    embedScreens(of: documentScene, decoder.objects)
    return true
  }

  /// Shows the screens of container views.
  private func embedScreens(of scene: DocumentScene, _ objects: [String: AnyObject]) {
    for segue in scene.scene.controller?.segues ?? [] where segue.kind == .embed {
      guard let container = segue.source.flatMap({ objects[$0] }) as? UIView else { continue }
      let child = UIStoryboard(scene.file).controller(id: segue.destination)
      prepare(
        for: UIStoryboardSegue(identifier: segue.identifier, source: self, destination: child),
        sender: nil)
      addChild(child)
      guard let view = child.view else { continue }
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      child.didMove(toParent: self)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if key == "view" {
      view = value as? UIView
      return
    }
    super.setValue(value, forKey: key)
  }

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue is performed that somebody's tap begins; code that performs one does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Shows a controller over all of the window, at once. One that presents another already stays as it is.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    showOverWindow(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Closes what this controller has presented; where it has presented nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    closePresented(animated: flag, completion: completion)
  }

  /// Pushes a controller onto the navigation controller around this one; where there is none, presents it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let navigation = self as? UINavigationController ?? navigationController {
      navigation.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    present(viewController, animated: true)
  }

  /// Performs the storyboard's segue of an identifier, which must be there.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier, sender: sender)
  }

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
    if let document = documentScene?.scene.controller {
      let location = controller.location
      controller = document
      controller.location = location
    }
    controller.title = title
    controller.navigationItem = navigationItem.modelled(title: title)
  }
}

extension UIViewController: TraitNode {
  public var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? ReaderTraits.traits
  }
}
