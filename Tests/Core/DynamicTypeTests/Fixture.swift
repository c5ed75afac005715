import Foundation

/// Reads a file of the `Fixtures` folder beside this one.
func fixture<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  let data = try Data(contentsOf: folder.appending(path: name))
  return try JSONDecoder().decode(type, from: data)
}
