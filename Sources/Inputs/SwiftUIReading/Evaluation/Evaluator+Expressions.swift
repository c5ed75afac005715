import SwiftSyntax

/// Expressions by their kind.
extension Evaluator {
  /// The value of an expression.
  ///
  /// - Parameter expected: The type that its place asks for, where it is known.
  func evaluate(
    _ expression: ExprSyntax, _ scope: Scope, expecting expected: TypeReference? = nil
  ) -> Value {
    guard enter() else { return .unknown(Unknown("what nests too deep")) }
    defer { leave() }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return string(literal, scope)
    case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
      return literal(expression, isFloating: expected?.isFloating ?? false)
    case .arrayExpr(let array): return self.array(array, scope, expected)
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary, scope, expected)
    case .tupleExpr(let tuple): return self.tuple(tuple, scope, expected)
    case .sequenceExpr(let sequence): return operators(sequence, scope, expected)
    case .prefixOperatorExpr(let prefix): return self.prefix(prefix, scope, expected)
    case .postfixOperatorExpr(let postfix):
      let bound = evaluate(postfix.expression, scope)
      return .symbol(
        Symbol(
          type: nil, steps: [.init(name: postfix.operator.text, arguments: [("from", bound)])]))
    case .closureExpr(let closure): return .closure(Closure(syntax: closure, scope: scope))
    case .tryExpr(let inner): return evaluate(inner.expression, scope, expecting: expected)
    case .awaitExpr(let inner): return evaluate(inner.expression, scope, expecting: expected)
    case .ifExpr(let conditional): return value(of: conditional, scope, expected)
    case .switchExpr(let choice): return value(of: choice, scope, expected)
    case .keyPathExpr(let path): return .keyPath(Self.names(of: path))
    case .genericSpecializationExpr(let generic):
      return evaluate(generic.expression, scope, expecting: expected)
    case .macroExpansionExpr(let macro): return self.macro(macro, scope)
    case .declReferenceExpr, .memberAccessExpr, .functionCallExpr, .subscriptCallExpr,
      .optionalChainingExpr, .forceUnwrapExpr, .postfixIfConfigExpr:
      return postfix(expression, scope, expected)
    case .superExpr: return scope.receiver ?? .unknown(Unknown("super"))
    case .inOutExpr(let inner): return evaluate(inner.expression, scope, expecting: expected)
    default: return .unknown(Unknown(excerpt(of: expression)))
    }
  }

  private func literal(_ expression: ExprSyntax, isFloating: Bool) -> Value {
    if let integer = expression.as(IntegerLiteralExprSyntax.self) {
      let text = integer.literal.text.filter { $0 != "_" }
      let prefixes = [("0x", 16), ("0b", 2), ("0o", 8)]
      for (prefix, radix) in prefixes where text.hasPrefix(prefix) {
        return .number(Double(Int(text.dropFirst(2), radix: radix) ?? 0), isInteger: true)
      }
      return Double(text).map { .number($0, isInteger: !isFloating) } ?? .unknown(Unknown(text))
    }
    if let float = expression.as(FloatLiteralExprSyntax.self) {
      let text = float.literal.text.filter { $0 != "_" }
      return Double(text).map { .number($0, isInteger: false) } ?? .unknown(Unknown(text))
    }
    if let bool = expression.as(BooleanLiteralExprSyntax.self) {
      return .bool(bool.literal.text == "true")
    }
    return .null
  }

  private func array(
    _ array: ArrayExprSyntax, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    if array.elements.count == 1, let only = array.elements.first?.expression,
      let name = only.typeName, name.first?.isUppercase == true,
      let call = array.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(array).id
    {
      // `[Book]()`
      return .array([])
    }
    var values: [Value] = []
    for element in array.elements.prefix(2000) {
      values.append(
        self.element(
          evaluate(element.expression, scope, expecting: expected?.element), expected?.element))
    }
    return .array(values)
  }

  /// What a list holds: literals are `String`s there, unless its type says otherwise.
  private func element(_ value: Value, _ type: TypeReference?) -> Value {
    type.map { convert(value, to: $0) } ?? value.asVariable
  }

  private func dictionary(
    _ dictionary: DictionaryExprSyntax, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
    let arguments = expected?.unwrapped.arguments ?? []
    let (keyType, valueType) = arguments.count == 2 ? (arguments[0], arguments[1]) : (nil, nil)
    return .dictionary(
      elements.prefix(2000).map {
        (
          element(evaluate($0.key, scope, expecting: keyType), keyType),
          element(evaluate($0.value, scope, expecting: valueType), valueType)
        )
      })
  }

  private func tuple(
    _ tuple: TupleExprSyntax, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    if tuple.elements.isEmpty { return .void }
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return evaluate(only.expression, scope, expecting: expected)
    }
    let types = expected.map { $0.unwrapped.name == "()" ? $0.unwrapped.arguments : [] } ?? []
    return .tuple(
      tuple.elements.enumerated().map { number, part in
        let type = types.indices.contains(number) ? types[number] : nil
        return (
          part.label?.nameText,
          element(evaluate(part.expression, scope, expecting: type), type)
        )
      })
  }

  private func prefix(
    _ prefix: PrefixOperatorExprSyntax, _ scope: Scope, _ expected: TypeReference?
  ) -> Value {
    let value = evaluate(prefix.expression, scope, expecting: expected)
    if case .assumed(let inner, let what) = value {
      return self.prefix(prefix, inner).assuming(what)
    }
    return self.prefix(prefix, value)
  }

  private func prefix(_ prefix: PrefixOperatorExprSyntax, _ value: Value) -> Value {
    switch (prefix.operator.text, value) {
    case ("-", .number(let number, let isInteger)): return .number(-number, isInteger: isInteger)
    case ("+", .number): return value
    case ("!", .bool(let bool)): return .bool(!bool)
    case ("!", .unknown(let unknown)): return .unknown(Unknown(negated(unknown.origin)))
    case ("...", _), ("..<", _):
      return .symbol(
        Symbol(type: nil, steps: [.init(name: prefix.operator.text, arguments: [(nil, value)])]))
    default: return .unknown(Unknown(excerpt(of: prefix)))
    }
  }

  private func negated(_ origin: String) -> String {
    origin.hasPrefix("!") ? String(origin.dropFirst()) : "!" + origin
  }

  private func macro(_ macro: MacroExpansionExprSyntax, _ scope: Scope) -> Value {
    switch macro.macroName.text {
    case "localized", "L":
      return macro.arguments.first.map { evaluate($0.expression, scope) } ?? .void
    default: return .unknown(Unknown(excerpt(of: macro)))
    }
  }

  static func names(of path: KeyPathExprSyntax) -> [String] {
    path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.nameText
    }
  }
}

extension SyntaxProtocol {
  /// The source on one line, shortened: what reports call it.
  var excerpt: String {
    var words = ""
    for token in tokens(viewMode: .sourceAccurate) {
      if words.utf8.count > 60 { return words + "…" }
      let needsSpace =
        !token.leadingTrivia.isEmpty
        || !(token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? true)
      if needsSpace, !words.isEmpty, words.last != " " { words += " " }
      words += token.text
    }
    return words
  }
}

extension ExprSyntax {
  /// `A.B` where it may name a type.
  var typeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.nameText }
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.typeName {
      return base + "." + member.declName.baseName.nameText
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.typeName
    }
    return nil
  }
}
