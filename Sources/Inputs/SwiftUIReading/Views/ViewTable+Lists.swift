import DynamicTypeModel
import SwiftSyntax
import SwiftUIModel

/// Lists, forms, sections and `ForEach`.
extension ViewTable {
  static let lists: [String: Maker] = [
    "List": { evaluator, call, _ in
      .view(ViewPiece(.list(nil), at: call.location, [evaluator.rows(call)]))
    },
    "Form": { evaluator, call, _ in
      .view(ViewPiece(.list(.insetGrouped), at: call.location, [evaluator.content(call)]))
    },
    "Section": { evaluator, call, _ in evaluator.section(call) },
    "ForEach": { evaluator, call, _ in .view(evaluator.rows(call)) },
    "Table": { evaluator, call, _ in .view(evaluator.table(call)) },
    "OutlineGroup": { evaluator, call, _ in .view(evaluator.rows(call)) },
  ]
}

extension Evaluator {
  func section(_ call: CallArguments) -> Value? {
    var header = views(call.expression("header"), call)
    if header == nil, let title = first(call) { header = textPiece(title, at: call.location) }
    let footer = views(call.expression("footer"), call)
    return .view(
      ViewPiece(
        .section, at: call.location, [header ?? .empty, content(call), footer ?? .empty]))
  }

  /// In a compact width a table shows its first column alone, as the rows of a list, without headers.
  func table(_ call: CallArguments) -> ViewPiece {
    guard environment.horizontalSizeClass == .compact, let data = call.unlabelled.first,
      let column = call.trailing?.statements.firstCall(of: "TableColumn")
    else { return .opaque("Table", "a table of columns", at: call.location) }
    let cell = arguments(
      of: column, call.scope, at: call.scope.location(of: column, in: project))
    let value = evaluate(data, call.scope)
    if value.isUnknown { assume("\(origin(of: value)) has three elements") }
    let rows = elements(of: value).prefix(Self.maximumElements).map { element -> ViewPiece in
      if cell.trailing != nil { return content(cell, with: [element]) }
      guard case .keyPath(let names)? = self.value("value", cell) else { return .empty }
      return textPiece(
        names.reduce(element) { member($1, of: $0, cell.scope) }.asVariable, at: cell.location)
    }
    return ViewPiece(.list(nil), at: call.location, [.group(rows)]).changed(.listStyle(.plain))
  }

  /// The views of `ForEach` and of lists with data: one an element.
  func rows(_ call: CallArguments) -> ViewPiece {
    guard let data = call.unlabelled.first else { return content(call) }
    let closure =
      call.trailing.map(ExprSyntax.init) ?? call.expression("content")
      ?? call.expression("rowContent")
    guard let function = closure.map({ evaluate($0, call.scope) }) else { return .empty }
    let value = evaluate(data, call.scope)
    if value.isUnknown {
      guard !isTakenToBeEmpty(origin(of: value)) else { return .empty }
      assume("\(origin(of: value)) has three elements")
    }
    let identity = self.value("id", call)
    var pieces: [ViewPiece] = []
    for element in elements(of: value).prefix(Self.maximumElements) {
      guard !isCut else { break }
      let made: ViewPiece
      switch function {
      case .closure(let closure): made = view(of: self.call(closure, [element], as: .builder))
      case .function(let reference): made = view(of: applied(reference, element))
      default:
        made = .opaque("ForEach", "its content is \(origin(of: function))", at: call.location)
      }
      pieces.append(made.tagged(by: tag(of: element, identity), isExplicit: false))
    }
    return ViewPiece(.group, at: call.location, pieces)
  }

  /// What a function gives for an element, or for nothing.
  func applied(_ function: FunctionReference, _ element: Value?) -> Value {
    let count = element == nil ? 0 : 1
    for candidate in function.candidates where candidate.parameters.count == count {
      guard let body = candidate.body else { continue }
      var scope = Scope(file: candidate.file, type: function.ownerType, receiver: function.owner)
      scope.locals = function.locals
      if let element { scope.declare(candidate.parameters[0].name, element) }
      let key = "func \(candidate.file):\(body.position.utf8Offset)"
      let made = limited(key, to: 5) {
        run(body, scope, as: candidate.isBuilder ? .builder : nil)
      }
      return made ?? .unknown(Unknown("\(candidate.name)(…)"))
    }
    return .unknown(Unknown("\(function.candidates.first?.name ?? "a function")(…)"))
  }

  /// What a picker compares with its selection.
  private func tag(of element: Value, _ identity: Value?) -> Value {
    let element = element.readable
    guard case .keyPath(let names)? = identity else {
      let own = member("id", of: element, Scope(file: 0))
      return own.isUnknown ? element : own
    }
    return names.reduce(element) { $1 == "self" ? $0 : member($1, of: $0, Scope(file: 0)) }
  }
}

extension CodeBlockItemListSyntax {
  /// The first call of a function of a name, below its modifiers.
  fileprivate func firstCall(of name: String) -> FunctionCallExprSyntax? {
    for token in tokens(viewMode: .sourceAccurate) where token.text == name {
      if let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        let call = reference.parent?.as(FunctionCallExprSyntax.self)
      {
        return call
      }
    }
    return nil
  }
}
