import DynamicTypeModel
import DynamicTypeReportModel
import DynamicTypeResources
import DynamicTypeSource
import UIKitReading

/// The screens of UIKit that an app's code builds.
struct CodeScreens: ScreenSource {
  let project: UIKitProject
  var selection = ScreenSelection.wholeScreens
  /// In the order of the run.
  private let sources: [ParsedSource]
  private let resources: AppResources
  private let nibs: NibDocuments
  /// Classes whose views are in documents, which are screens already.
  var classesOfDocuments: Set<String> = []
  /// Of all that the screens are made of, for a cache; nil where nobody keeps them.
  var content: Digest?

  /// - Parameters:
  ///   - sources: In the order of the run.
  ///   - folders: Where string tables and asset catalogues are looked for.
  ///   - fonts: The app's font files.
  ///   - documents: Those that code may load.
  ///   - threads: How many sources are parsed at a time.
  init(
    sources: [ParsedSource], folders: [String], fonts: [String] = [],
    documents: [DocumentInput] = [], threads: Int
  ) async {
    // What nests too deeply is read by nobody.
    let trees = await concurrentMap(sources, threads: threads, of: \.path, \.tree)
    let sources = zip(sources, trees).filter { $1 != nil }.map(\.0)
    self.sources = sources
    resources = AppResources(below: folders.withoutInner)
    nibs = NibDocuments(documents)
    project = UIKitProject(
      sources, resources: resources, fonts: fonts.map(TextFile.stem(of:)), nibs: nibs)
  }

  /// The screens in some sources of a run; nil where none builds views.
  ///
  /// - Parameter documents: Of the run, where they have been read.
  init?(
    in sources: [ParsedSource], of input: InputFiles,
    documents: [Result<DocumentInput, InputProblem>]? = nil, threads: Int
  ) async {
    guard Self.mayBe(in: sources) else { return nil }
    var documents = documents
    if documents == nil {
      let xibs = input.documents.filter { $0.hasSuffix(".xib") }
      documents = await DocumentScreens(paths: xibs, folders: input.folders, linking: .none)
        .inputs(threads: threads)
    }
    await self.init(
      sources: sources, folders: input.folders, fonts: input.appFonts,
      documents: (documents ?? []).compactMap { try? $0.get() }, threads: threads)
  }

  /// Notes what all screens depend on: the sources, and the xibs, texts and pictures beside them.
  ///
  /// - Parameter digests: Of the path and the bytes of each source.
  mutating func addDigest(of digests: [String: Digest]) {
    var digest = Digest()
    for (path, own) in digests.sorted(by: { $0.key < $1.key }) {
      digest.add(path)
      digest.add(own)
    }
    for path in resources.files {
      digest.add(path)
      digest.add(Digest(of: (try? readFile(path)) ?? []))
    }
    nibs.add(to: &digest)
    content = digest
  }

  /// Whether one of some sources may build views in code. Only bytes are looked at.
  private static func mayBe(in sources: [ParsedSource]) -> Bool {
    sources.contains { UIKitProject.mayBuildScreens($0.bytes) }
  }

  func read(for matrix: ConfigurationMatrix, threads: Int) async -> [ScreenFile] {
    await read(for: matrix, threads: threads, without: [])
  }

  /// The files with screens, each at each device and locale.
  ///
  /// - Parameter unchanged: Files whose screens are not read; they are listed without screens.
  func read(
    for matrix: ConfigurationMatrix, threads: Int, without unchanged: Set<String>
  ) async -> [ScreenFile] {
    let places = SwiftUIScreens.places(of: matrix)
    let texts = Dictionary(sources.map { ($0.path, $0.bytes) }) { first, _ in first }
    var files: [ScreenFile] = []
    let wanted = await concurrentMap(
      screens, threads: threads, of: \.location.path, isView: Self.isView
    ) { screen in
      (screen, unchanged.contains(screen.location.path) || isShown(screen, at: places))
    }
    for (screen, isShown) in wanted where isShown {
      let path = screen.location.path
      if files.last?.path != path {
        var file = ScreenFile(path: path)
        file.format = Report.Document.swiftFormat
        file.places = places
        file.columns = CodePointColumns(texts[path] ?? [])
        files.append(file)
      }
      files[files.count - 1].classes.insert(screen.name)
      guard !unchanged.contains(path) else { continue }
      files[files.count - 1].screens += places.map { placed(screen, at: $0) }
    }
    return files
  }

  /// Each of them is of a source.
  private static func isView(_: UIKitScreen) -> Bool { true }

  /// Whether a screen is asked for by its name, or its code makes a view with something in it.
  func isShown(_ screen: UIKitScreen, at places: [ScreenFile.Place]) -> Bool {
    if case .named = selection { return true }
    guard let place = places.first, let first = place.configurations.first else { return true }
    // Whatever sizes and looks a run has, so that every run finds the same screens.
    var configuration = Configuration(size: .large, device: place.device, locale: place.locale)
    configuration.era = first.era
    return project.showsSomething(screen, in: ReadingSurroundings(configuration))
  }

  /// A screen at a place.
  func placed(_ screen: UIKitScreen, at place: ScreenFile.Place) -> PlacedCodeScreen {
    PlacedCodeScreen(
      project: project, screen: screen, device: place.device, locale: place.locale,
      configurations: place.configurations, content: content)
  }

  /// Those that are wanted, in the order of the run.
  var screens: [UIKitScreen] {
    if CrashRecovery.ended.contains(.views) { return [] }
    let givenUp = Set(CrashRecovery.givenUp.map(\.path))
    return project.screens.filter { screen in
      guard !givenUp.contains(screen.location.path) else { return false }
      switch selection {
      case .wholeScreens:
        return screen.kind == .controller && !screen.isBase && !screen.isHolder
          && !classesOfDocuments.contains(screen.name)
      case .components:
        return (screen.kind == .view || screen.kind == .cell) && !screen.isBase
          && !classesOfDocuments.contains(screen.name)
      case .named(let names): return names.contains(screen.name)
      }
    }
  }
}
