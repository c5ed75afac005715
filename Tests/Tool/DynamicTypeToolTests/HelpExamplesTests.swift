import Foundation
import Testing

/// The examples in the help of commands: what it shows can be typed as it is.
@Suite struct HelpExamplesTests {
  private struct Command {
    var name: String
    var examples: [[String]]
  }

  /// Every command that does something, with the lines of its help that begin with the tool's name.
  private static func commands() throws -> [Command] {
    let dump = try Tool("--experimental-dump-help", in: Tool.package).output
    let parsed = try #require(
      try JSONSerialization.jsonObject(with: Data(dump.utf8)) as? [String: Any])
    return commands(below: try #require(parsed["command"] as? [String: Any]), path: [])
  }

  private static func commands(below command: [String: Any], path: [String]) -> [Command] {
    let inner = (command["subcommands"] as? [[String: Any]] ?? []).filter {
      $0["commandName"] as? String != "help"
    }
    guard inner.isEmpty else {
      return inner.flatMap {
        commands(below: $0, path: path + [$0["commandName"] as? String ?? "?"])
      }
    }
    let lines = (command["discussion"] as? String ?? "").split(separator: "\n")
    let examples = lines.map { $0.split(separator: " ").map(String.init) }
      .filter { $0.first == "dynamictype" }
    return [Command(name: path.joined(separator: " "), examples: examples)]
  }

  /// A folder with what the examples name: an app of storyboards and SwiftUI, and one document alone.
  private static func workplace() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let examples = Tool.package + "/Examples/"
    for (name, place) in [
      ("TeahouseMended", "/App"),
      ("TeahouseMended/Base.lproj/Main.storyboard", "/Main.storyboard"),
    ] {
      try FileManager.default.copyItem(atPath: examples + name, toPath: folder.path + place)
    }
    // Some fifty examples: each screen less is half a minute.
    try FileManager.default.removeItem(atPath: folder.path + "/App/Catalogue")
    try folder.write(
      """
      import SwiftUI

      struct FilterView: View {
        var body: some View { Form { Toggle("Only organic", isOn: .constant(true)) } }
      }
      """, to: "App/Views/FilterView.swift")
    try folder.write(
      """
      import SwiftUI

      struct SettingsView: View {
        @Environment(\\.sizeCategory) private var category
        var body: some View { Form { Toggle("Only organic", isOn: .constant(category == .large)) } }
      }
      """, to: "App/Views/SettingsView.swift")
    return folder
  }

  /// The id of something that is found in the app, as `explain` takes it.
  private static func finding(in folder: TemporaryFolder) throws -> String {
    let run = try Tool("check", "App", "--format", "json", "--fail-on", "never", in: folder.path)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]]
    return try #require(findings?.first?["id"] as? String)
  }

  @Test("Each command's help has an example, and each example ends without a complaint")
  func examples() throws {
    let commands = try Self.commands()
    #expect(commands.count >= 11)
    let folder = try Self.workplace()
    // In the order of the help: a baseline is recorded before it is compared with.
    for command in commands {
      // Others may lead up to it, as the shares of a check to what is made of them.
      #expect(
        command.examples.contains {
          $0.dropFirst().joined(separator: " ").hasPrefix(command.name)
        }, "the help of \(command.name) has no example")
      for example in command.examples {
        // A server goes on until it is told to end; its own tests start it.
        if command.name == "serve" { continue }
        var words = Array(example.dropFirst())
        // What the help shows is of an app of somebody's own.
        if let place = words.firstIndex(where: { $0.wholeMatch(of: /[0-9a-f]{8}/) != nil }) {
          words[place] = try Self.finding(in: folder)
        }
        let run = try Tool(arguments: words, in: folder.path)
        #expect(run.status == 0, "\(example.joined(separator: " ")): \(run.words)")
      }
    }
  }
}
