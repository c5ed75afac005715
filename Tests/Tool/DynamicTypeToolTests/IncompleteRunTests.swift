import Foundation
import Testing

/// A run that could not read everything says so by how it ends.
@Suite struct IncompleteRunTests {
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    try folder.write("<document", to: "App/broken.xib")
    return folder
  }

  @Test(
    "It fails unless it is allowed to, whatever severity fails it",
    arguments: [
      ["check", "App", "--fail-on", "never"],
      ["check", "App", "--fail-on", "error", "--size", "L"],
      ["lint", "App", "--no-cache", "--fail-on", "never"],
      ["evidence", "App", "--page", "evidence.html"],
    ])
  func status(command: [String]) throws {
    let folder = try Self.app()
    let run = try Tool(arguments: command, in: folder.path)
    #expect(run.status == 1, "\(run.words)")
    #expect(run.words.contains("1 file could not be read, which fails the run"))
    let allowed = try Tool(arguments: command + ["--allow-unreadable"], in: folder.path)
    #expect(allowed.status == 0, "\(allowed.words)")
  }

  @Test("Without a limit for stacks in the shell, what nests deeply is read as with one")
  func stacks() throws {
    let folder = try TemporaryFolder()
    let deep = String(repeating: "(", count: 190) + "1" + String(repeating: ")", count: 190)
    try folder.write(
      "import UIKit\nlet f = UIFont.systemFont(ofSize: \(deep))\n", to: "App/a.swift")
    let nested =
      String(repeating: "VStack { ", count: 150) + "Text(\"Tea\")"
      + String(repeating: " }", count: 150)
    try folder.write(
      "import SwiftUI\nstruct AView: View { var body: some View { List { \(nested) } } }\n",
      to: "App/b.swift")
    func run(_ limit: String) throws -> String {
      let shell = Process()
      let output = Pipe()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = [
        "-c",
        "ulimit -s \(limit) && '\(Tool.path)' check App --size L --format json --threads 2 2>&1",
      ]
      shell.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      shell.standardOutput = output
      try shell.run()
      let said = output.fileHandleForReading.readDataToEndOfFile()
      shell.waitUntilExit()
      return String(decoding: said, as: UTF8.self)
    }
    let usual = try run("8192")
    #expect(!usual.contains("ends the program"))
    #expect(try run("unlimited") == usual)
  }
}
