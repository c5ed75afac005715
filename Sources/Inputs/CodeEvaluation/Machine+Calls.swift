import CodeLowering
import SwiftCode

typealias Candidate = (function: FunctionDeclaration, source: MemberSource)

/// What code writes for a result, which is read where nobody knows it.
///
/// A value and no closure: the optimiser makes a function of its own for each closure that is handed on, thousands of them.
enum Origin: ExpressibleByStringLiteral {
  case text(String)
  case call(Call)

  init(stringLiteral text: String) { self = .text(text) }
}

// MARK: - Calls as they are written

extension Machine {
  func operands(_ arguments: [Argument], _ frame: Frame) -> [Operand] {
    arguments.map {
      Operand(label: $0.label, expression: $0.value, frame: frame, isTrailing: $0.isTrailing)
    }
  }

  /// The value of an argument.
  func value(
    _ operand: Operand, _ type: TypeReference? = nil
  ) throws(Unwind) -> Value {
    if let known = operand.known { return simplified(known) }
    guard let expression = operand.expression, let frame = operand.frame else { return .void }
    let value = try evaluate(expression, frame, type)
    keep(value, for: operand)
    return value
  }

  /// Notes what an argument is, as long as the way of the code goes on on which it was evaluated.
  func keep(_ value: Value, for operand: Operand) {
    operand.known = value
    guard openForks > 0, operand.closure == nil, operand.expression?.isPlainLiteral != true else {
      return
    }
    evaluated.append(operand)
  }

  /// The arguments that were evaluated since then, each as if it had not been.
  func takeEvaluated(since mark: Int) -> [(operand: Operand, value: Value)] {
    guard mark < evaluated.count else { return [] }
    var result: [(operand: Operand, value: Value)] = []
    for operand in evaluated[mark...] {
      if let known = operand.known { result.append((operand, known)) }
      operand.known = nil
    }
    evaluated.removeSubrange(mark...)
    return result
  }

  func call(_ call: Call, _ frame: Frame, _ type: TypeReference?) throws(Unwind) -> Value {
    let around = callPlace
    if call.place.file < index.ownFileCount { callPlace = call.place }
    defer { callPlace = around }
    let arguments = operands(call.arguments, frame)
    written = call.place
    switch call.callee {
    case .name(let name): return try self.call(name, arguments, call, frame, type)
    case .implicitMember(let name, _):
      return try implicitMember(name, arguments, isCall: true, frame, type)
    case .type(let reference):
      if let member = capitalizedMember(reference, frame) {
        return try self.call(call.calling(member), frame, type)
      }
      let own = canonical(reference, frame)
      // `Font.Heading(size: 16)` may be a function that begins with a capital.
      if declaration(own) == nil, case .named(let path, _) = own, path.count > 1 {
        let outer = TypeReference.named(Array(path.dropLast()), [])
        if functions(path[path.count - 1], of: outer, isStatic: true).contains(where: {
          $0.function.match(arguments) != nil
        }) {
          return try self.call(
            path[path.count - 1], on: .value(.type(outer)), .type(outer), arguments, frame, type,
            origin: .call(call))
        }
      }
      return try construct(own, arguments, frame, type)
    case .member(.superValue, let name, _):
      return try callSuper(name, arguments, frame, type)
    case .member(.selfValue, "init", _):
      if let own = frame.made {
        let made = try construct(own, arguments, frame, type)
        if let receiver = frame.receiver { try write(made, to: receiver) }
        return .void
      }
      guard let own = frame.type, let receiver = frame.receiver, !frame.isStatic else {
        return try construct(canonical(.named("Self"), frame), arguments, frame, type)
      }
      let reference = typeReference(of: try read(receiver)) ?? reference(to: own, arguments: [])
      // An object's own class may override the initialiser that a convenience one of a superclass calls.
      let dynamic = own.isReference ? declaration(reference) ?? own : own
      let done = try initialize(
        dynamic,
        declaration(reference) === dynamic
          ? reference : self.reference(to: dynamic, arguments: []), receiver, arguments, frame)
      guard done.isWrapped else { return .void }
      return try branch(done.truth) { () throws(Unwind) -> Value in
        return .void
      } _: { () throws(Unwind) -> Value in
        throw .returning(.null)
      }
    case .member(let base, let name, let place) where base.isImplicitRooted:
      // `.all(4).top(9)`: the whole chain is of the type that is expected.
      let value = try evaluate(base, frame, type)
      return try mapped(value) { (value: Value) throws(Unwind) -> Value in
        self.written = place
        return try self.call(
          name, on: .value(value), value, arguments, frame, type, origin: .call(call))
      }
    case .member(let base, "range", _)
    where arguments.first?.label == "of" && staticType(of: base, frame) == .named("NSString"):
      return try rangeOfUTF16(in: evaluate(base, frame), arguments, frame)
    case .member(let base, let name, let position):
      let contract = contract(of: base, frame)
      let place = try self.place(of: base, frame)
      return try mapped(read(place)) { (value: Value) throws(Unwind) -> Value in
        self.written = position
        if case .null = value, let own = self.staticType(of: base, frame),
          let chosen = try self.choose(
            self.functions(name, of: self.canonical(own, frame)).filter {
              $0.function.match(arguments) != nil
            }, arguments, frame, typeOfValue: nil)
        {
          return try self.invoke(
            chosen.function, chosen.source, .value(value), arguments, frame, type)
        }
        return try self.byType(contract, name, value, base, frame) {
          (contract: TypeDeclaration?) throws(Unwind) -> Value in
          try self.call(
            name, on: self.settled(place, value), value, arguments, frame, type,
            contract: contract, origin: .call(call))
        }
      }
    case .array(let elements) where elements.count == 1:
      // `[hText]()`; capitals are read as a type's.
      guard case .name(let name) = elements[0], isDeclaredType(name.text, frame) else {
        return try self.call(evaluate(call.callee, frame), arguments, type, .call(call))
      }
      let element = canonical(.named([name.text], name.arguments), frame)
      return try construct(.array(element), arguments, frame, type)
    case .link(.member(let base, let name, _)):
      // An optional closure of a property: `onTap?(x)`.
      let callee = try link(read(place(of: .member(base, name, call.place), frame)))
      return try self.call(callee, arguments, type, .call(call))
    default:
      let callee = try evaluate(call.callee, frame)
      return try self.call(callee, arguments, type, .call(call))
    }
  }

  /// What `range(of:)` of an `NSString` gives, which counts UTF-16 units; texts are Swift's.
  private func rangeOfUTF16(
    in text: Value, _ arguments: [Operand], _ frame: Frame
  ) throws(Unwind) -> Value {
    let type = TypeReference.named("NSRange")
    let found = try call(
      "range", on: .value(text), text, arguments, frame, nil, origin: .text("range(of:)"))
    return try mapped(found) { (found: Value) throws(Unwind) -> Value in
      switch found {
      case .some(let range):
        return try self.construct(
          type, [Operand(value: range), Operand("in", value: text)], frame, nil)
      case .null:
        let none = Value.integer(Int.max, .int)
        return try self.construct(
          type, [Operand("location", value: none), Operand("length", value: .integer(0, .int))],
          frame, nil)
      default: return self.unknown("a range", type)
      }
    }
  }

  func origin(_ call: Call) -> String { index.text(file: call.place.file, call.range) }

  func text(of origin: Origin) -> String {
    switch origin {
    case .text(let text): text
    case .call(let call): self.origin(call)
    }
  }

  /// A call of a name.
  private func call(
    _ name: Name, _ arguments: [Operand], _ call: Call, _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    var context = frame.type
    var isOwn = true
    while let around = context {
      let reference = self.reference(to: around, arguments: [])
      if isOwn, let receiver = frame.receiver {
        let value = try read(receiver)
        if case .type(let own) = value, frame.isStatic {
          let candidates = functions(name.text, of: own, isStatic: true).filter {
            $0.function.match(arguments) != nil
          }
          if !candidates.isEmpty {
            guard library.keeps(own) else {
              return try invoke(candidates, receiver, arguments, frame, type, own, call)
            }
            // Its module may have one of the same name, which is meant where the app's own calls it.
            return try self.call(
              name.text, on: receiver, value, arguments, frame, type, origin: .call(call))
          }
          if let (owner, found) = enumCase(name.text, of: own) {
            return try makeCase(owner, own.arguments, found, arguments, frame)
          }
        } else if let own = typeReference(of: value.unwrappedOptional)
          ?? frame.type.map({ self.reference(to: $0, arguments: []) })
        {
          let candidates = self.candidates(
            name.text, of: own, contract: around.kind == .contract ? around : nil, arguments)
          if !candidates.isEmpty {
            return try mapped(value) { (value: Value) throws(Unwind) -> Value in
              let dynamic = self.typeReference(of: try self.read(receiver).unwrappedOptional) ?? own
              let nearest = self.candidates(
                name.text, of: dynamic, contract: around.kind == .contract ? around : nil, arguments
              )
              // `modifier(Plain())` in an extension that has `modifier(_: (Self) -> some View)`, too.
              let meant = try self.meant(
                nearest.isEmpty ? candidates : nearest, beside: value, name.text, arguments, frame)
              guard !meant.isEmpty else {
                return try self.call(
                  name.text, on: receiver, value, arguments, frame, type, origin: .call(call))
              }
              return try self.invoke(meant, receiver, arguments, frame, type, dynamic, call)
            }
          }
          if mayCall(name.text, of: own) {
            let callee = try read(member(name.text, of: receiver, frame))
            return try self.call(callee, arguments, type, .call(call))
          }
          if !namesType(name.text, frame),
            let result = try nativeCall(name.text, on: receiver, value, arguments, type)
          {
            return result
          }
        }
      } else {
        let candidates = functions(name.text, of: reference, isStatic: true).filter {
          $0.function.match(arguments) != nil
        }
        if !candidates.isEmpty {
          return try invoke(
            candidates, .value(.type(reference)), arguments, frame, type, reference, call)
        }
        if mayCall(name.text, of: reference, isStatic: true),
          let place = try? place(of: .name(name), frame)
        {
          return try self.call(read(place), arguments, type, .call(call))
        }
      }
      context = around.container
      isOwn = false
    }
    let own = index.functions(named: name.text).filter {
      ($0.place.file == frame.file || !$0.isPrivate) && $0.match(arguments) != nil
    }
    if !own.isEmpty {
      let source = MemberSource(
        group: index.files[own[0].place.file].group, owner: noOwner, level: 0, bindings: [:])
      return try invoke(
        own.map { ($0, source) }, nil, arguments, frame, type, nil, call)
    }
    if let variable = index.variable(named: name.text, in: frame.file) {
      let callee = try read(
        variable.isStored ? .cell(globalCell(variable)) : .property(.value(.void), variable))
      return try self.call(callee, arguments, type, .call(call))
    }
    let isDeclared = isDeclaredType(name.text, frame)
    if !isDeclared, let result = try library.call(name.text, arguments, self) { return result }
    if name.text.hasPrefix("Native"), frame.file >= index.ownFileCount,
      let result = try preludeFunction(name.text, arguments)
    {
      return result
    }
    if isDeclared || name.text.isTypeName || frame.generics[name.text] != nil {
      let reference = canonical(.named([name.text], name.arguments), frame)
      return try construct(reference, arguments, frame, type)
    }
    if let result = try globalFunction(name.text, arguments, frame, type) { return result }
    if name.text.first?.isLowercase == true, !frame.isStatic, let receiver = frame.receiver,
      let kept = try keepCall(name.text, read(receiver), arguments, call.place)
    {
      return kept
    }
    // `custom("Inter", size: 17)` in an extension of `Font`.
    if frame.isStatic, let receiver = frame.receiver, case .type(let own) = try read(receiver),
      declaration(own) == nil, library.keeps(own)
    {
      return try self.call(
        name.text, on: receiver, .type(own), arguments, frame, type, origin: .call(call))
    }
    return try unknownCall(origin(call), arguments, nil)
  }

  var noOwner: TypeDeclaration { index.noOwner }

  /// Whether a property may hold a function, so that a call of its name is not one of a function of that name.
  private func mayCall(_ name: String, of type: TypeReference, isStatic: Bool = false) -> Bool {
    guard let (variable, _) = variable(name, of: type, isStatic: isStatic) else { return false }
    return variable.type?.mayBeFunction ?? true
  }

  /// The functions that a call of a name on a value means.
  func candidates(
    _ name: String, of type: TypeReference, contract: TypeDeclaration?, _ arguments: [Operand],
    isStatic: Bool = false
  ) -> [Candidate] {
    let all = functions(name, of: type, isStatic: isStatic).filter {
      $0.function.match(arguments) != nil
    }
    if let contract, isRequirement(name, of: contract) {
      guard !isStatic, declaration(type)?.isReference ?? false else { return all }
      let every = functions(name, of: type, hidesOthers: false).filter {
        $0.function.match(arguments) != nil
      }
      return witnesses(every, of: contract, type).first.map { [$0] } ?? all
    }
    guard contract != nil else { return all }
    // What a protocol's extension alone declares is not dispatched to the type.
    let every = functions(name, of: type, isStatic: isStatic, hidesOthers: false)
    let own = every.filter {
      $0.source.owner.kind == .contract && $0.function.match(arguments) != nil
    }
    return own.isEmpty ? all : own
  }

  /// What meets a protocol's requirement: a subclass of the class that conforms has to override it.
  private func witnesses(
    _ candidates: [Candidate], of contract: TypeDeclaration, _ type: TypeReference
  ) -> [Candidate] {
    guard let own = declaration(type), own.isReference else { return candidates }
    let lineage = [own] + ancestors(of: own)
    let target = reference(to: contract, arguments: [])
    guard
      let conforming = lineage.lastIndex(where: { ancestor in
        conforms(reference(to: ancestor, arguments: []), to: target)
      })
    else { return candidates }
    return candidates.filter { candidate in
      guard let number = lineage.firstIndex(where: { $0 === candidate.source.owner }) else {
        return true
      }
      return number >= conforming || candidate.function.isOverride
    }
  }

  /// Calls one of several functions.
  private func invoke(
    _ candidates: [Candidate], _ receiver: Place?, _ arguments: [Operand], _ frame: Frame,
    _ type: TypeReference?, _ own: TypeReference?, _ call: Call
  ) throws(Unwind) -> Value {
    guard
      let chosen = try choose(candidates, arguments, frame, typeOfValue: own, expected: type)
    else {
      return try unknownCall(origin(call), arguments, nil)
    }
    return try invoke(chosen.function, chosen.source, receiver, arguments, frame, type)
  }

  // MARK: - Members

  /// A call on what is at a place.
  func call(
    _ name: String, on place: Place, _ value: Value, _ arguments: [Operand], _ frame: Frame,
    _ type: TypeReference?, contract: TypeDeclaration? = nil, origin: Origin
  ) throws(Unwind) -> Value {
    let written = self.written
    switch value {
    case .type(.named(let path, _))
    where path.count == 1 && (path[0] == "Swift" || index.isSystemModule(path[0])):
      if name.first?.isUppercase == true {
        return try construct(canonical(.named(path + [name], []), frame), arguments, frame, type)
      }
      if let result = try globalFunction(name, arguments, frame, type) { return result }
      return try unknownCall(text(of: origin), arguments, nil)
    case .type(let own):
      if name == "init" { return try construct(own, arguments, frame, type) }
      if let (owner, found) = enumCase(name, of: own) {
        return try makeCase(owner, own.arguments, found, arguments, frame)
      }
      let candidates = try fittingBesideLibrary(
        self.candidates(name, of: own, contract: nil, arguments, isStatic: true), of: own,
        arguments, frame)
      if let chosen = try choose(candidates, arguments, frame, typeOfValue: own, expected: type) {
        return try invoke(chosen.function, chosen.source, place, arguments, frame, type)
      }
      if candidates.isEmpty, mayCall(name, of: own, isStatic: true) {
        let callee = try read(member(name, of: place, frame))
        return try call(callee, arguments, type, origin)
      }
      if case .metatype = own {
      } else if let result = try staticCall(name, on: own, arguments, frame, type) {
        return result
      }
      // `T.method` wants the receiver.
      let unbound = functions(name, of: own)
      if !unbound.isEmpty, arguments.count == 1 {
        return .function(
          FunctionValue(
            .declared(
              unbound.map(\.function), receiver: .value(try self.value(arguments[0])), frame: frame)
          ))
      }
      if let inner = nestedType(name, in: own) {
        return try construct(inner, arguments, frame, type)
      }
      if declaration(own) == nil {
        if let known = try library.value(of: name, arguments, ofType: own, self) { return known }
        if name.first?.isUppercase == true, case .named(let path, _) = own {
          return try construct(.named(path + [name], []), arguments, frame, type)
        }
      }
      if library.keeps(own) {
        return try keep(name, of: nil, root: own, arguments, at: written, own)
      }
      if let known = try library.value(of: name, arguments, undeclaredIn: own, self) {
        return known
      }
      if TextLookup.isAboutTexts(name) {
        var values: [Value] = []
        for argument in arguments { values.append(try self.value(argument)) }
        if let known = library.text(ofFunction: name, in: own.name, values, self) { return known }
      }
      return try unknownCall(text(of: origin), arguments, nil)
    case .function:
      if name == "callAsFunction" { return try call(value, arguments, type, origin) }
    case .void where library.changesNothing(name, self),
      .null where library.changesNothing(name, self):
      // What a builder makes of nothing, and an optional view that is not there.
      return value
    case .unknown(let unknown):
      if let known = materialize(unknown) {
        return try call(
          name, on: .value(known), known, arguments, frame, type, contract: contract,
          origin: origin)
      }
      if let own = unknown.type, !own.isOptional {
        let candidates = self.candidates(
          name, of: own,
          contract: contract ?? declaration(own).flatMap { $0.kind == .contract ? $0 : nil },
          arguments
        )
        .filter { candidate in
          // What a type that nobody knows may do otherwise.
          declaration(own)?.kind == .enumeration
            || candidate.source.owner.kind == .contract
              && !isRequirement(name, of: candidate.source.owner)
            || candidate.source.owner.kind == .foreign
        }
        if let chosen = try choose(candidates, arguments, frame, typeOfValue: own, expected: type) {
          return try invoke(chosen.function, chosen.source, place, arguments, frame, type)
        }
      }
      if unknown.type?.isOptional ?? false, ["map", "flatMap"].contains(name) {
        return try optionalMap(name, value, arguments)
      }
      if let kept = try keepCall(name, value, arguments, written) { return kept }
      return try unknownMember(name, unknown, place, arguments)
    default: break
    }
    if let own = typeReference(of: value) {
      let all = self.candidates(name, of: own, contract: contract, arguments)
      let candidates = try meant(all, beside: value, name, arguments, frame)
      if let chosen = try choose(candidates, arguments, frame, typeOfValue: own, expected: type) {
        return try invoke(chosen.function, chosen.source, place, arguments, frame, type)
      }
      if all.isEmpty, mayCall(name, of: own) {
        let callee = try read(member(name, of: place, frame))
        return try call(callee, arguments, type, origin)
      }
      if candidates.isEmpty,
        let found = try dynamicMember(name, of: place, value, isCall: true)
      {
        return try call(read(found), arguments, type, origin)
      }
    }
    if case .tuple(let elements) = value,
      let element = elements.first(where: { $0.label == name })
        ?? Int(name).flatMap({ elements.indices.contains($0) ? elements[$0] : nil })
    {
      return try call(element.value, arguments, type, origin)
    }
    if name == "appending", case .keyPath(var path) = value, let first = arguments.first,
      case .keyPath(let more) = try self.value(first)
    {
      path.parts += more.parts
      return .keyPath(path)
    }
    if case .foreign(let foreign) = value, arguments.count == 1, library.appends(name, to: foreign)
    {
      let longer = try keep("+", of: value, root: nil, arguments, at: nil, foreign.type)
      try write(longer, to: place)
      return .void
    }
    if let kept = try keepCall(name, value, arguments, written) { return kept }
    if let result = try nativeCall(name, on: place, value, arguments, type) { return result }
    if case .some(let inner) = value {
      return try mapped(inner) { (inner: Value) throws(Unwind) -> Value in
        try self.call(
          name, on: .unwrapped(place), inner, arguments, frame, type, contract: contract,
          origin: origin)
      }
    }
    let result = try unknownCall(
      text(of: origin), arguments, place, resultType(name, of: typeReference(of: value)))
    if !Self.constantFunctions.contains(name), !name.isOfParticiple {
      // It may change the value that it is called on.
      switch value {
      case .string, .text, .array, .set, .dictionary:
        try write(unknown(text(of: origin), typeReference(of: value)), to: place)
      default: break
      }
    }
    return result
  }

  /// Functions of Swift's and Foundation's values that change nothing.
  private static let constantFunctions: Set<String> = [
    "formatted", "components", "range", "ranges", "firstRange", "distance", "data", "compare",
    "localizedCompare", "enumerated", "map",
    "flatMap",
    "compactMap", "filter", "reduce", "joined", "sorted", "min", "max", "split", "firstIndex",
    "contains", "first",
    "last", "prefix", "suffix", "dropFirst", "dropLast", "applyingTransform", "folding",
    "addingPercentEncoding",
    "removingPercentEncoding", "lengthOfBytes", "appendingPathComponent", "size", "boundingRect",
    "draw",
    "trimmingCharacters", "padding", "localizedStandardContains", "matches", "firstMatch",
    "wholeMatch",
    "publisher", "withCString", "subtracting", "union", "intersection", "chunked", "shuffled",
    "randomElement",
  ]

  private func callSuper(
    _ name: String, _ arguments: [Operand], _ frame: Frame, _ type: TypeReference?
  ) throws(Unwind) -> Value {
    guard let own = frame.type, let receiver = frame.receiver else {
      return try unknownCall("super.\(name)", arguments, nil)
    }
    if name == "init" {
      guard let parent = superclasses(of: own).first, let declaration = declaration(parent) else {
        return .void
      }
      try initialize(declaration, parent, receiver, arguments, frame)
      return .void
    }
    for parent in superclasses(of: own) {
      let candidates = functions(name, of: parent, isStatic: frame.isStatic).filter {
        $0.function.match(arguments) != nil
      }
      if let chosen = try choose(candidates, arguments, frame, typeOfValue: parent, expected: type)
      {
        return try invoke(chosen.function, chosen.source, receiver, arguments, frame, type)
      }
    }
    if let result = try nativeCall(name, on: receiver, read(receiver), arguments, type) {
      return result
    }
    return try unknownCall("super.\(name)", arguments, nil)
  }
}

extension Operand {
  func relabelled(_ label: String?) -> Operand {
    guard self.label != label || isTrailing else { return self }
    let copy: Operand
    if let expression, let frame {
      copy = Operand(label: label, expression: expression, frame: frame, isTrailing: false)
      copy.known = known
    } else {
      copy = Operand(label, value: known ?? .void)
    }
    copy.place = place
    return copy
  }
}

extension TypeDeclaration {
  var isResultBuilder: Bool { attributes.contains { $0.name == "resultBuilder" } }
}

extension String {
  /// Whether a function's name is that of one that gives a changed value and leaves its own: `trimmed`, `removingSpaces`.
  ///
  /// Source: swift.org, API Design Guidelines, on names of mutating and nonmutating methods.
  fileprivate var isOfParticiple: Bool {
    let word = prefix { !$0.isUppercase }
    return word.count > 4 && (word.hasSuffix("ed") || word.hasSuffix("ing"))
  }
}
