import DynamicTypeReportModel
import Foundation
import Testing

@testable import DynamicTypeReport

@Suite struct HTMLReportTests {
  @Test("The page holds each different picture once, and nothing stands beside it")
  func inlined() throws {
    var pictured = PicturedReport(.sample)
    pictured.pictures[1].bytes = pictured.pictures[0].bytes
    let files = pictured.report.html(pictures: pictured.pictures)
    #expect(files.map(\.path) == ["index.html"])
    let page = String(decoding: files[0].bytes, as: UTF8.self)
    let different = Set(pictured.pictures.map(\.bytes)).count
    #expect(
      page.components(separatedBy: "type=\"text/plain\" id=\"picture-").count - 1 == different)
    #expect(!page.contains("screens/0-0-XS.png"))
    let stored = try #require(page.firstMatch(of: /id="picture-0">([^<]*)</)?.1)
    #expect(Data(base64Encoded: String(stored)) == Data(pictured.pictures[0].bytes))
  }

  @Test("Only a page that is served may connect to anything, and only to its own server")
  func delivery() {
    func page(_ delivery: Report.Delivery) -> String {
      String(
        decoding: PicturedReport(.sample).report.html(delivery: delivery)[0].bytes, as: UTF8.self)
    }
    #expect(!page(.file).contains("connect-src"))
    #expect(!page(.file).contains("fetch("))
    #expect(page(.live(version: 7)).contains("'self'; connect-src 'self'; base-uri"))
    #expect(page(.live(version: 7)).contains("const version = 7;"))
  }

  @Test("Too many bytes of pictures stand beside the page")
  func beside() throws {
    let pictured = PicturedReport(.sample)
    let files = pictured.report.html(pictures: pictured.pictures, inliningUpTo: 1000)
    #expect(files.dropFirst().map(\.self) == pictured.pictures)
    #expect(String(decoding: files[0].bytes, as: UTF8.self).contains("screens/0-0-XS.png"))
  }

  @Test("A picture that the caller has written already is only named")
  func alreadyWritten() {
    let pictured = PicturedReport(.sample)
    let files = pictured.report.html()
    #expect(files.map(\.path) == ["index.html"])
    #expect(String(decoding: files[0].bytes, as: UTF8.self).contains("screens/0-0-XS.png"))
  }

  @Test("The page's data is the JSON report, and no text of it ends an element")
  func data() throws {
    let page = String(decoding: Report.sample.html()[0].bytes, as: UTF8.self)
    let json = try #require(page.firstMatch(of: /id="report">([^<]*)<\/script>/)?.1)
    #expect(try JSONDecoder().decode(Report.self, from: Data(json.utf8)) == .sample)
    #expect(!page.contains("</script><b>"))
  }

  @Test("The same report gives the same bytes")
  func deterministic() {
    let first = PicturedReport()
    let second = PicturedReport()
    #expect(
      first.report.html(pictures: first.pictures) == second.report.html(pictures: second.pictures))
  }

  @Test("Nothing in the page points at a network")
  func offline() {
    let page = Template.page + Template.style + Template.script
    #expect(page.firstMatch(of: /https?:\/\/|url\(|@import|fetch\(|XMLHttpRequest/) == nil)
  }

  /// Source: RFC 4648, section 10.
  @Test(
    "Base64 is the published one",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(text: String, encoded: String) {
    #expect(String(decoding: Base64.text(of: Array(text.utf8)), as: UTF8.self) == encoded)
  }
}
