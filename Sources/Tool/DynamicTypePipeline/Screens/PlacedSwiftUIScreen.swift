import CodeEvaluation
import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import DynamicTypeReportModel
import SwiftUILayout
import SwiftUIModel
import SwiftUIReading

/// A screen of SwiftUI in one of its states, on one device in one locale.
struct PlacedSwiftUIScreen: PlacedScreen {
  var index: ProjectIndex
  /// As it was read at Large, without its tree: trees of many screens are not kept.
  let state: ReadScreen
  let device: Device
  let locale: String
  let configurations: [Configuration]
  /// Of all screens of the run.
  let number: Int
  let cost: Int
  var secondsOfReading = 0.0

  var variant: String { state.variant }
  var location: SourceLocation? { state.location }
  var name: String { state.name }
  var id: String { state.variant.isEmpty ? state.name : "\(state.name) (\(state.variant))" }
  var title: String { state.variant.isEmpty ? state.name : "\(state.name), \(state.variant)" }
  var kind: String { "swiftUI" }
  var customClass: String? { nil }
  var dependsOnLaunch: Bool { false }
  var dependsOnAppearance: Bool { state.asksForLook }
  var isLaunchScreen: Bool { false }
  var isHolder: Bool { false }
  var reading: Report.Reading? {
    Report.Reading(
      variant: state.variant.isEmpty ? nil : state.variant, texts: state.texts.all,
      knownTexts: state.texts.known, opaqueViews: state.opaqueCount,
      assumptions: state.assumptions)
  }

  func noting(in trace: ReadingTrace) -> any PlacedScreen {
    var screen = self
    screen.index = index.noting(in: trace)
    return screen
  }

  func placed(at place: ScreenFile.Place) -> (any PlacedScreen)? {
    PlacedSwiftUIScreen(
      index: index, state: state, device: place.device, locale: place.locale,
      configurations: place.configurations, number: number, cost: cost)
  }

  func laidOut(for configurations: [Configuration], on bench: Bench) -> [LaidOutScreen] {
    var readings = ScreenReadings(index: index, state: state)
    var result: [LaidOutScreen] = []
    do {
      for configuration in configurations {
        let shown = configuration.shown(with: state.traits)
        result.append(
          try readings.laidOut(in: ReadingEnvironment(shown)) { read in
            laidOut(read, for: configuration, shown: shown, on: bench)
          })
      }
      return result
    } catch {
      return configurations.map { notExamined(for: $0, as: BeyondMemory.reason) }
    }
  }

  /// - Parameter shown: The configuration as the screen's preview has it.
  private func laidOut(
    _ read: ReadScreen, for configuration: Configuration, shown: Configuration, on bench: Bench
  ) -> LaidOutScreen {
    let whole =
      read.isPreview ? read.tree : read.tree.inItsNavigation(at: read.screen.inStack)
    let tree = whole.inheritingProvenance()
    var environment = ViewEnvironment()
    environment.legibilityWeight = shown.legibilityWeight
    environment.textScaling = shown.textScaling
    environment.isDark = read.traits.isDark ?? (shown.appearance == .dark)
    environment.layoutDirection = shown.isRightToLeft ? .rightToLeft : .leftToRight
    let window: Size?
    switch read.traits.layout {
    case .device: window = nil
    case .fixed(let width, let height): window = Size(width: width, height: height)
    case .sizeThatFits: window = bench.swiftUI.idealSize(of: tree, for: shown, in: environment)
    }
    var screen = bench.swiftUI.screen(
      tree, id: id, title: title, location: read.location, configuration: shown,
      window: window, safeArea: window == nil ? shown.safeArea : shown.safeAreaOfFixedWindow,
      environment: environment)
    if window == nil {
      screen.bars.statusBarHeight =
        SystemMetrics(era: screen.era, device: shown.device).statusBarHeight
    }
    screen.configuration = configuration
    screen.variant = read.variant
    screen.assumptions = read.assumptions
    return screen
  }
}

extension Configuration {
  /// As a preview shows its view: on its device, at its size, in its locale, where it names them.
  fileprivate func shown(with traits: PreviewTraits) -> Configuration {
    var shown = self
    if let name = traits.device, let device = Device.all.first(where: { $0.name == name }) {
      shown.device = device.showing(shown.device.window)
    }
    if traits.isLandscape { shown.device = shown.device.landscape }
    if let size = traits.dynamicTypeSize { shown.size = size }
    if let locale = traits.locale, self.locale == Configuration.baseLocale { shown.locale = locale }
    return shown
  }

  /// What is kept free at the edges of a window that fills the device's screen, in points.
  fileprivate var safeArea: DirectionalInsets {
    let safeArea = SystemMetrics(era: era ?? .iOS26, device: device).safeArea
    return DirectionalInsets(
      top: safeArea.top, leading: isRightToLeft ? safeArea.right : safeArea.left,
      bottom: safeArea.bottom, trailing: isRightToLeft ? safeArea.left : safeArea.right)
  }

  /// The same in a window whose size a preview gives: nothing, unless it was chosen.
  fileprivate var safeAreaOfFixedWindow: DirectionalInsets {
    device.window?.safeArea == nil ? .zero : safeArea
  }
}

extension ViewTree {
  /// The view in a navigation stack, where what it says about a bar is said outside of any: such views are
  /// shown by a stack of another file.
  ///
  /// - Parameter place: Where in the stack, which decides how large its title is where it does not say so itself.
  fileprivate func inItsNavigation(at place: SwiftUIScreen.PlaceInStack) -> ViewTree {
    var index = 0
    while index < nodes.count {
      switch nodes[index].content {
      case .navigationStack, .navigationSplitView:
        index += nodes[index].subtreeCount
      case .navigationTitle, .toolbar, .searchable:
        return ViewTree(
          .navigationStack, location: root.location, children: [assumingTitleSize(at: place)])
      default:
        index += 1
      }
    }
    return self
  }

  /// The view, whose title is assumed to be large where neither it nor its place says so.
  ///
  /// Source: Apple, `NavigationBarItem.TitleDisplayMode.automatic`: "Inherit the display mode from the previous navigation
  /// item."
  private func assumingTitleSize(at place: SwiftUIScreen.PlaceInStack) -> ViewTree {
    let reason: Assumption? =
      switch place {
      case .first, .pushedOnLarge: nil
      case .pushed: "that the title is large, as that of the screen below it"
      case .unknown: "that the title is large, where the view that shows this one may say otherwise"
      }
    let saysHow = nodes.contains { node in
      if case .navigationBarTitleDisplayMode(let mode) = node.content {
        mode != .automatic
      } else {
        false
      }
    }
    guard let reason, !saysHow else { return self }
    return assumingTitles(reason)
  }
}
