import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeResources
import Foundation
import Testing

@Suite("What stands around a document on disk")
struct DocumentResourcesTests {
  /// Writes files below a new folder, runs a test on it and removes it.
  private func withFolder(_ files: [String: [UInt8]], run: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, bytes) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    try run(root.path)
  }

  /// The head of a PNG: signature, length and name of the first chunk, width and height.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 1, height, 8, 6, 0, 0, 0]
  }

  /// The head of a JPEG: an application segment of 4 bytes, then a frame header.
  private static let jpeg: [UInt8] = [
    0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 20, 1, 1, 0x11, 0,
  ]

  private static func imageSet(_ images: String) -> [UInt8] {
    Array("{ \"images\": [\(images)], \"info\": { \"version\": 1, \"author\": \"xcode\" } }".utf8)
  }

  @Test("Fonts that an app names in its property list, by their names alone")
  func appFonts() throws {
    func list(_ content: String) -> [UInt8] {
      Array("<plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8)
    }
    let files: [String: [UInt8]] = [
      "App/Info.plist": list(
        "<key>CFBundleName</key><string>App</string><key>UIAppFonts</key>"
          + "<array><string>Fonts/Tea.otf</string><string>Cup.TTF</string></array>"),
      "App/Base.lproj/Other.plist": list(
        "<key>UIAppFonts</key><array><string>Pot.otf</string></array>"),
      "Widget/Widget-Info.plist": list("<key>UIAppFonts</key><string>Pot.otf</string>"),
      "Broken/Info.plist": Array("bplist00".utf8),
      "Shared/Type/Tea.otf": [], "Shared/Type/Pot.otf": [], "App/Cup.TTF": [],
      "Pods/Tea/Tea.otf": [],
    ]
    try withFolder(files) { root in
      #expect(
        AppFonts.files(below: root) == ["\(root)/App/Cup.TTF", "\(root)/Shared/Type/Tea.otf"])
    }
  }

  @Test("Sizes of images in every format, in points")
  func images() throws {
    func entry(_ file: String, _ scale: String? = nil) -> String {
      let scale = scale.map { ", \"scale\": \"\($0)\"" } ?? ""
      return "{ \"filename\": \"\(file)\", \"idiom\": \"universal\"\(scale) }"
    }
    let a = "App/Assets.xcassets"
    let files: [String: [UInt8]] = [
      "\(a)/one.imageset/Contents.json": Self.imageSet(
        "{ \"idiom\": \"universal\", \"scale\": \"1x\" }, " + entry("1@2x.png", "2x")),
      "\(a)/one.imageset/1@2x.png": Self.png(60, 4),
      "\(a)/Icons/two.imageset/Contents.json": Self.imageSet(entry("2.pdf")),
      "\(a)/Icons/two.imageset/2.pdf": Array("%PDF-1.4\n<< /MediaBox [0 0 24.5 30] >>".utf8),
      "\(a)/Spaced/Contents.json": Array(
        "{ \"properties\": { \"provides-namespace\": true } }".utf8),
      "\(a)/Spaced/three.imageset/Contents.json": Self.imageSet(entry("3.svg")),
      "\(a)/Spaced/three.imageset/3.svg": Array(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 12\"></svg>".utf8),
      "\(a)/four.imageset/Contents.json": Self.imageSet(entry("4.jpg", "1x")),
      "\(a)/four.imageset/4.jpg": Self.jpeg,
      "\(a)/five.imageset/Contents.json": Array("not json".utf8),
      "\(a)/six.imageset/Contents.json": Self.imageSet(entry("../../../etc/passwd")),
      // Sizes without end and scales that are none, as broken files have them.
      "\(a)/seven.imageset/Contents.json": Self.imageSet(entry("7.svg")),
      "\(a)/seven.imageset/7.svg": Array("<svg width=\"1e309\" height=\"nan\"/>".utf8),
      // Broken pictures tell no size, and stop nothing.
      "\(a)/nine.imageset/Contents.json": Self.imageSet(entry("9.svg")),
      "\(a)/nine.imageset/9.svg": Array(
        "<svg width=\"1\" height=\"1\">\(String(repeating: "]]>", count: 33_000))</svg>".utf8),
      "\(a)/eight.imageset/Contents.json": Self.imageSet(entry("8.jpg", "0x")),
      "\(a)/eight.imageset/8.jpg": Self.jpeg,
    ]
    try withFolder(files) { root in
      let resources = DocumentResources.reading(
        around: root + "/App/Main.storyboard", assets: AssetIndex(below: root))
      #expect(
        resources.resources.imageSizes == [
          "one": Size(width: 30, height: 130), "two": Size(width: 24.5, height: 30),
          "Spaced/three": Size(width: 10, height: 12), "four": Size(width: 20, height: 30),
          "eight": Size(width: 20, height: 30),
        ])
      #expect(resources.findings == [])
    }
  }

  @Test("Of images of one name the nearest counts, also where its file cannot be drawn")
  func nearest() throws {
    // 20,000 × 20,000 pixels, too many.
    let huge: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0x4E, 0x20, 0x4E, 0x20, 1, 1, 0x11, 0,
    ]
    let files: [String: [UInt8]] = [
      "App/A.xcassets/one.imageset/Contents.json": Self.imageSet(#"{ "filename": "1.jpg" }"#),
      "App/A.xcassets/one.imageset/1.jpg": huge,
      "App/A.xcassets/two.imageset/Contents.json": Self.imageSet(#"{ "filename": "2.png" }"#),
      "App/A.xcassets/two.imageset/2.png": Self.png(3, 4),
      "Other/A.xcassets/one.imageset/Contents.json": Self.imageSet(#"{ "filename": "1.png" }"#),
      "Other/A.xcassets/one.imageset/1.png": Self.png(5, 6),
      "Other/A.xcassets/two.imageset/Contents.json": Self.imageSet(#"{ "filename": "2.png" }"#),
      "Other/A.xcassets/two.imageset/2.png": Self.png(5, 6),
    ]
    try withFolder(files) { root in
      let index = AssetIndex(below: root)
      #expect(
        index.resources(for: root + "/App/Main.storyboard").sizes["one"]?.width == 20_000)
      #expect(
        index.imageFiles(for: root + "/App/Main.storyboard").mapValues(\.path) == [
          "two": root + "/App/A.xcassets/two.imageset/2.png"
        ])
    }
  }

  /// Apple, Asset Catalog Format Reference: the parts in pixels, here of a file of two a point.
  @Test(
    "Slices of an image, in points",
    arguments: [
      (
        #""mode": "9-part", "center": { "mode": "stretch", "width": 2, "height": 6 }, "#
          + #""cap-insets": { "top": 8, "left": 10, "bottom": 12, "right": 14 }"#,
        EdgeInsets(top: 4, left: 5, bottom: 6, right: 7), Double?.some(1), Double?.some(3), false
      ),
      (
        #""mode": "3-part-horizontal", "center": { "mode": "tile", "width": 2 }, "#
          + #""cap-insets": { "left": 10, "right": 14 }"#,
        EdgeInsets(left: 5, right: 7), 1, nil, true
      ),
      (
        #""mode": "3-part-vertical", "center": { "mode": "stretch", "height": 4 }, "#
          + #""cap-insets": { "top": 8, "bottom": 12 }"#,
        EdgeInsets(top: 4, bottom: 6), nil, 2, false
      ),
      // Numbers that no image has.
      (
        #""cap-insets": { "top": -8, "left": 1e300 }"#, EdgeInsets(left: 50_000), nil, nil, false
      ),
    ])
  func slices(
    resizing: String, caps: EdgeInsets, width: Double?, height: Double?, isTiled: Bool
  ) throws {
    let entry =
      "{ \"filename\": \"1.png\", \"scale\": \"2x\", \"resizing\": { \(resizing) } }"
    let files: [String: [UInt8]] = [
      "A.xcassets/one.imageset/Contents.json": Self.imageSet(entry),
      "A.xcassets/one.imageset/1.png": Self.png(60, 4),
    ]
    try withFolder(files) { root in
      let file = AssetIndex(below: root).imageFiles(for: root + "/Main.storyboard")["one"]
      #expect(file?.size == Size(width: 30, height: 130))
      var slices = ImageSlices(caps: caps, isTiled: isTiled)
      (slices.centerWidth, slices.centerHeight) = (width, height)
      #expect(file?.slices == slices)
    }
  }

  @Test("Colours in the notations of colour sets; the nearest catalogue has the last word")
  func colors() throws {
    func colorSet(_ color: String) -> [UInt8] {
      Array(
        """
        { "colors": [ { "idiom": "universal", "appearances": [ { "appearance": "luminosity",
        "value": "dark" } ], "color": { "reference": "systemTealColor" } },
        { "idiom": "universal", "color": \(color) } ] }
        """.utf8)
    }
    let files: [String: [UInt8]] = [
      "App/A.xcassets/hex.colorset/Contents.json": colorSet(
        #"{ "color-space": "srgb", "components": { "alpha": "0.500", "red": "0xFF", "green": "0x00", "blue": "0x33" } }"#
      ),
      "App/A.xcassets/byte.colorset/Contents.json": colorSet(
        #"{ "color-space": "srgb", "components": { "alpha": "1", "red": "255", "green": "0", "blue": "51" } }"#
      ),
      "App/A.xcassets/white.colorset/Contents.json": colorSet(
        #"{ "color-space": "gray-gamma-22", "components": { "alpha": "1.000", "white": "0.250" } }"#
      ),
      "App/A.xcassets/system.colorset/Contents.json": colorSet(
        #"{ "platform": "ios", "reference": "systemRedColor" }"#),
      "Other/A.xcassets/white.colorset/Contents.json": colorSet(
        #"{ "platform": "ios", "reference": "systemGreenColor" }"#),
      "Other/A.xcassets/far.colorset/Contents.json": colorSet(
        #"{ "platform": "ios", "reference": "systemBlueColor" }"#),
    ]
    try withFolder(files) { root in
      let resources = DocumentResources.reading(
        around: root + "/App/Main.storyboard", assets: AssetIndex(below: root)
      ).resources
      let light: [String: ColorValue] = [
        "hex": .rgba(red: 1, green: 0, blue: 0.2, alpha: 0.5),
        "byte": .rgba(red: 1, green: 0, blue: 0.2, alpha: 1),
        "white": .rgba(red: 0.25, green: 0.25, blue: 0.25, alpha: 1),
        "system": .system("systemRedColor"), "far": .system("systemBlueColor"),
      ]
      let teal = ColorValue.system("systemTealColor")
      #expect(resources.colors == light.mapValues { .adaptive(light: $0, dark: teal) })
    }
  }

  /// The sets are those that Xcode's menu of appearances makes: None; Any and Dark; Any, Light and Dark; each with High
  /// Contrast.
  @Test("A colour has another one for dark mode where its set says so")
  func darkColors() throws {
    func color(_ name: String, _ appearances: String...) -> String {
      let appearances = appearances.map { appearance in
        let kind = appearance == "high" ? "contrast" : "luminosity"
        return #"{ "appearance": "\#(kind)", "value": "\#(appearance)" }"#
      }
      let member =
        appearances.isEmpty ? "" : #""appearances": [\#(appearances.joined(separator: ", "))],"#
      return #"{ "idiom": "universal", \#(member) "color": { "reference": "\#(name)" } }"#
    }
    let sets = [
      "any": [color("a")], "dark": [color("a"), color("d", "dark")],
      "all": [color("a"), color("l", "light"), color("d", "dark")],
      "contrast": [
        color("a"), color("h", "high"), color("c", "dark", "high"), color("d", "dark"),
      ],
      "high": [color("a"), color("h", "high"), color("c", "dark", "high")],
      "same": [color("a"), color("a", "dark")], "only": [color("d", "dark")],
    ]
    let files = Dictionary(
      uniqueKeysWithValues: sets.map { name, colors in
        (
          "A.xcassets/\(name).colorset/Contents.json",
          Array(#"{ "colors": [\#(colors.joined(separator: ", "))] }"#.utf8)
        )
      })
    try withFolder(files) { root in
      let colors = AssetIndex(below: root).resources(for: root + "/Main.storyboard").colors
      let pair = { ColorValue.adaptive(light: .system($0), dark: .system("d")) }
      #expect(
        colors == [
          "any": .system("a"), "dark": pair("a"), "all": pair("l"), "contrast": pair("a"),
          "high": .system("a"), "same": .system("a"), "only": .system("d"),
        ])
    }
  }

  @Test("Tables of texts beside the document and in the folders of locales")
  func texts() throws {
    let rules = """
      <plist><dict><key>a.text</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>regel</string></dict></dict></dict></plist>
      """
    let catalog = """
      { "sourceLanguage": "en", "strings": { "b.text": { "localizations": { "ja": { "stringUnit": {
      "state": "translated", "value": "はい" } } } } }, "version": "1.0" }
      """
    let files: [String: [UInt8]] = [
      "App/Base.lproj/Main.storyboard": [],
      "App/de.lproj/Main.strings": Array("\"a.text\" = \"tabelle\"; \"b.text\" = \"ja\";".utf8),
      "App/de.lproj/Main.stringsdict": Array(rules.utf8),
      "App/de.lproj/Other.strings": Array("\"c.text\" = \"nein\";".utf8),
      "App/fr.lproj/Main.strings": Array("\"a.text\" = \"oui\n".utf8),
      "App/mul.lproj/Main.xcstrings": Array(catalog.utf8),
    ]
    try withFolder(files) { root in
      let path = root + "/App/Base.lproj/Main.storyboard"
      let (resources, findings) = DocumentResources.reading(around: path)
      #expect(
        resources.texts == [
          "de": ["a.text": "regel", "b.text": "ja"], "ja": ["b.text": "はい"],
        ])
      #expect(resources.locales == ["de", "ja"])
      #expect(
        findings == [
          Finding(
            rule: "unreadable-strings", severity: .warning,
            message: "the text that begins here does not end; its texts are not shown",
            location: DynamicTypeModel.SourceLocation(
              path: root + "/App/fr.lproj/Main.strings", line: 1, column: 12))
        ])
    }
  }

  @Test("Every table of the corpus is read", .enabled(if: Documents.corpus != nil))
  func corpusTables() throws {
    let corpus = try #require(Documents.corpus)
    var tables = 0
    for path in Documents.paths(below: corpus) {
      let (resources, findings) = DocumentResources.reading(around: path)
      #expect(findings == [])
      tables += resources.locales.count
    }
    #expect(tables == 537, "CORPUS.md counts 537 files of localised texts")
  }
}
