import DynamicType
import DynamicTypeModel

/// Texts: where the document has them, and how they are set.
extension SceneReader {
  /// A text property of an element: as localised, as a child or as an attribute.
  func string(_ property: String, of node: DocumentNode) -> (
    text: String, location: SourceLocation
  )? {
    let child = node.child(key: property)
    let isText = child.map { $0.name == "string" || $0.name == "mutableString" } ?? false
    let own: (text: String, location: SourceLocation)? =
      if isText, let child {
        (child.text, child.location)
      } else {
        node[property].map { ($0, node.location(of: property)) }
      }
    if let id = node.id, let localized = documentReader.texts["\(id).\(property)"] {
      return (limited(localized, of: node), own?.location ?? node.location)
    }
    return own.map { (limited(localized($0.text), of: node), $0.location) }
  }

  /// The document's own text, as a pseudo-locale has it.
  func localized(_ text: String) -> String { documentReader.pseudoLocale?.text(from: text) ?? text }

  /// More of a text is not laid out, in Unicode scalars: a novel has a million, and a screen a few hundred.
  static let longestText = 100_000

  /// A text up to ``longestText``, with a note where it is longer.
  private func limited(_ text: String, of node: DocumentNode) -> String {
    guard text.utf8.count > Self.longestText, text.unicodeScalars.count > Self.longestText else {
      return text
    }
    documentReader.report(
      UnknownElement.self,
      "a text of \(text.unicodeScalars.count) characters is not examined beyond the first "
        + "\(Self.longestText)", at: node, scene: sceneID)
    return String(text.unicodeScalars.prefix(Self.longestText))
  }

  /// A label's, field's or text view's text with everything that sets it.
  func readText(_ property: String, of node: DocumentNode) -> TextContent {
    let plain = string(property, of: node)
    var text = TextContent(plain?.text ?? "", location: plain?.location ?? node.location)
    text.font = node.child(key: "fontDescription").map(readFont)
    text.color = color(of: node, key: "textColor")
    text.alignment = value("textAlignment", of: node, default: .left)
    text.lineBreakMode = value("lineBreakMode", of: node, default: .tailTruncation)
    text.adjustsFontForContentSizeCategory =
      node.flag("adjustsFontForContentSizeCategory") ?? false
    if node.flag("usesAttributedText") == true,
      let attributed = node.child(key: "attributedText")
    {
      apply(attributed, to: &text)
    }
    return text
  }

  /// A font; of a style that is not known, which iOS draws in the system's, it is said.
  func readFont(_ node: DocumentNode) -> FontDescription {
    if let style = node["style"], TextStyle(rawName: style) == nil {
      documentReader.report(
        UnknownValue.self, "style=\"\(style)\" is no text style; the system font is used instead",
        at: node, scene: sceneID)
    }
    return FontDescription(node)
  }

  func readLabel(_ node: DocumentNode) -> TextContent {
    var text = readText("text", of: node)
    text.numberOfLines = node.integer("numberOfLines") ?? 1
    text.minimumScaleFactor = node.number("minimumScaleFactor") ?? 0
    text.minimumFontSize = node.number("minimumFontSize") ?? 0
    // Written as NO for a fixed size; absent with a minimum size or factor.
    text.adjustsFontSizeToFitWidth =
      node.flag("adjustsFontSizeToFit")
      ?? (text.minimumScaleFactor > 0 || text.minimumFontSize > 0)
    text.allowsTightening = node.flag("adjustsLetterSpacingToFitWidth") ?? false
    text.preferredMaxLayoutWidth = node.number("preferredMaxLayoutWidth") ?? 0
    text.shadow = labelShadow(node)
    return text
  }

  func readTextInput(_ node: DocumentNode) -> TextInputContent {
    var text = readText("text", of: node)
    text.minimumFontSize = node.number("minimumFontSize") ?? 0
    text.adjustsFontSizeToFitWidth =
      node.flag("adjustsFontSizeToFit") ?? (node.name == "textField" && text.minimumFontSize > 0)
    if node.name == "textView" {
      text.numberOfLines = 0
      text.lineBreakMode = .wordWrap
    }
    var content = TextInputContent(text: text)
    content.placeholder = string("placeholder", of: node)?.text
    content.borderStyle = value("borderStyle", of: node, default: .none)
    content.isEditable = node.flag("editable") ?? true
    content.isScrollEnabled = node.flag("scrollEnabled") ?? true
    content.clearButtonMode = value("clearButtonMode", of: node)
    content.isSecure = node.child(key: "textInputTraits")?.flag("secureTextEntry") ?? false
    if content.isSecure, node.name == "textField" { content.text.hideCharacters() }
    return content
  }
}

extension TextContent {
  /// A bullet for each character, as a field shows what nobody is to read over its user's shoulder.
  fileprivate mutating func hideCharacters() {
    string = String(repeating: "•", count: string.count)
    fragments = []
  }
}

// MARK: - Attributed text

extension SceneReader {
  /// Replaces a text by the fragments of an `attributedString` element.
  func apply(_ attributed: DocumentNode, to text: inout TextContent) {
    text.fragments = attributed.children.filter { $0.name == "fragment" }.map(readFragment)
    guard !text.fragments.isEmpty else { return }
    text.string = text.fragments.map(\.string).joined()
    text.location = attributed.location
    let first = text.fragments[0]
    text.font = first.font ?? text.font
    text.color = first.color ?? text.color
    text.alignment = first.alignment ?? text.alignment
  }

  private func readFragment(_ node: DocumentNode) -> TextFragment {
    var fragment = TextFragment(limited(localized(node.fragmentText), of: node))
    guard let attributes = node.child(named: "attributes") else { return fragment }
    fragment.font = attributes.child(key: "NSFont").map { FontDescription(attributedFont: $0) }
    fragment.color = color(of: attributes, key: "NSColor")
    fragment.kerning = attributes.child(key: "NSKern")?.number("value") ?? 0
    fragment.baselineOffset = attributes.child(key: "NSBaselineOffset")?.number("value") ?? 0
    fragment.superscript = number("NSSuperScript", of: attributes) ?? 0
    fragment.usesLigatures = number("NSLigature", of: attributes) != 0
    fragment.decoration = decoration(attributes)
    if let style = attributes.child(key: "NSParagraphStyle") { apply(style, to: &fragment) }
    return fragment
  }

  private func apply(_ style: DocumentNode, to fragment: inout TextFragment) {
    fragment.alignment = value("alignment", of: style, default: TextContent.Alignment.natural)
    fragment.writingDirection = value("baseWritingDirection", of: style, default: .natural)
    fragment.lineBreakMode = style["lineBreakMode"].flatMap { SceneReader.lineBreakModes[$0] }
    fragment.tighteningFactor = style.number("tighteningFactorForTruncation") ?? 0
    fragment.allowsTightening = style.flag("allowsDefaultTighteningForTruncation") ?? false
    fragment.lineSpacing = style.number("lineSpacing") ?? 0
    fragment.paragraphSpacing = style.number("paragraphSpacing") ?? 0
    fragment.lineHeightMultiple = style.number("lineHeightMultiple") ?? 0
    fragment.minimumLineHeight = style.number("minimumLineHeight") ?? 0
    fragment.maximumLineHeight = style.number("maximumLineHeight") ?? 0
    fragment.paragraphSpacingBefore = style.number("paragraphSpacingBefore") ?? 0
    fragment.firstLineHeadIndent = style.number("firstLineHeadIndent") ?? 0
    fragment.headIndent = style.number("headIndent") ?? 0
    fragment.tailIndent = style.number("tailIndent") ?? 0
    fragment.defaultTabInterval = style.number("defaultTabInterval") ?? 0
    fragment.hyphenationFactor = style.number("hyphenationFactor") ?? 0
    let tabs = style.child(named: "tabStops")?.children.filter { $0.name == "textTab" } ?? []
    fragment.tabStops = tabs.compactMap { tab in
      tab.number("location").map {
        TextFragment.TabStop(
          location: $0, alignment: value("alignment", of: tab, default: .natural))
      }
    }
  }

  /// The line break modes as paragraph styles name them.
  private static let lineBreakModes: [String: TextContent.LineBreakMode] = [
    "wordWrapping": .wordWrap, "charWrapping": .characterWrap, "clipping": .clip,
    "truncatingHead": .headTruncation, "truncatingTail": .tailTruncation,
    "truncatingMiddle": .middleTruncation,
  ]
}

extension FontDescription {
  /// Reads the `font` of a fragment's attributes, which Interface Builder keeps as a Mac font.
  init(attributedFont node: DocumentNode) {
    let meta = node["metaFont"]
    let size = node.number("size") ?? FontDescription.macSizes[meta ?? ""] ?? 13
    let face: Face =
      if let name = node["name"] {
        Face(postScriptName: name, family: node["family"])
      } else {
        .system(weight: meta == "systemBold" ? .bold : .regular, isItalic: false)
      }
    self.init(face: face, pointSize: size, location: node.location)
  }

  /// Sizes in points of the Mac's own fonts, by the names that documents have for them.
  ///
  /// Source: AppKit's `NSFont.systemFontSize`, `smallSystemFontSize`, `labelFontSize` and the default
  /// sizes of `menuFont(ofSize:)` and its siblings.
  /// Evidence: E-font-sizes-mac.
  private static let macSizes: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "label": 10, "menu": 14, "message": 13, "toolTip": 11, "titleBar": 13, "user": 12,
    "controlContent": 12, "cellTitle": 12,
  ]
}
