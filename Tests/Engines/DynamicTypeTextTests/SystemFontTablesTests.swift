import Foundation
import Testing

@Suite struct SystemFontTablesTests {
  @Test("The committed tables are what their generator writes")
  func generated() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let script = Process()
    script.executableURL = root.appending(path: "Scripts/generate")
    script.arguments = ["--check", "system-font"]
    try script.run()
    script.waitUntilExit()
    #expect(script.terminationStatus == 0)
  }
}
