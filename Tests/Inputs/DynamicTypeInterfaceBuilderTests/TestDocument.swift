import DynamicTypeInterfaceBuilder
import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

/// A small document of a test's own, and where things stand in its text.
struct TestDocument {
  var text: String
  var path = "Test.xib"

  /// A xib around some top-level views.
  static func xib(device: String = #"<device id="retina4_7"/>"#, _ body: String) -> TestDocument {
    TestDocument(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="15505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES">
            \(device)
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        \(body)
            </objects>
        </document>

        """)
  }

  /// A storyboard around the objects of one scene each, and its resources.
  static func storyboard(
    device: String = #"<device id="retina6_1" orientation="portrait" appearance="light"/>"#,
    _ scenes: [String], resources: String = ""
  ) -> TestDocument {
    let body = scenes.map { "<scene sceneID=\"s\"><objects>\n\($0)\n</objects></scene>" }
    return TestDocument(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701.5" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
        useTraitCollections="YES" useSafeAreas="YES" initialViewController="one">
        \(device)
        <scenes>
        \(body.joined(separator: "\n"))
        </scenes>
        <resources>\(resources)</resources>
        </document>

        """, path: "Test.storyboard")
  }

  func load(
    _ options: LoadOptions = LoadOptions(), resources: DocumentResources = DocumentResources()
  ) throws(DocumentError) -> LoadedDocument {
    try loadInterfaceDocument(Array(text.utf8), path: path, options: options, resources: resources)
  }

  /// The elements of the first scene.
  func elements() throws(DocumentError) -> [Element] {
    try load().document.scenes.first?.elements ?? []
  }

  /// The first element of the first scene with that id.
  func element(_ id: String) throws -> Element? { try elements().first { $0.id == id } }

  /// Where a marker stands in the text, counted character by character.
  func place(_ marker: String) -> SourceLocation {
    let bytes = Array(text.utf8)
    let wanted = Array(marker.utf8)
    var (line, column) = (1, 1)
    for index in bytes.indices {
      if bytes[index...].starts(with: wanted) { break }
      if bytes[index] == UInt8(ascii: "\n") { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return SourceLocation(path: path, line: line, column: column)
  }
}

extension Element {
  /// Its text: that of a label, a button, a field.
  var text: TextContent? {
    switch content {
    case .label(let text): text
    case .button(let button): button.title
    case .textInput(let input): input.text
    default: nil
    }
  }
}
