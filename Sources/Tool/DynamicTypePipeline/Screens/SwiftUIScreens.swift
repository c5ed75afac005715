import DynamicTypeModel
import DynamicTypeReportModel
import DynamicTypeResources
import DynamicTypeSource
import SwiftUIModel
import SwiftUIReading

/// The screens of SwiftUI that an app's sources describe.
struct SwiftUIScreens: ScreenSource {
  /// The sources of the app, in the order of the run.
  var sources: [OutlinedSource]
  /// The string tables and asset catalogues beside them.
  private let resources: AppResources
  var selection = ScreenSelection.wholeScreens
  /// Where what is read of screens is kept.
  var cache: ScreenCache?

  init(sources: [OutlinedSource], folders: [String]) {
    self.sources = sources
    resources = AppResources(below: folders.withoutInner)
  }

  /// The screens in some sources, which are read and parsed for them alone.
  init(of input: InputFiles, threads: Int) async {
    let outlined = await SourceSet(input.sources, threads: threads).outlined()
    self.init(sources: outlined.compactMap { try? $0.content.get() }, folders: input.folders)
  }

  func read(for matrix: ConfigurationMatrix, threads: Int) async -> [ScreenFile] {
    await read(index(), for: matrix, threads: threads)
  }

  /// What ``read(for:threads:)`` gives, by an index that has been made.
  ///
  /// - Parameter unchanged: Files whose screens are not read; they are listed without screens.
  func read(
    _ index: ProjectIndex, for matrix: ConfigurationMatrix, threads: Int,
    without unchanged: Set<String> = []
  ) async -> [ScreenFile] {
    let places = Self.places(of: matrix)
    let screens = Array(screens(in: index).enumerated())
    let chosen = matrix.locales.filter { $0 != Configuration.baseLocale }
    let locales = chosen.isEmpty ? [] : resources.locales
    let placed = await concurrentMap(
      screens, threads: threads, of: \.element.location.path, isView: Self.isView
    ) { number, screen in
      unchanged.contains(screen.location.path)
        ? [] : places.map { self.placed(screen, number, at: $0, in: index) }
    }
    var files = files(
      zip(screens, placed).map { ($0.element, Self.screenByScreen($1)) }, at: places)
    for number in files.indices {
      files[number].localesWithTexts = locales
      files[number].chosenLocalesWithTexts = chosen.filter { locale in
        let language = locale.prefix { $0 != "-" && $0 != "_" }
        return locales.contains { $0 == locale || $0 == language }
      }
    }
    return files
  }

  /// Each of them is of a source.
  private static func isView(_: (offset: Int, element: SwiftUIScreen)) -> Bool { true }

  /// Device by device, for each the locales.
  static func places(of matrix: ConfigurationMatrix) -> [ScreenFile.Place] {
    let devices = matrix.devices.isEmpty ? [Device.swiftUIDefault] : matrix.devices
    return devices.flatMap { device in
      matrix.locales.map { locale in
        ScreenFile.Place(
          device: device, locale: locale,
          configurations: matrix.configurations(on: device, in: locale, target: .device))
      }
    }
  }

  /// What the sources say, and what lies beside them.
  func index() -> ProjectIndex { ProjectIndex(outlined: sources, resources: resources) }

  /// Those that are wanted, by file in the order of the run, then by line.
  func screens(in index: ProjectIndex) -> [SwiftUIScreen] {
    let order = Dictionary(sources.enumerated().map { ($1.source.path, $0) }) { first, _ in first }
    if CrashRecovery.ended.contains(.views) { return [] }
    let givenUp = Set(CrashRecovery.givenUp.map(\.path))
    let wanted = index.screens.filter { !givenUp.contains($0.location.path) }.filter { screen in
      switch selection {
      case .wholeScreens: screen.kind == .view && screen.isWholeScreen
      case .components: screen.kind == .view && !screen.isWholeScreen
      case .named(let names): screen.isCalled(oneOf: names)
      }
    }
    return wanted.enumerated().sorted { left, right in
      let (first, second) = (left.element.location, right.element.location)
      return (order[first.path] ?? .max, first.line, left.offset)
        < (order[second.path] ?? .max, second.line, right.offset)
    }.map(\.element)
  }

  /// A screen in all its states on one device in one locale.
  ///
  /// States that show nothing of what makes a view a screen are left out, unless it is presented as one or somebody asks
  /// for it by its name: the view may be a part of others then.
  func placed(
    _ screen: SwiftUIScreen, _ number: Int, at place: ScreenFile.Place, in index: ProjectIndex
  ) -> [PlacedSwiftUIScreen] {
    guard let first = place.configurations.first else { return [] }
    var environment = ReadingEnvironment(first)
    // Whatever sizes and looks a run has, so that every run finds the same states.
    environment.dynamicTypeSize = .large
    environment.isDark = false
    environment.legibilityWeight = .regular
    let time = ThreadTime()
    let states =
      if let cache {
        cache.states(of: screen, in: environment, most: selection.mostVariants) {
          read(screen, in: environment, by: index.noting(in: $0))
        }
      } else { read(screen, in: environment, by: index) }
    var placed = states.map { state in
      PlacedSwiftUIScreen(
        index: index, state: state.screen, device: place.device, locale: place.locale,
        configurations: place.configurations, number: number, cost: state.cost)
    }
    if !placed.isEmpty { placed[0].secondsOfReading = time.seconds }
    return placed
  }

  private func read(
    _ screen: SwiftUIScreen, in environment: ReadingEnvironment, by index: ProjectIndex
  ) -> [ScreenState] {
    var states = index.read(screen, in: environment, variants: selection.mostVariants)
    if case .wholeScreens = selection, !screen.isPresented {
      states.removeAll { !$0.tree.fillsScreen && !$0.isBeyondMemory }
    }
    return states.map { ScreenState(screen: $0.withoutTree, cost: 1 + $0.tree.nodes.count) }
  }

  /// State by state, each at every place, from place by place.
  private static func screenByScreen(_ places: [[PlacedSwiftUIScreen]]) -> [PlacedSwiftUIScreen] {
    var variants: [String] = []
    for variant in places.joined().map(\.state.variant) where !variants.contains(variant) {
      variants.append(variant)
    }
    return variants.flatMap { variant in
      places.compactMap { $0.first { $0.state.variant == variant } }
    }
  }

  /// The files with screens, in the order of the run.
  private func files(
    _ screens: [(SwiftUIScreen, [PlacedSwiftUIScreen])], at places: [ScreenFile.Place]
  ) -> [ScreenFile] {
    var files: [ScreenFile] = []
    let bytes = Dictionary(sources.map { ($0.source.path, $0.source.bytes) }) { first, _ in first }
    for (screen, placed) in screens {
      let path = screen.location.path
      if files.last?.path != path {
        var file = ScreenFile(path: path)
        file.format = Report.Document.swiftFormat
        file.places = places
        file.columns = CodePointColumns(bytes[path] ?? [])
        files.append(file)
      }
      files[files.count - 1].screens += placed as [any PlacedScreen]
      files[files.count - 1].swiftUIScreens.append(screen.name)
    }
    return files
  }
}

/// A state of a screen, as it was read to be laid out.
struct ScreenState: Codable, Sendable {
  /// Without its tree.
  var screen: ReadScreen
  /// About how long it takes beside others to lay it out.
  var cost: Int
}

extension ReadScreen {
  /// What is known of the screen whatever its size: trees of many screens are not kept.
  var withoutTree: ReadScreen {
    var screen = self
    screen.tree = .empty
    screen.layoutCode = nil
    return screen
  }
}

extension ViewTree {
  /// Whether there is something in it that only whole screens have, as ``SwiftUIScreen/isWholeScreen`` says of a body,
  /// or what may hold it: a view that nobody knows, or one that is made when its place is known.
  fileprivate var fillsScreen: Bool {
    nodes.contains { node in
      switch node.content {
      case .list, .scrollView, .navigationStack, .navigationSplitView, .tabView, .navigationTitle,
        .navigationTitleRemoved, .toolbar, .searchable, .opaque, .geometryReader:
        true
      default: false
      }
    }
  }
}
