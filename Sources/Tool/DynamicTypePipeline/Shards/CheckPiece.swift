import DynamicTypeLint
import DynamicTypeModel

/// A piece of what a check works out, before screens and sources are joined and silenced: shards write them
/// down, in any order.
enum CheckPiece: Codable, Sendable {
  /// What there is to say of the file of this number, from 1, apart from its screens.
  case file(Int, CheckedFile)
  case screen(ScreenResult)
  /// What lint finds in the source of this number, from 0.
  case source(Int, LintedFile)
  /// Where views of sources are written.
  case views([SourceLocation])
  /// The types that screens show views of.
  case shownTypes([TypeOfFile])
  case component(ComponentResult)
  case locales(CheckedLocales)
  case roster(ScreenRoster)
}

/// Which screens there are besides those of documents, laid out in this run or not.
struct ScreenRoster: Codable, Hashable, Sendable {
  /// The screens of SwiftUI, by their files and names.
  var swiftUI: [String] = []
  /// The classes of documents' controllers, ascending.
  private var inDocuments: [String] = []
  /// The controllers with views of their own that the sources declare, ascending.
  var controllers: [String] = []

  /// Controllers whose views code makes.
  var codeControllers: [String] {
    let shown = Set(inDocuments)
    return controllers.filter { !shown.contains($0) }
  }

  init() {}

  init(_ files: [ScreenFile]) {
    swiftUI = files.flatMap { file in file.swiftUIScreens.map { "\(file.path) \($0)" } }
    inDocuments = files.reduce(into: Set<String>()) { $0.formUnion($1.classes) }.sorted()
  }
}

/// A file with screens, without them.
struct CheckedFile: Codable, Sendable {
  var path: String
  /// As reports name it; nil for a file that could not be read.
  var format: String?
  /// About the file itself, silenced or not.
  var findings: [Finding]
  /// What people have silenced in it; nil where that is read elsewhere.
  var suppressions: Suppressions?
  var columns: CodePointColumns
  var problem: InputProblem?

  init(_ file: ScreenFile) {
    path = file.path
    format = file.format
    findings = file.findings
    suppressions = file.suppressions
    columns = file.columns
    problem = file.problem
  }
}

/// The locales of a run.
struct CheckedLocales: Codable, Sendable {
  /// Those in which files have texts.
  var known: Set<String> = []
  /// Those of the matrix in which they have some.
  var chosen: Set<String> = []

  mutating func add(_ file: ScreenFile) {
    known.formUnion(file.localesWithTexts)
    chosen.formUnion(file.chosenLocalesWithTexts)
  }

  mutating func add(_ others: CheckedLocales) {
    known.formUnion(others.known)
    chosen.formUnion(others.chosen)
  }

  /// Of the locales of a matrix those without texts, where there are texts in others.
  func withoutTexts(of matrix: [String]) -> [String] {
    known.isEmpty
      ? []
      : matrix.filter {
        $0 != Configuration.baseLocale && PseudoLocale($0) == nil && !known.contains($0)
          && !chosen.contains($0)
      }
  }
}
