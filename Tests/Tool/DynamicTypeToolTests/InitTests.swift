import Foundation
import Testing

/// How an app begins: what `init` writes makes the next check pass, and a new defect fail.
@Suite struct InitTests {
  private static let address = "https://github.com/example/dynamic-type"

  /// The example with mistakes as a repository of its own.
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Tool.package + "/Examples/Teahouse", toPath: folder.path + "/App's screens")
    return folder
  }

  /// A file of YAML as another program reads it.
  private func yaml(_ name: String, in folder: TemporaryFolder) throws -> NSDictionary {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import json, sys, yaml; print(json.dumps(yaml.load(sys.stdin, yaml.BaseLoader)))",
    ]
    let output = Pipe()
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: folder.path + "/" + name))
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try #require(try JSONSerialization.jsonObject(with: bytes) as? NSDictionary)
  }

  @Test("The second run passes, and a new defect makes it fail")
  func begins() throws {
    let folder = try app()
    try folder.write("", to: ".github/CODEOWNERS")
    let first = try Tool("init", "App's screens", "--tool", Self.address, in: folder.path)
    #expect(first.status == 0, "\(first.words)")
    #expect(first.words.contains("Baseline written: "))
    #expect(first.words.contains("Written: .dynamictype.yml, "))
    #expect(first.words.contains("Written: .github/workflows/text-sizes.yml, "))

    let second = try Tool("check", in: folder.path)
    #expect(second.status == 0, "\(second.output)\(second.words)")
    // Lint finds other things, and has no baseline yet.
    let lint = try Tool("lint", in: folder.path)
    #expect(lint.status == 1)
    #expect(
      lint.words.contains("dynamictype-baseline.json is of check: lint lists all that it finds."))
    try folder.write(
      "import UIKit\nfunc set(_ label: UILabel) { label.font = .systemFont(ofSize: 9) }\n",
      to: "App's screens/New.swift")
    let third = try Tool("check", in: folder.path)
    #expect(third.status == 1)
    #expect(third.output.contains("New.swift"))
  }

  @Test("The workflow names the tool's version and the folders, as YAML")
  func workflow() throws {
    let folder = try app()
    let run = try Tool(
      "init", "App's screens", "--ci", "github", "--tool", Self.address, in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    let workflow = try yaml(".github/workflows/text-sizes.yml", in: folder)
    let version = try Tool("--version", in: folder.path).output.filter { !$0.isNewline }
    #expect(
      workflow == [
        "name": "Text sizes", "on": "pull_request",
        "permissions": ["contents": "read", "security-events": "write"],
        "jobs": [
          "text-sizes": [
            "runs-on": "ubuntu-latest",
            "steps": [
              ["uses": "actions/checkout@v4"],
              ["uses": "example/dynamic-type@v\(version)", "with": ["paths": "App's screens\n"]],
            ],
          ]
        ],
      ] as NSDictionary)
    #expect(
      try yaml(".dynamictype.yml", in: folder) == [
        "paths": ["App's screens"], "baseline": "dynamictype-baseline.json",
      ] as NSDictionary)
  }

  @Test("GitLab's file is written, or one to include where there is one")
  func gitlab() throws {
    let folder = try app()
    let options = ["init", "--ci", "gitlab", "--tool", Self.address]
    #expect(try Tool(arguments: options, in: folder.path).status == 0)
    let job = try #require(try yaml(".gitlab-ci.yml", in: folder)["text-sizes"] as? NSDictionary)
    #expect((job["script"] as? [String])?.count == 4)
    let other = try app()
    try other.write("test:\n  script: [make]\n", to: ".gitlab-ci.yml")
    let run = try Tool("init", "--tool", Self.address, in: other.path)
    #expect(run.status == 0, "\(run.words)")
    #expect(try other.read(".gitlab-ci.yml") == "test:\n  script: [make]\n")
    #expect(try yaml(".gitlab/text-sizes.yml", in: other) == ["text-sizes": job] as NSDictionary)
  }

  @Test("What is there already stays, and nothing is written beside it")
  func refuses() throws {
    let folder = try app()
    try folder.write("fail-on: error\n", to: ".dynamictype.yml")
    let run = try Tool("init", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.contains(".dynamictype.yml: is there already; --force replaces it"))
    #expect(try folder.read(".dynamictype.yml") == "fail-on: error\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/dynamictype-baseline.json"))
    for (arguments, words) in [
      (["../App"], "is not below this folder"), (["--ci", "github"], "needs --tool ADDRESS"),
      (["--tool", "github.com/a/b"], "--tool takes an address"),
      (["--tool", "https://github.com/a/b\nrun: x"], "--tool takes an address"),
    ] {
      let run = try Tool(arguments: ["init"] + arguments, in: folder.path)
      #expect(run.status == 2 && run.words.contains(words), "\(arguments): \(run.words)")
    }
  }
}
