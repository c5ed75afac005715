import Foundation
import Testing

/// Views of SwiftUI, read from sources and laid out by the commands.
@Suite struct SwiftUIScreensTests {
  private static let filter = """
    import SwiftUI

    struct FilterView: View {
      @State private var isOn = true

      var body: some View {
        NavigationStack {
          Form {
            Section("Order") {
              Text("Newest first")
                .lineLimit(1)
              Toggle("Archived", isOn: $isOn)
            }
          }
          .navigationTitle("Filter")
        }
      }
    }

    """

  private static let card = """
    import SwiftUI

    struct Card: View {
      let title: String
      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Color.red.frame(width: 40, height: 20)
          Text("Tea").font(.headline)
        }
      }
    }

    #Preview("card", traits: .fixedLayout(width: 200, height: 100)) { Card(title: "A") }
    #Preview("fitted", traits: .sizeThatFitsLayout) { Color.red.frame(width: 40, height: 20).padding(10) }

    """

  private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.filter, to: "App/Views/Filter.swift")
    try folder.write(Self.card, to: "App/Card.swift")
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  private func scenes(_ output: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(json?["scenes"] as? [[String: Any]])
  }

  private func elements(_ scene: [String: Any]) throws -> [[String: Any]] {
    try #require(scene["elements"] as? [[String: Any]])
  }

  /// The element that shows a text.
  private func element(_ string: String, in scene: [String: Any]) throws -> [String: Any] {
    try #require(
      try elements(scene).first { ($0["text"] as? [String: Any])?["string"] as? String == string })
  }

  @Test("Views that fill a screen are listed with their places")
  func list() throws {
    let folder = try folder()
    let run = try Tool("layout", "App", "--screens", "--format", "json", in: folder.path)
    let found = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
    #expect(
      found == [
        "schema": "dynamictype.layout/1",
        "screens": [
          [
            "kind": "swiftUI", "name": "FilterView",
            "source": ["path": "Views/Filter.swift", "line": 3],
          ]
        ],
      ])
    #expect(run.status == 0 && run.words == "")
    let text = try Tool("layout", "App", "--screens", in: folder.path)
    #expect(text.output == "Views/Filter.swift:3: FilterView\n")
  }

  @Test("Texts say where they are written, what they are for and how they are set")
  func texts() throws {
    let folder = try folder()
    let run = try Tool(
      "layout", "App", "--screen", "FilterView", "--size", "L", "--format", "json",
      in: folder.path)
    #expect(run.status == 0 && run.words == "")
    let scene = try #require(try scenes(run.output).first)
    #expect(scene["kind"] as? String == "swiftUI")
    #expect(scene["name"] as? String == "FilterView")
    #expect(scene["source"] as? NSDictionary == ["path": "Views/Filter.swift", "line": 3])
    #expect(scene["variant"] == nil)
    let roles = [
      "Order": "sectionHeader", "Newest first": "text", "Archived": "toggle",
      "Filter": "navigationTitle",
    ]
    for (string, role) in roles {
      #expect(try element(string, in: scene)["role"] as? String == role)
    }
    let row = try element("Newest first", in: scene)
    #expect(row["source"] as? NSDictionary == ["path": "Views/Filter.swift", "line": 10])
    let text = try #require(row["text"] as? [String: Any])
    #expect(text["provenance"] as? String == "known")
    #expect(text["style"] as? String == "body")
    #expect(text["weight"] as? String == "regular")
    #expect(text["pointSize"] as? Double == 17)
    #expect(text["lineLimit"] as? Int == 1)
    #expect((text["baselines"] as? [Double])?.count == 1)
  }

  @Test("Containers are found by way of parents")
  func containers() throws {
    let folder = try folder()
    let run = try Tool(
      "layout", "App", "--screen", "FilterView", "--format", "json", in: folder.path)
    let scene = try #require(try scenes(run.output).first)
    let all = try elements(scene)
    let byID = Dictionary(all.map { ($0["id"] as? String ?? "", $0) }) { first, _ in first }
    #expect(byID.count == all.count)
    var kinds: [String] = []
    var next: [String: Any]? = try element("Newest first", in: scene)
    while let current = next {
      kinds.insert(current["kind"] as? String ?? "", at: 0)
      next = (current["parent"] as? String).flatMap { byID[$0] }
    }
    #expect(
      kinds.filter { ["navigationStack", "form", "section", "text"].contains($0) }
        == ["navigationStack", "form", "section", "text"])
  }

  @Test("A preview of a fixed size is its window, without a safe area")
  func fixedPreview() throws {
    let folder = try folder()
    let run = try Tool("layout", "App", "--screen", "card", "--format", "json", in: folder.path)
    let scene = try #require(try scenes(run.output).first)
    #expect(scene["size"] as? NSDictionary == ["width": 200, "height": 100])
    // 20 points, 8 between, and a line of 17 points, 20 1/3: 48 1/3, centred in 100. The top is 25 5/6,
    // the text begins 28 below; at 3 pixels a point 77 1/2 is 78 pixels, 161 1/2 is 162.
    let shape = try #require(try elements(scene).first { $0["kind"] as? String == "shape" })
    let frame = try #require(shape["frame"] as? [String: Double])
    #expect(frame["width"] == 40 && frame["height"] == 20)
    let text = try #require(try element("Tea", in: scene)["frame"] as? [String: Double])
    #expect(text["y"].map { abs($0 - 28) < 0.001 } == true)
    #expect(text["x"] == frame["x"])
  }

  @Test("A preview that fits its view has its ideal size")
  func fittedPreview() throws {
    let folder = try folder()
    let run = try Tool(
      "layout", "App", "--screen", "fitted", "--format", "json", in: folder.path)
    let scene = try #require(try scenes(run.output).first)
    // 40 × 20 with 10 points on each side.
    #expect(scene["size"] as? NSDictionary == ["width": 60, "height": 40])
  }

  @Test("An app's own styles are known by the names that extensions of their protocols give them")
  func namedStyles() throws {
    let source = """
      import SwiftUI
      struct Tall: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.frame(width: 120, height: 60)
        }
      }
      public extension ButtonStyle where Self == Tall { static var tall: Tall { Tall() } }
      struct Spoken: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack { Text("Label"); configuration.title }
        }
      }
      extension LabelStyle where Self == Spoken { static func spoken() -> Spoken { Spoken() } }
      #Preview("styles", traits: .sizeThatFitsLayout) {
        VStack(spacing: 0) {
          Button("Buy") {}.buttonStyle(.tall)
          Label("Tea", systemImage: "leaf").labelStyle(.spoken())
        }
      }
      """
    let folder = try folder(["App/Styles.swift": source])
    let run = try Tool(
      "layout", "App", "--screen", "styles", "--format", "json", in: folder.path)
    let scene = try #require(try scenes(run.output).first)
    let button = try #require(try elements(scene).first { $0["kind"] as? String == "button" })
    let frame = try #require(button["frame"] as? [String: Double])
    #expect(frame["width"] == 120 && frame["height"] == 60)
    _ = try element("Label", in: scene)
  }

  @Test("Unknown names are said, and the others laid out")
  func unknownName() throws {
    let folder = try folder()
    let run = try Tool(
      "layout", "App", "--screen", "FiterView", "--screen", "FilterView", "--format", "json",
      in: folder.path)
    #expect(run.status == 1)
    #expect(try scenes(run.output).map { $0["name"] as? String } == ["FilterView"])
    #expect(
      run.words.contains("App has no view or preview 'FiterView'. Did you mean 'FilterView'?"))
    let none = try Tool("layout", "App", "--screen", "X", "--format", "json", in: folder.path)
    #expect(try scenes(none.output).isEmpty)
  }

  @Test("Sources that are no Swift stop nothing")
  func brokenSource() throws {
    let broken = "struct Broken: View { var body: some View { Form { Text(\"A\" }"
    let folder = try folder([
      "App/Broken.swift": broken, "App/Binary.swift": "\u{0}\u{1}import SwiftUI",
    ])
    let run = try Tool(
      "layout", "App", "--screen", "FilterView", "--format", "json", in: folder.path)
    #expect(run.status == 0)
    #expect(try scenes(run.output).count == 1)
  }

  @Test("A folder without sources is no input for a screen")
  func noSources() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "App/a.storyboard")
    let run = try Tool("layout", "App", "--screen", "FilterView", in: folder.path)
    #expect(run.status == 2 && run.output == "")
    #expect(run.words.contains("there is no Swift source in it"))
  }
}
