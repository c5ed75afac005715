import DynamicTypeInterfaceBuilder
import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeResources
import DynamicTypeSource
import UIKitLayout
import UIKitModel
import UIKitReading

/// The screens of Interface Builder documents.
struct DocumentScreens: ScreenSource {
  /// How far references from one screen to another are followed.
  enum Linking: Sendable {
    /// Not at all: every scene is a screen, with the bars that its own document tells of.
    case none
    /// Through all documents of the run: bars come along, and screens that are shown in place are no
    /// screens of their own.
    case acrossDocuments
  }

  var paths: [String]
  /// Where asset catalogues are looked for.
  var folders: [String] = []
  var linking: Linking
  var selection = ScreenSelection.wholeScreens
  /// What a layout is to equal.
  var target: LayoutTarget = .device
  /// The classes of the run's sources, which set up the views of documents.
  var classes = ClassIndex()
  /// The same classes as code that runs; nil where there is none.
  var code: UIKitProject?
  /// Whether rules look at the documents as they are written, too.
  var lints = false
  /// Whether screens are told what their layouts depend on, for a cache.
  var isDigested = false

  func read(for matrix: ConfigurationMatrix, threads: Int) async -> [ScreenFile] {
    await read(await inputs(threads: threads), for: matrix, threads: threads)
  }

  /// The bytes of the documents and what lies around them, in the order of the paths.
  func inputs(threads: Int) async -> [Result<DocumentInput, InputProblem>] {
    let assets = AssetIndex(below: folders)
    let folders = KnownFolders()
    return await concurrentMap(paths, threads: threads, of: \.self) { path in
      Result { () throws(InputProblem) in
        try DocumentInput(path: path, assets: assets, folders: folders)
      }
    }
  }

  /// What ``read(for:threads:)`` gives, of documents whose bytes have been read.
  func read(
    _ inputs: [Result<DocumentInput, InputProblem>], for matrix: ConfigurationMatrix, threads: Int
  ) async -> [ScreenFile] {
    var documents = await concurrentMap(
      inputs, threads: threads, of: LoadedVariants.path(of:)
    ) { input in
      LoadedVariants(input, matrix: matrix, lints: lints)
    }
    let outcomes = await concurrentMap(
      documents, threads: threads, of: \.path, isView: Self.runsCode
    ) { document in
      code.map(document.outcomes(of:)) ?? []
    }
    let digests =
      isDigested ? digests(of: inputs, loadedAs: documents, classes: classes, outcomes) : []
    for number in documents.indices { documents[number].setUp(by: classes, outcomes[number]) }
    if linking == .acrossDocuments { LoadedVariants.link(&documents) }
    return documents.enumerated().map { number, document in
      file(document, matrix, digest: digests.isEmpty ? nil : digests[number])
    }
  }

  /// Code of the app runs for each.
  private static func runsCode(_: LoadedVariants) -> Bool { true }

  /// One document read by itself.
  func file(_ path: String, _ matrix: ConfigurationMatrix) throws(InputProblem) -> ScreenFile {
    let input = try DocumentInput(path: path, assets: AssetIndex(below: folders))
    let document = LoadedVariants(.success(input), matrix: matrix, lints: lints)
    if let problem = document.problem { throw problem }
    return file(document, matrix)
  }

  private func file(
    _ document: LoadedVariants, _ matrix: ConfigurationMatrix, digest: Digest? = nil
  ) -> ScreenFile {
    var file = ScreenFile(path: document.path)
    file.format = document.variants.first?.document.format.rawValue
    file.places = document.variants.map { variant in
      ScreenFile.Place(
        device: variant.document.device, locale: variant.locale,
        configurations: matrix.configurations(
          on: variant.document.device, in: variant.locale, target: target))
    }
    file.screens = screens(of: document, at: file.places, digest: digest)
    file.classes = document.classes
    file.findings = document.findings
    file.suppressions = Suppressions(
      document.variants.first?.document.notes ?? [], rules: FileSuppressions.allRules)
    if linking == .acrossDocuments { file.findings += Self.limits(in: document) }
    file.columns = document.columns
    file.problem = document.problem
    file.localesWithTexts = document.localesWithTexts
    file.chosenLocalesWithTexts = document.chosenLocalesWithTexts
    return file
  }

  /// Every scene that has views, not too many constraints and no place in another, on every device in every locale: scene by scene.
  private func screens(
    of document: LoadedVariants, at places: [ScreenFile.Place], digest: Digest?
  ) -> [any PlacedScreen] {
    let sceneCount = document.variants.first?.document.scenes.count ?? 0
    return (0..<sceneCount).flatMap { sceneIndex in
      zip(document.variants, places).compactMap { variant, place -> DocumentScreen? in
        guard variant.document.scenes.indices.contains(sceneIndex) else { return nil }
        let scene = variant.document.scenes[sceneIndex]
        guard !scene.elements.isEmpty else { return nil }
        if linking == .acrossDocuments, scene.isTooLarge || !isWanted(scene) { return nil }
        return DocumentScreen(
          number: sceneIndex, document: variant.document, scene: scene, locale: place.locale,
          configurations: place.configurations, content: digest)
      }
    }
  }

  /// Whether a scene is a screen by itself, or asked for by its name.
  private func isWanted(_ scene: Scene) -> Bool {
    !scene.isLaidOutInPlace || selection.names(scene.id) || selection.names(scene.title)
  }
}

/// A scene of a document, on one device in one locale.
struct DocumentScreen: PlacedScreen {
  /// The place of the scene in the document.
  var number: Int
  var document: InterfaceDocument
  var scene: Scene
  var locale: String
  var configurations: [Configuration]
  /// Of all that the layout depends on, for a cache.
  var content: Digest?

  var id: String { scene.id }
  /// The time of text goes with the views, that of the solver with the constraints.
  var cost: Int { 1 + scene.elements.count + scene.constraints.count }
  var name: String { scene.title }
  var kind: String { scene.kindName }
  var customClass: String? { scene.customClass }
  var device: Device { document.device }
  var dependsOnLaunch: Bool { scene.dependsOnLaunch }
  var isLaunchScreen: Bool { document.isLaunchScreen }

  /// What a person calls the screen; a xib's view without a name goes by its file.
  ///
  /// Screens that are laid out in place are named with the one that shows them.
  var title: String {
    guard scene.embedded.isEmpty else {
      let inside = scene.embedded.map(\.title).joined(separator: ", ")
      return "\(scene.title), with \(inside) in place"
    }
    guard scene.title == scene.id, document.format == .xib else { return scene.title }
    let file = document.path.split(separator: "/").last ?? ""
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? scene.title
  }

  var isHolder: Bool {
    switch scene.controller?.kind {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    default: false
    }
  }

  /// A document depends on its device by the size classes alone.
  func placed(at place: ScreenFile.Place) -> (any PlacedScreen)? {
    guard place.device.sizeClasses == device.sizeClasses, place.locale == locale else { return nil }
    var screen = self
    screen.document.device = place.device
    screen.configurations = place.configurations
    screen.content = nil
    return screen
  }

  func laidOut(for configurations: [Configuration], on bench: Bench) -> [LaidOutScreen] {
    bench.engine.layoutSeries(scene, of: document, for: configurations).map(completed)
  }

  /// With how sure views and texts are that code adds.
  private func completed(_ screen: LaidOutScreen) -> LaidOutScreen {
    var screen = screen
    for (number, element) in scene.elements.enumerated() where screen.views.indices.contains(number)
    {
      screen.views[number].provenance = element.provenance
      guard let text = element.textProvenance else { continue }
      for line in screen.nodes[number].texts.indices {
        screen.nodes[number].texts[line].provenance = text
      }
    }
    return screen
  }
}
