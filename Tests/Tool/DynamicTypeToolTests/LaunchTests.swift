import Foundation
import Testing

/// Text with a style but without Automatically Adjusts Font has the size it was launched with.
@Suite struct LaunchTests {
  /// 240 points are enough for the words at Large, not at 53 points.
  private let views = """
    <label text="Opening hours" translatesAutoresizingMaskIntoConstraints="NO" id="hhh-hh-hhh">
    <rect key="frame" x="20" y="200" width="240" height="20"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    """
  private let constraints = """
    <constraint firstItem="hhh-hh-hhh" firstAttribute="leading" secondItem="bbb-bb-bbb" \
    secondAttribute="leading" constant="20" id="c03-cc-ccc"/>
    <constraint firstItem="hhh-hh-hhh" firstAttribute="top" secondItem="bbb-bb-bbb" \
    secondAttribute="top" constant="200" id="c04-cc-ccc"/>
    <constraint firstItem="hhh-hh-hhh" firstAttribute="width" constant="240" id="c05-cc-ccc"/>
    """

  private func findings(_ options: String...) throws -> [[String: Any]] {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(views: views, constraints: constraints), to: "a.storyboard")
    let run = try Tool(
      arguments: ["check", "a.storyboard", "--format", "json"] + options, in: folder.path)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(report?["findings"] as? [[String: Any]])
  }

  private func summary(_ findings: [[String: Any]]) -> [String] {
    findings.map { "\($0["rule"] ?? "") \($0["launch"] ?? "-")" }
  }

  @Test("Both ways are looked at, and what one alone shows says which")
  func bothWays() throws {
    #expect(
      summary(try findings()) == [
        "text-truncated atSize", "text-does-not-scale changedWhileRunning",
      ])
    let messages = try findings().compactMap { $0["message"] as? String }
    #expect(messages[0].hasSuffix("(when the app is started at that size)"))
    #expect(messages[1].hasSuffix("(when the size changes while the app runs)"))
  }

  @Test("--launch chooses one way")
  func oneWay() throws {
    #expect(summary(try findings("--launch", "atSize")) == ["text-truncated -"])
    #expect(
      summary(try findings("--launch", "changedWhileRunning")) == ["text-does-not-scale -"])
  }

  @Test("Commands that show one layout refuse both")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    let run = try Tool("layout", "a.storyboard", "--launch", "both", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.contains("--launch both is for check and serve"))
  }

  @Test("SARIF's columns are code points, on a line with ü and an emoji before the finding")
  func sarifColumns() throws {
    let line = views.replacingOccurrences(of: "\n", with: "")
    let document = storyboard(
      views: "<!-- für 😀 -->" + line, constraints: constraints)
    let folder = try TemporaryFolder()
    try folder.write(document, to: "a.storyboard")
    let run = try Tool(
      "check", "a.storyboard", "--format", "sarif", "--launch", "atSize", in: folder.path)
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    let location = (results?.first?["locations"] as? [[String: Any]])?.first
    let place = location?["physicalLocation"] as? [String: Any]
    let region = try #require(place?["region"] as? [String: Int])
    let lines = document.components(separatedBy: "\n")
    let number = try #require(region["startLine"])
    let column = try #require(region["startColumn"])
    // What stands at that column, counted in code points: the attribute or element that is meant.
    let rest = String(
      String.UnicodeScalarView(
        lines[number - 1].unicodeScalars.dropFirst(column - 1)))
    #expect(rest.hasPrefix("text=\"Opening") || rest.hasPrefix("<label"), "\(rest)")
  }
}
