import SwiftSyntax

extension FactCollector {
  /// `x.heightAnchor.constraint(equalToConstant: 44)` and its sisters.
  mutating func collectHeightConstraint(_ call: FunctionCallExprSyntax) {
    if let constraint = spelledOutHeight(call) { file.heightConstraints.append(constraint) }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "constraint", call.arguments.count == 1,
      let argument = call.arguments.first, let label = argument.label,
      let relation = Self.relations[label.text],
      let anchor = member.base?.as(MemberAccessExprSyntax.self),
      anchor.declName.baseName.text == "heightAnchor",
      let target = anchor.base.map({ path(of: $0) }) ?? [], !isThrownAway(call)
    else { return }
    file.heightConstraints.append(
      HeightConstraint(
        target: TargetPath(target), relation: relation, constant: value(of: argument.expression),
        relationRange: range(of: label), leastRelation: "greaterThanOrEqualToConstant",
        range: range(of: call), variable: boundName(of: call), scope: scope))
  }

  /// `NSLayoutConstraint(item: x, attribute: .height, relatedBy: .equal, toItem: nil, …, constant: 44)`.
  private func spelledOutHeight(_ call: FunctionCallExprSyntax) -> HeightConstraint? {
    guard
      call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "NSLayoutConstraint",
      call.arguments.map({ $0.label?.text }) == Self.spelledOutLabels, !isThrownAway(call)
    else { return nil }
    let values = call.arguments.map(\.expression)
    guard value(of: values[1]).lastName == "height", values[3].is(NilLiteralExprSyntax.self),
      let relation = value(of: values[2]).lastName.flatMap({ Self.spelledOutRelations[$0] }),
      let target = path(of: values[0])
    else { return nil }
    let word = values[2].as(MemberAccessExprSyntax.self).map { range(of: $0.declName) }
    return HeightConstraint(
      target: TargetPath(target), relation: relation, constant: value(of: values[6]),
      relationRange: word ?? range(of: values[2]), leastRelation: "greaterThanOrEqual",
      range: range(of: call), variable: boundName(of: call), scope: scope)
  }

  private static let spelledOutLabels = [
    "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
  ]

  static let spelledOutRelations: [String: HeightConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let relations: [String: HeightConstraint.Relation] = [
    "equalToConstant": .equal, "lessThanOrEqualToConstant": .lessThanOrEqual,
    "greaterThanOrEqualToConstant": .greaterThanOrEqual,
  ]

  /// The variable that a call's result is kept in.
  func boundName(of call: FunctionCallExprSyntax) -> String? {
    guard let parent = call.parent else { return nil }
    if let binding = parent.parent?.as(PatternBindingSyntax.self) {
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
    guard let sequence = parent.parent?.as(SequenceExprSyntax.self),
      let left = sequence.elements.first, left.id != call.id
    else { return nil }
    return path(of: left)?.last
  }

  mutating func collectReturn(_ statement: ReturnStmtSyntax) {
    guard let expression = statement.expression else { return }
    if file[scope].kind == .closure, returnedNames[scope] == nil,
      let names = path(of: expression), names.count == 1
    {
      returnedNames[scope] = names[0]
    }
    guard let function = enclosingFunction(of: Syntax(statement)) else { return }
    collectHeight(expression, returnedBy: function)
    collectScaledFont(expression, returnedBy: function)
  }

  mutating func collectFunction(_ function: FunctionDeclSyntax) {
    if function.name.text == "traitCollectionDidChange" { file.sizeChangeHandlers.append(scope) }
    guard let statements = function.body?.statements, statements.count == 1,
      let expression = statements.first?.item.as(ExprSyntax.self)
    else { return }
    collectHeight(expression, returnedBy: function)
    collectScaledFont(expression, returnedBy: function)
  }

  private mutating func collectHeight(
    _ expression: ExprSyntax, returnedBy function: FunctionDeclSyntax
  ) {
    let parameters = function.signature.parameterClause.parameters
    guard let method = parameters.last?.firstName.text else { return }
    let height: Value
    switch function.name.text {
    case "tableView" where Self.heightMethods.contains(method):
      height = value(of: expression)
    case "collectionView" where Self.sizeMethods.contains(method):
      height = self.height(ofSize: expression) ?? .other
    default: return
    }
    file.returnedHeights.append(
      ReturnedHeight(method: method, value: height, range: range(of: expression), scope: scope))
  }

  private static let heightMethods: Set<String> = [
    "heightForRowAt", "heightForHeaderInSection", "heightForFooterInSection",
  ]

  private static let sizeMethods: Set<String> = [
    "sizeForItemAt", "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
  ]

  /// The function whose value a `return` gives; nil within closures and accessors.
  private func enclosingFunction(of node: Syntax) -> FunctionDeclSyntax? {
    var next = node.parent
    while let current = next {
      switch current.kind {
      case .functionDecl: return current.cast(FunctionDeclSyntax.self)
      case .closureExpr, .accessorDecl, .initializerDecl, .classDecl, .structDecl: return nil
      default: next = current.parent
      }
    }
    return nil
  }
}

extension FactCollector {
  /// Whether nothing is done with what a call gives: a constraint that no one activates holds nothing.
  ///
  /// Statements of closures that a function gets may be what it builds from.
  private func isThrownAway(_ call: FunctionCallExprSyntax) -> Bool {
    if let sequence = call.parent?.parent?.as(SequenceExprSyntax.self) {
      return sequence.elements.first?.is(DiscardAssignmentExprSyntax.self) == true
    }
    guard let statements = call.parent?.parent?.as(CodeBlockItemListSyntax.self) else {
      return false
    }
    var next = statements.parent
    while let current = next {
      switch current.kind {
      case .functionDecl:
        let function = current.cast(FunctionDeclSyntax.self)
        let isBuilder = function.attributes.contains { text(of: $0).hasSuffix("Builder") }
        return !isBuilder && (statements.count > 1 || function.signature.returnClause == nil)
      case .initializerDecl: return true
      case .closureExpr:
        let outer = current.parent?.as(FunctionCallExprSyntax.self)
        return statements.count > 1 && outer?.calledExpression.id == current.id
      case .accessorDecl, .accessorBlock, .sourceFile: return false
      default: next = current.parent
      }
    }
    return false
  }
}

extension Value {
  /// `height` of `.height` and of `NSLayoutConstraint.Attribute.height`.
  var lastName: String? {
    switch self {
    case .member(let name): name
    case .name(let path): path.last
    default: nil
    }
  }
}
