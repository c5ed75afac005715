import Foundation
import Synchronization

/// A command of this tool as a process of its own: it may be ended, and a file that ends it ends no server.
struct OwnCommand: Sendable {
  /// What came of it.
  struct Result: Sendable {
    var exit: Int32
    var output: Data
    /// What it said to people.
    var messages: String
  }

  /// Without the name of the program.
  var arguments: [String]
  /// The folder to which its paths are relative.
  var folder: String

  /// Runs it; where the task is cancelled, it is ended.
  func run() async throws -> Result {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let (output, messages) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    let number = process.processIdentifier
    let said = Task.detached { messages.fileHandleForReading.readDataToEndOfFile() }
    let result = await withTaskCancellationHandler {
      await Task.detached { output.fileHandleForReading.readDataToEndOfFile() }.value
    } onCancel: {
      kill(number, SIGTERM)
    }
    let words = await said.value
    process.waitUntilExit()
    try Task.checkCancellation()
    return Result(
      exit: process.terminationStatus, output: result,
      messages: String(decoding: words, as: UTF8.self))
  }

  private static let program: URL = {
    let own = "/proc/self/exe"
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: own) {
      return URL(fileURLWithPath: path)
    }
    return Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }()
}
