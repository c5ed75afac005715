/// A name without its case and separators, so that `AX1`, `ax-1` and `Ax_1` are equal.
///
/// It compares bytes rather than strings: Embedded Swift then needs no Unicode tables.
struct FoldedName: Equatable {
  private(set) var bytes: [UInt8] = []

  init(_ name: String) {
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      default: bytes.append(byte)
      }
    }
  }
}

extension FoldedName {
  /// Whether two names are the same byte for byte, case and separators included.
  static func isSame(_ name: String, _ other: String) -> Bool {
    name.utf8.elementsEqual(other.utf8)
  }

  /// The candidate with the smallest edit distance to `name`; the earliest among equals.
  ///
  /// - Parameter candidates: At least one name.
  static func nearest(to name: String, among candidates: [String]) -> String {
    precondition(!candidates.isEmpty, "there must be a candidate to suggest")
    var nearest = candidates[0]
    var smallestDistance = Int.max
    let wanted = FoldedName(name)
    for candidate in candidates {
      let distance = wanted.editDistance(to: FoldedName(candidate))
      if distance < smallestDistance {
        smallestDistance = distance
        nearest = candidate
      }
    }
    return nearest
  }

  /// How many bytes must be inserted, removed or replaced to make `other` (Levenshtein).
  ///
  /// Bytes past the first hundred count as one each, so a long input stays cheap.
  func editDistance(to other: FoldedName) -> Int {
    let limit = 100
    let ours = bytes.prefix(limit)
    var row = Array(0...min(other.bytes.count, limit))
    for (i, byte) in ours.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in row.indices.dropFirst() {
        let substitution = diagonal + (byte == other.bytes[j - 1] ? 0 : 1)
        diagonal = row[j]
        row[j] = min(substitution, row[j] + 1, row[j - 1] + 1)
      }
    }
    return row[row.count - 1] + max(0, bytes.count - limit)
  }
}
