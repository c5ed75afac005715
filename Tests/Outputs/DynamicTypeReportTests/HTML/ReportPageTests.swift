import DynamicTypeReport
import DynamicTypeReportModel
import Foundation
import Testing

/// The page in a real browser: Chromium without a window, driven over WebDriver.
@Suite struct ReportPageTests {
  private static let browser = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Browser").standardizedFileURL

  private static let hasBrowser =
    Python.path != nil
    && ["/usr/bin/chromedriver", "/usr/local/bin/chromedriver"]
      .contains { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    "Keyboard, outlines, filters, links, dark mode and large text work in Chromium",
    .enabled(if: hasBrowser, "python3 or chromedriver is not installed"),
    .timeLimit(.minutes(8)), arguments: [Report.inlinePictureLimit, 0])
  func page(pictureLimit: Int) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dynamictype-page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictured = PicturedReport()
    for file in pictured.report.html(pictures: pictured.pictures, inliningUpTo: pictureLimit) {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    try Data(pictured.report.json().utf8).write(to: folder.appendingPathComponent("report.json"))
    let result = try Python.run([
      Self.browser.appendingPathComponent("report_page.py").path, folder.path,
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("everything holds\n"), "\(result.output.suffix(300))")
  }
}
