import ArgumentParser
import DynamicTypeFoundation
import DynamicTypePipeline
import DynamicTypeRendering
import DynamicTypeShaping
import Foundation

@main
enum Main {
  static func main() async {
    do {
      Stacks.makeUsual()
      try checkFileLimit()
      // A server that begins anew would find its port taken.
      // A client would lose what it has told its server.
      let servers = [
        ServeCommand._commandName, AgentServerCommand._commandName,
        EditorServerCommand._commandName,
      ]
      if !servers.contains(CommandLine.arguments.dropFirst().first ?? "") {
        CrashRecovery.install()
      }
      try suggestCommand(for: CommandLine.arguments.dropFirst().first)
      var command = try DynamicTypeCommand.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      exit(report(error).rawValue)
    }
  }

  /// The standard library's threads end the process where they cannot open a few files of their own,
  /// and fonts that cannot be opened look as if they were not installed.
  private static func checkFileLimit() throws {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    guard limit < 0 || limit >= leastOpenFiles else {
      throw CommandFailure(
        "too few files may be open at a time: \(limit), and at least \(leastOpenFiles) are needed "
          + "(ulimit -n)")
    }
  }

  private static let leastOpenFiles = 32

  /// Catches a mistyped command, for which the parser has no suggestion of its own.
  private static func suggestCommand(for word: String?) throws {
    let names = DynamicTypeCommand.configuration.subcommands.map { $0._commandName } + ["help"]
    guard let word, !word.hasPrefix("-"), !names.contains(word) else { return }
    throw CommandFailure(
      "'\(word)' is no command. Did you mean '\(nearestName(to: word, among: names))'?")
  }

  /// Says what went wrong, and how the process is to end.
  private static func report(_ error: any Error) -> Exit {
    if let exit = error as? Exit { return exit }
    if let words = words(for: error) {
      printForPeople("dynamictype: \(words)", .error)
      return .unusable
    }
    let message = DynamicTypeCommand.fullMessage(for: error)
    if DynamicTypeCommand.exitCode(for: error) == .success {
      print(message)
      return .clean
    }
    if !message.isEmpty { printUsage(message) }
    return .unusable
  }

  /// What is wrong with a file or a font, where that is what stopped the command.
  private static func words(for error: any Error) -> String? {
    switch error {
    case let failure as CommandFailure: failure.message
    case let problem as InputProblem: problem.description
    case let failure as FontLibrary.Failure: failure.description
    case let failure as RenderingError: failure.description
    case let failure as NoLargeContentItem: failure.description
    case let failure as TokenFileError: failure.description
    default: nil
    }
  }
}

/// How a run ends; the raw value is the exit code.
enum Exit: Int32, Error {
  case clean = 0
  /// There are findings at or above the severity that fails a run, or files that cannot be read.
  case findings = 1
  /// The command line is wrong, nothing could be read, or a file was not to be written.
  case unusable = 2
}

/// Why a command cannot go on, in words for the person who typed it.
struct CommandFailure: Error {
  var message: String

  init(_ message: String) { self.message = message }

  /// There are sources, for a command that reads documents alone.
  static let noDocument = CommandFailure("there is no storyboard or xib among these")
}
