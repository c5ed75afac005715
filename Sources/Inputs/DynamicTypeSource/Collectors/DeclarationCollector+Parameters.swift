import SwiftSyntax

extension DeclarationCollector {
  /// `case small = 12`: the number is what the case's `rawValue` gives.
  func collect(_ element: EnumCaseElementSyntax) {
    guard let rawValue = element.rawValue.map({ place.value(of: $0.value) }),
      case .number = rawValue
    else { return }
    place.declare(
      Variable(
        name: element.name.text, scope: place.scope,
        offset: place.range(of: element.name).lowerBound,
        initial: rawValue))
  }

  func collect(_ condition: OptionalBindingConditionSyntax) {
    guard let pattern = condition.pattern.as(IdentifierPatternSyntax.self) else { return }
    let initial =
      condition.initializer.map { place.value(of: $0.value) } ?? .name([pattern.identifier.text])
    // `if let font` renames nothing: the outer variable keeps its facts.
    if initial == .name([pattern.identifier.text]) { return }
    place.declare(
      Variable(
        name: pattern.identifier.text, scope: place.scope,
        offset: place.range(of: pattern).lowerBound,
        typeName: condition.typeAnnotation.flatMap { $0.type.simpleName }
          ?? initial.initializedType,
        initial: initial))
  }

  func collect(_ parameter: FunctionParameterSyntax) {
    let name = parameter.secondName ?? parameter.firstName
    place.declare(
      Variable(
        name: name.text, scope: place.scope, offset: place.range(of: name).lowerBound,
        typeName: parameter.type.simpleName, isParameter: true))
  }

  func collectClosureParameter(_ node: Syntax) {
    if let parameter = node.as(ClosureParameterSyntax.self) {
      let name = parameter.secondName ?? parameter.firstName
      place.declare(
        Variable(
          name: name.text, scope: place.scope, offset: place.range(of: name).lowerBound,
          typeName: parameter.type.flatMap { $0.simpleName }, isParameter: true))
    } else if let parameter = node.as(ClosureShorthandParameterSyntax.self) {
      place.declare(
        Variable(
          name: parameter.name.text, scope: place.scope, offset: place.range(of: node).lowerBound,
          isParameter: true))
    }
  }

  /// `case let .regular(size)`: what a case has comes from elsewhere, as what a parameter has.
  func collect(_ pattern: IdentifierPatternSyntax) {
    guard pattern.isOfCase else { return }
    place.declare(
      Variable(
        name: pattern.identifier.text, scope: place.scope,
        offset: place.range(of: pattern).lowerBound, isParameter: true))
  }

  func collect(_ loop: ForStmtSyntax) {
    guard let pattern = loop.pattern.as(IdentifierPatternSyntax.self) else { return }
    place.declare(
      Variable(
        name: pattern.identifier.text, scope: place.scope,
        offset: place.range(of: pattern).lowerBound,
        isParameter: true))
  }
}

extension IdentifierPatternSyntax {
  /// Whether it binds what a `case` of a `switch` or an `if` matches.
  fileprivate var isOfCase: Bool {
    var node = Syntax(self)
    for _ in 0..<12 {
      guard let parent = node.parent else { return false }
      switch parent.kind {
      case .switchCaseItem, .matchingPatternCondition: return true
      case .patternExpr, .expressionPattern, .valueBindingPattern, .labeledExpr, .labeledExprList,
        .functionCallExpr, .tupleExpr, .optionalChainingExpr, .tuplePattern, .tuplePatternElement,
        .tuplePatternElementList:
        node = parent
      default: return false
      }
    }
    return false
  }
}
