import CodeLowering
import SwiftCode

// MARK: - By what type code knows a value

extension Machine {
  /// The protocol that an expression's value is only known by where it stands: nil where its own type is.
  func contract(of expression: Expression, _ frame: Frame) -> TypeDeclaration? {
    guard let type = staticType(of: expression, frame) else { return nil }
    return contract(type, frame)
  }

  func contract(_ type: TypeReference, _ frame: Frame) -> TypeDeclaration? {
    switch type {
    case .named(let path, _):
      if path.count == 1, let bound = frame.constraints[path[0]] { return contract(bound, frame) }
      let declaration = index.declaration(path: path, in: frame.type, file: frame.file)
      return declaration?.kind == .contract ? declaration : nil
    case .optional(let wrapped): return contract(wrapped, frame)
    default: return nil
    }
  }

  /// The type that is written for what an expression names.
  func staticType(of expression: Expression, _ frame: Frame) -> TypeReference? {
    switch expression {
    case .local(let local): return frame.types[local.rawValue]
    case .call(let call): return staticType(of: call, frame)
    case .conditional(_, let one, let other):
      guard let type = staticType(of: one, frame) else { return nil }
      return staticType(of: other, frame) == type ? type : nil
    case .name(let name):
      guard let type = frame.type else { return nil }
      let reference = reference(to: type, arguments: [])
      return variable(name.text, of: reference, isStatic: frame.isStatic).flatMap { written($0.0) }
    case .selfValue:
      return frame.type.flatMap { $0.kind == .contract ? reference(to: $0, arguments: []) : nil }
    case .element(let base, let arguments, _):
      guard let type = staticType(of: base, frame) else { return nil }
      switch type.unwrapped {
      case .array(let element) where arguments.count == 1: return element
      case .dictionary(_, let value): return .optional(value)
      default: return nil
      }
    case .link(let inner), .forced(let inner, _): return staticType(of: inner, frame)?.unwrapped
    case .cast(_, let type, _): return type
    case .member(let base, let name, _):
      if let type = namedType(base, frame) {
        return variable(name, of: type, isStatic: true).flatMap { written($0.0) }
      }
      guard let type = staticType(of: base, frame) else { return nil }
      if case .tuple(let elements) = canonical(type, frame) {
        return Int(name).flatMap { elements.indices.contains($0) ? elements[$0].type : nil }
      }
      return variable(name, of: canonical(type.unwrapped, frame)).flatMap { written($0.0) }
    default: return nil
    }
  }

  /// The type that is written for a property, as it is meant in its own file.
  private func written(_ property: VariableDeclaration) -> TypeReference? {
    property.type.map {
      canonical($0, in: property.container, generics: [:], file: property.place.file, depth: 0)
    }
  }

  /// The type of what a call gives, where all functions of its name that could be meant give the same.
  private func staticType(of call: Call, _ frame: Frame) -> TypeReference? {
    if let type = namedType(call.callee, frame) { return type }
    let functions: [FunctionDeclaration]
    switch call.callee {
    case .local(let local):
      if case .function(_, let result)? = frame.types[local.rawValue] { return result }
      return nil
    case .name(let name): functions = self.functions(named: name.text, frame)
    case .member(let base, let name, _):
      if let type = namedType(base, frame) {
        functions = self.functions(name, of: type, isStatic: true).map(\.function)
      } else {
        guard let type = staticType(of: base, frame) else { return nil }
        functions = self.functions(name, of: canonical(type.unwrapped, frame)).map(\.function)
      }
    default: return nil
    }
    var type: TypeReference?
    for function in functions {
      guard function.generics.isEmpty, let written = function.result else { return nil }
      let result = canonical(
        written, in: function.container, generics: [:], file: function.place.file, depth: 0)
      if let type, type != result { return nil }
      type = result
    }
    return type
  }

  /// The functions of a name that stand nearest around code.
  private func functions(named name: String, _ frame: Frame) -> [FunctionDeclaration] {
    var context = frame.type
    while let type = context {
      let found = functions(name, of: reference(to: type, arguments: []), isStatic: nil)
      if !found.isEmpty { return found.map(\.function) }
      context = type.container
    }
    return index.functions(named: name)
  }

  /// The type of the sources that an expression names.
  private func namedType(_ expression: Expression, _ frame: Frame) -> TypeReference? {
    let written: TypeReference
    switch expression {
    case .type(let type): written = type
    case .name(let name) where namesType(name.text, frame): written = .named(name.text)
    default: return nil
    }
    let type = canonical(written, frame)
    return declaration(type) == nil ? nil : type
  }

  // MARK: - Members that two declare

  /// The protocol whose extension declares a member that a type declares, too, and for which the protocol does not ask: which of
  /// both is meant decides the type by which code knows the value.
  func rival(_ name: String, of value: Value) -> TypeDeclaration? {
    guard let type = typeReference(of: value), declaration(type) != nil else { return nil }
    let key = VariableKey(type: type, name: name, isStatic: false)
    if let known = rivals[key] { return known }
    let found = findRival(name, of: type)
    rivals[key] = .some(found)
    return found
  }

  private func findRival(_ name: String, of type: TypeReference) -> TypeDeclaration? {
    let sources = members(of: type).filter { $0.group.declares(name) }
    guard sources.contains(where: { $0.owner.kind != .contract }) else { return nil }
    return sources.first {
      $0.owner.kind == .contract && !$0.group.isOwn && $0.owner.place.file < index.ownFileCount
        && !isRequirement(name, of: $0.owner)
    }?.owner
  }

  /// Whether code knows a value by a type that declares a member itself.
  func isKnownByOwner(of name: String, _ expression: Expression, _ frame: Frame) -> Bool {
    switch expression {
    case .selfValue, .superValue: return contractOf(frame) == nil
    default: break
    }
    guard let type = staticType(of: expression, frame).map({ canonical($0.unwrapped, frame) }),
      let own = declaration(type), own.kind != .contract
    else { return false }
    return members(of: type).contains {
      $0.owner.kind != .contract && $0.group.declares(name)
    }
  }

  /// Does something with a value that is known by its own type, by a protocol, or by one of both.
  func byType(
    _ contract: TypeDeclaration?, _ name: String, _ value: Value, _ expression: Expression,
    _ frame: Frame, _ body: (TypeDeclaration?) throws(Unwind) -> Value
  ) throws(Unwind) -> Value {
    guard contract == nil, let rival = rival(name, of: value),
      !isKnownByOwner(of: name, expression, frame)
    else { return try body(contract) }
    return try branch(unknown("the type by which code knows \(name)", .named("Bool"))) {
      () throws(Unwind) -> Value in
      try body(rival)
    } _: { () throws(Unwind) -> Value in
      try body(nil)
    }
  }
}

extension MemberGroup {
  /// Whether it says what a member of values does.
  fileprivate func declares(_ name: String) -> Bool {
    functions.contains { $0.name == name && !$0.isStatic && $0.body != nil }
      || variables.contains {
        $0.name == name && !$0.isStatic && !$0.accessors.isRequirement
      }
  }
}
