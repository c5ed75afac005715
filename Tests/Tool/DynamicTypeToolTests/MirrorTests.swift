import Foundation
import Testing

/// The example app in a language that it has no texts of: what is laid out from right to left is what is laid out from
/// left to right, seen in a mirror.
@Suite struct MirrorTests {
  private struct Element: Decodable {
    struct Frame: Decodable {
      var x, y, width, height: Double
    }

    var id: String
    var kind: String
    var parent: String?
    var frame: Frame
  }

  private struct Document: Decodable {
    struct Scene: Decodable { var elements: [Element] }

    var scenes: [Scene]
  }

  private func elements(
    _ path: String, size: String, locale: String
  ) throws -> [String: Element] {
    let run = try Tool(
      "layout", "Examples/Teahouse/" + path, "--size", size, "--locale", locale, "--format", "json",
      in: Tool.package)
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    return Dictionary(
      document.scenes.flatMap(\.elements).map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Frames are whole pixels, of which this device has three a point: one more or less is rounding.
  @Test(
    "Screens from right to left mirror those from left to right",
    arguments: [
      "Base.lproj/Main.storyboard", "Base.lproj/Settings.storyboard", "Order/OrderForm.xib",
      "Catalogue/TeaCardCell.xib",
    ], ["L", "AX3"])
  func mirrored(path: String, size: String) throws {
    let usual = try elements(path, size: size, locale: "Base")
    let turned = try elements(path, size: size, locale: "he")
    #expect(usual.count > 5 && usual.count == turned.count)
    for (id, element) in usual {
      guard let parent = element.parent.flatMap({ usual[$0] }) else { continue }
      let (frame, mirror) = (element.frame, try #require(turned[id]).frame)
      // A switch's frame is two points wider than what constraints bind, to the right in every language.
      let tolerance = element.kind == "switch" ? 2 + 1.0 / 3 : 1.0 / 3
      let x = parent.frame.width - frame.x - frame.width
      #expect(abs(mirror.x - x) <= tolerance + 1e-6, "\(id) from \(mirror.x), not \(x)")
      #expect(abs(mirror.width - frame.width) <= 1.0 / 3 + 1e-6, "\(id)")
      #expect(mirror.y == frame.y && mirror.height == frame.height, "\(id)")
    }
  }
}
