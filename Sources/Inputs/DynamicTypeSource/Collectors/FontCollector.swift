import SwiftSyntax

/// Collects the expressions that make fonts.
struct FontCollector {
  let place: WalkPlace
  private var fonts: [FontExpression] = []
  private(set) var namedUses: [NamedFontUse] = []
  private var attributes: AttributeUses

  init(at place: WalkPlace) {
    self.place = place
    attributes = AttributeUses(at: place)
  }

  /// Collects the font that a call makes, if it makes one, and what it does with attributes.
  mutating func collect(_ call: FunctionCallExprSyntax) {
    attributes.collect(call)
    collectNamedUse(call)
    let labels = call.arguments.map { $0.label?.text ?? "" }
    guard let kind = kind(of: call, labels) else { return }
    let index = FontIndex(fonts.count)
    let use = FontUse(of: call, in: place.source)
    if use.use == .textAttribute { attributes.note(index, madeBy: call) }
    // Whether such a function makes a font is not known before all files are.
    if !kind.isOwnFunction { place.values.note(index, madeBy: call) }
    let descriptor = call.arguments.first.flatMap {
      $0.label?.text == "descriptor" ? place.value(of: $0.expression) : nil
    }
    fonts.append(
      FontExpression(
        kind: kind, size: size(of: call, kind), descriptor: descriptor ?? .other,
        style: textStyle(of: call, kind), weight: weight(of: call), labels: labels, use: use.use,
        isFallback: use.isFallback, range: place.range(of: call), outerRange: use.outerRange,
        cases: Syntax(call).casesOfSelf,
        argumentRanges: call.arguments.map { place.argumentRange($0) }, scope: place.scope))
  }

  /// Notes a modifier that takes a font by its name: `.font(.icon)`, `.appFont(.icon)`.
  private mutating func collectNamedUse(_ call: FunctionCallExprSyntax) {
    guard let modifier = call.calledExpression.as(MemberAccessExprSyntax.self),
      modifier.declName.baseName.text.lowercased().contains("font"),
      let argument = call.arguments.first, argument.label == nil,
      let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName,
      let root = call.rootOfModified
    else { return }
    namedUses.append(
      NamedFontUse(
        root: root, offset: place.range(of: name).lowerBound, scope: place.scope))
  }

  /// Notes what is done with a text that may only be measured.
  mutating func collect(_ reference: DeclReferenceExprSyntax) {
    attributes.collect(reference)
  }

  /// Notes what is assigned as attributes.
  mutating func collect(_ sequence: SequenceExprSyntax) {
    attributes.collect(sequence)
  }

  /// Collects a function of an extension of `UIFont` that gives back what `scaledFont(for:)` made.
  func collectScaledFont(_ expression: ExprSyntax, returnedBy function: FunctionDeclSyntax) {
    let scopes = place.names.ancestors(of: place.scope)
    guard place.names.enclosingTypeName(of: place.scope) == "UIFont",
      let font = place.names.font(of: place.value(of: expression), in: place.scope), !font.isShared,
      case .scaled = fonts[font.rawValue].kind,
      let type = scopes.first(where: {
        if case .type = place.names[$0].kind { true } else { false }
      })
    else { return }
    var made = Variable(
      name: function.name.text, scope: type, offset: place.range(of: function.name).lowerBound,
      initial: .font(font), isPrivate: function.modifiers.isPrivate)
    made.isFunction = true
    place.declare(made)
  }

  /// The fonts, in the order in which the walk left them.
  ///
  /// - Parameter names: All variables of the file.
  func finished(_ names: SourceNames) -> [FontExpression] {
    attributes.resolved(fonts, names)
  }
}

extension WalkPlace {
  /// The UTF-8 offsets of an argument, with its label.
  func argumentRange(_ argument: LabeledExprSyntax) -> Range<Int> {
    let value = range(of: argument.expression)
    guard let label = argument.label else { return value }
    let start = range(of: label).lowerBound
    return start..<max(start, value.upperBound)
  }
}

extension Syntax {
  /// The cases for which a `switch` over `self` gives a value; none for other values.
  fileprivate var casesOfSelf: [String] {
    var node = self
    for _ in 0..<16 {
      guard let parent = node.parent else { return [] }
      switch parent.kind {
      case .switchCase:
        let choice = parent.parent?.parent?.as(SwitchExprSyntax.self)
        guard choice?.subject.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
          case .case(let label) = parent.cast(SwitchCaseSyntax.self).label
        else { return [] }
        let names = label.caseItems.map {
          $0.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)?
            .declName.baseName.text
        }
        return names.contains(nil) ? [] : names.compactMap(\.self)
      case .functionDecl, .accessorDecl, .closureExpr: return []
      default: node = parent
      }
    }
    return []
  }
}
