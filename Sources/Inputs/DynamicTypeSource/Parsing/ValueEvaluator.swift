import SwiftSyntax

/// Evaluates expressions as far as their syntax says what they are, each of them once.
///
/// Ask only for expressions that the walk has left: the value of one whose fonts are not known yet would be
/// kept without them. Evaluating takes stack for each level of an expression, which
/// ``FactCollector/maximumHeight`` bounds.
final class ValueEvaluator {
  /// The calls that make fonts.
  private var fonts: [SyntaxIdentifier: FontIndex] = [:]
  /// The sequences that choose by the reader's text size: what they give follows it already.
  private var textSizeChoices: Set<SyntaxIdentifier> = []
  private var values: [SyntaxIdentifier: Value] = [:]

  /// Notes that a call makes a font.
  func note(_ font: FontIndex, madeBy call: FunctionCallExprSyntax) {
    fonts[call.id] = font
  }

  /// Notes that a sequence chooses by the reader's text size.
  func noteTextSizeChoice(_ sequence: Syntax) {
    textSizeChoices.insert(sequence.id)
  }

  /// What an expression is, as far as its syntax says.
  func value(of expression: ExprSyntax) -> Value {
    if let known = values[expression.id] { return known }
    let value = fonts[expression.id].map { .font($0) } ?? evaluated(expression)
    values[expression.id] = value
    return value
  }

  private func evaluated(_ expression: ExprSyntax) -> Value {
    switch expression.kind {
    case .nilLiteralExpr: return .nothing
    case .booleanLiteralExpr:
      return .boolean(expression.cast(BooleanLiteralExprSyntax.self).literal.text == "true")
    case .integerLiteralExpr:
      return number(expression.cast(IntegerLiteralExprSyntax.self).literal.text)
    case .floatLiteralExpr:
      return number(expression.cast(FloatLiteralExprSyntax.self).literal.text)
    case .prefixOperatorExpr: return prefixValue(expression.cast(PrefixOperatorExprSyntax.self))
    case .postfixOperatorExpr:
      let postfix = expression.cast(PostfixOperatorExprSyntax.self)
      guard postfix.operator.text == "..." else { return .other }
      return .range(lower: value(of: postfix.expression), upper: nil)
    case .sequenceExpr: return sequenceValue(expression.cast(SequenceExprSyntax.self))
    case .functionCallExpr: return callValue(expression.cast(FunctionCallExprSyntax.self))
    case .memberAccessExpr: return memberValue(expression.cast(MemberAccessExprSyntax.self))
    case .declReferenceExpr: return expression.dottedNames.map { .name($0) } ?? .other
    default:
      guard let inner = expression.unwrapped else { return .other }
      return value(of: inner)
    }
  }

  private func number(_ text: String) -> Value {
    Double(text.filter { $0 != "_" }).map { .number($0) } ?? .other
  }

  private func prefixValue(_ prefix: PrefixOperatorExprSyntax) -> Value {
    let operand = value(of: prefix.expression)
    switch (prefix.operator.text, operand) {
    case ("-", .number(let number)): return .number(-number)
    case ("...", _), ("..<", _): return .range(lower: nil, upper: operand)
    default: return .other
    }
  }

  private func memberValue(_ member: MemberAccessExprSyntax) -> Value {
    let name = member.declName.baseName.text
    guard let base = member.base else { return .member(name) }
    if let names = ExprSyntax(member).dottedNames { return .name(names) }
    guard case .font(let font) = value(of: base) else { return .other }
    return Self.keepsSize(name) ? .font(font) : .fontMetric(font)
  }

  private func sequenceValue(_ sequence: SequenceExprSyntax) -> Value {
    let elements = Array(sequence.elements)
    return choice(in: sequence, elements) ?? value(ofOperands: elements)
  }

  /// What operands are worth with the signs between them.
  private func value(ofOperands elements: [ExprSyntax]) -> Value {
    guard elements.count % 2 == 1, elements.count < 24 else { return .other }
    let operators = stride(from: 1, to: elements.count, by: 2).map {
      elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    }
    let operands = stride(from: 0, to: elements.count, by: 2).map {
      value(of: elements[$0])
    }
    if operators == ["..."] || operators == ["..<"] {
      return .range(lower: operands[0], upper: operands[1])
    }
    if operators.allSatisfy({ $0 == "??" }) {
      return operands.dropFirst().contains(where: isPointSize) ? .choice(operands) : operands[0]
    }
    if operators.allSatisfy({ $0 == "+" || $0 == "-" }) { return .sum(operands) }
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
    in sequence: SequenceExprSyntax, _ elements: [ExprSyntax]
  ) -> Value? {
    guard let place = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else {
      return nil
    }
    let followsReader = textSizeChoices.contains(sequence.id)
    // Before it is the condition, and after it the second value.
    guard !followsReader, place + 1 < elements.count else { return .other }
    let ternary = elements[place].cast(UnresolvedTernaryExprSyntax.self)
    let rest = Array(elements[(place + 1)...])
    guard elements.count < 24 else { return .other }
    return .choice([
      value(of: ternary.thenExpression), choice(in: sequence, rest) ?? value(ofOperands: rest),
    ])
  }

  private func callValue(_ call: FunctionCallExprSyntax) -> Value {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if name == "scaledValue", let argument = call.arguments.first, argument.label?.text == "for" {
        return .scaled(value(of: argument.expression))
      }
      // `font.bold()` is a font still, of the same size.
      if let base = member.base, case .font(let font) = value(of: base), Self.keepsSize(name) {
        return .font(font)
      }
      // What an extension makes of a font, and `.caption(size: 12)` where one is expected.
      if member.base.map({ isFont($0) }) ?? Syntax(call).isWhereFontIsExpected {
        return .call(["UIFont", name])
      }
    }
    guard let names = call.calledExpression.dottedNames else { return .other }
    // The least of some values is one of them.
    if names == ["min"] || names == ["max"], call.arguments.count > 1 {
      return .choice(call.arguments.prefix(8).map { value(of: $0.expression) })
    }
    if let type = names.last, Self.numberTypes.contains(type), call.arguments.count == 1,
      let argument = call.arguments.first
    {
      return value(of: argument.expression)
    }
    return .call(names.last == "init" ? Array(names.dropLast()) : names)
  }

  private func isFont(_ expression: ExprSyntax) -> Bool {
    if case .font = value(of: expression) { true } else { false }
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
