extension UIKitSources {
  /// Controllers, and the bars that they show.
  static let controllers = #"""
    enum UIModalPresentationStyle: Int {
      case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1, automatic = -2
    }
    enum UIModalTransitionStyle: Int { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
    enum UIStatusBarStyle: Int { case `default`, lightContent, darkContent = 3 }
    enum UIBarMetrics: Int { case `default`, compact }
    class UIBarItem: NSObject {
      var title: String?
      var image: UIImage?
      var isEnabled = true
      var tag = 0
      var largeContentSizeImage: UIImage?
      var landscapeImagePhone: UIImage?
      var imageInsets = UIEdgeInsets()
      var accessibilityIdentifier: String?
      var accessibilityLabel: String?
      var accessibilityHint: String?
      func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    }
    class UIBarButtonItem: UIBarItem {
      enum Style: Int { case plain, bordered, done, prominent }
      enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera,
          trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close, writingTools
      }
      let _made = NativePlace()
      var _system: Int?
      var style: Style = .plain
      var customView: UIView?
      var width: CGFloat = 0
      var target: Any?
      var action: Any?
      var primaryAction: UIAction?
      var menu: UIMenu?
      var tintColor: UIColor?
      var isHidden = false
      var isSelected = false
      override init() {}
      init(title: String?, style: Style, target: Any?, action: Any?) { self.title = title; self.style = style }
      init(image: UIImage?, style: Style, target: Any?, action: Any?) { self.image = image; self.style = style }
      init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Any?) { self.image = image; self.style = style }
      init(barButtonSystemItem item: SystemItem, target: Any?, action: Any?) { _system = item.rawValue }
      init(customView: UIView) { self.customView = customView }
      init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { _system = systemItem.rawValue }
      init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
      }
      static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
      static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
      }
    }
    class UITabBarItem: UIBarItem {
      var badgeValue: String?
      var badgeColor: UIColor?
      var selectedImage: UIImage?
      var standardAppearance: Any?
      var scrollEdgeAppearance: Any?
      override init() {}
      init(title: String?, image: UIImage?, tag: Int) { self.title = title; self.image = image; self.tag = tag }
      init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.title = title; self.image = image }
    }
    class UINavigationItem: NSObject {
      enum LargeTitleDisplayMode: Int { case automatic, always, never, inline }
      enum BackButtonDisplayMode: Int { case `default`, generic, minimal }
      let _made = NativePlace()
      var title: String?
      var prompt: String?
      var titleView: UIView?
      var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
      var backButtonDisplayMode: BackButtonDisplayMode = .default
      var backButtonTitle: String?
      var backBarButtonItem: UIBarButtonItem?
      var hidesBackButton = false
      var leftItemsSupplementBackButton = false
      var leftBarButtonItems: [UIBarButtonItem]?
      var rightBarButtonItems: [UIBarButtonItem]?
      var searchController: UISearchController?
      var hidesSearchBarWhenScrolling = true
      var standardAppearance: Any?
      var compactAppearance: Any?
      var scrollEdgeAppearance: Any?
      var compactScrollEdgeAppearance: Any?
      var preferredSearchBarPlacement: Any?
      var style: Any?
      override init() {}
      init(title: String) { self.title = title }
      var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue == nil ? nil : [newValue!] }
      }
      var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue == nil ? nil : [newValue!] }
      }
      func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
      func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
      func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
      func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
      func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    }
    class UIViewController: UIResponder {
      let _made = NativePlace()
      var _view: UIView?
      var _isLoaded = false
      var _parent: UIViewController?
      var _children: [UIViewController] = []
      var _overrides: UITraitOverrides?
      // Sets the title of the items that there are already.
      var title: String? {
        didSet {
          _navigationItem?.title = title
          _tabBarItem?.title = title
        }
      }
      var _navigationItem: UINavigationItem?
      var navigationItem: UINavigationItem {
        if let item = _navigationItem { return item }
        let made = UINavigationItem()
        made.title = title
        _navigationItem = made
        return made
      }
      var _tabBarItem: UITabBarItem?
      var tabBarItem: UITabBarItem {
        get {
          if let item = _tabBarItem { return item }
          let made = UITabBarItem(title: title, image: nil, tag: 0)
          _tabBarItem = made
          return made
        }
        set { _tabBarItem = newValue }
      }
      var toolbarItems: [UIBarButtonItem]?
      var _unavailable: UIView?
      var contentUnavailableConfiguration: UIContentConfiguration? {
        didSet { if let view = _view { _unavailable = _showUnavailable(contentUnavailableConfiguration, in: view, _unavailable) } }
      }
      var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        UIContentUnavailableConfigurationState(traitCollection: traitCollection)
      }
      func setNeedsUpdateContentUnavailableConfiguration() {}
      func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
      func _updateUnavailable() { updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState) }
      var modalPresentationStyle: UIModalPresentationStyle = .automatic
      var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
      var modalPresentationCapturesStatusBarAppearance = false
      var isModalInPresentation = false
      var definesPresentationContext = false
      var providesPresentationContextTransitionStyle = false
      var hidesBottomBarWhenPushed = false
      var edgesForExtendedLayout: UIRectEdge = .all
      var extendedLayoutIncludesOpaqueBars = false
      var automaticallyAdjustsScrollViewInsets = true
      var viewRespectsSystemMinimumLayoutMargins = true
      var additionalSafeAreaInsets = UIEdgeInsets()
      var preferredContentSize = CGSize(width: 0, height: 0)
      var transitioningDelegate: UIViewControllerTransitioningDelegate?
      var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
      var restorationIdentifier: String?
      var isEditing = false
      var contentScrollView: UIScrollView?
      var accessibilityElements: [Any]?
      var userActivity: Any?
      var _nibName: String?
      init(nibName: String?, bundle: Bundle?) { _nibName = nibName }
      required init?(coder: NSCoder) {}
      override convenience init() { self.init(nibName: nil, bundle: nil) }
      var view: UIView {
        get {
          if let view = _view { return view }
          loadView()
          if _view == nil { _makeView() }
          _isLoaded = true
          viewDidLoad()
          return _view!
        }
        set { _adopt(newValue) }
      }
      func _adopt(_ view: UIView) {
        _view = view
        view._controller = self
      }
      var viewIfLoaded: UIView? { _view }
      var isViewLoaded: Bool { _view != nil }
      func loadViewIfNeeded() { _ = view }
      func loadView() {
        if _view != nil { return }
        if let view = NativeOwnNib(self, _nibName) as? UIView { _adopt(view) } else { _makeView() }
      }
      func _makeView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        _adopt(view)
      }
      func viewDidLoad() {}
      func viewWillAppear(_ animated: Bool) {}
      func viewIsAppearing(_ animated: Bool) {}
      func viewDidAppear(_ animated: Bool) {}
      func viewWillDisappear(_ animated: Bool) {}
      func viewDidDisappear(_ animated: Bool) {}
      func viewWillLayoutSubviews() {}
      func viewDidLayoutSubviews() {}
      func updateViewConstraints() {}
      func updateProperties() {}
      func viewLayoutMarginsDidChange() {}
      func viewSafeAreaInsetsDidChange() {}
      func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
      func viewWillTransition(to size: CGSize, with coordinator: Any) {}
      func willTransition(to traits: UITraitCollection, with coordinator: Any) {}
      func setNeedsStatusBarAppearanceUpdate() {}
      func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
      func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }
      func setContentScrollView(_ view: UIScrollView?) {}
      func didReceiveMemoryWarning() {}
      func prepare(for segue: Any, sender: Any?) {}
      func performSegue(withIdentifier: String, sender: Any?) {}
      func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
      func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
      func show(_ controller: UIViewController, sender: Any?) {}
      func showDetailViewController(_ controller: UIViewController, sender: Any?) {}
      func addKeyCommand(_ command: Any) {}
      func registerForTraitChanges(_ traits: [Any], handler: @escaping (UIViewController, UITraitCollection) -> Void) -> NSObject { NSObject() }
      func registerForTraitChanges(_ traits: [Any], action: Any) -> NSObject { NSObject() }
      func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {}
      var preferredStatusBarStyle: UIStatusBarStyle { .default }
      var prefersStatusBarHidden: Bool { false }
      var prefersHomeIndicatorAutoHidden: Bool { false }
      var supportedInterfaceOrientations: Any { 0 }
      var shouldAutorotate: Bool { true }
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
      var topLayoutGuide: UILayoutGuide { view._guide("topLayout") }
      var bottomLayoutGuide: UILayoutGuide { view._guide("bottomLayout") }
      var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16) }
      var presentingViewController: UIViewController? { nil }
      var presentedViewController: UIViewController? { nil }
      var presentationController: Any? { nil }
      var popoverPresentationController: UIPopoverPresentationController? { nil }
      var sheetPresentationController: Any? { nil }
      var splitViewController: UISplitViewController? { _parent as? UISplitViewController ?? _parent?.splitViewController }
      var navigationController: UINavigationController? { _parent as? UINavigationController ?? _parent?.navigationController }
      var tabBarController: UITabBarController? { _parent as? UITabBarController ?? _parent?.tabBarController }
      var transitionCoordinator: Any? { nil }
      var isBeingPresented: Bool { false }
      var isBeingDismissed: Bool { false }
      var isMovingToParent: Bool { true }
      var isMovingFromParent: Bool { false }
      var storyboard: Any? { nil }
      var nibName: String? { _nibName }
      var nibBundle: Bundle? { nil }
      var parent: UIViewController? { _parent }
      var children: [UIViewController] { _children }
      func addChild(_ child: UIViewController) {
        child.removeFromParent()
        child.willMove(toParent: self)
        child._parent = self
        _children.append(child)
      }
      func removeFromParent() {
        guard let old = _parent else { return }
        old._children.removeAll { $0 === self }
        _parent = nil
      }
      func willMove(toParent parent: UIViewController?) {}
      func didMove(toParent parent: UIViewController?) {}
      func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
      func endAppearanceTransition() {}
    }
    class UIPopoverPresentationController: NSObject {
      var sourceView: UIView?
      var sourceRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      var barButtonItem: UIBarButtonItem?
      var permittedArrowDirections: Any?
      var delegate: Any?
    }
    class UIBarAppearance: NSObject {
      var backgroundColor: UIColor?
      var shadowColor: UIColor?
      var backgroundImage: UIImage?
      var shadowImage: UIImage?
      var backgroundEffect: Any?
      override init() {}
      func configureWithDefaultBackground() {}
      func configureWithOpaqueBackground() {}
      func configureWithTransparentBackground() {}
    }
    class UINavigationBarAppearance: UIBarAppearance {
      var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
      func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
    }
    class UITabBarAppearance: UIBarAppearance {}
    class UIToolbarAppearance: UIBarAppearance {}
    class UINavigationBar: UIView {
      var prefersLargeTitles = false
      var isTranslucent = true
      var barTintColor: UIColor?
      var barStyle: Any?
      var shadowImage: UIImage?
      var backIndicatorImage: UIImage?
      var backIndicatorTransitionMaskImage: UIImage?
      var titleTextAttributes: [NSAttributedString.Key: Any]?
      var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
      var standardAppearance = UINavigationBarAppearance()
      var compactAppearance: UINavigationBarAppearance?
      var scrollEdgeAppearance: UINavigationBarAppearance?
      var items: [UINavigationItem]?
      func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
      func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
      func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    }
    class UIToolbar: UIView {
      var items: [UIBarButtonItem]?
      var isTranslucent = true
      var barTintColor: UIColor?
      var barStyle: Any?
      var standardAppearance = UIToolbarAppearance()
      func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
      func setBackgroundImage(_ image: UIImage?, forToolbarPosition: Any, barMetrics: Any) {}
      func setShadowImage(_ image: UIImage?, forToolbarPosition: Any) {}
    }
    class UITabBar: UIView {
      var items: [UITabBarItem]?
      var selectedItem: UITabBarItem?
      var isTranslucent = true
      var barTintColor: UIColor?
      var unselectedItemTintColor: UIColor?
      var backgroundImage: UIImage?
      var shadowImage: UIImage?
      var standardAppearance = UITabBarAppearance()
      var scrollEdgeAppearance: UITabBarAppearance?
    }
    class UINavigationController: UIViewController {
      let navigationBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      lazy var toolbar: UIToolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      var isNavigationBarHidden = false
      var isToolbarHidden = true
      var hidesBarsOnSwipe = false
      var interactivePopGestureRecognizer: Any? { nil }
      weak var delegate: UINavigationControllerDelegate?
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      init(navigationBarClass: Any?, toolbarClass: Any?) { super.init(nibName: nil, bundle: nil) }
      init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
      }
      var viewControllers: [UIViewController] {
        get { _children }
        set {
          for child in _children { child.removeFromParent() }
          for child in newValue { addChild(child) }
        }
      }
      // As a child of a controller that is none of UIKit's it is a view like others: its last controller's, with a bar on top.
      var _isEmbedded = false
      var _shown: UIView?
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        _isEmbedded = parent != nil && !(parent is UITabBarController) && !(parent is UISplitViewController)
        if _isEmbedded && _view != nil { _showLast() }
      }
      override func loadView() {
        super.loadView()
        if _isEmbedded { _showLast() }
      }
      override func addChild(_ child: UIViewController) {
        super.addChild(child)
        if _isEmbedded && _view != nil { _showLast() }
      }
      func _showLast() {
        guard let container = _view, let last = _children.last else { return }
        _shown?.removeFromSuperview()
        _shown = last.view
        last.view.frame = container.bounds
        last.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(last.view, at: 0)
        if isNavigationBarHidden {
          navigationBar.removeFromSuperview()
          return
        }
        navigationBar.items = _children.map { $0.navigationItem }
        if navigationBar._superview == nil {
          navigationBar.translatesAutoresizingMaskIntoConstraints = false
          container.addSubview(navigationBar)
          NSLayoutConstraint.activate([
            navigationBar.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor),
            navigationBar.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            navigationBar.trailingAnchor.constraint(equalTo: container.trailingAnchor),
          ])
        }
      }
      // That of the first controller, unless it was given one of its own.
      override var tabBarItem: UITabBarItem {
        get { _tabBarItem ?? _children.first?.tabBarItem ?? super.tabBarItem }
        set { _tabBarItem = newValue }
      }
      var topViewController: UIViewController? { _children.last }
      var visibleViewController: UIViewController? { _children.last }
      func pushViewController(_ controller: UIViewController, animated: Bool) { addChild(controller) }
      // Of a navigation controller, what it shows.
      func _push(_ controller: UIViewController) {
        guard let other = controller as? UINavigationController else {
          addChild(controller)
          return
        }
        for child in other._children { addChild(child) }
      }
      func popViewController(animated: Bool) -> UIViewController? { nil }
      func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
      func setViewControllers(_ controllers: [UIViewController], animated: Bool) { viewControllers = controllers }
      func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
      func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    }
    // A tab of a tab bar controller since iOS 18, which makes its controller when somebody asks for it.
    class UITab: NSObject {
      var title: String
      var image: UIImage?
      let identifier: String
      var subtitle: String?
      var badgeValue: String?
      var preferredPlacement: Any?
      var isHidden = false
      var isEnabled = true
      var userInfo: Any?
      let _provider: ((UITab) -> UIViewController)?
      lazy var viewController: UIViewController? = _provider?(self)
      init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.title = title
        self.image = image
        self.identifier = identifier
        _provider = viewControllerProvider
      }
    }
    class UISearchTab: UITab {
      var automaticallyActivatesSearch = false
      init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
          title: NativeUnknown("Search", String.self), image: UIImage(systemName: "magnifyingglass"), identifier: "search",
          viewControllerProvider: viewControllerProvider)
      }
    }
    class UITabGroup: UITab {
      var children: [UITab]
      var defaultChildIdentifier: String?
      var managingNavigationController: UINavigationController?
      init(title: String, image: UIImage?, identifier: String, children: [UITab], viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        self.children = children
      }
    }
    class UITabBarController: UIViewController {
      let tabBar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      var selectedIndex = 0
      weak var delegate: UITabBarControllerDelegate?
      var viewControllers: [UIViewController]? {
        get { _children }
        set {
          for child in _children { child.removeFromParent() }
          for child in newValue ?? [] { addChild(child) }
        }
      }
      var mode: Any?
      var tabs: [UITab] = [] {
        didSet {
          var made: [UIViewController] = []
          for tab in tabs where !tab.isHidden {
            let controller = tab.viewController ?? UIViewController()
            controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, tag: made.count)
            controller.tabBarItem.badgeValue = tab.badgeValue
            made.append(controller)
          }
          viewControllers = made
        }
      }
      var selectedTab: UITab? {
        get { selectedIndex < tabs.count ? tabs[selectedIndex] : nil }
        set { if let place = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
      }
      func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
      var selectedViewController: UIViewController? {
        get { selectedIndex < _children.count ? _children[selectedIndex] : nil }
        set { if let place = _children.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
      }
      func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) { viewControllers = controllers }
    }
    protocol UISplitViewControllerDelegate {
      func splitViewController(_ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool
      func splitViewController(
        _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
      ) -> UISplitViewController.Column
    }
    extension UISplitViewControllerDelegate {
      func splitViewController(_ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController) -> Bool { false }
      func splitViewController(
        _ split: UISplitViewController, topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column
      ) -> UISplitViewController.Column { column }
    }
    class UISplitViewController: UIViewController {
      enum Style: Int { case unspecified, doubleColumn, tripleColumn }
      enum Column: Int { case primary, supplementary, secondary, compact, inspector }
      enum DisplayMode: Int {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
        static let primaryHidden = DisplayMode.secondaryOnly
        static let allVisible = DisplayMode.oneBesideSecondary
        static let primaryOverlay = DisplayMode.oneOverSecondary
      }
      enum SplitBehavior: Int { case automatic, tile, overlay, displace }
      enum PrimaryEdge: Int { case leading, trailing }
      enum DisplayModeButtonVisibility: Int { case automatic, never, always }
      static let automaticDimension: CGFloat = -3.4028234663852886e+38
      let style: Style
      // By the raw value of the column.
      var _columns: [Int: UIViewController] = [:]
      var preferredDisplayMode: DisplayMode = .automatic
      var preferredSplitBehavior: SplitBehavior = .automatic
      var primaryEdge: PrimaryEdge = .leading
      var presentsWithGesture = true
      var showsSecondaryOnlyButton = false
      var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
      var primaryBackgroundStyle: Any?
      var preferredPrimaryColumnWidth: CGFloat = 0
      var preferredPrimaryColumnWidthFraction: CGFloat = 0
      var minimumPrimaryColumnWidth: CGFloat = 0
      var maximumPrimaryColumnWidth: CGFloat = 0
      var preferredSupplementaryColumnWidth: CGFloat = 0
      var preferredSupplementaryColumnWidthFraction: CGFloat = 0
      weak var delegate: UISplitViewControllerDelegate?
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        style = .unspecified
      }
      init(style: Style) {
        super.init(nibName: nil, bundle: nil)
        self.style = style
      }
      required init?(coder: NSCoder) { style = .unspecified }
      convenience init() { self.init(nibName: nil, bundle: nil) }
      var isCollapsed: Bool { UIDevice.current.userInterfaceIdiom == .phone }
      var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
      var viewControllers: [UIViewController] {
        get { _children }
        set {
          for child in _children { child.removeFromParent() }
          for child in newValue { addChild(child) }
        }
      }
      func viewController(for column: Column) -> UIViewController? { _columns[column.rawValue] }
      // Other controllers get a navigation controller around them.
      func setViewController(_ controller: UIViewController?, for column: Column) {
        _columns[column.rawValue]?.removeFromParent()
        guard let controller else {
          _columns[column.rawValue] = nil
          return
        }
        let held = controller is UINavigationController || column == .compact ? controller : UINavigationController(rootViewController: controller)
        _columns[column.rawValue] = held
        addChild(held)
      }
      func show(_ column: Column) {}
      func hide(_ column: Column) {}
      // What is shown where there is room for one column; nil where there is room for several.
      func _collapsed() -> UIViewController? {
        guard isCollapsed else { return nil }
        if style == .unspecified {
          guard let primary = _children.first, _children.count > 1 else { return _children.first }
          let secondary = _children[1]
          if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false { return primary }
          (primary as? UINavigationController)?._push(secondary)
          return primary
        }
        if let compact = _columns[Column.compact.rawValue] { return compact }
        let proposed: Column = _columns[Column.secondary.rawValue] == nil ? .primary : .secondary
        let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        guard let stack = _columns[Column.primary.rawValue] as? UINavigationController else { return _columns[top.rawValue] }
        if top == .primary { return stack }
        if let supplementary = _columns[Column.supplementary.rawValue] { stack._push(supplementary) }
        if top == .supplementary { return stack }
        if let secondary = _columns[Column.secondary.rawValue] { stack._push(secondary) }
        return stack
      }
    }
    class UIPageViewController: UIViewController {
      enum TransitionStyle: Int { case pageCurl, scroll }
      enum NavigationOrientation: Int { case horizontal, vertical }
      enum NavigationDirection: Int { case forward, reverse }
      weak var delegate: UIPageViewControllerDelegate?
      weak var dataSource: UIPageViewControllerDataSource?
      init(transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, options: Any? = nil) {
        super.init(nibName: nil, bundle: nil)
      }
      var viewControllers: [UIViewController]? { _children }
      func setViewControllers(
        _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
      ) {
        for child in _children {
          child.removeFromParent()
          child.view.removeFromSuperview()
        }
        for child in controllers ?? [] {
          addChild(child)
          child.view.frame = view.bounds
          child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(child.view)
        }
      }
    }
    class UITableViewController: UIViewController {
      let _tableStyle: UITableView.Style
      var refreshControl: UIRefreshControl?
      var clearsSelectionOnViewWillAppear = true
      init(style: UITableView.Style) {
        super.init(nibName: nil, bundle: nil)
        _tableStyle = style
      }
      override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        _tableStyle = .plain
      }
      required init?(coder: NSCoder) { _tableStyle = .plain }
      convenience init() { self.init(style: .plain) }
      override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: _tableStyle)
        table.dataSource = self
        table._tableDelegate = self
        view = table
      }
      var tableView: UITableView {
        get { view as! UITableView }
        set { view = newValue }
      }
      func numberOfSections(in tableView: UITableView) -> Int { 1 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }
    class UICollectionViewController: UIViewController {
      let _layout: UICollectionViewLayout
      var clearsSelectionOnViewWillAppear = true
      var installsStandardGestureForInteractiveMovement = true
      init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(nibName: nil, bundle: nil)
        _layout = layout
      }
      override func loadView() {
        let container = UIView(frame: UIScreen.main.bounds)
        let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: _layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.dataSource = self
        container.addSubview(collection)
        _collection = collection
        view = container
      }
      var _collection: UICollectionView?
      var collectionViewLayout: UICollectionViewLayout { _layout }
      var collectionView: UICollectionView {
        get { _ = view; return _collection! }
        set { _collection = newValue }
      }
    }
    class UISearchController: UIViewController {
      let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      var searchResultsUpdater: Any?
      var obscuresBackgroundDuringPresentation = true
      var hidesNavigationBarDuringPresentation = true
      var automaticallyShowsCancelButton = true
      var isActive = false
      weak var delegate: AnyObject?
      init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
    }
    // What it shows only SwiftUI lays out.
    class _UIHostingView: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
    }
    class UIHostingController<Content>: UIViewController {
      var rootView: Content
      var sizingOptions: Any?
      var safeAreaRegions: Any?
      init(rootView: Content) {
        super.init(nibName: nil, bundle: nil)
        self.rootView = rootView
      }
      init?(coder: NSCoder, rootView: Content) {
        super.init(nibName: nil, bundle: nil)
        self.rootView = rootView
      }
      override func loadView() {
        let view = _UIHostingView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
      }
      func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
    }
    class UIAlertAction: NSObject {
      enum Style: Int { case `default`, cancel, destructive }
      let title: String?
      let style: Style
      var isEnabled = true
      var _handler: ((UIAlertAction) -> Void)?
      init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        _handler = handler
      }
    }
    class UIAlertController: UIViewController {
      enum Style: Int { case actionSheet, alert }
      var message: String?
      let preferredStyle: Style
      var actions: [UIAlertAction] = []
      var textFields: [UITextField]?
      var preferredAction: UIAlertAction?
      init(title: String?, message: String?, preferredStyle: Style) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
      }
      func addAction(_ action: UIAlertAction) { actions.append(action) }
      func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
      }
    }
    """#
}
