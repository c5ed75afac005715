import CodeEvaluation
import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeReportModel
import UIKitLayout
import UIKitModel
import UIKitReading

/// A screen that code builds, on one device in one locale.
struct PlacedCodeScreen: PlacedScreen {
  let project: UIKitProject
  let screen: UIKitScreen
  let device: Device
  let locale: String
  let configurations: [Configuration]
  /// Of all that the layout depends on, for a cache.
  var content: Digest?

  /// After those of SwiftUI in the same file.
  var number: Int { 1_000_000 + screen.number }
  var cost: Int { 40 }
  var location: SourceLocation? { screen.location }
  var name: String { screen.name }
  var id: String { screen.name }
  var title: String { screen.name }
  var kind: String { Self.kindName }
  var customClass: String? { screen.kind == .preview ? nil : screen.name }
  var dependsOnLaunch: Bool { false }
  var isLaunchScreen: Bool { false }
  var isHolder: Bool { screen.isHolder }

  /// The kind of such screens in reports.
  static let kindName = "uiKit"

  func placed(at place: ScreenFile.Place) -> (any PlacedScreen)? {
    PlacedCodeScreen(
      project: project, screen: screen, device: place.device, locale: place.locale,
      configurations: place.configurations, content: content)
  }

  func laidOut(for configurations: [Configuration], on bench: Bench) -> [LaidOutScreen] {
    laidOutWithReadings(for: configurations, on: bench).map(\.screen)
  }

  /// The screen at each size, with what was read of its code.
  func laidOutWithReadings(
    for configurations: [Configuration], on bench: Bench
  ) -> [(screen: LaidOutScreen, reading: ReadScene?)] {
    do throws(BeyondMemory) {
      return try screensWithReadings(for: configurations, on: bench)
    } catch {
      return configurations.map { (notExamined(for: $0, as: BeyondMemory.reason), nil) }
    }
  }

  private func screensWithReadings(
    for configurations: [Configuration], on bench: Bench
  ) throws(BeyondMemory) -> [(screen: LaidOutScreen, reading: ReadScene?)] {
    var last:
      (surroundings: ReadingSurroundings, reading: UIKitProject.Reading?, layout: ScreenLayout?)?
    return try configurations.map { configuration throws(BeyondMemory) in
      let shown = configuration.shown(in: screen.window)
      let surroundings = ReadingSurroundings(shown)
      let isRead = last.map { $0.reading.isSame($0.surroundings, surroundings) } ?? false
      if !isRead {
        let reading = try project.read(screen, in: surroundings, with: BenchLayout(bench: bench))
        var document = InterfaceDocument.builtByCode(on: shown.device)
        document.scenes = reading?.scene.barViews.map(\.scene) ?? []
        last = (
          surroundings, reading,
          reading.map { bench.engine.screenLayout($0.scene.scene, document) }
        )
      }
      guard let reading = last?.reading, let layout = last?.layout else {
        return (
          notExamined(for: configuration, as: "its code makes no view that is known"), nil
        )
      }
      var result = layout.layout(for: shown)
      result.configuration = configuration
      result.id = id
      result.title = title
      result.kind = kind
      result.location = screen.location
      result.isBuiltByCode = true
      reading.scene.complete(&result)
      return (result, reading.scene)
    }
  }
}

extension UIKitProject.Reading? {
  /// Whether a reading in other surroundings is the same.
  fileprivate func isSame(_ one: ReadingSurroundings, _ other: ReadingSurroundings) -> Bool {
    var other = other
    guard let reading = self else { return true }
    if !reading.asksForTextSize { other.textSize = one.textSize }
    if !reading.asksForLook { (other.isDark, other.isBold) = (one.isDark, one.isBold) }
    return one == other
  }
}

extension ReadingSurroundings {
  init(_ configuration: Configuration) {
    let metrics = SystemMetrics(
      era: configuration.era ?? .iOS26, device: configuration.device)
    self.init(
      textSize: configuration.size, device: configuration.device,
      isRightToLeft: configuration.isRightToLeft, isDark: configuration.appearance == .dark,
      isBold: configuration.legibilityWeight == .bold, locale: configuration.locale,
      statusBarHeight: metrics.statusBarHeight, homeIndicatorHeight: metrics.homeIndicatorInset)
  }

  /// What scenes are laid out for.
  fileprivate var configuration: Configuration {
    Configuration(
      size: textSize, device: device, locale: locale,
      appearance: isDark ? .dark : .light, legibilityWeight: isBold ? .bold : .regular)
  }
}

extension Configuration {
  /// As a preview shows its view.
  fileprivate func shown(in window: UIKitScreen.Window) -> Configuration {
    var shown = self
    if window == .landscape { shown.device = shown.device.landscape }
    return shown
  }
}

/// Lays scenes out for code that asks for sizes.
struct BenchLayout: SceneLayout {
  let bench: Bench

  func frames(of scene: ReadScene, in surroundings: ReadingSurroundings) -> SceneFrames {
    let screen = bench.engine.layout(
      scene.scene, of: .builtByCode(on: surroundings.device), for: surroundings.configuration)
    return SceneFrames(elements: screen.nodes.map(\.frame), safeArea: screen.safeArea)
  }
}
