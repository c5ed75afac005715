import Foundation
import PackagePlugin

/// Compiles the sources in a target's folder that its manifest leaves out, without what needs Objective-C.
///
/// SwiftPM cannot replace a target's own sources. So the manifest names one file of the folder as its source, which
/// may be empty, and this plugin writes the others anew into the target.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let rewriter = try context.tool(named: "UIKitSourceRewriter")
    return target.sourceFiles
      .filter { $0.type == .unknown && $0.url.pathExtension == "swift" }
      .map(\.url)
      .sorted { $0.path < $1.path }
      .map { file in
        // Another name than the source's, which the compiler knows the file by.
        let name = file.deletingPathExtension().lastPathComponent + "+Rewritten.swift"
        let result = context.pluginWorkDirectoryURL.appending(path: name)
        return .buildCommand(
          displayName: "Rewriting \(file.lastPathComponent)", executable: rewriter.url,
          arguments: [file.path, result.path], inputFiles: [file], outputFiles: [result])
      }
  }
}
