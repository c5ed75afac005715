import Foundation
import Testing

/// `check --before`: pictures of an earlier report beside those of now.
@Suite struct EarlierReportTests {
  /// Two screens with a label each.
  private func app(in folder: TemporaryFolder, text: String) throws {
    try folder.write(storyboard(), to: "App/Same.storyboard")
    try folder.write(
      storyboard().replacing("text=\"Tea\"", with: "text=\"\(text)\""), to: "App/Tea.storyboard")
  }

  private func check(_ options: String..., in folder: TemporaryFolder) throws -> Tool {
    try Tool(arguments: ["check", "App", "--size", "L,AX5"] + options, in: folder.path)
  }

  /// By document and size, what a page has of earlier pictures: nil for none.
  private func earlierPictures(
    in folder: TemporaryFolder, _ report: String
  ) throws -> [String: String?] {
    let page = try folder.read("\(report)/index.html")
    let start = try #require(
      page.range(of: "<script type=\"application/json\" id=\"report\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = try JSONSerialization.jsonObject(
      with: Data(page[start.upperBound..<end.lowerBound].utf8))
    let documents = try #require((json as? [String: Any])?["documents"] as? [[String: Any]])
    var result: [String: String?] = [:]
    for document in documents {
      let path = document["path"] as? String ?? ""
      for screen in document["screens"] as? [[String: Any]] ?? [] {
        for cell in screen["cells"] as? [[String: Any]] ?? [] {
          let source = (cell["before"] as? [String: Any])?["source"] as? String
          let held = source.flatMap { page.range(of: "id=\"\($0.dropFirst())\">") }
          result["\(path) \(cell["size"] ?? "")"] = .some(
            held.map { found in
              String(page[found.upperBound...].prefix { $0 != "<" })
            })
        }
      }
    }
    return result
  }

  @Test("Pictures that are not the same come along, from the folder that is written anew, too")
  func changed() throws {
    let folder = try TemporaryFolder()
    try app(in: folder, text: "Tea")
    var run = try check("--report", "first", in: folder)
    #expect(run.status == 0, "\(run.words)")
    try app(in: folder, text: "Coffee")
    run = try check("--report", "second", "--before", "first", in: folder)
    #expect(run.words.contains("Different from before: 1 of 2 screens"), "\(run.words)")
    let seen = try earlierPictures(in: folder, "second")
    #expect(
      Set(seen.keys.filter { seen[$0] != .some(nil) }) == [
        "App/Tea.storyboard L", "App/Tea.storyboard AX5",
      ])
    // What was drawn of the same screen in the first report.
    let first = try folder.read("first/index.html")
    #expect(
      seen.values.compactMap(\.self).allSatisfy { $0.count > 100 && first.contains(">\($0)<") })

    let over = try check("--report", "first", "--before", "first", in: folder)
    #expect(over.words.contains("Different from before: 1 of 2 screens"), "\(over.words)")
    #expect(try earlierPictures(in: folder, "first") == seen)
    let again = try check("--report", "first", "--before", "first", in: folder)
    #expect(again.words.contains("Different from before: 0 of 2 screens"), "\(again.words)")
    #expect(try earlierPictures(in: folder, "first").values.allSatisfy { $0 == nil })
  }

  @Test(
    "What cannot be compared with is said before the run",
    arguments: [
      (["--before", "none"], "--before needs --report"),
      (["--report", "r", "--before", "none"], "none/index.html: no such file"),
      (["--report", "r", "--before", "other"], "other/index.html: is no report of dynamictype"),
      (
        ["--report", "r", "--before", "torn"],
        "torn/index.html: is a report that this version cannot read"
      ),
      (
        ["--report", "r", "--before", "cut"],
        "cut/index.html: is a report that this version cannot read"
      ),
    ])
  func refused(options: [String], words: String) throws {
    let folder = try TemporaryFolder()
    try app(in: folder, text: "Tea")
    try folder.write("<title>Mine</title>", to: "other/index.html")
    try folder.write(
      "<title>Dynamic Type report</title>\n<script type=\"application/json\" id=\"report\">{\"sch",
      to: "torn/index.html")
    // A picture whose element ends within its start.
    try folder.write(
      "<title>Dynamic Type report</title>\n<script type=\"text/plain\" id=\"p1\"</script>\n",
      to: "cut/index.html")
    let run = try Tool(arguments: ["check", "App"] + options, in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.contains(words), "\(run.words)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/r"))
  }
}
