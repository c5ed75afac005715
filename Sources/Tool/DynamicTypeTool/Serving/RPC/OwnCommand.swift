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

  /// The processes that run.
  private static let running = Mutex<Set<Int32>>([])

  /// Ends those that run: they would go on without a reader.
  static func endAll() {
    running.withLock { for process in $0 { kill(process, SIGTERM) } }
  }

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
    try Self.running.withLock {
      try process.run()
      $0.insert(process.processIdentifier)
    }
    async let said = messages.fileHandleForReading.readToEnd()
    let result = await withTaskCancellationHandler {
      await output.fileHandleForReading.readToEnd()
    } onCancel: {
      process.terminate()
    }
    let words = await said
    Self.running.withLock { _ = $0.remove(process.processIdentifier) }
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

extension FileHandle {
  /// All until its other end is closed, read on a thread of its own: tasks have as few together as there are cores.
  fileprivate func readToEnd() async -> Data {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.readDataToEndOfFile()) }
    }
  }
}
