import CodeLowering
import SwiftCode

extension Machine {
  /// The property of a name that a value of a type has; nil where no source declares one.
  func variable(
    _ name: String, of type: TypeReference, isStatic: Bool = false
  ) -> (VariableDeclaration, MemberSource)? {
    let key = VariableKey(type: type, name: name, isStatic: isStatic)
    if let known = variableCache.found(for: key, in: context) { return known }
    let (found, isContextual) = findVariable(name, of: type, isStatic: isStatic)
    variableCache.keep(found, for: key, in: isContextual ? context : nil)
    return found
  }

  struct VariableKey: Hashable {
    var type: TypeReference
    var name: String
    var isStatic: Bool
  }

  // MARK: - What code sees

  private var context: CodeContext { CodeContext(file: currentFile, type: currentType?.id) }

  /// Whether the library's code runs.
  var runsLibrary: Bool { currentFile >= index.ownFileCount }

  private enum Sight {
    case visible
    /// What others keep for themselves is not meant, unless nothing else is.
    case hidden
    case absent
  }

  /// How the code that runs sees a member of a type.
  ///
  /// - Parameters:
  ///   - isPrivate: A class and its superclass may both have a private member of a name: neither overrides the other, and each
  ///     one's code means its own.
  ///   - isContextual: Set where other code may see it otherwise.
  private func sight(
    of owner: TypeDeclaration, _ file: Int, isPrivate: Bool, _ isContextual: inout Bool
  ) -> Sight {
    // Other modules, and the library that stands for them, do not know what the app adds to their types.
    if owner.kind == .foreign, file < index.ownFileCount {
      isContextual = true
      if runsLibrary { return .absent }
    }
    guard isPrivate else { return .visible }
    isContextual = true
    guard file == currentFile else { return .hidden }
    guard var around = currentType else { return .visible }
    while around !== owner {
      guard let next = around.container else { return .hidden }
      around = next
    }
    return .visible
  }

  /// - Returns: What is found, and whether code elsewhere would find another one.
  private func findVariable(
    _ name: String, of type: TypeReference, isStatic: Bool
  ) -> ((VariableDeclaration, MemberSource)?, isContextual: Bool) {
    var requirement: (VariableDeclaration, MemberSource)?
    var hidden: (VariableDeclaration, MemberSource)?
    var isContextual = false
    for source in members(of: type) {
      for variable in source.group.variables
      where variable.name == name && variable.isStatic == isStatic {
        if variable.accessors.isRequirement {
          requirement = requirement ?? (variable, source)
          continue
        }
        switch sight(
          of: source.owner, variable.place.file,
          isPrivate: variable.isPrivate && !variable.isOverride, &isContextual)
        {
        case .visible: return ((variable, source), isContextual)
        case .hidden: hidden = hidden ?? (variable, source)
        case .absent: continue
        }
      }
    }
    return (requirement ?? hidden, isContextual)
  }

  /// The functions of a name that a value of a type has, the nearest first.
  func functions(
    _ name: String, of type: TypeReference, isStatic: Bool? = false,
    kind: FunctionDeclaration.Kind = .function, hidesOthers: Bool = true
  ) -> [Candidate] {
    let key = FunctionKey(
      type: type, name: name, isStatic: isStatic, kind: kind, hidesOthers: hidesOthers)
    if let known = functionCache.found(for: key, in: context) { return known }
    let (found, isContextual) = findFunctions(
      name, of: type, isStatic: isStatic, kind: kind, hidesOthers: hidesOthers)
    functionCache.keep(found, for: key, in: isContextual ? context : nil)
    return found
  }

  struct FunctionKey: Hashable {
    var type: TypeReference
    var name: String
    var isStatic: Bool?
    var kind: FunctionDeclaration.Kind
    var hidesOthers: Bool
  }

  /// - Returns: What is found, and whether code elsewhere would find something else.
  private func findFunctions(
    _ name: String, of type: TypeReference, isStatic: Bool?, kind: FunctionDeclaration.Kind,
    hidesOthers: Bool
  ) -> ([Candidate], isContextual: Bool) {
    var result: [Candidate] = []
    var hidden: [Candidate] = []
    var isContextual = false
    for source in members(of: type) {
      for function in source.group.functions
      where function.kind == kind && function.name == name {
        if let isStatic, kind == .function, function.isStatic != isStatic { continue }
        if function.body == nil, function.accessors.getter == nil { continue }
        switch sight(
          of: source.owner, function.place.file,
          isPrivate: function.isPrivate && !function.isOverride, &isContextual)
        {
        case .visible:
          // What a nearer type overrides or implements is not meant.
          if hidesOthers, result.hides(function, source) { continue }
          result.append((function, source))
        case .hidden: hidden.append((function, source))
        case .absent: continue
        }
      }
    }
    for (function, source) in hidden
    where !result.contains(where: { $0.function.hasSameForm(as: function) }) {
      if hidesOthers, result.hides(function, source) { continue }
      result.append((function, source))
    }
    return (result, isContextual)
  }

  /// Whether a protocol, or one that it refines, asks for a function or property of a name.
  func isRequirement(_ name: String, of contract: TypeDeclaration, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    guard let own = contract.groups.first(where: \.isOwn) else { return false }
    if own.functions.contains(where: { $0.name == name })
      || own.variables.contains(where: { $0.name == name })
    {
      return true
    }
    return own.inherited.contains { parent in
      guard case .named(let path, _) = parent,
        let declaration = index.declaration(
          path: path, in: contract.container, file: contract.place.file)
      else { return false }
      return isRequirement(name, of: declaration, depth: depth + 1)
    }
  }

  /// The case of a name of an enumeration.
  func enumCase(_ name: String, of type: TypeReference) -> (TypeDeclaration, CaseDeclaration)? {
    guard case .named(let path, _) = type,
      let own = index.declaration(path: path, in: nil, file: nil), own.kind == .enumeration,
      let found = own.enumerationCase(name)
    else { return nil }
    return (own, found)
  }
}

extension [Candidate] {
  /// Whether a nearer type overrides or implements a function.
  fileprivate func hides(_ function: FunctionDeclaration, _ source: MemberSource) -> Bool {
    contains { $0.source.level + 9 < source.level && $0.function.hasSameForm(as: function) }
  }
}

extension FunctionDeclaration {
  /// Whether another function has the same labels and types.
  func hasSameForm(as other: FunctionDeclaration) -> Bool {
    parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy {
        $0.label == $1.label && $0.type == $1.type
      }
  }

  /// Which of its parameters each argument is for; nil where the arguments are another function's.
  func match(_ arguments: [Operand]) -> [[Int]]? {
    CallShape.match(
      parameters.map {
        CallShape.Parameter(
          label: $0.label, hasDefault: $0.defaultValue != nil, isVariadic: $0.isVariadic,
          takesFunction: $0.type.mayBeFunction)
      }, arguments)
  }
}

extension TypeReference {
  /// Whether a value of it may be a closure.
  var mayBeFunction: Bool {
    switch self {
    case .function, .unwritten: true
    case .optional(let inner): inner.mayBeFunction
    case .named(let path, _): !Self.plain.contains(path.last ?? "")
    default: false
    }
  }

  private static let plain: Set<String> = [
    "String", "Int", "Bool", "Double", "CGFloat", "Float", "Date", "URL", "UUID", "Character",
    "LocalizedStringKey", "Text", "Image", "Color", "Font", "Set", "KeyPath", "WritableKeyPath",
    "ReferenceWritableKeyPath", "PartialKeyPath", "AnyKeyPath", "Range", "ClosedRange", "Result",
    "UInt", "Int64",
    "Int32", "UInt8", "Data", "CGSize", "CGPoint", "CGRect", "Binding",
  ]
}

/// How arguments meet parameters, by labels and places.
enum CallShape {
  struct Parameter {
    var label: String?
    var hasDefault: Bool
    var isVariadic: Bool
    var takesFunction: Bool
  }

  /// The numbers of the arguments of each parameter.
  static func match(_ parameters: [Parameter], _ arguments: [Operand]) -> [[Int]]? {
    var taken = [[Int]](repeating: [], count: parameters.count)
    let plain = arguments.prefix { !$0.isTrailing }.count
    var next = 0
    for (number, parameter) in parameters.enumerated() {
      guard next < plain else { break }
      if arguments[next].label == parameter.label {
        // An unlabelled argument that cannot be a closure is not for a closure that has a default.
        if parameter.label == nil, parameter.hasDefault, parameter.takesFunction,
          !arguments[next].isFunction, arguments[next].expression?.isPlainLiteral == true
        {
          continue
        }
        taken[number] = [next]
        next += 1
        if parameter.isVariadic {
          while next < plain, arguments[next].label == nil {
            taken[number].append(next)
            next += 1
          }
        }
      } else if !parameter.hasDefault, !parameter.isVariadic {
        // It may be for a trailing closure.
        if !parameter.takesFunction || plain == arguments.count { return nil }
      }
    }
    guard next == plain else { return nil }
    let trailing = Array(arguments.indices.dropFirst(plain))
    if let first = trailing.first {
      let later = Set(trailing.dropFirst().compactMap { arguments[$0].label })
      let last = taken.lastIndex { !$0.isEmpty } ?? -1
      let open = parameters.indices.filter {
        taken[$0].isEmpty && parameters[$0].takesFunction
          && !later.contains(parameters[$0].label ?? "")
      }
      guard
        let target = open.first(where: { $0 > last && !parameters[$0].hasDefault })
          ?? open.first(where: { $0 > last })
      else { return nil }
      taken[target] = [first]
      var before = target
      for number in trailing.dropFirst() {
        // Labelled closures stand in the order of the parameters, too.
        guard
          let parameter = parameters.indices.dropFirst(before + 1).first(where: {
            parameters[$0].label == arguments[number].label
          })
        else { return nil }
        taken[parameter] = [number]
        before = parameter
      }
    }
    for (number, parameter) in parameters.enumerated()
    where taken[number].isEmpty && !parameter.hasDefault && !parameter.isVariadic {
      return nil
    }
    return taken
  }
}

extension Expression {
  /// Whether it is a literal, or made of literals alone.
  var isPlainLiteral: Bool {
    switch self {
    case .integer, .floating, .boolean, .null: true
    case .string(let parts):
      parts.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }

  /// Whether it is a number's literal, or arithmetic of literals alone, whose type what is around it decides.
  var isLiteralNumber: Bool {
    switch self {
    case .integer, .floating: true
    case .prefix(let name, let inner, _): ["-", "+"].contains(name) && inner.isLiteralNumber
    case .binary(let name, let left, let right, _):
      ["+", "-", "*", "/", "%"].contains(name) && left.isLiteralNumber && right.isLiteralNumber
    default: false
    }
  }
}
