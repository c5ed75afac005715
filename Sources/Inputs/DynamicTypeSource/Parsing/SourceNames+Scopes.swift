/// Questions about scopes.
extension SourceNames {
  /// The innermost type around a scope: the first declaration or extension of it in the file.
  package func enclosingType(of scope: ScopeIndex) -> ScopeIndex? {
    enclosingTypeName(of: scope).flatMap { scopes(ofType: $0).first }
  }

  package func enclosingTypeName(of scope: ScopeIndex) -> String? {
    for ancestor in ancestors(of: scope) {
      if case .type(let name, _) = self[ancestor].kind { return name }
    }
    return nil
  }

  /// What the innermost type says to inherit from or conform to, in its declaration or extensions.
  package func inheritedNames(ofTypeAround scope: ScopeIndex) -> [String] {
    guard let name = enclosingTypeName(of: scope) else { return [] }
    return scopes(ofType: name).flatMap { index -> [String] in
      guard case .type(_, let inherits) = self[index].kind else { return [] }
      return inherits
    }
  }

  /// The scope and those around it, from the inside outwards.
  package func ancestors(of scope: ScopeIndex) -> [ScopeIndex] {
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
  package func isSeenByReaders(_ scope: ScopeIndex) -> Bool {
    ancestors(of: scope).allSatisfy {
      switch self[$0].kind {
      case .preview, .otherPlatform, .textSizes: false
      case .file, .type, .function, .closure: true
      }
    }
  }

  /// Whether a scope is compiled for iOS and no preview, whatever it chooses by the text size.
  package func isForReaders(_ scope: ScopeIndex) -> Bool {
    ancestors(of: scope).allSatisfy { self[$0].kind != .preview && self[$0].kind != .otherPlatform }
  }

  /// Whether the function around a scope chooses something by the reader's text size.
  package func choosesByTextSize(around scope: ScopeIndex) -> Bool {
    let function = ancestors(of: scope).first {
      if case .function = self[$0].kind { true } else { false }
    }
    guard let function else { return false }
    return scopes.indices.contains {
      scopes[$0].kind == .textSizes && ancestors(of: ScopeIndex($0)).contains(function)
    }
  }
}
