import Foundation

/// Python's standard library as the second implementation that outputs are read back with.
enum Python {
  /// The first `python3` of the search path; nil where there is none.
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/python3" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs a program with the text on its standard input.
  static func run(
    _ program: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "/usr/bin/python3")
    process.arguments = program
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dynamictype-report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: a full pipe would stop both sides for ever.
    let files = try ["in", "out", "err"].map { name in
      let url = folder.appendingPathComponent(name)
      try Data((name == "in" ? input : "").utf8).write(to: url)
      return url
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }
}
