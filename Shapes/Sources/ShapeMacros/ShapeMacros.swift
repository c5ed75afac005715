import SwiftSyntaxMacros

#if !TOOLCHAIN_SYNTAX
  import SwiftCompilerPlugin
#endif

@main
struct ShapeMacros: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
  ]
}
