import DynamicTypeModel
import DynamicTypeSource
import SwiftSyntax

extension ProjectIndex {
  /// Those of some views that only other platforms show, such as Mac Catalyst: code that iOS does not compile names
  /// them, and no other does but their own and previews.
  func namesShownElsewhere(among names: Set<String>) -> Set<String> {
    let candidates = names.intersection(files.flatMap(\.outline.namesElsewhere))
    if candidates.isEmpty { return [] }
    let naming = files.map(\.source).filter { source in
      candidates.contains { source.bytes.contains($0) }
    }
    return candidates.subtracting(ViewMentions(of: candidates, in: naming).onIOS)
  }
}

extension ParsedSource {
  /// The names of types and functions that code names which iOS does not compile; ascending.
  var namesElsewhere: [String] {
    bytes.contains("#if") ? ViewMentions(of: nil, in: [self]).elsewhere.sorted() : []
  }
}

/// Which views sources name, in code that iOS compiles and in code that it does not.
private final class ViewMentions: IOSCodeVisitor {
  /// Nil for all names.
  private let names: Set<String>?
  private(set) var onIOS: Set<String> = []
  private(set) var elsewhere: Set<String> = []
  /// The types whose declarations the walk is in.
  private var types: [String] = []

  init(of names: Set<String>?, in sources: [ParsedSource]) {
    self.names = names
    super.init()
    for source in sources { source.tree.map { walk($0) } }
  }

  private func note(_ token: TokenSyntax) {
    guard names?.contains(token.text) ?? true, !types.contains(token.text) else { return }
    if isOnIOS { onIOS.insert(token.text) } else { elsewhere.insert(token.text) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isPreviewProvider { return .skipChildren }
    types.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) {
    if !node.isPreviewProvider { types.removeLast() }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
