import SwiftSyntax

/// Collects which views code puts into which others.
struct NestingCollector {
  let place: WalkPlace
  private(set) var views: [NestedView] = []

  init(at place: WalkPlace) {
    self.place = place
  }

  mutating func collect(_ call: FunctionCallExprSyntax) {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      // `addSubview(label)` within a view's own type.
      if let isArranged = Self.functions[reference.baseName.text] {
        return add(call.arguments, to: [], isArranged: isArranged)
      }
      guard reference.baseName.text == "UIStackView", let first = call.arguments.first,
        first.label?.text == "arrangedSubviews",
        let elements = first.expression.as(ArrayExprSyntax.self)?.elements,
        let parent = place.names(keeping: call)
      else { return }
      for element in elements { add(element.expression, to: parent, isArranged: true) }
      return
    }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let isArranged = Self.functions[member.declName.baseName.text],
      let parent = member.base.map({ $0.dottedNames }) ?? []
    else { return }
    add(call.arguments, to: parent, isArranged: isArranged)
  }

  private mutating func add(
    _ arguments: LabeledExprListSyntax, to parent: [String], isArranged: Bool
  ) {
    for argument in arguments where argument.label == nil {
      if let list = argument.expression.as(ArrayExprSyntax.self) {
        for element in list.elements { add(element.expression, to: parent, isArranged: isArranged) }
      } else {
        add(argument.expression, to: parent, isArranged: isArranged)
      }
    }
  }

  private mutating func add(_ child: ExprSyntax, to parent: [String], isArranged: Bool) {
    guard let names = child.dottedNames, !names.isEmpty else { return }
    views.append(
      NestedView(
        parent: TargetPath(parent), child: TargetPath(names), isArranged: isArranged,
        offset: place.range(of: child).lowerBound, scope: place.scope))
  }

  /// `addSubview`, and what apps and SnapKit's and Then's users call the same for several.
  private static let functions = [
    "addSubview": false, "addSubviews": false, "addArrangedSubview": true,
    "addArrangedSubviews": true,
  ]
}

extension WalkPlace {
  /// The name that a call's value is kept under: of `let row = UIStackView(…)` and of `row = UIStackView(…)`.
  fileprivate func names(keeping call: FunctionCallExprSyntax) -> [String]? {
    if let binding = call.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] }
    }
    guard let sequence = call.parent?.parent?.as(SequenceExprSyntax.self),
      let left = sequence.elements.first, left.id != call.id
    else { return nil }
    return left.dottedNames
  }
}
