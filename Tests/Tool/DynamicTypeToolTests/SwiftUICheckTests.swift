import Foundation
import Testing

/// `check` and the commands beside it, on views of SwiftUI.
@Suite struct SwiftUICheckTests {
  /// A long text on one line, and one that only running the app would tell.
  private static let detail = """
    import SwiftUI

    struct DetailView: View {
      let model: Model

      var body: some View {
        List {
          Text("Opening hours in the winter months of this year")
            .lineLimit(1)
          Text(model.subtitle)
            .lineLimit(1)
        }
        .navigationTitle("Details")
      }
    }

    final class Model: ObservableObject {
      @Published var subtitle: String
      init(subtitle: String) { self.subtitle = subtitle }
    }

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.detail, to: "App/Detail.swift")
    return folder
  }

  private func check(_ arguments: [String] = []) throws -> [String: Any] {
    let folder = try folder()
    let run = try Tool(
      arguments: ["check", "App", "--format", "json"] + arguments, in: folder.path)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("A known text that is cut off is an error at the modifier that does it, said once")
  func error() throws {
    let findings = try #require(try check()["findings"] as? [[String: Any]])
    let lost = findings.filter {
      ($0["rule"] as? String) == "text-truncated"
        && ($0["message"] as? String)?.contains("Opening hours") == true
    }
    #expect(lost.count == 1)
    #expect(lost.first?["severity"] as? String == "error")
    #expect(lost.first?["line"] as? Int == 9)
    #expect(
      !findings.contains {
        $0["rule"] as? String == "single-line-text" && $0["line"] as? Int == 9
      })
  }

  @Test("What only running the app would tell is a note at most, and named")
  func placeholder() throws {
    let findings = try #require(try check()["findings"] as? [[String: Any]])
    let about = findings.filter { ($0["message"] as? String)?.contains("model.subtitle") == true }
    #expect(about.allSatisfy { $0["severity"] as? String == "note" })
  }

  @Test("The report counts what is known of each screen")
  func reading() throws {
    let folder = try folder()
    let report = try check()
    let documents = try #require(report["documents"] as? [[String: Any]])
    #expect(documents.map { $0["path"] as? String } == ["App/Detail.swift"])
    #expect(documents.map { $0["format"] as? String } == ["swift"])
    let screen = try #require((documents.first?["screens"] as? [[String: Any]])?.first)
    #expect(screen["kind"] as? String == "swiftUI")
    let reading = try #require(screen["reading"] as? [String: Any])
    #expect(reading["texts"] as? Int == 3)
    #expect(reading["knownTexts"] as? Int == 2)
    #expect(reading["opaqueViews"] as? Int == 0)
    let totals = try #require(report["totals"] as? [String: Any])
    #expect(totals["documents"] as? Int == 0)
    #expect(totals["sources"] as? Int == 1)
    let text = try Tool("check", "App", in: folder.path).output
    #expect(text.contains("2 of 3 texts of SwiftUI screens known, 0 views opaque"))
  }

  @Test("The result is the same for any number of threads")
  func threads() throws {
    let folder = try folder()
    for number in 0..<5 {
      try folder.write(
        Self.detail.replacingOccurrences(of: "DetailView", with: "View\(number)")
          .replacingOccurrences(of: "Model", with: "Model\(number)"),
        to: "App/View\(number).swift")
    }
    let runs = try ["1", "4"].map { threads in
      try Tool(
        "check", "App", "--format", "json", "--threads", threads, "--size", "L,AX5",
        in: folder.path)
    }
    #expect(runs[0].output == runs[1].output)
    #expect(runs[0].output.contains("View4"))
  }

  @Test(
    "A state of a view without anything that makes it a screen is not judged as one",
    arguments: [
      ("Text(\"Tags\")", ["Tags"]), ("Unknown(\"Tags\")", ["Tags", "Tags, isScrolling: false"]),
    ])
  func parts(view: String, titles: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Tags: View {
        @State var isScrolling: Bool
        var body: some View {
          if isScrolling { ScrollView { Text("Tags") } } else { \(view) }
        }
      }
      """, to: "App/Tags.swift")
    let run = try Tool("check", "App", "--format", "json", in: folder.path)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let documents = report["documents"] as? [[String: Any]] ?? []
    let screens = documents.flatMap { $0["screens"] as? [[String: Any]] ?? [] }
    #expect(screens.compactMap { $0["title"] as? String } == titles)
  }

  @Test(
    "A title that may be as large as other code has it is a note, where it is cut off",
    arguments: [
      ("NavigationLink(\"More\") { DetailView() }", "", "error"),
      (
        "NavigationLink(\"More\") { DetailView() }.navigationBarTitleDisplayMode(.inline)", "",
        "note"
      ),
      ("NavigationLink(\"More\") { DetailView() }", ".toolbarTitleDisplayMode(.large)", "error"),
      ("DetailView()", "", "error"),
      ("DetailView().navigationBarTitleDisplayMode(.inline)", "", "note"),
      ("Group { DetailView() }", "", "error"),
      ("Group { DetailView() }.navigationBarTitleDisplayMode(.inline)", "", "note"),
      ("Text(\"A\").sheet(isPresented: .constant(true)) { Shell() }", "", "note"),
    ])
  func inheritedTitleSize(shown: String, mode: String, severity: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      struct StartView: View {
        var body: some View { NavigationStack { \(shown) } }
      }

      struct Shell: View {
        var body: some View { VStack { DetailView() } }
      }

      struct DetailView: View {
        var body: some View {
          List { Text("One") }
            .navigationTitle("Notification preferences")
            \(mode)
        }
      }

      """, to: "App/Views.swift")
    let run = try Tool(arguments: ["check", "App", "--format", "json"], in: folder.path)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let cut = findings.filter {
      $0["rule"] as? String == "text-truncated"
        && ($0["message"] as? String)?.contains("Notification preferences") == true
    }
    #expect(cut.map { $0["severity"] as? String } == [severity])
  }

  @Test(
    "A text in a font that nobody knows is a note, where it is cut off",
    arguments: [(".font(.headline)", "error"), (".font(Theme.font(of: kind))", "note")])
  func unknownFont(modifier: String, severity: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      struct HoursView: View {
        let kind: Kind
        var body: some View {
          ScrollView {
            Text("Opening hours in the winter months of this year")
              \(modifier)
              .lineLimit(1)
          }
        }
      }

      """, to: "App/Views.swift")
    let run = try Tool(arguments: ["check", "App", "--format", "json"], in: folder.path)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let cut = findings.filter { $0["rule"] as? String == "text-truncated" }
    #expect(cut.map { $0["severity"] as? String } == [severity])
  }

  /// At accessibility sizes the text is the second view of the screen, below them the eighth.
  @Test("A view has its place at each size, where a screen has other views at other sizes")
  func viewsOfSomeSizes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      struct HoursView: View {
        @Environment(\\.dynamicTypeSize) private var size

        var body: some View {
          ScrollView {
            if !size.isAccessibilitySize {
              HStack { Text("One"); Text("Two"); Text("Three"); Text("Four") }
            }
            Text("Opening hours in the winter months of this year").lineLimit(1)
          }
        }
      }

      """, to: "App/Views.swift")
    let run = try Tool(
      arguments: ["check", "App", "--report", "report", "--size", "XXXL,AX5"], in: folder.path)
    #expect(!run.words.contains("mistake of dynamictype"))
    // Only the page has frames.
    let json = try #require(
      try folder.read("report/index.html")
        .firstMatch(of: #/<script type="application/json" id="report">([^<]*)<\/script>/#))
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.1.utf8)) as? [String: Any])
    let documents = try #require(report["documents"] as? [[String: Any]])
    let screen = try #require((documents.first?["screens"] as? [[String: Any]])?.first)
    let element = try #require((screen["elements"] as? [[String: Any]])?.first)
    let cells = try #require(element["frames"] as? [[String: Any]?])
    let tops = cells.map { $0?["y"] as? Double }
    // At the largest size it begins below the status bar, which is 59 points high; at the other one a row is above it.
    let (first, last) = (try #require(tops.first ?? nil), try #require(tops.last ?? nil))
    #expect(tops.count == 2)
    #expect(last == 59)
    #expect(first > 59 + 20)
  }

  @Test("A screen is drawn, and a recorded one compared")
  func pictures() throws {
    let folder = try folder()
    let picture = try Tool(
      "render", "App", "--scene", "DetailView", "--size", "AX3", "--output", "a.png",
      in: folder.path)
    #expect(picture.status == 0, "\(picture.words)")
    let png = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.png"))
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let options = ["--size", "L", "--baseline", "b.json"]
    let record = try Tool(
      arguments: ["snapshot", "record", "App"] + options, in: folder.path)
    #expect(record.status == 0, "\(record.words)")
    let verify = try Tool(
      arguments: ["snapshot", "verify", "App"] + options, in: folder.path)
    #expect(verify.status == 0, "\(verify.output)")
    try folder.write(
      Self.detail.replacingOccurrences(of: "Opening", with: "New opening"), to: "App/Detail.swift")
    let changed = try Tool(
      arguments: ["snapshot", "verify", "App"] + options, in: folder.path)
    #expect(changed.status == 1)
  }

  @Test(
    "A welcome screen is laid out where the app shows it, and controllers made in code are counted")
  func presentedAndMadeInCode() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      @main struct TeaApp: App {
        var body: some Scene { WindowGroup { WelcomeView() } }
      }
      struct WelcomeView: View {
        var body: some View { Text("Good morning, and welcome to the house of tea").lineLimit(1) }
      }
      struct Row: View { var body: some View { Text("Good evening, and welcome to it again") } }
      """, to: "App/TeaApp.swift")
    try folder.write(
      """
      import UIKit
      class Base: UIViewController {}
      class Cart: Base {}
      class Orders: UITableViewController {}
      class Main: UINavigationController {}
      class Foreign: OtherModulesController {}
      """, to: "App/Controllers.swift")
    let run = try Tool(arguments: ["check", "App", "--format", "json"], in: folder.path)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let documents = try #require(report["documents"] as? [[String: Any]])
    let screens = documents.flatMap { $0["screens"] as? [[String: Any]] ?? [] }
    #expect(screens.map { $0["title"] as? String } == ["WelcomeView"])
    // `Cart` and `Orders`: the others are a base, a controller that holds others, and one of an unknown kind.
    let totals = try #require(report["totals"] as? [String: Any])
    #expect(totals["codeControllers"] as? Int == 2)
    let text = try Tool(arguments: ["check", "App"], in: folder.path).output
    #expect(text.contains("2 controllers with views made in code not laid out"))
  }
}
