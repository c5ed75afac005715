import DynamicTypeModel
import SwiftSyntax

extension ParsedSource {
  /// The comments that begin with `dynamictype:`; what is in such a comment begins no other one.
  var directives: [DirectiveComment] {
    guard let tree else { return [] }
    var directives: [DirectiveComment] = []
    let word = Array("dynamictype:".utf8)
    var next = 0
    while let start = bytes.firstIndex(of: word, from: next) {
      next = start + word.count
      guard isComment(start, in: tree) else { continue }
      let end = endOfComment(from: next)
      defer { next = end }
      directives.append(DirectiveComment(text: text(in: next..<end), range: start..<end))
    }
    return directives
  }

  /// Whether nothing but a comment's opening and spaces is between the trivia piece's start and here.
  private func isComment(_ offset: Int, in tree: SourceFileSyntax) -> Bool {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return false }
    let content = range(of: token)
    guard offset < content.lowerBound || offset >= content.upperBound else { return false }
    var position = offset
    while position > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(bytes[position - 1]) {
      position -= 1
    }
    return position >= 2 && bytes[position - 2] == UInt8(ascii: "/")
      && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(bytes[position - 1])
  }

  private func endOfComment(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n"),
      bytes[end] != UInt8(ascii: "\r"),
      !(bytes[end] == UInt8(ascii: "*") && end + 1 < bytes.count
        && bytes[end + 1] == UInt8(ascii: "/"))
    { end += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
