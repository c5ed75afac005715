import Foundation
import Testing

/// Maps of widths, compared with all widths and with `check --window`.
@Suite struct MapTests {
  private struct Map: Decodable {
    struct Span: Decodable, Equatable {
      var from: Int
      var to: Int
      var outcome: String
    }

    struct Row: Decodable, Equatable {
      var size: String
      var spans: [Span]
    }

    struct Screen: Decodable {
      var id: String
      var fixedTexts: Int
      var rows: [Row]
    }

    var cells: Int
    var screens: [Screen]
  }

  private func map(_ options: [String], in folder: String) throws -> Map {
    let run = try Tool(arguments: ["map", "--format", "json"] + options, in: folder)
    #expect(run.status == 0, "\(run.words)")
    return try JSONDecoder().decode(Map.self, from: Data(run.output.utf8))
  }

  /// Two texts in frames of 150 points with 16 at either side, 332 points in the middle of the window: the first letter leaves a
  /// window of less than 300.
  @Test("A row of a fixed width holds from the width on that shows its ends")
  func fixedWidth() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct TeaView: View {
        var body: some View {
          HStack(spacing: 0) {
            Text("A").frame(width: 150, alignment: .leading)
            Text("B").frame(width: 150, alignment: .trailing)
          }
          .padding(.horizontal, 16)
        }
      }
      """, to: "TeaView.swift")
    let map = try map([".", "--screen", "TeaView", "--widths", "250-400"], in: folder.path)
    let rows = try #require(map.screens.first?.rows)
    #expect(rows.map(\.size).last == "AX5")
    #expect(rows.count == 12)
    for row in rows {
      #expect(row.spans.first?.outcome == "loses", "\(row)")
      #expect(row.spans.last == Map.Span(from: 300, to: 400, outcome: "holds"), "\(row)")
      #expect(!row.spans.dropLast().contains { $0.outcome == "holds" }, "\(row)")
    }
  }

  @Test(
    "A search finds what looking at all widths finds, and what check says of the windows at either side of a border"
  )
  func sameAsEveryWidth() throws {
    let app = Tool.package + "/Examples/TeahouseViews"
    let options = [
      ".", "--screen", "CardGridView", "--widths", "320-620", "--size", "L,XXXL,AX1,AX3",
    ]
    let searched = try map(options, in: app)
    let whole = try map(options + ["--every-width"], in: app)
    #expect(searched.screens.map(\.rows) == whole.screens.map(\.rows))
    #expect(whole.cells == 31 * 4)
    #expect(searched.cells < whole.cells / 2)
    let rows = try #require(whole.screens.first?.rows)
    let row = try #require(rows.first { $0.size == "XXXL" })
    let border = try #require(row.spans.first)
    #expect(border.outcome == "loses")
    for (width, count) in [(border.to, 1), (border.to + 10, 0)] {
      let run = try Tool(
        arguments: [
          "check", ".", "--screen", "CardGridView", "--window", "\(width)x852", "--size", "XXXL",
          "--format", "json", "--fail-on", "error",
        ], in: app)
      #expect(run.status == Int32(count), "a window of \(width) points: \(run.output)")
    }
  }

  @Test("Documents have maps, in both size classes of their windows")
  func documents() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let options = ["a.storyboard", "--widths", "640-720", "--size", "L,AX5"]
    let searched = try map(options, in: folder.path)
    #expect(searched.screens.count == 1)
    #expect(
      searched.screens.map(\.rows)
        == (try map(options + ["--every-width"], in: folder.path))
        .screens.map(\.rows))
  }

  @Test(
    "What is no map is refused in one line",
    arguments: [
      ["--window", "320x480"], ["--widths", "400-300"], ["--widths", "x"], ["--widths", "0-10"],
      ["--window-height", "0"], ["--device", "retina4_7,retina6_12"], ["--locale", "de,ar"],
      ["--screen", "Nothing"],
    ])
  func refused(options: [String]) throws {
    let run = try Tool(
      arguments: ["map", "."] + options, in: Tool.package + "/Examples/TeahouseViews")
    #expect(run.status == 2 || run.status == 64, "\(options): \(run.status) \(run.words)")
    #expect(run.output.isEmpty)
  }
}
