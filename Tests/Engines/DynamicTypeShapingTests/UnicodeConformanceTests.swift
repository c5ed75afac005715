import DynamicType
import DynamicTypeText
import Foundation
import Testing

@testable import DynamicTypeShaping

/// Unicode's own test files, version 15.0.0, from Debian's package unicode-data; ICU 72 implements
/// that version.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/unicode/BidiTest.txt")))
struct UnicodeConformanceTests {
  private static let directory = "/usr/share/unicode"
  // All of BidiTest.txt takes a minute without optimisation: every eighth line then.
  #if DEBUG
    private static let stride = 8
  #else
    private static let stride = 1
  #endif
  private let shaper: HarfBuzzShaper

  init() throws {
    shaper = HarfBuzzShaper(library: try FontLibrary())
  }

  // ICU, which iOS breaks lines with too, tailors three rules (its line.txt), as Unicode 16 does
  // since.
  @Test("Lines may end where LineBreakTest.txt says, but for three rules of Unicode 16")
  func lineBreaks() throws {
    let cases = try Self.breakTests("auxiliary/LineBreakTest.txt")
    #expect(cases.count == 7654)
    let failures = cases.filter { breaks($0.text, .line) != $0.withRulesOfUnicode16.breaks }
    #expect(failures.isEmpty, "first of \(failures.count): \(failures.first?.line ?? "")")
    #expect(cases.count { $0.withRulesOfUnicode16.breaks != $0.breaks } == 22)
  }

  @Test("Grapheme clusters are those of GraphemeBreakTest.txt")
  func graphemes() throws {
    let cases = try Self.breakTests("auxiliary/GraphemeBreakTest.txt")
    #expect(cases.count == 602)
    let failures = cases.filter { breaks($0.text, .grapheme) != $0.breaks }
    #expect(failures.isEmpty, "first of \(failures.count): \(failures.first?.line ?? "")")
  }

  @Test("What needs no iterator is a grapheme cluster by itself, as GraphemeBreakProperty.txt says")
  func plainGraphemes() throws {
    for line in try Self.lines("auxiliary/GraphemeBreakProperty.txt") {
      let fields = line.split(whereSeparator: \.isWhitespace)
      guard fields.count > 2 else { continue }
      let bounds = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      let last = try #require(bounds.last)
      for scalar in bounds[0]...last where scalar < 0x10000 {
        // U+00A9 and U+00AE join to a ZWJ before them, which is not such a character itself.
        let found = UnicodeAnalyzer.isGrapheme(UInt16(scalar))
        #expect(!found, "\(line)")
      }
    }
  }

  @Test("Levels are those of BidiCharacterTest.txt")
  func bidiCharacters() throws {
    var count = 0
    var failures: [String] = []
    for line in try Self.lines("BidiCharacterTest.txt") {
      let fields = line.split(separator: ";")
      let text = Self.units(fields[0])
      let direction = WritingDirection.allCases[[1, 2, 0][Int(fields[1]) ?? 0]]
      let found = levels(of: text.units, direction: direction)
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      count += 1
      if !Self.agree(found.levels, at: text.starts, expected) || found.base != UInt8(fields[2]) {
        failures.append(line)
      }
    }
    #expect(count == 91_707)
    #expect(failures.isEmpty, "first of \(failures.count): \(failures.first ?? "")")
  }

  @Test("Levels are those of BidiTest.txt")
  func bidiClasses() throws {
    var expected: [UInt8?] = []
    var count = 0
    var failures: [String] = []
    for (number, line) in try Self.lines("BidiTest.txt").enumerated() {
      if line.hasPrefix("@") {
        if line.hasPrefix("@Levels:") {
          expected = line.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
        }
        continue
      }
      guard number % Self.stride == 0 else { continue }
      let fields = line.split(separator: ";")
      let text = fields[0].split(separator: " ").map { Self.character(ofClass: $0) }
      let directions = Int(fields[1].filter { $0 != " " }) ?? 0
      for (bit, direction) in [WritingDirection.natural, .leftToRight, .rightToLeft].enumerated()
      where directions & (1 << bit) != 0 {
        count += 1
        let found = levels(of: text, direction: direction).levels
        if !Self.agree(found, at: Array(text.indices), expected) { failures.append(line) }
      }
    }
    #expect(count > 700_000 / Self.stride)
    #expect(failures.isEmpty, "first of \(failures.count): \(failures.first ?? "")")
  }
}

// MARK: - Our answers

extension UnicodeConformanceTests {
  private func breaks(
    _ text: [UInt16], _ boundary: UnicodeProperties.Boundaries
  ) -> [Int] {
    let properties = shaper.properties(
      of: text, direction: .natural, fallback: .leftToRight, language: nil)
    return (1...text.count).filter { properties.boundaries[$0].contains(boundary) }
  }

  private func levels(
    of text: [UInt16], direction: WritingDirection
  ) -> (levels: [UInt8], base: UInt8) {
    let properties = shaper.properties(
      of: text, direction: direction, fallback: .leftToRight, language: nil)
    let levels =
      properties.levels.isEmpty
      ? [UInt8](repeating: properties.baseLevel, count: text.count) : properties.levels
    return (levels, properties.baseLevel)
  }

  /// Whether levels agree where the test has one: it has none for characters that rule X9 removes.
  private static func agree(
    _ levels: [UInt8], at offsets: [Int], _ expected: [UInt8?]
  ) -> Bool {
    guard offsets.count == expected.count else { return false }
    let pairs = zip(offsets, expected).compactMap { offset, level in
      level.map { (found: levels[offset], expected: $0) }
    }
    return pairs.allSatisfy { $0.found == $0.expected }
  }
}

// MARK: - The files

extension UnicodeConformanceTests {
  private static func lines(_ file: String) throws -> [String] {
    try String(contentsOfFile: "\(directory)/\(file)", encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  /// Lines such as "× 0023 ÷ 0030 ÷ # comment".
  private static func breakTests(_ file: String) throws -> [BreakTest] {
    try lines(file).map { line in
      var test = BreakTest(line: line)
      for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
        switch word {
        case "÷": if !test.text.isEmpty { test.breaks.append(test.text.count) }
        case "×": break
        default: test.text += units(word).units
        }
      }
      return test
    }
  }

  /// UTF-16 units of hexadecimal scalars, and where each scalar begins.
  private static func units(_ scalars: Substring) -> (units: [UInt16], starts: [Int]) {
    var units: [UInt16] = []
    var starts: [Int] = []
    for word in scalars.split(separator: " ") {
      guard let scalar = UInt32(word, radix: 16) else { continue }
      starts.append(units.count)
      if let valid = Unicode.Scalar(scalar) {
        units += Array(String(Character(valid)).utf16)
      } else {
        units.append(UInt16(truncatingIfNeeded: scalar))
      }
    }
    return (units, starts)
  }

  /// A character of a bidirectional class.
  private static func character(ofClass name: Substring) -> UInt16 {
    switch name {
    case "L": 0x61
    case "R": 0x5D0
    case "EN": 0x33
    case "ES": 0x2D
    case "ET": 0x25
    case "AN": 0x660
    case "CS": 0x2C
    case "B": 0x2029
    case "S": 0x09
    case "WS": 0x20
    case "ON": 0x3D
    case "LRE": 0x202A
    case "LRO": 0x202D
    case "AL": 0x627
    case "RLE": 0x202B
    case "RLO": 0x202E
    case "PDF": 0x202C
    case "NSM": 0x300
    case "BN": 0xAD
    case "LRI": 0x2066
    case "RLI": 0x2067
    case "FSI": 0x2068
    case "PDI": 0x2069
    default: 0xFFFF
    }
  }
}
