import SwiftSyntax

/// What was assumed of unknown values where they were compared with constants, so that no two branches that exclude each
/// other are taken.
///
/// Values are named by their origin, constants as the source writes them: `.done`, `"a"`, `3`.
struct Narrowings: Sendable {
  /// A condition such as `kind == .done`.
  struct Comparison: Sendable {
    var subject: String
    var constant: String
    var isEqual: Bool
  }

  /// What a value may still be.
  private struct Narrowing {
    var allowed: Set<String>?
    var excluded: Set<String> = []
    /// The last assumption that said so.
    var reason: String
  }

  private var narrowings: [String: Narrowing] = [:]
  private var comparisons: [String: Comparison] = [:]
  /// All that values of enumerations may be.
  private var cases: [String: Set<String>] = [:]

  /// Whether a value is one of several constants; nil where that is still open.
  func isOne(
    of constants: Set<String>, _ subject: String
  ) -> (holds: Bool, reason: String)? {
    guard let narrowing = narrowings[subject], !constants.isEmpty else { return nil }
    if let allowed = narrowing.allowed ?? cases[subject]?.subtracting(narrowing.excluded) {
      if allowed.isDisjoint(with: constants) { return (false, narrowing.reason) }
      if allowed.isSubset(of: constants) { return (true, narrowing.reason) }
    }
    return constants.isSubset(of: narrowing.excluded) ? (false, narrowing.reason) : nil
  }

  /// A constant as its source writes it; nil for values that are worked out.
  static func constant(_ value: Value) -> String? {
    switch value.readable {
    case .enumCase(let choice) where choice.payload.isEmpty: "." + choice.name
    case .symbol(let symbol) where symbol.steps.count == 1 && symbol.steps[0].arguments == nil:
      "." + symbol.steps[0].name
    case .string(let text) where text.isCertain: text.known.map { "\"\($0)\"" }
    case .number(let number, true): "\(Int(clamping: number))"
    default: nil
    }
  }

  /// The case that a tag stands for, which may be its raw value.
  func caseName(of constant: String, _ subject: String) -> String {
    guard constant.hasPrefix("\""), let cases = cases[subject] else { return constant }
    let name = "." + constant.dropFirst().dropLast()
    return cases.contains(name) ? name : constant
  }

  mutating func note(_ cases: Set<String>, of subject: String) { self.cases[subject] = cases }

  /// A comparison that is not decided yet, by the condition that will be.
  mutating func note(_ comparison: Comparison, as condition: String) {
    comparisons[condition] = comparison
  }

  /// A condition was taken to hold or not.
  mutating func decide(_ condition: String, holds: Bool) {
    guard let comparison = comparisons[condition] else { return }
    let reason = "\(condition): \(holds)"
    if holds == comparison.isEqual {
      allow([comparison.constant], for: comparison.subject, reason)
    } else {
      exclude([comparison.constant], for: comparison.subject, reason)
    }
  }

  mutating func allow(_ constants: Set<String>, for subject: String, _ reason: String) {
    narrowings[subject, default: Narrowing(reason: reason)].allowed = constants
    narrowings[subject]?.reason = reason
  }

  mutating func exclude(_ constants: Set<String>, for subject: String, _ reason: String) {
    narrowings[subject, default: Narrowing(reason: reason)].excluded.formUnion(constants)
    narrowings[subject]?.reason = reason
  }
}

extension Evaluator {
  /// `kind == .done` of a value that is not known; nil where other operands or operators are meant.
  func comparison(_ name: String, _ first: Value, _ second: Value) -> Value? {
    if let emptiness = emptiness(name, first, second) { return emptiness }
    guard name == "==" || name == "!=" else { return nil }
    let subject: String
    let constant: String
    if case .unknown(let unknown) = first.readable, let known = Narrowings.constant(second) {
      (subject, constant) = (unknown.origin, known)
    } else if case .unknown(let unknown) = second.readable, let known = Narrowings.constant(first) {
      (subject, constant) = (unknown.origin, known)
    } else {
      return nil
    }
    noteCases(of: first)
    noteCases(of: second)
    let condition = "\(origin(of: first)) \(name) \(origin(of: second))"
    if let (holds, reason) = narrowings.isOne(of: [constant], subject) {
      return .bool(holds == (name == "==")).assuming(reason)
    }
    narrowings.note(
      Narrowings.Comparison(subject: subject, constant: constant, isEqual: name == "=="),
      as: condition)
    return .unknown(Unknown(condition))
  }

  /// Keeps in mind what an unknown value of an enumeration may be.
  func noteCases(of value: Value) {
    guard case .unknown(let unknown) = value.readable, let type = unknown.type, !type.isOptional,
      let declaration = declaration(of: type), declaration.kind == .enumeration
    else { return }
    narrowings.note(Set(declaration.members.cases.map { "." + $0.name }), of: unknown.origin)
  }

  /// `items.count == 0` as `items.isEmpty`.
  private func emptiness(_ name: String, _ first: Value, _ second: Value) -> Value? {
    guard case .unknown(let unknown) = first.readable, unknown.origin.hasSuffix(".count"),
      case .number(let number, true) = second.readable
    else { return nil }
    let isEmpty = unknown.origin.dropLast(".count".count) + ".isEmpty"
    switch (name, number) {
    case ("==", 0), ("<", 1), ("<=", 0): return .unknown(Unknown(String(isEmpty)))
    case ("!=", 0), (">", 0), (">=", 1): return .unknown(Unknown("!" + isEmpty))
    default: return nil
    }
  }

}

extension SwitchCaseSyntax {
  /// The constants that it is for; nil where it asks for more.
  var constants: Set<String>? {
    guard case .case(let label) = label else { return nil }
    var constants: Set<String> = []
    for item in label.caseItems {
      guard item.whereClause == nil,
        let constant = item.pattern.as(ExpressionPatternSyntax.self)?.expression.constant
          ?? item.pattern.as(ValueBindingPatternSyntax.self)?.pattern
          .as(ExpressionPatternSyntax.self)?.expression.constant
      else { return nil }
      constants.insert(constant)
    }
    return constants
  }
}

extension ExprSyntax {
  /// `.done` of `.done`, `Kind.done` and `.done(let date)`; a literal as it is.
  fileprivate var constant: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      return "." + member.declName.baseName.nameText
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.constant }
    if let number = self.as(IntegerLiteralExprSyntax.self) { return number.literal.text }
    guard let text = self.as(StringLiteralExprSyntax.self), text.segments.count == 1,
      case .stringSegment(let segment)? = text.segments.first
    else { return nil }
    return "\"\(segment.content.text)\""
  }
}
