import Foundation
import Testing

/// `--bold-text`: the reader's Bold Text, with which the system's fonts are heavier.
///
/// The oracle is text in another weight: regular becomes semibold (Documentation/decisions.md), so that text with Bold
/// Text is as wide as semibold text without.
@Suite struct BoldTextTests {
  private static func label(_ font: String, width: Double? = nil) -> String {
    storyboard(label: "Opening hours in winter", font: font, fixed: width.map { ("width", $0) })
  }

  /// The width of the label of a document, in points.
  private static func width(_ document: String, _ options: String...) throws -> Double {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "a.storyboard")
    let run = try Tool(
      arguments: ["layout", "a.storyboard", "--format", "json"] + options, in: folder.path)
    let layout = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let scenes = layout?["scenes"] as? [[String: Any]]
    let elements = scenes?.first?["elements"] as? [[String: Any]]
    let label = elements?.first { $0["id"] as? String == "hhh-hh-hhh" }
    return try #require((label?["frame"] as? [String: Double])?["width"])
  }

  @Test("The system's fonts are as wide as those two steps heavier, an app's own stay")
  func documents() throws {
    let system = { (weight: String) in
      Self.label(#"type="system" weight="\#(weight)" pointSize="17""#)
    }
    let regular = try Self.width(system("regular"))
    let bold = try Self.width(system("regular"), "--bold-text", "on")
    #expect(bold > regular + 1)
    #expect(try bold == Self.width(system("semibold")))
    #expect(try Self.width(system("regular"), "--bold-text", "off") == regular)
    #expect(
      try Self.width(system("medium"), "--bold-text", "on") == Self.width(system("bold")))
    let style = Self.label(#"style="UICTFontTextStyleBody""#)
    #expect(try Self.width(style, "--bold-text", "on") == bold)
    let own = Self.label(#"name="Georgia" family="Georgia" pointSize="17""#)
    #expect(try Self.width(own, "--bold-text", "on") == Self.width(own))
  }

  @Test("Views of SwiftUI have heavier fonts, and code that asks for the weight takes its branch")
  func views() throws {
    let folder = try TemporaryFolder()
    func lines(_ text: String, _ options: String...) throws -> [String] {
      try folder.write(
        """
        import SwiftUI

        struct TeaView: View {
          @Environment(\\.legibilityWeight) private var weight

          var body: some View {
            List {
              \(text)
              if weight == .bold { Text("Bold") }
            }
          }
        }
        """, to: "TeaView.swift")
      let run = try Tool(
        arguments: ["layout", ".", "--screen", "TeaView", "--size", "AX1"] + options,
        in: folder.path)
      #expect(run.status == 0, "\(run.words)")
      return run.output.split(separator: "\n").map(String.init)
    }
    let text = #"Text("Oolong, Sencha, Assam")"#
    let bold = try lines(text, "--bold-text", "on")
    let regular = try lines(text)
    #expect(bold.contains { $0.contains("Bold") } && !regular.contains { $0.contains("Bold") })
    func ofText(_ lines: [String]) throws -> String {
      try #require(lines.first { $0.contains("Oolong") })
    }
    #expect(try ofText(bold) != ofText(regular))
    #expect(try ofText(bold) == ofText(lines(text + ".fontWeight(.semibold)")))
    let own = #"Text("Oolong, Sencha, Assam").font(.custom("Georgia", size: 17))"#
    #expect(try ofText(lines(own, "--bold-text", "on")) == ofText(lines(own)))
  }

  private func findings(_ document: String, _ options: String...) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "a.storyboard")
    let run = try Tool(
      arguments: [
        "check", "a.storyboard", "--size", "L", "--rule", "text-truncated", "--format", "json",
      ] + options, in: folder.path)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(report?["findings"] as? [[String: Any]])
  }

  @Test("What is lost only with it is one finding that says so")
  func found() throws {
    let font = #"type="system" pointSize="17""#
    let narrow = try Self.width(Self.label(font))
    let wide = try Self.width(Self.label(font), "--bold-text", "on")
    let document = Self.label(font, width: ((narrow + wide) / 2).rounded())
    #expect(try findings(document).isEmpty)
    let on = try findings(document, "--bold-text", "on")
    #expect(on.count == 1 && on.first?["boldText"] == nil)
    let both = try findings(document, "--bold-text", "both")
    #expect(both.count == 1)
    #expect(both.first?["boldText"] as? Bool == true)
    #expect((both.first?["message"] as? String)?.hasSuffix(" (with bold text)") == true)
    // What both lose says nothing of it.
    let cut = try findings(Self.label(font, width: 60), "--bold-text", "both")
    #expect(cut.count == 1 && cut.first?["boldText"] == nil)
    #expect((cut.first?["message"] as? String)?.contains("bold text") == false)
  }

  @Test("Commands that show one layout refuse both")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let run = try Tool("layout", "a.storyboard", "--bold-text", "both", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.contains("--bold-text both is for check and serve"))
  }
}
