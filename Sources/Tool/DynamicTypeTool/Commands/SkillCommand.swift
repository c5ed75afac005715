import ArgumentParser
import DynamicType
import DynamicTypePipeline
import Foundation

/// `dynamictype skill`: what a coding agent needs to know, in a user's repository.
struct SkillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract:
      "Writes a skill for coding agents: how to make a screen hold at all text sizes, and how to verify it.",
    discussion: """
      In the folder of the app's repository; files that are there already stay, unless --force says otherwise:
        dynamictype skill
        dynamictype skill .claude/skills/dynamic-type
        dynamictype skill --agents
      """)

  @Argument(
    help: "The folder for SKILL.md; by default .agents/skills/dynamic-type.",
    transform: path(named:))
  var folder = ".agents/skills/dynamic-type"

  @Flag(help: "Write AGENTS.md into the current folder as well, for agents that read no skills.")
  var agents = false

  @OptionGroup var forcing: ForceOptions

  func run() throws {
    let results = ResultGuard(inputs: [], isForced: forcing.force)
    var files = [("\(folder)/SKILL.md", AgentSkill.skill)]
    if agents { files.append(("AGENTS.md", AgentSkill.agents)) }
    // One that is as it would be written stays.
    files.removeAll { path, text in
      FileManager.default.contents(atPath: path) == Data(text.utf8)
    }
    if files.isEmpty { printForPeople("Everything is written already.") }
    for (path, _) in files {
      try refuse { () throws(InputProblem) in try results.check(path, as: .instructions) }
    }
    for (path, text) in files {
      try results.put(text, to: path, as: .instructions)
      printForPeople("Wrote \(path).")
    }
  }
}

/// What agents are told. The numbers are those of the library's tables.
enum AgentSkill {
  static var skill: String {
    """
    ---
    name: dynamic-type
    description: >-
      Make iOS screens (SwiftUI, UIKit, storyboards, xibs) hold at all twelve Dynamic Type text sizes, and verify it by layout
      with the tool dynamictype. Use for larger text, accessibility sizes, truncated or clipped text, fixed fonts and heights.
    ---

    """ + instructions
  }

  static var agents: String { instructions }

  private static var instructions: String {
    """
    # Screens that hold at all twelve text sizes

    A screen holds when nothing is cut off, hidden or out of reach from XS to AX5, and every text grows. Do not judge that from
    sources: lay the screen out.

    ## Verify

    ```sh
    dynamictype check App --format agent                          # causes, worst first, in pages of 8 KB
    dynamictype check App --screen SettingsView --format agent    # one screen
    dynamictype explain 814f319b --in App                         # all about one finding
    dynamictype fix App --dry-run                                 # what is certain, as a diff; without --dry-run it is written
    dynamictype render App --scene SettingsView --size AX5 -o now.png
    dynamictype map App --screen SettingsView                     # from which width of the window on it holds, at each size
    ```

    1. Check the screen. Take the first cause; a patch that is `certain` may be applied as it is, a `suggested` one where the code
       around it agrees. Otherwise change what the line `loses` says.
    2. Run the command behind `again:`. Go on until it says that the screen holds.
    3. Look at Large and AX5: Large must look as before.

    Exit codes: 0 nothing found, 1 findings, 2 the command or the files are wrong. With MCP, `dynamictype mcp .` has the same as
    tools: check, screens, layout, picture, map, explain, fix.

    ## How large text becomes

    Points by text style; columns are the reader's text sizes, L is the default.

    \(table)

    A line is about 1.2 to 1.3 times as high. What holds one line at L needs \(ratio) times its height at AX5 for body text.

    ## Rules that make a screen hold

    - **Fonts**: a text style (`.font(.body)`, `UIFont.preferredFont(forTextStyle:)`). An own font by
      `Font.custom(_:size:relativeTo:)` or `UIFontMetrics(forTextStyle:).scaledFont(for:)`. Never `.system(size:)`,
      `fixedSize:` or `systemFont(ofSize:)` alone. In UIKit `adjustsFontForContentSizeCategory = true`.
    - **Lines**: no `lineLimit` and `numberOfLines = 0` for what people must read. Truncation hides text; shrinking
      (`minimumScaleFactor`) works against the reader.
    - **Heights**: `minHeight` and `≥`, never a constant height around text. Rows size themselves
      (`UITableView.automaticDimension`).
    - **Widths**: at accessibility sizes put side by side one below the other: `ViewThatFits`, `AnyLayout`, or
      `dynamicTypeSize.isAccessibilitySize`; in UIKit a stack view whose axis follows
      `traitCollection.preferredContentSizeCategory.isAccessibilityCategory`.
    - **Screens scroll**: what may outgrow the screen stands in a `ScrollView`, buttons included.
    - **Fields**: `TextField(…, axis: .vertical)` where the text is long; a label above instead of a long placeholder.
    - **Lengths beside text**: `@ScaledMetric`, `UIFontMetrics.default.scaledValue(for:)`; symbols take their size from the font.
    - **What must stay small** (tab bars, toolbars): the Large Content Viewer (`.accessibilityShowsLargeContentViewer`,
      `showsLargeContentViewer`), with a title.
    - **Limits**: `dynamicTypeSize(...DynamicTypeSize.xxxLarge)` on text takes accessibility sizes away: only where the same text
      can be read elsewhere.

    ## Accept and silence

    Silence a finding only with a reason: `// dynamictype:disable:next RULE -- why`. `--baseline` accepts what is there today,
    so that new findings alone fail.

    """
  }

  private static let shown: [TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  private static var table: String {
    let categories = ContentSizeCategory.allCases
    var lines = [
      "| style | " + categories.map(\.shortName).joined(separator: " | ") + " |",
      "| --- |" + String(repeating: " --: |", count: categories.count),
    ]
    for style in shown {
      let sizes = categories.map { style.pointSize(for: $0).written }
      lines.append("| \(style.name) | " + sizes.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n")
  }

  private static var ratio: String {
    let body = TextStyle.body
    let value = body.leading(for: .accessibility5) / body.leading(for: .large)
    return ((value * 10).rounded() / 10).written
  }
}
