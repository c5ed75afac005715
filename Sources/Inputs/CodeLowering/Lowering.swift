import SwiftCode
import SwiftOperators
import SwiftSyntax

/// Makes instructions of the bodies of one file.
///
/// Names of locals become numbers here, operators get their precedence, and `#if` is decided.
package struct Lowering {
  let index: CodeIndex
  let file: Int
  var scopes: [Scope] = []
  var localCount = 0
  /// Where the tree begins in the file that is lowered now.
  var start = 0
  var depth = 0
  /// What the members of a postfix `#if` are of.
  var conditionalBase: Expression?

  /// Expressions within expressions, such as links of a chain. Nobody writes as many.
  static let maximumDepth = 400
  package static let tooDeep = "an expression that nests too deeply"

  /// What is declared in one block.
  struct Scope {
    var names: [String: LocalID] = [:]
    var locals: [LocalID] = []
    var functions: [(local: LocalID, code: ClosureCode)] = []
    /// Types that a body declares are known by their names alone.
    var isFunction = false
  }

  package init(_ index: CodeIndex, file: Int) {
    self.index = index
    self.file = file
  }

  /// The body of a function.
  ///
  /// - Parameter parameters: The names by which the body knows its arguments.
  package static func body(
    _ statements: CodeBlockItemListSyntax, parameters: [String], in index: CodeIndex, file: Int
  ) -> Body {
    var lowering = Lowering(index, file: file)
    lowering.scopes.append(Scope())
    let locals = parameters.map { lowering.declare($0) }
    let block = lowering.block(statements)
    return Body(block: block, parameters: locals, localCount: lowering.localCount)
  }

  /// An expression that stands alone, such as the first value of a property.
  package static func expression(
    _ syntax: ExprSyntax, parameters: [String] = [], in index: CodeIndex, file: Int
  ) -> Body {
    var lowering = Lowering(index, file: file)
    lowering.scopes.append(Scope())
    let locals = parameters.map { lowering.declare($0) }
    let value = lowering.expression(syntax)
    return Body(
      block: Block(statements: [.returning(value)], locals: [], functions: []),
      parameters: locals, localCount: lowering.localCount)
  }

  /// Arguments, such as those of an attribute.
  package static func arguments(
    _ list: LabeledExprListSyntax, in index: CodeIndex, file: Int
  ) -> (arguments: [Argument], localCount: Int) {
    var lowering = Lowering(index, file: file)
    lowering.scopes.append(Scope())
    let arguments = list.map {
      Argument(
        label: $0.label?.identifierText,
        value: lowering.expression($0.expression))
    }
    return (arguments, lowering.localCount)
  }

  // MARK: - Scopes

  mutating func declare(_ name: String) -> LocalID {
    let local = newLocal()
    scopes[scopes.count - 1].names[name] = local
    return local
  }

  /// A local without a name.
  mutating func newLocal() -> LocalID {
    let local = LocalID(rawValue: localCount)
    localCount += 1
    scopes[scopes.count - 1].locals.append(local)
    return local
  }

  func local(_ name: String) -> LocalID? {
    for scope in scopes.reversed() {
      if let local = scope.names[name] { return local }
    }
    return nil
  }

  /// A local variable; of a closure's parameter `$tea`, a binding, `tea` is the value.
  func localValue(_ name: String, at place: CodePlace) -> Expression? {
    for scope in scopes.reversed() {
      if let local = scope.names[name] { return .local(local) }
      if let binding = scope.names["$" + name] {
        return .member(.local(binding), "wrappedValue", place)
      }
    }
    return nil
  }

  func place(_ syntax: some SyntaxProtocol) -> CodePlace {
    CodePlace(file: file, offset: start + syntax.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func range(_ syntax: some SyntaxProtocol) -> Range<Int> {
    let first = start + syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    return first..<max(first, start + syntax.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Does something with an expression whose operators have their precedence; with nil where they have none.
  ///
  /// The tree of such an expression stands alone, so that places in it are counted from its own beginning.
  mutating func folding<Result>(
    _ sequence: SequenceExprSyntax, _ body: (inout Lowering, ExprSyntax?) -> Result
  ) -> Result {
    guard let folded = try? index.precedences.foldSingle(sequence),
      !folded.is(SequenceExprSyntax.self)
    else { return body(&self, nil) }
    let outer = start
    start += sequence.position.utf8Offset
    defer { start = outer }
    return body(&self, folded)
  }

  // MARK: - Blocks

  /// A block with a scope of its own.
  mutating func block(
    _ statements: CodeBlockItemListSyntax, declaring prepare: (inout Lowering) -> Void = { _ in }
  ) -> Block {
    scopes.append(Scope())
    prepare(&self)
    let lowered = self.statements(statements)
    let scope = scopes.removeLast()
    return Block(statements: lowered, locals: scope.locals, functions: scope.functions)
  }

  mutating func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    // Functions can be called before they are declared.
    for item in list {
      if let function = item.item.as(FunctionDeclSyntax.self) {
        let name = function.name.identifierText
        if scopes[scopes.count - 1].names[name] == nil { _ = declare(name) }
      }
    }
    var result: [Statement] = []
    for item in list { lower(item, into: &result) }
    return result
  }

  private mutating func lower(_ item: CodeBlockItemSyntax, into result: inout [Statement]) {
    switch item.item {
    case .decl(let declaration): lower(declaration, into: &result)
    case .stmt(let statement): result.append(self.statement(statement))
    case .expr(let expression):
      result.append(self.statement(expression))
    @unknown default: break
    }
  }

  private mutating func lower(_ declaration: DeclSyntax, into result: inout [Statement]) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings { result.append(self.variable(variable, binding)) }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let name = function.name.identifierText
      let local = scopes[scopes.count - 1].names[name] ?? declare(name)
      let code = self.function(function)
      scopes[scopes.count - 1].functions.append((local, code))
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      guard
        case .statements(let statements)? = CompilationConditions.clause(of: conditional)?.elements
      else { return }
      result += self.statements(statements)
    }
  }

  private mutating func variable(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax
  ) -> Statement {
    let type = binding.typeAnnotation.map { TypeReference($0.type) }
    // The value does not see the new name.
    let value = binding.initializer.map { expression($0.value) }
    let attributes = variable.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    var accessors: LocalAccessors?
    let pattern = bindingPattern(binding.pattern)
    if let block = binding.accessorBlock { accessors = localAccessors(block) }
    return .variable(
      LocalVariable(
        pattern: pattern, type: type, value: value,
        isLet: variable.bindingSpecifier.text == "let",
        isLazy: variable.modifiers.contains { $0.name.text == "lazy" }, accessors: accessors,
        wrappers: attributes))
  }

  private mutating func localAccessors(_ syntax: AccessorBlockSyntax) -> LocalAccessors {
    switch syntax.accessors {
    case .getter(let statements):
      return LocalAccessors(getter: block(statements), setter: nil, willSet: nil, didSet: nil)
    case .accessors(let list):
      var getter: Block?
      var parts: [String: (local: LocalID, Block)] = [:]
      for accessor in list {
        guard let body = accessor.body?.statements else { continue }
        let kind = accessor.accessorSpecifier.text
        if kind == "get" {
          getter = block(body)
          continue
        }
        var local = LocalID(rawValue: 0)
        let name =
          accessor.parameters?.name.identifierText ?? (kind == "didSet" ? "oldValue" : "newValue")
        let lowered = block(body) { local = $0.declare(name) }
        parts[kind] = (local, lowered)
      }
      return LocalAccessors(
        getter: getter, setter: parts["set"], willSet: parts["willSet"], didSet: parts["didSet"])
    @unknown default:
      return LocalAccessors(getter: nil, setter: nil, willSet: nil, didSet: nil)
    }
  }

  // MARK: - Functions within bodies

  private mutating func function(_ syntax: FunctionDeclSyntax) -> ClosureCode {
    scopes.append(Scope(isFunction: true))
    var parameters: [ClosureCode.Parameter] = []
    for parameter in syntax.signature.parameterClause.parameters {
      let value = parameter.defaultValue.map { expression($0.value) }
      let name = (parameter.secondName ?? parameter.firstName).identifierText
      var lowered = ClosureCode.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.identifierText,
        local: declare(name), type: TypeReference(parameter.type), defaultValue: value)
      lowered.isVariadic = parameter.ellipsis != nil
      if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
        lowered.isInOut = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        lowered.isAutoclosure = attributed.attributes.contains {
          $0.trimmedDescription == "@autoclosure"
        }
        if lowered.isAutoclosure, case .function(_, let result)? = lowered.type {
          lowered.type = result
        }
      }
      lowered.attributes = parameter.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      parameters.append(lowered)
    }
    let body = syntax.body.map { block($0.statements) } ?? .empty
    scopes.removeLast()
    let effects = syntax.signature.effectSpecifiers
    return ClosureCode(
      name: syntax.name.identifierText, parameters: parameters, isShorthand: false, captures: [],
      result: syntax.signature.returnClause.map { TypeReference($0.type) } ?? .tuple([]),
      isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil,
      body: body, place: place(syntax), range: range(syntax),
      attributes: syntax.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      })
  }

  mutating func closure(_ syntax: ClosureExprSyntax) -> ClosureCode {
    scopes.append(Scope(isFunction: true))
    var captures: [ClosureCode.Capture] = []
    for item in syntax.signature?.capture?.items ?? [] {
      let name = item.name.identifierText
      let value: Expression =
        if let initializer = item.initializer {
          expression(initializer.value)
        } else if name == "self" {
          .selfValue
        } else {
          local(name).map { .local($0) } ?? .name(Name(text: name, place: place(item)))
        }
      guard name != "self" else { continue }
      let local = declare(name)
      captures.append(
        ClosureCode.Capture(
          local: local, value: value, isWeak: item.specifier?.specifier.text == "weak"))
    }
    var parameters: [ClosureCode.Parameter] = []
    var isShorthand = false
    // The parser takes parentheses at the beginning for parameters, where a `for` or an `if` follows.
    let misread = syntax.signature.flatMap { $0.inKeyword.presence == .missing ? $0 : nil }
    switch misread == nil ? syntax.signature?.parameterClause : nil {
    case .simpleInput(let list)?:
      for parameter in list {
        parameters.append(
          ClosureCode.Parameter(
            label: nil, local: declare(parameter.name.identifierText), type: nil))
      }
    case .parameterClause(let clause)?:
      for parameter in clause.parameters {
        let name = (parameter.secondName ?? parameter.firstName).identifierText
        var lowered = ClosureCode.Parameter(
          label: nil, local: declare(name), type: parameter.type.map { TypeReference($0) })
        if let attributed = parameter.type?.as(AttributedTypeSyntax.self) {
          lowered.isInOut = attributed.specifiers.contains { $0.trimmedDescription == "inout" }
        }
        parameters.append(lowered)
      }
    case nil:
      isShorthand = true
      let count = syntax.statements.shorthandCount
      for number in 0..<count {
        parameters.append(
          ClosureCode.Parameter(label: nil, local: declare("$\(number)"), type: nil))
      }
    @unknown default: break
    }
    var body = block(syntax.statements)
    if let misread {
      let first = Statement.expression(.unknown(misread.trimmedDescription))
      body = Block(
        statements: [first] + body.statements, locals: body.locals, functions: body.functions)
    }
    scopes.removeLast()
    let effects = syntax.signature?.effectSpecifiers
    return ClosureCode(
      name: nil, parameters: parameters, isShorthand: isShorthand, captures: captures,
      result: syntax.signature?.returnClause.map { TypeReference($0.type) },
      isThrowing: effects?.throwsClause != nil, isAsync: effects?.asyncSpecifier != nil,
      body: body, place: place(syntax), range: range(syntax))
  }
}

extension SyntaxProtocol {
  /// How many of `$0`, `$1`, … a closure's statements use, closures within them aside.
  fileprivate var shorthandCount: Int {
    var count = 0
    var open = children(viewMode: .sourceAccurate).map { $0 }
    while let node = open.popLast() {
      if let closure = node.as(ClosureExprSyntax.self), closure.signature?.parameterClause == nil {
        // A closure within has shorthands of its own.
        continue
      }
      if let name = node.as(DeclReferenceExprSyntax.self), name.baseName.text.hasPrefix("$"),
        let number = Int(name.baseName.text.dropFirst())
      {
        count = max(count, number + 1)
      }
      open += node.children(viewMode: .sourceAccurate).map { $0 }
    }
    return count
  }
}
