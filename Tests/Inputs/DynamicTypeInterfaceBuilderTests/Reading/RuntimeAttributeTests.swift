import DynamicType
import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

@Suite("User-defined runtime attributes")
struct RuntimeAttributeTests {
  @Test("Runtime attributes that set layout or text take effect; all are kept")
  func runtimeAttributes() throws {
    let document = TestDocument.xib(
      #"""
      <label text="Old" numberOfLines="1" id="it">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="adjustsFontForContentSizeCategory" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="numberOfLines"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="text" value="New"/>
          <userDefinedRuntimeAttribute type="string" keyPath="maximumContentSizeCategory" value="UICTContentSizeCategoryXL"/>
          <userDefinedRuntimeAttribute type="color" keyPath="textColor"><color key="value" systemColor="systemRedColor"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="localizableString" value="some.key"/>
        </userDefinedRuntimeAttributes>
      </label>
      """#)
    let element = try #require(try document.element("it"))
    let attribute = "<userDefinedRuntimeAttribute "
    func location(_ keyPath: String) -> DynamicTypeModel.SourceLocation {
      ["boolean", "number", "string", "color"].map {
        document.place(attribute + "type=\"\($0)\" keyPath=\"\(keyPath)\"")
      }.min() ?? DynamicTypeModel.SourceLocation(path: "")
    }
    #expect(
      element.runtimeAttributes
        == [
          ("adjustsFontForContentSizeCategory", "boolean", "YES"), ("numberOfLines", "number", "3"),
          ("layer.cornerRadius", "number", "4.5"), ("text", "string", "New"),
          ("maximumContentSizeCategory", "string", "UICTContentSizeCategoryXL"),
          ("textColor", "color", "systemRedColor"), ("localizableString", "string", "some.key"),
        ].map {
          RuntimeAttribute(keyPath: $0.0, type: $0.1, value: $0.2, location: location($0.0))
        })
    var text = TextContent("New", location: location("text"))
    text.alignment = .left
    text.numberOfLines = 3
    text.adjustsFontForContentSizeCategory = true
    text.color = .system("systemRedColor")
    #expect(element.content == .label(text))
    #expect(element.cornerRadius == 4.5)
    #expect(element.contentSizeLimits == ContentSizeLimits(maximum: .extraLarge))
  }
}
