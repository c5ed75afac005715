import Foundation

extension String {
  /// The order of two texts as a reader's language has it; nil where languages, or versions of the system, may differ.
  ///
  /// Texts of Latin letters without accents, digits and spaces alone: all languages that are written so put spaces before
  /// digits and digits before letters. Case counts last.
  ///
  /// Source: the root collation of CLDR.
  func readersOrder(
    _ other: String, byNumbers: Bool, ignoringCase: Bool
  ) -> ComparisonResult? {
    if self == other { return .orderedSame }
    guard isPlain, other.isPlain else { return nil }
    let options: CompareOptions = byNumbers ? [.caseInsensitive, .numeric] : .caseInsensitive
    let order = compare(other, options: options)
    if order != .orderedSame || ignoringCase { return order }
    // Small letters come first.
    for (one, two) in zip(self, other) where one != two {
      guard one.lowercased() == two.lowercased() else { return nil }
      return one.isLowercase ? .orderedAscending : .orderedDescending
    }
    return nil
  }

  private var isPlain: Bool {
    utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "):
        true
      default: false
      }
    }
  }
}
