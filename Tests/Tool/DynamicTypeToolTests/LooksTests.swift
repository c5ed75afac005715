import Foundation
import Testing

/// `check --appearance`: pictures in light and dark mode, between which the report switches.
@Suite struct LooksTests {
  private static let both = ["--appearance", "light,dark"]

  /// A screen on a colour with another one for dark mode, and a view that says what it is shown in.
  private static func app(dark: String = "systemIndigoColor") throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      storyboard().replacing(
        #"<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>"#,
        with: #"""
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><color key="backgroundColor" name="paper"/>
          """#),
      to: "App/Tea.storyboard")
    try paint(dark, in: folder)
    try folder.write(
      """
      import SwiftUI

      struct TeaView: View {
        @Environment(\\.colorScheme) private var scheme

        var body: some View {
          List {
            if scheme == .dark { Text("Tea of the night").font(.largeTitle) }
            Text("Opening hours in the winter months of this year").lineLimit(1)
          }
        }
      }
      """, to: "App/TeaView.swift")
    return folder
  }

  private static func paint(_ dark: String, in folder: TemporaryFolder) throws {
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"reference": "systemYellowColor"}}, {"idiom": "universal",
      "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "\(dark)"}}]}
      """, to: "App/Colors.xcassets/paper.colorset/Contents.json")
  }

  @discardableResult
  private static func check(_ folder: TemporaryFolder, _ options: [String]) throws -> Tool {
    let run = try Tool(arguments: ["check", "App", "--size", "L,AX5"] + options, in: folder.path)
    #expect(run.status == 1, "\(run.words)")
    return run
  }

  /// A page's report, and the pictures that it holds, by their sources.
  private static func page(
    _ name: String, in folder: TemporaryFolder
  ) throws -> (report: [String: Any], pictures: [String: Data]) {
    let page = try folder.read("\(name)/index.html")
    var report: [String: Any]?
    var pictures: [String: Data] = [:]
    for element in page.matches(of: #/<script type="[a-z/]+" id="([^"]+)">([^<]*)<\/script>/#) {
      if element.output.1 == "report" {
        let json = try JSONSerialization.jsonObject(with: Data(element.output.2.utf8))
        report = json as? [String: Any]
      } else {
        pictures["#" + element.output.1] = Data(base64Encoded: String(element.output.2))
      }
    }
    return (try #require(report), pictures)
  }

  /// By id, the screens of a report.
  private static func screens(_ report: [String: Any]) throws -> [String: [String: Any]] {
    let documents = try #require(report["documents"] as? [[String: Any]])
    let screens = documents.flatMap { $0["screens"] as? [[String: Any]] ?? [] }
    return Dictionary(uniqueKeysWithValues: screens.map { ($0["id"] as? String ?? "", $0) })
  }

  /// The sources of pictures in the cells of a screen or of its look, or of those from before.
  private static func sources(_ cells: Any?, _ member: String = "picture") -> [String?] {
    (cells as? [[String: Any]] ?? []).map { ($0[member] as? [String: Any])?["source"] as? String }
  }

  private static func darkCells(_ screen: [String: Any]?) -> Any? {
    (screen?["looks"] as? [[String: Any]])?.first?["cells"]
  }

  @Test("Both looks are those that render draws, also where a view asks for the colour scheme")
  func asRendered() throws {
    let folder = try Self.app()
    try Self.check(folder, ["--report", "r"] + Self.both)
    let (report, pictures) = try Self.page("r", in: folder)
    let matrix = report["matrix"] as? [String: Any]
    #expect(matrix?["appearances"] as? [String] == ["light", "dark"])
    let screens = try Self.screens(report)
    var different: Set<Data> = []
    for (id, file) in [("aaa-aa-aaa", "Tea.storyboard"), ("TeaView", "TeaView.swift")] {
      let cells = [
        "light": Self.sources(screens[id]?["cells"]),
        "dark": Self.sources(Self.darkCells(screens[id])),
      ]
      for (appearance, sources) in cells {
        #expect(sources.count == 2)
        for (size, source) in zip(["L", "AX5"], sources) {
          let run = try Tool(
            "render", "App/\(file)", "--in", "App", "--scene", id, "--size", size, "--appearance",
            appearance, "--full-content", "--pixel-scale", "2", "--output", "one.png",
            in: folder.path)
          #expect(run.status == 0, "\(run.words)")
          let drawn = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/one.png"))
          #expect(source.flatMap { pictures[$0] } == drawn, "\(id) \(appearance) \(size)")
          different.insert(drawn)
        }
      }
    }
    #expect(different.count == 8)
    // The row under the night's text is further down in dark mode; a document's views stay where they are.
    let look = (screens["TeaView"]?["looks"] as? [[String: Any]])?.first
    func y(_ elements: Any?) -> Double? {
      let first = (elements as? [[String: Any]])?.first?["frames"] as? [[String: Double]]
      return first?.first?["y"]
    }
    let (light, dark) = (y(screens["TeaView"]?["elements"]), y(look?["elements"]))
    #expect(try #require(dark) > (try #require(light)) + 20)
    #expect((screens["aaa-aa-aaa"]?["looks"] as? [[String: Any]])?.first?["elements"] == nil)
  }

  @Test("Bold text is a look, too: as render draws it, with either appearance")
  func bold() throws {
    let folder = try Self.app()
    try Self.check(folder, ["--report", "r", "--bold-text", "both"] + Self.both)
    let (report, pictures) = try Self.page("r", in: folder)
    #expect((report["matrix"] as? [String: Any])?["boldText"] as? String == "both")
    let looks = try Self.screens(report)["aaa-aa-aaa"]?["looks"] as? [[String: Any]] ?? []
    #expect(
      looks.map { "\($0["appearance"] ?? "") \($0["boldText"] as? Bool == true)" } == [
        "dark false", "light true", "dark true",
      ])
    for look in looks.dropFirst() {
      let source = Self.sources(look["cells"])[0]
      let run = try Tool(
        "render", "App/Tea.storyboard", "--in", "App", "--size", "L", "--appearance",
        look["appearance"] as? String ?? "", "--bold-text", "on", "--full-content",
        "--pixel-scale", "2", "--output", "one.png", in: folder.path)
      #expect(run.status == 0, "\(run.words)")
      let drawn = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/one.png"))
      #expect(source.flatMap { pictures[$0] } == drawn)
    }
    for name in ["empty", "full"] {
      try Self.check(
        folder, ["--report", name, "--cache", "cache", "--bold-text", "both"] + Self.both)
      #expect(try folder.read("\(name)/index.html") == folder.read("r/index.html"), "\(name)")
    }
  }

  @Test("Without the option, and with light alone, a report says nothing of looks")
  func light() throws {
    let folder = try Self.app()
    let plain = try Self.check(folder, ["--format", "json"]).output
    #expect(!plain.contains("appearances") && !plain.contains("looks"))
    #expect(try Self.check(folder, ["--format", "json", "--appearance", "light"]).output == plain)
    // Findings are those of the first appearance.
    let both = try Self.check(folder, ["--format", "checkstyle"] + Self.both).output
    #expect(try Self.check(folder, ["--format", "checkstyle"]).output == both)
    let dark = try Self.check(folder, ["--format", "json", "--appearance", "dark"]).output
    let report = try JSONSerialization.jsonObject(with: Data(dark.utf8)) as? [String: Any]
    #expect((report?["matrix"] as? [String: Any])?["appearances"] as? [String] == ["dark"])
    #expect(!dark.contains("looks"))
  }

  @Test("A cache and shards give the same page")
  func sameBytes() throws {
    let folder = try Self.app()
    try Self.check(folder, ["--report", "one"] + Self.both)
    let page = try folder.read("one/index.html")
    for name in ["empty", "full"] {
      try Self.check(folder, ["--report", name, "--cache", "cache"] + Self.both)
      #expect(try folder.read("\(name)/index.html") == page, "\(name)")
    }
    for number in 1...2 {
      let run = try Tool(
        arguments: ["check", "App", "--size", "L,AX5"] + Self.both + [
          "--shard", "\(number)/2", "--part", "part-\(number)", "--pictures",
        ], in: folder.path)
      #expect(run.status == 0, "\(run.words)")
    }
    let merged = try Tool("merge", "part-1", "part-2", "--report", "merged", in: folder.path)
    #expect(merged.status == 1, "\(merged.words)")
    #expect(try folder.read("merged/index.html") == page)
    let other = try Tool(
      "check", "App", "--size", "L,AX5", "--shard", "2/2", "--part", "part-2", "--pictures",
      in: folder.path)
    #expect(other.status == 0)
    let refused = try Tool("merge", "part-1", "part-2", "--report", "merged", in: folder.path)
    #expect(refused.words.contains("is of other sizes, devices, locales or looks"))
  }

  @Test("A change that only dark mode shows is seen before and after there alone")
  func before() throws {
    let folder = try Self.app()
    try Self.check(folder, ["--report", "first"] + Self.both)
    try Self.paint("systemRedColor", in: folder)
    let run = try Self.check(folder, ["--report", "second", "--before", "first"] + Self.both)
    #expect(run.words.contains("Different from before: 1 of 2 screens"), "\(run.words)")
    let (report, pictures) = try Self.page("second", in: folder)
    let (first, old) = try Self.page("first", in: folder)
    let tea = try Self.screens(report)["aaa-aa-aaa"]
    #expect(Self.sources(tea?["cells"], "before") == [nil, nil])
    let was = Self.sources(Self.darkCells(try Self.screens(first)["aaa-aa-aaa"]))
    let before = Self.sources(Self.darkCells(tea), "before")
    #expect(before.map { $0.flatMap { pictures[$0] } } == was.map { $0.flatMap { old[$0] } })
    #expect(before.allSatisfy { $0 != nil })

    // An earlier report of light mode alone has no dark pictures to compare with.
    try Self.check(folder, ["--report", "light"])
    let third = try Self.check(folder, ["--report", "third", "--before", "light"] + Self.both)
    #expect(third.words.contains("Different from before: 0 of 2 screens"), "\(third.words)")
  }

  @Test("The file of settings chooses, and names that are none are said")
  func chosen() throws {
    let folder = try Self.app()
    try folder.write("appearance: [light, dark]\n", to: ".dynamictype.yml")
    try Self.check(folder, ["--report", "r"])
    #expect(try folder.read("r/index.html").contains(#""appearances":["light","dark"]"#))
    let wrong = try Tool("check", "App", "--appearance", "light,drak", in: folder.path)
    #expect(wrong.status == 2)
    #expect(wrong.words.contains("'drak' is no appearance. Did you mean 'dark'?"))
  }
}
