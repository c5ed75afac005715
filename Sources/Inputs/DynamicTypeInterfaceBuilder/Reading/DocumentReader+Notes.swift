import DynamicTypeModel
import DynamicTypeResources
import UIKitModel

extension DocumentReader {
  /// The lines of *Notes* fields that begin with `dynamictype:`, in document order.
  ///
  /// Xcode saves the field of an element as an attributed text in it whose key is `userComments`.
  func readNotes() -> [DocumentNote] {
    guard let name = tree.xml.names.firstIndex(of: "attributedString") else { return [] }
    return tree.xml.nodes.indices.filter { Int(tree.xml.nodes[$0].name) == name }
      .map { DocumentNode(document: tree, index: $0) }
      .filter { $0.key == "userComments" }
      .flatMap(notes(in:))
  }

  private func notes(in comments: DocumentNode) -> [DocumentNote] {
    guard let element = comments.parent else { return [] }
    let end = tree.xml.lines.position(at: tree.xml.extent(of: element.index).upperBound)
    let extent =
      element.location..<SourceLocation(path: path, line: end.line, column: end.column)
    return comments.attributedText.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix(Self.addressee) else { return nil }
      return DocumentNote(
        text: String(words.dropFirst(Self.addressee.count)), location: comments.location,
        extent: extent)
    }
  }

  private static let addressee = "dynamictype:"
}

extension DocumentNode {
  /// The text of an `attributedString`, without its attributes.
  fileprivate var attributedText: String {
    children.filter { $0.name == "fragment" }.map(\.fragmentText).joined()
  }

  /// The text of a `fragment` of an `attributedString`: an attribute, or an element where it has line breaks.
  var fragmentText: String { child(key: "content")?.text ?? self["content"] ?? "" }
}
