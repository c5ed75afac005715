import DynamicTypePipeline
import Foundation

/// What git knows of the repository around the current folder.
struct Git {
  private let program: String
  /// The folder of the repository, without links.
  private let root: String

  /// - Throws: A ``CommandFailure`` where there is no git or no repository.
  init() throws {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let found = folders.map { "\($0)/git" }.first(where: FileManager.default.isExecutableFile)
    guard let found else {
      throw CommandFailure("--changed-since needs git, and there is none in PATH")
    }
    program = found
    let answer = try Self.run(found, ["rev-parse", "--show-toplevel"])
    guard answer.isFine else { throw CommandFailure("--changed-since: \(answer.firstWords)") }
    root = String(decoding: answer.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// What is not as it was at a revision: committed since, staged or not, new or gone.
  ///
  /// Inputs that git does not follow count as changed, too: nobody knows.
  ///
  /// - Parameter inputs: Paths without links.
  func changes(since revision: String, among inputs: [String]) throws -> Changes {
    let commit = try ask(
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}")
    guard commit.isFine else {
      throw CommandFailure(
        "--changed-since: git knows no commit '\(revision)' here; a shallow clone may lack it "
          + "(git fetch --unshallow)")
    }
    let hash = String(decoding: commit.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let changed = try names("diff", "--name-only", "--no-renames", "-z", hash, "--")
    let new = try names("ls-files", "--others", "--exclude-standard", "-z")
    let followed = Set(try names("ls-files", "-z").map(path(of:)))
    let unknown = inputs.filter { !followed.contains($0) }
    let former = try changed.filter { $0.lowercased().hasSuffix(".swift") }.compactMap { name in
      let answer = try ask("show", "\(hash):\(name)")
      return answer.isFine ? answer.output : nil
    }
    return Changes(
      paths: Set(changed.map(path(of:)) + new.map(path(of:)) + unknown), formerSources: former)
  }

  private func path(of name: String) -> String { root == "/" ? "/" + name : "\(root)/\(name)" }

  private func names(_ arguments: String...) throws -> [String] {
    let answer = try Self.run(program, ["-C", root] + arguments)
    guard answer.isFine else { throw CommandFailure("--changed-since: \(answer.firstWords)") }
    return answer.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private func ask(_ arguments: String...) throws -> Answer {
    try Self.run(program, ["-C", root] + arguments)
  }

  private struct Answer {
    var isFine: Bool
    var output: [UInt8]
    /// What git says to people.
    var words: [UInt8]

    var firstWords: String {
      let line = String(decoding: words.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      return line.isEmpty ? "git fails" : "git says: \(line)"
    }
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    // What git says goes to a file, so that neither waits for the other.
    let said = FileManager.default.temporaryDirectory.path + "/dynamictype-git-\(UUID().uuidString)"
    _ = FileManager.default.createFile(atPath: said, contents: nil)
    defer { try? FileManager.default.removeItem(atPath: said) }
    process.standardError = FileHandle(forWritingAtPath: said) ?? .nullDevice
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw CommandFailure("--changed-since: git cannot be started")
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      isFine: process.terminationReason == .exit && process.terminationStatus == 0,
      output: [UInt8](bytes), words: (try? readFile(said)) ?? [])
  }
}
