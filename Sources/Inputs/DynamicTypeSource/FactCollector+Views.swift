import SwiftSyntax

extension FactCollector {
  mutating func collectCall(_ call: FunctionCallExprSyntax) {
    collectFont(call)
    collectHeightConstraint(call)
    collectSnapKitHeight(call)
    collectLibraryHeight(call)
    collectVisualFormat(call)
    collectLayoutSize(call)
    collectSetUp(call)
    collectMethodCall(call)
    collectAttributes(call)
    guard !isLinkOfChain(call) else { return }
    collectViewChain(call)
  }

  private mutating func collectMethodCall(_ call: FunctionCallExprSyntax) {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let argument = call.arguments.first?.expression else { return }
    switch (member?.declName ?? reference)?.baseName.text {
    case "setTitle", "setAttributedTitle":
      guard let target = member?.base.map({ path(of: $0) }) ?? [] else { return }
      file.titleCalls.append(TitleCall(target: TargetPath(target), scope: scope))
    case "scaledValue":
      file.scaledValueCalls.append(
        ScaledValueCall(argument: value(of: argument), range: range(of: call), scope: scope))
    case "registerForTraitChanges":
      file.sizeChangeHandlers.append(scope)
    default: break
    }
  }

  // MARK: Assignments

  mutating func collectAssignment(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(64))
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let (base, property) = assignedProperty(elements[0])
    else { return }
    collectAttributes(assignedBy: elements, to: property)
    collectTitle(property, of: base)
    guard
      Self.properties.contains(property),
      let target = base.map({ path(of: $0) }) ?? []
    else { return }
    let valueStart = range(of: elements[2]).lowerBound
    let whole = range(of: sequence)
    file.assignments.append(
      PropertyAssignment(
        target: TargetPath(target),
        targetText: base.map { text(of: $0) + "." } ?? "", property: property,
        value: elements.count == 3
          ? height(ofSize: elements[2]) ?? value(of: elements[2])
          : assignedValue(sequence, elements),
        scope: scope, range: whole, valueRange: valueStart..<max(valueStart, whole.upperBound)))
  }

  /// `button.configuration?.title = "Buy"` gives a button a title, as `setTitle(_:for:)` does.
  private mutating func collectTitle(_ property: String, of base: ExprSyntax?) {
    guard property == "title" || property == "attributedTitle",
      let path = base.flatMap({ path(of: $0) }), path.last == "configuration"
    else { return }
    file.titleCalls.append(TitleCall(target: TargetPath(path.dropLast()), scope: scope))
  }

  /// `a = font ?? other`: the first of the two speaks for both.
  private func assignedValue(_ sequence: SequenceExprSyntax, _ elements: [ExprSyntax]) -> Value {
    if let choice = values.choice(in: sequence, elements) { return choice }
    let operators = stride(from: 3, to: elements.count, by: 2).map {
      elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if operators.allSatisfy({ $0 == "??" }) { return value(of: elements[2]) }
    guard operators.allSatisfy({ ["+", "-", "*", "/"].contains($0) }) else { return .other }
    return .arithmetic(stride(from: 2, to: elements.count, by: 2).map { value(of: elements[$0]) })
  }

  private func assignedProperty(_ left: ExprSyntax) -> (base: ExprSyntax?, property: String)? {
    if let reference = left.as(DeclReferenceExprSyntax.self) {
      return (nil, reference.baseName.text)
    }
    guard let member = left.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return (base, member.declName.baseName.text)
  }

  private static let properties: Set<String> = [
    "font", "adjustsFontForContentSizeCategory", "rowHeight", "sectionHeaderHeight",
    "sectionFooterHeight", "maximumContentSizeCategory", "showsLargeContentViewer",
    "maximumLineHeight", "priority", "constant", "itemSize", "headerReferenceSize",
    "footerReferenceSize", "preferredContentSizeCategory",
  ]

  // MARK: SwiftUI

  /// Whether a call has another modifier behind it, which will speak for the whole chain.
  private func isLinkOfChain(_ call: FunctionCallExprSyntax) -> Bool {
    guard let member = call.parent?.as(MemberAccessExprSyntax.self), member.base?.id == call.id
    else { return false }
    return member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id
  }

  private mutating func collectViewChain(_ call: FunctionCallExprSyntax) {
    let links = links(of: ExprSyntax(call))
    let names = links.calls.map { $0.member.declName.baseName.text }
    let layers = layers(around: call)
    if var shown = shownText(ExprSyntax(call)) {
      shown.layers = layers
      file.shownTexts.append(shown)
    }
    if links.root.map(Self.fittingRoots.contains) == true || names.contains("minimumScaleFactor")
      || links.calls.contains(where: { isAsWideAsItsText($0.call, $0.member) })
    {
      file.fittingViews.append(range(of: call))
    }
    guard names.contains(where: Self.modifiers.contains) else { return }
    let modifiers = zip(names, links.calls).map { name, link in
      let start = range(of: link.member.declName).lowerBound
      return ViewChain.Modifier(
        name: name, arguments: arguments(of: link.call),
        range: start..<max(start, range(of: link.call).upperBound))
    }
    file.viewChains.append(
      ViewChain(
        root: links.root, rootArguments: links.rootCall.map { arguments(of: $0) } ?? [],
        label: links.rootCall.flatMap { labelClosure(of: $0) }.map { range(of: $0) },
        modifiers: modifiers, layers: layers, scope: scope, range: range(of: call)))
  }

  /// `.fixedSize()`, `.fixedSize(horizontal: true, vertical: false)`: nothing is cut off at its end.
  private func isAsWideAsItsText(
    _ call: FunctionCallExprSyntax, _ modifier: MemberAccessExprSyntax
  ) -> Bool {
    guard modifier.declName.baseName.text == "fixedSize" else { return false }
    return call.arguments.first.map { value(of: $0.expression) == .boolean(true) } ?? true
  }

  /// `label: { … }`, or the only closure: `Button { … } label: { … }`, `Button(action: buy) { … }`.
  private func labelClosure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if let labelled = call.additionalTrailingClosures.first(where: { $0.label.text == "label" }) {
      return labelled.closure
    }
    if let argument = call.arguments.first(where: { $0.label?.text == "label" }) {
      return argument.expression.as(ClosureExprSyntax.self)
    }
    // Without arguments, or behind a title, the closure is what the button does.
    guard let first = call.arguments.first, first.label != nil else { return nil }
    return call.trailingClosure
  }

  /// The first call of the chain that an expression ends, by name.
  func chainRoot(of expression: ExprSyntax?) -> String? {
    expression.flatMap { links(of: $0).root }
  }

  func links(
    of expression: ExprSyntax
  ) -> (
    root: String?, rootCall: FunctionCallExprSyntax?,
    calls: [(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax)]
  ) {
    var calls: [(call: FunctionCallExprSyntax, member: MemberAccessExprSyntax)] = []
    var next = expression
    while let call = next.as(FunctionCallExprSyntax.self) {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
        let root = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        return (root, call, calls.reversed())
      }
      calls.append((call, member))
      guard let base = member.base else { return (nil, nil, calls.reversed()) }
      next = base
    }
    return (isStyledLabel(next) ? ViewChain.styledLabel : nil, nil, calls.reversed())
  }

  /// `configuration.label`, what a button style is asked to show.
  private func isStyledLabel(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
    return member.declName.baseName.text == "label"
      && path(of: expression) == ["configuration", "label"]
  }

  private func arguments(of call: FunctionCallExprSyntax) -> [ViewChain.Argument] {
    call.arguments.map {
      let inner = $0.expression.as(FunctionCallExprSyntax.self)
      let callee = inner?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return ViewChain.Argument(
        label: $0.label?.text, value: value(of: $0.expression),
        isString: $0.expression.is(StringLiteralExprSyntax.self), callee: callee,
        calleeArgument: inner?.arguments.first.map { value(of: $0.expression) },
        range: argumentRange($0))
    }
  }

  private static let modifiers: Set<String> = [
    "frame", "lineLimit", "dynamicTypeSize", "environment", "lineHeight",
  ]

  static let textViews: Set<String> = ["Text", "Label", "TextField", "SecureField"]

  /// One tries until one fits; bars keep their text small by design.
  private static let fittingRoots: Set<String> = [
    "ToolbarItem", "ToolbarItemGroup", "ViewThatFits",
  ]
}
