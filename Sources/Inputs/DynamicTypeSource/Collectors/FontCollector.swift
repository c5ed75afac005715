import SwiftSyntax

/// Collects the expressions that make fonts.
struct FontCollector {
  let place: WalkPlace
  private var fonts: [FontExpression] = []
  private var attributes: AttributeUses

  init(at place: WalkPlace) {
    self.place = place
    attributes = AttributeUses(at: place)
  }

  /// Collects the font that a call makes, if it makes one, and what it does with attributes.
  mutating func collect(_ call: FunctionCallExprSyntax) {
    attributes.collect(call)
    let labels = call.arguments.map { $0.label?.text ?? "" }
    guard let kind = kind(of: call, labels) else { return }
    let index = FontIndex(fonts.count)
    let use = FontUse(of: call, in: place.source)
    if use.use == .textAttribute { attributes.note(index, madeBy: call) }
    place.values.note(index, madeBy: call)
    let descriptor = call.arguments.first.flatMap {
      $0.label?.text == "descriptor" ? place.value(of: $0.expression) : nil
    }
    fonts.append(
      FontExpression(
        kind: kind, size: size(of: call, kind), descriptor: descriptor ?? .other,
        style: textStyle(of: call, kind), weight: weight(of: call), labels: labels, use: use.use,
        isFallback: use.isFallback, range: place.range(of: call), outerRange: use.outerRange,
        argumentRanges: call.arguments.map { place.argumentRange($0) }, scope: place.scope))
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
