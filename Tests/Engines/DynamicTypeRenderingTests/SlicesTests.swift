import DynamicTypeModel
import Foundation
import Testing
import UIKitModel

@testable import DynamicTypeRendering

/// Images whose edges keep their size.
@Suite struct SlicesTests {
  /// The colours of a row of pixels by their letters.
  private static let colors: [Character: [UInt8]] = [
    "r": [255, 0, 0], "g": [0, 255, 0], "b": [0, 0, 255], "k": [0, 0, 0], "y": [255, 255, 0],
    "c": [0, 255, 255], "m": [255, 0, 255], "w": [128, 128, 128], "o": [255, 128, 0],
  ]

  /// What an image of some rows of pixels, one a point, shows in a view at 10, 10: its pixels row by row.
  private func shown(
    _ rows: [String], _ slices: ImageSlices?, in size: Size
  ) throws -> [String] {
    let path = FileManager.default.temporaryDirectory.path + "/dynamictype-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let pixels = rows.joined().flatMap { Self.colors[$0] ?? [] }
    let own = Size(width: Double(rows[0].count), height: Double(rows.count))
    let png = try PNGEncoder.png(width: rows[0].count, height: rows.count, pixels: pixels)
    try Data(png).write(to: URL(fileURLWithPath: path))
    var image = ImageContent(name: "box", naturalSize: own)
    image.file = ImageFile(path: path, size: own)
    image.file?.slices = slices
    var screen = Screen()
    screen.add(
      .imageView, Rect(x: 10, y: 10, width: size.width, height: size.height),
      content: .image(image))
    let picture = try Picture(of: screen, RenderOptions(pixelScale: 1))
    let letters = Dictionary(
      uniqueKeysWithValues: Self.colors.map { letter, color in
        (color.map { String(format: "%02X", $0) }.joined(), letter)
      })
    return (0..<Int(size.height)).map { row in
      String(
        (0..<Int(size.width)).map { letters[picture.hex(column: 10 + $0, row: 10 + row)] ?? "?" })
    }
  }

  /// Apple, `UIImage.resizableImage(withCapInsets:)`: corners keep their size, edges are stretched along themselves.
  @Test("Nine parts")
  func nineParts() throws {
    let rows = ["rrgggb", "kkyyyc", "kkyyyc", "kkyyyc", "mmwwwo", "mmwwwo"]
    let slices = ImageSlices(caps: EdgeInsets(top: 1, left: 2, bottom: 2, right: 1))
    let expected =
      ["rrggggggggb"] + Array(repeating: "kkyyyyyyyyc", count: 9)
      + Array(repeating: "mmwwwwwwwwo", count: 2)
    #expect(try shown(rows, slices, in: Size(width: 11, height: 12)) == expected)
    // In its own size it is itself, with slices or without.
    #expect(try shown(rows, slices, in: Size(width: 6, height: 6)) == rows)
    #expect(try shown(rows, nil, in: Size(width: 6, height: 6)) == rows)
  }

  @Test(
    "What is between the caps is repeated, and what the catalogue leaves out of it is not shown")
  func center() throws {
    var slices = ImageSlices(caps: EdgeInsets(left: 1, right: 1), isTiled: true)
    let size = Size(width: 9, height: 1)
    #expect(try shown(["brgk"], slices, in: size) == ["brgrgrgrk"])
    slices.centerWidth = 1
    #expect(try shown(["brgk"], slices, in: size) == ["brrrrrrrk"])
    slices.isTiled = false
    #expect(try shown(["brgk"], slices, in: size) == ["brrrrrrrk"])
  }

  @Test("Caps that do not fit give way alike; caps alone fill all")
  func caps() throws {
    let slices = ImageSlices(caps: EdgeInsets(left: 4, right: 4))
    #expect(
      try shown(["rrrrkbbbb"], slices, in: Size(width: 4, height: 1)) == ["rrbb"])
    #expect(
      try shown(["rrrrbbbb"], slices, in: Size(width: 12, height: 1)) == ["rrrrrrbbbbbb"])
    // More than the image has.
    #expect(
      try shown(["rrbb"], ImageSlices(caps: EdgeInsets(left: 90)), in: Size(width: 4, height: 1))
        == ["rrbb"])
  }
}
