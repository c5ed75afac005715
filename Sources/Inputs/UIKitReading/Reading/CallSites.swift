import CodeEvaluation
import DynamicTypeSource
import SwiftCode
import SwiftSyntax
import Synchronization

/// What an app's code calls on the objects of a class that it makes: `let sheet = HoursSheet(); sheet.setUp(hours)`.
final class CallSites: Sendable {
  /// A call of one of the class's functions.
  struct Call: Hashable, Sendable {
    var name: String
    var arguments: [Argument]

    struct Argument: Hashable, Sendable {
      var label: String?
      /// What a literal says; nil for all else.
      var literal: Literal?
    }

    enum Literal: Hashable, Sendable {
      case text(String)
      case truth(Bool)
      case number(Int)
    }
  }

  private let index: CodeIndex
  private let known: Mutex<[String: [Call]]> = Mutex([:])

  init(_ index: CodeIndex) { self.index = index }

  /// The calls of the first place in the order of the sources that makes an object, or gets one of a list, and calls one of its
  /// class's own functions; in their order there.
  func calls(on type: TypeDeclaration) -> [Call] {
    if let known = known.withLock({ $0[type.qualifiedName] }) { return known }
    let own = Set(
      type.groups.flatMap(\.functions).filter { !$0.isOverride && !$0.isStatic }.map(\.name))
    let word = ByteWords([type.name])
    var found: [Call] = []
    if type.name.utf8.count > 1, !own.isEmpty {
      for file in 0..<index.ownFileCount where found.isEmpty {
        guard word.occur(in: index.files[file].text) else { continue }
        let search = CallSearch(type.name, own)
        search.walk(index.files[file].syntax)
        found = search.first
      }
    }
    known.withLock { $0[type.qualifiedName] = found }
    return found
  }
}

private final class CallSearch: SyntaxVisitor {
  private let type: String
  private let functions: Set<String>
  /// Of each function and closure around, from the outside in: whether a variable holds an object of the class, and the calls on it.
  private var scopes: [(holds: [String: Bool], calls: [CallSites.Call])] = [([:], [])]
  private(set) var first: [CallSites.Call] = []

  init(_ type: String, _ functions: Set<String>) {
    self.type = type
    self.functions = functions
    super.init(viewMode: .sourceAccurate)
  }

  private func enter() -> SyntaxVisitorContinueKind {
    scopes.append(([:], []))
    return first.isEmpty ? .visitChildren : .skipChildren
  }

  private func leave() {
    let left = scopes.removeLast()
    if first.isEmpty { first = left.calls }
  }

  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: FunctionDeclSyntax) { leave() }
  override func visit(_: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: InitializerDeclSyntax) { leave() }
  override func visit(_: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: AccessorBlockSyntax) { leave() }
  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
  override func visitPost(_: ClosureExprSyntax) { leave() }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    hold(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    hold(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  private func hold(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    scopes[scopes.count - 1].holds[name] =
      type.map(isMeant) ?? value.map(isMeant) ?? false
  }

  private func isMeant(_ type: TypeSyntax) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.text == self.type
    case .memberType(let type): type.name.text == self.type
    case .optionalType(let type): isMeant(type.wrappedType)
    case .implicitlyUnwrappedOptionalType(let type): isMeant(type.wrappedType)
    default: false
    }
  }

  private func isMeant(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      switch call.calledExpression.as(ExprSyntaxEnum.self) {
      case .declReferenceExpr(let name): name.baseName.text == type
      case .memberAccessExpr(let member): member.declName.baseName.text == type
      default: false
      }
    case .asExpr(let cast): isMeant(cast.type)
    case .sequenceExpr(let sequence):
      sequence.elements.last?.as(TypeExprSyntax.self).map { isMeant($0.type) } ?? false
    case .typeExpr(let type): isMeant(type.type)
    default: false
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      functions.contains(member.declName.baseName.text), node.trailingClosure == nil,
      let scope = scopes.lastIndex(where: { $0.holds[Self.name(of: member.base)] != nil }),
      scopes[scope].holds[Self.name(of: member.base)] == true
    else { return .visitChildren }
    scopes[scope].calls.append(
      CallSites.Call(
        name: member.declName.baseName.text,
        arguments: node.arguments.map {
          CallSites.Call.Argument(label: $0.label?.text, literal: Self.literal($0.expression))
        }))
    return .visitChildren
  }

  /// The variable before the dot, also with a question or exclamation mark; empty for all else.
  private static func name(of base: ExprSyntax?) -> String {
    switch base?.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): name.baseName.text
    case .optionalChainingExpr(let chain): name(of: chain.expression)
    case .forceUnwrapExpr(let unwrap): name(of: unwrap.expression)
    default: ""
    }
  }

  private static func literal(_ expression: ExprSyntax) -> CallSites.Call.Literal? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let text): text.representedLiteralValue.map { .text($0) }
    case .booleanLiteralExpr(let truth): .truth(truth.literal.tokenKind == .keyword(.true))
    case .integerLiteralExpr(let number): Int(number.literal.text).map { .number($0) }
    default: nil
    }
  }
}

extension UIKitProject {
  /// Does with an object what others do that make one.
  func callAsOthersDo(_ object: ObjectID, _ machine: Machine, _ reader: HeapReader) {
    guard let own = reader.classes(of: object).first, !reader.isPrelude(own) else { return }
    let functions = own.groups.flatMap(\.functions)
    for call in callSites.calls(on: own) {
      guard
        let function = functions.first(where: { function in
          function.name == call.name
            && call.arguments.allSatisfy { argument in
              function.parameters.contains { $0.label == argument.label }
            }
        })
      else { continue }
      reader.assume("\(call.name) is called, as others do")
      let operands = machine.placeholderArguments(of: function).enumerated().map {
        number, operand in
        let given =
          call.arguments.indices.contains(number) && call.arguments[number].label == operand.label
          ? call.arguments[number].literal : nil
        return given.map { Operand(operand.label, value: $0.value) } ?? operand
      }
      _ = machine.guarded { () throws(Unwind) -> CodeEvaluation.Value in
        try machine.send(call.name, to: .object(object), operands)
      }
    }
  }
}

extension CallSites.Call.Literal {
  fileprivate var value: CodeEvaluation.Value {
    switch self {
    case .text(let text): .string(text)
    case .truth(let truth): .bool(truth)
    case .number(let number): .integer(number, .literal)
    }
  }
}
