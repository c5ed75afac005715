/// Where a file hands what it names to a function, keeps it elsewhere or gives it back.
package struct HandedName: Codable, Hashable, Sendable {
  package var name: String
  /// UTF-8 offset.
  package var offset: Int
}
