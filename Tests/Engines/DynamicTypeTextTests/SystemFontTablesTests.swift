import Foundation
import Testing

@Suite struct SystemFontTablesTests {
  @Test("The committed tables are what their generator writes")
  func generated() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let script = root.appending(path: "Scripts/generate-system-font-tables")
    let fresh = FileManager.default.temporaryDirectory.appending(
      path: "SystemFontTables-\(ProcessInfo.processInfo.processIdentifier).swift")
    defer { try? FileManager.default.removeItem(at: fresh) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path, "--output", fresh.path]
    try process.run()
    process.waitUntilExit()
    let committed = root.appending(
      path: "Sources/Engines/DynamicTypeText/SystemFont/SystemFontTables+Generated.swift")
    let written = try String(contentsOf: fresh, encoding: .utf8)
    #expect(try String(contentsOf: committed, encoding: .utf8) == written)
  }
}
