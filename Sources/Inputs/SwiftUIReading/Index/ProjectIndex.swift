import DynamicTypeModel
import DynamicTypeSource
import SwiftSyntax

/// The declarations of all sources of an app, by name.
///
/// Names are matched without type checking: of several declarations of one name, the one nearest to
/// the source that names it counts.
package struct ProjectIndex: Sendable {
  /// In the order of their paths.
  let files: [IndexedFile]
  var resources: any ReadingResources
  /// Told what is asked, where somebody wants to know.
  var trace: ReadingTrace?
  /// Types of the app and extended types of others, by qualified name.
  private var types: [String: [TypeDeclaration]] = [:]
  /// The files that declare functions, and variables, of each name in no type.
  private var functions: [String: [Int]] = [:]
  private var globals: [String: [Int]] = [:]
  /// The first file that declares each.
  private var aliases: [String: Int] = [:]
  /// The previews, file by file.
  private(set) var previews: [Place] = []
  /// The types that say what an app shows in its windows, in the order of their files.
  private(set) var apps: [TypeDeclaration] = []
  /// Each type with what it inherits from.
  private var lineages: [ObjectIdentifier: [TypeDeclaration]] = [:]
  /// The index of each source by its path.
  private(set) var fileNumbers: [String: Int] = [:]
  /// What the machine runs, made when somebody first reads a screen.
  let madeCode = Once<ProjectCode>()

  /// Where a preview is declared.
  struct Place: Hashable, Sendable {
    var file: Int
    /// Among the previews of the file.
    var number: Int
  }

  package init(sources: [ParsedSource], resources: any ReadingResources = NoResources()) {
    self.init(outlined: sources.map { OutlinedSource($0) }, resources: resources)
  }

  /// - Parameter sources: In any order; the index depends on their paths only.
  package init(
    outlined sources: [OutlinedSource], resources: any ReadingResources = NoResources()
  ) {
    let sources = sources.sorted { $0.source.path < $1.source.path }
    files = sources.enumerated().map { IndexedFile($1, number: $0) }
    self.resources = resources
    for file in files {
      let (number, outline) = (file.number, file.outline)
      fileNumbers[file.source.path] = number
      for name in outline.functions { functions[name, default: []].append(number) }
      for name in outline.globals { globals[name, default: []].append(number) }
      for name in outline.aliases where aliases[name] == nil { aliases[name] = number }
      previews += outline.previews.indices.map { Place(file: number, number: $0) }
    }
    addTypes()
    apps = types.values.joined().filter { $0.kind == .structure && $0.inherited.contains("App") }
      .sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    for type in types.values.joined() {
      lineages[ObjectIdentifier(type)] = findLineage(of: type)
    }
  }

  /// The path of a source.
  func path(ofFile file: Int) -> String { files[file].source.path }

  /// The place of a UTF-8 offset.
  func location(file: Int, offset: Int) -> SourceLocation {
    let source = files[file].source
    let position = source.lines.position(of: offset)
    return SourceLocation(path: source.path, line: position.line, column: position.column)
  }

  func location(of node: some SyntaxProtocol, file: Int) -> SourceLocation {
    location(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

// MARK: - Types with their extensions

extension ProjectIndex {
  /// A type while its parts are gathered.
  private struct GatheredType {
    var first: TypeDeclaration.Part
    var added: [TypeDeclaration.Part] = []
  }

  private mutating func addTypes() {
    var gathered: [String: [GatheredType]] = [:]
    for file in files {
      for outline in file.outline.types {
        let part = TypeDeclaration.Part(outline: outline, file: file.number)
        gathered[outline.qualifiedName, default: []].append(GatheredType(first: part))
      }
    }
    for file in files {
      for outline in file.outline.extensions {
        extend(&gathered, with: TypeDeclaration.Part(outline: outline, file: file.number))
      }
    }
    for (name, declarations) in gathered {
      types[name] = declarations.map { TypeDeclaration($0.first, $0.added) }
    }
  }

  /// Adds an extension to the type of that name that is nearest to it.
  private func extend(
    _ gathered: inout [String: [GatheredType]], with part: TypeDeclaration.Part
  ) {
    var name = part.outline.qualifiedName
    if gathered[name] == nil, let first = name.firstIndex(of: "."),
      gathered[String(name[name.index(after: first)...])] != nil
    {
      // `Module.Type`
      name = String(name[name.index(after: first)...])
    }
    let file = part.file
    let candidates = gathered[name] ?? []
    let seen = candidates.indices.filter {
      let first = candidates[$0].first
      return !first.outline.isPrivate || first.file == file
    }
    guard !seen.isEmpty else {
      gathered[name, default: []].append(GatheredType(first: part))
      return
    }
    let nearest = seen.max {
      (sharedFolders(candidates[$0].first.file, file), -$0)
        < (sharedFolders(candidates[$1].first.file, file), -$1)
    }
    gathered[name]?[nearest ?? 0].added.append(part)
  }

  /// How many folders two files have in common; a file has most in common with itself.
  func sharedFolders(_ first: Int, _ second: Int) -> Int {
    if first == second { return .max }
    let left = files[first].source.path.utf8
    let right = files[second].source.path.utf8
    var count = 0
    for (a, b) in zip(left, right) {
      guard a == b else { break }
      if a == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}

// MARK: - Lookup

extension ProjectIndex {
  /// All types, in no order.
  var allTypes: some Sequence<TypeDeclaration> { types.values.joined() }

  /// The types of a qualified name.
  func types(named name: String) -> [TypeDeclaration]? {
    trace?.note(.type, name)
    return types[name]
  }

  /// Whether something that is in no type is another name for a type.
  func alias(isNamed name: String) -> Bool { aliases[name] != nil }

  /// The files that declare something of a name in no type, in the order of the index.
  func filesWithFunctions(named name: String) -> [Int] { functions[name] ?? [] }
  func filesWithGlobals(named name: String) -> [Int] { globals[name] ?? [] }
  func filesWithAliases(named name: String) -> [Int] { aliases[name].map { [$0] } ?? [] }

  func outline(of preview: Place) -> PreviewOutline {
    files[preview.file].outline.previews[preview.number]
  }

  func declaration(of preview: Place) -> PreviewDeclaration {
    files[preview.file].declarations.previews[preview.number]
  }

  func location(of preview: Place) -> SourceLocation {
    location(file: preview.file, offset: outline(of: preview).offset)
  }

  /// The type that a name means.
  ///
  /// - Parameters:
  ///   - context: The qualified name of the type in which it is written.
  func type(named name: String, in context: String? = nil, file: Int) -> TypeDeclaration? {
    var scope = context
    while let outer = scope {
      if let found = nearest(types(named: outer + "." + name), to: file) { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = nearest(types(named: name), to: file) { return found }
    if let first = name.firstIndex(of: ".") {
      let rest = String(name[name.index(after: first)...])
      if types(named: String(name[..<first])) == nil,
        let found = nearest(types(named: rest), to: file)
      {
        return found
      }
    }
    return nil
  }

  private func nearest(_ candidates: [TypeDeclaration]?, to file: Int) -> TypeDeclaration? {
    var best: TypeDeclaration?
    for other in candidates ?? [] where !other.isPrivate || other.file == file {
      if best.map({ sharedFolders(other.file, file) > sharedFolders($0.file, file) }) ?? true {
        best = other
      }
    }
    return best
  }

  /// The type itself, then what it inherits from, each once.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    if let trace, trace.notesLineage(of: type) { return findLineage(of: type) }
    return lineages[ObjectIdentifier(type)] ?? findLineage(of: type)
  }

  private func findLineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    var result = [type]
    var seen: Set<String> = [type.qualifiedName]
    var next = 0
    while next < result.count, result.count < 64 {
      for name in result[next].inherited where seen.insert(name).inserted {
        if let found = self.type(
          named: name, in: result[next].qualifiedName, file: result[next].file)
        {
          result.append(found)
        }
      }
      next += 1
    }
    return result
  }

  /// Whether a type conforms to a protocol or inherits from a class, by its name.
  func inherits(_ type: TypeDeclaration, from names: Set<String>) -> Bool {
    lineage(of: type).contains { ancestor in
      names.contains(ancestor.name) || ancestor.inherited.contains(where: names.contains)
    }
  }
}
