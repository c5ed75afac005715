import Foundation
import Testing

/// An app's own fonts: found by its property list, or named.
@Suite struct AppFontsTests {
  static let label = """
    <label text="Tea for two" translatesAutoresizingMaskIntoConstraints="NO" id="mmm-mm-mmm">
    <rect key="frame" x="0" y="0" width="90" height="20"/>
    <fontDescription key="fontDescription" name="Latte-Plain" family="Latte" pointSize="17"/>
    </label>
    """

  /// A font by a name of its own: an installed one, whose names are changed letter by letter. Nothing in
  /// them says that it is black, so that what stands in for it is not.
  static func font() throws -> Data {
    let fonts = "/usr/share/fonts"
    let names = try FileManager.default.subpathsOfDirectory(atPath: fonts)
    let name = try #require(names.first { $0.hasSuffix("/Inter-Black.otf") })
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fonts + "/" + name)))
    // Both of the encodings that the table of names has.
    for width in 1...2 {
      let zeros = [UInt8](repeating: 0, count: width - 1)
      for (old, new) in [("Inter", "Latte"), ("Black", "Plain")] {
        bytes.replace(old.utf8.flatMap { zeros + [$0] }, with: new.utf8.flatMap { zeros + [$0] })
      }
    }
    return Data(bytes)
  }

  @Test("A font that UIAppFonts names is measured as one that is given, and missed without")
  func found() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(views: Self.label), to: "App/Base.lproj/Main.storyboard")
    try folder.write(try Self.font(), to: "App/Resources/latte.otf")
    let missed = try Tool("check", "App", "--notes", in: folder.path)
    #expect(missed.output.contains("the font Latte-Plain was not found: label 'Tea for two'"))

    _ = try Tool("snapshot", "record", "App", "--baseline", "without.json", in: folder.path)
    _ = try Tool(
      "snapshot", "record", "App", "--baseline", "given.json", "--fonts", "App/Resources/latte.otf",
      in: folder.path)
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>UIAppFonts</key><array><string>latte.otf</string></array>
      </dict></plist>
      """, to: "App/Info.plist")
    let run = try Tool("check", "App", "--notes", in: folder.path)
    #expect(!run.output.contains("missing-font"), "\(run.output)")
    _ = try Tool("snapshot", "record", "App", "--baseline", "found.json", in: folder.path)
    #expect(try folder.read("found.json") == folder.read("given.json"))
    #expect(try folder.read("found.json") != folder.read("without.json"))
  }

  @Test("A file that UIAppFonts names and that is no font is named")
  func broken() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    try folder.write("<html>404</html>", to: "latte.otf")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>latte.otf</string></array>"
        + "</dict></plist>", to: "Info.plist")
    #expect(
      try Tool("check", in: folder.path).words
        == "./latte.otf: not a font file that can be read, though UIAppFonts names it\n")
  }
}
