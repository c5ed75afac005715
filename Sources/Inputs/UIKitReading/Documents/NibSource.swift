import UIKitModel

/// Finds the xibs that code loads by their names.
package protocol NibSource: Sendable {
  /// The names of all, without their endings, ascending.
  var names: [String] { get }

  /// The top-level views of one as it is on a device in a locale; none where there is no such file, or it cannot be read.
  func scenes(ofNib name: String, in surroundings: ReadingSurroundings) -> [Scene]
}
