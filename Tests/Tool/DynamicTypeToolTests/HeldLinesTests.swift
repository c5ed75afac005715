import Testing

/// Attributed text of a document in lines of a fixed height.
@Suite struct HeldLinesTests {
  private func found(_ text: String, points: Int, lines: Int) throws -> [String] {
    let folder = try TemporaryFolder()
    let label = """
      <label numberOfLines="0" usesAttributedText="YES" translatesAutoresizingMaskIntoConstraints="NO" id="abc">\
      <rect key="frame" x="20" y="300" width="350" height="44"/><attributedString key="attributedText">\
      <fragment content="\(text)"><attributes><font key="NSFont" metaFont="system" size="\(points)"/>\
      <paragraphStyle key="NSParagraphStyle" lineBreakMode="wordWrapping" maximumLineHeight="\(lines)"/>\
      </attributes></fragment></attributedString></label>
      """
    try folder.write(storyboard(views: label), to: "a.storyboard")
    let run = try Tool(
      "check", "a.storyboard", "--verbose", "--rule", "line-height-cuts-letters", in: folder.path)
    return run.output.split(separator: "\n").filter { $0.contains("(abc)") }.map(String.init)
  }

  @Test("Lines that hold Latin letters cut tall writing off")
  func tall() throws {
    // Lines of 28 points are 33.4 high by themselves; two vowels and a tone mark stand above a Thai letter.
    #expect(try found("Tea", points: 28, lines: 26) == [])
    let thai = try found("น้ำชาที่นี่", points: 28, lines: 26)
    #expect(thai.count == 1)
    #expect(thai.first?.contains("already at Large") == true, "\(thai)")
    #expect(thai.first?.contains("out of lines held to 26") == true, "\(thai)")
    // Lines that are as high as their font wants them are not held.
    #expect(try found("น้ำชาที่นี่", points: 28, lines: 60) == [])
    // Half of its height is too low for anything.
    #expect(try found("Tea", points: 28, lines: 14).count == 1)
  }
}
