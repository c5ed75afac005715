import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct ShapeMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
  ]
}
