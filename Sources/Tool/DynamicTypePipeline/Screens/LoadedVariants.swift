import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeResources
import DynamicTypeSource
import UIKitModel
import UIKitReading

/// A document as it is for each device and locale of a matrix.
struct LoadedVariants: Sendable {
  var path: String
  /// Devices in order, and for each the locales.
  var variants: [(document: InterfaceDocument, locale: String)] = []
  var findings: [Finding] = []
  var columns = CodePointColumns([])
  var problem: InputProblem?
  /// The locales in which tables have texts of the document, and those of the matrix among them.
  var localesWithTexts: [String] = []
  var chosenLocalesWithTexts: [String] = []

  /// - Parameter lints: Whether rules look at the document as it is written, too.
  init(
    _ input: Result<DocumentInput, InputProblem>, matrix: ConfigurationMatrix, lints: Bool = false
  ) {
    path = Self.path(of: input)
    do throws(InputProblem) {
      let input = try input.get()
      columns = CodePointColumns(input.bytes)
      localesWithTexts = input.resources.locales.filter { $0 != Configuration.baseLocale }
      chosenLocalesWithTexts = matrix.locales.filter(input.resources.hasTexts)
      for (device, locale) in matrix.places {
        let loaded = try input.load(device: device, locale: locale)
        if variants.isEmpty {
          findings = input.findings + loaded.findings
          if lints { findings += loaded.lintFindings }
        }
        variants.append((loaded.document, locale))
      }
    } catch {
      problem = error
    }
  }

  static func path(of input: Result<DocumentInput, InputProblem>) -> String {
    switch input {
    case .success(let input): input.path
    case .failure(let problem): problem.path
    }
  }

  /// The classes of the controllers in the document, and of those that load it as their own.
  var classes: Set<String> {
    let scenes = variants.first?.document.scenes ?? []
    return Set(
      scenes.flatMap { [$0.controller?.customClass] + $0.outlets.map(\.ownerClass) }.compactMap(
        \.self))
  }

  /// What code makes of the document's scenes, variant by variant; nil for those whose classes are in no source.
  /// Empty where code has ended the process.
  func outcomes(of code: UIKitProject) -> [[DocumentOutcome?]] {
    let hasEnded =
      CrashRecovery.ended.contains(.views) || CrashRecovery.givenUp.contains { $0.path == path }
    if hasEnded { return [] }
    return variants.map { document, locale in
      let configuration = Configuration(size: .large, device: document.device, locale: locale)
      let surroundings = ReadingSurroundings(configuration)
      return document.scenes.map { code.outcome(of: $0, in: surroundings) }
    }
  }

  /// Lets the classes that the document names set up its views.
  ///
  /// - Parameter outcomes: What running them gave, which goes before what they say; empty where nobody ran them.
  mutating func setUp(by classes: ClassIndex, _ outcomes: [[DocumentOutcome?]]) {
    for index in variants.indices {
      variants[index].document = variants[index].document.setUp(
        by: classes, outcomes.isEmpty ? [] : outcomes[index])
    }
  }

  /// Follows references of one storyboard to screens of others: bars come along, and screens of
  /// container views are put in place.
  static func link(_ documents: inout [LoadedVariants]) {
    let places = documents.indices.filter { !documents[$0].variants.isEmpty }
    guard let first = places.first else { return }
    for variant in documents[first].variants.indices {
      let linked = LinkedDocuments(places.map { documents[$0].variants[variant].document })
        .findingSurroundings()
      let composed = linked.embeddingScenes()
      for (number, place) in places.enumerated() {
        documents[place].variants[variant].document = composed[number]
        if variant == 0 { documents[place].findings += linked.notExamined(in: number) }
      }
    }
  }
}

extension LinkedDocuments {
  /// The roots of controllers that are in no document of the run; of container views their screens
  /// speak.
  fileprivate func notExamined(in document: Int) -> [Finding] {
    let roots = Set(
      documents[document].scenes.compactMap(\.controller).flatMap(\.segues)
        .filter { $0.relationship != nil }.map(\.destination))
    return missing(in: document).filter { roots.contains($0.reference.id) }.map {
      Finding(
        rule: .notExamined, severity: .note,
        message: "storyboard reference (\($0.reference.id)) is not examined: \($0.reason)",
        location: $0.reference.location, element: $0.reference.id)
    }
  }
}
