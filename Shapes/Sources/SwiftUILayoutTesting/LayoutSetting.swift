public import DynamicType
public import DynamicTypeModel
import SwiftUI
public import SwiftUIModel

/// What a view is laid out for besides its window and text size.
public struct LayoutSetting: Sendable {
  /// A BCP 47 tag; nil for the language of development.
  public var locale: String?
  public var era = SystemEra.iOS26
  public var pixelScale = 3.0
  /// What the device keeps free at the window's edges, in points.
  public var safeArea = DirectionalInsets.zero
  public var layoutDirection = LayoutDirection.leftToRight
  public var legibilityWeight = LegibilityWeight.regular
  public var isDark = false
  /// The app's translations: by locale, then by key.
  public var translations: [String: [String: String]] = [:]
  /// The sizes in points of pictures in the app's assets, by name.
  public var imageSizes: [String: Size] = [:]
  /// What reports call the view; nil for its type.
  public var title: String?
  /// Where findings without a place of their own point to.
  public var location = SourceLocation(path: "")

  public init() {}

  /// In a locale, right to left where its script is.
  public init(locale: String) {
    self.locale = locale
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    if ["ar", "fa", "he", "ur", "yi"].contains(String(language)) { layoutDirection = .rightToLeft }
  }
}

extension LayoutSetting {
  func environment(
    in window: Size, at size: DynamicTypeSize
  ) -> (ViewEnvironment, Configuration) {
    var layout = ViewEnvironment()
    layout.dynamicTypeSize = size
    layout.pixelScale = pixelScale
    layout.locale = locale
    layout.era = era
    layout.layoutDirection = layoutDirection
    layout.legibilityWeight = legibilityWeight
    layout.isDark = isDark
    let known = Device.all.first { $0.screen == window && $0.pixelScale == pixelScale }
    let device =
      known
      ?? Device(
        id: min(window.width, window.height) >= 600 ? "ipadWindow" : "window", name: "Window",
        screen: window, pixelScale: pixelScale,
        isLandscape: window.width > window.height)
    let classes = device.sizeClasses
    layout.horizontalSizeClass = classes.width == .regular ? .regular : .compact
    layout.verticalSizeClass = classes.height == .regular ? .regular : .compact
    let configuration = Configuration(
      size: size, device: device, locale: locale ?? "Base", era: era, target: .device)
    return (layout, configuration)
  }

  @MainActor
  func prepare(_ graph: ViewGraph) {
    let (translations, sizes) = (translations, imageSizes)
    graph.translate = { key, _, locale in
      guard let locale else { return nil }
      let language = String(locale.prefix { $0 != "-" && $0 != "_" })
      return translations[locale]?[key] ?? translations[language]?[key]
    }
    graph.assetSize = { sizes[$0].map { CGSize(width: $0.width, height: $0.height) } }
  }
}
