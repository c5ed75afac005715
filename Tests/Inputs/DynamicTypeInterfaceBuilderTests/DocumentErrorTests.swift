import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeResources
import Testing

@Suite("What cannot be read is refused with its place and a reason")
struct DocumentErrorTests {
  struct BadInput: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var expected: String

    init(_ name: String, _ text: String, _ expected: String) {
      (self.name, bytes, self.expected) = (name, Array(text.utf8), expected)
    }

    init(_ name: String, bytes: [UInt8], _ expected: String) {
      (self.name, self.bytes, self.expected) = (name, bytes, expected)
    }

    var testDescription: String { name }
  }

  static let good = TestDocument.xib("<view id=\"A\"><subviews><label id=\"B\"/></subviews></view>")
    .text

  /// Ten levels of ten references each: 10¹⁰ characters once expanded.
  static let bomb = """
    <?xml version="1.0"?>
    <!DOCTYPE document [
      <!ENTITY a "ha">
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
    ]>
    <document>&c;</document>
    """

  static let inputs: [BadInput] = [
    BadInput("an empty file", "", "f.xib:1:1: the file is empty"),
    BadInput("white space", " \n\n", "f.xib:1:1: nothing but white space"),
    BadInput("text", "hello", "f.xib:1:1: expected '<' as the first character of an XML file"),
    BadInput(
      "a PNG", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0],
      "f.xib:1:1: expected an Interface Builder document, found a PNG picture"),
    BadInput(
      "a Git LFS pointer", "version https://git-lfs.github.com/spec/v1\noid sha256:0\n",
      "f.xib:1:1: expected an Interface Builder document, found a Git LFS pointer; "
        + "run 'git lfs pull' first"),
    BadInput(
      "a compiled nib", "bplist00",
      "f.xib:1:1: expected an Interface Builder document, found "
        + "a binary property list, as compiled documents are"),
    BadInput(
      "a web page", "<html>\n</html>",
      "f.xib:1:1: expected an Interface Builder document, found <html>"),
    BadInput(
      "a Mac document", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
      "f.xib:1:1: a macOS document (com.apple.InterfaceBuilder3.Cocoa.XIB); "
        + "only those of iOS are laid out"),
    BadInput(
      "an Apple TV document", "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"/>",
      "f.xib:1:1: a document for AppleTV (com.apple.InterfaceBuilder.AppleTV.Storyboard); "
        + "only those of iOS are laid out"),
    BadInput(
      "a document of Xcode 4", "\n <archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      "f.xib:2:2: an Interface Builder document saved by Xcode 4 or earlier; "
        + "save it with a current Xcode"),
    BadInput(
      "an XML bomb", bomb,
      "f.xib:3:3: declares an entity; entities can expand without bound and are not read"),
    BadInput(
      "a document cut in a value", String(good.prefix(upTo: good.range(of: "B\"/>").lowerBound)),
      "f.xib:6:35: the file ends inside <subviews>, which line 6 opened"),
    BadInput(
      "tags that do not match", "<document>\n<a></b>\n</document>",
      "f.xib:2:8: not well-formed XML: Opening and ending tag mismatch: a line 2 and b"),
    BadInput(
      "an unknown entity", "<document>\n<a b=\"&foo;\"/></document>",
      "f.xib:2:12: not well-formed XML: Entity 'foo' not defined"),
    BadInput(
      "elements without end", String(repeating: "<a>", count: 100_000),
      "f.xib:1:3075: elements nest deeper than 1024"),
    BadInput(
      "a flood of attributes",
      "<document\n" + (0..<600).map { "a\($0)=\"\"" }.joined(separator: " ") + "/>",
      "f.xib:1:1: a tag has more than 512 attributes"),
    BadInput(
      "an encoding of the past", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document/>",
      "f.xib:1:1: encoding ISO-8859-1 is not read; save the document as UTF-8"),
  ]

  @Test("One clear message", arguments: inputs)
  func message(input: BadInput) {
    #expect(throws: DocumentError.self) {
      try loadInterfaceDocument(input.bytes, path: "f.xib")
    }
    do throws(DocumentError) {
      _ = try loadInterfaceDocument(input.bytes, path: "f.xib")
    } catch {
      #expect(error.description == input.expected)
    }
  }

  @Test(
    "The end of a CDATA section in a text is a mistake, wherever libxml2's buffer ends",
    arguments: [90, 99_000, 4_000_000])
  func endOfCharacterData(byteCount: Int) {
    for position in [0, byteCount / 2, byteCount - 1] {
      let text = String(repeating: "x", count: position) + "]]>"
      let rest = String(repeating: "y", count: byteCount - position)
      let bytes = Array("<document><a>\(text)\(rest)</a></document>".utf8)
      do throws(DocumentError) {
        _ = try loadInterfaceDocument(bytes, path: "f.xib")
        Issue.record("it was read")
      } catch {
        #expect(
          error.description == "f.xib:1:\(position + 14): "
            + "not well-formed XML: Sequence ']]>' not allowed in content")
      }
    }
  }

  @Test("Mistakes that follow each other, and tags that are longer than any chunk")
  func manyMistakes() {
    let floods = [
      "<document>\(String(repeating: "]]>", count: 400_000))</document>",
      "<document>\(String(repeating: "<a></b>", count: 100_000))</document>",
      "<document a=\"\(String(repeating: ">", count: 3_000_000))\"></a>",
      "<document>\(String(repeating: "&x;", count: 400_000))</document>",
    ]
    for flood in floods {
      #expect(throws: DocumentError.self) {
        try loadInterfaceDocument(Array(flood.utf8), path: "f.xib")
      }
    }
  }

  @Test("Every way to cut a document short is an error with a place, none a crash")
  func everyPrefix() {
    let bytes = Array(Self.good.utf8)
    let end = Self.good.utf8.count - 1  // the last line feed is not needed
    for count in 0..<end {
      do throws(DocumentError) {
        _ = try loadInterfaceDocument(Array(bytes.prefix(count)), path: "f.xib")
        Issue.record("a prefix of \(count) bytes was read")
      } catch {
        #expect(error.location.line > 0 && error.location.column > 0, "\(error)")
      }
    }
  }
}

extension String {
  /// Where a text first stands in this one; the end when it does not.
  fileprivate func range(of text: String) -> Range<String.Index> {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return endIndex..<endIndex
  }
}
