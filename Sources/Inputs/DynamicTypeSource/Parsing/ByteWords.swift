/// Words to look for in sources, all in one walk over the bytes. It is fastest where no two begin with the same two bytes.
package struct ByteWords: Sendable {
  /// At 0 none; then those that begin with the same two bytes.
  private var groups: [[[UInt8]]] = [[]]
  /// For each pair of bytes the group of words that begin with it.
  private var groupsByPair = [UInt8](repeating: 0, count: 1 << 16)

  /// - Parameter words: Of two bytes or more each, no more than 255.
  package init(_ words: [String]) {
    precondition(words.count < 256, "there must be fewer than 256 words, got \(words.count)")
    for word in words.map({ Array($0.utf8) }) {
      let pair = Self.pair(word[0], word[1])
      if groupsByPair[pair] == 0 {
        groupsByPair[pair] = UInt8(groups.count)
        groups.append([])
      }
      groups[Int(groupsByPair[pair])].append(word)
    }
  }

  private static func pair(_ first: UInt8, _ second: UInt8) -> Int { Int(first) << 8 | Int(second) }

  /// Whether one of the words is in a source.
  package func occur(in bytes: [UInt8]) -> Bool {
    var occurs = false
    find(in: bytes) { _ in
      occurs = true
      return false
    }
    return occurs
  }

  /// The offsets at which words begin, ascending.
  package func places(in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    find(in: bytes) { place in
      places.append(place)
      return true
    }
    return places
  }

  /// - Parameter goesOn: Given each place; whether to look for more.
  private func find(in bytes: [UInt8], _ goesOn: (Int) -> Bool) {
    bytes.withUnsafeBufferPointer { bytes in
      groupsByPair.withUnsafeBufferPointer { table in
        for place in bytes.indices.dropLast() {
          let group = table[Self.pair(bytes[place], bytes[place + 1])]
          guard group > 0 else { continue }
          let isFound = groups[Int(group)].contains { bytes[place...].starts(with: $0) }
          if isFound, !goesOn(place) { return }
        }
      }
    }
  }
}
