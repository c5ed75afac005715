import Foundation
import Testing

/// Conversations with `dynamictype mcp`, by the protocol's own client and by hand.
@Suite struct AgentServerTests {
  private static let client =
    Tool.package + "/Tests/Tool/DynamicTypeToolTests/Clients/agent_client.py"

  private static let hasClient = (try? PythonClient.run(["-c", "import mcp"]).status) == 0

  /// What the server says to some lines.
  private static func answers(
    to messages: [String], in folder: TemporaryFolder
  ) throws -> Tool {
    try Tool(
      arguments: ["mcp", folder.path], in: folder.path,
      input: messages.map { $0 + "\n" }.joined())
  }

  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["CardGridView", "CatalogueView"] {
      let path = Tool.package + "/Examples/TeahouseViews/\(name).swift"
      try folder.write(try String(contentsOfFile: path, encoding: .utf8), to: "\(name).swift")
    }
    return folder
  }

  @Test(
    "The protocol's own client gets all tools, in the newest version and by the handshake of those before it",
    .enabled(if: hasClient, "python3 has no mcp, which Scripts/bootstrap --tests installs"),
    arguments: [("auto", "2026-07-28"), ("legacy", "2025-11-25")])
  func conversation(mode: String, version: String) throws {
    let folder = try Self.app()
    let before = try folder.read("CatalogueView.swift")
    let run = try PythonClient.run([Self.client, Tool.path, folder.path, mode])
    let said = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(said["version"] as? String == version)
    #expect(
      said["tools"] as? [String]
        == ["check", "screens", "layout", "picture", "map", "explain", "fix"])
    #expect(!text("map").isError && text("map").text.contains("CardGridView holds from "))
    func text(_ name: String) -> (isError: Bool, text: String) {
      let value = said[name] as? [Any]
      return (value?.first as? Bool ?? true, value?.last as? String ?? "")
    }
    #expect(text("check").text.contains("1. error text-truncated "))
    #expect(!text("check").isError && text("check").text.utf8.count <= 8192)
    #expect(!text("explain").isError && text("explain").text.contains("# text-truncated"))
    #expect((said["rule"] as? String)?.hasPrefix("# text-clipped\n") == true)
    #expect(
      said["screens"] as? String
        == "CardGridView.swift:4: CardGridView\nCatalogueView.swift:4: CatalogueView\n")
    #expect(text("layout").text.contains("swiftUI CardGridView"))
    let picture = said["picture"] as? [Any]
    #expect(picture?.first as? String == "image")
    // The signature of PNG, W3C PNG 5.2.
    #expect(picture?.last as? [Int] == [137, 80, 78, 71, 13, 10, 26, 10])
    #expect((said["dry"] as? String)?.contains("+++ b/CatalogueView.swift") == true)
    for name in ["outside", "link", "unknown", "missing", "screen"] {
      #expect(text(name).isError, "\(name)")
    }
    #expect(text("outside").text.contains("outside of the folder"))
    #expect((said["tool"] as? String)?.contains("no tool 'erase'") == true)
    #expect((said["written"] as? String)?.contains("1 fix in 1 file written.") == true)
    #expect(try folder.read("CatalogueView.swift") != before)
  }

  @Test(
    "Nothing is written before it is asked for, and what is no message is answered as JSON-RPC says"
  )
  func mistakes() throws {
    let folder = try Self.app()
    let before = try folder.read("CatalogueView.swift")
    let messages = [
      "{", #"[1]"#, #"{"jsonrpc":"2.0","id":1}"#, #"{"jsonrpc":"2.0","id":"a","method":"none"}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"fix","arguments":{"write":"yes"}}}"#,
      #"{"jsonrpc":"2.0","id":4,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1999-01-01"}}}"#,
    ]
    let run = try Self.answers(to: messages, in: folder)
    var codes: [String: Int] = [:]
    for line in run.output.split(separator: "\n") {
      let answer = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let code = (answer["error"] as? [String: Any])?["code"] as? Int
      codes["\(answer["id"] ?? "")", default: 0] += code ?? 1
    }
    // Source: JSON-RPC 2.0, 5.1: a parse error, and a message that is no request, have the id null.
    #expect(codes["<null>"] == -32700 - 32600)
    #expect(codes["1"] == -32600 && codes["a"] == -32601 && codes["3"] == 1 && codes["4"] == -32022)
    #expect(run.status == 0)
    #expect(try folder.read("CatalogueView.swift") == before)
  }

  @Test("A call that is cancelled is not answered")
  func cancelling() throws {
    let folder = try Self.app()
    let messages = [
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"check","arguments":{}}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ]
    let run = try Self.answers(to: messages, in: folder)
    #expect(run.output == #"{"jsonrpc":"2.0","id":2,"result":{}}"# + "\n")
  }

  #if os(Linux)
    @Test("A server that is ended ends what it started")
    func ending() throws {
      let client = Tool.package + "/Tests/Tool/DynamicTypeToolTests/Clients/ended_server.py"
      let run = try PythonClient.run([client, Tool.path, Tool.package + "/Examples"])
      #expect(run.output == "1 0 ended\n")
    }
  #endif
}
