/// The name of a language, such as `th` or `zh-Hant` (BCP 47).
///
/// Tags that differ in case alone are equal.
public struct LanguageTag: Sendable {
  /// The tag as it was given.
  public let identifier: String

  /// A language by its tag.
  public init(_ identifier: String) {
    self.identifier = identifier
  }

  /// The first part of the tag: the language without script and region, in lower case.
  public var languageCode: String {
    let end = folded.firstIndex { $0 == UInt8(ascii: "-") } ?? folded.endIndex
    return String(decoding: folded[..<end], as: UTF8.self)
  }

  /// The bytes of the tag in lower case, which compare without Unicode tables.
  private var folded: [UInt8] {
    identifier.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "_"): UInt8(ascii: "-")
      default: byte
      }
    }
  }
}

extension LanguageTag: Hashable {
  public static func == (lhs: LanguageTag, rhs: LanguageTag) -> Bool { lhs.folded == rhs.folded }

  public func hash(into hasher: inout Hasher) { hasher.combine(folded) }
}

extension LanguageTag: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}
