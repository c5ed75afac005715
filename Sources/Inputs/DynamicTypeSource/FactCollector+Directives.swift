import SwiftSyntax

extension FactCollector {
  /// Finds the comments that begin with `dynamictype:`.
  mutating func collectDirectives(in tree: SourceFileSyntax) {
    let word = Array("dynamictype:".utf8)
    var next = 0
    while let start = file.bytes.firstRange(of: word, from: next) {
      next = start + word.count
      guard isComment(start, in: tree) else { continue }
      let end = endOfComment(from: next)
      let text = String(decoding: file.bytes[next..<end], as: UTF8.self)
      file.directives.append(DirectiveComment(text: text, range: start..<end))
    }
  }

  /// Whether only a comment's opening and spaces stand between the trivia piece's start and here.
  private func isComment(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return false }
    let content = range(of: token)
    guard offset < content.lowerBound || offset >= content.upperBound else { return false }
    var position = offset
    while position > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(file.bytes[position - 1]) {
      position -= 1
    }
    return position >= 2 && file.bytes[position - 2] == UInt8(ascii: "/")
      && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(file.bytes[position - 1])
  }

  private func endOfComment(from start: Int) -> Int {
    var end = start
    while end < file.bytes.count, file.bytes[end] != UInt8(ascii: "\n"),
      file.bytes[end] != UInt8(ascii: "\r"),
      !(file.bytes[end] == UInt8(ascii: "*") && end + 1 < file.bytes.count
        && file.bytes[end + 1] == UInt8(ascii: "/"))
    { end += 1 }
    while end > start, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}

extension [UInt8] {
  /// Where a sequence of bytes starts, at or behind an offset.
  fileprivate func firstRange(of word: [UInt8], from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    var next = start
    while next + word.count <= count {
      if self[next] == first, self[next..<next + word.count].elementsEqual(word) { return next }
      next += 1
    }
    return nil
  }
}
