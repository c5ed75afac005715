/// What a target path stands for, so that two spellings of one view are equal.
public struct TargetIdentity: Hashable, Sendable {
  public enum Base: Hashable, Sendable {
    case variable(VariableIndex)
    /// A name that is declared elsewhere, or `self`, within this type.
    case type(ScopeIndex)
    /// The same outside of any type.
    case file
  }

  public var base: Base
  /// The names that follow the base.
  public var path: [String]
}

extension SourceFile {
  /// The variable that a name means at a place; nil when no file declares it there.
  public func variable(named name: String, in scope: ScopeIndex) -> VariableIndex? {
    var next: ScopeIndex? = scope
    while let current = next {
      if let found = variablesByName[VariableKey(name: name, scope: current)] { return found }
      // `$0` is that of the innermost closure.
      if name.hasPrefix("$"), self[current].kind == .closure { return nil }
      if case .type(let type, _) = self[current].kind, let found = member(name, of: type) {
        return found
      }
      next = self[current].parent
    }
    guard links.declares(name) else { return nil }
    let types = typeNames(around: scope)
    return types.indices.reversed().lazy.compactMap { self.links.member(name, of: types[...$0]) }
      .first ?? links.member(name, of: [])
  }

  /// The names of the types around a scope, from the outside inwards.
  func typeNames(around scope: ScopeIndex) -> [String] {
    ancestors(of: scope).reversed().compactMap {
      if case .type(let name, _) = self[$0].kind { name } else { nil }
    }
  }

  /// A property that a type or one of its extensions declares.
  public func member(_ name: String, of type: String) -> VariableIndex? {
    for scope in typeScopes[type] ?? [] {
      if let found = variablesByName[VariableKey(name: name, scope: scope)] { return found }
    }
    return nil
  }

  /// The variable that a dotted name means: `title`, `Theme.title`.
  public func variable(at path: [String], in scope: ScopeIndex) -> VariableIndex? {
    switch path.count {
    case 1: variable(named: path[0], in: scope)
    case 2 where path[0] == "Self":
      enclosingTypeName(of: scope).flatMap { member(path[1], of: $0) }
        ?? links.member(path[1], of: typeNames(around: scope)[...])
    case 3... where path.last == "rawValue": variable(at: path.dropLast(), in: scope)
    case 2...:
      member(path[path.count - 1], of: path[path.count - 2])
        ?? shared(path[path.count - 1], of: path.dropLast(), in: scope)
    default: nil
    }
  }

  private func shared(
    _ name: String, of path: ArraySlice<String>, in scope: ScopeIndex
  ) -> VariableIndex? {
    guard links.declares(name) else { return nil }
    return links.member(name, of: path, in: typeNames(around: scope))
  }

  /// What `.title` means where one of some types is expected: a constant of an extension.
  func variable(atMember name: String, ofOneOf types: [String]) -> VariableIndex? {
    let found = types.compactMap { type in
      typeScopes[type, default: []].lazy.filter { self[$0].parent == .file }
        .compactMap { self.variablesByName[VariableKey(name: name, scope: $0)] }.first
        ?? links.member(name, of: [type])
    }
    return found.count == 1 ? found[0] : nil
  }

  /// What a target stands for, the same for every spelling within its type.
  public func identity(of target: TargetPath, in scope: ScopeIndex) -> TargetIdentity {
    if let first = target.components.first, let found = variable(named: first, in: scope) {
      return TargetIdentity(
        base: .variable(self[found].alias ?? found), path: Array(target.components.dropFirst()))
    }
    return TargetIdentity(
      base: enclosingType(of: scope).map { .type($0) } ?? .file, path: target.components)
  }

  /// The innermost type around a scope: the first declaration or extension of it in the file.
  public func enclosingType(of scope: ScopeIndex) -> ScopeIndex? {
    enclosingTypeName(of: scope).flatMap { typeScopes[$0]?.first }
  }

  public func enclosingTypeName(of scope: ScopeIndex) -> String? {
    for ancestor in ancestors(of: scope) {
      if case .type(let name, _) = self[ancestor].kind { return name }
    }
    return nil
  }

  /// What the innermost type says to inherit from or conform to, in its declaration or extensions.
  public func inheritedNames(ofTypeAround scope: ScopeIndex) -> [String] {
    guard let name = enclosingTypeName(of: scope) else { return [] }
    return (typeScopes[name] ?? []).flatMap { index -> [String] in
      guard case .type(_, let inherits) = self[index].kind else { return [] }
      return inherits
    }
  }

  /// The scope and those around it, from the inside outwards.
  public func ancestors(of scope: ScopeIndex) -> [ScopeIndex] {
    var result: [ScopeIndex] = []
    var next: ScopeIndex? = scope
    while let current = next {
      result.append(current)
      next = self[current].parent
    }
    return result
  }

  /// Whether other files can name what a scope declares, and readers see what they do with it.
  func isSeenElsewhere(_ scope: ScopeIndex) -> Bool {
    isSeenByReaders(scope) && !ancestors(of: scope).contains { self[$0].isPrivate }
  }

  /// Whether readers of an app on iOS ever see what a scope sets, whatever text size they have.
  public func isSeenByReaders(_ scope: ScopeIndex) -> Bool {
    ancestors(of: scope).allSatisfy {
      switch self[$0].kind {
      case .preview, .otherPlatform, .textSizes: false
      case .file, .type, .function, .closure: true
      }
    }
  }

  /// Whether the function around a scope chooses something by the reader's text size.
  public func choosesByTextSize(around scope: ScopeIndex) -> Bool {
    let function = ancestors(of: scope).first {
      if case .function = self[$0].kind { true } else { false }
    }
    guard let function else { return false }
    return scopes.indices.contains {
      scopes[$0].kind == .textSizes && ancestors(of: ScopeIndex($0)).contains(function)
    }
  }
}
