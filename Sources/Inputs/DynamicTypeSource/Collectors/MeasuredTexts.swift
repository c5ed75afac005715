import SwiftSyntax

/// Fonts of attributed texts that a file keeps by a name, asks for their size and never shows.
struct MeasuredTexts {
  let place: WalkPlace
  /// Fonts in the attributes of a text that a variable keeps, or a computed property gives, with its name.
  private var kept: [(font: FontIndex, variable: String)] = []
  private var references: [Reference] = []
  /// Whether the file measures anything: for other files nothing is noted.
  private let measuresSomething: Bool

  /// A place where a name occurs.
  private struct Reference {
    var name: String
    var scope: ScopeIndex
    /// Whether something precedes it that is not `self`: `row.title`.
    var isOfOther: Bool
    var measures: Bool
  }

  init(at place: WalkPlace) {
    self.place = place
    measuresSomething = Self.measuring.occur(in: place.source.bytes)
  }

  private static let measuring = ByteWords([".size()", ".boundingRect("])

  mutating func note(_ font: FontIndex, madeBy call: FunctionCallExprSyntax) {
    guard measuresSomething, let name = Self.variable(keepingTextWith: call) else { return }
    kept.append((font, name))
  }

  mutating func collect(_ reference: DeclReferenceExprSyntax) {
    guard measuresSomething else { return }
    var whole = ExprSyntax(reference)
    var isOfOther = false
    if let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    {
      // `.title` is a member of another type.
      guard let base = member.base else { return }
      isOfOther = base.as(DeclReferenceExprSyntax.self)?.baseName.text != "self"
      whole = ExprSyntax(member)
    }
    references.append(
      Reference(
        name: reference.baseName.text, scope: place.scope, isOfOther: isOfOther,
        measures: Self.measures(whole)))
  }

  /// The fonts of texts whose size is all that the file asks for.
  ///
  /// - Parameters:
  ///   - names: All variables of the file.
  ///   - scopes: By font, where it is made.
  func fonts(_ names: SourceNames, scopes: [ScopeIndex]) -> [FontIndex] {
    if kept.isEmpty { return [] }
    let wanted = Set(kept.map(\.variable))
    var uses: [VariableIndex: (measures: Bool, others: Bool)] = [:]
    var usedByOthers: Set<String> = []
    for reference in references where wanted.contains(reference.name) {
      if reference.isOfOther {
        if !reference.measures { usedByOthers.insert(reference.name) }
      } else if let variable = names.variable(named: reference.name, in: reference.scope) {
        if reference.measures {
          uses[variable, default: (false, false)].measures = true
        } else {
          uses[variable, default: (false, false)].others = true
        }
      }
    }
    return kept.filter { font, name in
      guard let variable = names.variable(named: name, in: scopes[font.rawValue]),
        let use = uses[variable], use.measures, !use.others
      else { return false }
      if case .type = names[names[variable].scope].kind { return !usedByOthers.contains(name) }
      return true
    }.map(\.font)
  }

  /// Whether a text is asked for its size, `text.size()` or `text.boundingRect(with:options:context:)`.
  static func measures(_ text: ExprSyntax) -> Bool {
    guard let member = text.parent?.as(MemberAccessExprSyntax.self), member.base?.id == text.id,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(member).id
    else { return false }
    return ["size", "boundingRect"].contains(member.declName.baseName.text)
  }

  /// The variable that keeps the text that has a font in its attributes, or the property that gives it.
  private static func variable(keepingTextWith call: FunctionCallExprSyntax) -> String? {
    var node = Syntax(call)
    var isInText = false
    for _ in 0..<32 {
      guard let parent = node.parent else { return nil }
      if isInText {
        switch parent.kind {
        case .initializerClause, .returnStmt, .codeBlockItem, .codeBlockItemList, .codeBlock,
          .ifConfigClause, .ifConfigClauseList, .ifConfigDecl, .accessorDecl, .accessorDeclList,
          .accessorBlock:
          break
        case .patternBinding:
          let pattern = parent.cast(PatternBindingSyntax.self).pattern
          return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        default: return nil
        }
      } else if let text = parent.as(FunctionCallExprSyntax.self) {
        guard AttributeUses.isText(text) else { return nil }
        isInText = true
      } else if parent.kind == .codeBlockItem || parent.kind == .closureExpr {
        return nil
      }
      node = parent
    }
    return nil
  }
}
