import Foundation
import SwiftUI
import TeahouseViews
import TeahouseViewsMended
import Testing

@testable import SwiftUIReading

/// Views that people wrote, in the examples and in these tests: the reader's tree compared with that of the
/// compiled view.
@MainActor
@Suite struct WrittenViewTests {
  /// A view, and the file where it is written.
  private typealias Written = (file: String, view: any View)

  private func differences(in sources: ReadSources, _ views: [Written]) throws -> [String] {
    try views.compactMap { file, view in
      let name = "\(type(of: view))"
      guard let read = sources.view(name, in: file + ".swift") else {
        return "\(name) is not found"
      }
      let comparison = ReadingComparison(view: view, read: read, sources: sources)
      return try comparison.firstDifference().map { "\(file) \(name) \($0)" }
    }
  }

  @Test("The example app's screens, with mistakes and mended")
  func examples() throws {
    let faulty: [Written] = [
      ("CardGridView", TeahouseViews.CardGridView()),
      ("CatalogueView", TeahouseViews.CatalogueView()),
      ("OrderFormView", TeahouseViews.OrderFormView()),
      ("TeaDetailView", TeahouseViews.TeaDetailView()),
    ]
    let mended: [Written] = [
      ("CardGridView", TeahouseViewsMended.CardGridView()),
      ("CatalogueView", TeahouseViewsMended.CatalogueView()),
      ("OrderFormView", TeahouseViewsMended.OrderFormView()),
      ("TeaDetailView", TeahouseViewsMended.TeaDetailView()),
    ]
    let sources = try [
      ReadSources(folder: "Examples/TeahouseViews"),
      ReadSources(folder: "Examples/TeahouseViewsMended"),
    ]
    // Every view that the folders have.
    #expect(sources.map(\.views.count) == [faulty.count, mended.count])
    let found = try differences(in: sources[0], faulty) + differences(in: sources[1], mended)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  /// Those of the tests' views that are not compared, with the reason.
  private static let others = [
    "FixedBox": "it has no value of its own", "Detail": "it has no value of its own",
    "Searching": "it has no value of its own", "Endless": "it contains itself",
    "Settling": "it never settles: each layout changes its state",
    "Closing": "it is presented by another view",
    "Shelf": "it is put into the environment of another view",
  ]

  @Test("The views of the shape's tests")
  func tests() throws {
    let views: [Written] = [
      ("ArticleTests", ArticleTests.Styles()), ("ArticleTests", ArticleTests.CustomFonts()),
      ("ArticleTests", ArticleTests.Metrics()), ("ArticleTests", ArticleTests.Limits()),
      ("ArticleTests", ArticleTests.Turning()), ("ArticleTests", ArticleTests.Fitting()),
      ("ArticleTests", ArticleTests.Bar()), ("ArticleTests", ArticleTests.Lines()),
      ("CustomizationTests", CustomizationTests.EqualWidths()),
      ("CustomizationTests", CustomizationTests.Styled()),
      ("CustomizationTests", CustomizationTests.Shop()),
      ("CustomizationTests", CustomizationTests.Sheet()),
      ("ExampleScreenTests", ExampleScreenTests.Total()), ("ExpectationTests", ExpectedCells()),
      ("HostTests", HostTests.Counter()), ("LocalizationTests", LocalizationTests.Greeting()),
      ("LocalizationTests", LocalizationTests.Emphasis()),
      ("MacroTests", MacroTests.Card()),
      ("NavigationTests", NavigationTests.Shop()), ("NavigationTests", NavigationTests.Routed()),
      ("NavigationTests", NavigationTests.Presenting()),
      ("NavigationTests", NavigationTests.Tabs()),
      ("ScrollTests", ScrollTests.Rows()), ("ScrollTests", ScrollTests.Pages()),
      ("ScrollTests", ScrollTests.Volume()), ("ScrollTests", ScrollTests.Banner()),
      ("SnapshotTests", SnapshotTests.Square()),
    ]
    let sources = try ReadSources(folder: "Tests/SwiftUIShapeTests")
    let known = Set(views.map { "\(type(of: $0.view))" }).union(Self.others.keys)
    #expect(sources.views.map(\.name).filter { !known.contains($0) } == [])
    let found = try differences(in: sources, views)
    print(
      "hand-written views: \(views.count - found.count) of \(views.count) are read as they are compiled"
    )
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }

  @Test("The views of the layout expectations")
  func expectations() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Expectations")
    var bodies: [(id: String, body: String)] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where file.hasPrefix("Expectations") && file.hasSuffix("+Generated.swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      var id: String?
      for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if line.hasPrefix("case \""), line.hasSuffix("\":") {
          id = String(line.dropFirst(6).dropLast(2))
        }
        if let known = id, line.hasPrefix("return ") {
          bodies.append((known, String(line.dropFirst(7))))
          id = nil
        }
      }
    }
    let helpers = try String(
      contentsOf: folder.appending(path: "ExpectationTests.swift"), encoding: .utf8)
    var found: [String] = []
    for (id, body) in bodies {
      let sources = ReadSources([
        "View.swift": "struct Expected: View {\n  var body: some View {\n    \(body)\n  }\n}\n",
        "Helpers.swift": helpers,
      ])
      let view = try #require(expectedView(id))
      let read = try #require(sources.view("Expected"))
      let comparison = ReadingComparison(view: view, read: read, sources: sources)
      if let difference = try comparison.firstDifference() { found.append("\(id) \(difference)") }
    }
    print(
      "expected views: \(bodies.count - found.count) of \(bodies.count) are read as compiled"
    )
    #expect(bodies.count > 100)
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
