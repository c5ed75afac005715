import DynamicType
import DynamicTypeModel
import UIKitModel

/// Cells with a `UIListContentConfiguration`, which shows its texts in views of its own.
extension SceneReader {
  /// The views of a content configuration, which the document does not have.
  typealias ListContent = (text: ElementIndex?, detail: ElementIndex?, image: ElementIndex?)

  /// Adds them below the content view that was read last, as those of a built-in style are.
  ///
  /// Each has the path of its property as its id, and the configuration's place.
  func addListContent(to content: ElementIndex) {
    guard elements[content.rawValue].kind == .tableViewCellContentView,
      let cell = elements[content.rawValue].parent.map({ nodes[$0.rawValue] }),
      let configuration = cell.child(key: "contentConfiguration"),
      nodes[content.rawValue].children(in: "subviews").isEmpty
    else { return }
    let image = readImage(of: configuration, attribute: "image")
    let path = "\(cell.id ?? "cell@\(cell.location.line)").contentConfiguration"
    func add(_ property: String, _ kind: ElementKind, _ shown: ElementContent) -> ElementIndex {
      var element = Element(
        id: "\(path).\(property)", kind: kind, elementName: configuration.name,
        location: configuration.location)
      element.parent = content
      element.content = shown
      elements.append(element)
      nodes.append(configuration)
      return ElementIndex(elements.count - 1)
    }
    func label(_ property: String, _ style: TextStyle) -> ElementIndex? {
      text(property, of: configuration, path: path, style).map {
        add(property, .label, .label($0))
      }
    }
    listContents[cell.index] = (
      text: label("text", .body), detail: label("secondaryText", .caption1),
      image: image.name == nil ? nil : add("image", .imageView, .image(image))
    )
  }

  /// A text that grows with the reader's size and takes as many lines as it needs.
  ///
  /// Source: Apple, `UIListContentConfiguration.TextProperties`. The second text's style is that of
  /// built-in subtitles; no document of 430 has one.
  /// Evidence: E-list-content.
  private func text(
    _ property: String, of node: DocumentNode, path: String, _ style: TextStyle
  ) -> TextContent? {
    let own = string(property, of: node)
    let localized = documentReader.texts["\(path).\(property)"]
    guard let string = localized ?? own?.text, !string.isEmpty else { return nil }
    var text = TextContent(string, location: own?.location ?? node.location)
    text.font = FontDescription(face: .textStyle(style), pointSize: 0, location: node.location)
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = true
    return text
  }
}
