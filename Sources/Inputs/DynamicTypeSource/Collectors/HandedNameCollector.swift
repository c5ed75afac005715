import SwiftSyntax

/// Collects the names that a file hands to functions, keeps elsewhere or gives back: others may change what they name.
///
/// Views that are put into others, or constrained to them, stay as they are.
struct HandedNameCollector {
  let place: WalkPlace
  private(set) var names: [HandedName] = []

  init(at place: WalkPlace) { self.place = place }

  mutating func collect(_ reference: DeclReferenceExprSyntax) {
    guard isHanded(reference) else { return }
    names.append(
      HandedName(name: reference.baseName.text, offset: place.range(of: reference).lowerBound))
  }

  private func isHanded(_ reference: DeclReferenceExprSyntax) -> Bool {
    var view = Syntax(reference)
    // `self.label`; `item.label` is another's.
    if let member = view.parent?.as(MemberAccessExprSyntax.self) {
      guard member.declName.id == reference.id else { return isChanged(by: member) }
      guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
        return false
      }
      view = Syntax(member)
    }
    for _ in 0..<4 {
      guard let outer = view.parent,
        outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
      else { break }
      view = outer
    }
    guard let parent = view.parent else { return false }
    switch parent.kind {
    case .memberAccessExpr: return isChanged(by: parent.cast(MemberAccessExprSyntax.self))
    case .functionCallExpr: return false
    case .labeledExpr: return !isLeftAlone(byCallOf: parent)
    case .arrayElement: return !isListOfSubviews(parent)
    // In a closure, the name that it returns is another one of the same view.
    // SwiftUI shows the view that `makeUIView(context:)` gives back as it is.
    case .returnStmt:
      let scope = place.names[place.scope].kind
      return scope != .closure && scope != .function(name: "makeUIView")
    case .codeBlockItem: return false
    // `guard let field = field`
    case .initializerClause:
      return parent.parent?.as(OptionalBindingConditionSyntax.self)?.pattern
        .as(IdentifierPatternSyntax.self)?.identifier.text != reference.baseName.text
    case .exprList: return parent.as(ExprListSyntax.self)?.first?.id != view.id
    default: return true
    }
  }

  /// Whether a view's member is a function of the app's own, `button.makePrimary()`, which may set its font.
  private func isChanged(by member: MemberAccessExprSyntax) -> Bool {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    else { return false }
    let name = member.declName.baseName.text
    return !Self.harmlessBeginnings.contains { name.hasPrefix($0) }
  }

  /// Of the names of UIKit's functions, and of those that set something else.
  private static let harmlessBeginnings = [
    "add", "auto", "become", "bring", "constrain", "convert", "didMove", "insert", "invalidate",
    "layout", "observe", "pin", "publisher", "remove", "resign", "send", "set", "size", "system",
    "target", "update", "willMove",
  ]

  /// `stack.addArrangedSubview(label)`
  private func isLeftAlone(byCallOf argument: Syntax) -> Bool {
    guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    return call.functionName.map(Self.functions.contains) ?? false
  }

  /// `UIStackView(arrangedSubviews: [title, total])`, `[title, total].forEach(addSubview)`.
  private func isListOfSubviews(_ element: Syntax) -> Bool {
    guard let array = element.parent?.parent?.as(ArrayExprSyntax.self), let parent = array.parent
    else { return false }
    if parent.is(LabeledExprSyntax.self) { return isLeftAlone(byCallOf: parent) }
    guard let call = parent.parent?.as(FunctionCallExprSyntax.self),
      call.functionName == "forEach"
    else { return false }
    let range = array.endPosition.utf8Offset..<call.endPosition.utf8Offset
    let bytes = place.source.bytes
    if Self.wordsForFonts.occur(in: bytes, range: range) { return false }
    // `{ $0.addTarget(self, …) }`
    let keepsElement =
      call.trailingClosure != nil && !Self.handedElement.occur(in: bytes, range: range)
    return keepsElement || Self.wordForSubviews.occur(in: bytes, range: range)
  }

  private static let functions: Set<String> = [
    "UIBarButtonItem", "UIStackView", "NSLayoutConstraint", "addArrangedSubview",
    "addArrangedSubviews", "addSubview", "addSubviews", "bringSubviewToFront", "constraint",
    "convert", "equalTo", "greaterThanOrEqualTo", "insertArrangedSubview", "insertSubview",
    "lessThanOrEqualTo", "removeArrangedSubview", "sendSubviewToBack", "setCustomSpacing",
  ]

  private static let handedElement = AnyCaseWords(["($0", "$0)", "$0,", " in"])
  private static let wordForSubviews = AnyCaseWords(["subview"])
  private static let wordsForFonts = AnyCaseWords([
    "font", "style", "theme", "configur", "attribut", "apply",
  ])
}

extension FunctionCallExprSyntax {
  /// The name before the parenthesis, without what is before its dot.
  fileprivate var functionName: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
