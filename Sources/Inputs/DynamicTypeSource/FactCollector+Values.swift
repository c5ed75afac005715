import SwiftSyntax

extension FactCollector {
  /// What an expression is, as far as its syntax says.
  func value(of expression: ExprSyntax, depth: Int = 0) -> Value {
    guard depth < 24 else { return .other }
    if let font = fontsBySyntax[expression.id] { return .font(font) }
    switch expression.kind {
    case .nilLiteralExpr: return .nothing
    case .booleanLiteralExpr: return .boolean(text(of: expression) == "true")
    case .integerLiteralExpr, .floatLiteralExpr:
      return number(text(of: expression)).map { .number($0) } ?? .other
    case .prefixOperatorExpr:
      return prefixValue(expression.cast(PrefixOperatorExprSyntax.self), depth)
    case .postfixOperatorExpr:
      let postfix = expression.cast(PostfixOperatorExprSyntax.self)
      guard postfix.operator.text == "..." else { return .other }
      return .range(lower: value(of: postfix.expression, depth: depth + 1), upper: nil)
    case .sequenceExpr: return sequenceValue(expression.cast(SequenceExprSyntax.self), depth)
    case .functionCallExpr: return callValue(expression.cast(FunctionCallExprSyntax.self), depth)
    case .memberAccessExpr:
      return memberValue(expression.cast(MemberAccessExprSyntax.self), depth)
    case .declReferenceExpr: return path(of: expression).map { .name($0) } ?? .other
    default:
      guard let inner = unwrapped(expression) else { return .other }
      return value(of: inner, depth: depth + 1)
    }
  }

  /// What stands within parentheses, or before `!`, `?` or `as`; nil for all other expressions.
  func unwrapped(_ expression: ExprSyntax) -> ExprSyntax? {
    if let tuple = expression.as(TupleExprSyntax.self) {
      guard tuple.elements.count == 1 else { return nil }
      return tuple.elements.first?.expression
    }
    return expression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(TryExprSyntax.self)?.expression
  }

  /// The names of a dotted expression, a leading `self` left out; nil where it is anything else.
  ///
  /// `button.titleLabel?.font` gives three names.
  func path(of expression: ExprSyntax) -> [String]? {
    var names: [String] = []
    var next = expression
    for _ in 0..<16 {
      if let member = next.as(MemberAccessExprSyntax.self) {
        guard let base = member.base else { return nil }
        names.append(member.declName.baseName.text)
        next = base
      } else if let reference = next.as(DeclReferenceExprSyntax.self) {
        if reference.baseName.text != "self" { names.append(reference.baseName.text) }
        return names.reversed()
      } else if next.is(SuperExprSyntax.self) {
        return names.reversed()
      } else if let inner = unwrapped(next) {
        next = inner
      } else {
        return nil
      }
    }
    return nil
  }

  private func number(_ text: String) -> Double? {
    Double(text.filter { $0 != "_" })
  }

  private func prefixValue(_ prefix: PrefixOperatorExprSyntax, _ depth: Int) -> Value {
    let operand = value(of: prefix.expression, depth: depth + 1)
    switch (prefix.operator.text, operand) {
    case ("-", .number(let number)): return .number(-number)
    case ("...", _), ("..<", _): return .range(lower: nil, upper: operand)
    default: return .other
    }
  }

  private func memberValue(_ member: MemberAccessExprSyntax, _ depth: Int) -> Value {
    let name = member.declName.baseName.text
    guard let base = member.base else { return .member(name) }
    if let names = path(of: ExprSyntax(member)) { return .name(names) }
    guard case .font(let font) = value(of: base, depth: depth + 1) else { return .other }
    return Self.keepsSize(name) ? .font(font) : .fontMetric(font)
  }

  private func sequenceValue(_ sequence: SequenceExprSyntax, _ depth: Int) -> Value {
    let elements = Array(sequence.elements)
    return choice(in: sequence, elements, depth) ?? value(ofOperands: elements, depth)
  }

  /// What operands are worth with the signs between them.
  private func value(ofOperands elements: [ExprSyntax], _ depth: Int) -> Value {
    guard elements.count % 2 == 1, elements.count < 24 else { return .other }
    let operators = stride(from: 1, to: elements.count, by: 2).map {
      elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }
    let operands = stride(from: 0, to: elements.count, by: 2).map {
      value(of: elements[$0], depth: depth + 1)
    }
    if operators == ["..."] || operators == ["..<"] {
      return .range(lower: operands[0], upper: operands[1])
    }
    if operators.allSatisfy({ $0 == "??" }) {
      return operands.dropFirst().contains(where: isPointSize) ? .choice(operands) : operands[0]
    }
    guard operators.allSatisfy({ ["+", "-", "*", "/"].contains($0) }) else { return .other }
    return .arithmetic(operands)
  }

  /// Whether a value is the size of some font: `preferred.pointSize`.
  private func isPointSize(_ value: Value) -> Bool {
    switch value {
    case .fontMetric, .scaled: true
    case .name(let path): path.last == "pointSize"
    default: false
    }
  }

  /// `condition ? first : second`; nil where nothing is chosen.
  func choice(
    in sequence: SequenceExprSyntax, _ elements: [ExprSyntax], _ depth: Int = 0
  ) -> Value? {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else {
      return nil
    }
    let followsReader = scopesBySyntax[sequence.id] != nil
    // What stands before it is the condition, and what stands behind it the second.
    guard !followsReader, place + 1 < elements.count else { return .other }
    let ternary = elements[place].cast(UnresolvedTernaryExprSyntax.self)
    return .choice([
      value(of: ternary.thenExpression, depth: depth + 1),
      value(ofOperands: Array(elements[(place + 1)...]), depth + 1),
    ])
  }

  private func callValue(_ call: FunctionCallExprSyntax, _ depth: Int) -> Value {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name == "scaledValue", let argument = call.arguments.first, argument.label?.text == "for" {
        return .scaled(value(of: argument.expression, depth: depth + 1))
      }
      // `font.bold()` is a font still, of the same size.
      if Self.keepsSize(name), let base = member.base,
        case .font(let font) = value(of: base, depth: depth + 1)
      {
        return .font(font)
      }
      // What an extension makes of a font, and `.caption(size: 12)` where one is expected.
      if member.base.map({ isFont($0, depth) }) ?? isFontExpected(at: Syntax(call)) {
        return .call(["UIFont", name])
      }
    }
    guard let names = path(of: call.calledExpression) else { return .other }
    if let type = names.last, Self.numberTypes.contains(type), call.arguments.count == 1,
      let argument = call.arguments.first
    {
      return value(of: argument.expression, depth: depth + 1)
    }
    return .call(names.last == "init" ? Array(names.dropLast()) : names)
  }

  private func isFont(_ expression: ExprSyntax, _ depth: Int) -> Bool {
    if case .font = value(of: expression, depth: depth + 1) { true } else { false }
  }

  private static let numberTypes: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// Whether a font's member gives back a font of its size: a modifier, or what an app's extension makes of
  /// it, `.italicized`, `.with(weight:)`, unless by its name it scales.
  static func keepsSize(_ member: String) -> Bool {
    if fontModifiers.contains(member) { return true }
    let name = member.lowercased()
    return !fontProperties.contains(member) && !wordsForScaling.contains { name.contains($0) }
  }

  /// What `UIFont` itself declares.
  private static let fontProperties: Set<String> = [
    "ascender", "capHeight", "descender", "familyName", "fontDescriptor", "fontName", "leading",
    "lineHeight", "pointSize", "withSize", "xHeight",
  ]

  private static let wordsForScaling = [
    "accessib", "adapt", "adjust", "dynamic", "metric", "scal", "size",
  ]

  /// Functions of a SwiftUI font that leave its size alone.
  static let fontModifiers: Set<String> = [
    "bold", "italic", "weight", "width", "leading", "monospaced", "monospacedDigit", "smallCaps",
    "lowercaseSmallCaps", "uppercaseSmallCaps",
  ]
}
