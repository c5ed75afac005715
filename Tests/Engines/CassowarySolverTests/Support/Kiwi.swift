import CassowarySolver
import Foundation

/// The kiwi solver, by way of `Scripts/kiwi-oracle.py`.
enum Kiwi {
  /// Whether `python3` is there and has the module `kiwisolver`, which `Scripts/test` installs.
  static let isInstalled = (try? run(["-c", "import kiwisolver"], input: ""))?.status == 0

  /// kiwi adds weighted errors up. Levels this far apart stay apart where the errors of one point
  /// traded for another differ by less.
  static func weight(level: Int, of count: Int) -> Double {
    (level..<(count - 1)).reduce(1) { weight, _ in weight * 1000 }
  }

  /// The values kiwi gives each system, or `nil` where it finds a contradiction.
  static func solutions(of systems: [PlainSystem]) throws -> [[Double]?] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Scripts/kiwi-oracle.py").standardized.path
    let result = try run([script], input: systems.map(text).joined())
    return result.output.split(separator: "\n").map { line in
      line == "unsatisfiable" ? nil : line.split(separator: " ").compactMap { Double($0) }
    }
  }

  private static func text(of system: PlainSystem) -> String {
    let soft = system.priorities.filter { $0 < 1000 }
    var text = "system \(system.variableCount)\n"
    for constraint in system.constraints {
      let level = soft.firstIndex(of: constraint.priority)
      let strength = level.map { "\(weight(level: $0, of: soft.count))" } ?? "required"
      let relation =
        switch constraint.relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      let terms = constraint.coefficients.indices.compactMap { index -> String? in
        let coefficient = constraint.coefficients[index]
        return coefficient == 0 ? nil : "\(index):\(coefficient)"
      }
      let fields = [strength, relation, "\(constraint.constant)"] + terms
      text += fields.joined(separator: " ") + "\n"
    }
    return text + "solve\n"
  }

  private static func run(
    _ arguments: [String], input: String
  ) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "kiwi-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
