import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import Testing
import UIKitModel

@Suite("Documents in the languages of their tables")
struct LocalizedDocumentTests {
  @Test("A locale's texts replace the document's, by object id")
  func applied() throws {
    let document = TestDocument.storyboard([
      #"""
      <viewController title="C" id="one"><view key="view" id="v"><subviews>
        <label text="Label" id="l"/>
        <button id="b"><state key="normal" title="Button"/></button>
        <textField text="" placeholder="Field" id="f"/>
        <segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
        <tableView id="t" style="plain"><sections><tableViewSection headerTitle="H" footerTitle="F" id="sec"/></sections></tableView>
        <button id="cb"><buttonConfiguration key="configuration" style="plain" title="Conf"/></button>
      </subviews></view>
      <navigationItem key="navigationItem" title="Nav" id="n"/></viewController>
      """#
    ])
    let resources = DocumentResources(texts: [
      "pt": [
        "one.title": "c", "l.text": "etiqueta", "b.normalTitle": "botão", "f.placeholder": "campo",
        "s.segmentTitles[1]": "b", "sec.headerTitle": "h", "sec.footerTitle": "f",
        "n.title": "nave", "l.accessibilityLabel": "ouvir", "cb.configuration.title": "conf",
        "gone.text": "nowhere",
      ]
    ])
    func texts(_ locale: String) throws -> [String?] {
      let loaded = try document.load(LoadOptions(locale: locale), resources: resources)
      let scene = try #require(loaded.document.scenes.first)
      var found: [String?] = scene.elements.map { $0.text?.string }
      for element in scene.elements {
        if case .textInput(let input) = element.content { found.append(input.placeholder) }
        if case .segments(let segments) = element.content { found += segments.titles }
        if case .table(let table) = element.content {
          found += [table.sections.first?.headerTitle, table.sections.first?.footerTitle]
        }
      }
      return found + [
        scene.controller?.title, scene.controller?.navigationItem?.title,
        scene.elements[1].accessibilityLabel,
      ]
    }
    let portuguese: [String?] = [
      nil, "etiqueta", "botão", "", nil, nil, "conf", "campo", "A", "b", "h", "f", "c", "nave",
      "ouvir",
    ]
    #expect(try texts("pt") == portuguese)
    #expect(try texts("pt-BR") == portuguese)
    let own: [String?] = [
      nil, "Label", "Button", "", nil, nil, "Conf", "Field", "A", "B", "H", "F", "C", "Nav", nil,
    ]
    #expect(try texts("Base") == own)
    #expect(try texts("de") == own)
  }
}
