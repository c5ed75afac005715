import DynamicTypeModel

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects {
  /// The identifier of the project itself.
  let root: String
  private let objects: [String: OldStylePropertyList]

  init(_ bytes: [UInt8]) throws(ProjectError) {
    let list = try OldStylePropertyList(bytes)
    guard case .dictionary(let objects)? = list["objects"], let root = list["rootObject"]?.string,
      objects[root] != nil
    else {
      throw ProjectError(
        line: 1, column: 1, reason: "is not an Xcode project: it has no objects or no root object")
    }
    self.objects = objects
    self.root = root
  }

  /// The identifiers, ascending.
  var identifiers: [String] { objects.keys.sorted() }

  /// The name of an object's class; empty without one.
  func isa(_ identifier: String) -> String { text(identifier, "isa") ?? "" }

  func text(_ identifier: String, _ key: String) -> String? {
    objects[identifier]?[key]?.string
  }

  /// An attribute of an object; an empty array without it.
  subscript(identifier: String, key: String) -> OldStylePropertyList {
    objects[identifier]?[key] ?? .array([])
  }
}
