import Foundation
import PackagePlugin

/// `swift package dynamic-type check …`: builds the tool of this package and runs it in the folder of the user's.
///
/// The tool is asked for as a product rather than as a dependency of the plugin. SwiftPM looks for a dependency under the
/// name of its target, where a product of another name never is; and a dependency would be resolved for those, too,
/// who add the library alone.
@main
struct DynamicTypeCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var parameters = PackageManager.BuildParameters()
    // `swift package -c release dynamic-type …` builds it optimised.
    parameters.configuration = .inherit
    let build = try packageManager.build(.product("dynamictype"), parameters: parameters)
    guard build.succeeded,
      let tool = build.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("dynamictype cannot be built:\n\(build.logText)")
      return
    }
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    exit(process.terminationStatus)
  }
}
