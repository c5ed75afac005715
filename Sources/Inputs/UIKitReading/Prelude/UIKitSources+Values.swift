extension UIKitSources {
  /// Geometry, colours, traits and what surrounds an app.
  static let values = #"""
    class NSObject {
      init() {}
      func isEqual(_ object: Any?) -> Bool { NativeIsSame(self, object) }
      func setValue(_ value: Any?, forKey key: String) {}
      func setValue(_ value: Any?, forKeyPath key: String) {}
      func value(forKey key: String) -> Any? { nil }
      func awakeFromNib() {}
      func prepareForInterfaceBuilder() {}
      func addObserver(_ observer: NSObject, forKeyPath: String, options: Any?, context: Any?) {}
      func observe<Value>(
        _ path: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
      ) -> NSKeyValueObservation {
        let tell: () -> Void = {
          var change = NSKeyValueObservedChange<Value>()
          if options.contains(.new) { change.newValue = self[keyPath: path] }
          changeHandler(self, change)
        }
        let observation = NSKeyValueObservation()
        NativeObserve(self, path) { if observation._isValid { tell() } }
        if options.contains(.initial) { tell() }
        return observation
      }
      func removeObserver(_ observer: NSObject, forKeyPath: String) {}
      func copy() -> Any { self }
      func perform(_ action: Any?) { NativePerform(self, action, nil) }
      func perform(_ action: Any?, with object: Any?) { NativePerform(self, action, object) }
      static func description() -> String { NativeClassName(self) }
      static func className() -> String { NativeClassName(self) }
      static func classForCoder() -> Any { self }
    }
    func NSStringFromClass(_ type: Any) -> String { NativeClassName(type) }
    class NSCoder: NSObject {
      // The place of the element that it decodes.
      var _element: Int?
    }
    // What this run has set, or registered; what a person has set before nobody knows, each the same whenever it is asked for.
    class UserDefaults: NSObject {
      static let standard = UserDefaults()
      static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
      var _own: [String: Any] = [:]
      var _registered: [String: Any] = [:]
      override init() {}
      init?(suiteName: String?) {}
      func register(defaults: [String: Any]) { for (key, value) in defaults { _registered[key] = value } }
      func set(_ value: Any?, forKey key: String) { _own[key] = value }
      override func setValue(_ value: Any?, forKey key: String) { _own[key] = value }
      func removeObject(forKey key: String) { _own[key] = nil }
      func _known(_ key: String) -> Any? { _own[key] ?? _registered[key] }
      func object(forKey key: String) -> Any? { _known(key) ?? NativeDefault(key, Optional<Any>.self) }
      override func value(forKey key: String) -> Any? { object(forKey: key) }
      func string(forKey key: String) -> String? {
        if let known = _known(key) { return known as? String }
        return NativeDefault(key, Optional<String>.self)
      }
      func bool(forKey key: String) -> Bool {
        if let known = _known(key) { return known as? Bool ?? false }
        return NativeDefault(key, Bool.self)
      }
      func integer(forKey key: String) -> Int {
        if let known = _known(key) { return known as? Int ?? 0 }
        return NativeDefault(key, Int.self)
      }
      func double(forKey key: String) -> Double {
        if let known = _known(key) { return known as? Double ?? 0 }
        return NativeDefault(key, Double.self)
      }
      func float(forKey key: String) -> Float {
        if let known = _known(key) { return Float(known as? Double ?? 0) }
        return NativeDefault(key, Float.self)
      }
      func array(forKey key: String) -> [Any]? {
        if let known = _known(key) { return known as? [Any] }
        return NativeDefault(key, Optional<[Any]>.self)
      }
      func stringArray(forKey key: String) -> [String]? {
        if let known = _known(key) { return known as? [String] }
        return NativeDefault(key, Optional<[String]>.self)
      }
      func dictionary(forKey key: String) -> [String: Any]? {
        if let known = _known(key) { return known as? [String: Any] }
        return NativeDefault(key, Optional<[String: Any]>.self)
      }
      func data(forKey key: String) -> Data? {
        if let known = _known(key) { return known as? Data }
        return NativeDefault(key, Optional<Data>.self)
      }
      func url(forKey key: String) -> URL? {
        if let known = _known(key) { return known as? URL }
        return NativeDefault(key, Optional<URL>.self)
      }
      func synchronize() -> Bool { true }
    }
    class NSKeyValueObservation: NSObject {
      var _isValid = true
      func invalidate() { _isValid = false }
    }
    struct NSKeyValueObservingOptions: OptionSet {
      let rawValue: UInt
      static let new = NSKeyValueObservingOptions(rawValue: 1)
      static let old = NSKeyValueObservingOptions(rawValue: 2)
      static let initial = NSKeyValueObservingOptions(rawValue: 4)
      static let prior = NSKeyValueObservingOptions(rawValue: 8)
    }
    // What was there before is not kept.
    struct NSKeyValueObservedChange<Value> {
      var newValue: Value?
      var oldValue: Value? { NativeUnknown("an old value", Optional<Value>.self) }
      var isPrior: Bool { false }
    }
    class UIResponder: NSObject {
      var inputAccessoryView: UIView? { nil }
      var inputView: UIView? { nil }
      var canBecomeFirstResponder: Bool { false }
      var isFirstResponder: Bool { false }
      var next: UIResponder? { nil }
      var undoManager: Any? { nil }
      @discardableResult func becomeFirstResponder() -> Bool { true }
      @discardableResult func resignFirstResponder() -> Bool { true }
      func reloadInputViews() {}
      func touchesBegan(_ touches: Any, with event: Any?) {}
    }
    protocol UIAppearance {}
    protocol UIContentConfiguration {
      func makeContentView() -> UIView
    }
    // Puts what a configuration of the app makes into a cell, in the place of what was made before.
    func _showContent(of configuration: UIContentConfiguration?, in content: UIView, _ known: UIView?) -> UIView? {
      known?.removeFromSuperview()
      guard NativeIsKnown(configuration), let made = configuration?.makeContentView() else { return nil }
      made.frame = content.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(made)
      return made
    }
    // Shows a configuration in a controller's view, between its safe edges.
    func _showUnavailable(_ configuration: UIContentConfiguration?, in view: UIView, _ known: UIView?) -> UIView? {
      known?.removeFromSuperview()
      guard NativeIsKnown(configuration), let made = configuration?.makeContentView() else { return nil }
      made.frame = view.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(made)
      return made
    }
    // What is shown in the place of content. Texts of the system's own are those of its language.
    struct UIContentUnavailableConfiguration: UIContentConfiguration {
      struct TextProperties {
        var font: UIFont
        var color: UIColor
        var numberOfLines = 0
        var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
        init(font: UIFont, color: UIColor) {
          self.font = font
          self.color = color
        }
      }
      class ImageProperties {
        var tintColor: UIColor?
        var cornerRadius: CGFloat = 0
        var maximumSize = CGSize(width: 0, height: 0)
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      }
      class ButtonProperties {
        var primaryAction: UIAction?
        var menu: UIMenu?
        var role: UIButton.Role = .normal
        var isEnabled = true
      }
      enum Alignment: Int { case center, natural }
      var _isLoading = false
      var image: UIImage?
      var imageProperties = ImageProperties()
      var text: String?
      var attributedText: NSAttributedString?
      var textProperties = TextProperties(font: UIFont(descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)!, size: 0), color: UIColor.label)
      var secondaryText: String?
      var secondaryAttributedText: NSAttributedString?
      var secondaryTextProperties = TextProperties(font: UIFont.preferredFont(forTextStyle: .subheadline), color: UIColor.secondaryLabel)
      var button = UIButton.Configuration.plain()
      var buttonProperties = ButtonProperties()
      var secondaryButton = UIButton.Configuration.plain()
      var secondaryButtonProperties = ButtonProperties()
      var background = UIBackgroundConfiguration()
      var alignment: Alignment = .center
      var axesPreservingSuperviewLayoutMargins: Any?
      var directionalLayoutMargins = NSDirectionalEdgeInsets()
      var imageToTextPadding: CGFloat = 15
      var textToSecondaryTextPadding: CGFloat = 4
      var textToButtonPadding: CGFloat = 15
      var buttonToSecondaryButtonPadding: CGFloat = 10
      init() {}
      static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
      static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made._isLoading = true
        made.text = NativeUnknown("Loading", String.self)
        made.textProperties = TextProperties(font: UIFont.preferredFont(forTextStyle: .subheadline), color: UIColor.secondaryLabel)
        return made
      }
      static func search() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = NativeUnknown("No results", String.self)
        made.secondaryText = NativeUnknown("Check the spelling", String.self)
        return made
      }
      func updated(for state: Any) -> UIContentUnavailableConfiguration { self }
      func _label(_ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        if attributed != nil { label.attributedText = attributed } else { label.text = text }
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = alignment == .center ? .center : .natural
        label.adjustsFontForContentSizeCategory = true
        return label
      }
      func _add(_ configuration: UIButton.Configuration, _ properties: ButtonProperties, to stack: UIStackView) {
        let action = properties.primaryAction
        if configuration.title == nil && configuration.attributedTitle == nil && configuration.image == nil && action == nil { return }
        let button = UIButton(configuration: configuration, primaryAction: action)
        button.isEnabled = properties.isEnabled
        stack.addArrangedSubview(button)
      }
      func makeContentView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        stack.axis = .vertical
        stack.alignment = alignment == .center ? .center : .leading
        if _isLoading {
          let indicator = UIActivityIndicatorView(style: .medium)
          indicator.startAnimating()
          stack.addArrangedSubview(indicator)
          stack.setCustomSpacing(imageToTextPadding, after: indicator)
        } else if let image {
          let picture = UIImageView(image: image)
          stack.addArrangedSubview(picture)
          stack.setCustomSpacing(imageToTextPadding, after: picture)
        }
        if text != nil || attributedText != nil {
          let label = _label(text, attributedText, textProperties)
          stack.addArrangedSubview(label)
          stack.setCustomSpacing(textToSecondaryTextPadding, after: label)
        }
        if secondaryText != nil || secondaryAttributedText != nil {
          stack.addArrangedSubview(_label(secondaryText, secondaryAttributedText, secondaryTextProperties))
        }
        if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(textToButtonPadding, after: last) }
        _add(button, buttonProperties, to: stack)
        _add(secondaryButton, secondaryButtonProperties, to: stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
          stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
        return view
      }
    }
    struct UIContentUnavailableConfigurationState {
      let traitCollection: UITraitCollection
      var searchText: String?
      init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    }
    struct UICellConfigurationState {
      let traitCollection: UITraitCollection
      var isDisabled = false
      var isHighlighted = false
      var isSelected = false
      var isFocused = false
      var isPinned = false
      var isEditing = false
      var isExpanded = false
      var isSwiped = false
      var isReordering = false
      init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    }
    protocol UIContentView {}
    protocol UITraitEnvironment {}
    protocol UICoordinateSpace {}
    protocol UIScrollViewDelegate {}
    protocol UITableViewDelegate {}
    protocol UITableViewDataSource {}
    protocol UICollectionViewDelegate {}
    protocol UICollectionViewDataSource {}
    protocol UICollectionViewDelegateFlowLayout {}
    protocol UITextFieldDelegate {}
    protocol UITextViewDelegate {}
    protocol UISearchBarDelegate {}
    protocol UISearchResultsUpdating {}
    protocol UISearchControllerDelegate {}
    protocol UINavigationControllerDelegate {}
    protocol UITabBarControllerDelegate {}
    protocol UIGestureRecognizerDelegate {}
    protocol UIPickerViewDelegate {}
    protocol UIPickerViewDataSource {}
    protocol UIPageViewControllerDelegate {}
    protocol UIPageViewControllerDataSource {}
    protocol UIPopoverPresentationControllerDelegate {}
    protocol UIAdaptivePresentationControllerDelegate {}
    protocol UIViewControllerTransitioningDelegate {}
    protocol UIImagePickerControllerDelegate {}
    protocol UIContextMenuInteractionDelegate {}
    protocol UILayoutSupport {}
    protocol UIContentSizeCategoryAdjusting {}
    protocol NSCopying {}
    protocol NSCoding {}
    protocol NSSecureCoding {}
    protocol NSObjectProtocol {}
    protocol UIApplicationDelegate {}
    protocol UIWindowSceneDelegate {}
    protocol WKNavigationDelegate {}
    protocol WKUIDelegate {}
    protocol MKMapViewDelegate {}
    protocol SFSafariViewControllerDelegate {}
    protocol MFMailComposeViewControllerDelegate {}
    protocol UIDocumentPickerDelegate {}
    protocol CAAnimationDelegate {}
    protocol NSLayoutManagerDelegate {}
    protocol UITextInputTraits {}
    protocol UIActivityItemSource {}

    extension CGRect {
      static let null = CGRect(x: 0, y: 0, width: 0, height: 0)
      static let infinite = CGRect(x: -100000, y: -100000, width: 200000, height: 200000)
      var isEmpty: Bool { size.width <= 0 || size.height <= 0 }
      var isNull: Bool { false }
      var integral: CGRect {
        let x = floor(minX)
        let y = floor(minY)
        return CGRect(x: x, y: y, width: ceil(maxX) - x, height: ceil(maxY) - y)
      }
      func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
      }
      func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
      }
      func intersects(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      }
      func union(_ other: CGRect) -> CGRect {
        let x = min(minX, other.minX)
        let y = min(minY, other.minY)
        return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
      }
      func applying(_ transform: CGAffineTransform) -> CGRect { self }
    }
    struct UIEdgeInsets: Hashable {
      var top: CGFloat = 0
      var left: CGFloat = 0
      var bottom: CGFloat = 0
      var right: CGFloat = 0
      static let zero = UIEdgeInsets()
    }
    struct NSDirectionalEdgeInsets: Hashable {
      var top: CGFloat = 0
      var leading: CGFloat = 0
      var bottom: CGFloat = 0
      var trailing: CGFloat = 0
      static let zero = NSDirectionalEdgeInsets()
    }
    struct UIOffset: Hashable {
      var horizontal: CGFloat = 0
      var vertical: CGFloat = 0
      static let zero = UIOffset()
    }
    struct CGAffineTransform: Hashable {
      var a: CGFloat = 1
      var b: CGFloat = 0
      var c: CGFloat = 0
      var d: CGFloat = 1
      var tx: CGFloat = 0
      var ty: CGFloat = 0
      static let identity = CGAffineTransform()
      init() {}
      init(scaleX x: CGFloat, y: CGFloat) { a = x; d = y }
      init(translationX x: CGFloat, y: CGFloat) { tx = x; ty = y }
      init(rotationAngle angle: CGFloat) { a = cos(angle); b = sin(angle); c = -sin(angle); d = cos(angle) }
      var isIdentity: Bool { self == CGAffineTransform() }
      func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { var t = self; t.a = a * x; t.d = d * y; return t }
      func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { var t = self; t.tx = tx + x; t.ty = ty + y; return t }
      func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle) }
      func concatenating(_ other: CGAffineTransform) -> CGAffineTransform { self }
    }
    struct UIRectEdge: OptionSet {
      let rawValue: Int
      static let top = UIRectEdge(rawValue: 1)
      static let left = UIRectEdge(rawValue: 2)
      static let bottom = UIRectEdge(rawValue: 4)
      static let right = UIRectEdge(rawValue: 8)
      static let all = UIRectEdge(rawValue: 15)
    }
    struct NSDirectionalRectEdge: OptionSet {
      let rawValue: Int
      static let top = NSDirectionalRectEdge(rawValue: 1)
      static let leading = NSDirectionalRectEdge(rawValue: 2)
      static let bottom = NSDirectionalRectEdge(rawValue: 4)
      static let trailing = NSDirectionalRectEdge(rawValue: 8)
      static let all = NSDirectionalRectEdge(rawValue: 15)
    }
    struct UIRectCorner: OptionSet {
      let rawValue: Int
      static let topLeft = UIRectCorner(rawValue: 1)
      static let topRight = UIRectCorner(rawValue: 2)
      static let bottomLeft = UIRectCorner(rawValue: 4)
      static let bottomRight = UIRectCorner(rawValue: 8)
      static let allCorners = UIRectCorner(rawValue: 15)
    }
    enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
    enum UIUserInterfaceIdiom: Int { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
    enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
    enum UIUserInterfaceLayoutDirection: Int { case leftToRight, rightToLeft }
    enum UIAccessibilityContrast: Int { case unspecified = -1, normal, high }
    enum UILegibilityWeight: Int { case unspecified = -1, regular, bold }
    enum UISemanticContentAttribute: Int { case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft }
    struct UIContentSizeCategory: Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
      static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
      static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
      static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
      static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
      static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
      static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
      static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
      static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
      static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
      static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
      static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
      static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
      static let didChangeNotification = "UIContentSizeCategoryDidChangeNotification"
      var _rank: Int { NativeCategoryRank(rawValue) }
      var isAccessibilityCategory: Bool { _rank >= 7 }
      static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one._rank < other._rank }
      static func > (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one._rank > other._rank }
      static func <= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one._rank <= other._rank }
      static func >= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one._rank >= other._rank }
      static func == (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one.rawValue == other.rawValue }
    }
    class UITraitCollection: NSObject {
      var _category: String?
      var _style: Int?
      override init() {}
      init(preferredContentSizeCategory: UIContentSizeCategory) { _category = preferredContentSizeCategory.rawValue }
      init(userInterfaceStyle: UIUserInterfaceStyle) { _style = userInterfaceStyle.rawValue }
      init(horizontalSizeClass: UIUserInterfaceSizeClass) {}
      init(verticalSizeClass: UIUserInterfaceSizeClass) {}
      init(userInterfaceIdiom: UIUserInterfaceIdiom) {}
      init(legibilityWeight: UILegibilityWeight) {}
      init(traitsFrom: [UITraitCollection]) {
        for traits in traitsFrom { if let category = traits._category { _category = category } }
      }
      static var current: UITraitCollection { UITraitCollection() }
      var preferredContentSizeCategory: UIContentSizeCategory {
        if let category = _category { return UIContentSizeCategory(rawValue: category) }
        return UIContentSizeCategory(rawValue: NativeTextSize())
      }
      var horizontalSizeClass: UIUserInterfaceSizeClass { NativeEnvironment("isWide") ? .regular : .compact }
      var verticalSizeClass: UIUserInterfaceSizeClass { NativeEnvironment("isTall") ? .regular : .compact }
      var userInterfaceIdiom: UIUserInterfaceIdiom { NativeEnvironment("isPad") ? .pad : .phone }
      var userInterfaceStyle: UIUserInterfaceStyle {
        if let style = _style { return style == 2 ? .dark : .light }
        return NativeEnvironment("isDark") ? .dark : .light
      }
      var layoutDirection: UIUserInterfaceLayoutDirection { NativeEnvironment("isRightToLeft") ? .rightToLeft : .leftToRight }
      var displayScale: CGFloat { NativeEnvironment("scale") }
      var accessibilityContrast: UIAccessibilityContrast { .normal }
      var legibilityWeight: UILegibilityWeight { NativeEnvironment("isBold") ? .bold : .regular }
      func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }
      func performAsCurrent(_ actions: () -> Void) { actions() }
    }
    struct UITraitPreferredContentSizeCategory {}
    struct UITraitHorizontalSizeClass {}
    struct UITraitVerticalSizeClass {}
    struct UITraitUserInterfaceStyle {}
    struct UITraitLegibilityWeight {}
    class UITraitOverrides: NSObject {
      var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
      var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    }
    class UIScreen: NSObject {
      static let main = UIScreen()
      var bounds: CGRect { CGRect(x: 0, y: 0, width: NativeEnvironment("width"), height: NativeEnvironment("height")) }
      var nativeBounds: CGRect {
        let scale = self.scale
        return CGRect(x: 0, y: 0, width: NativeEnvironment("width") * scale, height: NativeEnvironment("height") * scale)
      }
      var scale: CGFloat { NativeEnvironment("scale") }
      var nativeScale: CGFloat { NativeEnvironment("scale") }
      var traitCollection: UITraitCollection { UITraitCollection() }
    }
    class UIDevice: NSObject {
      static let current = UIDevice()
      var userInterfaceIdiom: UIUserInterfaceIdiom { NativeEnvironment("isPad") ? .pad : .phone }
    }
    class UIScene: UIResponder {
      weak var delegate: Any?
    }
    class UIWindowScene: UIScene {
      var windows: [UIWindow] { UIApplication.shared.windows }
      var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
      var screen: UIScreen { UIScreen.main }
      var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
      var traitCollection: UITraitCollection { UITraitCollection() }
    }
    class UIApplication: UIResponder {
      static let shared = UIApplication()
      // Unknown unless the app has been started.
      var delegate: UIApplicationDelegate? = NativeUnknown("UIApplication.shared.delegate", Optional<UIApplicationDelegate>.self)
      var preferredContentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(rawValue: NativeTextSize()) }
      var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { NativeEnvironment("isRightToLeft") ? .rightToLeft : .leftToRight }
      var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: NativeEnvironment("width"), height: NativeEnvironment("statusBar")) }
      var isIdleTimerDisabled = false
      let _window = _ShownWindow(frame: UIScreen.main.bounds)
      var windows: [UIWindow] { [_window] }
      var keyWindow: UIWindow? { _window }
      var connectedScenes: Set<UIScene> { [_window._scene] }
    }
    class UIStatusBarManager: NSObject {
      var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
      var isStatusBarHidden: Bool { false }
    }
    // The window that the screen is shown in. What else it shows is of the app as it runs.
    class _ShownWindow: UIWindow {
      let _scene = UIWindowScene()
      override var rootViewController: UIViewController? {
        get { NativeUnknown("UIWindow.rootViewController", Optional<UIViewController>.self) }
        set {}
      }
      override var windowScene: UIWindowScene? {
        get { _scene }
        set {}
      }
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: NativeEnvironment("statusBar"), left: 0, bottom: NativeEnvironment("homeIndicator"), right: 0)
      }
    }
    class DispatchQueue: NSObject {
      let _isMain: Bool = false
      init(_main: Bool) { _isMain = _main }
      init(label: String) {}
      static let main = DispatchQueue(_main: true)
      static func global(qos: Any? = nil) -> DispatchQueue { DispatchQueue(_main: false) }
      func async(execute work: @escaping () -> Void) { NativeLater(work) }
      func asyncAfter(deadline: Any?, execute work: @escaping () -> Void) {}
      func sync(execute work: () -> Void) { work() }
      func setSpecific(key: Any, value: Any?) {}
      static func getSpecific(key: Any) -> Any? { nil }
    }
    class DispatchGroup: NSObject {
      func enter() {}
      func leave() {}
      func wait() {}
      func notify(queue: DispatchQueue, execute work: @escaping () -> Void) { NativeLater(work) }
    }
    class OperationQueue: NSObject {
      static let main = OperationQueue()
      func addOperation(_ block: @escaping () -> Void) { NativeLater(block) }
    }
    // What a clock calls it calls after the screen is there.
    class Timer: NSObject {
      static func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer { Timer() }
      static func scheduledTimer(timeInterval: Double, target: Any, selector: Any?, userInfo: Any?, repeats: Bool) -> Timer { Timer() }
      var isValid = true
      func invalidate() { isValid = false }
      func fire() {}
    }
    final class _TaskState<Success> {
      var result: Result<Success, Error>?
      let operation: () async throws -> Success
      init(_ operation: @escaping () async throws -> Success) { self.operation = operation }
      func run() { if result == nil { result = Result { try operation() } } }
    }
    struct Task<Success, Failure> {
      let _state: _TaskState<Success>
      init(priority: Any? = nil, operation: @escaping () async throws -> Success) {
        let state = _TaskState(operation)
        _state = state
        NativeLater { state.run() }
      }
      var value: Success {
        get async throws {
          _state.run()
          return try _state.result!.get()
        }
      }
      var result: Result<Success, Error> {
        _state.run()
        return _state.result!
      }
      var isCancelled: Bool { false }
      static func detached(priority: Any? = nil, operation: @escaping () async throws -> Success) -> Task { Task(operation: operation) }
      static func sleep(nanoseconds: UInt64) async throws {}
      static func sleep(for duration: Any) async throws {}
      static func yield() async {}
      static var isCancelled: Bool { false }
      static func checkCancellation() throws {}
      func cancel() {}
    }
    struct Notification {
      struct Name: Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      var name: Name
      var object: Any?
      var userInfo: [AnyHashable: Any]?
      init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
        self.name = name
        self.object = object
        self.userInfo = userInfo
      }
    }
    typealias NSNotification = Notification
    class _NotificationObserver: NSObject {
      let _name: Notification.Name
      let _object: Any?
      let _tell: (Notification) -> Void
      weak var _observer: AnyObject?
      init(_ name: Notification.Name, _ object: Any?, _ tell: @escaping (Notification) -> Void) {
        _name = name
        _object = object
        _tell = tell
      }
    }
    // The system posts nothing before the screen is there, so that only names of the app are kept.
    class NotificationCenter: NSObject {
      static let `default` = NotificationCenter()
      var _observers: [_NotificationObserver] = []
      func _add(_ name: Notification.Name?, _ object: Any?, _ tell: @escaping (Notification) -> Void) -> _NotificationObserver? {
        guard NativeIsKnown(name) else { return nil }
        let observer = _NotificationObserver(name!, object, tell)
        _observers.append(observer)
        return observer
      }
      func addObserver(_ observer: Any, selector: Any?, name: Notification.Name?, object: Any?) {
        let made = _add(name, object) { NativePerform(observer, selector, $0) }
        made?._observer = observer
      }
      func addObserver(
        forName name: Notification.Name?, object: Any?, queue: Any?, using block: @escaping (Notification) -> Void
      ) -> NSObject {
        _add(name, object, block) ?? NSObject()
      }
      func publisher(for name: Notification.Name, object: Any? = nil) -> AnyPublisher<Notification, Never> {
        let subject = PassthroughSubject<Notification, Never>()
        _add(name, object) { subject.send($0) }
        return subject
      }
      func removeObserver(_ observer: Any) {
        _observers.removeAll { NativeIsSame($0, observer) || NativeIsSame($0._observer, observer) }
      }
      func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
        guard NativeIsKnown(name) else { return }
        _observers.removeAll { $0._name == name! && NativeIsSame($0._observer, observer) }
      }
      func post(_ notification: Notification) {
        for observer in _observers where observer._name == notification.name {
          if NativeIsKnown(observer._object) && !NativeIsSame(observer._object, notification.object) { continue }
          observer._tell(notification)
        }
      }
      func post(name: Notification.Name, object: Any?) { post(Notification(name: name, object: object)) }
      func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]?) {
        post(Notification(name: name, object: object, userInfo: userInfo))
      }
    }
    struct URL: Hashable, Codable, CustomStringConvertible {
      let absoluteString: String
      init?(string: String) {
        guard let text = NativeURLMember(string, "absoluteString") else { return nil }
        absoluteString = text
      }
      init?(string: String, relativeTo base: URL?) {
        guard let text = NativeURLMember(string, "relative", base?.absoluteString ?? "") else { return nil }
        absoluteString = text
      }
      init(fileURLWithPath path: String) { absoluteString = NativeURLMember(path, "file")! }
      init(filePath path: String) { absoluteString = NativeURLMember(path, "file")! }
      init(_text: String) { absoluteString = _text }
      init(from decoder: Decoder) throws {
        absoluteString = try decoder.singleValueContainer().decode(String.self)
      }
      func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(absoluteString)
      }
      func _member(_ name: String) -> String? { NativeURLMember(absoluteString, name) }
      func _made(_ name: String, _ part: String) -> URL { URL(_text: NativeURLMember(absoluteString, name, part)!) }
      var description: String { absoluteString }
      var relativeString: String { absoluteString }
      var scheme: String? { _member("scheme") }
      var host: String? { _member("host") }
      var user: String? { _member("user") }
      var query: String? { _member("query") }
      var fragment: String? { _member("fragment") }
      var port: Int? { _member("port").flatMap { Int($0) } }
      var path: String { _member("path")! }
      var relativePath: String { path }
      var lastPathComponent: String { _member("lastPathComponent")! }
      var pathExtension: String { _member("pathExtension")! }
      var pathComponents: [String] { _member("pathComponents")!.components(separatedBy: "\n") }
      var isFileURL: Bool { scheme == "file" }
      func host(percentEncoded: Bool = true) -> String? { host }
      func path(percentEncoded: Bool = true) -> String { path }
      func query(percentEncoded: Bool = true) -> String? { query }
      func fragment(percentEncoded: Bool = true) -> String? { fragment }
      func appendingPathComponent(_ part: String) -> URL { _made("appendingPathComponent", part) }
      func appendingPathComponent(_ part: String, isDirectory: Bool) -> URL { _made("appendingPathComponent", part) }
      func appending(path: String) -> URL { _made("appendingPathComponent", path) }
      func appending(component: String) -> URL { _made("appendingPathComponent", component) }
      func appendingPathExtension(_ part: String) -> URL { _made("appendingPathExtension", part) }
      func deletingLastPathComponent() -> URL { _made("deletingLastPathComponent", "") }
      func deletingPathExtension() -> URL { _made("deletingPathExtension", "") }
      mutating func appendPathComponent(_ part: String) { self = appendingPathComponent(part) }
      mutating func deleteLastPathComponent() { self = deletingLastPathComponent() }
    }
    class Bundle: NSObject {
      static let main = Bundle()
      static let module = Bundle()
      override init() {}
      init(for aClass: Any) {}
      init?(path: String) {}
      init?(identifier: String) {}
      func localizedString(forKey key: String, value: String?, table: String?) -> String { NativeLocalized(key, table, value ?? "") }
      func loadNibNamed(_ name: String, owner: Any?, options: Any? = nil) -> [Any]? { NativeNib(name, owner) }
    }
    class UINib: NSObject {
      let _name: String
      init(nibName name: String, bundle: Bundle?) { _name = name }
      func instantiate(withOwner owner: Any?, options: Any? = nil) -> [Any] { NativeNib(_name, owner) }
    }
    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String = ""
    ) -> String { NativeLocalized(key, tableName, value) }
    func UIGraphicsBeginImageContext(_ size: CGSize) {}
    func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    enum UIAccessibility {
      static var isVoiceOverRunning: Bool { false }
      static var isReduceMotionEnabled: Bool { false }
      static var isReduceTransparencyEnabled: Bool { false }
      static var isDarkerSystemColorsEnabled: Bool { false }
      static var isInvertColorsEnabled: Bool { false }
      static var isGrayscaleEnabled: Bool { false }
      static var isSwitchControlRunning: Bool { false }
      static var isGuidedAccessEnabled: Bool { false }
      static var isAssistiveTouchRunning: Bool { false }
      static var shouldDifferentiateWithoutColor: Bool { false }
      static var prefersCrossFadeTransitions: Bool { false }
      static var isBoldTextEnabled: Bool { NativeEnvironment("isBold") }
    }
    struct UIAccessibilityTraits: OptionSet {
      let rawValue: Int
      static let none = UIAccessibilityTraits(rawValue: 0)
      static let button = UIAccessibilityTraits(rawValue: 1)
      static let link = UIAccessibilityTraits(rawValue: 2)
      static let header = UIAccessibilityTraits(rawValue: 4)
      static let image = UIAccessibilityTraits(rawValue: 8)
      static let selected = UIAccessibilityTraits(rawValue: 16)
      static let staticText = UIAccessibilityTraits(rawValue: 32)
      static let adjustable = UIAccessibilityTraits(rawValue: 64)
      static let notEnabled = UIAccessibilityTraits(rawValue: 128)
      static let updatesFrequently = UIAccessibilityTraits(rawValue: 256)
      static let summaryElement = UIAccessibilityTraits(rawValue: 512)
    }

    class UIColor: NSObject {
      var _system: String?
      var _asset: String?
      let _red: CGFloat = 0
      let _green: CGFloat = 0
      let _blue: CGFloat = 0
      let _alpha: CGFloat = 1
      init(_system: String) { self._system = _system }
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        _red = red
        _green = green
        _blue = blue
        _alpha = alpha
      }
      init(white: CGFloat, alpha: CGFloat) { _red = white; _green = white; _blue = white; _alpha = alpha }
      init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        _red = displayP3Red
        _green = green
        _blue = blue
        _alpha = alpha
      }
      init?(named: String) { _asset = named }
      init?(named: String, in bundle: Bundle?, compatibleWith: UITraitCollection?) { _asset = named }
      convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(UITraitCollection())
        self.init(_copy: color)
      }
      init(_copy: UIColor) {
        _system = _copy._system
        _asset = _copy._asset
        _red = _copy._red
        _green = _copy._green
        _blue = _copy._blue
        _alpha = _copy._alpha
      }
      func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(red: _red, green: _green, blue: _blue, alpha: alpha) }
      func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
      var cgColor: UIColor { self }
      static let clear = UIColor(_system: "clearColor")
      static let black = UIColor(white: 0, alpha: 1)
      static let white = UIColor(white: 1, alpha: 1)
      static let darkGray = UIColor(white: 0.333, alpha: 1)
      static let lightGray = UIColor(white: 0.667, alpha: 1)
      static let gray = UIColor(white: 0.5, alpha: 1)
      static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
      static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
      static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
      static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
      static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
      static let label = UIColor(_system: "labelColor")
      static let secondaryLabel = UIColor(_system: "secondaryLabelColor")
      static let tertiaryLabel = UIColor(_system: "tertiaryLabelColor")
      static let quaternaryLabel = UIColor(_system: "quaternaryLabelColor")
      static let placeholderText = UIColor(_system: "placeholderTextColor")
      static let link = UIColor(_system: "linkColor")
      static let separator = UIColor(_system: "separatorColor")
      static let opaqueSeparator = UIColor(_system: "opaqueSeparatorColor")
      static let tintColor = UIColor(_system: "tintColor")
      static let systemBackground = UIColor(_system: "systemBackgroundColor")
      static let secondarySystemBackground = UIColor(_system: "secondarySystemBackgroundColor")
      static let tertiarySystemBackground = UIColor(_system: "tertiarySystemBackgroundColor")
      static let systemGroupedBackground = UIColor(_system: "systemGroupedBackgroundColor")
      static let secondarySystemGroupedBackground = UIColor(_system: "secondarySystemGroupedBackgroundColor")
      static let tertiarySystemGroupedBackground = UIColor(_system: "tertiarySystemGroupedBackgroundColor")
      static let systemFill = UIColor(_system: "systemFillColor")
      static let secondarySystemFill = UIColor(_system: "secondarySystemFillColor")
      static let tertiarySystemFill = UIColor(_system: "tertiarySystemFillColor")
      static let quaternarySystemFill = UIColor(_system: "quaternarySystemFillColor")
      static let systemRed = UIColor(_system: "systemRedColor")
      static let systemBlue = UIColor(_system: "systemBlueColor")
      static let systemGreen = UIColor(_system: "systemGreenColor")
      static let systemYellow = UIColor(_system: "systemYellowColor")
      static let systemOrange = UIColor(_system: "systemOrangeColor")
      static let systemPink = UIColor(_system: "systemPinkColor")
      static let systemPurple = UIColor(_system: "systemPurpleColor")
      static let systemTeal = UIColor(_system: "systemTealColor")
      static let systemIndigo = UIColor(_system: "systemIndigoColor")
      static let systemGray = UIColor(_system: "systemGrayColor")
      static let systemGray2 = UIColor(_system: "systemGray2Color")
      static let systemGray3 = UIColor(_system: "systemGray3Color")
      static let systemGray4 = UIColor(_system: "systemGray4Color")
      static let systemGray5 = UIColor(_system: "systemGray5Color")
      static let systemGray6 = UIColor(_system: "systemGray6Color")
    }
    class UIImage: NSObject {
      var _name: String?
      let _isSymbol: Bool = false
      var _size: CGSize?
      var _font: UIFont?
      var _scale: Int?
      override init() {}
      init?(systemName: String) { _name = systemName; _isSymbol = true }
      init?(systemName: String, withConfiguration: Configuration?) {
        _name = systemName
        _isSymbol = true
        _font = withConfiguration?._font
        _scale = withConfiguration?._scale
      }
      init?(systemName: String, compatibleWith: UITraitCollection?) { _name = systemName; _isSymbol = true }
      init?(named: String) { _name = named }
      init?(named: String, in bundle: Bundle?, compatibleWith: UITraitCollection? = nil) { _name = named }
      init?(named: String, in bundle: Bundle?, with: Configuration?) { _name = named }
      init(_copy: UIImage) {
        _name = _copy._name
        _isSymbol = _copy._isSymbol
        _size = _copy._size
        _font = _copy._font
        _scale = _copy._scale
      }
      var size: CGSize { _size ?? CGSize(width: NativeImageLength(self, true), height: NativeImageLength(self, false)) }
      var scale: CGFloat { NativeEnvironment("scale") }
      var isSymbolImage: Bool { _isSymbol }
      func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
      func withTintColor(_ color: UIColor) -> UIImage { self }
      func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
      func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
      func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage { self }
      func resizableImage(withCapInsets: UIEdgeInsets, resizingMode: Any) -> UIImage { self }
      func stretchableImage(withLeftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
      func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
      func withConfiguration(_ configuration: Configuration) -> UIImage {
        let image = UIImage(_copy: self)
        if let font = configuration._font { image._font = font }
        if let scale = configuration._scale { image._scale = scale }
        return image
      }
      func applyingSymbolConfiguration(_ configuration: Configuration) -> UIImage? { withConfiguration(configuration) }
      static var checkmark: UIImage { UIImage(systemName: "checkmark")! }
      static var add: UIImage { UIImage(systemName: "plus.circle")! }
      static var remove: UIImage { UIImage(systemName: "minus.circle")! }
      static var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
      static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }
      enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
      enum SymbolScale: Int { case `default` = -1, unspecified, small, medium, large }
      enum SymbolWeight: Int { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
      class Configuration: NSObject {
        var _font: UIFont?
        var _scale: Int?
      }
      class SymbolConfiguration: Configuration {
        override init() {}
        init(pointSize: CGFloat) { _font = UIFont.systemFont(ofSize: pointSize) }
        init(pointSize: CGFloat, weight: SymbolWeight) { _font = UIFont.systemFont(ofSize: pointSize, weight: UIFont._weight(of: weight)) }
        init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
          _font = UIFont.systemFont(ofSize: pointSize, weight: UIFont._weight(of: weight))
          _scale = scale.rawValue
        }
        init(scale: SymbolScale) { _scale = scale.rawValue }
        init(textStyle: UIFont.TextStyle) { _font = UIFont.preferredFont(forTextStyle: textStyle) }
        init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
          _font = UIFont.preferredFont(forTextStyle: textStyle)
          _scale = scale.rawValue
        }
        init(font: UIFont) { _font = font }
        init(font: UIFont, scale: SymbolScale) { _font = font; _scale = scale.rawValue }
        init(weight: SymbolWeight) {}
        init(hierarchicalColor: UIColor) {}
        init(paletteColors: [UIColor]) {}
        func applying(_ other: Configuration) -> SymbolConfiguration {
          let result = SymbolConfiguration()
          result._font = other._font ?? _font
          result._scale = other._scale ?? _scale
          return result
        }
      }
    }
    class CALayer: NSObject {
      var cornerRadius: CGFloat = 0
      var masksToBounds = false
      var borderWidth: CGFloat = 0
      var borderColor: UIColor?
      var backgroundColor: UIColor?
      var shadowColor: UIColor?
      var shadowOpacity: Float = 0
      var shadowOffset = CGSize(width: 0, height: -3)
      var shadowRadius: CGFloat = 3
      var shadowPath: Any?
      var cornerCurve: Any?
      var maskedCorners: Any?
      var zPosition: CGFloat = 0
      var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
      var bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
      var transform: Any?
      var opacity: Float = 1
      var isHidden = false
      var mask: CALayer?
      var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      var position = CGPoint(x: 0, y: 0)
      var contents: Any?
      var contentsGravity: Any?
      var contentsScale: CGFloat = 1
      var rasterizationScale: CGFloat = 1
      var shouldRasterize = false
      var allowsEdgeAntialiasing = false
      var needsDisplayOnBoundsChange = false
      var name: String?
      var sublayers: [CALayer]?
      func addSublayer(_ layer: CALayer) {}
      func insertSublayer(_ layer: CALayer, at index: UInt32) {}
      func insertSublayer(_ layer: CALayer, below: CALayer?) {}
      func insertSublayer(_ layer: CALayer, above: CALayer?) {}
      func removeFromSuperlayer() {}
      func add(_ animation: Any, forKey: String?) {}
      func removeAllAnimations() {}
      func removeAnimation(forKey: String) {}
      func setNeedsDisplay() {}
      func setNeedsLayout() {}
      func layoutIfNeeded() {}
    }
    class CAShapeLayer: CALayer {
      var path: Any?
      var fillColor: UIColor?
      var strokeColor: UIColor?
      var lineWidth: CGFloat = 1
      var lineCap: Any?
      var lineJoin: Any?
      var strokeEnd: CGFloat = 1
      var strokeStart: CGFloat = 0
    }
    class CAGradientLayer: CALayer {
      var colors: [Any]?
      var locations: [Any]?
      var startPoint = CGPoint(x: 0.5, y: 0)
      var endPoint = CGPoint(x: 0.5, y: 1)
    }
    """#
}
