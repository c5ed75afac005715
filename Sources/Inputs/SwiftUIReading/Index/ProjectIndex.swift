import DynamicTypeModel
import DynamicTypeSource
import SwiftSyntax

/// The declarations of all sources of an app, by name.
///
/// Names are matched without type checking: of several declarations of one name, the one nearest to
/// the source that names it counts.
package struct ProjectIndex: Sendable {
  let sources: [ParsedSource]
  let resources: any ReadingResources
  /// Types of the app and extended types of others, by qualified name.
  private(set) var types: [String: [TypeDeclaration]] = [:]
  /// Nested types by simple name.
  private(set) var nestedTypes: [String: [TypeDeclaration]] = [:]
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  private(set) var globals: [String: [PropertyDeclaration]] = [:]
  private(set) var aliases: [String: TypeSyntax] = [:]
  private(set) var previews: [PreviewDeclaration] = []
  private(set) var imports: [Set<String>] = []
  /// Each type with what it inherits from.
  private var lineages: [ObjectIdentifier: [TypeDeclaration]] = [:]
  /// The index of each source by its path.
  private(set) var fileNumbers: [String: Int] = [:]

  /// - Parameter sources: In any order; the index depends on their paths only.
  package init(sources: [ParsedSource], resources: any ReadingResources = NoResources()) {
    self.sources = sources.sorted { $0.path < $1.path } + [.coreGraphics]
    self.resources = resources
    var files: [FileDeclarations] = []
    files.reserveCapacity(sources.count)
    for (number, source) in self.sources.enumerated() {
      files.append(FileDeclarations(source, file: number))
      fileNumbers[source.path] = number
    }
    for file in files {
      for function in file.functions { functions[function.name, default: []].append(function) }
      for global in file.globals { globals[global.name, default: []].append(global) }
      aliases.merge(file.aliases) { first, _ in first }
      previews += file.previews
      imports.append(file.imports)
    }
    addTypes(of: files)
    for type in types.values.joined() {
      lineages[ObjectIdentifier(type)] = findLineage(of: type)
    }
  }

  /// The place of a UTF-8 offset.
  func location(file: Int, offset: Int) -> SourceLocation {
    let position = sources[file].lines.position(of: offset)
    return SourceLocation(
      path: sources[file].path, line: position.line, column: position.column)
  }

  func location(of node: some SyntaxProtocol, file: Int) -> SourceLocation {
    location(file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

// MARK: - Types with their extensions

extension ProjectIndex {
  private mutating func addTypes(of files: [FileDeclarations]) {
    var raw: [String: [RawType]] = [:]
    for file in files {
      for type in file.types { raw[type.qualifiedName, default: []].append(type) }
    }
    for file in files {
      for part in file.extensions { extend(&raw, with: part) }
    }
    for (name, declarations) in raw {
      types[name] = declarations.map(TypeDeclaration.init)
    }
    for name in types.keys.sorted() where name.contains(".") {
      nestedTypes[name.lastNameComponent, default: []] += types[name] ?? []
    }
  }

  /// Adds an extension to the type of that name that is nearest to it.
  private func extend(_ raw: inout [String: [RawType]], with part: RawType) {
    var name = part.qualifiedName
    if raw[name] == nil, let first = name.firstIndex(of: "."),
      raw[String(name[name.index(after: first)...])] != nil
    {
      // `Module.Type`
      name = String(name[name.index(after: first)...])
    }
    let candidates = raw[name] ?? []
    let seen = candidates.indices.filter {
      !candidates[$0].isPrivate || candidates[$0].file == part.file
    }
    guard !seen.isEmpty else {
      raw[name, default: []].append(part)
      return
    }
    let nearest = seen.max {
      (sharedFolders(candidates[$0].file, part.file), -$0)
        < (sharedFolders(candidates[$1].file, part.file), -$1)
    }
    raw[name]?[nearest ?? 0].members.add(part.members)
    raw[name]?[nearest ?? 0].inherited += part.inherited
  }

  /// How many folders two files have in common; a file has most in common with itself.
  func sharedFolders(_ first: Int, _ second: Int) -> Int {
    if first == second { return .max }
    let left = sources[first].path.utf8
    let right = sources[second].path.utf8
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
  /// The type that a name means.
  ///
  /// - Parameters:
  ///   - context: The qualified name of the type in which it is written.
  func type(named name: String, in context: String? = nil, file: Int) -> TypeDeclaration? {
    var scope = context
    while let outer = scope {
      if let found = nearest(types[outer + "." + name], to: file) { return found }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let found = nearest(types[name], to: file) { return found }
    if let first = name.firstIndex(of: ".") {
      let rest = String(name[name.index(after: first)...])
      if types[String(name[..<first])] == nil, let found = nearest(types[rest], to: file) {
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

  /// The file's constant or variable of a name that is nearest to a source.
  func global(named name: String, near file: Int) -> PropertyDeclaration? {
    globals[name]?.max { sharedFolders($0.file, file) < sharedFolders($1.file, file) }
  }

  /// The type itself, then what it inherits from, each once.
  func lineage(of type: TypeDeclaration) -> [TypeDeclaration] {
    lineages[ObjectIdentifier(type)] ?? findLineage(of: type)
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
