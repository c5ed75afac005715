import SwiftSyntax

/// Views that stand in others by a name, or behind them.
extension FactCollector {
  /// The text that an expression shows, if it is one: `Text("Total").bold()`.
  func shownText(_ expression: ExprSyntax) -> ShownText? {
    let links = links(of: expression)
    guard let root = links.root, Self.textViews.contains(root) else { return nil }
    let fonts = links.calls.filter { $0.member.declName.baseName.text == "font" }
    return ShownText(
      offset: range(of: expression).lowerBound,
      fonts: fonts.compactMap { $0.call.arguments.first.map { value(of: $0.expression) } },
      scope: scope)
  }

  /// The closure of the `ZStack` in which a view stands before or behind others.
  func layers(around view: FunctionCallExprSyntax) -> Range<Int>? {
    guard let closure = view.parent?.parent?.parent?.as(ClosureExprSyntax.self),
      view.parent?.is(CodeBlockItemSyntax.self) == true,
      let stack = closure.parent?.as(FunctionCallExprSyntax.self),
      stack.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ZStack"
    else { return nil }
    return range(of: closure)
  }

  /// Notes a view that stands among others by its name: `titleText`, `titleText.padding()`.
  mutating func collectNamedView(_ item: CodeBlockItemSyntax) {
    guard file[scope].kind == .closure, var view = item.item.as(ExprSyntax.self) else { return }
    for _ in 0..<32 {
      guard let call = view.as(FunctionCallExprSyntax.self),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { break }
      view = base
    }
    guard let names = path(of: view), names.count == 1 else { return }
    namedViews.append((names[0], range(of: item).lowerBound, scope))
  }

  /// Adds the texts that properties show where these are named.
  mutating func followTextProperties() {
    if !textProperties.isEmpty {
      for view in namedViews {
        guard let variable = file.variable(named: view.name, in: view.scope),
          var text = textProperties[variable]
        else { continue }
        text.offset = view.offset
        file.shownTexts.append(text)
      }
    }
    file.shownTexts.sort { $0.offset < $1.offset }
  }
}
