/// The scopes and variables of a file, and what a name means at a place.
package struct SourceNames: Hashable, Sendable {
  /// The first is the file; each comes after its parent.
  package private(set) var scopes = [Scope(kind: .file, parent: nil, start: 0)]
  package private(set) var variables: [Variable] = []
  /// What the other files of the run declare.
  var links = SourceLinks()
  private var variablesByName: [VariableKey: VariableIndex] = [:]
  /// Variables of clauses of `#if` for other platforms that iOS, too, has by their name.
  private(set) var superseded: Set<VariableIndex> = []
  /// The scopes of a type's declaration and extensions, by its name.
  private var typeScopes: [String: [ScopeIndex]] = [:]

  private struct VariableKey: Hashable {
    var name: String
    var scope: ScopeIndex
  }

  package subscript(variable: VariableIndex) -> Variable {
    variable.isShared ? links[variable] : variables[variable.rawValue]
  }
  package subscript(scope: ScopeIndex) -> Scope { scopes[scope.rawValue] }

  /// The scopes of a type's declaration and extensions in this file.
  func scopes(ofType name: String) -> [ScopeIndex] { typeScopes[name] ?? [] }

  /// The names of the types that the file declares or extends.
  var typeNames: Dictionary<String, [ScopeIndex]>.Keys { typeScopes.keys }

  /// The variable of that name that a scope itself declares.
  func variable(named name: String, declaredIn scope: ScopeIndex) -> VariableIndex? {
    variablesByName[VariableKey(name: name, scope: scope)]
  }
}

// MARK: - Kept names

extension SourceNames: Codable {
  private enum CodingKeys: CodingKey { case scopes, variables }

  /// Adds what was kept in its order, with which names mean the same again.
  package init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for scope in try container.decode([Scope].self, forKey: .scopes).dropFirst() { _ = add(scope) }
    for variable in try container.decode([Variable].self, forKey: .variables) {
      add(variable, isForIOS: variable.isForIOS)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scopes, forKey: .scopes)
    try container.encode(variables, forKey: .variables)
  }
}

// MARK: - Adding

extension SourceNames {
  mutating func add(_ scope: Scope) -> ScopeIndex {
    let index = ScopeIndex(scopes.count)
    scopes.append(scope)
    if case .type(let name, _) = scope.kind { typeScopes[name, default: []].append(index) }
    return index
  }

  /// Adds a variable. Of two of one name in a scope that name means the first one for iOS; without such a one
  /// the first.
  ///
  /// - Parameter isForIOS: False in a clause of `#if` that iOS does not compile.
  @discardableResult
  mutating func add(_ variable: Variable, isForIOS: Bool) -> VariableIndex {
    let index = VariableIndex(variables.count)
    var variable = variable
    variable.isForIOS = isForIOS
    variables.append(variable)
    let key = VariableKey(name: variable.name, scope: variable.scope)
    guard let known = variablesByName[key] else {
      variablesByName[key] = index
      return index
    }
    if !isForIOS {
      superseded.insert(index)
    } else if !self[known].isForIOS {
      superseded.insert(known)
      variablesByName[key] = index
    }
    return index
  }

  /// Changes what is known of a variable of this file.
  mutating func update(_ variable: VariableIndex, _ change: (inout Variable) -> Void) {
    change(&variables[variable.rawValue])
  }
}

// MARK: - Finding variables

extension SourceNames {
  /// The variable that a name means at a place; nil when no file declares it there.
  package func variable(named name: String, in scope: ScopeIndex) -> VariableIndex? {
    var next: ScopeIndex? = scope
    while let current = next {
      if let found = variable(named: name, declaredIn: current) { return found }
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
  package func member(_ name: String, of type: String) -> VariableIndex? {
    for scope in scopes(ofType: type) {
      if let found = variable(named: name, declaredIn: scope) { return found }
    }
    return nil
  }

  /// The variable that a dotted name means: `title`, `Theme.title`.
  package func variable(at path: [String], in scope: ScopeIndex) -> VariableIndex? {
    switch path.count {
    case 1: variable(named: path[0], in: scope)
    case 2 where path[0] == "Self":
      enclosingTypeName(of: scope).flatMap { member(path[1], of: $0) }
        ?? links.member(path[1], of: typeNames(around: scope)[...])
    case 3... where path.last == "rawValue": variable(at: path.dropLast(), in: scope)
    case 3 where Self.namesOfOnlyInstances.contains(path[1]) && path[0].first?.isUppercase == true:
      variable(at: [path[0], path[2]], in: scope)
    case 2...:
      member(path[path.count - 1], of: path[path.count - 2])
        ?? shared(path[path.count - 1], of: path.dropLast(), in: scope)
        ?? memberOfInstance(path, in: scope)
    default: nil
    }
  }

  /// `Theme.shared.titleSize`: what the one instance of a type has.
  private static let namesOfOnlyInstances: Set<String> = [
    "current", "default", "shared", "standard",
  ]

  /// `appearance.titleHeight`, of a variable whose type is known: what every instance of the type has.
  private func memberOfInstance(_ path: [String], in scope: ScopeIndex) -> VariableIndex? {
    guard path.count == 2, let base = variable(named: path[0], in: scope),
      let type = self[base].typeName
    else { return nil }
    // Several types of a file may each have an `Appearance` of their own.
    let around = typeNames(around: scope)
    let nested = scopes(ofType: type).first { around == typeNames(around: $0).dropLast() }
    return nested.flatMap { variable(named: path[1], declaredIn: $0) }
      ?? member(path[1], of: type) ?? shared(path[1], of: [type], in: scope)
  }

  /// Whether a dotted name is that of a constant which a type keeps that no file of the run declares: `Metrics.bodySize`.
  ///
  /// Such a size is a number, unless its name says that it follows something.
  package func isConstantOfUnknownType(_ path: [String]) -> Bool {
    isOfUnknownType(path) && path.last?.first?.isLowercase == true
      && path.dropLast().allSatisfy { $0.first?.isUppercase == true }
      && !Self.wordsForScaling.contains { path.joined().lowercased().contains($0) }
  }

  /// Whether a dotted name begins with the name of a type that no file of the run declares, and that is no
  /// framework's.
  package func isOfUnknownType(_ path: [String]) -> Bool {
    let types = path.dropLast().prefix { $0.first?.isUppercase == true }
    return !types.isEmpty
      && types.allSatisfy { type in
        !links.declaresType(type) && scopes(ofType: type).isEmpty
          && !Self.frameworkTypes.contains(type)
          && !Self.frameworkPrefixes.contains(where: type.hasPrefix)
      }
  }

  /// Whether a call is of a function that gives back a font which follows the reader: `Theme.font(.title)`, and
  /// `theme.font(.title)` of a variable whose type is known.
  package func givesScaledFont(_ path: [String], in scope: ScopeIndex) -> Bool {
    guard path.count > 1 else { return false }
    let owner = path[path.count - 2]
    let type = variable(named: owner, in: scope).flatMap { self[$0].typeName } ?? owner
    return links.givesScaledFont(function: path[path.count - 1], of: type)
  }

  /// Whether a font is of a family that views of the run adjust, such as `UIFont.brand.body` of a package that is not there.
  ///
  /// What a type of the run declares says itself what it is.
  package func isOfAdjustingFamily(_ font: Value) -> Bool {
    guard let family = Self.family(ofFont: font), let last = family.last else { return false }
    return links.adjustsFonts(ofFamily: family) && !links.declaresType(last)
      && scopes(ofType: last).isEmpty
  }

  /// The names before a font's own, which only an app has; nil where there are none.
  static func family(ofFont value: Value) -> [String]? {
    let path: [String]
    switch value {
    case .name(let names), .call(let names): path = names.dropLast()
    default: return nil
    }
    guard let first = path.first, first.first?.isUppercase == true,
      path.count > 1 || first != "UIFont" && first != "Font"
    else { return nil }
    return path
  }

  /// Whether a file of the run sets the font of a view of that name which is another's: `cell.title.font = …`.
  package func isGivenFontFromOutside(_ name: String) -> Bool { links.givesFont(toViewNamed: name) }

  /// Whether a file of the run gives a title to a view of that name which is another's.
  package func isGivenTitleFromOutside(_ name: String) -> Bool {
    links.givesTitle(toViewNamed: name)
  }

  /// Whether a file of the run has a `@ScaledMetric` of that name.
  package func isScaledMetricElsewhere(_ name: String) -> Bool {
    links.hasScaledMetric(named: name)
  }

  /// Of types whose constants are not an app's own, or are of an extension.
  private static let frameworkPrefixes = ["CA", "CG", "CT", "NS", "UI"]
  private static let frameworkTypes: Set<String> = ["Double", "Float", "Font", "Int", "Self"]

  private static let wordsForScaling = [
    "accessib", "adapt", "adjust", "dynamic", "prefer", "respons", "scal",
  ]

  private func shared(
    _ name: String, of path: ArraySlice<String>, in scope: ScopeIndex
  ) -> VariableIndex? {
    guard links.declares(name) else { return nil }
    return links.member(name, of: path, in: typeNames(around: scope))
  }

  /// What `.title` means where one of some types is expected: a constant of an extension.
  func variable(atMember name: String, ofOneOf types: [String]) -> VariableIndex? {
    let found = types.compactMap { type in
      scopes(ofType: type).lazy.filter { self[$0].parent == .file }
        .compactMap { self.variable(named: name, declaredIn: $0) }.first
        ?? links.member(name, of: [type])
    }
    return found.count == 1 ? found[0] : nil
  }
}
