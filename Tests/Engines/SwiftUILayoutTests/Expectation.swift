import DynamicTypeModel
import Foundation

/// A case of `swiftui-layout-expectations.json`, of which the project holds no copy.
struct Expectation: Decodable, Sendable {
  struct Length: Decodable, Sendable {
    var value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() { return }
      value = (try? container.decode(Double.self)) ?? .infinity
    }
  }

  struct Box: Decodable, Sendable {
    var width: Length?
    var height: Length?
  }

  struct Frame: Decodable, Sendable {
    var id: String?
    var path: String?
    var x: Length?
    var y: Length?
    var width: Length?
    var height: Length?
  }

  var id: String
  var view: String
  var container: Box?
  var proposal: Box?
  var size: String
  var iOS: String?
  var expect: [Frame]
  var relativeTo: String?
  var tolerance: Double
  var evidence: String

  private struct File: Decodable {
    var cases: [Expectation]
  }

  /// Beside the checkout, or above it; nil where it is not.
  private static let url: URL? = {
    var folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "shared/data/swiftui-layout-expectations.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }()

  static var isThere: Bool { url != nil }

  static func all() throws -> [Expectation] {
    guard let url else { return [] }
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}

extension Expectation.Frame {
  /// What is off by more than the tolerance, in words.
  func differences(from found: Rect, _ tolerance: Double) -> [String] {
    let pairs: [(String, Expectation.Length?, Double)] = [
      ("x", x, found.x), ("y", y, found.y), ("width", width, found.width),
      ("height", height, found.height),
    ]
    return pairs.compactMap { name, expected, value in
      guard let expected = expected?.value else { return nil }
      if expected == value || abs(expected - value) <= tolerance { return nil }
      return "\(id ?? path ?? "?").\(name) \(value), not \(expected)"
    }
  }
}
