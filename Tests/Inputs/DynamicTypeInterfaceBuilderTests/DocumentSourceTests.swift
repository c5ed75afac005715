import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing

@Suite("Places of elements and attributes, and the edits that change them")
struct DocumentSourceTests {
  static let text = """
    <?xml version="1.0"?>
    <!-- <label id="a" text="not this one"> -->
    <view id='v' note="a > b">
      <label text="Grüße &amp; mehr"
             id="a"   />
      <collectionViewCell id="c"><view key="contentView" opaque="NO"></view ></collectionViewCell>
    </view>
    """

  private func source() throws -> DocumentSource {
    try DocumentSource(Array(Self.text.utf8), path: "f.xib")
  }

  @Test("Start tags and whole elements")
  func ranges() throws {
    let source = try source()
    func text(_ range: Range<Int>?) -> String? { range.map { source.text($0) } }
    #expect(text(source.startTag(ofElement: "v")) == #"<view id='v' note="a > b">"#)
    #expect(
      text(source.startTag(ofElement: "a"))
        == "<label text=\"Grüße &amp; mehr\"\n         id=\"a\"   />")
    #expect(
      text(source.startTag(ofElement: "c#contentView")) == #"<view key="contentView" opaque="NO">"#)
    #expect(
      text(source.extent(ofElement: "c#contentView"))
        == #"<view key="contentView" opaque="NO"></view >"#)
    #expect(text(source.extent(ofElement: "a")) == text(source.startTag(ofElement: "a")))
    #expect(source.startTag(ofElement: "nobody") == nil)
    #expect(source.startTag(ofElement: "c#footer") == nil)
  }

  @Test("Attributes, as they are written and as they are read")
  func attributes() throws {
    let source = try source()
    let attribute = try #require(source.attribute("text", ofElement: "a"))
    #expect(source.text(attribute.name) == "text")
    #expect(source.text(attribute.value) == "Grüße &amp; mehr")
    #expect(source.value(of: "text", ofElement: "a") == "Grüße & mehr")
    let place = source.location(at: attribute.value.upperBound)
    // Four more bytes than characters before it on the line: ü and ß have two each.
    #expect(place == DynamicTypeModel.SourceLocation(path: "f.xib", line: 4, column: 34))
    #expect(source.attribute("title", ofElement: "a") == nil)
  }

  @Test(
    "Edits put in, replace and take away",
    arguments: [
      ("a", "numberOfLines", "0", #"id="a" numberOfLines="0"   />"#),
      ("a", "text", "<\"&\n", #"text="&lt;&quot;&amp;&#10;""#),
      ("v", "opaque", "NO", #"note="a > b" opaque="NO">"#),
      ("c#contentView", "opaque", "YES", #"opaque="YES""#),
    ])
  func setting(id: String, attribute: String, value: String, expected: String) throws {
    let edit = try #require(try source().edit(setting: attribute, to: value, ofElement: id))
    let edited = apply(edit)
    #expect(edited.contains(expected), "\(edited)")
    let again = try DocumentSource(Array(edited.utf8), path: "f.xib")
    #expect(again.value(of: attribute, ofElement: id) == value)
  }

  @Test("An attribute is removed with the space before it")
  func removing() throws {
    let edit = try #require(try source().edit(removing: "text", ofElement: "a"))
    #expect(apply(edit).contains("<label\n         id=\"a\"   />"))
  }

  @Test("What size classes vary has no edit, which would hold for some alone")
  func variations() throws {
    let source = try DocumentSource(
      Array(
        """
        <label id="a" numberOfLines="2">
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <variation key="widthClass=regular" numberOfLines="1">
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </variation>
        </label>
        """.utf8), path: "f.xib")
    let font = "a#fontDescription"
    #expect(source.edit(setting: "style", to: "body", ofElement: font) == nil)
    #expect(source.edit(removing: "pointSize", ofElement: font) == nil)
    #expect(source.edit(setting: "numberOfLines", to: "0", ofElement: "a") == nil)
    #expect(source.edit(setting: "opaque", to: "NO", ofElement: "a") != nil)
  }

  @Test("UTF-16 is read, but not edited")
  func utf16() throws {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in Self.text.replacing("1.0\"", with: "1.0\" encoding=\"UTF-16\"").utf16 {
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let source = try DocumentSource(bytes, path: "f.xib")
    #expect(source.value(of: "text", ofElement: "a") == "Grüße & mehr")
    #expect(source.edit(setting: "text", to: "x", ofElement: "a") == nil)
  }

  private func apply(_ edit: FixIt.Edit) -> String {
    var bytes = Array(Self.text.utf8)
    bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}
