import DynamicType
import DynamicTypeAudit
import DynamicTypeModel
import DynamicTypeRendering
import DynamicTypeReport
import DynamicTypeReportModel
import SwiftUIReading

/// A screen to be laid out at every size of the matrix, and judged.
struct ScreenRun: Sendable {
  var place: ScreenResult.Place
  /// The file that the screen is written in.
  var path: String
  var screen: any PlacedScreen
  var matrix: ConfigurationMatrix

  init(_ placed: ScreenOfFile, matrix: ConfigurationMatrix) {
    place = placed.place
    path = placed.path
    screen = placed.screen
    self.matrix = matrix
  }
}

/// What came of a screen, with what is not of this screen alone.
struct ScreenOutcome: Sendable {
  var result: ScreenResult
  /// Where views of SwiftUI are written.
  var views: Set<SourceLocation>
  /// Where code of UIKit makes views.
  var codeViews: Set<SourceLocation>
  /// All that were drawn, or those that are kept.
  var pictures: [ReportFile]
  /// By path, those that are drawn when asked.
  var picturesToDraw: [String: PictureToDraw] = [:]
  /// Whether it is what an earlier run found.
  var isFromCache = false

  /// Without the pictures that lie beside the report, and with those that wait to be drawn.
  fileprivate func kept(by pictures: Pictures, of run: ScreenRun) -> ScreenOutcome {
    var outcome = self
    if !pictures.areKept { outcome.pictures = [] }
    guard pictures == .whenAsked else { return outcome }
    for case (let picture?, let configuration) in zip(result.pictures, run.drawnConfigurations)
    where outcome.picturesToDraw[picture.source] == nil {
      outcome.picturesToDraw[picture.source] = PictureToDraw(
        screen: run.screen, configuration: configuration)
    }
    outcome.namePanels(of: run)
    return outcome
  }

  /// Gives names to the panels of the Large Content Viewer, which wait to be drawn.
  private mutating func namePanels(of run: ScreenRun) {
    let count = run.screen.configurations.count
    for look in result.largeContent.indices {
      let configurations = run.drawnConfigurations.dropFirst(look * count).prefix(count)
      let keys = result.largeContent[look].keys
      for (item, key) in keys.enumerated() {
        for (cell, known) in result.largeContent[look][item].cells.enumerated() {
          guard known.panel != nil,
            let configuration = configurations.first(where: { TextSize($0.size) == known.size })
          else { continue }
          let path = Pictures.path(named: run.pictureName(configuration, viewer: item + 1))
          result.largeContent[look][item].cells[cell].panel?.source = path
          picturesToDraw[path] = PictureToDraw(
            screen: run.screen, configuration: configuration, largeContent: key)
        }
      }
    }
  }
}

extension ScreenRun {
  /// What ``run(on:pictures:)`` gives, from an earlier run where that had all that is the same.
  func run(on bench: Bench, pictures: Pictures, cache: ScreenCache?) -> ScreenOutcome {
    guard let cache else {
      return run(on: bench, pictures: pictures).kept(by: pictures, of: self)
    }
    let names = drawnConfigurations.map { Pictures.path(named: pictureName($0)) }
    if var outcome = cache.outcome(of: screen, at: place, in: path, pictures: names),
      outcome.pictures.allSatisfy(pictures.write)
    {
      outcome.isFromCache = true
      return outcome.kept(by: pictures, of: self)
    }
    let trace = ReadingTrace()
    var noting = self
    noting.screen = screen.noting(in: trace)
    let outcome = noting.run(on: bench, pictures: pictures)
    cache.keep(outcome, of: screen, in: path, pictures: names, asking: trace)
    return outcome.kept(by: pictures, of: self)
  }

  /// Lays the screen out at every size and looks at the series as a whole.
  private func run(on bench: Bench, pictures: Pictures) -> ScreenOutcome {
    let ways = matrix.legibilityWeights.map { judged(with: $0, on: bench) }
    let layouts = ways[0].layouts
    let series = ScreenSeries(layouts)
    var findings = ways.dropFirst().reduce(ways[0].findings) {
      BoldTextComparison(regular: $0, bold: $1.findings).findings
    }
    if matrix.findsSmallestCases {
      SmallestCaseSearch(screen, on: bench).complete(&findings)
    }
    let looks = pictures == .none ? [] : looks(of: ways.map(\.layouts), on: bench)
    let drawn =
      looks.isEmpty
      ? []
      : looks.flatMap { layouts in
        pictures.draw(layouts, on: bench) { pictureName($0) }
      }
    let panels =
      pictures.isForEvidence
      ? [] : looks.map { LargeContentPanels($0, as: pictures, on: bench) }
    let elements = Self.elements(namedBy: findings, in: layouts)
    var outcome = ScreenOutcome(
      result: ScreenResult(
        place: place, id: screen.id, title: screen.title, kind: screen.kind,
        customClass: screen.customClass, device: Report.Device(screen.device),
        locale: screen.locale, sizes: screen.configurations.map { TextSize($0.size) },
        reading: screen.reading, findings: findings,
        judged: JudgedScreen(series, isPicture: screen.isLaunchScreen),
        elements: elements,
        coverage: Report.Coverage(of: layouts), pictures: drawn.map { $0?.picture },
        largeContent: panels.map(\.items),
        filledByCode: Self.filledByCode(in: layouts),
        growth: pictures.isForEvidence ? ScreenGrowth(series) : nil),
      views: screen.reading == nil ? [] : Self.places(in: ways.flatMap(\.layouts)),
      codeViews: screen.isOfSource && screen.reading == nil
        ? Self.places(in: ways.flatMap(\.layouts)) : [],
      pictures: drawn.compactMap { $0?.file } + panels.flatMap(\.files))
    if looks.count > 1 {
      outcome.result.looks = looks.dropFirst().compactMap { look in
        guard let shown = look.first?.configuration else { return nil }
        let places = Self.elements(namedBy: findings, in: look)
        return Report.Look(
          appearance: shown.appearance.rawValue, boldText: shown.legibilityWeight == .bold,
          elements: places == elements ? nil : places)
      }
    }
    return outcome
  }

  /// The screen at each size with a legibility weight, and what is found there.
  private func judged(
    with weight: LegibilityWeight, on bench: Bench
  ) -> (layouts: [LaidOutScreen], findings: [Finding]) {
    let own = configurations(matrix.appearances[0], weight)
    // One series, so that both ways to launch share the engine's state.
    let all = screen.laidOut(for: own + launchedOtherwise(own), on: bench)
    let layouts = Array(all.prefix(own.count))
    let audit = Audit(rules: screen.isLaunchScreen ? Audit.launchScreenRules : Audit.rules)
    let findings = audit.findings(for: ScreenSeries(layouts))
    guard all.count > layouts.count else { return (layouts, findings) }
    let other = ScreenSeries(
      all.dropFirst(layouts.count) + layouts.filter { $0.configuration.size == .large })
    let comparison = LaunchComparison(started: findings, changed: audit.findings(for: other))
    return (layouts, comparison.findings)
  }

  /// What else is laid out where text differs by when the app was started: at Large it does not, and
  /// a launch screen is gone before anybody changes the size.
  private func launchedOtherwise(_ configurations: [Configuration]) -> [Configuration] {
    guard matrix.launches.count > 1, screen.dependsOnLaunch, !screen.isLaunchScreen else {
      return []
    }
    return configurations.filter { $0.size != .large }.map { configuration in
      var other = configuration
      other.launch = matrix.launches[1]
      return other
    }
  }

  /// A name of its own for each picture of a run, in ASCII that every file system takes.
  ///
  /// - Parameter viewer: The number of the item whose panel it is; nil for a picture of the screen.
  fileprivate func pictureName(_ configuration: Configuration, viewer: Int? = nil) -> String {
    var parts = [
      "\(place.file)", screen.id, configuration.device.id, configuration.locale,
      configuration.size.shortName,
    ]
    if configuration.appearance != .light { parts.append(configuration.appearance.rawValue) }
    if configuration.legibilityWeight == .bold { parts.append("bold") }
    if let viewer { parts.append("viewer\(viewer)") }
    return fileName(for: parts.joined(separator: "_"))
  }

  /// Where views are written.
  private static func places(in layouts: [LaidOutScreen]) -> Set<SourceLocation> {
    layouts.reduce(into: []) { $0.formUnion($1.views.map(\.location)) }
  }

  /// The names of views that code fills at any size, in document order.
  private static func filledByCode(in layouts: [LaidOutScreen]) -> [String] {
    var met: Set<String> = []
    return layouts.flatMap { layout in
      layout.viewsFilledByCode.sorted().map { layout.views[$0.rawValue] }
    }.filter { met.insert($0.id).inserted }.compactMap(\.calledName)
  }

  /// A screen of SwiftUI may have other views at other sizes.
  private static func elements(
    namedBy findings: [Finding], in layouts: [LaidOutScreen]
  ) -> [Report.Element] {
    let named = Set(findings.compactMap(\.element))
    guard !named.isEmpty else { return [] }
    let places = layouts.map { $0.places(in: Pictures.extent) }
    let indices = layouts.map { layout in
      Dictionary(
        layout.views.indices.lazy.filter { named.contains(layout.views[$0].id) }.map {
          (layout.views[$0].id, $0)
        }
      ) { first, _ in first }
    }
    var met: Set<String> = []
    return layouts.flatMap { layout in
      layout.views.enumerated().filter { named.contains($1.id) && met.insert($1.id).inserted }.map {
        index, view in
        Report.Element(
          id: view.id, kind: view.kind,
          label: layout.nodes[index].texts.first?.string ?? view.customClass,
          frames: layouts.indices.map { number in
            indices[number][view.id].flatMap { index in
              layouts[number].nodes[index].isShown ? Report.Rect(places[number][index]) : nil
            }
          })
      }
    } + barItems(namedBy: named, in: layouts)
  }

  /// What bars show of findings, which are no elements of the scene.
  private static func barItems(
    namedBy named: Set<String>, in layouts: [LaidOutScreen]
  ) -> [Report.Element] {
    var met: Set<String> = []
    let items = layouts.flatMap(\.laidOutBars).flatMap(\.items)
    return items.filter { named.contains($0.id) && met.insert($0.id).inserted }.map { item in
      Report.Element(
        id: item.id, kind: item.role.rawValue, label: item.text?.string,
        frames: layouts.map { layout in
          layout.place(ofBarItem: item.id, in: Pictures.extent).map { Report.Rect($0) }
        })
    }
  }
}

// MARK: - Looks

extension ScreenRun {
  /// What pictures are drawn of, size by size for each look, that of ``PlacedScreen/configurations`` first.
  fileprivate var drawnConfigurations: [Configuration] {
    matrix.legibilityWeights.flatMap { weight in
      matrix.appearances.flatMap { configurations($0, weight) }
    }
  }

  private func configurations(
    _ appearance: ScreenAppearance, _ weight: LegibilityWeight
  ) -> [Configuration] {
    screen.configurations.map { configuration in
      var other = configuration
      (other.appearance, other.legibilityWeight) = (appearance, weight)
      return other
    }
  }

  /// The screen in each of its looks, in the order of ``drawnConfigurations``.
  ///
  /// - Parameter layouts: By weight, those in the first appearance; the others are the same where no code asks for it.
  private func looks(of layouts: [[LaidOutScreen]], on bench: Bench) -> [[LaidOutScreen]] {
    zip(matrix.legibilityWeights, layouts).flatMap { weight, layouts in
      matrix.appearances.enumerated().map { number, appearance in
        if number > 0, screen.dependsOnAppearance {
          return screen.laidOut(for: configurations(appearance, weight), on: bench)
        }
        return layouts.map { layout in
          var other = layout
          other.configuration.appearance = appearance
          return other
        }
      }
    }
  }
}

extension Report.Coverage {
  /// How many elements of a screen's layouts can be vouched for at every size.
  ///
  /// What is in a view that is not examined is not examined either.
  init(of layouts: [LaidOutScreen]) {
    let views = layouts.first?.views ?? []
    var isExamined = Array(repeating: true, count: views.count)
    for unknown in layouts.flatMap(\.notExamined) {
      let start = unknown.element.rawValue
      guard views.indices.contains(start) else { continue }
      let end = min(views.count, max(start + 1, views[start].subtreeEnd))
      for index in start..<end { isExamined[index] = false }
    }
    for bar in layouts.flatMap(\.laidOutBars) where bar.notExamined != nil {
      guard let place = bar.element?.rawValue, views.indices.contains(place) else { continue }
      isExamined[place] = false
    }
    var kinds: [String: Report.KindCoverage] = [:]
    for (view, isExamined) in zip(views, isExamined) {
      var coverage = kinds[view.kind] ?? Report.KindCoverage(kind: view.kind)
      if isExamined { coverage.examined += 1 } else { coverage.notExamined += 1 }
      kinds[view.kind] = coverage
    }
    let examined = isExamined.count { $0 }
    self.init(
      examined: examined, notExamined: isExamined.count - examined,
      byKind: kinds.values.sorted { $0.kind < $1.kind })
  }
}
