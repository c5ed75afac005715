import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview { … }`: the compiler checks what stands in it, as everywhere, and nothing is left of it, since nobody
/// shows previews here.
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
