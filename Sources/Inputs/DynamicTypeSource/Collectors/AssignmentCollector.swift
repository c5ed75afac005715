import SwiftSyntax

/// Collects assignments and calls that decide how the text of a view is set.
struct AssignmentCollector {
  let place: WalkPlace
  private var assignments: [PropertyAssignment] = []
  private var titleCalls: [TitleCall] = []
  private var imageCalls: [ImageCall] = []
  private var scaledValueCalls: [ScaledValueCall] = []
  private var sizeChangeHandlers: [ScopeIndex] = []
  private var barItems: [BarItemCall] = []
  private var symbolSizes: [SymbolSize] = []

  init(at place: WalkPlace) {
    self.place = place
  }

  mutating func collect(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(64))
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let (base, name) = elements[0].assignedProperty
    else { return }
    collectTitle(name, of: base, in: sequence)
    guard let property = TextProperty(rawValue: name),
      let target = base.map({ $0.dottedNames }) ?? []
    else { return }
    let valueStart = place.range(of: elements[2]).lowerBound
    let whole = place.range(of: sequence)
    assignments.append(
      PropertyAssignment(
        target: TargetPath(target),
        targetText: base.map { place.text(of: $0) + "." } ?? "", property: property,
        value: elements.count == 3
          ? place.height(ofSize: elements[2]) ?? place.value(of: elements[2])
          : assignedValue(sequence, elements),
        scope: place.scope, range: whole, valueRange: valueStart..<max(valueStart, whole.upperBound)
      ))
  }

  /// `button.configuration?.title = "Buy"` gives a button a title, as `setTitle(_:for:)` does; so with images.
  private mutating func collectTitle(
    _ property: String, of base: ExprSyntax?, in sequence: SequenceExprSyntax
  ) {
    guard ["title", "attributedTitle", "image"].contains(property),
      let path = base.flatMap({ $0.dottedNames }), path.last == "configuration"
    else { return }
    let target = TargetPath(path.dropLast())
    if property == "image" {
      imageCalls.append(
        ImageCall(target: target, range: place.range(of: sequence), scope: place.scope))
    } else {
      titleCalls.append(TitleCall(target: target, scope: place.scope))
    }
  }

  /// `let button = UIButton(configuration: .filled())`, also with a call that sets it up.
  private mutating func collectConfiguration(of call: FunctionCallExprSyntax) {
    var node = Syntax(call)
    for _ in 0..<8 {
      guard let parent = node.parent else { return }
      switch parent.kind {
      case .memberAccessExpr, .functionCallExpr, .initializerClause: node = parent
      case .patternBinding:
        let pattern = parent.cast(PatternBindingSyntax.self).pattern
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        assignments.append(
          PropertyAssignment(
            target: TargetPath([name]), targetText: "", property: .configuration, value: .other,
            scope: place.scope, range: place.range(of: call), valueRange: place.range(of: call)))
        return
      default: return
      }
    }
  }

  /// `a = font ?? other`: the first of the two decides for both.
  private func assignedValue(_ sequence: SequenceExprSyntax, _ elements: [ExprSyntax]) -> Value {
    if let choice = place.values.choice(in: sequence, elements) { return choice }
    let operators = stride(from: 3, to: elements.count, by: 2).map {
      elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text
    }
    if operators.allSatisfy({ $0 == "??" }) { return place.value(of: elements[2]) }
    guard operators.allSatisfy({ ["+", "-", "*", "/"].contains($0) }) else { return .other }
    let operands = stride(from: 2, to: elements.count, by: 2).map { place.value(of: elements[$0]) }
    return operators.allSatisfy { $0 == "+" || $0 == "-" } ? .sum(operands) : .arithmetic(operands)
  }

  mutating func collect(_ call: FunctionCallExprSyntax) {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    let reference = call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let argument = call.arguments.first?.expression else { return }
    if call.arguments.first?.label?.text == "configuration" { collectConfiguration(of: call) }
    switch (member?.declName ?? reference)?.baseName.text {
    case "setTitle", "setAttributedTitle":
      guard let target = member?.base.map({ $0.dottedNames }) ?? [] else { return }
      titleCalls.append(TitleCall(target: TargetPath(target), scope: place.scope))
    case "setImage":
      guard let target = member?.base.map({ $0.dottedNames }) ?? [] else { return }
      imageCalls.append(
        ImageCall(target: TargetPath(target), range: place.range(of: call), scope: place.scope))
    case "addInteraction" where argument.asksForLargeContent:
      guard let target = member?.base.map({ $0.dottedNames }) ?? [] else { return }
      let whole = place.range(of: call)
      assignments.append(
        PropertyAssignment(
          target: TargetPath(target),
          targetText: member?.base.map { place.text(of: $0) + "." } ?? "",
          property: .showsLargeContentViewer, value: .boolean(true), scope: place.scope,
          range: whole, valueRange: place.range(of: argument)))
    case "scaledValue":
      scaledValueCalls.append(
        ScaledValueCall(
          argument: place.value(of: argument), range: place.range(of: call), scope: place.scope))
    case "UIBarButtonItem" where call.arguments.first?.label?.text == "customView":
      barItems.append(
        BarItemCall(
          view: place.value(of: argument), range: place.range(of: call), scope: place.scope))
    case "SymbolConfiguration" where call.arguments.first?.label?.text == "pointSize":
      symbolSizes.append(
        SymbolSize(
          points: place.value(of: argument), range: place.range(of: call), scope: place.scope))
    case "addObserver", "publisher", "notifications":
      let arguments = place.range(of: call.arguments)
      if Self.wordsForChanges.occur(in: place.source.bytes, range: arguments) {
        sizeChangeHandlers.append(place.scope)
      }
    case "registerForTraitChanges": sizeChangeHandlers.append(place.scope)
    default: break
    }
  }

  /// Parts of the names of an app's own notifications about fonts and sizes: `.fontSizeDidChange`, `kTextSizeChanged`.
  private static let wordsForChanges = AnyCaseWords([
    "contentsize", "dynamictype", "fontchange", "fontdidchange", "fontsize", "textsize",
  ])

  /// Notes a function that UIKit calls when the text size changes.
  mutating func collect(_ function: FunctionDeclSyntax) {
    if function.name.text == "traitCollectionDidChange" { sizeChangeHandlers.append(place.scope) }
  }

  /// Notes the use of `UIContentSizeCategory.didChangeNotification`.
  mutating func collect(_ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "didChangeNotification",
      ExprSyntax(member).dottedNames?.first == "UIContentSizeCategory"
    else { return }
    sizeChangeHandlers.append(place.scope)
  }

  /// Puts what was collected into the facts of the file.
  func finish(_ file: inout SourceFile) {
    file.assignments = assignments.sorted { $0.range.lowerBound < $1.range.lowerBound }
    file.titleCalls = titleCalls
    file.imageCalls = imageCalls
    file.scaledValueCalls = scaledValueCalls
    file.sizeChangeHandlers = sizeChangeHandlers
    file.barItems = barItems
    file.symbolSizes = symbolSizes
  }
}

extension ExprSyntax {
  /// `UILargeContentViewerInteraction(delegate: self)`: its delegate says what is shown large. Without one it shows
  /// what says so of itself.
  fileprivate var asksForLargeContent: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self),
      let delegate = call.arguments.first, delegate.label?.text == "delegate",
      !delegate.expression.is(NilLiteralExprSyntax.self)
    else { return false }
    return call.calledExpression.dottedNames?.first == "UILargeContentViewerInteraction"
  }
}
