import SwiftSyntax

/// Collects the views that a table's delegate gives back for its rows and sections, and a collection's for its items.
struct MadeViewCollector {
  let place: WalkPlace
  private(set) var views: [MadeView] = []
  private(set) var rowClasses: [RowClass] = []
  /// The classes that variables are taken for, by their names: of the last one before.
  private var classes: [String: String] = [:]

  init(at place: WalkPlace) { self.place = place }

  /// Notes `let header = table.dequeueReusableHeaderFooterView(withIdentifier: id) as! Header`.
  mutating func collect(_ binding: PatternBindingSyntax) {
    note(binding.pattern, binding.initializer?.value)
    // `let cell: Row = table.dequeueReusableCell()`
    if let type = binding.typeAnnotation?.type.simpleName, let value = binding.initializer?.value {
      noteRow(type, dequeuedBy: value)
    }
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
    guard ["tableView", "collectionView"].contains(function.name.text),
      let method = (parameters.last?.firstName.text).flatMap(HeightMethod.ofViews(madeBy:)),
      !expression.is(NilLiteralExprSyntax.self)
    else { return }
    var view = MadeView(method: method, scope: place.scope)
    let isStyled = function.body.map {
      Self.words.occur(in: place.source.bytes, range: place.range(of: $0))
    }
    if isStyled != true {
      let name = expression.dottedNames.flatMap { $0.count == 1 ? $0[0] : nil }
      view.className = Self.className(of: expression) ?? name.flatMap { classes[$0] }
      view.variable = view.className == nil ? name : nil
    }
    // A view of nothing keeps sections apart.
    if Self.isEmptyView(expression) { return }
    view.styling = function.body.flatMap { styling(in: place.range(of: $0)) }
    views.append(view)
  }

  /// What a method does with the texts of the view that it gives back.
  private func styling(in body: Range<Int>) -> MadeView.Styling? {
    let bytes = place.source.bytes
    if Self.growingWords.occur(in: bytes, range: body) { return .growing }
    guard Self.words.occur(in: bytes, range: body) else { return nil }
    let setsFont = Self.fontWords.occur(in: bytes, range: body)
    return !setsFont && Self.labelWords.occur(in: bytes, range: body) ? .growing : .unknown
  }

  /// What a method that sets fonts, or texts of UIKit's own, has in it.
  private static let words = AnyCaseWords([
    "font", "textlabel", "contentconfiguration", "attributed", "uilabel",
  ])
  /// Fonts that grow, and texts of UIKit's own that do whatever else is set.
  private static let growingWords = AnyCaseWords([
    "preferredfont", "uifontmetrics", "scaledfont", "contentconfiguration", "uihosting",
  ])
  /// UIKit's labels of cells, which grow unless they are given another font.
  private static let labelWords = AnyCaseWords([
    ".textlabel", "!.textlabel", "?.textlabel", "detailtextlabel",
  ])
  private static let fontWords = AnyCaseWords(["font", "attributed"])

  /// Whether it has nothing in it: `UIView()`, `UITableViewCell()`.
  private static func isEmptyView(_ expression: ExprSyntax) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.dottedNames
    return name == ["UIView"] || name == ["UITableViewCell"] && call.arguments.isEmpty
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

// MARK: - Classes of rows

/// Classes that tables know by what is registered, dequeued and cast: `register(Row.self, forCellReuseIdentifier: "row")`,
/// `registerNibOf(Row)`, `UINib(nibName: "Row", bundle: nil)`, `table.dequeueReusableCell(withIdentifier: id) as? Row`.
extension MadeViewCollector {
  mutating func collect(_ call: FunctionCallExprSyntax) {
    guard let names = call.calledExpression.dottedNames, let function = names.last else { return }
    if function == "UINib" {
      guard let first = call.arguments.first, first.label?.text == "nibName",
        let name = first.expression.constantText
      else { return }
      return note(name, Self.methods(ofViewsNamed: name))
    }
    guard let methods = Self.methods(of: call, named: names) else { return }
    for argument in call.arguments.prefix(4) {
      guard let names = argument.expression.leadingNames, let name = names.first,
        name.first?.isUppercase == true
      else { continue }
      let isClass =
        names.dropFirst().first == "self"
        || names.count == 1 && !argument.expression.is(FunctionCallExprSyntax.self)
      if isClass || Self.endingsOfRows.contains(where: name.hasSuffix) { note(name, methods) }
    }
  }

  mutating func collect(_ sequence: SequenceExprSyntax) {
    let parts = Array(sequence.elements.prefix(6))
    for (index, part) in parts.enumerated().dropFirst() where part.is(UnresolvedAsExprSyntax.self) {
      guard index + 1 < parts.count,
        let type = parts[index + 1].as(TypeExprSyntax.self)?.type.simpleName
      else { continue }
      noteRow(type, dequeuedBy: parts[index - 1])
    }
  }

  private mutating func noteRow(_ type: String, dequeuedBy value: ExprSyntax) {
    var value = value
    while let inner = value.unwrapped { value = inner }
    guard let call = value.as(FunctionCallExprSyntax.self),
      let names = call.calledExpression.dottedNames, names.last?.hasPrefix("dequeue") == true,
      let methods = Self.methods(of: call, named: names)
    else { return }
    note(type, methods)
  }

  private mutating func note(_ name: String, _ methods: [HeightMethod]) {
    for method in methods {
      rowClasses.append(RowClass(method: method, name: name, scope: place.scope))
    }
  }

  /// Whose heights the views have that a call registers or takes out; nil for other calls, and for those of what stands
  /// between a collection's items.
  private static func methods(
    of call: FunctionCallExprSyntax, named names: [String]
  ) -> [HeightMethod]? {
    guard let function = names.last,
      function.hasPrefix("dequeue")
        || function.hasPrefix("register") && !function.hasPrefix("registerFor")
    else { return nil }
    let labels = call.arguments.compactMap { $0.label?.text }
    let words = (names + labels).joined(separator: " ").lowercased()
    if ["supplementary", "annotation"].contains(where: words.contains) { return nil }
    if ["collection", "cellwithreuse", "withreuseidentifier"].contains(where: words.contains) {
      return [.sizeForItemAt]
    }
    return methods(ofViewsNamed: words)
  }

  private static func methods(ofViewsNamed name: String) -> [HeightMethod] {
    let name = name.lowercased()
    switch (name.contains("header"), name.contains("footer")) {
    case (false, false): return [.heightForRowAt]
    case (true, false): return [.heightForHeaderInSection]
    case (false, true): return [.heightForFooterInSection]
    case (true, true): return [.heightForHeaderInSection, .heightForFooterInSection]
    }
  }

  /// What classes of rows and sections are called, where `Row.identifier` or `Row.nib` tells of one.
  private static let endingsOfRows = ["Cell", "Row", "HeaderView", "FooterView"]
}

extension ExprSyntax {
  /// The names that it begins with: of `Row.nib()`, `Row.self` and `Row`.
  fileprivate var leadingNames: [String]? {
    guard let path = self.as(MemberAccessExprSyntax.self),
      path.declName.baseName.text == "self"
    else {
      return self.as(FunctionCallExprSyntax.self)?.calledExpression.dottedNames ?? dottedNames
    }
    return path.base?.dottedNames.map { [$0[$0.count - 1], "self"] }
  }
}
