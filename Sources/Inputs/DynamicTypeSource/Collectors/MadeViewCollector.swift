import SwiftSyntax

/// Collects the views that a table's delegate gives back for its rows and sections.
struct MadeViewCollector {
  let place: WalkPlace
  private(set) var views: [MadeView] = []
  /// The classes that variables are taken for, by their names: of the last one before.
  private var classes: [String: String] = [:]

  init(at place: WalkPlace) { self.place = place }

  /// Notes `let header = table.dequeueReusableHeaderFooterView(withIdentifier: id) as! Header`.
  mutating func collect(_ binding: PatternBindingSyntax) {
    note(binding.pattern, binding.initializer?.value)
  }

  mutating func collect(_ condition: OptionalBindingConditionSyntax) {
    note(condition.pattern, condition.initializer?.value)
  }

  private mutating func note(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
    classes[name] = value.flatMap { Self.className(of: $0) }
  }

  mutating func collect(_ expression: ExprSyntax, returnedBy function: FunctionDeclSyntax) {
    let parameters = function.signature.parameterClause.parameters
    guard function.name.text == "tableView",
      let method = (parameters.last?.firstName.text).flatMap(HeightMethod.ofViews(madeBy:)),
      !expression.is(NilLiteralExprSyntax.self)
    else { return }
    var view = MadeView(method: method, scope: place.scope)
    let isStyled = function.body.map {
      Self.words.occur(in: place.source.bytes, range: place.range(of: $0))
    }
    if isStyled == false {
      let name = expression.dottedNames.flatMap { $0.count == 1 ? $0[0] : nil }
      view.className = Self.className(of: expression) ?? name.flatMap { classes[$0] }
      view.variable = view.className == nil ? name : nil
    }
    // A view of nothing keeps sections apart.
    if Self.isEmptyView(expression) { return }
    views.append(view)
  }

  /// What a method that sets fonts, or texts of UIKit's own, has in it.
  private static let words = AnyCaseWords([
    "font", "textlabel", "contentconfiguration", "attributed", "uilabel",
  ])

  private static func isEmptyView(_ expression: ExprSyntax) -> Bool {
    expression.as(FunctionCallExprSyntax.self)?.calledExpression.dottedNames == ["UIView"]
  }

  /// The class of `Header(frame: frame)`, `Header.fromNib()`, `view as? Header` and
  /// `table.dequeue(Header.self)`.
  private static func className(of expression: ExprSyntax) -> String? {
    var value = expression
    for _ in 0..<8 {
      guard let inner = value.unwrapped else { break }
      value = inner
    }
    if let elements = value.as(SequenceExprSyntax.self)?.elements {
      guard elements.count == 3, elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
      else { return nil }
      return elements.last?.as(TypeExprSyntax.self)?.type.simpleName
    }
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    for argument in call.arguments.prefix(4) {
      if let path = argument.expression.as(MemberAccessExprSyntax.self),
        path.declName.baseName.text == "self", let type = path.base?.dottedNames?.last,
        type.first?.isUppercase == true
      {
        return type
      }
    }
    guard let names = call.calledExpression.dottedNames, names.count < 3,
      names[0].first?.isUppercase == true
    else { return nil }
    return names[0]
  }
}
