import DynamicTypeModel
import Foundation
import Testing

@testable import DynamicTypePipeline

/// Images that installed programs read: SVG, PDF and JPEG.
@Suite struct ImageProgramsTests {
  static let areInstalled = !ImagePrograms.installed.identity.contains(": none")
  private static let needed: Comment = "needs librsvg2-bin, poppler-utils and libjpeg-turbo-progs"

  /// Red on the left, and nothing on the right.
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="10" height="6">\
    <rect width="5" height="6" fill="#f00"/></svg>
    """

  /// The same. Without a table of its objects, which readers make good for.
  private static let pdf = """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 10 6]/Contents 4 0 R>>endobj
    4 0 obj<</Length 22>>stream
    1 0 0 rg
    0 0 5 6 re f
    endstream endobj
    trailer<</Root 1 0 R>>

    """

  /// 16 × 8 pixels, DC2828 on the left and 28A03C on the right, but for what compression makes of them.
  private static let jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ"
    + "ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
    + "FBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAABgf/xAAUEAEAAAAAAAAAAAAA"
    + "AAAAAAAA/8QAFwEAAwEAAAAAAAAAAAAAAAAAAAcICf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJIV68DM"
    + "MhH/2Q=="

  /// 8 × 8 grey pixels of 5A.
  private static let greyJPEG =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0"
    + "Hyc5PTgyPC4zNDL/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8A"
    + "Mv/Z"

  /// An app that shows one image.
  private func app(
    _ view: String = "Image(\"leaf\")", file: String, _ bytes: [UInt8], template: Bool = false,
    more: [String: [UInt8]] = [:]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([])
    let source =
      "import SwiftUI\nstruct Tea: View { var body: some View { ScrollView { \(view) } } }"
    let set = folder.path + "/App/A.xcassets/leaf.imageset/"
    var contents: [String: Any] = ["images": [["idiom": "universal", "filename": file]]]
    if template { contents["properties"] = ["template-rendering-intent": "template"] }
    try writeFile(Array(source.utf8), to: folder.path + "/App/Tea.swift")
    try writeFile(
      [UInt8](JSONSerialization.data(withJSONObject: contents)), to: set + "Contents.json")
    try writeFile(bytes, to: set + file)
    for (name, bytes) in more { try writeFile(bytes, to: set + name) }
    return folder
  }

  private func data(_ base64: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: base64)))
  }

  @Test(
    "Lines and areas are drawn in the pixels that they are shown in",
    .enabled(if: areInstalled, needed),
    arguments: [("a.svg", svg), ("a.pdf", pdf)])
  func vectors(file: String, text: String) async throws {
    let small = try await DrawnApp(app(file: file, Array(text.utf8)), on: Bench())
    #expect(small.image?.size == Size(width: 10, height: 6))
    #expect([small.color(4.9, 3), small.color(5.1, 3)] == ["FF0000", "FFFFFF"])
    let large = try await DrawnApp(
      app(
        "Image(\"leaf\").resizable().frame(width: 310, height: 60)", file: file, Array(text.utf8)
      ), on: Bench())
    // As sharp: the edge is between two neighbours.
    #expect([large.color(154.9, 30), large.color(155.1, 30)] == ["FF0000", "FFFFFF"])
    let shape = try await DrawnApp(
      app(
        "Image(\"leaf\").foregroundStyle(Color(red: 0, green: 0, blue: 1))", file: file,
        Array(text.utf8), template: true
      ), on: Bench())
    #expect([shape.color(4.9, 3), shape.color(5.1, 3)] == ["0000FF", "FFFFFF"])
  }

  @Test("Photos are drawn, grey ones too", .enabled(if: areInstalled, needed))
  func photos() async throws {
    let photo = try await DrawnApp(
      app(file: "a.jpg", data(Self.jpeg)), on: Bench())
    #expect(photo.image?.size == Size(width: 16, height: 8))
    for (x, color) in [(3.0, 0xDC2828), (12, 0x28A03C)] {
      let drawn = try #require(Int(photo.color(x, 4), radix: 16))
      // JPEG with a quality of 90 is exact to a few of 255 in flat areas.
      for shift in [16, 8, 0] {
        #expect(abs((drawn >> shift & 0xFF) - (color >> shift & 0xFF)) <= 3)
      }
    }
    let grey = try await DrawnApp(
      app(file: "a.jpeg", data(Self.greyJPEG)), on: Bench())
    #expect(grey.color(4, 4) == "5A5A5A")
  }

  @Test(
    "Names of files are no options, and no shell reads them", .enabled(if: areInstalled, needed),
    arguments: [
      "--help", "-o x.svg", "$(touch hacked).svg", "a\nb;touch hacked.svg", "ä ' \" `.svg",
    ])
  func names(file: String) async throws {
    let folder = try app(file: file, Array(Self.svg.utf8))
    #expect(try await DrawnApp(folder, on: Bench()).color(4, 3) == "FF0000")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left == ["App"])
  }

  @Test("An image loads no other file", .enabled(if: areInstalled, needed))
  func loading() async throws {
    let secret = PNGFile(width: 10, height: 6) { _, _ in 0x0000_FFFF }.bytes
    let folder = try TemporaryFolder([])
    try writeFile(secret, to: folder.path + "/secret.png")
    for address in ["secret.png", "file://\(folder.path)/secret.png", "\(folder.path)/secret.png"] {
      let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="6">
        <rect width="10" height="6" fill="#0f0"/>
        <image xlink:href="\(address)" href="\(address)" width="10" height="6"/></svg>
        """
      let app = try app(file: "a.svg", Array(svg.utf8), more: ["secret.png": secret])
      #expect(
        try await DrawnApp(app, on: Bench()).color(5, 3) == "00FF00", "\(address)")
    }
  }

  /// The palest grey of light appearance, inside of the border.
  private static let box = "E5E5EA"

  @Test("What cannot be read is a box", .enabled(if: areInstalled, needed))
  func broken() async throws {
    let files: [(String, [UInt8])] = [
      ("a.svg", Array("<svg width='30' height='30'><rect></svg>".utf8)),
      ("a.pdf", Array("%PDF-1.4 /MediaBox [0 0 30 30]".utf8)),
      ("a.jpg", [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 30, 1, 1, 0x11, 0]),
    ]
    for (name, bytes) in files {
      let view = "Image(\"leaf\").resizable().frame(width: 30, height: 30)"
      let app = try await DrawnApp(app(view, file: name, bytes), on: Bench())
      #expect(app.color(3, 3) == Self.box, "\(name)")
    }
  }

  @Test("Without a program its images are boxes, and their catalogues are named for it")
  func missing() async throws {
    let folder = try app(
      "Image(\"leaf\").resizable().frame(width: 30, height: 30)", file: "a.SVG",
      Array(Self.svg.utf8), more: ["b.png": []])
    let bench = try Bench(imagePrograms: .none)
    #expect(try await DrawnApp(folder, on: bench).color(3, 3) == Self.box)
    #expect(
      ImagePrograms.none.missing(for: [folder.path + "/App"]) == [
        "SVG images are drawn as boxes: there is no rsvg-convert in PATH (Debian and Ubuntu: librsvg2-bin)"
      ])
    #expect(ImagePrograms.none.missing(for: [folder.path + "/App/A.xcassets/no"]) == [])
    #expect(
      ImagePrograms.none.identity == "rsvg-convert: none\npdftocairo: none\ndjpeg: none")
    // A folder of the run is none where programs are looked for.
    #expect(ImagePrograms(in: [".", "", "bin"]) == .none)
  }

  /// Format: `ppm(5)` of Netpbm.
  @Test("Plain pixels")
  func pixmap() {
    let pixels: [UInt8] = [1, 2, 3, 4, 5, 6]
    let read = PortablePixmap(Array("P6\n2 1\n255\n".utf8) + pixels)
    #expect(read?.pixels == pixels)
    #expect(read?.size == .init(width: 2, height: 1))
    for head in [
      "P5\n2 1\n255\n", "P6\n3 1\n255\n", "P6\n2 1\n65535\n", "P6\n0 1\n255\n", "P6\n2 1", "P6",
      "P6\n99999999999999999999 1\n255\n", "",
    ] {
      #expect(PortablePixmap(Array(head.utf8) + pixels) == nil, "\(head)")
    }
  }
}

/// Runs of other programs.
@Suite struct ChildProcessTests {
  @Test("What a program writes comes back, what it reads is the file")
  func output() throws {
    let folder = try TemporaryFolder([])
    let path = folder.path + "/-n a\n$(b).txt"
    let text = Array(repeating: UInt8(ascii: "x"), count: 300_000)
    try writeFile(text, to: path)
    #expect(
      ChildProcess(program: "/bin/cat", arguments: [], input: path).output(
        most: 300_000, seconds: 60) == text)
    #expect(ChildProcess(program: "/bin/cat", arguments: []).output(most: 10, seconds: 60) == [])
    let both = ChildProcess(program: "/bin/sh", arguments: ["-c", "echo a; echo b >&2"])
    #expect(both.output(most: 10, seconds: 60) == Array("a\n".utf8))
    #expect(both.output(most: 10, seconds: 60, withErrors: true) == Array("a\nb\n".utf8))
  }

  @Test("What is too long, fails or is not there gives nothing")
  func failures() throws {
    let endless = ChildProcess(program: "/usr/bin/yes", arguments: [])
    #expect(endless.output(most: 100_000, seconds: 60) == nil)
    let failing = ChildProcess(program: "/bin/sh", arguments: ["-c", "echo a; exit 1"])
    #expect(failing.output(most: 10, seconds: 60) == nil)
    let crashing = ChildProcess(program: "/bin/sh", arguments: ["-c", "echo a; kill -SEGV $$"])
    #expect(crashing.output(most: 10, seconds: 60) == nil)
    #expect(ChildProcess(program: "/no/such", arguments: []).output(most: 10, seconds: 60) == nil)
    let folder = try TemporaryFolder([])
    for input in [folder.path, folder.path + "/none", "/dev/zero"] {
      let cat = ChildProcess(program: "/bin/cat", arguments: [], input: input)
      #expect(cat.output(most: 10, seconds: 60) == nil, "\(input)")
    }
  }

  @Test("A program that does not end is ended, with what it started")
  func endless() throws {
    let start = ContinuousClock.now
    // The second one closes its output and goes on.
    for script in ["sleep 600 & sleep 600", "exec >&-; sleep 600"] {
      let child = ChildProcess(program: "/bin/sh", arguments: ["-c", script])
      #expect(child.output(most: 10, seconds: 0.3) == nil)
    }
    // Not the ten minutes of either.
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test("A program writes no files", .enabled(if: FileManager.default.fileExists(atPath: "/proc")))
  func files() throws {
    let folder = try TemporaryFolder([])
    let path = folder.path + "/written"
    // The bounds are there a moment after the start.
    let child = ChildProcess(
      program: "/bin/sh", arguments: ["-c", "sleep 0.5; echo a > '\(path)'; echo b"])
    _ = child.output(most: 10, seconds: 60)
    #expect((try? readFile(path)) ?? [] == [])
  }
}
