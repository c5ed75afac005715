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
  static func parse(_ bytes: [UInt8], path: String) throws(DocumentError) -> XMLTree {
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
  func run() {
    precondition(parserIsReady)
    source.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let context = xmlCreateMemoryParserCtxt(
          start.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
      else {
        fail(.empty, at: 0, "no content")
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
      xmlParseDocument(context)
      if nodes.isEmpty { fail(.malformedXML, at: 0, "no element found") }
      withExtendedLifetime(parse) {}
    }
  }
}

/// What the C callbacks need: the builder, and the parser for its position.
private final class Parse {
  let builder: XMLTreeBuilder
  let context: xmlParserCtxtPtr
  /// libxml2 looks each prefix up among all that are open. Documents have none, pictures a few.
  var namespaceCount = 0
  static let maximumNamespaceCount = 1000

  init(builder: XMLTreeBuilder, context: xmlParserCtxtPtr) {
    self.builder = builder
    self.context = context
  }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> Parse? {
    pointer.map { Unmanaged<Parse>.fromOpaque($0).takeUnretainedValue() }
  }

  /// How many bytes of the source have been read.
  var offset: Int {
    guard let input = context.pointee.input else { return 0 }
    guard let current = input.pointee.cur, let base = input.pointee.base else { return 0 }
    return Int(input.pointee.consumed) + (current - base)
  }

  var isAtEnd: Bool { offset >= builder.source.count }

  func stop(_ kind: DocumentError.Kind, _ reason: String, at place: Int? = nil) {
    builder.fail(kind, at: place ?? offset, reason)
    xmlStopParser(context)
  }
}

private func saxHandler() -> xmlSAXHandler {
  var handler = xmlSAXHandler()
  handler.initialized = UInt32(XML_SAX2_MAGIC)
  handler.startElementNs = { pointer, name, _, _, namespaceCount, _, attributeCount, _, list in
    guard let parse = Parse.of(pointer), let name else { return }
    parse.namespaceCount += Int(namespaceCount)
    if parse.namespaceCount > Parse.maximumNamespaceCount {
      parse.stop(.tooLarge, "more than \(Parse.maximumNamespaceCount) namespace declarations")
      return
    }
    if parse.builder.open.count >= XMLTreeBuilder.maximumDepth {
      parse.stop(.tooLarge, "elements nest deeper than \(XMLTreeBuilder.maximumDepth)")
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
    parse.stop(
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
  let message = error.message.map { String(cString: $0) } ?? "not well-formed"
  let trimmed = message.split(whereSeparator: \.isNewline).first.map(String.init) ?? message
  guard parse.isAtEnd, let innermost = parse.builder.open.last else {
    parse.stop(.malformedXML, "not well-formed XML: \(trimmed)")
    return
  }
  let builder = parse.builder
  let node = builder.nodes[Int(innermost)]
  let line = LineIndex(builder.source).position(at: Int(node.tagStart)).line
  parse.stop(
    .truncated,
    "the file ends inside <\(builder.names[Int(node.name)])>, which line \(line) opened")
}
