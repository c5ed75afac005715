import DynamicType
import DynamicTypeModel
import SwiftSyntax

extension ClassFacts {
  /// The classes that a source declares, and what it says of them in extensions; in its order.
  package static func classes(in source: ParsedSource) -> [ClassFacts] {
    guard let tree = source.tree, source.firstError == nil else { return [] }
    var reader = ClassReader(source)
    walk(Syntax(tree), &reader)
    return reader.classes
  }

  /// Whether a source may declare a class, or say how high rows are. Only bytes are looked at.
  package static func mayBe(in bytes: [UInt8]) -> Bool { words.occur(in: bytes) }

  /// Whether a source may also add to a class of another one, or give texts to its outlets. Only bytes are looked at.
  package static func mayAdd(in bytes: [UInt8]) -> Bool {
    mayBe(in: bytes) || additions.occur(in: bytes)
  }

  private static let words = ByteWords([
    "class ", "heightForRowAt", "heightForHeaderInSection", "heightForFooterInSection",
  ])
  private static let additions = ByteWords([
    "extension ", ".text", ".attributedT", ".setTitle", ".setAttributedTitle",
  ])
}

/// Finds classes and extensions, and what is set in their functions.
///
/// What is assigned under a condition, in a closure or in a function that is called later is known to change, and
/// nothing more: its value is unknown.
private struct ClassReader: SyntaxWalkVisitor {
  /// What is around a node, from the outside in.
  private enum Around {
    case type(Int)
    case function(Function)
    /// Something that need not run when the function does, and the names that it gives to what is around.
    case condition(names: [String])
  }

  private struct Function {
    var isAtSetUp: Bool
    /// Whether it makes what no document has: `init(frame:)`.
    var isOfCodeAlone = false
    /// What a table asks of its delegate by it; nil for other functions.
    var asked: CodeNote.Property?
    /// What it returns where something is asked by it.
    var returned: [PropertySetting.Value] = []
  }

  private let source: ParsedSource
  private(set) var classes: [ClassFacts] = []
  private var around: [Around] = []
  /// Whether a view above or below the rows of a table may keep its height.
  private let isAnyViewOfTableKept: Bool

  init(_ source: ParsedSource) {
    self.source = source
    isAnyViewOfTableKept =
      Self.viewsOfTables.occur(in: source.bytes) && !Self.sizing.occur(in: source.bytes)
  }

  mutating func enter(_ node: Syntax) {
    if let new = opened(by: node) { around.append(new) }
  }

  mutating func leave(_ node: Syntax, height: Int) {
    // Reading a node takes stack for each level below it.
    if height < FactCollector.maximumHeight { read(node) }
    if Self.opens(node) { around.removeLast() }
  }
}

// MARK: - What is around a node

extension ClassReader {
  private static func opens(_ node: Syntax) -> Bool {
    switch node.kind {
    case .classDecl, .extensionDecl, .structDecl, .enumDecl, .functionDecl, .initializerDecl,
      .accessorDecl, .ifExpr, .switchExpr, .guardStmt, .forStmt, .whileStmt, .closureExpr,
      .ifConfigDecl:
      true
    default: false
    }
  }

  private mutating func opened(by node: Syntax) -> Around? {
    switch node.kind {
    case .classDecl:
      let declaration = node.cast(ClassDeclSyntax.self)
      let superclass = declaration.inheritanceClause?.inheritedTypes.first?.type.simpleName
      return open(ClassFacts(name: declaration.name.text, superclass: superclass ?? ""))
    case .extensionDecl:
      let name = node.cast(ExtensionDeclSyntax.self).extendedType.simpleName
      return open(ClassFacts(name: name ?? ""))
    case .structDecl, .enumDecl:
      return open(ClassFacts(name: ""))
    case .functionDecl:
      let function = node.cast(FunctionDeclSyntax.self)
      let name = function.name.text
      return .function(
        Function(
          isAtSetUp: Self.setUpFunctions.contains(name), asked: function.propertyOfTable))
    case .initializerDecl:
      let signature = node.cast(InitializerDeclSyntax.self).signature
      let label = signature.parameterClause.parameters.first?.firstName.text
      return .function(
        Function(isAtSetUp: true, isOfCodeAlone: label == "frame" || label == "style"))
    case .accessorDecl:
      // `didSet` of an outlet runs when the document is loaded.
      let name = node.cast(AccessorDeclSyntax.self).accessorSpecifier.text
      return .function(Function(isAtSetUp: name == "didSet"))
    default: return Self.opens(node) ? .condition(names: node.boundNames) : nil
    }
  }

  private mutating func open(_ facts: ClassFacts) -> Around {
    classes.append(facts)
    return .type(classes.count - 1)
  }

  /// Functions that UIKit calls before anything is seen, and what those are usually called that these call.
  private static let setUpFunctions: Set<String> = [
    "awakeFromNib", "viewDidLoad", "loadView", "viewWillAppear", "commonInit", "initialize",
    "setup", "setUp", "setupView", "setUpView", "setupViews", "setUpViews", "setupUI", "setUpUI",
    "setupTableView", "setUpTableView", "setupLabels", "configureView", "configureUI",
    "configureTableView",
  ]

  /// The innermost type around, and whether what is there runs whenever the type is set up; nil outside of functions.
  private var place: (type: Int, isAtSetUp: Bool)? {
    var function: Function?
    var isConditional = false
    for each in around.reversed() {
      switch each {
      case .condition: isConditional = isConditional || function == nil
      case .function(let inner):
        // A function in a function runs when it is called.
        isConditional = isConditional || function != nil
        function = inner
      case .type(let type):
        guard let function, !function.isOfCodeAlone else { return nil }
        return (type, function.isAtSetUp && !isConditional)
      }
    }
    return nil
  }
}

// MARK: - Nodes

extension ClassReader {
  private mutating func read(_ node: Syntax) {
    switch node.kind {
    case .sequenceExpr: read(node.cast(SequenceExprSyntax.self))
    case .functionCallExpr: read(node.cast(FunctionCallExprSyntax.self))
    case .returnStmt: read(node.cast(ReturnStmtSyntax.self))
    case .functionDecl: read(node.cast(FunctionDeclSyntax.self))
    case .forStmt:
      let loop = node.cast(ForStmtSyntax.self)
      readLoop(over: loop.sequence, body: loop.body, at: loop)
    default: break
    }
  }

  /// Notes the classes of views that a table has above or below its rows, where the source does not say how high they are.
  private mutating func readViewOfTable(_ sequence: SequenceExprSyntax) {
    var property: CodeNote.Property?
    var names: [String] = []
    var before: [String] = []
    for token in sequence.tokens(viewMode: .sourceAccurate).prefix(100) {
      let text = token.text
      switch token.tokenKind {
      case .identifier where text == "tableHeaderView" || text == "tableFooterView":
        property = CodeNote.Property(rawValue: text)
      // `R.nib.listHeader(owner: nil)` is of `ListHeader`.
      case .identifier where before.suffix(2) == ["nib", "."]:
        names.append(text.prefix(1).uppercased() + text.dropFirst())
      // What UIKit's own view says, all that inherit from it would.
      case .identifier where text.first?.isUppercase == true && !text.hasPrefix("UI"):
        names.append(text)
      case .stringSegment: names.append(text)
      default: break
      }
      before = before.suffix(1) + [text]
    }
    guard let property else { return }
    for name in names {
      var facts = ClassFacts(name: name)
      facts.settings.append(
        PropertySetting(
          outlet: nil, property: property, value: .unknown, location: location(of: sequence)))
      classes.append(facts)
    }
  }

  /// What code that gives such a view its height has.
  private static let sizing = ByteWords([
    "systemLayoutSizeFitting", "sizeThatFits", "sizeToFit", "eaderView.frame", "eaderView?.frame",
    "eaderView!.frame", "ooterView.frame", "ooterView?.frame", "ooterView!.frame", "sizeHeader",
    "sizeFooter", "TableHeader(", "HeaderHeight",
  ])

  private static let viewsOfTables = ByteWords(["ableHeaderView", "ableFooterView"])

  private mutating func read(_ sequence: SequenceExprSyntax) {
    if isAnyViewOfTableKept { readViewOfTable(sequence) }
    let parts = Array(sequence.elements.prefix(4))
    guard parts.count >= 3, parts[1].is(AssignmentExprSyntax.self),
      let names = parts[0].dottedNames, let last = names.last
    else { return }
    let isConfigured = last == "attributedTitle" && names.dropLast().last == "configuration"
    if last == "attributedText" || isConfigured {
      // An attributed text brings its fonts along.
      for property in [CodeNote.Property.text, .font] {
        add(property, .unknown, of: names.dropLast(isConfigured ? 2 : 1), at: sequence)
      }
      return
    }
    if let view = names.firstIndex(where: { $0 == "tableHeaderView" || $0 == "tableFooterView" }),
      let property = CodeNote.Property(rawValue: names[view]),
      names[view...].dropFirst().first == "frame"
    {
      return add(property, .unknown, of: names[..<view], at: sequence)
    }
    if let property = Self.hidingProperties[last] {
      return readHiding(property, names, parts)
    }
    guard let property = CodeNote.Property(rawValue: last), !property.isAskedOfDelegate else {
      return
    }
    let value = parts.count == 3 ? PropertySetting.Value(parts[2], of: property) : .unknown
    add(property, value, of: names.dropLast(), at: sequence)
  }

  private static let hidingProperties: [String: CodeNote.Property] = [
    "isHidden": .isHidden, "hidden": .isHidden, "alpha": .alpha,
  ]

  /// Whether a view is hidden or shown when the object is set up; what happens later leaves it as it is at first.
  private mutating func readHiding(
    _ property: CodeNote.Property, _ names: [String], _ parts: [ExprSyntax]
  ) {
    guard parts.count == 3, place?.isAtSetUp == true, !names.dropLast().contains("titleLabel")
    else { return }
    let value = PropertySetting.Value(parts[2], of: property)
    if value != .unknown { add(property, value, of: names.dropLast(), at: parts[0]) }
  }

  private mutating func read(_ call: FunctionCallExprSyntax) {
    readStyling(call)
    guard let names = call.calledExpression.dottedNames, let name = names.last else { return }
    if let property = Self.barSetters[name] {
      return add(property, .unknown, of: names.dropLast(), at: call)
    }
    guard
      name == "setTitle" || name == "setAttributedTitle",
      call.arguments.map({ $0.label?.text }) == [nil, "for"],
      let title = call.arguments.first?.expression, let state = call.arguments.last?.expression
    else { return }
    // A title for another state leaves the normal one.
    if Self.otherStates.contains(where: { state.isMember($0) || state.dottedNames?.last == $0 }) {
      return
    }
    let isNormal = state.isMember("normal") || state.dottedNames?.last == "normal"
    add(
      .text, isNormal ? PropertySetting.Value(title, of: .text) : .unknown, of: names.dropLast(),
      at: call)
    if name == "setAttributedTitle" { add(.font, .unknown, of: names.dropLast(), at: call) }
  }

  private static let barSetters: [String: CodeNote.Property] = [
    "setLeftBarButton": .leftBarButtonItem, "setLeftBarButtonItems": .leftBarButtonItems,
    "setRightBarButton": .rightBarButtonItem, "setRightBarButtonItems": .rightBarButtonItems,
  ]

  /// What gives outlets their fonts in functions of the app: `Style.body.apply(to: label)`, `label.applyStyle(.body)`,
  /// and `[title, label].forEach { $0.font = body }`.
  private mutating func readStyling(_ call: FunctionCallExprSyntax) {
    // A call whose value is used makes a font or a text, and gives it to nobody.
    guard call.parent?.is(CodeBlockItemSyntax.self) == true else { return }
    let (names, root) = call.calledNames
    guard let name = names.first else { return }
    if names == ["forEach"], let root {
      readLoop(over: root, body: call.trailingClosure, at: call)
    }
    let isStyling = name.isAboutStyle || call.arguments.contains { $0.label?.text == "style" }
    if isStyling, let whole = call.calledExpression.dottedNames, whole.count > 1,
      whole[0].first?.isLowercase == true
    {
      add(.font, .unknown, of: whole.dropLast(), at: call)
    }
    guard isStyling || names.contains(where: \.isAboutStyle) else { return }
    // What follows `to:` without a label is more of the same.
    let styled = call.arguments.prefix { [nil, "to", "for", "on"].contains($0.label?.text) }
    for argument in styled {
      if let outlet = argument.expression.dottedNames, outlet.count == 1 {
        add(.font, .unknown, of: outlet[...], at: call)
      }
    }
  }

  /// The outlets of a list whose fonts a loop sets.
  private mutating func readLoop(
    over list: ExprSyntax, body: (some SyntaxProtocol)?, at node: some SyntaxProtocol
  ) {
    guard let array = list.as(ArrayExprSyntax.self), let body, body.setsFonts else { return }
    for element in array.elements {
      if let outlet = element.expression.dottedNames, outlet.count == 1 {
        add(.font, .unknown, of: outlet[...], at: node)
      }
    }
  }

  private static let otherStates = ["highlighted", "selected", "disabled", "focused"]

  private mutating func read(_ statement: ReturnStmtSyntax) {
    guard let index = innermostFunction, case .function(var function) = around[index],
      let asked = function.asked
    else { return }
    let value = statement.expression.map { PropertySetting.Value($0, of: asked) }
    function.returned.append(value ?? .unknown)
    around[index] = .function(function)
  }

  private var innermostFunction: Int? {
    around.lastIndex { if case .function = $0 { true } else { false } }
  }

  /// What a table's delegate returns for it, once its whole body was read.
  private mutating func read(_ function: FunctionDeclSyntax) {
    guard case .function(let read)? = around.last, let asked = read.asked,
      around.count > 1, case .type(let type) = around[around.count - 2]
    else { return }
    var values = read.returned
    if values.isEmpty, let statements = function.body?.statements, statements.count == 1,
      let expression = statements.first?.item.as(ExprSyntax.self)
    {
      values = [PropertySetting.Value(expression, of: asked)]
    }
    let first = values.first ?? .unknown
    classes[type].settings.append(
      PropertySetting(
        outlet: PropertySetting.tableViewOutlet, property: asked,
        value: values.allSatisfy { $0 == first } ? first : .unknown,
        location: location(of: function.name)))
  }

  private mutating func add(
    _ property: CodeNote.Property, _ value: PropertySetting.Value,
    of target: ArraySlice<String>, at node: some SyntaxProtocol
  ) {
    guard let place else { return }
    var target = Array(target)
    if target.count == 2, property == .text {
      classes[place.type].othersTexts.append(
        .init(holder: target[0], outlet: target[1], location: location(of: node)))
    }
    if target.last == "titleLabel" { target.removeLast() }
    guard target.count <= 1, target.first.map({ !isBound($0) }) ?? true else { return }
    classes[place.type].settings.append(
      PropertySetting(
        outlet: target.first, property: property, value: place.isAtSetUp ? value : .unknown,
        location: location(of: node)))
  }

  /// Whether a name is that of a loop or of a closure, and so of no outlet.
  private func isBound(_ name: String) -> Bool {
    for each in around.reversed() {
      switch each {
      case .condition(let names) where names.contains(name): return true
      case .type: return name.hasPrefix("$")
      default: break
      }
    }
    return name.hasPrefix("$")
  }

  private func location(of node: some SyntaxProtocol) -> DynamicTypeModel.SourceLocation {
    let place = source.lines.position(of: source.range(of: node).lowerBound)
    return .init(path: source.path, line: place.line, column: place.column)
  }
}

extension FunctionDeclSyntax {
  /// What a table asks of its delegate by it.
  fileprivate var propertyOfTable: CodeNote.Property? {
    let labels = signature.parameterClause.parameters.map(\.firstName.text)
    guard name.text == "tableView", labels.count == 2, labels[0] == "_",
      let property = CodeNote.Property(rawValue: labels[1])
    else { return nil }
    return property.isAskedOfDelegate ? property : nil
  }
}

extension Syntax {
  /// The names that a loop or a closure has for what it is given.
  fileprivate var boundNames: [String] {
    if let pattern = self.as(ForStmtSyntax.self)?.pattern.as(IdentifierPatternSyntax.self) {
      return [pattern.identifier.text]
    }
    return switch self.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let list)?: list.map(\.name.text)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    @unknown default: []
    }
  }
}

extension SyntaxProtocol {
  /// Whether one of its statements sets a font or an attributed text, or calls a function that is named for styles.
  fileprivate var setsFonts: Bool {
    var isAfterPeriod = false
    var before: String?
    for token in tokens(viewMode: .sourceAccurate).prefix(2000) {
      switch token.tokenKind {
      case .equal where before == "font" || before == "attributedText": return true
      case .leftParen where before?.isAboutStyle == true: return true
      default: break
      }
      before = isAfterPeriod ? token.text : nil
      isAfterPeriod = token.tokenKind == .period
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// The names of a chain of calls from its end, and what it starts with where that is no name.
  ///
  /// `Style.label(color).apply(to: a)` gives `apply`, `label`, `Style`.
  fileprivate var calledNames: (names: [String], root: ExprSyntax?) {
    var names: [String] = []
    var expression: ExprSyntax? = calledExpression
    while let current = expression, names.count < 8 {
      if let member = current.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.text)
        expression = member.base
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        return (names + [reference.baseName.text], nil)
      } else if let call = current.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let inner = current.unwrapped {
        expression = inner
      } else {
        return (names, current)
      }
    }
    return (names, nil)
  }
}

extension String {
  /// Whether a function or type of this name gives views their fonts, as far as a name tells.
  fileprivate var isAboutStyle: Bool {
    let name = lowercased()
    return ["font", "style", "typograph"].contains { name.contains($0) }
      && !["color", "colour", "background", "border", "bar"].contains { name.contains($0) }
  }
}
