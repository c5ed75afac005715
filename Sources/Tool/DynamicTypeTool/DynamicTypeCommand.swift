import ArgumentParser

/// `dynamictype`: what a team runs at every change.
struct DynamicTypeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamictype",
    abstract: "Says what an app's readers lose at each of the twelve text sizes, and where.",
    discussion: """
      Text sizes have several names, in upper or lower case: xSmall … xxxLarge, AX1 … AX5, XS … XXXL, \
      accessibility1 … 5, UIKit's and its raw values.

      Exit codes: 0 when nothing is found at or above --fail-on, 1 when something is or a file \
      cannot be read (--allow-unreadable lets it pass), 2 when the command line is wrong, nothing \
      could be read, or a result would replace a file that is not one.
      """,
    version: toolVersion,
    subcommands: [
      InitCommand.self, CheckCommand.self, MergeCommand.self, LintCommand.self, FixCommand.self,
      LayoutCommand.self,
      RenderCommand.self,
      ScaleCommand.self, SnapshotCommand.self, FidelityCommand.self, ServeCommand.self,
      EvidenceCommand.self,
      RulesCommand.self, ExplainCommand.self, DevicesCommand.self,
    ])
}

/// What `--version` and the reports print.
let toolVersion = "0.1.0"
