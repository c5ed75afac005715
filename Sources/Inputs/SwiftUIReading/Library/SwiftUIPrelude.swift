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

    struct Measurement<UnitType>: Hashable {
      var value: Double
      var unit: UnitType
      init(value: Double, unit: UnitType) {
        self.value = value
        self.unit = unit
      }
      func converted(to other: UnitType) -> Measurement<UnitType> {
        if unit == other { return self }
        return Measurement(value: UnknownEnvironment.value("converted"), unit: other)
      }
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
      func frame(in space: FrameSpace) -> CGRect {
        switch space {
        case .local: return CGRect(origin: CGPoint(x: 0, y: 0), size: size)
        default: return globalFrame
        }
      }
    }
    enum FrameSpace { case local, global, scrollView; static func named(_ name: String) -> FrameSpace { .global } }

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
