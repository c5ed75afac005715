import DynamicType
import DynamicTypeModel

extension SceneReader {
  func readButton(_ node: DocumentNode) -> ButtonContent {
    let state = node.child(key: "normal")
    var button = ButtonContent(
      buttonType: value("buttonType", of: node, default: .custom),
      title: readTitle(of: node, state: state))
    button.isPrimary = node["role"] == "primary"
    if let state {
      let image = readImage(of: state, attribute: "image")
      if image.name != nil { button.image = image }
      let background = readImage(of: state, attribute: "backgroundImage")
      if background.name != nil { button.backgroundImage = background }
    }
    button.contentEdgeInsets = readContentEdgeInsets(of: node)
    button.titleEdgeInsets = EdgeInsets(node.child(key: "titleEdgeInsets")) ?? .zero
    button.imageEdgeInsets = EdgeInsets(node.child(key: "imageEdgeInsets")) ?? .zero
    button.horizontalAlignment = value(
      "contentHorizontalAlignment", of: node, default: .center)
    button.verticalAlignment = value("contentVerticalAlignment", of: node, default: .center)
    if let configuration = node.child(key: "configuration") {
      apply(configuration, of: node, to: &button)
    }
    return button
  }

  /// Insets that are all written as 0 leave the default; the smallest number above 0, which Xcode
  /// writes for a zero that was asked for, replaces it.
  private func readContentEdgeInsets(of node: DocumentNode) -> EdgeInsets? {
    guard let inset = node.child(key: "contentEdgeInsets") else { return nil }
    let isSet = ["minX", "minY", "maxX", "maxY"].contains { name in
      (inset[name].flatMap { Double($0) } ?? 0) != 0
    }
    return isSet ? EdgeInsets(inset) : nil
  }

  private func readTitle(of node: DocumentNode, state: DocumentNode?) -> TextContent {
    let plain = state.flatMap { string("title", of: $0) }
    let localized = node.id.flatMap { documentReader.texts["\($0).normalTitle"] }
    var title = TextContent(
      localized ?? plain?.text ?? "", location: plain?.location ?? node.location)
    title.font = node.child(key: "fontDescription").map(readFont)
    title.color = state.flatMap { color(of: $0, key: "titleColor") }
    title.lineBreakMode = value("lineBreakMode", of: node, default: .middleTruncation)
    title.alignment = .center
    if let attributed = state?.child(key: "attributedTitle") { apply(attributed, to: &title) }
    return title
  }

  /// A button configuration replaces the title and the image of the normal state, which is there for
  /// systems before iOS 15: without a title of its own it shows none.
  ///
  /// Source: a recorded frame of a button with an image alone; `title(for:)` gives nil for configured
  /// buttons of documents (stackoverflow.com/questions/71257406).
  /// Evidence: E-button-configuration-nil-title, E-button-image-configured.
  private func apply(
    _ node: DocumentNode, of owner: DocumentNode, to button: inout ButtonContent
  ) {
    var configuration = ButtonConfiguration(style: value("style", of: node, default: .plain))
    let localizedSubtitle = owner.id.flatMap {
      documentReader.texts["\($0).configuration.subtitle"]
    }
    configuration.subtitle = localizedSubtitle ?? string("subtitle", of: node)?.text
    configuration.contentInsets =
      EdgeInsets(node.child(key: "contentInsets"))
      ?? EdgeInsets(node.child(key: "directionalContentInsets"))
    configuration.imagePadding = node.number("imagePadding") ?? 0
    if let padding = node.number("titlePadding") { configuration.titlePadding = padding }
    configuration.imagePlacement = value("imagePlacement", of: node, default: .leading)
    configuration.cornerStyle = value("cornerStyle", of: node)
    configuration.baseBackgroundColor = color(of: node, key: "baseBackgroundColor")
    configuration.buttonSize = value("buttonSize", of: node)
    configuration.titleAlignment = value("titleAlignment", of: node)
    button.configuration = configuration
    applyTitle(of: node, owner: owner, to: &button.title)
    let image = readImage(of: node, attribute: "image")
    if image.name != nil { button.image = image }
  }

  private func applyTitle(
    of node: DocumentNode, owner: DocumentNode, to title: inout TextContent
  ) {
    let own = string("title", of: node)
    title.string = own?.text ?? ""
    title.fragments = []
    title.location = own?.location ?? title.location
    if let id = owner.id, let localized = documentReader.texts["\(id).configuration.title"] {
      title.string = localized
    }
    if let font = node.child(key: "titleFontDescription") { title.font = readFont(font) }
    if let color = color(of: node, key: "baseForegroundColor") { title.color = color }
    if let attributed = node.child(key: "attributedTitle") { apply(attributed, to: &title) }
  }
}

extension FontDescription {
  /// Reads the font of a symbol configuration: a text style, or a size with a weight.
  init?(symbolConfiguration node: DocumentNode) {
    if let style = node["textStyle"].flatMap({ TextStyle(rawName: $0) }) {
      self.init(face: .textStyle(style), pointSize: 0, location: node.location)
    } else if let size = node.number("pointSize") {
      let weight = node["weight"].flatMap { FontWeight(name: $0) } ?? .regular
      self.init(
        face: .system(weight: weight, isItalic: false), pointSize: size, location: node.location)
    } else {
      return nil
    }
  }
}
