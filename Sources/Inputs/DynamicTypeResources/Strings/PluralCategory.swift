/// The form of a text that goes with a number.
///
/// Source: Unicode CLDR, Language Plural Rules, cardinal numbers without a fraction.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// The form that goes with a whole number in a language.
  ///
  /// - Parameter locale: A language tag; what follows the language makes no difference here, but for
  ///   Portuguese of Portugal, which CLDR lists by itself.
  package init(of number: Int, locale: String) {
    let tag = locale.lowercased()
    let language = tag.prefix { $0 != "-" && $0 != "_" }
    let count = number.magnitude
    switch language {
    case "ja", "ko", "zh", "th", "vi", "id", "ms", "lo", "my", "yue": self = .other
    case "fr", "hy", "hi", "fa", "am", "bn", "gu", "kn", "zu": self = count < 2 ? .one : .other
    case "pt" where !tag.hasPrefix("pt-pt"): self = count < 2 ? .one : .other
    case "ru", "uk", "be": self = Self.eastSlavic(count)
    case "sr", "hr", "bs": self = Self.southSlavic(count)
    case "pl": self = Self.polish(count)
    case "cs", "sk": self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "ar": self = Self.arabic(count)
    case "he", "iw": self = count == 1 ? .one : count == 2 ? .two : .other
    case "lt": self = Self.lithuanian(count)
    case "lv": self = Self.latvian(count)
    case "ro", "mo": self = Self.romanian(count)
    case "sl": self = Self.slovenian(count)
    default: self = count == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ count: UInt) -> Self {
    let isTeen = (11...14).contains(count % 100)
    if count % 10 == 1, !isTeen { return .one }
    return (2...4).contains(count % 10) && !isTeen ? .few : .many
  }

  private static func southSlavic(_ count: UInt) -> Self {
    let category = eastSlavic(count)
    return category == .many ? .other : category
  }

  private static func polish(_ count: UInt) -> Self {
    if count == 1 { return .one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? .few : .many
  }

  private static func arabic(_ count: UInt) -> Self {
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      (3...10).contains(count % 100) ? .few : (11...99).contains(count % 100) ? .many : .other
    }
  }

  private static func lithuanian(_ count: UInt) -> Self {
    let isTeen = (11...19).contains(count % 100)
    if count % 10 == 1, !isTeen { return .one }
    return (2...9).contains(count % 10) && !isTeen ? .few : .other
  }

  private static func latvian(_ count: UInt) -> Self {
    if count % 10 == 0 || (11...19).contains(count % 100) { return .zero }
    return count % 10 == 1 ? .one : .other
  }

  private static func romanian(_ count: UInt) -> Self {
    if count == 1 { return .one }
    return count == 0 || (1...19).contains(count % 100) ? .few : .other
  }

  private static func slovenian(_ count: UInt) -> Self {
    switch count % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }
}
