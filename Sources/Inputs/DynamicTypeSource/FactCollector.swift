import SwiftParser
import SwiftSyntax

extension SourceFile {
  /// Reads a Swift source.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; bytes that are not are skipped as the Swift compiler does.
  ///   - path: The path that locations show.
  public init(reading bytes: [UInt8], path: String) {
    self.init(bytes: bytes, path: path, lines: LineTable(bytes))
    scopes = [Scope(kind: .file, parent: nil, start: 0)]
    guard FactWords.occur(in: bytes) else { return }
    if let offset = NestingLimit.exceeded(in: bytes) {
      tooDeep = [offset]
      return
    }
    // The lexer of swift-syntax looks one byte past some operators, also at the end of the file.
    let tree = (bytes + Array("\n\n".utf8)).withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: FactCollector.maximumNesting)
    }
    firstError = firstErrorOffset(in: tree)
    var collector = FactCollector(file: self)
    walk(Syntax(tree), &collector)
    collector.finish()
    collector.collectDirectives(in: tree)
    self = collector.file
  }
}

/// The UTF-8 offset of the first place that the parser could make nothing of; nil for none.
private func firstErrorOffset(in tree: SourceFileSyntax) -> Int? {
  guard tree.hasError else { return nil }
  var node = Syntax(tree)
  while let child = node.children(viewMode: .all).first(where: \.hasError) { node = child }
  return node.positionAfterSkippingLeadingTrivia.utf8Offset
}

/// Gathers the facts of a file in one walk over its syntax.
///
/// Facts are read when a node is left: those of its parts are known by then, and so is how deep it
/// nests.
struct FactCollector: SyntaxWalkVisitor {
  /// How deep the parser follows parentheses and braces.
  static let maximumNesting = 2 * NestingLimit.maximum
  /// Nodes with more levels below them are not examined: reading one takes stack for each level.
  static let maximumHeight = 400

  var file: SourceFile
  var scopeStack: [ScopeIndex] = [.file]
  /// What expressions are; asked for when they have been left.
  let values = ValueEvaluator()
  var scopesBySyntax: [SyntaxIdentifier: ScopeIndex] = [:]
  /// Clauses of `#if` that no platform compiles on which readers choose a text size.
  var clausesWithoutReaders: Set<SyntaxIdentifier> = []
  /// Those that iOS does not compile and another such platform does, and how many of them are open.
  var clausesWithoutIOS: Set<SyntaxIdentifier> = []
  var openClausesWithoutIOS = 0
  /// Variables that stand in such a clause.
  var variablesWithoutIOS: Set<VariableIndex> = []
  /// Variables that nothing assigns unless their names are among those that something does.
  var unassigned: [VariableIndex] = []
  var assignedNames: Set<String> = []
  /// Variables that have the reader's text size.
  var textSizes: Set<VariableIndex> = []
  /// Names that closures return.
  var returnedNames: [ScopeIndex: String] = [:]

  /// Fonts in attributes that a variable keeps, with its name, and what is done with such variables.
  var attributeNames: [(font: FontIndex, variable: String)] = []
  var attributeUses: [(name: String, scope: ScopeIndex, use: FontExpression.Use)] = []

  /// Properties that show a text and nothing else, and where views are named: `titleText`.
  var textProperties: [VariableIndex: ShownText] = [:]
  var namedViews: [(name: String, offset: Int, scope: ScopeIndex)] = []

  init(file: SourceFile) {
    self.file = file
  }

  var scope: ScopeIndex { scopeStack.last ?? .file }

  mutating func enter(_ node: Syntax) {
    if node.kind == .ifConfigDecl { collectClauses(of: node.cast(IfConfigDeclSyntax.self)) }
    if isClauseWithoutIOS(node) { openClausesWithoutIOS += 1 }
    guard let kind = scopeKind(of: node) else { return }
    let index = ScopeIndex(file.scopes.count)
    file.scopes.append(
      Scope(
        kind: kind, parent: scope, start: node.position.utf8Offset,
        isPrivate: node.asProtocol((any WithModifiersSyntax).self).map { isPrivate($0.modifiers) }
          ?? false))
    if case .type(let name, _) = kind { file.typeScopes[name, default: []].append(index) }
    scopesBySyntax[node.id] = index
    if kind == .textSizes { values.noteTextSizeChoice(node) }
    scopeStack.append(index)
  }

  mutating func leave(_ node: Syntax, height: Int) {
    if height < FactCollector.maximumHeight {
      collect(node)
    } else if height == FactCollector.maximumHeight {
      file.tooDeep.append(node.position.utf8Offset)
    }
    if isClauseWithoutIOS(node) { openClausesWithoutIOS -= 1 }
    if scopeStack.count > 1, scopesBySyntax[node.id] == scopeStack.last { scopeStack.removeLast() }
  }

  private func isClauseWithoutIOS(_ node: Syntax) -> Bool {
    node.kind == .ifConfigClause && clausesWithoutIOS.contains(node.id)
  }

  private mutating func collect(_ node: Syntax) {
    switch node.kind {
    case .functionCallExpr: collectCall(node.cast(FunctionCallExprSyntax.self))
    case .sequenceExpr:
      collectAssignedNames(node.cast(SequenceExprSyntax.self))
      collectAssignment(node.cast(SequenceExprSyntax.self))
      collectOperatorHeight(node.cast(SequenceExprSyntax.self))
    case .patternBinding: collectBinding(node.cast(PatternBindingSyntax.self))
    case .optionalBindingCondition:
      collectOptionalBinding(node.cast(OptionalBindingConditionSyntax.self))
    case .inOutExpr:
      collectAssignedName(node.cast(InOutExprSyntax.self).expression)
    case .codeBlockItem: collectNamedView(node.cast(CodeBlockItemSyntax.self))
    case .enumCaseElement: collectCase(node.cast(EnumCaseElementSyntax.self))
    case .functionParameter: collectParameter(node.cast(FunctionParameterSyntax.self))
    case .closureParameter, .closureShorthandParameter: collectClosureParameter(node)
    case .forStmt: collectLoop(node.cast(ForStmtSyntax.self))
    case .returnStmt: collectReturn(node.cast(ReturnStmtSyntax.self))
    case .functionDecl: collectFunction(node.cast(FunctionDeclSyntax.self))
    case .memberAccessExpr:
      let member = node.cast(MemberAccessExprSyntax.self)
      if member.declName.baseName.text == "didChangeNotification",
        path(of: ExprSyntax(member))?.first == "UIContentSizeCategory"
      {
        file.sizeChangeHandlers.append(scope)
      }
    case .importDecl: collectImport(node.cast(ImportDeclSyntax.self))
    default: break
    }
  }

  /// Puts into source order what was read from the inside outwards.
  mutating func finish() {
    file.assignments.sort { $0.range.lowerBound < $1.range.lowerBound }
    file.viewChains.sort { $0.range.lowerBound < $1.range.lowerBound }
    file.heightConstraints.sort { $0.range.lowerBound < $1.range.lowerBound }
    file.returnedHeights.sort { $0.range.lowerBound < $1.range.lowerBound }
    file.layoutHeights.sort { $0.range.lowerBound < $1.range.lowerBound }
    file.tooDeep.sort()
    for index in unassigned where !assignedNames.contains(file[index].name) {
      file.variables[index.rawValue].isConstant = true
    }
    followTextProperties()
    followAttributes()
    file.fontsScaledElsewhere = file.fontsReachingMetrics()
    file.scalesUnnamed = file.scalesUnnamedFonts()
  }
}

extension FactCollector {
  /// The UTF-8 offsets of a node without the comments and spaces around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, file.bytes.count)
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, file.bytes.count)
    return start..<max(start, end)
  }

  func text(of node: some SyntaxProtocol) -> String {
    file.text(in: range(of: node))
  }

  func value(of expression: ExprSyntax) -> Value {
    values.value(of: expression)
  }

  func path(of expression: ExprSyntax) -> [String]? {
    expression.dottedNames
  }
}
