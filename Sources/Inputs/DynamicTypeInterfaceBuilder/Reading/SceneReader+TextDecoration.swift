import DynamicTypeModel

/// What is drawn with letters: attributes under the keys of `NSAttributedString`.
extension SceneReader {
  /// A whole number among a fragment's attributes, which documents write as `integer` or `real`.
  func number(_ key: String, of attributes: DocumentNode) -> Int? {
    attributes.child(key: key)?.number("value").flatMap { Int(exactly: $0.rounded()) }
  }

  func decoration(_ attributes: DocumentNode) -> TextDecoration {
    var decoration = TextDecoration()
    decoration.background = color(of: attributes, key: "NSBackgroundColor")
    decoration.underline = number("NSUnderline", of: attributes).flatMap(LineStyle.init(rawValue:))
    decoration.underlineColor = color(of: attributes, key: "NSUnderlineColor")
    decoration.strikethrough = number("NSStrikethrough", of: attributes)
      .flatMap(LineStyle.init(rawValue:))
    decoration.strikethroughColor = color(of: attributes, key: "NSStrikethroughColor")
    decoration.shadow = attributes.child(key: "NSShadow").map(shadow)
    return decoration
  }

  /// A shadow, spelt as documents spell those of views on the Mac: none with one of text is known.
  private func shadow(_ node: DocumentNode) -> TextShadow {
    let offset = node.child(key: "offset")
    return TextShadow(
      offset: Point(x: offset?.number("width") ?? 0, y: offset?.number("height") ?? 0),
      blurRadius: max(node.number("blurRadius") ?? 0, 0), color: color(of: node, key: "color"))
  }

  /// A label's own shadow, which it casts only where it has a colour.
  ///
  /// Source: Apple, `UILabel.shadowColor` (no shadow by default) and `shadowOffset` (0, -1 by default).
  /// Evidence: E-label-shadow.
  func labelShadow(_ node: DocumentNode) -> TextShadow? {
    guard let color = color(of: node, key: "shadowColor") else { return nil }
    let offset = node.child(key: "shadowOffset")
    return TextShadow(
      offset: Point(x: offset?.number("width") ?? 0, y: offset?.number("height") ?? -1),
      color: color)
  }
}
