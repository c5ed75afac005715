import Foundation
import Testing

/// What code of screens holds together has a bound.
@Suite struct MemoryTests {
  /// Twenty gigabytes of texts, none of them as long as a text may be, in a list that is not as long as a list may be.
  private static let large = """
    struct ALargeScreen: View {
      var body: some View {
        let texts = (0..<20_000).map { String(repeating: "tea \\($0)", count: 100_000) }
        return List { Text(texts[7]).lineLimit(1) }
      }
    }
    """

  private struct Result: Decodable {
    struct Finding: Decodable {
      var rule: String
      var message: String
      var path: String
    }

    struct Coverage: Decodable {
      var examined: Int
      var notExamined: Int
    }

    var findings: [Finding]
    var coverage: Coverage
  }

  /// What a check says, with three gigabytes more than the bound in its address space.
  private static func check(_ folder: TemporaryFolder, memory: Int) throws -> Result {
    let shell = Process()
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c",
      """
      ulimit -c 0; ulimit -v 4000000; '\(Tool.path)' check App --no-config --size L,AX5 --threads 1 --memory \(memory) \
        --fail-on never --format json
      """,
    ]
    shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    shell.standardOutput = output
    try shell.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    return try JSONDecoder().decode(Result.self, from: bytes)
  }

  private static let reason = "reading its code takes more memory than --memory allows"

  @Test("A screen whose code takes more memory than it may is not examined; the one after it is")
  func isGivenUp() throws {
    let folder = try TemporaryFolder()
    try folder.write("import SwiftUI\n" + Self.large, to: "App/ALargeScreen.swift")
    try folder.write(
      "import SwiftUI\nstruct Small: View { var body: some View { List { Text(\"Tea\") } } }",
      to: "App/Small.swift")
    let result = try Self.check(folder, memory: 700)
    let notExamined = result.findings.filter { $0.rule == "not-examined" }
    #expect(notExamined.map(\.path) == ["App/ALargeScreen.swift"])
    #expect(notExamined.allSatisfy { $0.message.contains(Self.reason) })
    // The list and the text of the small screen at least.
    #expect(result.coverage.examined >= 2)
  }

  @Test("Where the tool itself takes more, no screen of code is examined, and each is said")
  func takesTooLittle() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct Tea: View { var body: some View { List { Text(\"Tea\") } } }",
      to: "App/Tea.swift")
    try folder.write(
      """
      import UIKit
      class Coffee: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { label.text = "Coffee"; view.addSubview(label) }
      }
      """, to: "App/Coffee.swift")
    let result = try Self.check(folder, memory: 1)
    let notExamined = result.findings.filter { $0.message.contains(Self.reason) }
    #expect(notExamined.map(\.path).sorted() == ["App/Coffee.swift", "App/Tea.swift"])
    #expect(result.coverage.examined == 0)
  }
}
