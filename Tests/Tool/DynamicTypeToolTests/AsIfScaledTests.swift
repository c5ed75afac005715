import Foundation
import Testing

/// `--as-if-scaled`: screens as they will be once every text follows the reader.
///
/// The oracle is arithmetic: `UIFontMetrics` of Body makes 17 points 17 × 62 / 22 = 47.9, so 48, at AX5, by Body's published
/// leadings of 22 and 62 points.
@Suite struct AsIfScaledTests {
  private static func document(_ font: String, height: Double? = nil) -> String {
    storyboard(label: "Opening", font: font, fixed: height.map { ("height", $0) })
  }

  @Test(
    "Fonts of constant sizes grow as UIFontMetrics would have them",
    arguments: [
      (document(#"type="system" pointSize="17""#), "a.storyboard", "17", "48"),
      (
        """
        import SwiftUI
        struct Shop: View { var body: some View { Text("Opening").font(.system(size: 17)) } }
        #Preview { Shop() }
        """, "Shop.swift", "17", "48"
      ),
      (
        """
        import UIKit
        class Shop: UIViewController {
          override func viewDidLoad() {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
            label.text = "Opening"
            view.addSubview(label)
          }
        }
        """, "Shop.swift", "17", "48"
      ),
      // What follows already stays: Body has 53 points.
      (document(#"style="UICTFontTextStyleBody""#), "a.storyboard", "53", "53"),
    ])
  func fonts(_ source: String, name: String, written: String, scaled: String) throws {
    let screen = name == "Shop.swift" ? ["--screen", "Shop"] : []
    func points(_ options: [String]) throws -> String? {
      let folder = try TemporaryFolder()
      try folder.write(source, to: name)
      let run = try Tool(
        arguments: ["layout", name, "--size", "AX5"] + screen + options, in: folder.path)
      let line = run.output.split(separator: "\n").first { $0.contains("“Opening”") }
      let words = line?.split(separator: " ") ?? []
      return words.firstIndex(of: "pt").map { String(words[$0 - 1]) }
    }
    #expect(try points([]) == written)
    #expect(try points(["--as-if-scaled"]) == scaled)
  }

  @Test("A constant height cuts a text off once it grows, and the report says how it was laid out")
  func check() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.document(#"type="system" pointSize="17""#, height: 21), to: "a.storyboard")
    func rules(_ options: String...) throws -> (rules: Set<String>, isAsIfScaled: Bool?) {
      let run = try Tool(
        arguments: ["check", "a.storyboard", "--format", "json", "--no-config"] + options,
        in: folder.path)
      let report = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let findings = report["findings"] as? [[String: Any]] ?? []
      let matrix = report["matrix"] as? [String: Any]
      let found = findings.filter { $0["severity"] as? String != "note" }
      return (
        Set(found.compactMap { $0["rule"] as? String }), matrix?["isAsIfScaled"] as? Bool
      )
    }
    let written = try rules()
    #expect(
      written.rules.contains("text-does-not-scale") && !written.rules.contains("text-clipped"))
    #expect(written.isAsIfScaled == nil)
    let scaled = try rules("--as-if-scaled")
    #expect(scaled.rules.contains("text-clipped") && !scaled.rules.contains("text-does-not-scale"))
    #expect(scaled.isAsIfScaled == true)
    #expect(
      try Tool("check", "a.storyboard", "--as-if-scaled", "--no-config", in: folder.path).output
        .contains("\nLaid out as if every text followed the reader; "))
  }
}
