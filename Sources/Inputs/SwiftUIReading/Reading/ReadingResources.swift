import DynamicTypeModel
import DynamicTypeResources

/// What an app's folders hold besides its code, as far as view code asks for it.
package protocol ReadingResources: Sendable {
  /// A text of a string table; nil where no table has the key.
  ///
  /// - Parameters:
  ///   - table: Nil for `Localizable`.
  ///   - locale: A language tag, or `Base` for the language of development.
  ///   - path: The source that asks: of several tables the one nearest to it counts.
  func localizedText(
    for key: String, table: String?, locale: String, near path: String
  ) -> LocalizedText?

  /// The key of a table that a symbol stands for which a program makes of its keys.
  ///
  /// - Parameter table: Nil for `Localizable`.
  func textKey(ofSymbol symbol: String, table: String?, near path: String) -> String?

  /// The natural size of an image of an asset catalogue, in points.
  func imageSize(_ name: String, near path: String) -> Size?

  /// What an image of an asset catalogue shows; nil where nobody can draw its file.
  func imageFile(_ name: String, near path: String) -> ImageFile?

  /// A colour of an asset catalogue.
  func color(_ name: String, near path: String) -> ColorValue?

  /// The image that Xcode's generated symbol stands for.
  func imageName(ofSymbol symbol: String, near path: String) -> String?

  /// The colour that Xcode's generated symbol stands for.
  func colorName(ofSymbol symbol: String, near path: String) -> String?
}

/// The tables and catalogues of an app's folders.
extension AppResources: ReadingResources {
  package func localizedText(
    for key: String, table: String?, locale: String, near path: String
  ) -> LocalizedText? {
    text(for: key, table: table, locale: locale, near: path)
  }
}

/// The resources of an app that has none.
package struct NoResources: ReadingResources {
  package init() {}

  package func localizedText(
    for key: String, table: String?, locale: String, near path: String
  ) -> LocalizedText? { nil }

  package func textKey(ofSymbol symbol: String, table: String?, near path: String) -> String? {
    nil
  }

  package func imageSize(_ name: String, near path: String) -> Size? { nil }

  package func imageFile(_ name: String, near path: String) -> ImageFile? { nil }

  package func color(_ name: String, near path: String) -> ColorValue? { nil }

  package func imageName(ofSymbol symbol: String, near path: String) -> String? { nil }

  package func colorName(ofSymbol symbol: String, near path: String) -> String? { nil }
}
