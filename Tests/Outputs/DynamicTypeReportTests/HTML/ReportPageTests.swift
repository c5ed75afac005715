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
    arguments: [Report.inlinePictureLimit, 0])
  func page(pictureLimit: Int) throws {
    let pictured = PicturedReport()
    try open(
      pictured.report.html(
        pictures: pictured.pictures, inliningUpTo: pictureLimit,
        editor: Report.Editor(
          address: "edit://open/{path}:{line}:{column}", folder: "/home/me/the app")),
      of: pictured.report, with: "report_page.py")
  }

  @Test(
    "Screens are seen before and after a change, on the devices and in the languages that were drawn",
    .enabled(if: hasBrowser, "python3 or chromedriver is not installed"),
    arguments: [Report.inlinePictureLimit, 0])
  func compared(pictureLimit: Int) throws {
    let pictured = PicturedReport(compared: .translated)
    try open(
      pictured.report.html(pictures: pictured.pictures, inliningUpTo: pictureLimit),
      of: pictured.report, with: "compared_report.py")
  }

  @Test(
    "Switches show screens in dark mode and with bold text, beside the other switches",
    .enabled(if: hasBrowser, "python3 or chromedriver is not installed"),
    arguments: [Report.inlinePictureLimit, 0])
  func looks(pictureLimit: Int) throws {
    let pictured = PicturedReport(dark: .translated, bold: true)
    try open(
      pictured.report.html(pictures: pictured.pictures, inliningUpTo: pictureLimit),
      of: pictured.report, with: "looks_report.py")
  }

  @Test(
    "The Large Content Viewer is opened for an item, where there are items, and the address says which",
    .enabled(if: hasBrowser, "python3 or chromedriver is not installed"),
    arguments: [Report.inlinePictureLimit, 0])
  func viewer(pictureLimit: Int) throws {
    let pictured = PicturedReport(viewer: .translated)
    try open(
      pictured.report.html(pictures: pictured.pictures, inliningUpTo: pictureLimit),
      of: pictured.report, with: "viewer_report.py")
  }

  @Test(
    "A report of 2,000 screens opens within a second, and filters answer within a tenth",
    .enabled(if: hasBrowser, "python3 or chromedriver is not installed"))
  func large() throws {
    let report = Report.large
    try open(report.html(), of: report, with: "large_report.py")
  }

  /// Writes a page with its JSON and hands them to a script that drives the browser.
  private func open(_ files: [ReportFile], of report: Report, with script: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("dynamictype-page-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    try JSONEncoder().encode(report).write(to: folder.appendingPathComponent("report.json"))
    let result = try Python.run([
      Self.browser.appendingPathComponent(script).path, folder.path,
    ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasSuffix("everything holds\n"), "\(result.output.suffix(300))")
  }
}
