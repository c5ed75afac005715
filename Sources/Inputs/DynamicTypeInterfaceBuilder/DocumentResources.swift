import DynamicTypeModel

/// What the files around a document add to it: texts by locale, sizes of images, colours.
package struct DocumentResources: Hashable, Sendable {
  /// Texts by locale, then by key, such as `2Nb-oR-Y3x.title`.
  package var texts: [String: [String: String]]
  /// Natural sizes of images by name, in points.
  package var imageSizes: [String: Size]
  package var colors: [String: ColorValue]
  /// Pictures by name.
  package var imageFiles: [String: ImageFile] = [:]

  package init(
    texts: [String: [String: String]] = [:], imageSizes: [String: Size] = [:],
    colors: [String: ColorValue] = [:]
  ) {
    self.texts = texts
    self.imageSizes = imageSizes
    self.colors = colors
  }
}

extension DocumentResources {
  /// The locales with texts of their own, ascending.
  package var locales: [String] { texts.keys.sorted() }

  /// Whether some table has texts of a locale, or of its language.
  package func hasTexts(for locale: String) -> Bool {
    PseudoLocale(locale) != nil || !texts(for: locale).isEmpty
  }

  /// The texts of a locale, or of the language alone when the region or script has none.
  ///
  /// `pt-BR` finds `pt-BR`, then `pt`; `Base` finds what a table for the base has, mostly nothing.
  func texts(for locale: String) -> [String: String] {
    if let pseudo = PseudoLocale(locale) {
      return texts(for: "en").mapValues(pseudo.text(from:))
    }
    var tag = locale[...]
    while true {
      if let found = texts[String(tag)] { return found }
      guard let separator = tag.lastIndex(where: { $0 == "-" || $0 == "_" }) else { return [:] }
      tag = tag[..<separator]
    }
  }
}
