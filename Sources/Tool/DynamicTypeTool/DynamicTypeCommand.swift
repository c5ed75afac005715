import ArgumentParser

/// `dynamictype`: what a team runs at every change.
@main
struct DynamicTypeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamictype",
    abstract: "Checks how an app's screens hold up at all twelve text sizes.",
    version: toolVersion)
}

/// What `--version` and the reports print.
let toolVersion = "0.1.0"
