import DynamicTypeModel
import DynamicTypeSource
import SwiftSyntax

/// The declarations of all sources of an app, by name.
///
/// Names are matched without type checking: of several declarations of one name, the one nearest to
/// the source that names it counts.
package struct ProjectIndex: Sendable {
  let sources: [ParsedSource]
  var resources: any ReadingResources
  /// Told what is asked, where somebody wants to know.
  var trace: ReadingTrace?
  /// Types of the app and extended types of others, by qualified name.
  private var types: [String: [TypeDeclaration]] = [:]
  private var functions: [String: [FunctionDeclaration]] = [:]
  private var globals: [String: [PropertyDeclaration]] = [:]
  private var aliases: [String: (type: TypeSyntax, file: Int)] = [:]
  private(set) var previews: [PreviewDeclaration] = []
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
    for (number, file) in files.enumerated() {
      for function in file.functions { functions[function.name, default: []].append(function) }
      for global in file.globals { globals[global.name, default: []].append(global) }
      aliases.merge(file.aliases.mapValues { ($0, number) }) { first, _ in first }
      previews += file.previews
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
    raw[name]?[nearest ?? 0].files.insert(part.file)
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
  /// All types, in no order.
  var allTypes: some Sequence<TypeDeclaration> { types.values.joined() }

  /// The types of a qualified name.
  func types(named name: String) -> [TypeDeclaration]? {
    trace?.note(.type, name)
    return types[name]
  }

  /// A type, and those that are nested in it.
  func types(in type: TypeDeclaration) -> [TypeDeclaration] {
    let inside = type.qualifiedName + "."
    let found = allTypes.filter { $0 === type || $0.qualifiedName.hasPrefix(inside) }
    for type in found { trace?.note(.type, type.qualifiedName) }
    return found
  }

  /// The types that have a property of a name, static or not, by their names.
  func types(withProperty name: String) -> [TypeDeclaration] {
    trace?.note(.property, name)
    return allTypes.filter {
      $0.members.staticProperties[name] != nil || $0.members.properties[name] != nil
    }.sorted { ($0.qualifiedName, $0.file) < ($1.qualifiedName, $1.file) }
  }

  /// The functions of that name that are in no type.
  func functions(named name: String) -> [FunctionDeclaration]? {
    trace?.note(.function, name)
    return functions[name]
  }

  /// The constants and variables of that name that are in no type.
  func globals(named name: String) -> [PropertyDeclaration] {
    trace?.note(.global, name)
    return globals[name] ?? []
  }

  /// What a name that is in no type is another name for.
  func alias(named name: String) -> (type: TypeSyntax, file: Int)? {
    trace?.note(.alias, name)
    return aliases[name]
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

  /// The file's constant or variable of a name that is nearest to a source.
  func global(named name: String, near file: Int) -> PropertyDeclaration? {
    globals(named: name).max { sharedFolders($0.file, file) < sharedFolders($1.file, file) }
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
