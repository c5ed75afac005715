import SwiftSyntax

/// Collects the chains of modifiers and the texts of SwiftUI views.
struct ViewCollector {
  let place: WalkPlace
  private var views = ViewFacts()
  /// Properties that show a text and nothing else, and where views are named: `titleText`.
  private var textProperties: [VariableIndex: ShownText] = [:]
  private var namedViews: [(name: String, offset: Int, scope: ScopeIndex)] = []

  init(at place: WalkPlace) {
    self.place = place
  }

  /// Collects the chain that a call ends.
  mutating func collect(_ call: FunctionCallExprSyntax) {
    // The last modifier is the one at which the whole chain is known.
    guard call.nextInChain == nil else { return }
    let chain = ModifierChain(endingWith: ExprSyntax(call))
    if let row = row(chain) { views.rows.append(row) }
    let names = chain.calls.map { $0.member.declName.baseName.text }
    let layers = layers(around: call)
    if var shown = shownText(chain, at: ExprSyntax(call)) {
      shown.layers = layers
      views.shownTexts.append(shown)
    }
    if chain.root.map(Self.fittingRoots.contains) == true || names.contains("minimumScaleFactor")
      || chain.calls.contains(where: { isAsWideAsItsText($0.call, $0.member) })
      || chain.calls.contains(where: { isPlaceholder($0.call, $0.member) })
    {
      views.fittingViews.append(place.range(of: call))
    }
    guard names.contains(where: Self.modifiers.contains) else { return }
    views.chains.append(
      ViewChain(
        root: chain.root, rootArguments: chain.rootCall.map { arguments(of: $0) } ?? [],
        label: chain.rootCall.flatMap { labelClosure(of: $0) }.map { place.range(of: $0) },
        modifiers: modifiers(of: chain), layers: layers, decorated: decorated(by: call),
        scope: place.scope,
        range: place.range(of: call)))
  }

  /// Notes a property that shows a text, by itself or in stacks.
  mutating func note(_ property: VariableIndex, declaredBy binding: PatternBindingSyntax) {
    noteImage(property, declaredBy: binding)
    guard case .getter(let items)? = binding.accessorBlock?.accessors,
      let expression = items.onlyExpression, let shown = textAlwaysShown(by: expression)
    else { return }
    if place.names[property].name == "body" {
      guard let type = place.names.enclosingTypeName(of: place.scope),
        place.names.inheritedNames(ofTypeAround: place.scope).contains("View")
      else { return }
      views.ownTexts.append(OwnText(type: type, text: shown))
    } else {
      textProperties[property] = shown
    }
  }

  /// Notes a view that is among others by its name: `titleText`, `titleText.padding()`.
  mutating func collect(_ item: CodeBlockItemSyntax) {
    guard place.names[place.scope].kind == .closure, var view = item.item.as(ExprSyntax.self) else {
      return
    }
    for _ in 0..<32 {
      guard let call = view.as(FunctionCallExprSyntax.self),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { break }
      view = base
    }
    guard let names = view.dottedNames, names.count == 1 else { return }
    namedViews.append((names[0], place.range(of: item).lowerBound, place.scope))
  }

  /// The views in source order, with the texts that properties show where these are named.
  ///
  /// - Parameter names: All variables of the file.
  func finished(_ names: SourceNames) -> ViewFacts {
    var views = views
    views.chains.sort { $0.range.lowerBound < $1.range.lowerBound }
    if !textProperties.isEmpty {
      for view in namedViews {
        guard let variable = names.variable(named: view.name, in: view.scope),
          var text = textProperties[variable]
        else { continue }
        text.offset = view.offset
        views.shownTexts.append(text)
      }
    }
    views.shownTexts.sort { $0.offset < $1.offset }
    views.fittingViews = outermost(of: views.fittingViews)
    return views
  }
}

// MARK: - Names

extension ViewCollector {
  mutating func addImage(_ name: String) { views.namesOfImages.insert(name) }
  mutating func addOtherView(_ name: String) { views.namesOfOtherViews.insert(name) }
}

// MARK: - Parts of chains

extension ViewCollector {
  /// Ranges of views without those that are in another one, ascending.
  private func outermost(of views: [Range<Int>]) -> [Range<Int>] {
    views.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
      .reduce(into: []) { outer, view in
        if view.upperBound > outer.last?.upperBound ?? 0 { outer.append(view) }
      }
  }

  /// The text that an expression shows, if it is one: `Text("Total").bold()`.
  private func shownText(_ chain: ModifierChain, at expression: ExprSyntax) -> ShownText? {
    guard let root = chain.root, Self.textViews.contains(root) else { return nil }
    let fonts = chain.calls.filter { $0.member.declName.baseName.text == "font" }
    return ShownText(
      offset: place.range(of: expression).lowerBound,
      literal: chain.rootCall?.arguments.first.flatMap { longestLiteral(in: $0.expression) },
      fonts: fonts.compactMap { $0.call.arguments.first.map { place.value(of: $0.expression) } },
      scope: place.scope)
  }

  /// The first text that a view shows whatever happens: the view itself, or one in its stacks.
  private func textAlwaysShown(by expression: ExprSyntax, depth: Int = 0) -> ShownText? {
    let chain = ModifierChain(endingWith: expression)
    let names = chain.calls.map { $0.member.declName.baseName.text }
    guard depth < 8, !names.contains(where: Self.fittingModifiers.contains) else { return nil }
    if let shown = shownText(chain, at: expression) {
      let isWord = shown.literal?.contains { $0.isLetter || $0.isNumber } ?? true
      return isWord && !chain.showsIconAlone ? shown : nil
    }
    guard let root = chain.root, Self.stacks.contains(root),
      let statements = chain.rootCall?.trailingClosure?.statements
    else { return nil }
    var shown = statements.lazy.compactMap { item in
      item.item.as(ExprSyntax.self).flatMap { self.textAlwaysShown(by: $0, depth: depth + 1) }
    }.first
    let fonts = chain.calls.filter { $0.member.declName.baseName.text == "font" }
    // Nearer fonts come first.
    shown?.fonts += fonts.compactMap {
      $0.call.arguments.first.map { place.value(of: $0.expression) }
    }
    return shown
  }

  private static let stacks: Set<String> = ["Group", "HStack", "VStack", "ZStack"]

  /// Modifiers that make text fit, or leave it out.
  private static let fittingModifiers: Set<String> = [
    "dynamicTypeSize", "fixedSize", "hidden", "minimumScaleFactor", "opacity", "redacted",
    "scaledToFit",
  ]

  /// The closure of the `ZStack` in which a view is before or behind others.
  private func layers(around view: FunctionCallExprSyntax) -> Range<Int>? {
    guard let closure = view.parent?.parent?.parent?.as(ClosureExprSyntax.self),
      view.parent?.is(CodeBlockItemSyntax.self) == true,
      let stack = closure.parent?.as(FunctionCallExprSyntax.self),
      stack.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "ZStack"
    else { return nil }
    return place.range(of: closure)
  }

  /// The view that another one is a background or an overlay of.
  private func decorated(by view: FunctionCallExprSyntax) -> Range<Int>? {
    var modifier: FunctionCallExprSyntax?
    if let argument = view.parent?.as(LabeledExprSyntax.self) {
      modifier = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    } else if view.parent?.is(CodeBlockItemSyntax.self) == true {
      modifier = view.parent?.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    }
    guard let member = modifier?.calledExpression.as(MemberAccessExprSyntax.self),
      ["background", "overlay"].contains(member.declName.baseName.text)
    else { return nil }
    return member.base.map { place.range(of: $0) }
  }

  /// `.fixedSize()`, `.fixedSize(horizontal: true, vertical: false)`: nothing is cut off at its end.
  private func isAsWideAsItsText(
    _ call: FunctionCallExprSyntax, _ modifier: MemberAccessExprSyntax
  ) -> Bool {
    guard modifier.declName.baseName.text == "fixedSize" else { return false }
    return call.arguments.first.map { place.value(of: $0.expression) == .boolean(true) } ?? true
  }

  /// `.redacted(reason: .placeholder)`: nobody reads what is below.
  private func isPlaceholder(
    _ call: FunctionCallExprSyntax, _ modifier: MemberAccessExprSyntax
  ) -> Bool {
    modifier.declName.baseName.text == "redacted"
      && call.arguments.first?.expression.isMember("placeholder") == true
  }

  /// `label: { … }`, or the only closure: `Button { … } label: { … }`, `Button(action: buy) { … }`.
  private func labelClosure(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
    if let labelled = call.additionalTrailingClosures.first(where: { $0.label.text == "label" }) {
      return labelled.closure
    }
    if let argument = call.arguments.first(where: { $0.label?.text == "label" }) {
      return argument.expression.as(ClosureExprSyntax.self)
    }
    // Without arguments, or after a title, the closure is what the button does.
    guard let first = call.arguments.first, first.label != nil else { return nil }
    return call.trailingClosure
  }

  func arguments(of call: FunctionCallExprSyntax) -> [ViewChain.Argument] {
    call.arguments.map {
      let inner = $0.expression.as(FunctionCallExprSyntax.self)
      let callee = inner?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      return ViewChain.Argument(
        label: $0.label?.text, value: place.value(of: $0.expression),
        isString: $0.expression.is(StringLiteralExprSyntax.self), callee: callee,
        calleeArgument: inner?.arguments.first.map { place.value(of: $0.expression) },
        range: place.argumentRange($0))
    }
  }

  private static let modifiers: Set<String> = [
    "frame", "lineLimit", "dynamicTypeSize", "environment", "fixedSize", "lineHeight",
    "minimumScaleFactor", "accessibilityShowsLargeContentViewer",
  ]

  private static let textViews: Set<String> = ["Text", "Label", "TextField", "SecureField"]

  /// One tries until one fits; bars keep their text small by design.
  private static let fittingRoots: Set<String> = [
    "ToolbarItem", "ToolbarItemGroup", "ViewThatFits",
  ]
}
