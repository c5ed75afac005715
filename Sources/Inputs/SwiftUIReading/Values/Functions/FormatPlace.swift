import Foundation

/// `%1$@`, `%lld`, `%02d`, `%.2f` in a format.
///
/// Source: The Open Group Base Specifications, `fprintf`; `@` is Foundation's.
struct FormatPlace {
  /// Which argument it takes, counted from 1; nil for the next one.
  var number: Int?
  private var width = 0
  private var decimals: Int?
  private var padsWithZeros = false
  private var isLeading = false
  private var hasPlus = false
  private var letter: Character = "@"

  /// Takes the place off the front of a text that follows a `%`; nil where there is none.
  init?(_ rest: inout Substring) {
    var ahead = rest
    var digits = ""
    while let next = ahead.popFirst() {
      switch next {
      case "0" where digits.isEmpty && decimals == nil: padsWithZeros = true
      case "0"..."9": digits.append(next)
      case "$":
        // Of more arguments than there are places in any call, none is there.
        number = min(Int(digits) ?? .max, 1_000_000)
        digits = ""
      case ".":
        width = Int(digits) ?? 0
        digits = ""
        decimals = 0
      case "-": isLeading = true
      case "+": hasPlus = true
      case "l", "h", "q", "z", " ", "#", "'": break
      case "@", "d", "i", "u", "f", "s", "x", "X", "g", "e", "c", "D", "U", "o", "F":
        if decimals != nil { decimals = Int(digits) ?? 0 } else { width = Int(digits) ?? 0 }
        letter = next
        rest = ahead
        return
      default: return nil
      }
    }
    return nil
  }

  /// What a value shows in this place.
  ///
  /// - Parameter text: The value as it is written by itself.
  func shown(_ text: StringValue, _ value: Value) -> [StringValue.Piece] {
    guard case .number(let number, let isInteger) = value.readable else { return text.pieces }
    switch letter {
    case _ where !number.isFinite: return Placeholder.pieces(for: Unknown("a number without end"))
    case "f", "F": return [.text(padded(Self.fixed(number, decimals ?? 6)))]
    case "d", "i", "u", "D", "U": return [.text(padded("\(Int(clamping: number))"))]
    case "x" where isInteger && number >= 0:
      return [.text(padded(String(Int(clamping: number), radix: 16)))]
    case "X" where isInteger && number >= 0:
      return [.text(padded(String(Int(clamping: number), radix: 16, uppercase: true)))]
    case "@", "s": return text.pieces
    default: return Placeholder.pieces(for: Unknown("a number in the format %\(letter)"))
    }
  }

  private func padded(_ digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : hasPlus ? "+" : ""
    let rest = digits.hasPrefix("-") ? String(digits.dropFirst()) : digits
    let missing = max(0, min(width, 100) - sign.count - rest.count)
    if isLeading { return sign + rest + String(repeating: " ", count: missing) }
    return padsWithZeros
      ? sign + String(repeating: "0", count: missing) + rest
      : String(repeating: " ", count: missing) + sign + rest
  }

  private static func fixed(_ number: Double, _ decimals: Int) -> String {
    String(format: "%.\(min(max(decimals, 0), 40))f", number)
  }
}
