import DynamicType
import DynamicTypeFoundation
import SeededRandom
import Testing

@Suite struct TokenFileTests {
  static let cereal = """
    {
      "name": "Cereal",
      "family": "Airbnb Cereal App",
      "styles": {
        "title": {
          "size": 32, "lineHeight": 36, "tracking": -0.4, "weight": "bold",
          "relativeTo": "title1", "maximum": 60
        },
        "caption": { "sizes": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], "weight": 500 }
      }
    }
    """

  @Test func aWholeFile() throws {
    let (file, warnings) = try TokenFile.read(Array(Self.cereal.utf8))
    #expect(warnings == [])
    #expect(file.typography.name == "Cereal")

    let title = try #require(file.typography["Title"])
    #expect(title.family == .named("Airbnb Cereal App"))
    #expect(title.weight == .bold)
    #expect(title.lineHeight == 36)
    #expect(title.textStyle == .title1)
    #expect(title.maximum == Scaled(points: 60))

    let caption = try #require(file.scale.style(named: "caption"))
    #expect(caption.weight == .medium)
    #expect(caption.pointSizes == [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43])
    let titles = try #require(file.scale.style(named: "title"))
    // 32 points in the ratio of title 1's scaling leadings, 31 … 68 to 34, and at most 60.
    #expect(titles.pointSizes == [29, 30, 31, 32, 34, 36, 39, 43, 48, 54, 57, 60])
  }

  @Test("Sizes may be named, in any order and by any name")
  func namedSizes() throws {
    let text = """
      {"styles": {"body": {"sizes": {"AX5": 53, "xs": 14, "s": 15, "medium": 16, "L": 17, "xLarge": 19,
      "XXL": 21, "xxxLarge": 23, "accessibilityMedium": 28, "AX2": 33, "accessibility3": 40,
      "UICTContentSizeCategoryAccessibilityXXL": 47}}}}
      """
    let file = try TokenFile.read(Array(text.utf8)).file
    #expect(
      file.scale.styles.first?.pointSizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    #expect(file.typography["body"]?.size == 17)
  }

  @Test("What is wrong is said with line and column", arguments: Mistake.all)
  func mistakes(mistake: Mistake) {
    let error = #expect(throws: TokenFileError.self) {
      try TokenFile.read(Array(mistake.text.utf8), path: "t.json")
    }
    #expect(error?.description == mistake.messages)
  }

  @Test func warnings() throws {
    let text = """
      { "styles": { "body": {
        "size": 17, "lineHeight": 12,
        "maximum": 16, "leeding": 20
      } } }
      """
    let warnings = try TokenFile.read(Array(text.utf8)).warnings
    #expect(
      warnings.map(\.description) == [
        "2:29: warning: the line height 12 is less than the size 17",
        "3:14: warning: the maximum 16 is less than the size 17",
        """
        3:18: warning: "leeding" is not a member of the style "body": known are size, sizes, \
        family, weight, italic, lineHeight, tracking, relativeTo, maximum
        """,
      ])
  }

  @Test("No mutilation of a file traps, and none is read as something else silently")
  func mutilations() {
    let bytes = Array(Self.cereal.utf8)
    for end in bytes.indices {
      #expect(throws: TokenFileError.self) { try TokenFile.read(Array(bytes[..<end])) }
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<5_000 {
      var mutilated = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        mutilated[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
          in: 0...255, using: &generator)
      }
      do {
        let file = try TokenFile.read(mutilated).file
        #expect(file.scale.styles.allSatisfy { $0.pointSizes.count == 12 })
      } catch {
        #expect(!error.diagnostics.isEmpty)
      }
    }
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "[", count: 1_000_000)
    let error = #expect(throws: TokenFileError.self) { try TokenFile.read(Array(text.utf8)) }
    #expect(
      error?.description == "tokens.json:1:65: error: values are nested more than 64 deep")
  }
}

/// A broken token file, and what is said about it.
struct Mistake: Sendable, CustomTestStringConvertible {
  var text: String
  var messages: String
  var testDescription: String { text }

  init(_ text: String, _ messages: String) {
    self.text = text
    self.messages = messages
  }

  static let all = [
    Mistake("", "t.json:1:1: error: expected a value, found the end of the file"),
    Mistake("[]", "t.json:1:1: error: the file must be an object, found an array"),
    Mistake("{}", "t.json:1:1: error: the member \"styles\" is missing"),
    Mistake(
      "{\"styles\": 3}", "t.json:1:12: error: \"styles\" must be an object, found a number"),
    Mistake(
      "{\"styles\": {\n  \"a\": {\"size\": 1,}\n}}",
      "t.json:2:19: error: expected a name in quotation marks, found '}'"),
    Mistake(
      "{\"styles\": {\"a\": {\"size\": 017}}}",
      "t.json:1:28: error: a number cannot begin with 0"),
    Mistake(
      "{\"styles\": {\"a\": {\"size\": NaN}}}", "t.json:1:27: error: expected a value, found 'N'"),
    Mistake(
      "{\"styles\": {\"a\": {\"size\": 1e999}}}",
      "t.json:1:27: error: the number 1e999 is out of range"),
    Mistake(
      "{\"styles\": {\"a\": {\"size\": -17}}}",
      "t.json:1:27: error: \"size\" must be greater than zero, found -17"),
    Mistake(
      "{\"styles\": {\"a\": {}}}",
      "t.json:1:13: error: the style \"a\" has neither \"size\" nor \"sizes\""),
    Mistake(
      "{\"styles\": {\"a\": {\"sizes\": [1, 2, 3]}}}",
      "t.json:1:28: error: \"sizes\" needs 12 numbers, found 3"),
    Mistake(
      "{\"styles\": {\"a\": {\"sizes\": [1,2,3,4,5,6,7,8,9,10,\n 9,11]}}}",
      """
      t.json:2:2: error: text must not shrink as the reader's size grows: 9 for AX4 after 10
      """),
    Mistake(
      "{\"styles\": {\"a\": {\"sizes\": {\"XS\": 1, \"AX7\": 2}}}}",
      """
      t.json:1:28: error: "sizes" has no size for S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5
      t.json:1:38: error: "AX7" is no text size; did you mean "AX1"?
      """),
    Mistake(
      "{\"styles\": {\"a\": {\"size\": 1, \"relativeTo\": \"hedline\", \"weight\": \"fat\"}}}",
      """
      t.json:1:44: error: "hedline" is no text style; did you mean "headline"?
      t.json:1:65: error: "fat" is no weight: known are ultraLight, thin, light, regular, medium, \
      semibold, bold, heavy, black
      """),
    Mistake(
      "{\"styles\": {\"a\": {\"size\": 1}, \"A\": {\"size\": 2}}}",
      "t.json:1:31: error: there is another style named \"A\" above"),
    Mistake(
      "{\"styles\": {\"a\": {\"size\": 1, \"size\": 2}}}",
      "t.json:1:30: error: the style \"a\" has \"size\" twice"),
    Mistake(
      "{\"name\": \"\\ud800\", \"styles\": {}}",
      "t.json:1:11: error: half of a surrogate pair stands alone"),
  ]
}
