import ArgumentParser
import DynamicType
import DynamicTypeModel
import DynamicTypePipeline
import UIKitModel

/// What screens are laid out for.
struct MatrixOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Text sizes, separated by commas; may be repeated. The default is all twelve; Large for layout and \
      render; Large and all larger ones for evidence, which needs Large and a larger one.
      """, valueName: "size"),
    transform: sizes(named:))
  var size: [[ContentSizeCategory]] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Devices as documents name them, such as retina4_7, retina6_12 or ipad11_0rounded; with \
      -landscape in landscape. The default is each document's own.
      """, valueName: "device"),
    transform: devices(named:))
  var device: [[Device]] = []

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      Locales as .lproj folders name them; Base is the document's own texts, and the default. pseudo makes texts longer by a \
      third, with accents, and pseudo-rtl also lays out from right to left (en-XA and ar-XB).
      """, valueName: "locale"),
    transform: locales(named:))
  var locale: [[String]] = []

  @OptionGroup var window: WindowOptions
  @OptionGroup var appearance: AppearanceOptions

  /// - Parameters:
  ///   - sizes: Those to lay out where none are given.
  ///   - launch: How the reader came to them where it is not said; only commands whose default is
  ///     both ways can do both.
  func matrix(
    sizes: [ContentSizeCategory] = ContentSizeCategory.allCases, launch: LaunchChoice = .atSize
  ) throws -> ConfigurationMatrix {
    let chosen = appearance.launch ?? launch
    guard chosen != .both || launch == .both else {
      throw ValidationError(
        "--launch both is for check and serve; say atSize or changedWhileRunning")
    }
    let locales = locale.flatMap { $0 }
    return ConfigurationMatrix(
      sizes: size.isEmpty ? sizes : size.flatMap { $0 },
      devices: window.apply(to: device.flatMap { $0 }.uniqued),
      locales: locales.isEmpty ? ["Base"] : locales.uniqued, era: appearance.look,
      rowHeights: appearance.rowHeights ?? .document, launches: chosen.launches)
  }
}

/// The window that screens are shown in.
struct WindowOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      The window in points, such as 320x480; the default is the device's screen. Unless --safe-area says so, nothing \
      cuts into it.
      """, valueName: "WIDTHxHEIGHT"),
    transform: windowSize(of:))
  var window: Size?

  @Option(
    name: .long,
    help: ArgumentHelp(
      """
      What is kept free at the window's edges, in points, without bars: top, left, bottom and right, such as 54,0,34,0. The \
      default is what the device keeps free.
      """, valueName: "T,L,B,R"),
    transform: insets(of:))
  var safeArea: EdgeInsets?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "Pixels per point, to which frames are rounded: 1, 2 or 3; the default is the device's.",
      valueName: "number"),
    transform: displayScale(of:))
  var displayScale: Double?

  /// The devices with this window; without any, the one that views of SwiftUI are laid out for.
  func apply(to devices: [Device]) -> [Device] {
    let chosen = DeviceWindow(size: window, safeArea: safeArea, pixelScale: displayScale)
    guard chosen != DeviceWindow() else { return devices }
    return (devices.isEmpty ? [.swiftUIDefault] : devices).map { $0.showing(chosen) }
  }
}

/// How iOS shows a screen, apart from its size.
struct AppearanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The era of controls: iOS12 … iOS17 (also for iOS18), iOS26 (also for iOS27). The default is that of the Xcode that saved it.",
      valueName: "era"),
    transform: era(named:))
  var look: SystemEra?

  @Option(
    help: ArgumentHelp(
      """
      What decides the heights of rows: document (the default), or automatic, as if heightForRowAt returned \
      the automatic dimension.
      """, valueName: "whose"),
    transform: { try choice(RowHeights.self, named: $0, what: "way to decide row heights") })
  var rowHeights: RowHeights?

  @Option(
    help: ArgumentHelp(
      """
      When the app was started: atSize (the default); changedWhileRunning, where only text that adjusts \
      automatically follows; or both (the default of check and serve, and only there): screens with other \
      text are laid out both ways.
      """, valueName: "when"),
    transform: { try choice(LaunchChoice.self, named: $0, what: "way to launch") })
  var launch: LaunchChoice?
}

/// When the app was started, as the command line names it.
enum LaunchChoice: String, CaseIterable {
  case atSize, changedWhileRunning, both

  /// Those to lay out, pictures of the first.
  var launches: [TextLaunch] {
    switch self {
    case .atSize: [.atSize]
    case .changedWhileRunning: [.changedWhileRunning]
    case .both: [.atSize, .changedWhileRunning]
    }
  }
}

extension Array where Element: Hashable {
  /// Each element once, in the order of first appearance.
  var uniqued: [Element] {
    var met: Set<Element> = []
    return filter { met.insert($0).inserted }
  }
}
