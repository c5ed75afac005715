internal import CLibXML2
import DynamicTypeModel

extension XMLTree {
  /// Files of more bytes are refused: positions are kept in 32 bits.
  static let maximumByteCount = 1 << 29

  /// Reads a well-formed XML file.
  ///
  /// Nothing is fetched, and entities other than the five of XML itself are an error.
  ///
  /// - Throws: ``DocumentError`` with the place of the first mistake.
  package static func parse(_ bytes: [UInt8], path: String) throws(DocumentError) -> XMLTree {
    let source = try SourceText.utf8(bytes, path: path)
    let lines = LineIndex(source)
    let builder = XMLTreeBuilder(source: source)
    if let offset = AttributeFlood.offset(in: source) {
      builder.fail(
        .tooLarge, at: offset, "a tag has more than \(AttributeFlood.maximumCount) attributes")
    } else {
      builder.run()
    }
    if let failure = builder.failure {
      let (line, column) = lines.position(at: min(failure.offset, source.count))
      throw DocumentError(
        kind: failure.kind, location: SourceLocation(path: path, line: line, column: column),
        reason: failure.reason)
    }
    return XMLTree(
      source: source, nodes: builder.nodes, attributes: builder.attributes, names: builder.names,
      values: builder.values, lines: lines)
  }
}

/// libxml2's tables, set up once: the call is not safe on several threads.
private let parserIsReady: Bool = {
  xmlInitParser()
  return true
}()

extension XMLTreeBuilder {
  /// Parses the source to its end or to the first mistake.
  ///
  /// The parser is fed in chunks and is left between two of them: `xmlStopParser` inside one of its
  /// callbacks frees the buffer that it goes on reading (libxml2 2.9, `xmlParseCharData`).
  func run() {
    precondition(parserIsReady)
    guard let context = xmlCreatePushParserCtxt(nil, nil, nil, 0, nil) else {
      fail(.unreadable, at: 0, "there is no memory to read it")
      return
    }
    defer { xmlFreeParserCtxt(context) }
    let parse = Parse(builder: self, context: context)
    context.pointee.sax.pointee = saxHandler()
    context.pointee.userData = Unmanaged.passUnretained(parse).toOpaque()
    let options =
      XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue
      | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOCDATA.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    source.withUnsafeBufferPointer { parse.feed($0) }
    if nodes.isEmpty { fail(.malformedXML, at: 0, "no element found") }
    withExtendedLifetime(parse) {}
  }
}

/// What the C callbacks need: the builder, and the parser for its position.
private final class Parse {
  let builder: XMLTreeBuilder
  let context: xmlParserCtxtPtr
  /// libxml2 looks each prefix up among all that are open. Documents have none, pictures a few.
  var namespaceCount = 0
  static let maximumNamespaceCount = 1000
  /// How many bytes the parser has been given.
  private var fedCount = 0

  init(builder: XMLTreeBuilder, context: xmlParserCtxtPtr) {
    self.builder = builder
    self.context = context
  }

  /// The parse that a callback belongs to; nil once it has failed, when events no longer count.
  static func of(_ pointer: UnsafeMutableRawPointer?) -> Parse? {
    guard let pointer else { return nil }
    let parse = Unmanaged<Parse>.fromOpaque(pointer).takeUnretainedValue()
    return parse.builder.failure == nil ? parse : nil
  }

  /// How many bytes of the source have been read.
  var offset: Int {
    guard let input = context.pointee.input else { return 0 }
    guard let current = input.pointee.cur, let base = input.pointee.base else { return 0 }
    return Int(input.pointee.consumed) + (current - base)
  }

  var isAtEnd: Bool { offset >= builder.source.count }

  /// Whether the parser has all there is.
  var hasAll: Bool { fedCount >= builder.source.count }

  /// Gives the parser all bytes, or as many as it takes to a failure.
  ///
  /// Each chunk ends after a `>`, so that none cuts a character or a `]]>`. It is as long as what the
  /// parser still keeps, so that a long tag or comment is not searched for its end again and again.
  func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
    while !hasAll, builder.failure == nil {
      let start = fedCount
      var end = min(bytes.count, start + max(Self.leastChunk, start - offset))
      while end < bytes.count, bytes[end - 1] != UInt8(ascii: ">") { end += 1 }
      fedCount = end
      bytes[start..<end].withMemoryRebound(to: CChar.self) { chunk in
        _ = xmlParseChunk(context, chunk.baseAddress, Int32(chunk.count), 0)
      }
    }
    if builder.failure == nil { xmlParseChunk(context, nil, 0, 1) }
  }

  private static let leastChunk = 1 << 15

  /// Remembers why the parse fails; the parser is left when it has read its chunk.
  func fail(_ kind: DocumentError.Kind, _ reason: String, at place: Int? = nil) {
    builder.fail(kind, at: place ?? offset, reason)
  }
}

private func saxHandler() -> xmlSAXHandler {
  var handler = xmlSAXHandler()
  handler.initialized = UInt32(XML_SAX2_MAGIC)
  handler.startElementNs = { pointer, name, _, _, namespaceCount, _, attributeCount, _, list in
    guard let parse = Parse.of(pointer), let name else { return }
    parse.namespaceCount += Int(namespaceCount)
    if parse.namespaceCount > Parse.maximumNamespaceCount {
      parse.fail(.tooLarge, "more than \(Parse.maximumNamespaceCount) namespace declarations")
      return
    }
    if parse.builder.open.count >= XMLTreeBuilder.maximumDepth {
      parse.fail(.tooLarge, "elements nest deeper than \(XMLTreeBuilder.maximumDepth)")
      return
    }
    parse.builder.startElement(
      name, attributeCount: Int(attributeCount), list: list, tagEnd: parse.offset)
  }
  handler.endElementNs = { pointer, _, _, _ in
    guard let parse = Parse.of(pointer) else { return }
    parse.builder.endElement(end: parse.offset)
  }
  let characters: charactersSAXFunc = { pointer, start, count in
    guard let start else { return }
    Parse.of(pointer)?.builder.characters(UnsafeBufferPointer(start: start, count: Int(count)))
  }
  handler.characters = characters
  handler.ignorableWhitespace = characters
  handler.cdataBlock = characters
  handler.entityDecl = { pointer, _, _, _, _, _ in
    guard let parse = Parse.of(pointer) else { return }
    parse.fail(
      .entityDeclaration,
      "declares an entity; entities can expand without bound and are not read",
      at: parse.builder.tagStart(before: parse.offset))
  }
  handler.serror = { pointer, error in
    guard let parse = Parse.of(pointer), let error, error.pointee.level == XML_ERR_FATAL else {
      return
    }
    report(error.pointee, in: parse)
  }
  return handler
}

/// Turns libxml2's error into a failure: a file that ends too early is told from a mistake in it.
private func report(_ error: xmlError, in parse: Parse) {
  let builder = parse.builder
  let code = UInt32(bitPattern: error.code)
  let isAtEnd = parse.isAtEnd || parse.hasAll && code == XML_ERR_DOCUMENT_END.rawValue
  if isAtEnd, let innermost = builder.open.last {
    let node = builder.nodes[Int(innermost)]
    let line = LineIndex(builder.source).position(at: Int(node.tagStart)).line
    let name = builder.names[Int(node.name)]
    parse.fail(
      .truncated, "the file ends inside <\(name)>, which line \(line) opened",
      at: builder.source.count)
    return
  }
  let message = error.message.map { String(cString: $0) } ?? "not well-formed"
  var words = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
  var place = parse.offset
  switch code {
  case XML_ERR_MISPLACED_CDATA_END.rawValue:
    // libxml2 tells where the text begins that it is in.
    place = builder.endOfSection(from: place)
  case XML_ERR_INTERNAL_ERROR.rawValue:
    // What follows `<!` is neither a comment nor character data.
    (words, place) = ("StartTag: invalid element name", place + 1)
  default: break
  }
  parse.fail(.malformedXML, "not well-formed XML: \(words)", at: place)
}
