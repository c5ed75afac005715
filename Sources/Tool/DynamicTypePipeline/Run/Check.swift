import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeReport
import DynamicTypeReportModel
import UIKitLayout
import UIKitModel

/// The main job: everything below some paths read, laid out at every cell of a matrix, and judged.
package struct Check: Sendable {
  package var matrix: ConfigurationMatrix
  /// How many screens are worked on at a time. The report is the same for any number.
  package var threads: Int
  /// The folder of a report with pictures; nil for no pictures.
  package var reportFolder: String?

  package init(matrix: ConfigurationMatrix, threads: Int, reportFolder: String? = nil) {
    self.matrix = matrix
    self.threads = threads
    self.reportFolder = reportFolder
  }

  /// Runs the check.
  ///
  /// - Parameter version: Of the tool, for the report.
  package func run(_ files: InputFiles, on bench: Bench, version: String) async -> CheckResult {
    let assets = AssetIndex(below: files.folders)
    var documents = await concurrentMap(files.documents, threads: threads) { path in
      LoadedVariants(path: path, assets: assets, matrix: matrix)
    }
    LoadedVariants.link(&documents)
    var runs: [ScreenRun] = []
    for (index, document) in documents.enumerated() {
      runs += document.screens(of: index, in: matrix)
    }
    let pictures = pictures(count: runs.count * matrix.sizes.count)
    let results = await concurrentMap(runs, threads: threads) { run in
      run.run(on: bench, pictures: pictures)
    }
    var assembly = ReportAssembly(matrix: matrix, version: version)
    assembly.add(files.problems)
    assembly.add(documents, runs: runs, results: results)
    let sources = await Lint(threads: threads).linted(files.sources)
    for source in sources { assembly.add(source) }
    return CheckResult(
      report: assembly.report(sources: sources.count { $0.problem == nil }),
      pictures: results.flatMap(\.pictures).compactMap { $0?.file },
      localesWithoutTexts: localesWithoutTexts(in: documents),
      localesWithTexts: Set(documents.flatMap(\.localesWithTexts)).sorted())
  }

  private func localesWithoutTexts(in documents: [LoadedVariants]) -> [String] {
    guard documents.contains(where: { !$0.localesWithTexts.isEmpty }) else { return [] }
    let read = Set(documents.flatMap(\.localesWithTexts))
    return matrix.locales.filter { locale in
      locale != "Base" && !read.contains(locale)
        && !documents.contains { $0.chosenLocalesWithTexts.contains(locale) }
    }
  }

  private func pictures(count: Int) -> Pictures {
    guard let reportFolder else { return .none }
    return count <= Pictures.mostKept ? .kept : .written(report: reportFolder)
  }
}

/// What a check found, and what it drew.
package struct CheckResult: Sendable {
  package var report: Report
  /// Empty without a report folder; also when there are so many that they are written already.
  package var pictures: [ReportFile]
  /// The locales of the matrix in which no document has texts, where some have texts in others: their
  /// names may be mistyped.
  package var localesWithoutTexts: [String]
  /// The locales in which documents have texts, ascending.
  package var localesWithTexts: [String]
}

/// A document as it is for each device and locale of a matrix.
struct LoadedVariants: Sendable {
  var path: String
  /// Devices in order, and for each the locales.
  var variants: [(document: InterfaceDocument, graph: SceneGraph?, locale: String)] = []
  var findings: [Finding] = []
  var columns = CodePointColumns([])
  var problem: InputProblem?
  /// The locales in which tables have texts of the document, and those of the matrix among them.
  var localesWithTexts: [String] = []
  var chosenLocalesWithTexts: [String] = []

  /// - Parameter lints: Whether rules look at the document as it is written, too.
  init(path: String, assets: AssetIndex, matrix: ConfigurationMatrix, lints: Bool = false) {
    self.path = path
    do throws(InputProblem) {
      let input = try DocumentInput(path: path, assets: assets)
      columns = CodePointColumns(input.bytes)
      localesWithTexts = input.resources.locales.filter { $0 != "Base" }
      chosenLocalesWithTexts = matrix.locales.filter(input.resources.hasTexts)
      for device in matrix.devices.isEmpty ? [nil] : matrix.devices.map(Optional.some) {
        for locale in matrix.locales {
          let loaded = try input.load(device: device, locale: locale)
          if variants.isEmpty {
            findings = input.findings + loaded.findings
            if lints { findings += loaded.lintFindings }
          }
          variants.append((loaded.document, nil, locale))
        }
      }
    } catch {
      problem = error
    }
  }

  /// Follows references of one storyboard to screens of others: bars come along, and screens of
  /// container views are put in place.
  static func link(_ documents: inout [LoadedVariants]) {
    let places = documents.indices.filter { !documents[$0].variants.isEmpty }
    guard let first = places.first else { return }
    for variant in documents[first].variants.indices {
      let linked = LinkedDocuments(places.map { documents[$0].variants[variant].document })
      let graphs = SceneGraph.graphs(of: linked)
      let composed = linked.embeddingScenes()
      for (number, place) in places.enumerated() {
        documents[place].variants[variant].document = composed[number]
        documents[place].variants[variant].graph = graphs[number]
        if variant == 0 { documents[place].findings += linked.doubts(in: number) }
      }
    }
  }

  /// Every scene that has views and no place in another, on every device in every locale: scene by scene.
  func screens(of index: Int, in matrix: ConfigurationMatrix) -> [ScreenRun] {
    let sceneCount = variants.first?.document.scenes.count ?? 0
    return (0..<sceneCount).flatMap { sceneIndex in
      variants.compactMap { variant -> ScreenRun? in
        guard variant.document.scenes.indices.contains(sceneIndex) else { return nil }
        let scene = variant.document.scenes[sceneIndex]
        guard !scene.elements.isEmpty, !scene.isLaidOutInPlace else { return nil }
        let configurations = matrix.configurations(
          on: variant.document.device, in: variant.locale, target: .device)
        return ScreenRun(
          document: index, loaded: variant.document, graph: variant.graph, scene: scene,
          configurations: configurations, launches: matrix.launches)
      }
    }
  }
}

extension LinkedDocuments {
  /// The roots of controllers that are in no document of the run; of container views their screens
  /// speak.
  fileprivate func doubts(in document: Int) -> [Finding] {
    let roots = Set(
      documents[document].scenes.compactMap(\.controller).flatMap(\.segues)
        .filter { $0.relationship != nil }.map(\.destination))
    return missing(in: document).filter { roots.contains($0.reference.id) }.map {
      Finding(
        rule: "not-examined", severity: .note,
        message: "storyboard reference (\($0.reference.id)) is not examined: \($0.reason)",
        location: $0.reference.location, element: $0.reference.id)
    }
  }
}
