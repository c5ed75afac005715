import DynamicTypeModel
import DynamicTypeSource

/// Finds the files that may look otherwise because of others, too many rather than too few.
///
/// A declaration outside of types depends on what it names: a type, or a function or value that is declared outside of
/// types or in an extension. What depends on something is something that changes itself. A document depends on the classes that it
/// names, on storyboards that it leads to or that lead to it, and on tables of strings of its name.
struct DependentSearch {
  fileprivate struct File {
    var path: String
    var bytes: [UInt8]
    /// All words in it that could be names.
    var words: Set<Substring>
    var isDocument: Bool

    /// Without folders and ending.
    var stem: String { TextFile.stem(of: path) }
  }

  private struct Declaration {
    var names: Set<String>
    /// Whether its own file alone can name it.
    var isPrivate = false
    var words: Set<Substring>
  }

  private let changes: Changes
  private let folders: [String]
  private let files: [File]
  /// By the path of a source, what it declares and no change has reached yet; none before it is asked for.
  private var untouched: [String: [Declaration]] = [:]
  private var reasons: [String: TakenFile.Reason] = [:]

  init(_ inputs: InputFiles, _ changes: Changes) {
    self.changes = changes
    folders = inputs.folders.map { resolvedPath($0) ?? $0 }
    let documents = Set(inputs.documents)
    files = (inputs.documents + inputs.sources).map { path in
      let bytes = (try? readFile(path)) ?? []
      return File(
        path: path, bytes: bytes, words: TextFile.words(of: bytes),
        isDocument: documents.contains(path))
    }
  }

  mutating func run() -> [TakenFile] {
    var names: Set<String> = []
    for bytes in changes.formerSources {
      names.formUnion(Self.names(declaredIn: bytes, path: ""))
    }
    for file in files where changes.paths.contains(resolvedPath(file.path) ?? file.path) {
      take(file, .changed, &names)
    }
    for path in changes.paths.sorted() { takeWhatIsBeside(path, &names) }
    while !names.isEmpty {
      let new = names
      names = []
      for file in files {
        guard let name = new.filter({ file.words.contains($0[...]) }).min() else { continue }
        if file.isDocument {
          take(file, .uses(name), &names)
        } else {
          reasons[file.path] = reasons[file.path] ?? .uses(name)
          touch(file, by: new, &names)
        }
      }
    }
    takeLinkedDocuments()
    return files.compactMap { file in
      reasons[file.path].map { TakenFile(path: file.path, reason: $0) }
    }
  }

  private mutating func take(
    _ file: File, _ reason: TakenFile.Reason, _ names: inout Set<String>
  ) {
    guard reasons[file.path] == nil else { return }
    reasons[file.path] = reason
    guard !file.isDocument else { return }
    names.formUnion(Self.names(declaredIn: file.bytes, path: file.path))
    untouched[file.path] = []
  }

  /// Takes the declarations of a source that use one of some names, and what uses these in it.
  private mutating func touch(_ file: File, by new: Set<String>, _ names: inout Set<String>) {
    var left = untouched[file.path] ?? Self.declarations(in: file.bytes, path: file.path)
    var pending = new
    while !pending.isEmpty {
      let used = pending
      func isTouched(_ declaration: Declaration) -> Bool {
        used.contains { declaration.words.contains($0[...]) }
      }
      let touched = left.filter(isTouched)
      left.removeAll(where: isTouched)
      for declaration in touched where !declaration.isPrivate {
        names.formUnion(declaration.names)
      }
      pending = touched.reduce(into: []) { $0.formUnion($1.names) }
    }
    untouched[file.path] = left
  }

  private static func names(declaredIn bytes: [UInt8], path: String) -> Set<String> {
    declarations(in: bytes, path: path).filter { !$0.isPrivate }
      .reduce(into: []) { $0.formUnion($1.names) }
  }

  /// Of a source that cannot be parsed one declaration of all its words: one of them may be a name.
  private static func declarations(in bytes: [UInt8], path: String) -> [Declaration] {
    guard let outer = ParsedSource(bytes, path: path).outerDeclarations else {
      let words = TextFile.words(of: bytes)
      return [Declaration(names: Set(words.map(String.init)), words: words)]
    }
    return outer.filter { !$0.names.isEmpty }.map {
      Declaration(
        names: $0.names, isPrivate: $0.isPrivate, words: words(usedIn: $0, Array(bytes[$0.range])))
    }
  }

  /// The words of a declaration without names that only types in it have: `enum Texts { enum HomeView { … } }`.
  private static func words(usedIn outer: OuterDeclaration, _ bytes: [UInt8]) -> Set<Substring> {
    let words = TextFile.words(of: bytes)
    if outer.innerTypes.isEmpty { return words }
    let counts = TextFile.counts(of: Set(outer.innerTypes.keys), in: bytes)
    return words.filter { word in
      outer.innerTypes[String(word)].map { $0 < counts[word, default: 0] } ?? true
    }
  }

  /// Takes what depends on a changed file that is neither a document nor a source.
  private mutating func takeWhatIsBeside(_ path: String, _ names: inout Set<String>) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let isBelow = folders.contains { $0 == "/" || path.hasPrefix($0 + "/") }
    switch SurroundingFile(path: path) {
    case .everything where isBelow, .everywhere:
      for file in files { take(file, .beside(name), &names) }
    case .strings(let table) where isBelow:
      let own = files.filter { $0.isDocument && $0.stem == table }
      // Texts of the app may be in any source, and set in any document.
      for file in own.isEmpty ? files : own { take(file, .beside(name), &names) }
      names.insert(table)
    case .asset(let asset):
      for file in files where !file.isDocument || file.bytes.contains(asset) {
        take(file, .beside(asset), &names)
      }
    case nil where InputKind(path: path) == .document:
      // It may be gone, and can lead nowhere then.
      let stem = TextFile.stem(of: path)
      for file in files where file.isDocument && file.leads(to: stem) {
        take(file, .beside(name), &names)
      }
    case .everything, .strings, nil: break
    }
  }

  private mutating func takeLinkedDocuments() {
    let documents = files.filter(\.isDocument)
    var pending = documents.filter { reasons[$0.path] != nil }
    while let known = pending.popLast() {
      for other in documents where reasons[other.path] == nil {
        guard other.leads(to: known.stem) || known.leads(to: other.stem) else { continue }
        reasons[other.path] = .linked(known.path)
        pending.append(other)
      }
    }
  }
}

extension DependentSearch.File {
  /// Whether it has a reference to a storyboard.
  fileprivate func leads(to storyboard: String) -> Bool {
    bytes.contains("storyboardName=\"\(storyboard)\"")
  }
}

/// What a file that is neither a document nor a source does to others.
private enum SurroundingFile {
  /// All files of the run, if it is below their folders.
  case everything
  /// All files of the run, wherever it is.
  case everywhere
  /// A table of strings of this name.
  case strings(String)
  /// What an asset catalogue has under this name.
  case asset(String)

  init?(path: String) {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    if parts.contains(where: { $0.hasSuffix(".xcassets") }) {
      let set = parts.dropLast().last { !$0.hasSuffix(".xcassets") } ?? name
      self = .asset(TextFile.stem(of: String(set)))
      return
    }
    switch TextFile.ending(of: String(name)) {
    case .strings, .stringsdict, .xcstrings: self = .strings(TextFile.stem(of: path))
    case .ttf, .otf, .ttc, .otc: self = .everywhere
    case .yml:
      guard name.hasPrefix(".dynamictype") else { return nil }
      self = .everywhere
    case .plist, .pbxproj: self = .everything
    case nil where name == TargetMap.manifestName: self = .everything
    case nil: return nil
    }
  }
}
