import SwiftSyntax

extension SourceFile {
  /// Reads a Swift source.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8; bytes that are not are skipped as the Swift compiler does.
  ///   - path: The path that locations show.
  package init(reading bytes: [UInt8], path: String) {
    let source = ParsedSource(unparsed: bytes, path: path)
    if Self.mayHaveFacts(bytes) { self.init(source) } else { self.init(unread: source) }
  }

  /// A source without facts. It is not parsed.
  package init(unread source: ParsedSource) {
    self.init(bytes: source.bytes, path: source.path, lines: source.lines)
  }

  /// A source that is read for its types alone, without bodies of functions where it is certain what those are.
  package init(typesOf source: ParsedSource) {
    self.init(unread: source)
    guard !isGenerated, let tree = (source.blanking { _ in false } ?? source).tree else { return }
    var visitor = TypeVisitor(at: WalkPlace(in: source))
    walk(Syntax(tree), &visitor)
    types = visitor.types.types
  }

  private struct TypeVisitor: SyntaxWalkVisitor {
    var types: DeclaredTypeCollector

    init(at place: WalkPlace) { types = DeclaredTypeCollector(at: place) }

    mutating func enter(_ node: Syntax) { types.collect(node) }
    mutating func leave(_ node: Syntax, height: Int) {}
  }

  /// Whether a source has any of the words that rules look for.
  package static func mayHaveFacts(_ bytes: [UInt8]) -> Bool { SourceWords.occur(in: bytes) }

  /// Collects the facts of a source that has been parsed.
  package init(_ source: ParsedSource) {
    self.init(bytes: source.bytes, path: source.path, lines: source.lines)
    isRead = true
    tooDeep = source.tooDeep.map { [$0] } ?? []
    tooLong = source.tooLong
    firstError = source.firstError
    guard let tree = source.tree else { return }
    var collector = FactCollector(source)
    walk(Syntax(tree), &collector)
    collector.finish(&self)
    directives = source.directives
  }
}

/// Gathers the facts of a file in one walk over its syntax, a collector for each kind of fact.
///
/// Facts are collected when a node is left: those of its parts are known by then, and so is how deep it
/// nests.
struct FactCollector: SyntaxWalkVisitor {
  /// Nodes with more levels below them are not examined: reading one takes stack for each level.
  static let maximumHeight = 400

  private let place: WalkPlace
  private var declarations: DeclarationCollector
  private var fonts: FontCollector
  private var heights: HeightCollector
  private var views: ViewCollector
  private var assignments: AssignmentCollector
  private var imports: ImportCollector
  private var textSizes: TextSizeUseCollector
  private var handed: HandedNameCollector
  private var nesting: NestingCollector
  private var anchors: AnchorCollector
  private var madeViews: MadeViewCollector
  private var types: DeclaredTypeCollector
  private var scalingFunctions: Set<String> = []
  private var tooDeep: [Int] = []

  init(_ source: ParsedSource) {
    place = WalkPlace(in: source)
    declarations = DeclarationCollector(at: place)
    fonts = FontCollector(at: place)
    heights = HeightCollector(at: place)
    views = ViewCollector(at: place)
    assignments = AssignmentCollector(at: place)
    imports = ImportCollector(at: place)
    textSizes = TextSizeUseCollector(at: place)
    handed = HandedNameCollector(at: place)
    nesting = NestingCollector(at: place)
    anchors = AnchorCollector(at: place)
    madeViews = MadeViewCollector(at: place)
    types = DeclaredTypeCollector(at: place)
  }

  mutating func enter(_ node: Syntax) {
    place.enter(node)
    types.collect(node)
  }

  mutating func leave(_ node: Syntax, height: Int) {
    if height < Self.maximumHeight {
      collect(node)
    } else if height == Self.maximumHeight {
      tooDeep.append(node.position.utf8Offset)
    }
    place.leave(node)
  }

  private mutating func collect(_ node: Syntax) {
    switch node.kind {
    case .functionCallExpr: collect(node.cast(FunctionCallExprSyntax.self))
    case .sequenceExpr: collect(node.cast(SequenceExprSyntax.self))
    case .patternBinding: collect(node.cast(PatternBindingSyntax.self))
    case .optionalBindingCondition:
      declarations.collect(node.cast(OptionalBindingConditionSyntax.self))
      madeViews.collect(node.cast(OptionalBindingConditionSyntax.self))
    case .inOutExpr:
      declarations.collectAssignedName(node.cast(InOutExprSyntax.self).expression)
    case .codeBlockItem: views.collect(node.cast(CodeBlockItemSyntax.self))
    case .enumCaseElement: declarations.collect(node.cast(EnumCaseElementSyntax.self))
    case .functionParameter: declarations.collect(node.cast(FunctionParameterSyntax.self))
    case .closureParameter, .closureShorthandParameter:
      declarations.collectClosureParameter(node)
    case .identifierPattern: declarations.collect(node.cast(IdentifierPatternSyntax.self))
    case .forStmt: declarations.collect(node.cast(ForStmtSyntax.self))
    case .returnStmt: collect(node.cast(ReturnStmtSyntax.self))
    case .functionDecl: collect(node.cast(FunctionDeclSyntax.self))
    case .memberAccessExpr: collect(node.cast(MemberAccessExprSyntax.self))
    case .keyPathExpr: textSizes.collect(node.cast(KeyPathExprSyntax.self))
    case .identifierType: textSizes.collect(node.cast(IdentifierTypeSyntax.self))
    case .declReferenceExpr:
      textSizes.collect(node.cast(DeclReferenceExprSyntax.self))
      handed.collect(node.cast(DeclReferenceExprSyntax.self))
      fonts.collect(node.cast(DeclReferenceExprSyntax.self))
    case .importDecl: imports.collect(node.cast(ImportDeclSyntax.self))
    default: break
    }
  }

  /// Puts what was collected into the facts of a file.
  func finish(_ file: inout SourceFile) {
    file.names = declarations.finished()
    file.fonts = fonts.finished(file.names)
    file.namedFontUses = fonts.namedUses
    file.heights = heights.finished()
    file.heights.madeViews = madeViews.views
    file.heights.rowClasses = madeViews.rowClasses
    file.views = views.finished(file.names)
    assignments.finish(&file)
    file.hasReaders = imports.hasReaders
    file.imports = imports.modules
    file.isWidget = SourceFile.isWidget(importing: imports.modules, at: file.path)
    file.scalingFunctions = scalingFunctions
    file.textSizeUses = textSizes.finished()
    file.nestedViews = nesting.views
    file.anchorLinks = anchors.links.sorted { $0.range.lowerBound < $1.range.lowerBound }
    file.types = types.types
    let views = Set(file.names.variables.lazy.filter(\.isTextView).map(\.name))
    file.handedTextViews = handed.names.filter { views.contains($0.name) }
    file.tooDeep = tooDeep.sorted()
    file.fontsScaledElsewhere = file.fontsReachingMetrics()
    file.scalesUnnamed = file.scalesUnnamedFonts()
  }
}

// MARK: - Nodes that several collect from

extension FactCollector {
  private mutating func collect(_ call: FunctionCallExprSyntax) {
    // First, since the value of the call is the font that it makes.
    fonts.collect(call)
    heights.collect(call)
    declarations.collectSetUp(call)
    assignments.collect(call)
    views.collect(call)
    nesting.collect(call)
    anchors.collect(call)
    madeViews.collect(call)
  }

  private mutating func collect(_ sequence: SequenceExprSyntax) {
    declarations.collectAssignedNames(sequence)
    fonts.collect(sequence)
    assignments.collect(sequence)
    heights.collect(sequence)
    textSizes.collect(sequence)
    madeViews.collect(sequence)
  }

  private mutating func collect(_ member: MemberAccessExprSyntax) {
    assignments.collect(member)
    textSizes.collect(member)
  }

  private mutating func collect(_ binding: PatternBindingSyntax) {
    madeViews.collect(binding)
    guard let property = declarations.collect(binding) else { return }
    views.note(property, declaredBy: binding)
  }

  private mutating func collect(_ statement: ReturnStmtSyntax) {
    declarations.collect(statement)
    guard let expression = statement.expression,
      let function = Syntax(statement).enclosingFunction
    else { return }
    collect(expression, returnedBy: function)
  }

  private mutating func collect(_ function: FunctionDeclSyntax) {
    assignments.collect(function)
    views.note(function)
    guard let statements = function.body?.statements, statements.count == 1,
      let expression = statements.first?.item.as(ExprSyntax.self)
    else { return }
    collect(expression, returnedBy: function)
  }

  private mutating func collect(
    _ expression: ExprSyntax, returnedBy function: FunctionDeclSyntax
  ) {
    heights.collect(expression, returnedBy: function)
    madeViews.collect(expression, returnedBy: function)
    fonts.collectScaledFont(expression, returnedBy: function)
    if case .scaled = place.value(of: expression) { scalingFunctions.insert(function.name.text) }
  }
}

extension Syntax {
  /// The function whose value a `return` gives; nil within closures and accessors.
  var enclosingFunction: FunctionDeclSyntax? {
    var next = parent
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
