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

      Completions: 'dynamictype --generate-completion-script zsh' (or bash, fish) prints them. The manual page is \
      'man dynamictype' where a package or Scripts/install has put it.
      """,
    version: toolVersion,
    groupedSubcommands: [
      CommandGroup(
        name: "See what is lost",
        subcommands: [
          CheckCommand.self, ServeCommand.self, RenderCommand.self, LayoutCommand.self,
          MapCommand.self, LintCommand.self,
        ]),
      CommandGroup(
        name: "Mend it", subcommands: [FixCommand.self, ExplainCommand.self, RulesCommand.self]),
      CommandGroup(
        name: "Keep it so",
        subcommands: [InitCommand.self, SnapshotCommand.self, MergeCommand.self]),
      CommandGroup(
        name: "Agents and editors",
        subcommands: [SkillCommand.self, AgentServerCommand.self, EditorServerCommand.self]),
      CommandGroup(
        name: "Figures and proof",
        subcommands: [
          EvidenceCommand.self, FidelityCommand.self, ScaleCommand.self, DevicesCommand.self,
        ]),
    ])
}

/// What `--version` and the reports print.
let toolVersion = "0.1.0"
