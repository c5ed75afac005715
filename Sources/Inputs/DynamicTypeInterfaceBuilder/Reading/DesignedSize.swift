/// The intrinsic size of a view of an app's own class, which Xcode ran at design time (`designables`).
struct DesignedSize {
  /// In points; nil along an axis that the class leaves open, written as -1.
  var width: Double?
  var height: Double?

  /// The sizes that a document lists, by the ids of their views.
  static func read(_ root: DocumentNode) -> [String: DesignedSize] {
    var sizes: [String: DesignedSize] = [:]
    for node in root.children(in: "designables") {
      guard let name = node["name"], let size = node.child(key: "intrinsicContentSize") else {
        continue
      }
      sizes[name] = DesignedSize(
        width: length("width", of: size), height: length("height", of: size))
    }
    return sizes
  }

  private static func length(_ attribute: String, of size: DocumentNode) -> Double? {
    size.number(attribute).flatMap { $0 >= 0 ? $0 : nil }
  }
}
