import DynamicType
import DynamicTypeControls
import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

@testable import DynamicTypeRendering

/// Panels of the Large Content Viewer in pictures.
@Suite struct LargeContentTests {
  /// A phone of 320 × 568 points with a tab bar of one tab, at AX1.
  private static func screen(_ title: String?, image: ImageContent?) -> Screen {
    var screen = Screen(width: 320, height: 568)
    screen.scene.elements[0].backgroundColor = .system("systemBackgroundColor")
    screen.scene.controller = ViewController(
      id: "controller", kind: .viewController, location: Screen.nowhere)
    screen.layout.configuration.size = .accessibility1
    screen.layout.safeArea = Rect(width: 320, height: 519)
    screen.layout.bars.tabs = ScreenBars.Tabs(items: [], selected: nil)
    var tab = LaidOutBarItem(
      role: .tab, id: "tab", frame: Rect(y: 519, width: 320, height: 49))
    tab.offersLargeContentViewer = true
    tab.largeContent = LargeContent(title: title, image: image)
    screen.layout.laidOutBars = [
      LaidOutBar(
        kind: .tabBar, frame: Rect(y: 519, width: 320, height: 49), items: [tab])
    ]
    return screen
  }

  private static let plus = ImageContent(name: "plus", isSystemSymbol: true)

  private static func open(_ appearance: ScreenAppearance = .light) -> RenderOptions {
    var options = RenderOptions(pixelScale: 2, appearance: appearance)
    options.largeContentItem = 0
    return options
  }

  /// On white the material is 245 of 255, on black in dark mode 30. A panel of 107 × 139 points for an image alone is
  /// in the middle of the screen, from 106.5 and 214.5 on; a plus of 75 points reaches from 4 to 20 of 24 parts.
  @Test(arguments: [(ScreenAppearance.light, "FFFFFF", "F5F5F5"), (.dark, "000000", "1E1E1E")])
  func image(appearance: ScreenAppearance, ground: String, material: String) throws {
    let picture = try Picture(
      of: Self.screen(nil, image: Self.plus), Self.open(appearance))
    #expect(picture.color(160, 210) == ground)
    #expect(isNear(picture.color(160, 218), material), "\(picture.color(160, 218))")
    #expect(isNear(picture.color(108, 284), material))
    #expect(picture.color(105, 284) == ground)
    // A corner is round, by 17 points.
    #expect(picture.color(107, 215) == ground)
    // The plus, whose middle is that of the screen.
    #expect(!isNear(picture.color(160, 284), material))
    #expect(!isNear(picture.color(140, 284), material))
    #expect(isNear(picture.color(125, 284), material))
    // Without an item of that number nothing is drawn.
    var options = Self.open(appearance)
    options.largeContentItem = 1
    #expect(try Picture(of: Self.screen(nil, image: Self.plus), options).color(160, 218) == ground)
  }

  /// A title's line is 45.5 points high at AX1 and begins 123 below the panel's top: (568 − 192.5) / 2 = 187.5. Capitals
  /// of 38 points are some 27 high. Below them are the panel's round corners.
  @Test func title() throws {
    let screen = Self.screen("HHH", image: Self.plus)
    let picture = try Picture(of: screen, Self.open())
    var rows: Set<Int> = []
    var columns: Set<Int> = []
    for y in 187 + 120..<187 + 175 {
      for x in 108..<212 where !isNear(picture.color(Double(x), Double(y)), "F5F5F5") {
        if picture.color(Double(x), Double(y)) == "FFFFFF" { continue }
        rows.insert(y - 187)
        columns.insert(x)
      }
    }
    let (top, bottom) = try (#require(rows.min()), #require(rows.max()))
    #expect(top > 123 && bottom < 123 + 46, "\(top) to \(bottom)")
    #expect((24...30).contains(bottom - top), "\(top) to \(bottom)")
    let (left, right) = try (#require(columns.min()), #require(columns.max()))
    #expect(abs(Double(left + right + 1) / 2 - 160) <= 1, "\(left) to \(right)")
  }

  /// What the report does, which has the panel and the screen as two pictures.
  @Test(
    "The panel laid over the picture of the screen is the picture with the viewer open",
    arguments: [ScreenAppearance.light, .dark])
  func laidOver(appearance: ScreenAppearance) throws {
    var screen = Self.screen("Add a tea", image: Self.plus)
    screen.add(
      .view, Rect(x: 40, y: 200, width: 130, height: 150), background: .system("systemRedColor"))
    let renderer = try renderer()
    let options = Self.open(appearance)
    let (item, place) = try #require(screen.layout.largeContentItems(in: .screen).first)
    #expect(place == Rect(y: 519, width: 320, height: 49))
    let panel = try #require(
      try renderer.picture(of: item, on: screen.layout, options: options))
    #expect(renderer.place(ofPanelFor: item, on: screen.layout) == panel.place)
    var alone = options
    alone.largeContentItem = nil
    let under = try Picture(of: screen, alone)
    let whole = try Picture(of: screen, options)
    let pixels = try Self.pixels(of: panel.png)
    #expect(pixels.width == Int(panel.place.width * 2))
    var (most, changed) = (0, 0)
    for row in 0..<whole.height {
      for column in 0..<whole.width {
        let (x, y) = (column - Int(panel.place.x * 2), row - Int(panel.place.y * 2))
        let start = (row * whole.width + column) * 3
        for part in 0..<3 {
          let below = Double(under.pixels[start + part])
          var expected = below
          if (0..<pixels.width).contains(x), (0..<pixels.height).contains(y) {
            let at = (y * pixels.width + x) * 4
            let alpha = Double(pixels.bytes[at + 3]) / 255
            expected = Double(pixels.bytes[at + part]) * alpha + below * (1 - alpha)
          }
          let drawn = whole.pixels[start + part]
          most = max(most, abs(Int(drawn) - Int(expected.rounded())))
          if drawn != under.pixels[start + part] { changed += 1 }
        }
      }
    }
    // Glyphs with their own rounding, and the material's, over what is rounded already.
    #expect(most <= 3)
    #expect(changed > 10_000)
  }

  @Test("Items that no picture shows are none of it")
  func outside() throws {
    var screen = Self.screen("Tea", image: nil)
    screen.layout.laidOutBars[0].items[0].frame.y = 700
    #expect(screen.layout.largeContentItems(in: .screen).isEmpty)
    screen.layout.laidOutBars[0].items[0].frame.y = 519
    screen.scene.controller = nil
    #expect(screen.layout.largeContentItems(in: .screen).isEmpty)
  }

  /// The pixels of a PNG file as the encoder writes them: rows of red, green, blue and opacity, or of grey
  /// and opacity, without filters.
  private static func pixels(of png: [UInt8]) throws -> (width: Int, height: Int, bytes: [UInt8]) {
    func number(_ at: Int) -> Int { png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    #expect(png[24] == 8 && [4, 6].contains(png[25]), "eight bits of grey or colour with opacity")
    let parts = png[25] == 4 ? 2 : 4
    var packed: [UInt8] = []
    var at = 8
    while at < png.count {
      let length = number(at)
      if Array(png[at + 4..<at + 8]) == Array("IDAT".utf8) {
        packed += png[at + 8..<at + 8 + length]
      }
      at += length + 12
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("large-content-\(UUID().uuidString)")
    try Data(packed).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import sys,zlib;sys.stdout.buffer.write(zlib.decompress(open(sys.argv[1],'rb').read()))",
      folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let rows = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    #expect(rows.count == height * (1 + width * parts))
    var bytes: [UInt8] = []
    for row in 0..<height {
      let start = row * (1 + width * parts)
      #expect(rows[start] == 0)
      let pixels = rows[(start + 1)..<(start + 1 + width * parts)]
      guard parts == 2 else {
        bytes += pixels
        continue
      }
      for at in stride(from: pixels.startIndex, to: pixels.endIndex, by: 2) {
        bytes += [pixels[at], pixels[at], pixels[at], pixels[at + 1]]
      }
    }
    return (width, height, bytes)
  }
}
