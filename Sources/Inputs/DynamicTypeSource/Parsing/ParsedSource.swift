import SwiftParser
import SwiftSyntax

/// A Swift source with its syntax, parsed once for everything that reads it.
package struct ParsedSource: Sendable {
  package let path: String
  /// UTF-8; bytes that are not are skipped as the Swift compiler does.
  package let bytes: [UInt8]
  package let lines: LineTable
  private let syntax: Once<Parse>

  /// A source whose syntax is read now.
  ///
  /// - Parameter path: The path that locations show.
  package init(_ bytes: [UInt8], path: String) {
    self.init(unparsed: bytes, path: path)
    _ = parse
  }

  /// A source whose syntax is read when somebody first asks for it.
  package init(unparsed bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = bytes
    lines = LineTable(bytes)
    syntax = Once()
  }

  private init(_ parse: Parse, of bytes: [UInt8], as source: ParsedSource) {
    (path, self.bytes, lines) = (source.path, bytes, source.lines)
    syntax = Once(parse)
  }

  /// Nil for a source that nests deeper, or is longer, than is safe to parse.
  package var tree: SourceFileSyntax? { parse.tree }
  /// The UTF-8 offset at which it nests that deep.
  package var tooDeep: Int? { parse.tooDeep }
  /// The UTF-8 offset at which it has too many words.
  package var tooLong: Int? { parse.tooLong }
  /// The UTF-8 offset of the first place that the parser could make nothing of; nil for none.
  package var firstError: Int? { parse.firstError }

  private var parse: Parse { syntax.made { Parse(of: bytes) }.value }
}

extension ParsedSource {
  /// Why a source is not safe to parse, and from where on; nil where it is.
  package static func excess(in bytes: [UInt8]) -> (place: (line: Int, column: Int), words: String)?
  {
    guard let excess = NestingLimit.exceeded(in: bytes) else { return nil }
    let (offset, words) =
      switch excess {
      case .nesting(let offset): (offset, "nests too deeply to be read")
      case .length(let offset): (offset, "has more than a million words and signs, and is not read")
      }
    let place = LineTable(bytes).position(of: offset)
    return ((place.line, place.column), words)
  }

  /// What the parser made of a source.
  private struct Parse: Sendable {
    let tree: SourceFileSyntax?
    let tooDeep: Int?
    let tooLong: Int?
    let firstError: Int?

    init(of bytes: [UInt8]) {
      switch NestingLimit.exceeded(in: bytes) {
      case .nesting(let offset): (tooDeep, tooLong) = (offset, nil)
      case .length(let offset): (tooDeep, tooLong) = (nil, offset)
      case nil: (tooDeep, tooLong) = (nil, nil)
      }
      guard tooDeep == nil, tooLong == nil else {
        (tree, firstError) = (nil, nil)
        return
      }
      let tree = Self.tree(of: bytes)
      self.tree = tree
      firstError = Self.firstErrorOffset(in: tree)
    }

    /// Of bytes that nest no deeper than is safe.
    init(safe bytes: [UInt8]) {
      tree = Self.tree(of: bytes)
      (tooDeep, tooLong, firstError) = (nil, nil, nil)
    }

    private static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
      // The lexer of swift-syntax looks one byte past some operators, also at the end of the file.
      (bytes + Array("\n\n".utf8)).withUnsafeBufferPointer {
        Parser.parse(source: $0, maximumNestingLevel: maximumNesting)
      }
    }

    /// How deep the parser follows parentheses and braces.
    private static let maximumNesting = 2 * NestingLimit.maximum

    private static func firstErrorOffset(in tree: SourceFileSyntax) -> Int? {
      guard tree.hasError else { return nil }
      var node = Syntax(tree)
      while let child = node.children(viewMode: .all).first(where: \.hasError) { node = child }
      return node.positionAfterSkippingLeadingTrivia.utf8Offset
    }
  }
}

extension ParsedSource {
  /// The same declarations at the same places, with spaces and ends of lines alone in some of the bodies. Errors in it are
  /// not looked for. Nil for a source whose bodies are in doubt, or that is not parsed.
  ///
  /// - Parameter isWanted: Whether to keep what is in a body.
  package func blanking(unless isWanted: (CodeBody) -> Bool) -> ParsedSource? {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil,
      let bodies = NestingLimit.bodies(in: bytes)
    else { return nil }
    var blanked = bytes
    for body in bodies where !isWanted(body) {
      for place in body.inside where blanked[place] > UInt8(ascii: "\r") {
        blanked[place] = UInt8(ascii: " ")
      }
    }
    return ParsedSource(Parse(safe: blanked), of: blanked, as: self)
  }
}

extension ParsedSource {
  /// The UTF-8 offsets of a node without the comments and spaces around it.
  package func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = min(node.positionAfterSkippingLeadingTrivia.utf8Offset, bytes.count)
    let end = min(node.endPositionBeforeTrailingTrivia.utf8Offset, bytes.count)
    return start..<max(start, end)
  }

  /// The source of a node without the comments and spaces around it.
  package func text(of node: some SyntaxProtocol) -> String {
    text(in: range(of: node))
  }

  /// The source in a range of UTF-8 offsets; empty for ranges outside the file.
  package func text(in range: Range<Int>) -> String {
    bytes.text(in: range)
  }
}

extension [UInt8] {
  /// The text in a range of UTF-8 offsets; empty for ranges outside.
  func text(in range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= count else { return "" }
    return String(decoding: self[range], as: UTF8.self)
  }
}
