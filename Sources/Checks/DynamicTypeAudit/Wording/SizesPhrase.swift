import DynamicType

extension ScreenSeries {
  /// When something is so: `from AX1 on`, `already at Large`, `at XS and S`.
  func phrase(for sizes: [ContentSizeCategory]) -> String {
    if sizes.contains(.large), self.sizes.count > 1 { return "already at Large" }
    if sizes.count > 1, sizes == self.sizes { return "at every size" }
    if sizes.count > 1, sizes == Array(self.sizes.suffix(sizes.count)), let first = sizes.first {
      return "from \(first.shortName) on"
    }
    return "at \(sizes.map(\.shortName).joinedAsWords())"
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  func joinedAsWords() -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
