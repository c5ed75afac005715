import DynamicTypeReport
import Foundation

extension JSONValue: Decodable {
  /// The value of JSON text; nil where it is none.
  init?(parsing text: Data) {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: text) else { return nil }
    self = value
  }

  package init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let value = try? single.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? single.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? single.decode(Double.self) {
      self = .number(value)
    } else if let value = try? single.decode(String.self) {
      self = .string(value)
    } else if let values = try? single.decode([JSONValue].self) {
      self = .array(values)
    } else {
      let members = try single.decode([String: JSONValue].self)
      self = .object(
        members.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: $0.value) })
    }
  }
}
