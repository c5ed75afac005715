import DynamicType
import SwiftSyntax

/// Collects the places in which code asks for the reader's text size.
struct TextSizeUseCollector {
  let place: WalkPlace
  private var uses: [TextSizeUse] = []

  init(at place: WalkPlace) {
    self.place = place
  }

  /// `\.sizeCategory`, alone or in `@Environment`.
  mutating func collect(_ keyPath: KeyPathExprSyntax) {
    guard keyPath.root == nil, keyPath.components.count == 1,
      let component = keyPath.components.first?.component.as(KeyPathPropertyComponentSyntax.self),
      component.declName.baseName.text == "sizeCategory"
    else { return }
    add(
      Self.property(declaredWith: keyPath).map { .environmentProperty(name: $0) }
        ?? .environmentKey, keyPath)
  }

  mutating func collect(_ type: IdentifierTypeSyntax) {
    if type.name.text == Self.oldType { add(.oldType, type) }
  }

  mutating func collect(_ reference: DeclReferenceExprSyntax) {
    if reference.baseName.text == Self.oldType { add(.oldType, reference) }
  }

  mutating func collect(_ member: MemberAccessExprSyntax) {
    guard member.declName.baseName.text == "preferredContentSizeCategory",
      ExprSyntax(member).dottedNames?.dropLast() == ["UIApplication", "shared"]
    else { return }
    add(.application, member)
  }

  /// `size == .large`, in a row of operators.
  mutating func collect(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements.prefix(64))
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      guard let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text,
        sign == "==" || sign == "!="
      else { continue }
      let sides = [elements[index - 1], elements[index + 1]]
      guard sides.contains(where: Self.isTextSize),
        let size = sides.lazy.compactMap(Self.size).first
      else { continue }
      add(.comparison(size, isNegated: sign == "!="), element)
    }
  }

  /// In source order.
  func finished() -> [TextSizeUse] {
    uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func add(_ kind: TextSizeUse.Kind, _ node: some SyntaxProtocol) {
    uses.append(TextSizeUse(kind: kind, range: place.range(of: node), scope: place.scope))
  }
}

extension TextSizeUseCollector {
  private static let oldType = "ContentSizeCategory"

  /// The property that `@Environment(\.…)` stands before.
  private static func property(declaredWith keyPath: KeyPathExprSyntax) -> String? {
    var node = Syntax(keyPath)
    for _ in 0..<6 {
      guard let parent = node.parent else { return nil }
      if let declaration = parent.as(VariableDeclSyntax.self) {
        let pattern = declaration.bindings.first?.pattern
        return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      node = parent
    }
    return nil
  }

  private static func isTextSize(_ expression: ExprSyntax) -> Bool {
    expression.dottedNames?.last.map(properties.contains) == true
  }

  /// The names that UIKit and SwiftUI give the reader's text size.
  private static let properties: Set<String> = [
    "preferredContentSizeCategory", "contentSizeCategory", "dynamicTypeSize", "sizeCategory",
  ]

  /// `.large`, `UIContentSizeCategory.large`.
  private static func size(_ expression: ExprSyntax) -> ContentSizeCategory? {
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let type = member.base?.dottedNames?.last
    guard member.base == nil || type.map(types.contains) == true else { return nil }
    return ContentSizeCategory(name: member.declName.baseName.text)
  }

  private static let types: Set<String> = [
    "ContentSizeCategory", "DynamicTypeSize", "UIContentSizeCategory",
  ]
}
