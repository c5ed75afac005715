import ArgumentParser
import DynamicTypePipeline
import Foundation

/// `dynamictype init`: how an app begins.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begins with an app: settings, a baseline of today's findings, and a job for CI.",
    discussion: """
      In the folder of the app's repository. From then on only new findings fail:
        dynamictype init App
        dynamictype check

      With a job for CI, which fetches the tool from where its repository is:
        dynamictype init App --force --ci github --tool https://github.com/example/dynamic-type
      """)

  @Argument(
    help: "What is checked: files and folders below this one; by default this folder.",
    transform: path(named:))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The file for CI to write: github, gitlab or none. The default is what the repository has already; it \
      needs --tool.
      """, valueName: "service"),
    transform: { try choice(Service.self, named: $0, what: "service for CI") })
  var ci: Service?

  @Option(
    help: ArgumentHelp(
      "Where the repository of this tool is, on GitHub, for the file for CI.",
      valueName: "address"))
  var tool: String?

  @OptionGroup var forcing: ForceOptions

  /// A service that runs jobs.
  enum Service: String, CaseIterable {
    case github, gitlab, none
  }

  private static let baselineName = "dynamictype-baseline.json"

  func validate() throws {
    if let ci, ci != .none, tool == nil {
      throw ValidationError(
        "--ci \(ci.rawValue) needs --tool ADDRESS, where its job gets the tool.")
    }
    if let tool, Self.repository(at: tool) == nil {
      throw ValidationError(
        "--tool takes an address such as https://github.com/OWNER/dynamic-type, not '\(tool)'.")
    }
    if let outside = paths.first(where: {
      $0.hasPrefix("/") || $0.split(separator: "/").contains("..")
    }) {
      throw ValidationError("'\(outside)' is not below this folder, and settings hold for what is.")
    }
  }

  func run() async throws {
    let files = try startingFiles()
    for file in files where FileManager.default.fileExists(atPath: file.path) && !forcing.force {
      throw CommandFailure("\(file.path): is there already; --force replaces it")
    }
    let exit = try await recordBaseline()
    for file in files {
      try refuse { () throws(InputProblem) in try writeFile(Array(file.text.utf8), to: file.path) }
      printForPeople("Written: \(file.path), \(file.purpose).")
    }
    printForPeople("From now on 'dynamictype check' fails for new findings alone.")
    sayWhatIsLeft()
    throw exit
  }

  /// Accepts what is found today.
  ///
  /// - Returns: Other than clean where files cannot be read, which makes the next check fail, too.
  private func recordBaseline() async throws -> Exit {
    var arguments = ["--no-config", "--baseline", Self.baselineName, "--write-baseline"]
    arguments += paths.isEmpty ? ["."] : paths
    do {
      try await CheckCommand.parse(arguments).run()
      return .clean
    } catch let exit as Exit where exit != .unusable {
      return exit
    }
  }

  private func sayWhatIsLeft() {
    guard tool == nil, let service = ci ?? Self.service, service != .none else { return }
    printForPeople(
      "No job for \(service.rawValue) is written: --tool ADDRESS says where it gets dynamictype.")
  }
}

// MARK: - Files

extension InitCommand {
  private struct File {
    var path: String
    var text: String
    /// What it is, as a part of a sentence.
    var purpose: String
  }

  private func startingFiles() throws -> [File] {
    var files = [
      File(path: SettingsOptions.fileName, text: settingsText, purpose: "the settings of this app")
    ]
    guard let tool, let repository = Self.repository(at: tool) else { return files }
    switch ci ?? Self.service ?? .none {
    case .none: break
    case .github:
      files.append(
        File(
          path: ".github/workflows/text-sizes.yml", text: workflow(repository),
          purpose: "a workflow for pull requests"))
    case .gitlab:
      guard !FileManager.default.fileExists(atPath: ".gitlab-ci.yml") else {
        files.append(
          File(
            path: ".gitlab/text-sizes.yml", text: job(at: tool),
            purpose: "a job; 'include: .gitlab/text-sizes.yml' in .gitlab-ci.yml runs it"))
        break
      }
      files.append(
        File(path: ".gitlab-ci.yml", text: job(at: tool), purpose: "a job for merge requests"))
    }
    return files
  }

  /// The service whose files the repository has.
  private static var service: Service? {
    let manager = FileManager.default
    if manager.fileExists(atPath: ".gitlab-ci.yml") { return .gitlab }
    return manager.fileExists(atPath: ".github") ? .github : nil
  }

  /// The owner and the name of a repository on GitHub; nil for any other address.
  private static func repository(at address: String) -> String? {
    guard address.hasPrefix("https://") else { return nil }
    let parts = address.dropFirst("https://".count).split(separator: "/")
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.")
    guard parts.count == 3, parts.allSatisfy({ $0.allSatisfy(allowed.contains) }) else {
      return nil
    }
    return "\(parts[1])/\(parts[2])"
  }

  /// A string of YAML, whatever is in it.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private var settingsText: String {
    var lines = [
      "# What dynamictype heeds in this folder. Its keys are in Documentation/schemas/settings-1.schema.json."
    ]
    if !paths.isEmpty {
      lines += ["paths:"] + paths.map { "  - \(Self.quoted($0))" }
    }
    lines += [
      "# Accepted for now; 'dynamictype check --write-baseline' takes out what has been mended.",
      "baseline: \(Self.baselineName)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func workflow(_ repository: String) -> String {
    """
    # The app's screens at all twelve text sizes. What is new since \(Self.baselineName) was written fails.
    name: Text sizes
    on: pull_request
    permissions:
      contents: read
      security-events: write
    jobs:
      text-sizes:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          - uses: \(repository)@v\(toolVersion)
            with:
              paths: |
    \((paths.isEmpty ? ["."] : paths).map { "            \($0)" }.joined(separator: "\n"))

    """
  }

  private func job(at address: String) -> String {
    """
    # The app's screens at all twelve text sizes. What is new since \(Self.baselineName) was written fails.
    text-sizes:
      image: swift:6.2-bookworm
      variables:
        DYNAMICTYPE_VERSION: v\(toolVersion)
        DYNAMICTYPE_REPOSITORY: \(address)
      cache:
        key: dynamictype-$DYNAMICTYPE_VERSION
        paths: [.dynamictype-tool/, .dynamictype-cache/]
      script:
        - git clone --depth 1 --branch "$DYNAMICTYPE_VERSION" "$DYNAMICTYPE_REPOSITORY" /tmp/dynamictype
        - '[ -x .dynamictype-tool/bin/dynamictype ] || /tmp/dynamictype/Scripts/install "$PWD/.dynamictype-tool"'
        - .dynamictype-tool/bin/dynamictype --version
        - >-
          .dynamictype-tool/bin/dynamictype check --cache .dynamictype-cache --report dynamictype-report
          --also gitlab=gl-code-quality.json --also junit=dynamictype-junit.xml
      artifacts:
        when: always
        paths: [dynamictype-report/]
        reports:
          codequality: gl-code-quality.json
          junit: dynamictype-junit.xml

    """
  }
}
