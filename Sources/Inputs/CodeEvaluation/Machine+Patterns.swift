import CodeLowering
import SwiftCode

extension Machine {
  /// Gives the names of a pattern that always matches their values.
  func bind(_ pattern: Pattern, _ value: Value, _ frame: Frame) throws(Unwind) {
    switch pattern {
    case .any: break
    case .binding(let local, _):
      grow(frame, to: local.rawValue)
      if frame.cells[local.rawValue] < 0 {
        frame.cells[local.rawValue] = newCell(value)
      } else {
        store(settled(value), in: frame.cells[local.rawValue])
      }
    case .tuple(let parts):
      guard case .tuple(let elements) = simplified(value), elements.count == parts.count else {
        for (number, part) in parts.enumerated() {
          let element: Value =
            if case .choice = value {
              try mapped(value) { (value: Value) throws(Unwind) -> Value in
                if case .tuple(let elements) = value, elements.indices.contains(number) {
                  return elements[number].value
                }
                return self.derivedMember(value, ".\(number)", nil)
              }
            } else {
              derivedMember(value, ".\(number)", elementType(value, number))
            }
          try bind(part.pattern, element, frame)
        }
        return
      }
      for (part, element) in zip(parts, elements) {
        try bind(part.pattern, element.value, frame)
      }
    default: _ = try match(pattern, value, frame)
    }
  }

  private func elementType(_ value: Value, _ number: Int) -> TypeReference? {
    guard case .unknown(let unknown) = value, case .tuple(let elements)? = unknown.type,
      elements.indices.contains(number)
    else { return nil }
    return elements[number].type
  }

  /// Whether a value matches a pattern, whose names it gets.
  func match(_ pattern: Pattern, _ value: Value, _ frame: Frame) throws(Unwind) -> Value {
    try mapped(value) { (value: Value) throws(Unwind) -> Value in
      try self.matchOne(pattern, value, frame)
    }
  }

  private func matchOne(_ pattern: Pattern, _ value: Value, _ frame: Frame) throws(Unwind) -> Value
  {
    switch pattern {
    case .any: return .bool(true)
    case .binding:
      try bind(pattern, value, frame)
      return .bool(true)
    case .tuple(let parts):
      var result = Value.bool(true)
      for (number, part) in parts.enumerated() {
        let element: Value =
          if case .tuple(let elements) = value, elements.indices.contains(number) {
            elements[number].value
          } else {
            derivedMember(value, ".\(number)", elementType(value, number))
          }
        result = both(result, try match(part.pattern, element, frame))
        if case .bool(false) = result { return result }
      }
      return result
    case .optional(let inner):
      return try unwrapping(value) { (value: Value) throws(Unwind) -> Value in
        try self.match(inner, value, frame)
      } _: { () throws(Unwind) -> Value in
        .bool(false)
      }
    case .type(let written):
      let type = canonical(written, frame)
      return isInstance(value.unwrapped(for: type), type)
    case .cast(let inner, let written):
      let type = canonical(written, frame)
      let value = value.unwrapped(for: type)
      return try branch(isInstance(value, type)) { () throws(Unwind) -> Value in
        try self.match(inner, value, frame)
      } _: { () throws(Unwind) -> Value in
        .bool(false)
      }
    case .expression(let expression): return try matches(expression, value, frame)
    case .enumCase(let type, let name, let payload):
      return try matchCase(type, name, payload, value, frame)
    }
  }

  private func matchCase(
    _ type: TypeReference?, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?,
    _ value: Value, _ frame: Frame
  ) throws(Unwind) -> Value {
    switch value {
    case .null: return .bool(name == "none")
    case .some(let inner):
      if name == "none", enumCaseExists("none", inner) == false { return .bool(false) }
      if name == "some", enumCaseExists("some", inner) == false {
        guard let part = payload?.first else { return .bool(true) }
        return try match(part.pattern, inner, frame)
      }
      return try match(.enumCase(type: type, name, payload), inner, frame)
    case .enumCase(let enumeration):
      if enumeration.type.hasCase(name) {
        if let type, let own = declaration(type, frame), own !== enumeration.type {
          return .bool(false)
        }
        guard enumeration.name == name else { return .bool(false) }
        guard let payload, !payload.isEmpty else { return .bool(true) }
        if payload.count == 1, enumeration.payload.count > 1 {
          // `case .pair(let both)`.
          return try match(payload[0].pattern, .tuple(enumeration.payload), frame)
        }
        return try match(payload.map(\.pattern), enumeration.payload.map(\.value), frame)
      }
    case .unknown(let unknown):
      if unknown.type?.isOptional ?? false {
        if name == "none" { return isNull(value) }
        return try unwrapping(value) { (inner: Value) throws(Unwind) -> Value in
          if name == "some" {
            guard let part = payload?.first else { return .bool(true) }
            return try self.match(part.pattern, inner, frame)
          }
          return try self.match(.enumCase(type: type, name, payload), inner, frame)
        } _: { () throws(Unwind) -> Value in
          .bool(false)
        }
      }
      if let made = foreignCases[unknown.id], made.name == name, let payload,
        payload.count == made.payload.count
      {
        return try match(payload.map(\.pattern), made.payload, frame)
      }
      let known = unknown.type.flatMap { enumCase(name, of: $0) }
      // Cases rule each other out.
      if let (owner, found) = known {
        let isOne = isCase(found, unknown, owner)
        if case .bool(false) = isOne { return isOne }
        try bindUnknown(payload, unknown, found, frame)
        if case .bool(true) = isOne { return isOne }
        var truth = isOne
        // Narrower patterns within the payload may not hold.
        for (number, part) in (payload ?? []).enumerated() {
          let element = payloadValue(unknown, found, number)
          truth = both(condition(truth), try match(part.pattern, element, frame))
        }
        return truth
      }
      for (number, part) in (payload ?? []).enumerated() {
        try bind(part.pattern, derivedMember(value, "\(name).\(number)", nil), frame)
      }
      return derived(
        "?\(unknown.id.rawValue) case \(name)", "\(unknown.origin) is .\(name)", .named("Bool"))
    default: break
    }
    // A value of another type than the case's, such as another error.
    if let type, enumCase(name, of: canonical(type, frame)) != nil, value.isKnown {
      return .bool(false)
    }
    // A case of another module's type, as code made it: `.failed(error)`.
    if case .foreign(let foreign) = value, foreign.base == nil,
      foreign.name == name, let arguments = foreign.arguments, let payload,
      payload.count == arguments.count
    {
      return try match(payload.map(\.pattern), arguments.map(\.value), frame)
    }
    // Cases of another module's type: those of two names rule each other out.
    if case .foreign(let foreign) = value, foreign.base == nil, foreign.arguments == nil,
      payload == nil, foreign.name != name, !name.isEmpty, !foreign.name.isEmpty,
      foreign.name != "init"
    {
      return .bool(false)
    }
    // A static member that is compared.
    let own = type.map { canonical($0, frame) } ?? typeReference(of: value)
    if let own, payload == nil {
      let constant = try implicitMember(name, [], isCall: false, frame, own)
      return try matching(constant, value, frame)
    }
    return unknown("matches .\(name)", .named("Bool"))
  }

  /// Whether all parts match.
  private func match(
    _ patterns: [Pattern], _ values: [Value], _ frame: Frame
  ) throws(Unwind) -> Value {
    var result = Value.bool(true)
    for (pattern, value) in zip(patterns, values) {
      result = both(result, try match(pattern, value, frame))
      if case .bool(false) = result { return result }
    }
    return result
  }

  private func payloadValue(_ unknown: Unknown, _ found: CaseDeclaration, _ number: Int) -> Value {
    let type: TypeReference? =
      found.parameters.indices.contains(number)
      ? canonical(
        found.parameters[number].type, in: unknown.type.flatMap { declaration($0) }, generics: [:],
        file: nil, depth: 0)
      : nil
    return derived(
      "?\(unknown.id.rawValue).\(found.name).\(number)", "\(unknown.origin).\(found.name)", type)
  }

  private func bindUnknown(
    _ payload: [(label: String?, pattern: Pattern)]?, _ unknown: Unknown, _ found: CaseDeclaration,
    _ frame: Frame
  ) throws(Unwind) {
    for (number, part) in (payload ?? []).enumerated() {
      if case .binding = part.pattern {
        try bind(part.pattern, payloadValue(unknown, found, number), frame)
      }
    }
  }

  private func enumCaseExists(_ name: String, _ value: Value) -> Bool {
    if case .enumCase(let enumeration) = value { return enumeration.type.hasCase(name) }
    return false
  }

  /// `value ~= expression`.
  private func matches(
    _ expression: Expression, _ value: Value, _ frame: Frame
  ) throws(Unwind) -> Value {
    if case .null = expression { return isNull(value) }
    let pattern = try evaluate(expression, frame, typeReference(of: value))
    return try matching(pattern, value, frame)
  }

  func matching(_ pattern: Value, _ value: Value, _ frame: Frame) throws(Unwind) -> Value {
    // The app's own `~=`.
    let own = try ownOperator("~=", [pattern, value], frame)
    if let own { return own }
    switch simplified(pattern) {
    case .range(let range): return try contains(range, value)
    case .type(let type): return .bool(typeReference(of: value) == .metatype(type))
    default: return try equal(pattern, value)
    }
  }
}

extension Pattern {
  /// Whether every value of its type matches: it only gives names.
  var matchesAll: Bool {
    switch self {
    case .any, .binding: true
    case .tuple(let parts): parts.allSatisfy { $0.pattern.matchesAll }
    default: false
    }
  }
}
