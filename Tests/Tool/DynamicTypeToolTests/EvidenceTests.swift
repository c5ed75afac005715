import Foundation
import Testing

/// `evidence` on a screen of which one text stays small.
@Suite struct EvidenceTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI

      struct OrderView: View {
        var body: some View {
          List { Text("Darjeeling") }.navigationTitle("Order")
        }
      }

      struct AboutView: View {
        var body: some View {
          List { Text("Darjeeling").font(.system(size: 14)) }.navigationTitle("About")
        }
      }

      """, to: "App/Views.swift")
    return folder
  }

  @Test("The page and the JSON say which screen grows, and why the other does not")
  func evidence() throws {
    let folder = try folder()
    let run = try Tool(
      "evidence", "App", "--page", "tea.html", "--flow", "Tea=App", in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    #expect(
      run.output
        == "1 of 2 screens grow to 200 % and more without loss\n1 of 2 screens have text that does not grow to 200 %\n"
    )
    let data = try folder.read("tea.json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    #expect(json["schema"] as? String == "dynamictype.evidence/1")
    let flow = try #require((json["flows"] as? [[String: Any]])?.first)
    #expect(flow["name"] as? String == "Tea")
    let screens = try #require(flow["screens"] as? [[String: Any]])
    #expect(screens.map { $0["result"] as? String } == ["meets", "doesNotGrow"])
    // Large, AX3 and AX5.
    #expect(screens.map { ($0["pictures"] as? [[String: Any]])?.count } == [3, 3])
    let page = try folder.read("tea.html")
    #expect(page.contains("src=\"data:image/png;base64,iVBOR"))
    #expect(page.contains(": 100 % (App/Views.swift:"))
  }

  @Test("With --map each screen says from which width on it holds, as the command map does")
  func map() throws {
    let folder = try folder()
    let options = ["App", "--size", "L,AX3"]
    let run = try Tool(arguments: ["evidence"] + options + ["--map"], in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    let page = try folder.read("larger-text.html")
    for name in ["OrderView", "AboutView"] {
      let map = try Tool(arguments: ["map", "--screen", name] + options, in: folder.path).output
      let start = try #require(map.firstRange(of: "\(name) "))
      let end = try #require(map.firstRange(of: " (windows"))
      let words = map[start.upperBound..<end.lowerBound]
      #expect(words.contains("holds"), "\(map)")
      #expect(page.contains("In windows of other widths it \(words)."), "\(words)")
    }
  }

  @Test("A second run replaces the page; a page of somebody else's stays")
  func replaces() throws {
    let folder = try folder()
    #expect(try Tool("evidence", "App", in: folder.path).status == 0)
    let first = try folder.read("larger-text.html")
    #expect(try Tool("evidence", "App", in: folder.path).status == 0)
    #expect(try folder.read("larger-text.html") == first)
    try folder.write("<p>mine</p>", to: "mine.html")
    let run = try Tool("evidence", "App", "--page", "mine.html", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.contains("is not evidence of dynamictype"))
    #expect(try folder.read("mine.html") == "<p>mine</p>")
  }
}
