extension Prelude {
  /// Identifiers: each new one differs from all others, and nobody knows what it is.
  static let identifiers = """
    struct UUID: Hashable, CustomStringConvertible {
      let uuidString: String
      private let number: Int
      init() {
        uuidString = NativeUnknown("UUID().uuidString", String.self)
        number = NativeIdentifier(nil)
      }
      init?(uuidString text: String) {
        guard let text = NativeUUIDText(text) else { return nil }
        uuidString = text
        number = NativeIdentifier(text)
      }
      var description: String { uuidString }
      static func == (one: UUID, other: UUID) -> Bool { one.number == other.number }
      func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }
    """
}
