/// A constant that a source names and does not declare: another file of the run may.
package struct ForeignConstant: Hashable, Sendable {
  package var name: String
  /// One of these types must have it; empty for a constant outside of types.
  package var owners: Set<String>
}

extension SourceFile {
  /// The constants of other files on which lengths and sizes in this one may depend.
  package func foreignConstants() -> Set<ForeignConstant> {
    guard isRead, hasReaders else { return [] }
    var search = ForeignConstantSearch(self)
    search.followFacts()
    return search.found
  }

  /// The constants of other files that this file's own constants of some names are made of.
  package func foreignConstants(behind names: Set<String>) -> Set<ForeignConstant> {
    guard isRead, hasReaders else { return [] }
    var search = ForeignConstantSearch(self)
    for variable in self.names.variables where names.contains(variable.name) {
      search.follow(variable.initial, in: variable.scope)
    }
    return search.found
  }
}

/// Follows the values of a file to the names that it does not declare.
private struct ForeignConstantSearch {
  private(set) var found: Set<ForeignConstant> = []
  private let file: SourceFile
  private var followed: Set<VariableIndex> = []

  init(_ file: SourceFile) { self.file = file }

  mutating func followFacts() {
    for font in file.fonts { follow(font.size, in: font.scope) }
    for assignment in file.assignments { follow(assignment.value, in: assignment.scope) }
    for height in file.heights.constraints { follow(height.constant, in: height.scope) }
    for height in file.heights.returned { follow(height.value, in: height.scope) }
    for height in file.heights.ofLayouts { follow(height.value, in: height.scope) }
    for call in file.scaledValueCalls { follow(call.argument, in: call.scope) }
    for symbol in file.symbolSizes { follow(symbol.points, in: symbol.scope) }
    for chain in file.views.chains {
      follow(chain.rootArguments, in: chain.scope)
      follow(chain.modifiers, in: chain.scope)
    }
    for row in file.views.rows {
      follow(row.modifiers, in: row.scope)
      for child in row.children { follow(child.modifiers, in: row.scope) }
    }
    for variable in file.names.variables where variable.isScaledMetric {
      follow(variable.initial, in: variable.scope)
    }
  }

  private mutating func follow(_ modifiers: [ViewChain.Modifier], in scope: ScopeIndex) {
    for modifier in modifiers { follow(modifier.arguments, in: scope) }
  }

  private mutating func follow(_ arguments: [ViewChain.Argument], in scope: ScopeIndex) {
    for argument in arguments {
      follow(argument.value, in: scope)
      if let inner = argument.calleeArgument { follow(inner, in: scope) }
    }
  }

  mutating func follow(_ value: Value, in scope: ScopeIndex) {
    switch value {
    case .scaled(let value): follow(value, in: scope)
    case .sum(let parts), .arithmetic(let parts), .choice(let parts):
      for part in parts { follow(part, in: scope) }
    case .range(let lower, let upper):
      for bound in [lower, upper] { bound.map { follow($0, in: scope) } }
    case .name(let path): follow(path[...], in: scope)
    case .member(let name):
      if let known = file.names.variable(atMember: name, ofOneOf: SourceNames.numberTypes) {
        follow(known)
      } else {
        found.insert(ForeignConstant(name: name, owners: Set(SourceNames.numberTypes)))
      }
    case .nothing, .boolean, .number, .font, .fontMetric, .call, .other: break
    }
  }

  private mutating func follow(_ variable: VariableIndex) {
    guard followed.insert(variable).inserted, !variable.isShared else { return }
    follow(file[variable].initial, in: file[variable].scope)
  }

  private mutating func follow(_ path: ArraySlice<String>, in scope: ScopeIndex) {
    guard let name = path.last else { return }
    if let known = file.names.variable(at: Array(path), in: scope) { return follow(known) }
    if path.count > 2, name == "rawValue" { return follow(path.dropLast(), in: scope) }
    let types = Set(file.names.typeNames(around: scope))
    let owners = path.count > 1 && path.first != "Self" ? [path[path.endIndex - 2]] : types
    if path.count == 3 {
      found.insert(ForeignConstant(name: name, owners: [path[path.startIndex]]))
    }
    if path.count == 2, let base = file.names.variable(named: path[path.startIndex], in: scope),
      let type = file[base].typeName
    {
      found.insert(ForeignConstant(name: name, owners: [type]))
    }
    if !owners.isEmpty { found.insert(ForeignConstant(name: name, owners: owners)) }
    if name.isConstantName { found.insert(ForeignConstant(name: name, owners: [])) }
  }
}

// MARK: - Sources that may declare them

/// Finds sources that may declare some constants, by the words in them alone.
package struct ForeignConstantWords: Sendable {
  /// By the hash of a constant's name, the hashes of its owners; several constants may have one name.
  private var owners: [UInt64: [Set<UInt64>]] = [:]
  private var interesting: Set<UInt64> = []
  private var types: Set<UInt64> = []

  /// - Parameter types: Names of types whose declarations and extensions are wanted as well.
  package init(_ constants: Set<ForeignConstant>, types: Set<String> = []) {
    self.types = Set(types.map(WordHash.hash))
    interesting = self.types
    for constant in constants {
      let name = WordHash.hash(constant.name)
      let types = Set(constant.owners.map(WordHash.hash))
      owners[name, default: []].append(types)
      interesting.insert(name)
      interesting.formUnion(types)
    }
  }

  /// Whether a source may declare the name of one of the constants, and the type that must have it or an extension, or
  /// one of the types.
  package func occur(in bytes: [UInt8]) -> Bool {
    let words = WordHashes(of: bytes, among: interesting)
    if !words.types.isDisjoint(with: types) { return true }
    return words.constants.contains { word in
      owners[word]?.contains { $0.isEmpty || !$0.isDisjoint(with: words.types) } ?? false
    }
  }
}

/// Words of Swift by a hash of their bytes: two words of one hash cost a needless look, and lose nothing.
private struct WordHashes {
  /// Those that may be declared where they stand as constants: after `let`, `var`, `case`, a comma or a comment.
  private(set) var constants: Set<UInt64> = []
  /// Those that may be as types, or extended: after `struct` and its like, a dot or a comment.
  private(set) var types: Set<UInt64> = []

  /// What the next word may declare.
  private struct Expected {
    var constant = false
    var type = false

    static let nothing = Expected()
    static let anything = Expected(constant: true, type: true)
  }

  /// Those of some words that a source has.
  init(of bytes: [UInt8], among interesting: Set<UInt64>) {
    let introducers = Self.introducers
    bytes.withUnsafeBufferPointer { bytes in
      var hash = WordHash.offset
      var expected = Expected.nothing
      var lastSlash = -2
      var hasComment = false
      for (place, byte) in bytes.enumerated() {
        if WordHash.isWordByte(byte) {
          hash = (hash ^ UInt64(byte)) &* WordHash.prime
          continue
        }
        if hash != WordHash.offset {
          if interesting.contains(hash) { add(hash, expected) }
          expected = introducers[hash] ?? .nothing
          hash = WordHash.offset
        }
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
          if hasComment { expected = .anything }
          hasComment = false
        case UInt8(ascii: "/"):
          if lastSlash == place - 1 { hasComment = true }
          lastSlash = place
          expected = .anything
        case UInt8(ascii: ","): expected = Expected(constant: true)
        case UInt8(ascii: "."): expected = Expected(type: true)
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "`"): break
        default: expected = .nothing
        }
      }
      if interesting.contains(hash) { add(hash, expected) }
    }
  }

  private mutating func add(_ word: UInt64, _ expected: Expected) {
    if expected.constant { constants.insert(word) }
    if expected.type { types.insert(word) }
  }

  private static let introducers: [UInt64: Expected] = {
    let constants = ["let", "var", "case"].map { (WordHash.hash($0), Expected(constant: true)) }
    let types = ["struct", "class", "enum", "actor", "protocol", "extension"].map {
      (WordHash.hash($0), Expected(type: true))
    }
    return Dictionary(constants + types) { first, _ in first }
  }()
}
