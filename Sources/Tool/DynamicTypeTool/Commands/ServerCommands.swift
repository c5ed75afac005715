import ArgumentParser
import DynamicTypePipeline
import Foundation

/// `dynamictype mcp`: a server for coding agents.
struct AgentServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves coding agents by the Model Context Protocol, on standard input and output.",
    discussion: """
      Agents get the tools check, screens, layout, picture, map, explain and fix. Paths stay below the folder, and nothing is \
      written but what 'fix' is asked to write. In the settings of an agent:
        {"mcpServers": {"dynamictype": {"command": "dynamictype", "args": ["mcp", "."]}}}

      Started by hand it waits for messages, a line each:
        dynamictype mcp App
      """)

  @Argument(
    help: "The folder of the app; by default the current one.", transform: path(named:))
  var folder = "."

  func run() async throws {
    let service = AgentService(folder: try ServedFolder(folder))
    let termination = Termination(after: OwnCommand.endAll)
    defer { termination.cancel() }
    await RPCConnection(channel: MessageChannel(.lines)).run(service)
  }
}

/// `dynamictype lsp`: a server for editors.
struct EditorServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serves editors by the Language Server Protocol, on standard input and output.",
    discussion: """
      Findings of sources and documents as one types, and of screens when files are saved; the twelve sizes of a text style \
      or a font under the cursor; fixes as code actions; and the command dynamictype.picture, which draws a screen. \
      Integrations/vscode starts it.
        dynamictype lsp
      """)

  @Argument(
    help: "The folder of the app; by default that of the editor.", transform: path(named:))
  var folder: String?

  @Flag(help: "Accepted, since some editors pass it: there is no other way.")
  var stdio = false

  func run() async throws {
    let folder = try folder.map { try ServedFolder($0).path }
    let connection = RPCConnection(channel: MessageChannel(.headers))
    let service = EditorService(connection, folder: folder) { wasShutDown in
      Foundation.exit(wasShutDown ? Exit.clean.rawValue : Exit.findings.rawValue)
    }
    let termination = Termination(after: OwnCommand.endAll)
    defer { termination.cancel() }
    await connection.run(service)
    await service.end()
  }
}
