/// The tag of a script in ISO 15924, its four letters big-endian, as OpenType writes it.
public struct ScriptTag: Hashable, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The tag of four ASCII letters, such as "Latn".
  public init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4, "a script's tag has four letters")
    rawValue = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  public static let common = ScriptTag("Zyyy")
  public static let inherited = ScriptTag("Zinh")
  public static let latin = ScriptTag("Latn")
}
