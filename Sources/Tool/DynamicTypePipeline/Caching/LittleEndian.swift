extension FixedWidthInteger {
  /// The number of some bytes, the least significant one first.
  init(littleEndianBytes bytes: some BidirectionalCollection<UInt8>) {
    self = bytes.reversed().reduce(0) { $0 << 8 | Self(truncatingIfNeeded: $1) }
  }
}

extension [UInt8] {
  /// Adds a number, its least significant byte first.
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
