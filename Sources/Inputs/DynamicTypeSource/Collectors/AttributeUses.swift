import SwiftSyntax

/// What becomes of fonts in attributes of text, also of attributes that a variable keeps.
struct AttributeUses {
  let place: WalkPlace
  /// Fonts in attributes that a variable keeps, with its name.
  private var kept: [(font: FontIndex, variable: String)] = []
  /// What is done with names that may be those of such variables.
  private var uses: [(name: String, scope: ScopeIndex, use: FontExpression.Use)] = []
  private var measured: MeasuredTexts

  init(at place: WalkPlace) {
    self.place = place
    measured = MeasuredTexts(at: place)
  }

  /// Notes a font in attributes, if a variable keeps them or the text that has them.
  mutating func note(_ font: FontIndex, madeBy call: FunctionCallExprSyntax) {
    if let name = Self.variable(keeping: call) { kept.append((font, name)) }
    measured.note(font, madeBy: call)
  }

  /// Notes what is done with a name that may be that of a text which is only measured.
  mutating func collect(_ reference: DeclReferenceExprSyntax) {
    measured.collect(reference)
  }

  /// Notes the variables that a call gets as attributes: `size(withAttributes: attributes)`.
  mutating func collect(_ call: FunctionCallExprSyntax) {
    for argument in call.arguments {
      guard let name = argument.expression.as(DeclReferenceExprSyntax.self) else { continue }
      uses.append((name.baseName.text, place.scope, Self.use(in: call)))
    }
  }

  /// Notes a variable that is assigned as attributes: `bar.titleTextAttributes = attributes`.
  mutating func collect(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(4))
    guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let (_, property) = elements[0].assignedProperty,
      let name = elements[2].as(DeclReferenceExprSyntax.self)
    else { return }
    let use: FontExpression.Use = Self.isBarAttributes(property) ? .barAttribute : .textAttribute
    uses.append((name.baseName.text, place.scope, use))
  }

  /// What becomes of fonts in attributes that a variable keeps, where that is the same everywhere.
  ///
  /// - Parameter names: All variables of the file.
  func resolved(_ fonts: [FontExpression], _ names: SourceNames) -> [FontExpression] {
    var fonts = fonts
    let usesByName = Dictionary(grouping: uses, by: \.name)
    for (index, name) in kept {
      let scope = fonts[index.rawValue].scope
      guard let variable = names.variable(named: name, in: scope) else { continue }
      let found = Set(
        usesByName[name, default: []]
          .filter { names.variable(named: name, in: $0.scope) == variable }.map(\.use))
      if found.count == 1, let use = found.first, Self.exceptions.contains(use) {
        fonts[index.rawValue].use = use
      }
    }
    for index in measured.fonts(names, scopes: fonts.map(\.scope)) {
      fonts[index.rawValue].use = .measuringAttribute
    }
    return fonts
  }

  /// Uses in which no text is shown in the font, or none that grows.
  private static let exceptions: Set<FontExpression.Use> = [
    .barAttribute, .blankAttribute, .measuringAttribute,
  ]
}

// MARK: - Dictionaries

extension AttributeUses {
  /// What is done with the value of an element of a dictionary of attributes.
  static func use(of element: DictionaryElementSyntax) -> FontExpression.Use {
    guard isFontKey(element.key) else { return .other }
    var node = Syntax(element)
    for _ in 0..<8 {
      guard let parent = node.parent else { break }
      if let call = parent.as(FunctionCallExprSyntax.self) { return use(in: call) }
      if let sequence = parent.as(SequenceExprSyntax.self) {
        return isBarAttributes(sequence.assignedName) ? .barAttribute : .textAttribute
      }
      node = parent
    }
    return .textAttribute
  }

  /// What a call does with a dictionary of attributes that it gets.
  private static func use(in call: FunctionCallExprSyntax) -> FontExpression.Use {
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if name == "size" || name == "boundingRect" { return .measuringAttribute }
    if isBlankText(call) { return .blankAttribute }
    if isText(call), MeasuredTexts.measures(ExprSyntax(call)) { return .measuringAttribute }
    return isBarAttributes(name) ? .barAttribute : .textAttribute
  }

  /// `NSAttributedString(string: "\n", attributes: attributes)`: space, and no text.
  private static func isBlankText(_ call: FunctionCallExprSyntax) -> Bool {
    guard isText(call), let first = call.arguments.first, first.label?.text == "string",
      let text = first.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return false }
    return text.allSatisfy(\.isWhitespace)
  }

  /// Whether a call makes attributed text: `NSAttributedString(…)`, `.init(…)`.
  static func isText(_ call: FunctionCallExprSyntax) -> Bool {
    let type = call.calledExpression.dottedNames?.first
    return type.map { attributedStrings.contains($0) } ?? call.calledExpression.isMember("init")
  }

  private static let attributedStrings: Set<String> = [
    "AttributedString", "NSAttributedString", "NSMutableAttributedString",
  ]

  /// The variable that keeps the dictionary of attributes that a font is in.
  private static func variable(keeping call: FunctionCallExprSyntax) -> String? {
    var node = Syntax(call)
    for _ in 0..<12 {
      guard let parent = node.parent else { return nil }
      switch parent.kind {
      case .functionCallExpr, .codeBlockItem, .closureExpr: return nil
      case .patternBinding:
        let pattern = parent.cast(PatternBindingSyntax.self).pattern
        return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      default: node = parent
      }
    }
    return nil
  }

  /// `.font`, `NSAttributedString.Key.font`.
  static func isFontKey(_ expression: ExprSyntax) -> Bool {
    expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "font"
  }

  static func isBarAttributes(_ name: String?) -> Bool {
    name == "titleTextAttributes" || name == "setTitleTextAttributes"
  }
}

extension SequenceExprSyntax {
  /// The property on the left side: also of a call, such as `UINavigationBar.appearance()`.
  var assignedName: String? {
    guard let left = elements.first else { return nil }
    return left.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? left.dottedNames?.last
  }
}

extension ExprSyntax {
  /// What is assigned to where this is the left side, with the expression that it is a property of.
  var assignedProperty: (base: ExprSyntax?, property: String)? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return (nil, reference.baseName.text)
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    return (base, member.declName.baseName.text)
  }
}
