import Foundation
import Testing

/// A conversation with `dynamictype lsp`, by a client that others wrote.
@Suite struct EditorServerTests {
  private static let client =
    Tool.package + "/Tests/Tool/DynamicTypeToolTests/Clients/editor_client.py"

  private static let hasClient =
    (try? PythonClient.run(["-c", "import pygls.lsp.client"]).status) == 0

  @Test(
    "Diagnostics as one types and when files are saved, sizes under the cursor, fixes, a picture, and documents",
    .enabled(if: hasClient, "python3 has no pygls, which Scripts/bootstrap --tests installs"))
  func conversation() throws {
    let folder = try TemporaryFolder()
    for path in ["Examples/TeahouseViews/CatalogueView.swift", "Benchmarks/AgentLoop/Order.xib"] {
      let text = try String(contentsOfFile: "\(Tool.package)/\(path)", encoding: .utf8)
      try folder.write(text, to: String(path.split(separator: "/").last ?? ""))
    }
    let run = try PythonClient.run([Self.client, Tool.path, folder.path])
    let said = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any], "\(run)")
    #expect(said["encoding"] as? String == "utf-16")
    #expect((said["opened"] as? [String])?.contains("single-line-text") == true)
    // Behind a comment of eight UTF-16 units and a space: ".system(size: 17)" of ".font(.system(size: 17))".
    #expect(
      (said["changed"] as? [[Any]]).map { "\($0)" } == #"[["fixed-font-size", 0, 14, 31]]"#)
    #expect((said["fixed"] as? String)?.hasPrefix("**17 points** at all twelve") == true)
    // Source: Apple, Human Interface Guidelines, Typography: Headline at xSmall and at AX5.
    #expect(
      (said["style"] as? String)?.contains(
        "| 14 | 15 | 16 | 17 | 19 | 21 | 23 | 28 | 33 | 40 | 47 | 53 |") == true)
    #expect(
      (said["actions"] as? [[String]]) == [["Use the text style body", "quickfix", "body"]])
    #expect((said["screens"] as? [String])?.contains("text-truncated") == true)
    // The signature of PNG, W3C PNG 5.2.
    #expect(said["picture"] as? [Int] == [137, 80, 78, 71, 13, 10, 26, 10])
    #expect((said["document"] as? [String])?.contains("document-fixed-height") == true)
    #expect((said["broken"] as? [String])?.contains("unreadable") == true)
    #expect(said["exit"] as? Int == 0)
  }
}

/// A client in Python that talks to a server of the tool.
enum PythonClient {
  static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let said = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = said
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
