extension [UInt8] {
  /// The first place from one on at which some bytes occur one after the other; nil for none, and for no bytes.
  package func firstIndex(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first else { return nil }
    return withUnsafeBufferPointer { bytes in
      var index = start
      while let candidate = bytes[index...].firstIndex(of: first) {
        if bytes[candidate...].starts(with: wanted) { return candidate }
        index = candidate + 1
      }
      return nil
    }
  }

  /// Whether a text occurs in these bytes of UTF-8.
  package func contains(_ text: String) -> Bool {
    text.isEmpty || firstIndex(of: Array(text.utf8), from: 0) != nil
  }
}
