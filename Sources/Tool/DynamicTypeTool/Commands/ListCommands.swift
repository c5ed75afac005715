import ArgumentParser
import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// How a list is printed.
struct ListOptions: ParsableArguments {
  enum Format: String, CaseIterable {
    case text, json
  }

  @Option(
    help: ArgumentHelp("text or json.", valueName: "format"),
    transform: { try choice(Format.self, named: $0, what: "format") })
  var format: Format = .text

  /// Prints rows with their columns below each other, or the JSON.
  func print(_ rows: [[String]], json: String) throws {
    guard format == .text else { return try printResult(json) }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    let lines = rows.map { row in
      row.enumerated().map { column, text in
        column == row.count - 1
          ? text : text + String(repeating: " ", count: widths[column] - text.count)
      }.joined(separator: "  ")
    }
    try printResult(lines.map { $0 + "\n" }.joined())
  }
}

/// `dynamictype rules`: what findings may be of.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Lists the rules, as --rule and comments in sources name them.",
    discussion: """
      As JSON it is the schema dynamictype.rules/1.
        dynamictype rules
        dynamictype rules --format json
      """)

  @OptionGroup var options: ListOptions

  func run() throws {
    let list = RuleList.known
    try options.print(list.rules.map { [$0.name, $0.summary] }, json: list.json())
  }
}

/// `dynamictype devices`: what screens can be laid out for.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices, as --device names them, with their screens in points.",
    discussion: """
      As JSON it is the schema dynamictype.devices/1.
        dynamictype devices
      """)

  @OptionGroup var options: ListOptions

  func run() throws {
    let list = DeviceList.known
    try options.print(
      list.devices.map { device in
        [device.id, "\(Int(device.width)) × \(Int(device.height))", device.name]
      }, json: list.json())
  }
}
