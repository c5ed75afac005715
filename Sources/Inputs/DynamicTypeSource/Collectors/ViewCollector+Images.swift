import SwiftSyntax

/// What shows images alone, by its name.
extension ViewCollector {
  /// Notes whether a property of views shows an image: by its type, or by all that its getter gives.
  mutating func noteImage(_ property: VariableIndex, declaredBy binding: PatternBindingSyntax) {
    guard let type = binding.typeAnnotation?.type, type.isView else { return }
    var items: CodeBlockItemListSyntax?
    if case .getter(let getter)? = binding.accessorBlock?.accessors { items = getter }
    var name = place.names[property].name
    if name == "body" {
      guard let owner = place.names.enclosingTypeName(of: place.scope) else { return }
      name = owner
    }
    note(name, type, items)
  }

  /// Notes whether a function that gives views shows an image.
  mutating func note(_ function: FunctionDeclSyntax) {
    guard let type = function.signature.returnClause?.type, type.isView else { return }
    note(function.name.text, type, function.body?.statements)
  }

  private mutating func note(
    _ name: String, _ type: TypeSyntax, _ items: CodeBlockItemListSyntax?
  ) {
    if type.simpleName == "Image" || items.map({ showsImages($0) }) == true {
      addImage(name)
    } else {
      addOtherView(name)
    }
  }

  /// Whether a body shows images whatever it chooses.
  private func showsImages(_ items: CodeBlockItemListSyntax, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    let shown = items.filter { !$0.item.is(VariableDeclSyntax.self) }
    return !shown.isEmpty && shown.allSatisfy { showsImages(Syntax($0.item), depth: depth) }
  }

  private func showsImages(_ node: Syntax, depth: Int) -> Bool {
    let node =
      node.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) }
      ?? node.as(ReturnStmtSyntax.self)?.expression.map { Syntax($0) } ?? node
    if let choice = node.as(IfExprSyntax.self) {
      guard showsImages(choice.body.statements, depth: depth + 1) else { return false }
      return switch choice.elseBody {
      case nil: true
      case .codeBlock(let block): showsImages(block.statements, depth: depth + 1)
      case .ifExpr(let next): depth < 8 && showsImages(Syntax(next), depth: depth + 1)
      @unknown default: false
      }
    }
    if let choice = node.as(SwitchExprSyntax.self) {
      return choice.cases.allSatisfy { clause in
        clause.as(SwitchCaseSyntax.self).map { showsImages($0.statements, depth: depth + 1) }
          ?? false
      }
    }
    return node.as(ExprSyntax.self).map { ModifierChain(endingWith: $0).showsImage } ?? false
  }
}

extension TypeSyntax {
  /// `some View`, `any View`, and an image's own type.
  fileprivate var isView: Bool {
    let constraint = self.as(SomeOrAnyTypeSyntax.self)?.constraint ?? self
    return ["View", "Image", "AnyView"].contains(constraint.simpleName)
  }
}
