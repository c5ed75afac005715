import Foundation
import SwiftUILayoutTesting

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

  static let url = URL(
    fileURLWithPath: "/work/shared/data/swiftui-layout-expectations.json")

  static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }

  static func all() throws -> [Expectation] {
    try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
  }
}

extension Expectation.Frame {
  /// What of a rectangle is further off than a tolerance.
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
