import Foundation
import Testing

/// The example's report as a person sees it, in Chromium.
@Suite struct ReportInBrowserTests {
  private static let driver = ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// An oracle apart from the layout: text that is drawn leaves ink inside the outline around it.
  @Test(
    "Every finding that is picked outlines its element in the picture",
    .enabled(if: driver != nil, "chromedriver is not installed"))
  func everyFindingIsOutlined() throws {
    let folder = try TemporaryFolder()
    let run = try Tool(
      "check", "Examples/Teahouse", "--report", folder.path + "/report", in: Tool.package)
    #expect(run.status == 1)
    let browser = Process()
    browser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    browser.arguments = [
      "python3", Tool.package + "/Tests/Outputs/DynamicTypeReportTests/Browser/real_report.py",
      folder.path + "/report/index.html",
    ]
    try folder.write("", to: "words")
    let words = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/words"))
    browser.standardOutput = words
    browser.standardError = words
    try browser.run()
    browser.waitUntilExit()
    let said = try folder.read("words")
    #expect(browser.terminationStatus == 0, "\(said)")
    #expect(said.hasSuffix(" findings outlined\n"))
  }
}
