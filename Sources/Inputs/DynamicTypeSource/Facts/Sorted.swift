/// A set that is kept in ascending order: the same facts are the same bytes.
@propertyWrapper
package struct Sorted<Element: Codable & Comparable & Hashable & Sendable>: Hashable, Sendable {
  package var wrappedValue: Set<Element>

  package init(wrappedValue: Set<Element>) { self.wrappedValue = wrappedValue }
}

extension Sorted: Codable {
  package init(from decoder: any Decoder) throws {
    wrappedValue = Set(try [Element](from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try wrappedValue.sorted().encode(to: encoder)
  }
}
