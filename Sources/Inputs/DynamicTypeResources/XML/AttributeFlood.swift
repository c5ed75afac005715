/// A guard against start tags with absurdly many attributes.
///
/// libxml2 2.9 compares each attribute of a tag with each before it, so that a megabyte of them would
/// take minutes. This pass over the bytes costs a fraction of the parser's own.
enum AttributeFlood {
  /// Real documents have some 40.
  static let maximumCount = 512

  /// The offset of the first tag with more attributes than that; nil when there is none.
  ///
  /// Needs no well-formed text: what is no tag to the parser either is its business.
  static func offset(in source: [UInt8]) -> Int? {
    source.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "<") else {
          index += 1
          continue
        }
        let start = index
        if let end = endOfSection(bytes, from: index) {
          index = end
        } else if countQuoted(bytes, from: &index) > maximumCount {
          return start
        }
      }
      return nil
    }
  }

  /// The end of a comment or character data, where quotes and `<` mean nothing.
  private static func endOfSection(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "!") else { return nil }
    let terminator: [UInt8]
    if bytes[start...].starts(with: Array("<!--".utf8)) {
      terminator = Array("-->".utf8)
    } else if bytes[start...].starts(with: Array("<![CDATA[".utf8)) {
      terminator = Array("]]>".utf8)
    } else {
      return nil
    }
    var index = start
    while index < bytes.count {
      if bytes[index] == terminator[0], bytes[index...].starts(with: terminator) { break }
      index += 1
    }
    return index
  }

  /// Counts the quoted values of a tag and moves to its end.
  private static func countQuoted(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) -> Int
  {
    var count = 0
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      count += 1
      while index < bytes.count, bytes[index] != byte { index += 1 }
      index += 1
    }
    return count
  }
}
