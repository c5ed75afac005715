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

    struct Problem: Decodable, Equatable {
      var path: String
      var line: Int
    }

    var cells: Int
    var screens: [Screen]
    var errors: [Problem]
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

  @Test("A screen that another one shows in place in wider windows is not judged there")
  func placeInWiderWindows() throws {
    let folder = try TemporaryFolder()
    let container = """
      <containerView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="con-ta-ine">
      <rect key="frame" x="20" y="200" width="353" height="300"/>
      <variation key="widthClass=compact" hidden="YES"/>
      <connections><segue destination="inn-er-001" kind="embed" id="seg-ue-001"/></connections>
      </containerView>
      """
    let inner = """
      <scene sceneID="sss-ss-002"><objects>
      <viewController id="inn-er-001" sceneMemberID="viewController">
      <view key="view" id="inn-er-002"><rect key="frame" x="0.0" y="0.0" width="353" height="300"/>
      <subviews><label text="Cup" id="inn-er-003"><rect key="frame" x="20" y="20" width="200" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      </view></viewController></objects></scene></scenes>
      """
    try folder.write(
      storyboard(views: container).replacingOccurrences(of: "</scenes>", with: inner),
      to: "a.storyboard")
    let map = try map(["a.storyboard", "--widths", "640-720", "--size", "L"], in: folder.path)
    let screen = try #require(map.screens.first { $0.id == "inn-er-001" })
    let spans = try #require(screen.rows.first?.spans)
    #expect(spans.first?.from == 640 && spans.first?.outcome != "notJudged", "\(spans)")
    #expect(spans.last == Map.Span(from: 680, to: 720, outcome: "notJudged"), "\(spans)")
  }

  @Test("A file that cannot be read is said once, with its place, and the others are looked at")
  func unreadableFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    try folder.write("<?xml version=\"1.0\"?>\n<document>", to: "b.storyboard")
    let options = ["map", ".", "--widths", "380-400", "--size", "L"]
    let text = try Tool(arguments: options, in: folder.path)
    #expect(text.status == 1)
    #expect(!text.output.contains("b.storyboard"))
    #expect(text.words.split(separator: "\n").filter { $0.contains("b.storyboard") }.count == 1)
    let json = try Tool(arguments: options + ["--format", "json"], in: folder.path)
    let map = try JSONDecoder().decode(Map.self, from: Data(json.output.utf8))
    #expect(map.screens.count == 1)
    #expect(map.errors == [Map.Problem(path: "./b.storyboard", line: 2)])
  }

  private static let driver = ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "The page is walked through by keys and on a phone, and shows the window that it names",
    .enabled(if: driver != nil, "chromedriver is not installed"))
  func page() throws {
    let folder = try TemporaryFolder()
    let run = try Tool(
      "map", "Examples/TeahouseViews", "--widths", "300-600", "--size", "L,XXXL,AX3", "--format",
      "html", "--output", folder.path + "/map.html", in: Tool.package)
    #expect(run.status == 0, "\(run.words)")
    let browser = Process()
    browser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    browser.arguments = [
      "python3", Tool.package + "/Tests/Outputs/DynamicTypeReportTests/Browser/map_page.py",
      folder.path + "/map.html",
    ]
    try folder.write("", to: "words")
    let words = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/words"))
    browser.standardOutput = words
    browser.standardError = words
    try browser.run()
    browser.waitUntilExit()
    let said = try folder.read("words")
    #expect(browser.terminationStatus == 0, "\(said)")
    #expect(said == "20 windows seen\n")
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

/// The smallest case of each finding: it shows the finding, and the next window does not.
@Suite struct SmallestCaseTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Case: Decodable {
        var size: String
        var width: Double?
      }

      var rule: String
      var element: String?
      var severity: String
      var message: String
      var smallestCase: Case?
    }

    var findings: [Finding]
  }

  private func findings(_ options: [String], in folder: String) throws -> [Report.Finding] {
    let run = try Tool(
      arguments: ["check", ".", "--format", "json", "--fail-on", "never"] + options, in: folder)
    #expect(run.status == 0, "\(run.words)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).findings
  }

  /// The first letter begins half of what the window is less than 300 points to the left of it, as in ``MapTests``: being 10.9 points
  /// wide, it is wholly outside up to 278.
  @Test("The widest window in which a letter is out of reach is the last one that shows none of it")
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
    let found = try findings(
      ["--screen", "TeaView", "--window", "250x600", "--minimise"], in: folder.path)
    let lost = try #require(found.first { $0.rule == "out-of-bounds" })
    #expect(lost.smallestCase?.size == "L")
    #expect(lost.smallestCase?.width == 270)
    #expect(lost.message.hasSuffix("smallest case: L in a window 270 points wide"))
  }

  @Test(
    "Each smallest case of an example shows its finding, and a window that is ten points wider does not"
  )
  func minimal() throws {
    let app = Tool.package + "/Examples/TeahouseViews"
    let screen = ["--screen", "CardGridView"]
    let found = try findings(screen + ["--minimise"], in: app).filter { $0.smallestCase != nil }
    #expect(!found.isEmpty)
    for finding in found {
      let smallest = try #require(finding.smallestCase)
      guard let width = smallest.width else { continue }
      let isOwn = width == 393
      for (width, isShown) in [(width, true), (isOwn ? 400 : width + 10, false)] {
        let window = ["--window", "\(Int(width))x852", "--safe-area", "59,0,34,0"]
        let there = try findings(
          screen + ["--size", smallest.size] + (isOwn && isShown ? [] : window), in: app)
        #expect(
          there.contains {
            $0.rule == finding.rule && $0.element == finding.element && $0.severity != "note"
          } == isShown, "\(finding.message): \(width)")
      }
    }
  }
}
