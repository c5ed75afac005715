import DynamicTypeModel
import DynamicTypeSource
import Foundation
import SwiftUIReading
import Testing

@testable import DynamicTypePipeline

/// What is kept of a source is what its syntax says.
@Suite struct KeptSourcesTests {
  /// The sources of this package, each of which has other facts.
  private static let sources: [String] = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../.."
    ).standardized.path
    let folders = ["Examples", "Shapes/Examples", "Fuzz/SourceFuzz/Seeds"]
    return InputFiles(at: folders.map { package + "/" + $0 }).sources
  }()

  private func coded<Value: Codable & Equatable>(_ value: Value) throws -> Value {
    let bytes = try PositionalEncoder.encode(value)
    #expect(try PositionalEncoder.encode(value) == bytes)
    return try PositionalDecoder.decode(Value.self, from: bytes)
  }

  @Test func factsOfSources() throws {
    var fonts = 0
    #expect(Self.sources.count > 12)
    for path in Self.sources {
      let source = ParsedSource(try readFile(path), path: path)
      let file = SourceFile(source)
      #expect(try coded(file).with(source) == file, "\(path)")
      let classes = ClassFacts.classes(in: source)
      #expect(try coded(classes) == classes, "\(path)")
      let outline = FileOutline(of: source)
      #expect(try coded(outline) == outline, "\(path)")
      fonts += file.fonts.count
    }
    #expect(fonts > 5)
  }

  @Test("Facts are the same bytes in each process, whatever the order of its sets")
  func order() throws {
    let source = "import UIKit\nimport SwiftUI\nimport Combine\nimport Foundation\n"
    let file = SourceFile(ParsedSource(Array(source.utf8), path: "A.swift"))
    let text = String(decoding: try PositionalEncoder.encode(file), as: UTF8.self)
    let places = ["Combine", "Foundation", "SwiftUI", "UIKit"].compactMap {
      text.range(of: $0)?.lowerBound
    }
    #expect(places.count == 4)
    #expect(places == places.sorted())
  }

  private enum Shape: Codable, Hashable {
    case none
    case one(Int?)
    indirect case two(left: Shape, right: [Shape])
  }

  private struct Sample: Codable, Hashable {
    var flag = true
    var numbers = [0, 1, -1, 63, 64, -65, .max, .min]
    var large: [UInt64] = [0, .max]
    var length: Double? = -0.1
    var none: Double?
    var texts = ["", "a", "Größe", "a", "👩‍👩‍👧"]
    var range: Range<Int>? = 3..<9
    var shape = Shape.two(left: .one(nil), right: [.none, .one(7), .two(left: .none, right: [])])
    var gaps: [Double?] = [nil, 0.5, nil]
    var shapes: [Shape?] = [.one(nil), nil]
    var last: String?
  }

  @Test("Values of each kind come back as they were, and as JSON has them")
  func values() throws {
    let sample = Sample()
    #expect(try coded(sample) == sample)
    #expect(try coded([sample, sample]) == [sample, sample])
    let json = try JSONDecoder().decode(Sample.self, from: JSONEncoder().encode(sample))
    #expect(try coded(sample) == json)
  }

  @Test("Bytes that are cut off are no value")
  func cutOff() throws {
    let bytes = try PositionalEncoder.encode(Sample())
    for length in bytes.indices {
      #expect(throws: (any Error).self, "\(length) bytes") {
        try PositionalDecoder.decode(Sample.self, from: bytes.prefix(length))
      }
    }
    #expect(throws: (any Error).self) { try PositionalEncoder.encode(["a": 1]) }
  }

  @Test func partsOfSources() {
    var source = KeptSource()
    source[.classes] = [1, 2, 3]
    source[.outline] = []
    var bytes: [UInt8] = []
    source.append(to: &bytes)
    // The lengths, one more each, with none for the facts.
    #expect(bytes == [0, 0, 0, 0, 4, 0, 0, 0, 1, 2, 3, 1, 0, 0, 0])
    var rest = (bytes + [9])[...]
    #expect(KeptSource(takingFrom: &rest) == source)
    #expect(rest == [9])
    rest = bytes.dropLast(2)
    #expect(KeptSource(takingFrom: &rest) == nil)
  }
}
