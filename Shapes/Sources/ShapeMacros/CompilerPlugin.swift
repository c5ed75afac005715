#if TOOLCHAIN_SYNTAX
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import SwiftSyntaxMacros

  /// A program that expands macros for the compiler, as swift-syntax's module `SwiftCompilerPlugin` has it: the
  /// toolchain brings what that module is made of, and not the module.
  protocol CompilerPlugin {
    init()
    var providingMacros: [any Macro.Type] { get }
  }

  extension CompilerPlugin {
    /// Answers the compiler's questions, which come in by the standard input, until there are no more.
    static func main() throws {
      let provider = PluginMacros(macros: Self().providingMacros)
      try CompilerPluginMessageListener(
        connection: StandardIOMessageConnection(), provider: provider
      ).main()
    }
  }

  private struct PluginMacros: PluginProvider {
    let macros: [any Macro.Type]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      let name = "\(moduleName).\(typeName)"
      guard let macro = macros.first(where: { String(reflecting: $0) == name }) else {
        throw UnknownMacro(description: "this program has no macro \(name)")
      }
      return macro
    }
  }

  private struct UnknownMacro: Error, CustomStringConvertible {
    let description: String
  }
#endif
