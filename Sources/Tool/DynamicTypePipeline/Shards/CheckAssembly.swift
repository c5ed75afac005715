import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel

/// Puts the pieces of a check together to its result, the same for any order in which they come.
struct CheckAssembly {
  private let version: String
  private let matrix: Report.Matrix
  private let unread: UnreadFiles
  private var files: [Int: CheckedFile] = [:]
  private var screens: [Int: [ScreenResult]] = [:]
  private var sources: [Int: LintedFile] = [:]
  private var views: Set<SourceLocation> = []
  private var shownTypes: Set<TypeOfFile> = []
  private var components: [ComponentResult] = []
  private var locales = CheckedLocales()
  private var roster = ScreenRoster()
  /// Whether only some screens were asked for: files without any of them are left out.
  private let isOfScreens: Bool

  /// - Parameters:
  ///   - version: Of the tool.
  ///   - unread: What the check does not look at.
  init(
    matrix: Report.Matrix, version: String, unread: UnreadFiles, isOfScreens: Bool = false
  ) {
    self.isOfScreens = isOfScreens
    self.matrix = matrix
    self.version = version
    self.unread = unread
  }

  mutating func add(_ piece: CheckPiece) {
    switch piece {
    case .file(let number, let file): files[number] = file
    case .screen(let screen): screens[screen.place.file, default: []].append(screen)
    case .source(let number, let source): sources[number] = source
    case .views(let views): self.views.formUnion(views)
    case .shownTypes(let types): shownTypes.formUnion(types)
    case .component(let component): components.append(component)
    case .locales(let locales): self.locales.add(locales)
    case .roster(let roster): self.roster = roster
    }
  }

  /// The paths of all files that were looked at.
  var paths: Set<String> {
    Set(files.values.map(\.path) + sources.values.map(\.path)).subtracting(unread.unchanged)
  }

  /// How many pictures a run takes itself to have before it draws any: see ``Pictures/mostKept``.
  var expectedPictures: Int {
    let inFirstCell = screens.values.joined().count { $0.place.cell == 0 }
    return inFirstCell * max(1, matrix.devices.count) * matrix.locales.count * matrix.sizes.count
      * matrix.lookCount
  }

  /// Forgets the pictures of screens, for a report without them.
  mutating func removePictures() {
    for number in screens.keys {
      for index in screens[number, default: []].indices {
        screens[number]?[index].pictures = []
        screens[number]?[index].looks = nil
        screens[number]?[index].largeContent = []
      }
    }
  }

  /// - Parameter pictures: Those that were kept.
  func result(pictures: [ReportFile]) -> CheckResult {
    var files = files.sorted { $0.key < $1.key }.map(\.value)
    let numbers = self.files.keys.sorted()
    var screens = numbers.map { (self.screens[$0] ?? []).inOrder(by: \.place) }
    var sources = sources.sorted { $0.key < $1.key }.map(\.value)
    var suppressions = FileSuppressions(files, sources)
    for number in sources.indices { suppressions.apply(to: &sources[number].findings) }
    var unshown = UnshownViews(components, besides: shownTypes)
    join(&screens, &unshown, &sources)
    for number in sources.indices {
      var findings = unshown.findings(in: sources[number].path)
      suppressions.apply(to: &findings)
      sources[number].findings += findings
    }
    if isOfScreens {
      files = zip(files, screens).filter { !$1.isEmpty }.map(\.0)
      screens.removeAll(where: \.isEmpty)
    }
    for file in screens.indices {
      for number in screens[file].indices { screens[file][number].silence(by: &suppressions) }
    }
    for number in files.indices {
      suppressions.apply(to: &files[number].findings)
      files[number].findings += suppressions.remarks(on: files[number].path, examined: [])
    }
    if !isOfScreens {
      for number in sources.indices { sources[number].addRemarks(of: suppressions) }
    }
    var assembly = ReportAssembly(matrix: matrix, version: version)
    assembly.add(unread)
    assembly.codeControllers = roster.codeControllers.count
    for (file, screens) in zip(files, screens) { assembly.add(file, screens: screens) }
    // The others silence findings, and share their causes.
    let unchanged = Set(unread.unchanged)
    sources.removeAll { unchanged.contains($0.path) }
    for source in sources { assembly.add(source) }
    return CheckResult(
      report: assembly.report(sources: sources.count { $0.problem == nil }), pictures: pictures,
      paths: paths, localesWithoutTexts: locales.withoutTexts(of: matrix.locales),
      localesWithTexts: locales.known.sorted())
  }

  /// Makes one finding of what screens and sources say about the same cause.
  ///
  /// - Parameters:
  ///   - unshown: What was found in views that no screen shows.
  private func join(
    _ screens: inout [[ScreenResult]], _ unshown: inout UnshownViews, _ sources: inout [LintedFile]
  ) {
    let views = views.union(unshown.views)
    guard !views.isEmpty else { return }
    var causes = SharedCauses(sources.flatMap(\.findings), views: views)
    unshown.findings = unshown.findings.map { causes.join($0) }
    for file in screens.indices {
      for number in screens[file].indices {
        screens[file][number].findings = screens[file][number].findings.map { causes.join($0) }
      }
    }
    for number in sources.indices {
      sources[number].findings.removeAll { causes.joined.contains($0) }
    }
  }
}
