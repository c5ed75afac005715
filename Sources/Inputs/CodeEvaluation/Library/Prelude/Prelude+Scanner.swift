extension Prelude {
  /// What reads numbers and words out of a text, as most apps read the colours that they write as `"#3366CC"`.
  static let scanners = """
    class Scanner {
      enum NumberRepresentation { case decimal, hexadecimal }
      let string: String
      var currentIndex: String.Index
      var charactersToBeSkipped: CharacterSet? { didSet { skips = charactersToBeSkipped != nil } }
      private var skips = true
      init(string: String) {
        self.string = string
        currentIndex = string.startIndex
      }
      var scanLocation: Int {
        get { string.distance(from: string.startIndex, to: currentIndex) }
        set { currentIndex = string.index(string.startIndex, offsetBy: newValue) }
      }
      private var rest: Substring {
        let rest = string[currentIndex...]
        return skips ? rest.drop(while: { $0.isWhitespace }) : rest
      }
      var isAtEnd: Bool { rest.isEmpty }
      private func taken(_ part: Substring) -> String? {
        guard !part.isEmpty else { return nil }
        currentIndex = part.endIndex
        return String(part)
      }
      private func hexadecimalDigits() -> String? {
        let rest = rest
        let isMarked = rest.hasPrefix("0x") || rest.hasPrefix("0X")
        return taken((isMarked ? rest.dropFirst(2) : rest).prefix(while: { $0.isHexDigit }))
      }
      private func decimalDigits(_ others: String) -> String? {
        taken(rest.prefix(while: { $0.isNumber || others.contains($0) }))
      }
      func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
        switch representation {
        case .decimal: return decimalDigits("+").flatMap { UInt64($0) }
        case .hexadecimal: return hexadecimalDigits().map { UInt64($0, radix: 16) ?? UInt64.max }
        }
      }
      func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
        switch representation {
        case .decimal: return decimalDigits("+-").flatMap { Int($0) }
        case .hexadecimal: return hexadecimalDigits().map { Int($0, radix: 16) ?? Int.max }
        }
      }
      func scanDouble() -> Double? { decimalDigits("+-.eE").flatMap { Double($0) } }
      func scanFloat() -> Float? { scanDouble().map { Float($0) } }
      func scanCharacter() -> Character? { taken(rest.prefix(1))?.first }
      func scanString(_ searched: String) -> String? {
        let rest = rest
        return rest.hasPrefix(searched) ? taken(rest.prefix(searched.count)) : nil
      }
      func scanUpToString(_ end: String) -> String? {
        let rest = rest
        guard let found = rest.range(of: end) else { return taken(rest) }
        return taken(rest[..<found.lowerBound])
      }
      func scanHexInt64(_ result: inout UInt64) -> Bool {
        let number = scanUInt64(representation: .hexadecimal)
        result = number ?? 0
        return number != nil
      }
      func scanHexInt32(_ result: inout UInt32) -> Bool {
        let number = scanUInt64(representation: .hexadecimal)
        result = UInt32(min(number ?? 0, UInt64(UInt32.max)))
        return number != nil
      }
      func scanInt(_ result: inout Int) -> Bool {
        guard let number = scanInt() else { return false }
        result = number
        return true
      }
      func scanDouble(_ result: inout Double) -> Bool {
        guard let number = scanDouble() else { return false }
        result = number
        return true
      }
    }
    """
}
