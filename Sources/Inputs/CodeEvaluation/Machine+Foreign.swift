import CodeLowering
import SwiftCode

/// Something of a module that is not there, as code makes it: `Text("a")`, `.leading`, `Font.title.bold()`. It is kept
/// as it is written, for whoever knows the module.
package final class ForeignValue {
  /// Tells it from all others of a run.
  package let number: Int
  /// What a member is of: `Font.title` of `bold()`. Nil at the beginning of a chain.
  package let base: Value?
  /// The type that begins a chain; nil for one that begins with a dot, where no type is expected.
  package let root: TypeReference?
  /// `init` of a type that is called.
  package let name: String
  /// Nil where it is not called.
  package let arguments: [ForeignArgument]?
  /// Its type, as far as somebody knows it.
  package let type: TypeReference?
  /// The call, or its name where it is a member's.
  package let place: CodePlace?
  /// What a library keeps in it.
  package let content: AnyObject?

  init(
    number: Int, base: Value?, root: TypeReference?, name: String, arguments: [ForeignArgument]?,
    type: TypeReference?, place: CodePlace?, content: AnyObject? = nil
  ) {
    self.number = number
    self.base = base
    self.root = root
    self.name = name
    self.arguments = arguments
    self.type = type
    self.place = place
    self.content = content
  }

  /// Whether it is made with `.init` where no type is expected.
  var isOfUnknownType: Bool { base == nil && root == nil && name == "init" }
}

/// An argument of a call of a module that is not there.
package struct ForeignArgument {
  package var label: String?
  package var value: Value
  package var isTrailing: Bool
  /// How it is written where it is a text's literal, which such a module may look up.
  package var literal: [LiteralPart]?
  /// The source of what is written; empty for what is not.
  package var origin: String
  package var place: CodePlace?

  package init(
    _ label: String?, _ value: Value, isTrailing: Bool = false, literal: [LiteralPart]? = nil,
    origin: String = "", place: CodePlace? = nil
  ) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.literal = literal
    self.origin = origin
    self.place = place
  }
}

/// A piece of a text's literal.
package enum LiteralPart {
  case text(String)
  /// An interpolation: the value, what a text shows of it, and what is written besides, such as `specifier:`.
  case value(Value, shown: Value, options: [(label: String?, value: Value)], origin: String)
}

// MARK: - What is kept as it is written

extension Machine {
  /// A value that a library puts into a run.
  package func foreign(_ content: AnyObject, _ type: TypeReference?) -> Value {
    foreignCount += 1
    return .foreign(
      ForeignValue(
        number: foreignCount, base: nil, root: type, name: "", arguments: nil, type: type,
        place: nil, content: content))
  }

  /// Keeps a call or a member as it is written.
  func keep(
    _ name: String, of base: Value?, root: TypeReference?, _ arguments: [Operand]?,
    at place: CodePlace?, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    var kept: [ForeignArgument]?
    if let arguments {
      let owner = root?.name ?? base.flatMap { typeReference(of: $0)?.unwrapped.name }
      var list: [ForeignArgument] = []
      for (number, argument) in arguments.enumerated() {
        list.append(
          try keep(argument, library.type(ofArgument: argument.label, number, of: name, owner)))
      }
      kept = list
    }
    foreignCount += 1
    return .foreign(
      ForeignValue(
        number: foreignCount, base: base, root: root, name: name, arguments: kept, type: type,
        place: place))
  }

  func keep(
    _ operand: Operand, _ type: TypeReference?
  ) throws(Unwind) -> ForeignArgument {
    var literal: [LiteralPart]?
    var value: Value
    if operand.known == nil, case .string(let parts)? = operand.expression,
      let frame = operand.frame
    {
      let made = try literalParts(parts, frame)
      literal = made
      value = try text(of: made)
      keep(value, for: operand)
    } else {
      value = settled(try self.value(operand, type))
    }
    return ForeignArgument(
      operand.label, value, isTrailing: operand.isTrailing, literal: literal,
      origin: origin(of: operand), place: operand.expression?.place)
  }

  /// The pieces of a literal, each interpolation evaluated once.
  func literalParts(
    _ parts: [StringPart], _ frame: Frame
  ) throws(Unwind) -> [LiteralPart] {
    var result: [LiteralPart] = []
    for part in parts {
      switch part {
      case .text(let text): result.append(.text(text))
      case .value(let expression, let arguments):
        let value = settled(try evaluate(expression, frame))
        var options: [(label: String?, value: Value)] = []
        for argument in arguments.dropFirst() {
          options.append((argument.label, settled(try evaluate(argument.value, frame))))
        }
        let isPlain = arguments.count == 1 && arguments[0].label == nil
        let shown: Value =
          isPlain
          ? try description(of: value) : text(of: unknown("an interpolation", .named("String")))
        result.append(
          .value(value, shown: shown, options: options, origin: text(of: expression)))
      }
    }
    return result
  }

  /// A text's literal where a text is expected that is looked up, such as `LocalizedStringKey`; nil for other types.
  func lookedUp(
    _ parts: [StringPart], as type: TypeReference, _ frame: Frame
  ) throws(Unwind) -> Value? {
    guard library.looksUp(type) else { return nil }
    let literal = try literalParts(parts, frame)
    let value = try text(of: literal)
    foreignCount += 1
    return .foreign(
      ForeignValue(
        number: foreignCount, base: nil, root: type, name: "init",
        arguments: [ForeignArgument(nil, value, literal: literal)], type: type, place: nil))
  }

  /// What a literal shows.
  private func text(of parts: [LiteralPart]) throws(Unwind) -> Value {
    var result = Value.string("")
    for part in parts {
      switch part {
      case .text(let text): result = try concatenated(result, .string(text))
      case .value(_, let shown, _, _): result = try concatenated(result, shown)
      }
    }
    return result
  }

  private func origin(of operand: Operand) -> String {
    operand.expression.map { text(of: $0) } ?? ""
  }

  /// What code writes for an expression, in short.
  private func text(of expression: Expression) -> String {
    switch expression {
    case .call(let call): origin(call)
    case .name(let name): name.text
    case .member(let base, let name, _): text(of: base) + "." + name
    case .implicitMember(let name, _): "." + name
    case .selfValue: "self"
    case .link(let inner): text(of: inner) + "?"
    case .forced(let inner, _): text(of: inner) + "!"
    case .chain(let inner), .trying(let inner): text(of: inner)
    default: ""
    }
  }

  /// Whether a member or a call of a value that no source declares is kept as it is written.
  func keeps(_ name: String, of value: Value) -> Bool {
    switch value {
    case .foreign(let foreign): library.keeps(name, of: foreign)
    case .unknown(let unknown) where unknown.type == nil: library.keepsUnknown(name)
    case .structure, .object, .enumCase, .unknown, .choice:
      typeReference(of: value).map { library.keeps(name, of: $0, self) } ?? false
    default: false
    }
  }

  /// Several parts where one may stand, of a builder of another module.
  func group(_ parts: [Value]) -> Value {
    if parts.count == 1 { return parts[0] }
    foreignCount += 1
    return .foreign(
      ForeignValue(
        number: foreignCount, base: nil, root: .named("TupleView"), name: "init",
        arguments: parts.map { ForeignArgument(nil, $0) }, type: .named("View"), place: nil))
  }
}

extension Expression {
  /// Where it is written, as far as instructions keep it.
  var place: CodePlace? {
    switch self {
    case .name(let name): name.place
    case .implicitMember(_, let place), .member(_, _, let place), .element(_, _, let place),
      .forced(_, let place), .prefix(_, _, let place), .postfix(_, _, let place),
      .binary(_, _, _, let place):
      place
    case .call(let call): call.place
    case .closure(let code): code.place
    default: nil
    }
  }
}

// MARK: - What a library of another module knows

/// What somebody knows of modules that are not there.
package protocol ForeignLibrary: AnyObject {
  /// Whether values of a type are kept as code makes them.
  func keeps(_ type: TypeReference) -> Bool
  /// Whether a member, or a call, of such a value is kept.
  func keeps(_ name: String, of value: ForeignValue) -> Bool
  /// Whether a call on a value of a type of the app, or of one that is not known, is kept.
  func keeps(_ name: String, of type: TypeReference, _ machine: Machine) -> Bool
  /// Whether a call on such a value puts what it is given behind it, as an operator `+` would.
  func appends(_ name: String, to value: ForeignValue) -> Bool
  /// Whether a call on a value whose type is not known is kept.
  func keepsUnknown(_ name: String) -> Bool
  /// The type of a member or a call that is kept.
  func type(of name: String, in value: Value, _ machine: Machine) -> TypeReference?
  /// The type that an argument is expected to have; nil where several are possible.
  func type(
    ofArgument label: String?, _ number: Int, of name: String, _ owner: String?
  ) -> TypeReference?
  /// The protocols of its modules that a type of its modules conforms to.
  func contracts(of type: String) -> [String]
  /// Whether literals of a type are looked up in string tables.
  func looksUp(_ type: TypeReference) -> Bool
  /// Whether it has initialisers of its own with such labels, or functions of a name, that literals mean.
  func hasFunction(_ name: String, of type: TypeReference) -> Bool
  /// Whether a function of the module takes an optional itself.
  func takesOptional(_ name: String) -> Bool
  /// Whether a function leaves nothing as it is: one that builders' results have.
  func changesNothing(_ name: String, _ machine: Machine) -> Bool

  /// A value that a call of a type makes; nil for what it does not know.
  func construct(
    _ type: TypeReference, _ arguments: [Operand], _ machine: Machine
  ) throws(Unwind) -> Value?
  /// What a function that belongs to no type gives.
  func call(_ name: String, _ arguments: [Operand], _ machine: Machine) throws(Unwind) -> Value?
  /// What a call on a value gives that is kept as it is written, or a member of it.
  func value(
    of name: String, _ arguments: [Operand]?, in value: ForeignValue, _ machine: Machine
  ) throws(Unwind) -> Value?
  /// What a static member or function of a type of its modules gives.
  func value(
    of name: String, _ arguments: [Operand]?, ofType type: TypeReference, _ machine: Machine
  ) throws(Unwind) -> Value?
  /// What a static function gives that a type of its sources does not declare: one that a source adds to it which is
  /// not there.
  func value(
    of name: String, _ arguments: [Operand], undeclaredIn type: TypeReference, _ machine: Machine
  ) throws(Unwind) -> Value?
  /// Told of all that is handed to a call that nobody follows.
  func handed(_ values: [Value], _ machine: Machine) throws(Unwind)
  /// Whether a closure that the system calls later has done nothing yet in the state that is read; it is kept in mind.
  func runsLater(_ function: FunctionValue, _ machine: Machine) -> Bool
  /// The text that a function looks up by a key, where its code does not tell.
  ///
  /// - Parameter type: The name of the type that declares it, if any.
  func text(
    ofFunction name: String, in type: String?, _ arguments: [Value], _ machine: Machine
  ) -> Value?
  /// The locale of the reader, whose region nobody knows; nil where its language is not known either.
  var locale: String? { get }
  /// A text that is written as the reader's language does, which the library assumes; nil where it assumes none.
  ///
  /// - Parameter written: What is written in the locale of an identifier; nil where that is not known.
  func shown(_ origin: String, written: (_ locale: String) -> String?) -> Value?
  /// A text that nobody knows, for which another one stands that is written as the reader's language does.
  func sample(_ origin: String, written: (_ locale: String) -> String?) -> Value?
  /// Whether code of the app that is not run may have set its variables before.
  var beginsLater: Bool { get }
  /// Whether the app's functions that it calls set something up, statement by statement.
  var setsUp: Bool { get }
  /// Whether an attribute is a property wrapper that it knows.
  func isWrapper(_ name: String) -> Bool
  /// The wrapper that stands for the one of a property whose package is not there; nil where nobody knows what that does.
  func wrapper(of property: VariableDeclaration, _ machine: Machine) -> TypeDeclaration?
  /// The value of a property with a wrapper that it knows.
  ///
  /// - Parameter stored: What was assigned to it; nil where nothing was.
  func value(
    of property: VariableDeclaration, _ attribute: Attribute, stored: Value?, _ machine: Machine
  ) throws(Unwind) -> Value?
}

/// A library of no modules.
extension ForeignLibrary {
  package func keeps(_ type: TypeReference) -> Bool { false }
  package func keeps(_ name: String, of value: ForeignValue) -> Bool { true }
  package func keeps(_ name: String, of type: TypeReference, _ machine: Machine) -> Bool { false }
  package func appends(_ name: String, to value: ForeignValue) -> Bool { false }
  package func keepsUnknown(_ name: String) -> Bool { false }
  package func type(of name: String, in value: Value, _ machine: Machine) -> TypeReference? { nil }
  package func type(
    ofArgument label: String?, _ number: Int, of name: String, _ owner: String?
  ) -> TypeReference? { nil }
  package func contracts(of type: String) -> [String] { [] }
  package func looksUp(_ type: TypeReference) -> Bool { false }
  package func hasFunction(_ name: String, of type: TypeReference) -> Bool { false }
  package func takesOptional(_ name: String) -> Bool { false }
  package func changesNothing(_ name: String, _ machine: Machine) -> Bool { false }
  package func construct(
    _ type: TypeReference, _ arguments: [Operand], _ machine: Machine
  ) throws(Unwind) -> Value? { nil }
  package func call(
    _ name: String, _ arguments: [Operand], _ machine: Machine
  ) throws(Unwind) -> Value? { nil }
  package func value(
    of name: String, _ arguments: [Operand]?, in value: ForeignValue, _ machine: Machine
  ) throws(Unwind) -> Value? { nil }
  package func value(
    of name: String, _ arguments: [Operand]?, ofType type: TypeReference, _ machine: Machine
  ) throws(Unwind) -> Value? { nil }
  package func value(
    of name: String, _ arguments: [Operand], undeclaredIn type: TypeReference, _ machine: Machine
  ) throws(Unwind) -> Value? { nil }
  package func handed(_ values: [Value], _ machine: Machine) throws(Unwind) {}
  package func runsLater(_ function: FunctionValue, _ machine: Machine) -> Bool { false }
  package func text(
    ofFunction name: String, in type: String?, _ arguments: [Value], _ machine: Machine
  ) -> Value? { nil }
  package var locale: String? { nil }
  package func shown(_ origin: String, written: (_ locale: String) -> String?) -> Value? { nil }
  package func sample(_ origin: String, written: (_ locale: String) -> String?) -> Value? { nil }
  package var beginsLater: Bool { false }
  package var setsUp: Bool { false }
  package func isWrapper(_ name: String) -> Bool { false }
  package func wrapper(of property: VariableDeclaration, _ machine: Machine) -> TypeDeclaration? {
    nil
  }
  package func value(
    of property: VariableDeclaration, _ attribute: Attribute, stored: Value?, _ machine: Machine
  ) throws(Unwind) -> Value? { nil }
}

final class NoLibrary: ForeignLibrary {}

extension ForeignValue {
  /// Whether both are the same constant: `.leading` twice.
  func isSame(as other: ForeignValue) -> Bool {
    self === other
      || base == nil && other.base == nil && arguments == nil && other.arguments == nil
        && content == nil && other.content == nil && !name.isEmpty && name == other.name
        && (root == other.root || root == nil || other.root == nil)
  }
}

// MARK: - What an app adds to modules that are not there

extension Machine {
  /// A call that is kept as it is written; nil for all others.
  func keepCall(
    _ name: String, _ value: Value, _ arguments: [Operand]?, _ place: CodePlace?
  ) throws(Unwind) -> Value? {
    if case .foreign(let foreign) = value,
      let known = try library.value(of: name, arguments, in: foreign, self)
    {
      return known
    }
    guard keeps(name, of: value) else { return nil }
    var root: TypeReference?
    if case .foreign(let foreign) = value { root = foreign.root }
    return try keep(
      name, of: value, root: root, arguments, at: place, library.type(of: name, in: value, self))
  }

  /// The functions of an app that a call on a value may mean, where a module that is not there may have one of the name, too.
  ///
  /// An app's own is not meant within itself, nor where its types do not fit what is given.
  func meant(
    _ candidates: [Candidate], beside value: Value, _ name: String, _ arguments: [Operand],
    _ frame: Frame
  ) throws(Unwind) -> [Candidate] {
    guard !candidates.isEmpty, let type = typeReference(of: value),
      library.hasFunction(name, of: type.unwrapped)
    else { return candidates }
    var result: [Candidate] = []
    for candidate in candidates {
      guard candidate.source.owner.kind == .foreign else {
        result.append(candidate)
        continue
      }
      if active.contains(candidate.function.id) { continue }
      if candidate.function.isPrivate, candidate.function.place.file != frame.file { continue }
      if try takesOptional(candidate, arguments) { continue }
      if try score(candidate, arguments, frame, expected: nil, byPlace: false) != nil {
        result.append(candidate)
      }
    }
    return result
  }

  /// Whether an app's function takes an optional of a module's type, and is given what is none: the module's own fits better
  /// where it takes the type itself, as `padding(_: EdgeInsets)` does beside an app's `padding(_: EdgeInsets?)`.
  private func takesOptional(
    _ candidate: Candidate, _ arguments: [Operand]
  ) throws(Unwind) -> Bool {
    guard arguments.count == 1, candidate.function.parameters.count == 1,
      case .optional(let wrapped) = candidate.function.parameters[0].type,
      !library.takesOptional(candidate.function.name),
      declaration(wrapped).map({ $0.kind == .foreign }) ?? true,
      !arguments[0].isFunction
    else { return false }
    switch try value(arguments[0]) {
    case .integer, .double, .string, .bool, .structure, .foreign: return true
    default: return false
    }
  }

  /// A value of a type of another module by an initialiser that the app adds to it; nil where the module's own is meant.
  func constructByExtension(
    _ type: TypeReference, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Value? {
    let candidates = functions("init", of: type, isStatic: nil, kind: .initializer).filter {
      $0.function.match(arguments) != nil && !active.contains($0.function.id)
    }
    guard !candidates.isEmpty else { return nil }
    if library.keeps(type), let first = arguments.first, first.label == nil, arguments.count == 1,
      case .string? = first.expression
    {
      return nil
    }
    var fitting: [Candidate] = []
    for candidate in candidates
    where try score(candidate, arguments, frame, expected: nil, byPlace: false) != nil {
      fitting.append(candidate)
    }
    guard let chosen = try choose(fitting, arguments, frame, typeOfValue: type),
      let code = chosen.function.body
    else { return nil }
    let function = chosen.function
    guard depth < limits.depth else { throw .exhausted(Self.tooDeep) }
    depth += 1
    defer { depth -= 1 }
    let lowered = body(
      of: function.id, part: "body", code, function.parameters.map(\.name), function.place.file)
    let cell = newCell(.uninitialized)
    let inner = Frame(
      localCount: lowered.localCount, receiver: .cell(cell), type: function.container,
      generics: chosen.source.bindings, file: function.place.file)
    inner.isInitializer = true
    inner.made = type
    let copies = try bind(arguments, function, lowered.parameters, inner)
    active.insert(function.id)
    defer { active.remove(function.id) }
    let result = try call(lowered, inner, nil)
    for (cell, place) in copies { try write(load(cell), to: place) }
    let made = load(cell)
    guard function.isFailable else { return made }
    return ifElse(negated(isNull(result)), .some(made), .null)
  }
}
