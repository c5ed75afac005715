import DynamicTypeModel

/// The text of an XML file as UTF-8, whatever it was saved as.
enum SourceText {
  /// Checks that the bytes can be XML at all, and decodes UTF-16.
  static func utf8(_ bytes: [UInt8], path: String) throws(DocumentError) -> [UInt8] {
    func error(_ kind: DocumentError.Kind, _ reason: String) -> DocumentError {
      DocumentError(
        kind: kind, location: SourceLocation(path: path, line: 1, column: 1), reason: reason)
    }
    if bytes.count > XMLTree.maximumByteCount {
      throw error(.tooLarge, "\(bytes.count) bytes; at most \(XMLTree.maximumByteCount) are read")
    }
    if let name = signatures.first(where: { bytes.starts(with: $0.bytes) })?.name {
      throw error(.notXML, "expected an Interface Builder document, found \(name)")
    }
    let text = decodingUTF16(bytes)
    guard let first = text.first(where: { !isSpace($0) }) else {
      throw error(.empty, bytes.isEmpty ? "the file is empty" : "nothing but white space")
    }
    guard first == UInt8(ascii: "<") || text.starts(with: byteOrderMark) else {
      throw error(.notXML, "expected '<' as the first character of an XML file")
    }
    if let encoding = declaredEncoding(text), !readEncodings.contains(encoding.lowercased()) {
      throw error(.notXML, "encoding \(encoding) is not read; save the document as UTF-8")
    }
    return text
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let readEncodings: Set<String> = ["utf-8", "utf8", "us-ascii", "utf-16"]

  private static let signatures: [(bytes: [UInt8], name: String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture"),
    (Array("GIF8".utf8), "a GIF picture"),
    (Array("%PDF".utf8), "a PDF file"),
    (Array("PK\u{3}\u{4}".utf8), "a ZIP archive"),
    ([0x1F, 0x8B], "a gzip archive"),
    (Array("bplist".utf8), "a binary property list, as compiled documents are"),
    (Array("NIBArchive".utf8), "a compiled nib; the source document is needed"),
    (Array("version https://git-lfs".utf8), "a Git LFS pointer; run 'git lfs pull' first"),
    (Array("<<<<<<<".utf8), "a merge conflict"),
  ]

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// UTF-16 with a byte order mark, or begun by `<` in one of its orders, as UTF-8.
  static func decodingUTF16(_ bytes: [UInt8]) -> [UInt8] {
    let head = Array(bytes.prefix(2))
    let isBigEndian: Bool
    switch head {
    case [0xFE, 0xFF], [0x00, 0x3C]: isBigEndian = true
    case [0xFF, 0xFE], [0x3C, 0x00]: isBigEndian = false
    default: return bytes
    }
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The `encoding` of the XML declaration, if there is one.
  private static func declaredEncoding(_ text: [UInt8]) -> String? {
    let head = String(decoding: text.prefix(200), as: UTF8.self)
    guard let end = head.range(of: "?>"), let key = head.range(of: "encoding") else { return nil }
    guard key.lowerBound < end.lowerBound else { return nil }
    let rest = head[key.upperBound..<end.lowerBound]
    let parts = rest.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return parts.count > 1 ? String(parts[1]) : nil
  }
}

extension String {
  /// The first place of a text in this one.
  fileprivate func range(of text: String) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
