import Foundation
import Testing

@Suite struct ScaleCommandTests {
  /// Source: 36 points of body are 31, 36 and 101 at extraSmall, large and AX5 in Livefront's
  /// published tests; sizes and leadings of body from Apple's Human Interface Guidelines.
  @Test("The shape of the JSON, and its values at three sizes")
  func json() throws {
    let folder = try TemporaryFolder()
    let run = try Tool(
      "scale", "--style", "body", "--value", "17", "--value", "36", "--display-scale", "3",
      "--format", "json", in: folder.path)
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(found["schema"] as? String == "dynamictype.scale/1")
    #expect(found["style"] as? String == "body")
    #expect(found["displayScale"] as? Double == 3)
    let categories = try #require(found["categories"] as? [NSDictionary])
    #expect(categories.count == 12)
    #expect(
      categories[0] == [
        "category": "XS", "pointSize": 14, "leading": 19,
        "values": [
          ["value": 17, "scaledValue": 44.0 / 3, "scaledFontPointSize": 15],
          ["value": 36, "scaledValue": 31, "scaledFontPointSize": 31],
        ],
      ])
    #expect(
      categories[3] == [
        "category": "L", "pointSize": 17, "leading": 22,
        "values": [
          ["value": 17, "scaledValue": 17, "scaledFontPointSize": 17],
          ["value": 36, "scaledValue": 36, "scaledFontPointSize": 36],
        ],
      ])
    #expect((categories[11]["values"] as? [NSDictionary])?[1]["scaledFontPointSize"] as? Int == 101)
  }

  @Test func aTableIsAligned() throws {
    let run = try Tool("scale", "--style", "caption2", in: Tool.package)
    #expect(
      run.output == """
                       XS   S   M   L  XL  XXL  XXXL  AX1  AX2  AX3  AX4  AX5
        caption2       11  11  11  11  13   15    17   20   24   29   34   40
          line height  13  13  13  13  18   20    22   25   30   35   41   48

        """)
  }

  @Test("A specimen is a PNG file")
  func picture() throws {
    let folder = try TemporaryFolder()
    let run = try Tool("scale", "--style", "body", "--picture", "body.png", in: folder.path)
    #expect(run.status == 0, "\(run.words)")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/body.png"))
    #expect(Array(bytes.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("A platform whose text does not follow the reader says so")
  func macOS() throws {
    let run = try Tool("scale", "--platform", "macos", "--style", "body", in: Tool.package)
    #expect(run.output == "                L\nbody           13\n  line height  16\n")
    #expect(
      run.words == "macOS: Text keeps its size whatever text size the reader prefers.\n")
  }

  @Test("A broken token file is said with its place")
  func brokenTokens() throws {
    let folder = try TemporaryFolder()
    try folder.write("{\n  \"styles\": 3\n}\n", to: "tokens.json")
    let run = try Tool("scale", "--tokens", "tokens.json", in: folder.path)
    #expect(run.status == 2)
    #expect(run.words.contains("tokens.json:2:13: error:"), "\(run.words)")
  }
}
