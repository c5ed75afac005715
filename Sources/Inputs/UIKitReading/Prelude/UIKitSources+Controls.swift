extension UIKitSources {
  /// Buttons, fields and other controls.
  static let controls = #"""
    class UIAction: NSObject {
      var title: String = ""
      var image: UIImage?
      var handler: ((UIAction) -> Void)?
      var sender: Any?
      init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: Any? = nil, state: Any? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
      }
    }
    class UIMenu: NSObject {
      let title: String
      let children: [Any]
      init(title: String = "", image: UIImage? = nil, identifier: Any? = nil, options: Any? = nil, children: [Any] = []) {
        self.title = title
        self.children = children
      }
    }
    class UIControl: UIView {
      struct State: OptionSet {
        let rawValue: Int
        static let normal = State(rawValue: 0)
        static let highlighted = State(rawValue: 1)
        static let disabled = State(rawValue: 2)
        static let selected = State(rawValue: 4)
        static let focused = State(rawValue: 8)
      }
      struct Event: OptionSet {
        let rawValue: Int
        static let touchDown = Event(rawValue: 1)
        static let touchUpInside = Event(rawValue: 64)
        static let touchUpOutside = Event(rawValue: 128)
        static let touchCancel = Event(rawValue: 256)
        static let touchDragExit = Event(rawValue: 32)
        static let touchDragEnter = Event(rawValue: 16)
        static let valueChanged = Event(rawValue: 4096)
        static let primaryActionTriggered = Event(rawValue: 8192)
        static let editingDidBegin = Event(rawValue: 65536)
        static let editingChanged = Event(rawValue: 131072)
        static let editingDidEnd = Event(rawValue: 262144)
        static let editingDidEndOnExit = Event(rawValue: 524288)
        static let allEvents = Event(rawValue: 1048575)
        static let allTouchEvents = Event(rawValue: 4095)
      }
      enum ContentHorizontalAlignment: Int { case center, left, right, fill, leading, trailing }
      enum ContentVerticalAlignment: Int { case center, top, bottom, fill }
      var isEnabled = true
      var isSelected = false
      var isHighlighted = false
      var contentHorizontalAlignment: ContentHorizontalAlignment = .center
      var contentVerticalAlignment: ContentVerticalAlignment = .center
      var toolTip: String?
      var isContextMenuInteractionEnabled = false
      var showsMenuAsPrimaryAction = false
      var state: State {
        var value = 0
        if isHighlighted { value += 1 }
        if !isEnabled { value += 2 }
        if isSelected { value += 4 }
        return State(rawValue: value)
      }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(frame: CGRect, primaryAction: UIAction?) { super.init(frame: frame) }
      var _handlers: [_ControlHandler] = []
      func _handle(_ events: Event, _ target: Any?, _ body: @escaping (UIControl) -> Void) {
        _handlers.append(_ControlHandler(events, target, body))
      }
      func addTarget(_ target: Any?, action: Any, for events: Event) {
        _handle(events, target) { NativePerform(target, action, $0) }
      }
      func removeTarget(_ target: Any?, action: Any?, for events: Event) {
        _handlers.removeAll { $0._events.rawValue & events.rawValue != 0 && (target == nil || NativeIsSame($0._target, target)) }
      }
      func addAction(_ action: UIAction, for events: Event) {
        _handle(events, action) {
          action.sender = $0
          action.handler?(action)
        }
      }
      func removeAction(_ action: UIAction, for events: Event) { removeTarget(action, action: nil, for: events) }
      func sendActions(for events: Event) {
        for handler in _handlers where handler._events.rawValue & events.rawValue != 0 { handler._body(self) }
      }
      func sendAction(_ action: Any, to target: Any?, for event: Any?) { NativePerform(target, action, self) }
      func sendAction(_ action: UIAction) { action.handler?(action) }
    }
    class _ControlHandler: NSObject {
      let _events: UIControl.Event
      let _target: Any?
      let _body: (UIControl) -> Void
      init(_ events: UIControl.Event, _ target: Any?, _ body: @escaping (UIControl) -> Void) {
        _events = events
        _target = target
        _body = body
      }
    }
    class UIButton: UIControl {
      enum ButtonType: Int { case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close, roundedRect }
      enum Role: Int { case normal, primary, cancel, destructive }
      struct Configuration: Hashable {
        enum Size: Int { case mini, small, medium, large }
        enum CornerStyle: Int { case fixed, dynamic, small, medium, large, capsule }
        enum TitleAlignment: Int { case automatic, leading, center, trailing }
        var _style: String
        var _insets: NSDirectionalEdgeInsets?
        // Each of two is the other one's text.
        var title: String? { didSet { attributedTitle = nil } }
        var attributedTitle: AttributedString?
        var subtitle: String? { didSet { attributedSubtitle = nil } }
        var attributedSubtitle: AttributedString?
        var image: UIImage?
        var imagePadding: CGFloat = 0
        var titlePadding: CGFloat = 1
        var imagePlacement: NSDirectionalRectEdge = .leading
        var buttonSize: Size = .medium
        var cornerStyle: CornerStyle = .dynamic
        var titleAlignment: TitleAlignment = .automatic
        var baseForegroundColor: UIColor?
        var baseBackgroundColor: UIColor?
        var background = UIBackgroundConfiguration()
        var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        var showsActivityIndicator = false
        var titleTextAttributesTransformer: Any?
        var subtitleTextAttributesTransformer: Any?
        var imageColorTransformer: Any?
        var automaticallyUpdateForSelection = true
        var macIdiomStyle: Any?
        init(_style: String) { self._style = _style }
        var contentInsets: NSDirectionalEdgeInsets {
          get { _insets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
          set { _insets = newValue }
        }
        mutating func setDefaultContentInsets() { _insets = nil }
        func updated(for button: UIButton) -> Configuration { self }
        static func plain() -> Configuration { Configuration(_style: "plain") }
        static func gray() -> Configuration { Configuration(_style: "gray") }
        static func tinted() -> Configuration { Configuration(_style: "tinted") }
        static func filled() -> Configuration { Configuration(_style: "filled") }
        static func borderless() -> Configuration { Configuration(_style: "borderless") }
        static func bordered() -> Configuration { Configuration(_style: "bordered") }
        static func borderedTinted() -> Configuration { Configuration(_style: "borderedTinted") }
        static func borderedProminent() -> Configuration { Configuration(_style: "borderedProminent") }
        static func glass() -> Configuration { Configuration(_style: "glass") }
        static func prominentGlass() -> Configuration { Configuration(_style: "prominentGlass") }
        static func clearGlass() -> Configuration { Configuration(_style: "clearGlass") }
      }
      var buttonType: ButtonType = .custom
      var _titles: [Int: String] = [:]
      var _attributedTitles: [Int: NSAttributedString] = [:]
      var _images: [Int: UIImage] = [:]
      var _backgrounds: [Int: UIImage] = [:]
      var _colors: [Int: UIColor] = [:]
      var _contentInsets: UIEdgeInsets?
      lazy var _label: UILabel = _makeLabel()
      lazy var _picture: UIImageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      var titleEdgeInsets = UIEdgeInsets()
      var imageEdgeInsets = UIEdgeInsets()
      var configuration: Configuration?
      // Called before the button is drawn, too.
      var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { NativeLater { self.updateConfiguration() } } }
      var automaticallyUpdatesConfiguration = true
      var adjustsImageWhenHighlighted = true
      var adjustsImageWhenDisabled = true
      var reversesTitleShadowWhenHighlighted = false
      var showsTouchWhenHighlighted = false
      var adjustsImageSizeForAccessibilityContentSizeCategory = false
      var role: Role = .normal
      var menu: UIMenu?
      var changesSelectionAsPrimaryAction = false
      var isPointerInteractionEnabled = false
      override init(frame: CGRect) { super.init(frame: frame) }
      convenience init(type: ButtonType) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        buttonType = type
      }
      convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        buttonType = .system
        self.configuration = configuration
        if let primaryAction { _take(primaryAction) }
      }
      convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        buttonType = type
        if let primaryAction { _take(primaryAction) }
      }
      convenience init(primaryAction: UIAction?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        buttonType = .system
        if let primaryAction { _take(primaryAction) }
      }
      func _take(_ action: UIAction) {
        if configuration != nil {
          if action.title != "" { configuration?.title = action.title }
          if action.image != nil { configuration?.image = action.image }
        } else {
          if action.title != "" { _titles[0] = action.title }
          if let image = action.image { _images[0] = image }
        }
      }
      func _makeLabel() -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        label.font = UIFont.systemFont(ofSize: buttonType == .custom ? 18 : 15)
        label.lineBreakMode = .byTruncatingMiddle
        return label
      }
      var contentEdgeInsets: UIEdgeInsets {
        get { _contentInsets ?? UIEdgeInsets() }
        set { _contentInsets = newValue }
      }
      var titleLabel: UILabel? { _label }
      var imageView: UIImageView? { _picture }
      var subtitleLabel: UILabel? { nil }
      var currentTitle: String? { title(for: state) ?? configuration?.title }
      var currentImage: UIImage? { image(for: state) ?? configuration?.image }
      var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
      var currentTitleColor: UIColor { titleColor(for: state) ?? UIColor.tintColor }
      func setTitle(_ title: String?, for state: UIControl.State) {
        // Of an unknown value that there is one is likelier.
        if let title { _titles[state.rawValue] = title } else { _titles.removeValue(forKey: state.rawValue) }
      }
      func title(for state: UIControl.State) -> String? { _titles[state.rawValue] ?? _titles[0] }
      func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        if let title { _attributedTitles[state.rawValue] = title } else { _attributedTitles.removeValue(forKey: state.rawValue) }
      }
      func attributedTitle(for state: UIControl.State) -> NSAttributedString? { _attributedTitles[state.rawValue] ?? _attributedTitles[0] }
      func setImage(_ image: UIImage?, for state: UIControl.State) {
        if let image { _images[state.rawValue] = image } else { _images.removeValue(forKey: state.rawValue) }
      }
      func image(for state: UIControl.State) -> UIImage? { _images[state.rawValue] ?? _images[0] }
      func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        if let image { _backgrounds[state.rawValue] = image } else { _backgrounds.removeValue(forKey: state.rawValue) }
      }
      func backgroundImage(for state: UIControl.State) -> UIImage? { _backgrounds[state.rawValue] ?? _backgrounds[0] }
      func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        if let color { _colors[state.rawValue] = color } else { _colors.removeValue(forKey: state.rawValue) }
      }
      func titleColor(for state: UIControl.State) -> UIColor? { _colors[state.rawValue] ?? _colors[0] }
      func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
      func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {}
      func setNeedsUpdateConfiguration() { updateConfiguration() }
      func updateConfiguration() { configurationUpdateHandler?(self) }
      func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
      func imageRect(forContentRect rect: CGRect) -> CGRect { rect }
    }
    struct UIBackgroundConfiguration: Hashable {
      var backgroundColor: UIColor?
      var cornerRadius: CGFloat = 0
      var strokeColor: UIColor?
      var strokeWidth: CGFloat = 0
      var backgroundInsets = NSDirectionalEdgeInsets()
      var customView: UIView?
      var visualEffect: UIVisualEffect?
      var image: UIImage?
      var backgroundColorTransformer: Any?
      static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    }
    enum UIReturnKeyType: Int { case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue` }
    enum UIKeyboardType: Int {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad, twitter, webSearch,
        asciiCapableNumberPad
    }
    enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
    enum UITextAutocorrectionType: Int { case `default`, no, yes }
    enum UITextSpellCheckingType: Int { case `default`, no, yes }
    struct UITextContentType: Hashable {
      let rawValue: String
      static let username = UITextContentType(rawValue: "username")
      static let password = UITextContentType(rawValue: "password")
      static let newPassword = UITextContentType(rawValue: "newPassword")
      static let emailAddress = UITextContentType(rawValue: "emailAddress")
      static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
      static let name = UITextContentType(rawValue: "name")
    }
    class _UITextLayoutCanvasView: UIView {}
    class UITextField: UIControl {
      enum BorderStyle: Int { case none, line, bezel, roundedRect }
      enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
      var _font: UIFont?
      var text: String?
      var attributedText: NSAttributedString?
      var placeholder: String?
      var attributedPlaceholder: NSAttributedString?
      var font: UIFont? { get { _font ?? UIFont.systemFont(ofSize: 17) } set { _font = newValue } }
      var textColor: UIColor? = UIColor.label
      var textAlignment: NSTextAlignment = .natural
      var borderStyle: BorderStyle = .none
      var adjustsFontForContentSizeCategory = false
      var adjustsFontSizeToFitWidth = false
      var minimumFontSize: CGFloat = 0
      var clearButtonMode: ViewMode = .never
      var leftView: UIView?
      var rightView: UIView?
      var leftViewMode: ViewMode = .never
      var rightViewMode: ViewMode = .never
      var clearsOnBeginEditing = false
      var isSecureTextEntry = false
      var returnKeyType: UIReturnKeyType = .default
      var keyboardType: UIKeyboardType = .default
      var keyboardAppearance: Any?
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var autocorrectionType: UITextAutocorrectionType = .default
      var spellCheckingType: UITextSpellCheckingType = .default
      var smartQuotesType: Any?
      var smartDashesType: Any?
      var textContentType: UITextContentType?
      var enablesReturnKeyAutomatically = false
      var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
      var background: UIImage?
      var inputDelegate: Any?
      weak var delegate: UITextFieldDelegate?
      var _inputView: UIView?
      var _accessory: UIView?
      override var inputView: UIView? { get { _inputView } set { _inputView = newValue } }
      override var inputAccessoryView: UIView? { get { _accessory } set { _accessory = newValue } }
      var isEditing: Bool { false }
      // Apps take it out of a secure field, to hide in it what pictures of the screen must not show.
      lazy var _canvas = _UITextLayoutCanvasView()
      override var subviews: [UIView] { _canvas._superview == nil ? _subviews + [_canvas] : _subviews }
      override init(frame: CGRect) { super.init(frame: frame) }
      func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    }
    class NSTextContainer: NSObject {
      var lineFragmentPadding: CGFloat = 5
      var maximumNumberOfLines = 0
      var lineBreakMode: NSLineBreakMode = .byWordWrapping
      var widthTracksTextView = true
      var heightTracksTextView = false
      var size = CGSize(width: 0, height: 0)
      var exclusionPaths: [Any] = []
    }
    class UITextView: UIScrollView {
      var _font: UIFont?
      var _text: String = ""
      var _attributed: NSAttributedString?
      var text: String! {
        get { _attributed == nil ? _text : _attributed!.string }
        set { _text = newValue ?? ""; _attributed = nil }
      }
      var attributedText: NSAttributedString! {
        get { _attributed ?? NSAttributedString(string: _text) }
        set { _attributed = newValue }
      }
      var font: UIFont? { get { _font } set { _font = newValue } }
      var textColor: UIColor? = UIColor.label
      var textAlignment: NSTextAlignment = .natural
      var isEditable = true
      var isSelectable = true
      var adjustsFontForContentSizeCategory = false
      var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      lazy var textContainer: NSTextContainer = NSTextContainer()
      var dataDetectorTypes: Any?
      var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
      var typingAttributes: [NSAttributedString.Key: Any] = [:]
      var selectedRange = NSRange(location: 0, length: 0)
      var allowsEditingTextAttributes = false
      var returnKeyType: UIReturnKeyType = .default
      var keyboardType: UIKeyboardType = .default
      var keyboardAppearance: Any?
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var autocorrectionType: UITextAutocorrectionType = .default
      var spellCheckingType: UITextSpellCheckingType = .default
      var isSecureTextEntry = false
      var _accessory: UIView?
      override var inputAccessoryView: UIView? { get { _accessory } set { _accessory = newValue } }
      // All ways lead to the one that subclasses override.
      override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
      init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    class UISwitch: UIControl {
      var isOn = false
      var onTintColor: UIColor?
      var thumbTintColor: UIColor?
      var title: String?
      override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 0, height: 0))
        _hasOwnSize = true
        _horizontalHugging = 750
        _verticalHugging = 750
      }
      func setOn(_ on: Bool, animated: Bool) { isOn = on }
    }
    class UISlider: UIControl {
      var value: Float = 0
      var minimumValue: Float = 0
      var maximumValue: Float = 1
      var isContinuous = true
      var minimumTrackTintColor: UIColor?
      var maximumTrackTintColor: UIColor?
      var thumbTintColor: UIColor?
      var minimumValueImage: UIImage?
      var maximumValueImage: UIImage?
      override init(frame: CGRect) { super.init(frame: frame) }
      func setValue(_ value: Float, animated: Bool) { self.value = value }
      func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    }
    class UIStepper: UIControl {
      var value: Double = 0
      var minimumValue: Double = 0
      var maximumValue: Double = 100
      var stepValue: Double = 1
      override init(frame: CGRect) {
        super.init(frame: CGRect(x: frame.origin.x, y: frame.origin.y, width: 0, height: 0))
        _hasOwnSize = true
      }
    }
    class UISegmentedControl: UIControl {
      static let noSegment = -1
      var _titles: [String] = []
      var _images: [UIImage?] = []
      var selectedSegmentIndex = -1
      var apportionsSegmentWidthsByContent = false
      var selectedSegmentTintColor: UIColor?
      var isMomentary = false
      override init(frame: CGRect) { super.init(frame: frame) }
      init(items: [Any]?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        for item in items ?? [] {
          if let title = item as? String { _titles.append(title); _images.append(nil) }
          else { _titles.append(""); _images.append(item as? UIImage) }
        }
        _hasOwnSize = true
      }
      var numberOfSegments: Int { _titles.count }
      func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        _titles.insert(title ?? "", at: min(index, _titles.count))
        _images.insert(nil, at: min(index, _images.count))
      }
      func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        _titles.insert("", at: min(index, _titles.count))
        _images.insert(image, at: min(index, _images.count))
      }
      func setTitle(_ title: String?, forSegmentAt index: Int) { if index < _titles.count { _titles[index] = title ?? "" } }
      func setImage(_ image: UIImage?, forSegmentAt index: Int) { if index < _images.count { _images[index] = image } }
      func titleForSegment(at index: Int) -> String? { _titles[index] }
      func removeAllSegments() { _titles = []; _images = [] }
      func removeSegment(at index: Int, animated: Bool) { _titles.remove(at: index); _images.remove(at: index) }
      func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
      func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: Any) {}
      func setDividerImage(_ image: UIImage?, forLeftSegmentState: UIControl.State, rightSegmentState: UIControl.State, barMetrics: Any) {}
      func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
    }
    class UIProgressView: UIView {
      enum Style: Int { case `default`, bar }
      var progress: Float = 0
      var progressTintColor: UIColor?
      var trackTintColor: UIColor?
      var progressViewStyle: Style = .default
      var observedProgress: Any?
      override init(frame: CGRect) { super.init(frame: frame) }
      convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        progressViewStyle = style
      }
      func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    }
    class UIActivityIndicatorView: UIView {
      enum Style: Int { case whiteLarge, white, gray, medium = 100, large }
      var style: Style = .medium
      var color: UIColor?
      var hidesWhenStopped = true
      var isAnimating = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        _horizontalHugging = 750
        _verticalHugging = 750
      }
      convenience init(style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.style = style
        _hasOwnSize = true
      }
      func startAnimating() { isAnimating = true }
      func stopAnimating() { isAnimating = false }
    }
    class UIPageControl: UIControl {
      var numberOfPages = 0
      var currentPage = 0
      var hidesForSinglePage = false
      var pageIndicatorTintColor: UIColor?
      var currentPageIndicatorTintColor: UIColor?
      override init(frame: CGRect) { super.init(frame: frame) }
    }
    class UIPickerView: UIView {
      weak var delegate: UIPickerViewDelegate?
      weak var dataSource: UIPickerViewDataSource?
      var _selected: [Int: Int] = [:]
      var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
      func numberOfRows(inComponent component: Int) -> Int { dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0 }
      func reloadAllComponents() {}
      func reloadComponent(_ component: Int) {}
      func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { _selected[component] = row }
      func selectedRow(inComponent component: Int) -> Int { _selected[component] ?? 0 }
    }
    enum UIDatePickerStyle: Int { case automatic, wheels, compact, inline }
    class UIDatePicker: UIControl {
      enum Mode: Int { case time, date, dateAndTime, countDownTimer, yearAndMonth }
      var datePickerMode: Mode = .dateAndTime
      var preferredDatePickerStyle: UIDatePickerStyle = .automatic
      var date: Any?
      var minimumDate: Any?
      var maximumDate: Any?
      var locale: Any?
      var calendar: Any?
      var timeZone: Any?
      var minuteInterval = 1
      override init(frame: CGRect) { super.init(frame: frame) }
      func setDate(_ date: Any, animated: Bool) {}
    }
    class UIRefreshControl: UIControl {
      var isRefreshing = false
      var attributedTitle: NSAttributedString?
      override init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
      func beginRefreshing() {}
      func endRefreshing() {}
    }
    class UISearchTextField: UITextField {}
    class UISearchBar: UIView {
      enum Style: UInt { case `default`, prominent, minimal }
      var text: String?
      var placeholder: String?
      var prompt: String?
      var barTintColor: UIColor?
      var searchBarStyle: Style = .default
      var isTranslucent = true
      var showsCancelButton = false
      var showsScopeBar = false
      var scopeButtonTitles: [String]?
      var selectedScopeButtonIndex = 0
      var backgroundImage: UIImage?
      var returnKeyType: UIReturnKeyType = .search
      var autocapitalizationType: UITextAutocapitalizationType = .none
      var autocorrectionType: UITextAutocorrectionType = .default
      var keyboardType: UIKeyboardType = .default
      var barStyle: Any?
      weak var delegate: UISearchBarDelegate?
      lazy var searchTextField: UISearchTextField = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
      func setImage(_ image: UIImage?, for icon: Any, state: UIControl.State) {}
      func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
      func setPositionAdjustment(_ offset: UIOffset, for icon: Any) {}
    }
    """#
}
