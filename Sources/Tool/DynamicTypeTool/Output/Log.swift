import DynamicTypePipeline
import Foundation

/// What the tool says on standard error: text for people, or lines of JSON for machines.
enum LogFormat: String, CaseIterable {
  case text, json

  /// That of this run, which counts for complaints about its other arguments, too.
  static let current: LogFormat = {
    let arguments = CommandLine.arguments.prefix { $0 != "--" }
    let values = zip(arguments, arguments.dropFirst() + [""]).compactMap { argument, next in
      argument == "--log-format"
        ? next : argument.hasPrefix("--log-format=") ? String(argument.dropFirst(13)) : nil
    }
    return values.last.flatMap(LogFormat.init) ?? .text
  }()
}

/// A line of the log as JSON, as `Documentation/schemas/log-1.schema.json` describes it.
struct LogLine: Encodable {
  enum Event: String, Encodable {
    /// Words for people.
    case message
    /// A run is so far.
    case progress
    /// A screen is done.
    case screen
  }

  enum Level: String, Encodable {
    case info, warning, error
  }

  var schema = "dynamictype.log/1"
  var event: Event
  var time = Date()
  var level: Level?
  var message: String?
  var phase: String?
  var done: Int?
  var all: Int?
  var path: String?
  var screen: String?
  var seconds: Double?

  /// The line without its end: members in the order of their names.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
    // All of its values can be written.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension LogLine {
  static func message(_ text: String, _ level: Level) -> LogLine {
    LogLine(event: .message, level: level, message: text)
  }

  /// - Parameter seconds: Since the run began.
  static func progress(_ progress: CheckProgress, seconds: Double) -> LogLine {
    var line = LogLine(event: .progress, seconds: seconds)
    switch progress {
    case .reading(let files): (line.phase, line.all) = ("reading", files)
    case .layingOut(let done, let all, _):
      (line.phase, line.done, line.all) = ("layingOut", done, all)
    case .linting(let files): (line.phase, line.all) = ("linting", files)
    }
    return line
  }

  static func screen(_ screen: CheckProgress.Screen) -> LogLine {
    LogLine(
      event: .screen, path: screen.path, screen: screen.title, seconds: screen.seconds)
  }
}
