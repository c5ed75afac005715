import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }`: the compiler checks its body and then drops it, since nothing here shows previews.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}

/// `@Previewable @State var …` in a preview, which is a local variable as it stands.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
