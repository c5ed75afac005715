import DynamicTypeReport
import Foundation

/// What the server for coding agents answers.
///
/// Source: Model Context Protocol, 2026-07-28 (server/discover, and each request names its version) and 2025-11-25
/// (initialize). Evidence: E-agent-protocol.
struct AgentService: RPCService {
  let folder: ServedFolder

  /// The newest first. Those before the first begin with a handshake.
  private static let versions = [
    "2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05",
  ]
  private static let newest = "2026-07-28"

  let cancellation = (method: "notifications/cancelled", member: "requestId")
  let cancelled: RPCError? = nil

  func note(_ method: String, _ parameters: JSONValue) async {}

  func response(to method: String, _ parameters: JSONValue) async throws -> JSONValue {
    let version = parameters["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string
    if let version, !Self.versions.contains(version) {
      throw RPCError(
        code: -32022, message: "There is no version \(version) here.",
        data: ["supported": Self.list, "requested": .string(version)])
    }
    let result = try await result(of: method, parameters)
    guard version == Self.newest else { return result }
    return result.adding("resultType", "complete")
      .adding("_meta", ["io.modelcontextprotocol/serverInfo": Self.server])
  }

  private static let list = JSONValue.array(versions.map { .string($0) })
  private static let server: JSONValue = [
    "name": "dynamictype", "title": "Dynamic Type", "version": .string(toolVersion),
  ]
  private static let capabilities: JSONValue = ["tools": ["listChanged": false]]
  private static let instructions = """
    Makes iOS screens hold at all twelve text sizes. Call check, mend the worst cause, call check with its screen \
    again, until it holds. Sources are read and laid out, not compiled; paths are relative to the server's folder.
    """

  private func result(of method: String, _ parameters: JSONValue) async throws -> JSONValue {
    switch Method(rawValue: method) {
    case .initialize:
      let asked = parameters["protocolVersion"]?.string ?? ""
      let known = Self.versions.dropFirst()
      return [
        "protocolVersion": .string(known.contains(asked) ? asked : known.first ?? ""),
        "capabilities": Self.capabilities, "serverInfo": Self.server,
        "instructions": .string(Self.instructions),
      ]
    case .discover:
      return [
        "supportedVersions": Self.list, "capabilities": Self.capabilities,
        "instructions": .string(Self.instructions), "ttlMs": 3_600_000, "cacheScope": "public",
      ]
    case .ping: return [:]
    case .list:
      return [
        "tools": .array(AgentTool.allCases.map(\.json)), "ttlMs": 3_600_000, "cacheScope": "public",
      ]
    case .call: return try await call(parameters)
    case nil: throw RPCError.noMethod(method)
    }
  }

  private enum Method: String {
    case initialize, ping
    case discover = "server/discover"
    case list = "tools/list"
    case call = "tools/call"
  }

  // MARK: Tools

  private func call(_ parameters: JSONValue) async throws -> JSONValue {
    guard let name = parameters["name"]?.string, let tool = AgentTool(rawValue: name) else {
      throw RPCError.parameters("There is no tool '\(parameters["name"]?.string ?? "")'.")
    }
    do {
      let arguments = try AgentArguments(parameters["arguments"] ?? [:], of: tool)
      return try await run(tool, arguments)
    } catch let error as RPCError {
      // An agent sees results alone, and can mend its arguments.
      return Self.result([Self.text(error.message)], isError: true)
    }
  }

  private func run(_ tool: AgentTool, _ arguments: AgentArguments) async throws -> JSONValue {
    switch tool {
    case .check: return try await command(try checkWords(arguments))
    case .screens: return try await command(["layout", "--screens", try path(arguments)])
    case .layout:
      var words = ["layout", "--size=\(arguments.text("size") ?? "L")"]
      if let screen = arguments.text("screen") { words.append("--screen=\(screen)") }
      return try await command(words + [try path(arguments)])
    case .picture: return try await picture(arguments)
    case .map:
      let screen = arguments.text("screen").map { ["--screen=\($0)"] } ?? []
      return try await command(["map"] + screen + ["--"] + paths(arguments))
    case .explain:
      let paths = try paths(arguments).map { "--in=\($0)" }
      return try await command(["explain"] + paths + ["--", arguments.text("name") ?? ""])
    case .fix:
      let words = arguments.isTrue("write") ? ["fix"] : ["fix", "--dry-run"]
      return try await command(words + ["--"] + paths(arguments))
    }
  }

  private func checkWords(_ arguments: AgentArguments) throws -> [String] {
    var words = ["check"] + (try paths(arguments))
    let sizes = arguments.texts("sizes")
    if !sizes.isEmpty { words.append("--size=\(sizes.joined(separator: ","))") }
    if arguments.isTrue("notes") { words.append("--notes") }
    if arguments.isTrue("minimise") { words.append("--minimise") }
    words.append("--format=agent")
    if let screen = arguments.text("screen") { words.append("--screen=\(screen)") }
    let rules = arguments.texts("rules")
    if !rules.isEmpty { words.append("--rule=\(rules.joined(separator: ","))") }
    if let page = arguments.number("page") { words.append("--page=\(page)") }
    return words
  }

  private func path(_ arguments: AgentArguments) throws -> String {
    if let path = arguments.text("path") { return Self.word(try folder.relative(path)) }
    let paths = arguments.texts("paths")
    guard paths.count < 2 else { throw RPCError.parameters("'paths' takes one path here.") }
    return Self.word(try folder.relative(paths.first ?? "."))
  }

  private func paths(_ arguments: AgentArguments) throws -> [String] {
    try arguments.texts("paths").map { Self.word(try folder.relative($0)) }
  }

  /// A path that no command takes for an option.
  private static func word(_ path: String) -> String { path.hasPrefix("-") ? "./\(path)" : path }

  private func command(_ words: [String]) async throws -> JSONValue {
    let result = try await OwnCommand(arguments: words, folder: folder.path).run()
    let isError = result.exit != Exit.clean.rawValue && result.exit != Exit.findings.rawValue
    let output = String(decoding: result.output, as: UTF8.self)
    let texts = [output, result.messages].filter { !$0.isEmpty }
    return Self.result(
      texts.isEmpty ? [Self.text("Nothing.")] : texts.map(Self.text), isError: isError)
  }

  private func picture(_ arguments: AgentArguments) async throws -> JSONValue {
    let own = try makePrivateFolder(for: "mcp")
    defer { try? FileManager.default.removeItem(atPath: own) }
    let file = own + "/picture.png"
    var words = ["render", "--output=\(file)", "--size=\(arguments.text("size") ?? "L")"]
    if let screen = arguments.text("screen") { words.append("--scene=\(screen)") }
    if arguments.isTrue("dark") { words.append("--appearance=dark") }
    let result = try await OwnCommand(
      arguments: words + [try path(arguments)], folder: folder.path
    ).run()
    guard result.exit == Exit.clean.rawValue, let bytes = FileManager.default.contents(atPath: file)
    else {
      return Self.result([Self.text(result.messages)], isError: true)
    }
    return Self.result([
      [
        "type": "image", "data": .string(bytes.base64EncodedString()), "mimeType": "image/png",
      ]
    ])
  }

  private static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

  private static func result(_ content: [JSONValue], isError: Bool = false) -> JSONValue {
    ["content": .array(content), "isError": .bool(isError)]
  }
}
