import SwiftCode
import SwiftOperators
import SwiftSyntax

extension Lowering {
  func name(_ text: String, at place: CodePlace) -> Expression {
    localValue(text, at: place) ?? .name(Name(text: text, place: place))
  }

  mutating func expression(_ syntax: ExprSyntax) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { return .unknown(Self.tooDeep) }
    switch syntax.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence):
      return folding(sequence) { lowering, folded in
        folded.map { lowering.expression($0) } ?? lowering.unknown(syntax)
      }
    case .postfixIfConfigExpr(let conditional): return self.conditional(conditional)
    case .integerLiteralExpr(let literal):
      return .integer(literal.literal.text.filter { $0 != "_" })
    case .floatLiteralExpr(let literal):
      return .floating(literal.literal.text.filter { $0 != "_" })
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .nilLiteralExpr: return .null
    case .stringLiteralExpr(let literal): return string(literal)
    case .simpleStringLiteralExpr(let literal):
      return .string([.text(literal.segments.map(\.content.text).joined())])
    case .arrayExpr(let array):
      return .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .dictionary([]) }
      return .dictionary(
        elements.map { (expression($0.key), expression($0.value)) })
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return expression(only.expression)
      }
      if tuple.elements.isEmpty { return .void }
      return .tuple(
        tuple.elements.map { ($0.label?.identifierText, expression($0.expression)) })
    case .declReferenceExpr(let reference): return self.reference(reference)
    case .superExpr: return .superValue
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let access):
      if let type = TypeReference(ExprSyntax(access)) { return .type(type) }
      let base = expression(access.calledExpression)
      let inner = arguments(
        access.arguments, access.trailingClosure, access.additionalTrailingClosures)
      return chained(.element(base, inner, place(access)), syntax)
    case .optionalChainingExpr(let optional):
      return chained(.link(expression(optional.expression)), syntax)
    case .forceUnwrapExpr(let forced):
      return chained(.forced(expression(forced.expression), place(forced)), syntax)
    case .prefixOperatorExpr(let prefix):
      return .prefix(prefix.operator.text, expression(prefix.expression), place(prefix))
    case .postfixOperatorExpr(let postfix):
      return .postfix(postfix.operator.text, expression(postfix.expression), place(postfix))
    case .infixOperatorExpr(let infix): return self.infix(infix)
    case .ternaryExpr(let ternary):
      return .conditional(
        expression(ternary.condition), expression(ternary.thenExpression),
        expression(ternary.elseExpression))
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .keyPathExpr(let path): return keyPath(path)
    case .asExpr(let cast):
      let kind: CastKind =
        switch cast.questionOrExclamationMark?.text {
        case "?": .conditional
        case "!": .forced
        default: .coercion
        }
      return .cast(expression(cast.expression), TypeReference(cast.type), kind)
    case .isExpr(let cast):
      return .cast(expression(cast.expression), TypeReference(cast.type), .test)
    case .tryExpr(let attempt):
      let value = expression(attempt.expression)
      guard let mark = attempt.questionOrExclamationMark else { return .trying(value) }
      return .attempt(value, isForced: mark.text == "!")
    case .awaitExpr(let waiting): return expression(waiting.expression)
    case .inOutExpr(let inOut): return .inOut(expression(inOut.expression))
    case .discardAssignmentExpr: return .discard
    case .typeExpr(let type): return .type(TypeReference(type.type))
    case .genericSpecializationExpr(let generic):
      if let type = TypeReference(syntax) { return .type(type) }
      guard let reference = generic.expression.as(DeclReferenceExprSyntax.self) else {
        return unknown(syntax)
      }
      return .name(
        Name(
          text: reference.baseName.identifierText,
          arguments: generic.genericArgumentClause.arguments.map {
            $0.argument.as(TypeSyntax.self).map { TypeReference($0) } ?? .unwritten
          }, place: place(reference)))
    case .ifExpr(let conditional): return .statement(self.conditional(conditional))
    case .switchExpr(let choice): return .statement(.choice(self.choice(choice, label: nil)))
    case .consumeExpr(let inner): return expression(inner.expression)
    case .copyExpr(let inner): return expression(inner.expression)
    case .macroExpansionExpr(let macro): return self.macro(macro)
    case .regexLiteralExpr(let regex): return self.regex(regex)
    case .patternExpr: return unknown(syntax)
    default: return unknown(syntax)
    }
  }

  /// `/a+/` is `Regex("a+")`. In `#/…/#` of several lines spaces count for nothing.
  private func regex(_ literal: RegexLiteralExprSyntax) -> Expression {
    let text = literal.regex.text
    let pattern = text.contains("\n") ? "(?x)" + text : text
    return .call(
      Call(
        callee: .type(.named(["Swift", "Regex"], [])),
        arguments: [Argument(label: nil, value: .string([.text(pattern)]))],
        place: place(literal), range: range(literal)))
  }

  func unknown(_ syntax: ExprSyntax) -> Expression {
    .unknown(index.text(file: file, range(syntax)))
  }

  private func macro(_ syntax: MacroExpansionExprSyntax) -> Expression {
    switch syntax.macroName.text {
    case "function", "file", "fileID", "filePath", "line", "column":
      return .unknown("#" + syntax.macroName.text)
    case "selector", "keyPath": return .unknown(syntax.trimmedDescription)
    default: return .unknown(syntax.trimmedDescription)
    }
  }

  private func reference(_ syntax: DeclReferenceExprSyntax) -> Expression {
    let text = syntax.baseName.identifierText
    if text == "self" { return .selfValue }
    if text == "Self" { return .type(.named("Self")) }
    if let local = localValue(text, at: place(syntax)) { return local }
    var name = Name(text: text, place: place(syntax))
    name.labels = syntax.argumentNames?.arguments.map {
      $0.name.text == "_" ? nil : $0.name.identifierText
    }
    return .name(name)
  }

  /// `view #if … .modifier() #endif`: the base with the members of the clause that is compiled.
  private mutating func conditional(_ syntax: PostfixIfConfigExprSyntax) -> Expression {
    guard let written = syntax.base else {
      guard let base = conditionalBase else { return .void }
      conditionalBase = nil
      return clause(of: syntax, on: base)
    }
    return clause(of: syntax, on: expression(written))
  }

  private mutating func clause(
    of syntax: PostfixIfConfigExprSyntax, on base: Expression
  ) -> Expression {
    guard
      case .postfixExpression(let chain)? = CompilationConditions.clause(of: syntax.config)?
        .elements
    else { return base }
    let outer = conditionalBase
    conditionalBase = base
    defer { conditionalBase = outer }
    return expression(chain)
  }

  private mutating func member(_ syntax: MemberAccessExprSyntax) -> Expression {
    let name = syntax.declName.baseName.identifierText
    guard let base = syntax.base else {
      guard let base = conditionalBase else { return .implicitMember(name, place(syntax.declName)) }
      // The first member of what `#if` adds to a chain.
      conditionalBase = nil
      return .member(base, name, place(syntax.declName))
    }
    if name == "self" {
      if let type = TypeReference(base),
        base.as(DeclReferenceExprSyntax.self).flatMap({ local($0.baseName.text) }) == nil
      {
        return .type(type)
      }
      return expression(base)
    }
    // `Outer.Inner` is a type where nothing else has its first name.
    if let type = TypeReference(ExprSyntax(syntax)), name.first?.isUppercase == true,
      case .named(let path, _) = type, local(path[0]) == nil
    {
      return .type(type)
    }
    if ["none", "some"].contains(name), let type = optionalType(base) {
      return .cast(.implicitMember(name, place(syntax.declName)), type, .coercion)
    }
    let lowered = listedType(base).map { .type($0) } ?? expression(base)
    return chained(.member(lowered, name, place(syntax.declName)), ExprSyntax(syntax))
  }

  /// `[Tea]` before a member that all lists of teas have, which is a type: a list of a type itself would be `[Tea.self]`.
  private func listedType(_ syntax: ExprSyntax) -> TypeReference? {
    guard syntax.is(ArrayExprSyntax.self), let type = TypeReference(syntax),
      case .array(.named(let path, _)) = type, local(path[0]) == nil
    else { return nil }
    return type
  }

  /// `Tea?` before a case of optionals, which is a type and no chain.
  private func optionalType(_ syntax: ExprSyntax) -> TypeReference? {
    guard syntax.is(OptionalChainingExprSyntax.self), let type = TypeReference(syntax) else {
      return nil
    }
    if case .named(let path, _) = type.unwrapped, local(path[0]) != nil { return nil }
    return type
  }

  /// A whole chain where this expression is its end.
  private func chained(_ expression: Expression, _ syntax: ExprSyntax) -> Expression {
    guard syntax.hasLink, !syntax.isInsideChain else { return expression }
    return .chain(expression)
  }

  private mutating func call(_ syntax: FunctionCallExprSyntax) -> Expression {
    // `[Int]()` and `[Int: Int]()` are types, and no lists.
    var called: Expression?
    if syntax.calledExpression.is(ArrayExprSyntax.self)
      || syntax.calledExpression.is(DictionaryExprSyntax.self)
    {
      called = TypeReference(syntax.calledExpression).map { .type($0) }
    }
    var callee = called ?? expression(syntax.calledExpression)
    // `Tea?.some(tea)` is `.some(tea) as Tea?`.
    var type: TypeReference?
    if case .cast(.implicitMember(let name, let place), let optional, .coercion) = callee {
      (callee, type) = (.implicitMember(name, place), optional)
    }
    let call = Call(
      callee: callee,
      arguments: arguments(
        syntax.arguments, syntax.trailingClosure, syntax.additionalTrailingClosures),
      place: place(syntax), range: range(syntax))
    if let type { return .cast(.call(call), type, .coercion) }
    return chained(.call(call), ExprSyntax(syntax))
  }

  private mutating func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?,
    _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var result = list.map {
      Argument(label: $0.label?.identifierText, value: expression($0.expression))
    }
    if let trailing {
      result.append(Argument(label: nil, value: .closure(closure(trailing)), isTrailing: true))
    }
    for other in others {
      result.append(
        Argument(
          label: other.label.identifierText, value: .closure(closure(other.closure)),
          isTrailing: true))
    }
    return result
  }

  private mutating func infix(_ syntax: InfixOperatorExprSyntax) -> Expression {
    let left = expression(syntax.leftOperand)
    if syntax.operator.is(AssignmentExprSyntax.self) {
      // A chain on the left side is assigned to only where it has a value.
      return .assignment(left, expression(syntax.rightOperand))
    }
    let right = expression(syntax.rightOperand)
    guard let name = syntax.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return unknown(ExprSyntax(syntax))
    }
    let isAssignment =
      index.precedences.infixOperator(named: name).flatMap(\.precedenceGroup)
      == "AssignmentPrecedence"
    if isAssignment { return .compound(name, left, right, place(syntax)) }
    return .binary(name, left, right, place(syntax.operator))
  }

  private mutating func keyPath(_ syntax: KeyPathExprSyntax) -> Expression {
    var parts: [KeyPathPart] = []
    for component in syntax.components {
      switch component.component {
      case .property(let property): parts.append(.member(property.declName.baseName.identifierText))
      case .subscript(let access):
        parts.append(
          .element(
            access.arguments.map {
              Argument(label: $0.label?.identifierText, value: expression($0.expression))
            }))
      case .optional(let optional):
        parts.append(optional.questionOrExclamationMark.text == "?" ? .optional : .forced)
      default: return unknown(ExprSyntax(syntax))
      }
    }
    return .keyPath(root: syntax.root.map { TypeReference($0) }, parts)
  }

  // MARK: - Strings

  private mutating func string(_ syntax: StringLiteralExprSyntax) -> Expression {
    var parts: [StringPart] = []
    let pounds = syntax.openingPounds?.text.count ?? 0
    for segment in syntax.segments {
      switch segment {
      case .stringSegment(let text):
        parts.append(.text(Self.unescaped(text.content.text, pounds: pounds)))
      case .expressionSegment(let inner):
        let arguments = inner.expressions.map {
          Argument(label: $0.label?.identifierText, value: expression($0.expression))
        }
        guard let first = arguments.first else { continue }
        parts.append(.value(first.value, arguments: arguments))
      @unknown default: return unknown(ExprSyntax(syntax))
      }
    }
    return .string(parts)
  }

  /// The text that a piece of a literal stands for.
  static func unescaped(_ text: String, pounds: Int) -> String {
    guard text.contains("\\") else { return text }
    let escape = "\\" + String(repeating: "#", count: pounds)
    var result = ""
    var rest = Substring(text)
    while let range = rest.firstRange(of: escape) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let kind = rest.first else { return result + escape }
      rest = rest.dropFirst()
      switch kind {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
          let value = UInt32(rest[rest.index(after: rest.startIndex)..<end], radix: 16),
          let scalar = Unicode.Scalar(value)
        else { continue }
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      case "\n":
        // An escaped line end of a literal over several lines.
        break
      default: result.append(kind)
      }
    }
    return result + rest
  }
}

extension ExprSyntax {
  /// Whether a `?` stands in the chain that ends here.
  fileprivate var hasLink: Bool {
    var next: ExprSyntax? = self
    while let expression = next {
      if expression.is(OptionalChainingExprSyntax.self) { return true }
      next = expression.chainBase
    }
    return false
  }

  /// Whether the chain goes on after this expression.
  fileprivate var isInsideChain: Bool {
    guard let parent = parent?.as(ExprSyntax.self), let base = parent.chainBase else {
      return false
    }
    return base.id == id
  }

  /// What a link of a chain stands on.
  private var chainBase: ExprSyntax? {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression }
    if let access = self.as(SubscriptCallExprSyntax.self) { return access.calledExpression }
    if let optional = self.as(OptionalChainingExprSyntax.self) { return optional.expression }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression }
    return nil
  }
}
