import SwiftSyntax

/// Collects the constants, variables, properties and parameters of a file.
struct DeclarationCollector {
  let place: WalkPlace
  /// Variables that nothing assigns unless their names are among those that something does.
  private var unassigned: [VariableIndex] = []
  private var assignedNames: Set<String> = []
  /// Names that closures return.
  private var returnedNames: [ScopeIndex: String] = [:]

  init(at place: WalkPlace) {
    self.place = place
  }

  /// Collects a variable or property.
  ///
  /// - Returns: The variable; nil for a pattern that is no single name.
  mutating func collect(_ binding: PatternBindingSyntax) -> VariableIndex? {
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    let attributes = declaration.attributes.compactMap {
      $0.as(AttributeSyntax.self).flatMap { $0.attributeName.simpleName }
    }
    var initial = binding.initializer.map { place.value(of: $0.value) } ?? .other
    let isComputed = binding.accessorBlock != nil && binding.initializer == nil
    if isComputed { initial = computedValue(binding.accessorBlock) }
    let annotated = binding.typeAnnotation.flatMap { $0.type.simpleName }
    let isLet = declaration.bindingSpecifier.text == "let"
    var variable = Variable(
      name: pattern.identifier.text, scope: place.scope,
      offset: place.range(of: pattern).lowerBound,
      typeName: annotated ?? initial.initializedType, initial: initial,
      isConstant: isLet || isComputed,
      isOutlet: attributes.contains("IBOutlet"),
      isScaledMetric: attributes.contains("ScaledMetric"),
      isPrivate: declaration.modifiers.isPrivate)
    variable.isComputed = isComputed
    variable.isMadeByOwnInitialiser = binding.initializer.map { hasOwnLabel($0.value) } ?? false
    variable.isStatic = declaration.modifiers.contains {
      ["static", "class"].contains($0.name.text)
    }
    let index = place.declare(variable)
    if !isLet, binding.initializer != nil, binding.accessorBlock == nil,
      declaration.attributes.isEmpty, isNamedHereAlone(declaration)
    {
      unassigned.append(index)
    }
    place.noteTextSize(index, of: declaration, initial: binding.initializer?.value)
    aliasReturnedLocal(of: binding.initializer?.value, to: index)
    aliasSetUp(in: binding.initializer?.value, to: index)
    return index
  }

  /// Whether a value is a call whose first argument is none of the initialisers of UIKit's labels, fields and buttons.
  private func hasOwnLabel(_ value: ExprSyntax) -> Bool {
    guard let first = value.as(FunctionCallExprSyntax.self)?.arguments.first else { return false }
    return !["frame", "coder", "type", "configuration", "primaryAction"]
      .contains(first.label?.text)
  }

  /// Whether no other file can assign a variable: a private or a local one.
  private func isNamedHereAlone(_ declaration: VariableDeclSyntax) -> Bool {
    if declaration.modifiers.isPrivate { return true }
    return switch place.names[place.scope].kind {
    case .function, .closure: true
    default: false
    }
  }

  /// What a computed property gives: its only expression, or one of those that `if` and `switch` choose from.
  private func computedValue(_ block: AccessorBlockSyntax?) -> Value {
    guard case .getter(let items)? = block?.accessors else { return .other }
    return onlyValue(of: items)
  }

  private func onlyValue(of items: CodeBlockItemListSyntax, depth: Int = 0) -> Value {
    guard let last = items.last?.item, items.count < Self.mostBranches, depth < 8 else {
      return .other
    }
    var values: [Value] = []
    // `if isSmall { return 12 }` before the last one.
    for item in items.dropLast() {
      guard let branches = branches(of: Syntax(item.item), mayEnd: false, depth: depth) else {
        return .other
      }
      values += branches
    }
    if let conditional = last.as(IfConfigDeclSyntax.self) {
      values += PlatformClauses.readersClauses(of: conditional).map { clause -> Value in
        guard case .statements(let items)? = clause.elements else { return .other }
        return onlyValue(of: items, depth: depth + 1)
      }
    } else if let branches = branches(of: Syntax(last), mayEnd: true, depth: depth) {
      values += branches
    } else {
      let expression = last.as(ExprSyntax.self) ?? last.as(ReturnStmtSyntax.self)?.expression
      values.append(expression.map { place.value(of: $0) } ?? .other)
    }
    return values.count > 1 ? .choice(values) : values.first ?? .other
  }

  /// What the branches of an `if` or a `switch` give; nil for other statements, and for a choice by the reader's
  /// text size.
  ///
  /// - Parameter mayEnd: Whether nothing comes after it, so that one of its branches has to give something.
  private func branches(of node: Syntax, mayEnd: Bool, depth: Int) -> [Value]? {
    let node = node.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? node
    if let choice = node.as(IfExprSyntax.self) {
      guard !place.asksForTextSize(choice.conditions) else { return nil }
      let first = onlyValue(of: choice.body.statements, depth: depth + 1)
      switch choice.elseBody {
      case nil: return mayEnd ? nil : [first]
      case .codeBlock(let block): return [first, onlyValue(of: block.statements, depth: depth + 1)]
      case .ifExpr(let next):
        guard depth < 8 else { return nil }
        return branches(of: Syntax(next), mayEnd: mayEnd, depth: depth + 1).map { [first] + $0 }
      @unknown default: return nil
      }
    }
    guard let choice = node.as(SwitchExprSyntax.self), choice.cases.count < Self.mostBranches,
      !place.asksForTextSize(choice.subject)
    else { return nil }
    return choice.cases.map { clause in
      clause.as(SwitchCaseSyntax.self).map {
        onlyValue(of: $0.statements, depth: depth + 1)
      } ?? .other
    }
  }

  /// A property that chooses between more values is none that a person sets a size by.
  private static let mostBranches = 40

  /// Notes the name that a closure returns.
  mutating func collect(_ statement: ReturnStmtSyntax) {
    guard place.names[place.scope].kind == .closure, returnedNames[place.scope] == nil,
      let names = statement.expression?.dottedNames, names.count == 1
    else { return }
    returnedNames[place.scope] = names[0]
  }

  /// Makes variables constant that nothing assigns, and gives back the scopes and variables of the file.
  func finished() -> SourceNames {
    for index in unassigned where !assignedNames.contains(place.names[index].name) {
      place.update(index) { $0.isConstant = true }
    }
    return place.names
  }
}

// MARK: - Other names of a variable

extension DeclarationCollector {
  /// `let title: UILabel = { let label = UILabel(); …; return label }()`: both are one label.
  private func aliasReturnedLocal(of initial: ExprSyntax?, to variable: VariableIndex) {
    guard let call = initial?.as(FunctionCallExprSyntax.self),
      let closure = call.calledExpression.as(ClosureExprSyntax.self),
      let closureScope = place.scope(openedBy: closure),
      let name = returnedNames[closureScope],
      let local = place.names.variable(named: name, declaredIn: closureScope)
    else { return }
    alias(local, to: variable)
  }

  /// Notes that a closure's variable is another name of what the closure's value is kept in.
  private func alias(_ local: VariableIndex, to variable: VariableIndex) {
    place.update(local) { $0.alias = variable }
    let type = place.names[local].typeName
    place.update(variable) { $0.typeName = $0.typeName ?? type }
  }

  /// Notes that the parameter of such a closure is the view, whatever the function is called.
  func collectSetUp(_ call: FunctionCallExprSyntax) {
    guard let (closure, subject) = call.setUp, let scope = place.scope(openedBy: closure) else {
      return
    }
    let name = closure.firstParameterName
    if let variable = variable(setUpBy: call, subject) {
      let type = place.names[variable].typeName
      let parameter =
        place.names.variable(named: name, declaredIn: scope)
        ?? place.declare(
          Variable(
            name: name, scope: scope, offset: place.range(of: closure).lowerBound, typeName: type))
      place.update(parameter) { $0.isParameter = false }
      alias(parameter, to: place.names[variable].alias ?? variable)
      return
    }
    guard let type = place.value(of: subject).initializedType else { return }
    if let known = place.names.variable(named: name, declaredIn: scope) {
      place.update(known) {
        $0.typeName = type
        $0.isParameter = false
      }
    } else {
      place.declare(
        Variable(
          name: name, scope: scope, offset: place.range(of: closure).lowerBound, typeName: type))
    }
  }

  /// The variable that a call sets up further: `title.do { $0.text = text }`.
  private func variable(
    setUpBy call: FunctionCallExprSyntax, _ subject: ExprSyntax
  ) -> VariableIndex? {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.text, ["do", "then"].contains(name),
      let names = subject.dottedNames, names.count == 1
    else { return nil }
    return place.names.variable(named: names[0], in: place.scope)
  }

  /// `let title = UILabel().then { … }`: the closure's parameter is another name of the variable.
  private func aliasSetUp(in initial: ExprSyntax?, to variable: VariableIndex) {
    guard let call = initial?.as(FunctionCallExprSyntax.self), let (closure, _) = call.setUp,
      let scope = place.scope(openedBy: closure),
      let parameter = place.names.variable(
        named: closure.firstParameterName, declaredIn: scope)
    else { return }
    alias(parameter, to: variable)
  }
}

// MARK: - Assigned names

extension DeclarationCollector {
  /// Notes what a sequence assigns: `size = 17`, `size += 1`, `(width, size) = (10, 17)`.
  mutating func collectAssignedNames(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(2))
    guard elements.count == 2, isAssignment(elements[1]) else { return }
    if let tuple = elements[0].as(TupleExprSyntax.self) {
      for element in tuple.elements { collectAssignedName(element.expression) }
    } else {
      collectAssignedName(elements[0])
    }
  }

  /// Notes the name of a variable that is assigned, or handed over to be: `&size`.
  mutating func collectAssignedName(_ expression: ExprSyntax) {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      assignedNames.insert(member.declName.baseName.text)
    } else if let name = expression.dottedNames?.last {
      assignedNames.insert(name)
    }
  }

  private func isAssignment(_ sign: ExprSyntax) -> Bool {
    if sign.is(AssignmentExprSyntax.self) { return true }
    guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }
}
