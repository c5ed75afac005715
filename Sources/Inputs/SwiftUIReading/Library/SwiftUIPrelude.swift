/// Types of SwiftUI as Swift that code branches on: they are read beside the app's own.
///
/// Source: Apple's documentation of each.
enum SwiftUIPrelude {
  static let path = "<SwiftUI>"

  static let source = """
    enum DynamicTypeSize: Int, Comparable, Hashable, CaseIterable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
      case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
      var isAccessibilitySize: Bool { rawValue >= 7 }
      static func < (one: DynamicTypeSize, other: DynamicTypeSize) -> Bool { one.rawValue < other.rawValue }
    }
    enum ContentSizeCategory: Int, Hashable, CaseIterable {
      case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
      case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
      case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
      var isAccessibilityCategory: Bool { rawValue >= 7 }
      static func < (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.rawValue < other.rawValue }
      static func > (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.rawValue > other.rawValue }
      static func <= (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.rawValue <= other.rawValue }
      static func >= (one: ContentSizeCategory, other: ContentSizeCategory) -> Bool { one.rawValue >= other.rawValue }
    }
    enum ColorScheme: Hashable, CaseIterable { case light, dark }
    enum UserInterfaceSizeClass: Hashable { case compact, regular }
    enum LayoutDirection: Hashable, CaseIterable { case leftToRight, rightToLeft }
    enum LegibilityWeight: Hashable { case regular, bold }
    enum ScenePhase: Hashable { case background, inactive, active }
    enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }
    enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }
    enum ButtonRole: Hashable { case cancel, destructive, close, confirm }
    enum TextAlignment: Hashable, CaseIterable { case leading, center, trailing }

    struct UIScreen {
      static let main = UIScreen()
      var bounds: CGRect {
        CGRect(x: 0, y: 0, width: ScreenMeasures.width, height: ScreenMeasures.height)
      }
    }
    enum UIUserInterfaceIdiom: Hashable { case unspecified, phone, pad, tv, carPlay, mac, vision }
    struct UIDevice {
      static let current = UIDevice()
      var userInterfaceIdiom: UIUserInterfaceIdiom { ScreenMeasures.isPad ? .pad : .phone }
    }

    struct ProcessInfo {
      static let processInfo = ProcessInfo()
      let environment = ProcessEnvironment()
      let isiOSAppOnMac = false
      let isMacCatalystApp = false
    }
    struct ProcessEnvironment {
      subscript(name: String) -> String? {
        name == "XCODE_RUNNING_FOR_PREVIEWS" ? nil : UnknownEnvironment.value(name)
      }
    }
    protocol EnvironmentKey {}
    struct EnvironmentValues {
      subscript<K>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
      }
    }

    struct ViewDimensions {
      var width: CGFloat
      var height: CGFloat
      var leading: CGFloat
      var trailing: CGFloat
      var top: CGFloat
      var bottom: CGFloat
      var firstTextBaseline: CGFloat
      var lastTextBaseline: CGFloat
      var horizontalCenter: CGFloat
      var verticalCenter: CGFloat
      subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide {
        case .leading: return leading
        case .trailing: return trailing
        case .center: return horizontalCenter
        }
      }
      subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide {
        case .top: return top
        case .bottom: return bottom
        case .center: return verticalCenter
        case .firstTextBaseline: return firstTextBaseline
        case .lastTextBaseline: return lastTextBaseline
        }
      }
    }
    enum HorizontalAlignment: Hashable { case leading, center, trailing }
    enum VerticalAlignment: Hashable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
    struct EdgeInsetsOfSafeArea { var top: CGFloat = 0; var leading: CGFloat = 0; var bottom: CGFloat = 0; var trailing: CGFloat = 0 }
    struct GeometryProxy {
      var size: CGSize
      var safeAreaInsets: EdgeInsetsOfSafeArea
      var globalFrame: CGRect
      var _spaces: [_Space]
      func frame(in space: FrameSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: CGPoint(x: 0, y: 0), size: size)
        case .named(let name):
          guard let found = _spaces.first(where: { $0.name == "\\(name)" }) else { return globalFrame }
          return globalFrame.offsetBy(dx: -found.x, dy: -found.y)
        default: return globalFrame
        }
      }
      subscript<T>(anchor: _Anchor<T>) -> T {
        let (x, y) = (anchor.x - globalFrame.minX, anchor.y - globalFrame.minY)
        if anchor.isWhole { return CGRect(x: x, y: y, width: anchor.width, height: anchor.height) }
        return CGPoint(x: x, y: y)
      }
    }
    struct _Anchor<T>: Hashable {
      var isWhole: Bool
      var x: CGFloat
      var y: CGFloat
      var width: CGFloat
      var height: CGFloat
    }
    struct _Changes {
      func first<K>(_ key: K.Type) -> K.Value { key.defaultValue }
      func reduced<K>(_ key: K.Type, _ values: [K.Value]) -> K.Value {
        var value = values[0]
        for next in values.dropFirst() { key.reduce(value: &value) { next } }
        return value
      }
      func setting<Root, Value>(_ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) -> Root {
        var root = root
        root[keyPath: path] = value
        return root
      }
      func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
        var value = value
        change(&value)
        return value
      }
    }
    struct _Space { var name: String; var x: CGFloat; var y: CGFloat }
    enum FrameSpace { case local, global, scrollView, named(Any) }

    struct ViewSpacing {
      let number: Int
      let between: (ViewSpacing, Axis) -> CGFloat
      func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { between(next, axis) }
    }
    struct LayoutSubview {
      let priority: Double
      let spacing: ViewSpacing
      let measure: (ProposedViewSize) -> CGSize
      let put: (CGPoint, UnitPoint, ProposedViewSize) -> Void
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
      func dimensions(in proposal: ProposedViewSize) -> CGSize { measure(proposal) }
      func place(at point: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        put(point, anchor, proposal)
      }
    }
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(Error)
      var image: Image? { if case .success(let image) = self { return image } else { return nil } }
      var error: Error? { if case .failure(let error) = self { return error } else { return nil } }
    }
    struct _VariadicViewChild: View, Identifiable {
      let id: Int
      let content: AnyView
      var body: some View { content }
    }
    struct NavigationPath: Equatable {
      var _elements: [Any] = []
      init() {}
      init<S>(_ elements: S) { _elements = Array(elements) }
      var count: Int { _elements.count }
      var isEmpty: Bool { _elements.isEmpty }
      mutating func append<V>(_ value: V) { _elements.append(value) }
      mutating func removeLast(_ k: Int = 1) { _elements.removeLast(k) }
    }
    struct ProposedViewSize: Hashable {
      var width: CGFloat?
      var height: CGFloat?
      static let zero = ProposedViewSize(width: 0, height: 0)
      static let unspecified = ProposedViewSize(width: nil, height: nil)
      static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
      init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
      }
      init(_ size: CGSize) {
        width = size.width
        height = size.height
      }
      func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
      }
    }
    """
}
