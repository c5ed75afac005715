import DynamicType
import DynamicTypeAudit
import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeReportModel

/// Screens laid out in windows of many widths at each text size, to find from which width on they hold.
///
/// Only the windows that decide are laid out: see ``GridSearch``. What a cell says is what `check --window` says of the
/// screen in that window at that size alone.
package struct MapRun: Sendable {
  /// Which windows are looked at.
  package struct Windows: Sendable {
    package var device: Device
    /// In points; nil for the height of the device.
    package var height: Double?
    package var safeArea: EdgeInsets?
    package var pixelScale: Double?
    package var widths: WidthMap.Widths

    package init(device: Device, widths: WidthMap.Widths) {
      self.device = device
      self.widths = widths
    }

    /// The device with a window of a width, in points.
    package func window(ofWidth width: Double) -> Device {
      let size = Size(width: width, height: height ?? device.screen.height)
      return device.showing(
        DeviceWindow(size: size, safeArea: safeArea, pixelScale: pixelScale))
    }
  }

  private let files: [ScreenFile]
  private let windows: Windows
  /// With one locale.
  private let matrix: ConfigurationMatrix
  private let threads: Int
  /// Rules of which nothing is heard.
  private let silenced: Set<RuleID>
  /// The screens of documents by their paths, in size classes that windows of the device's own width do not have.
  private let documents: [SizeClasses: [String: [any PlacedScreen]]]
  /// What the files silence.
  private let suppressions: FileSuppressions

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - names: The screens to look at, by their names or ids; none for all that an app shows by themselves.
  ///   - matrix: The sizes, the first locale and the looks; its devices do not count.
  ///   - silenced: Rules that the settings turn off.
  package init(
    _ input: InputFiles, screens names: [String], windows: Windows, matrix: ConfigurationMatrix,
    silenced: Set<RuleID> = [], threads: Int
  ) async {
    self.windows = windows
    self.threads = threads
    self.silenced = silenced
    var matrix = matrix
    matrix.locales = Array(matrix.locales.prefix(1))
    matrix.devices = [windows.window(ofWidth: windows.device.screen.width)]
    matrix.launches = [.atSize]
    self.matrix = matrix
    let inputs = await CheckInputs(
      input,
      screens: names.isEmpty ? .wholeScreens : .named(Set(names.flatMap(RenderRun.names(in:)))),
      lints: false, threads: threads)
    var files = await inputs.read(for: matrix, threads: threads)
    if !names.isEmpty { files.keepScreens(called: names) }
    for number in files.indices {
      files[number].screens.removeAll { $0.isLaunchScreen || $0.isHolder }
    }
    self.files = files
    problems = input.problems + files.compactMap(\.problem)
    suppressions = inputs.suppressions(of: files)
    documents = await Self.documents(of: inputs, windows: windows, matrix: matrix, threads: threads)
  }

  private static func documents(
    of inputs: CheckInputs, windows: Windows, matrix: ConfigurationMatrix, threads: Int
  ) async -> [SizeClasses: [String: [any PlacedScreen]]] {
    var documents: [SizeClasses: [String: [any PlacedScreen]]] = [:]
    for width in windows.widths.all {
      let device = windows.window(ofWidth: Double(width))
      let classes = device.sizeClasses
      guard documents[classes] == nil, classes != matrix.devices[0].sizeClasses else { continue }
      var matrix = matrix
      matrix.devices = [device]
      let files = await inputs.readDocuments(for: matrix, threads: threads)
      documents[classes] = Dictionary(files.map { ($0.path, $0.screens) }) { first, _ in first }
    }
    return documents
  }

  /// The names that no screen has.
  package func missing(of names: [String]) -> [String] {
    let all = files.flatMap(\.screens)
    return names.filter { name in !all.contains { $0.isCalled(name) } }
  }

  /// Why files could not be read.
  package let problems: [InputProblem]

  /// The map of every screen.
  ///
  /// - Parameters:
  ///   - isWhole: Whether every cell is laid out, which takes very long and finds what a search may miss.
  ///   - version: Of the tool.
  package func map(on bench: Bench, isWhole: Bool = false, version: String) async -> WidthMap {
    var searches = files.flatMap { file in
      file.screens.map { ScreenSearch($0, of: file.path, sizes: matrix.sizes, windows, isWhole) }
    }
    var cells = 0
    while true {
      let asked = searches.indices.flatMap { number in
        searches[number].wantedCells().map { (screen: number, cells: $0) }
      }
      if asked.isEmpty { break }
      let tasks = tasks(for: asked, in: searches)
      let found = await concurrentMap(
        tasks, threads: threads, of: \.path, isView: \.isOfSource
      ) { task in
        outcomes(of: task, on: bench)
      }
      for (task, outcomes) in zip(tasks, found) {
        searches[task.number].add(outcomes, at: task.cells)
        cells += outcomes.count
      }
    }
    let growth = await concurrentMap(
      searches, threads: threads, of: \.path, isView: \.screen.isOfSource
    ) { search in
      textGrowth(of: search.screen, on: bench)
    }
    var map = WidthMap(
      tool: version, device: windows.device.name, locale: matrix.locales[0],
      height: windows.height ?? windows.device.screen.height, widths: windows.widths)
    map.screens = zip(searches, growth).map { search, growth in
      search.screen(texts: growth, sizes: matrix.sizes)
    }
    map.cells = cells
    map.errors = problems.map(Report.Problem.init)
    return map
  }
}

// MARK: - Pictures

extension MapRun {
  /// Pictures of the screens of a map at either side of its borders, one pixel a point; none for more screens than a page has
  /// room for.
  package func pictures(for map: WidthMap, on bench: Bench) async throws -> [WidthMap.Picture] {
    let screens = files.flatMap { file in file.screens.map { (path: file.path, screen: $0) } }
    guard screens.count <= Self.mostScreensWithPictures else { return [] }
    let wanted = map.screens.enumerated().flatMap { number, screen in
      screen.rows.flatMap { row in
        row.tellingWidths.map { (path: screen.path, number: number, size: row.size, width: $0) }
      }
    }
    let drawn = await concurrentMap(wanted, threads: threads, of: \.path) { cell in
      Result { () -> WidthMap.Picture? in
        let place = place(ofWidth: cell.width)
        let configurations = place.configurations.filter { TextSize($0.size) == cell.size }
        let screen = placed(screens[cell.number].screen, of: cell.path, at: place)
        guard let layout = screen?.laidOut(for: configurations, on: bench).first else { return nil }
        let png = try bench.renderer.png(of: layout, options: RenderOptions(pixelScale: 1))
        return WidthMap.Picture(
          screen: cell.number, size: cell.size, width: cell.width, png: png)
      }
    }
    return try drawn.compactMap { try $0.get() }
  }

  /// Some twenty pictures each.
  package static let mostScreensWithPictures = 40
}

// MARK: - Cells

extension MapRun {
  /// A screen in a window of one width, at some sizes.
  private struct Task: Sendable {
    var number: Int
    var path: String
    /// Nil where the screen is not to be had in such windows, as when another one shows it in place there.
    var screen: (any PlacedScreen)?
    var cells: ScreenSearch.Cells
    var configurations: [Configuration]

    var isOfSource: Bool { screen?.isOfSource == true }
  }

  private func place(ofWidth width: Int) -> ScreenFile.Place {
    let device = windows.window(ofWidth: Double(width))
    return ScreenFile.Place(
      device: device, locale: matrix.locales[0],
      configurations: matrix.configurations(on: device, in: matrix.locales[0], target: .device))
  }

  private func placed(
    _ screen: any PlacedScreen, of path: String, at place: ScreenFile.Place
  ) -> (any PlacedScreen)? {
    screen.placed(at: place)
      ?? documents[place.device.sizeClasses]?[path]?.first {
        $0.id == screen.id && $0.number == screen.number
      }?.placed(at: place)
  }

  private func tasks(
    for asked: [(screen: Int, cells: ScreenSearch.Cells)], in searches: [ScreenSearch]
  ) -> [Task] {
    let places = Dictionary(
      Set(asked.map(\.cells.width)).map { ($0, place(ofWidth: $0)) }
    ) { first, _ in first }
    return asked.compactMap { number, cells in
      guard let place = places[cells.width] else { return nil }
      let search = searches[number]
      let sizes = Set(cells.sizes.map { matrix.sizes[$0] })
      return Task(
        number: number, path: search.path,
        screen: placed(search.screen, of: search.path, at: place), cells: cells,
        configurations: place.configurations.filter { sizes.contains($0.size) })
    }
  }

  private func outcomes(of task: Task, on bench: Bench) -> [WidthMap.Outcome] {
    guard let screen = task.screen else { return task.cells.sizes.map { _ in .notJudged } }
    return screen.laidOut(for: task.configurations, on: bench).map { outcome(of: $0) }
  }

  private func outcome(of layout: LaidOutScreen) -> WidthMap.Outcome {
    let series = ScreenSeries([layout])
    let findings = findings(in: series)
    return switch Verdict(of: series, findings: findings).outcome {
    case .fails: .loses
    case .mayFail: .mayLose
    case .holds, .doesNotGrow, .growsAfterRestart: series.mayCutText ? .mayLose : .holds
    case .notJudged, .notExamined: .notJudged
    }
  }

  private func textGrowth(of screen: any PlacedScreen, on bench: Bench) -> Verdict.TextGrowth {
    let series = ScreenSeries(screen.laidOut(on: bench))
    return Verdict(of: series, findings: findings(in: series)).texts
  }

  /// What is wrong, without what people have silenced.
  private func findings(in series: ScreenSeries) -> [Finding] {
    var suppressions = suppressions
    var findings = Audit().findings(for: series).filter { !silenced.contains($0.rule) }
    suppressions.apply(to: &findings)
    return findings
  }
}

// MARK: - Searching

/// The search for the borders of one screen.
private struct ScreenSearch: Sendable {
  /// Sizes at one width.
  struct Cells: Sendable {
    /// In points.
    var width: Int
    /// Their places among all sizes, ascending.
    var sizes: [Int]
    fileprivate var column: Int
  }

  /// As it is in a window of the device's own width.
  let screen: any PlacedScreen
  /// Of its file.
  let path: String
  private let widths: WidthMap.Widths
  private var search: GridSearch<WidthMap.Outcome>
  private let isWhole: Bool

  init(
    _ screen: any PlacedScreen, of path: String, sizes: [ContentSizeCategory],
    _ windows: MapRun.Windows, _ isWhole: Bool
  ) {
    self.screen = screen
    self.path = path
    self.isWhole = isWhole
    widths = windows.widths
    let all = widths.all
    search = GridSearch(
      rowCount: sizes.count, columnCount: all.count,
      rowBreaks: sizes.indices.filter {
        $0 > 0 && sizes[$0].isAccessibilityCategory && !sizes[$0 - 1].isAccessibilityCategory
      },
      columnBreaks: all.indices.filter { index in
        guard index > 0 else { return false }
        let (left, right) = (Double(all[index - 1]), Double(all[index]))
        return Device.isWide(left) != Device.isWide(right)
          || windows.window(ofWidth: left).sizeClasses != windows.window(ofWidth: right).sizeClasses
      })
  }

  /// What is to be laid out next, width by width.
  mutating func wantedCells() -> [Cells] {
    if isWhole, search.known.isEmpty {
      return widths.all.enumerated().map { column, width in
        Cells(width: width, sizes: Array(0..<search.rowCount), column: column)
      }
    }
    let all = widths.all
    return Dictionary(grouping: search.wantedCells(), by: \.column).sorted { $0.key < $1.key }.map {
      Cells(width: all[$0], sizes: $1.map(\.row), column: $0)
    }
  }

  mutating func add(_ outcomes: [WidthMap.Outcome], at cells: Cells) {
    for (row, outcome) in zip(cells.sizes, outcomes) {
      search.set(outcome, at: .init(row: row, column: cells.column))
    }
  }

  func screen(texts: Verdict.TextGrowth, sizes: [ContentSizeCategory]) -> WidthMap.Screen {
    WidthMap.Screen(
      path: path, line: screen.location?.line, id: screen.id, title: screen.title,
      kind: screen.kind, texts: texts.count, fixedTexts: texts.fixed,
      rows: zip(sizes, search.outcomes).map { size, outcomes in
        WidthMap.Row(size: TextSize(size), outcomes: outcomes, at: widths)
      })
  }
}
