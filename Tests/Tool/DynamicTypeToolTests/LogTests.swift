import Foundation
import Testing

/// Messages and progress as lines of JSON.
@Suite struct LogTests {
  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1]))
    schema["additionalProperties"] = False
    for line in open(sys.argv[2]):
        for error in Draft202012Validator(schema).iter_errors(json.loads(line)): print(line, error.message)
    """

  private static let hasValidator = (try? python(["-c", "import jsonschema"]).status) == 0

  private static func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let folder = try TemporaryFolder()
    try folder.write("", to: "output")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/output"))
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try folder.read("output"))
  }

  private func lines(_ run: Tool) throws -> [[String: Any]] {
    try run.words.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    try folder.write("<document", to: "App/broken.xib")
    try folder.write("import UIKit", to: "App/c.swift")
    return folder
  }

  @Test(
    "Every line of a run is as the schema describes it",
    .enabled(if: hasValidator, "python3 has no jsonschema, which Scripts/test installs"),
    arguments: [
      ["check", "App", "--report", "report"], ["check", "App", "--locale", "de"],
      ["render", "App", "-o", "out"], ["evidence", "App"], ["check", "missing"],
      ["check", "--siez", "L"], ["check", "App", "--size", "huge"], ["lint", "App/c.swift"],
    ])
  func schema(arguments: [String]) throws {
    let folder = try app()
    let run = try Tool(arguments: arguments + ["--log-format", "json"], in: folder.path)
    try folder.write(run.words, to: "log")
    let schema = Tool.package + "/Documentation/schemas/log-1.schema.json"
    let result = try Self.python(["-c", Self.program, schema, folder.path + "/log"])
    #expect(result.status == 0 && result.output == "", "\(result.output)")
  }

  @Test("A run says each phase, each screen that is done, and what it says as text")
  func events() throws {
    let folder = try app()
    let options = ["check", "App", "--size", "L,AX5", "--report", "report"]
    let text = try Tool(arguments: options, in: folder.path)
    let run = try Tool(arguments: options + ["--log-format=json"], in: folder.path)
    #expect(run.output == text.output && run.status == text.status)
    let lines = try lines(run)
    let messages = lines.filter { $0["event"] as? String == "message" }
    #expect(
      messages.map { $0["message"] as? String ?? "" } + [""]
        == text.words.components(separatedBy: "\n"))
    #expect(messages.map { $0["level"] as? String } == ["info", "warning"])
    let progress = lines.filter { $0["event"] as? String == "progress" }
    #expect(progress.map { $0["phase"] as? String } == ["reading", "layingOut", "linting"])
    #expect(progress.map { $0["all"] as? Int } == [3, 1, 1])
    let screens = lines.filter { $0["event"] as? String == "screen" }
    #expect(screens.map { $0["path"] as? String } == ["App/a.storyboard"])
    // What a screen took is a part of what the run took.
    let taken = try #require(screens.first?["seconds"] as? Double)
    #expect(taken <= (try #require(progress.last?["seconds"] as? Double)))
  }

  @Test("What ends a run is an error, also where the command line is wrong")
  func errors() throws {
    let folder = try app()
    for arguments in [["check", "--siez"], ["check", "App", "--config", "none.yml"]] {
      let run = try Tool(arguments: arguments + ["--log-format", "json"], in: folder.path)
      #expect(run.status == 2)
      #expect(try lines(run).map { $0["level"] as? String } == ["error"])
    }
    let wrong = try Tool("check", "App", "--log-format", "yaml", in: folder.path)
    #expect(wrong.status == 2 && wrong.words.contains("'yaml'"))
  }

  @Test(
    "The screen that takes longest is named from a second on, with what its states took to find")
  func slowest() throws {
    let folder = try TemporaryFolder()
    // As many instructions as a screen may have, in this view alone.
    try folder.write(
      """
      import SwiftUI
      struct Quick: View { var body: some View { List { Text("Tea") } } }
      struct Slow: View {
        var body: some View { List { Text("\\(sum())") } }
        func sum() -> Int {
          var sum = 0
          for one in 0..<600 { for other in 0..<600 { sum += one % 7 + other % 5 } }
          return sum
        }
      }
      """, to: "App/Screens.swift")
    let run = try Tool("check", "App", "--verbose", "--size", "L", in: folder.path)
    let line = run.words.split(separator: "\n").first { $0.hasPrefix("Slowest: ") }
    #expect(line?.hasPrefix("Slowest: Slow in App/Screens.swift, ") == true, "\(run.words)")
  }
}
