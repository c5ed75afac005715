import Foundation
import Testing

/// Windows that are not a device's screen. Places follow by adding up.
@Suite struct WindowTests {
  private func scene(
    of file: String, _ options: [String], in folder: TemporaryFolder
  ) throws -> (size: [String: Double], frames: [String: [String: Double]]) {
    let run = try Tool(
      arguments: ["layout", file, "--size", "L", "--format", "json"] + options, in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let scene = try #require((found["scenes"] as? [[String: Any]])?.first)
    var frames: [String: [String: Double]] = [:]
    for element in scene["elements"] as? [[String: Any]] ?? [] {
      guard let id = element["id"] as? String else { continue }
      frames[id] = element["frame"] as? [String: Double]
    }
    return (scene["size"] as? [String: Double] ?? [:], frames)
  }

  @Test("A view of SwiftUI is laid out in the window, its safe area and its pixels")
  func swiftUI() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct TeaView: View {
        var body: some View {
          VStack { Color.red.frame(width: 100).accessibilityIdentifier("box") }
        }
      }
      """, to: "TeaView.swift")
    let view = ["--screen", "TeaView"]
    let alone = try scene(of: ".", view + ["--window", "320x480"], in: folder)
    #expect(alone.size == ["width": 320, "height": 480])
    #expect(alone.frames["box"]?["height"] == 480)
    let safe = try scene(
      of: ".",
      view + ["--device", "retina4_7", "--safe-area", "54,10,34,30", "--display-scale", "1"],
      in: folder)
    #expect(safe.size == ["width": 375, "height": 667])
    // Places are added up.
    let height = try #require(safe.frames["box"]?["height"])
    #expect(abs(height - (667 - 54 - 34)) < 1e-9)
    // In the middle of 335 points that begin at 10: at 127.5, up to the pixel.
    #expect(safe.frames["vStack"]?["x"] == 128)
    #expect(safe.frames["vStack"]?["y"] == 54)
  }

  @Test("A screen of a document, too, and its texts are as high as pixels allow")
  func document() throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(), to: "a.storyboard")
    // 20.29 points, up to the pixel.
    for (scale, height) in [("1", 21.0), ("2", 20.5), ("3", 61.0 / 3)] {
      let found = try scene(
        of: "a.storyboard", ["--window", "320x480", "--display-scale", scale], in: folder)
      #expect(found.frames["bbb-bb-bbb"]?["width"] == 320)
      #expect(found.frames["bbb-bb-bbb"]?["height"] == 480)
      #expect(found.frames["lll-ll-lll"]?["height"] == height)
    }
  }
}
