import Foundation
import Testing

/// Parts of an app, some rules, and the lists of what there is.
@Suite struct SelectionTests {
  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = """
      import UIKit
      final class Rows: UITableViewController {
        func set(_ label: UILabel) {
          label.font = .systemFont(ofSize: 17)
          tableView.rowHeight = 44
        }
      }

      """
    try folder.write(source, to: "App/A.swift")
    try folder.write(source, to: "App/Vendor/B.swift")
    return folder
  }

  /// The file and rule of each finding.
  private func findings(_ options: String..., in folder: TemporaryFolder) throws -> [String] {
    let run = try Tool(arguments: ["lint", "App", "--format", "json"] + options, in: folder.path)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map { "\($0["path"] as? String ?? "") \($0["rule"] as? String ?? "")" }
  }

  @Test("A rule or a part alone")
  func selection() throws {
    let folder = try app()
    let all = ["A.swift", "Vendor/B.swift"].flatMap {
      ["App/\($0) fixed-font-size", "App/\($0) fixed-row-height"]
    }
    #expect(try findings(in: folder) == all)
    #expect(try findings("--rule", "fixed-row-height", in: folder) == [all[1], all[3]])
    #expect(
      try findings("--rule", "fixed-row-height,fixed-font-size", in: folder) == all)
    #expect(try findings("--exclude", "App/Vendor", in: folder) == [all[0], all[1]])
  }

  @Test("Copies that Xcode exports for translators are left out unless they are named")
  func exportedCopies() throws {
    let folder = try TemporaryFolder()
    let source = "import UIKit\nlet font = UIFont.systemFont(ofSize: 9)\n"
    try folder.write(source, to: "App/A.swift")
    try folder.write(source, to: "App/en.xcloc/Source Contents/A.swift")
    #expect(try findings(in: folder).count == 1)
    #expect(try Tool("lint", "App/en.xcloc", in: folder.path).output.contains("A.swift:2"))
  }

  @Test("A baseline keeps what a run was not about")
  func baseline() throws {
    let folder = try app()
    let options = ["lint", "App", "--baseline", "b.json", "--write-baseline"]
    _ = try Tool(arguments: options, in: folder.path)
    let written = try folder.read("b.json")
    for selection in [["--rule", "fixed-row-height"], ["--exclude", "Vendor"]] {
      let run = try Tool(arguments: options + selection, in: folder.path)
      #expect(run.status == 0)
      #expect(run.words == "In the baseline and not listed: 2 findings.\n")
      #expect(try folder.read("b.json") == written)
    }
  }

  @Test("Mistyped rules, and patterns that mean nothing, are said")
  func mistakes() throws {
    let folder = try app()
    let rule = try Tool("lint", "App", "--rule", "fixed-font", in: folder.path)
    #expect(rule.status == 2)
    #expect(rule.words.contains("'fixed-font' is no rule. Did you mean '"), "\(rule.words)")
    let pattern = try Tool("lint", "App", "--exclude", "Pods", in: folder.path)
    #expect(pattern.words == "--exclude Pods leaves nothing out.\n")
    let nothing = try Tool("check", "App", "--exclude", "App", in: folder.path)
    #expect(nothing.status == 2)
    #expect(nothing.words == "dynamictype: --exclude leaves nothing to check\n")
  }

  @Test("Each rule with a page is listed, and each device by the name that documents give it")
  func lists() throws {
    let rules = try Tool("rules", in: Tool.package)
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Tool.package + "/Documentation/rules"
    ).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    let names = rules.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != " " })
    }
    #expect(names == pages)
    let devices = try Tool("devices", in: Tool.package)
    #expect(devices.output.contains("retina6_12       393 × 852    iPhone 15\n"))
    for (command, member) in [("rules", "name"), ("devices", "id")] {
      let run = try Tool(command, "--format", "json", in: Tool.package)
      let list = try #require(
        JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      #expect(list["schema"] as? String == "dynamictype.\(command)/1")
      let items = try #require(list[command] as? [[String: Any]])
      let text = try Tool(command, in: Tool.package).output
      #expect(items.count == text.split(separator: "\n").count)
      #expect(items.allSatisfy { text.contains($0[member] as? String ?? "missing") })
    }
  }
}
