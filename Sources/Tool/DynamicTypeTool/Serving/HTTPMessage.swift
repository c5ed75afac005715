/// The head of a request, as far as the live report needs it.
///
/// Source: RFC 9112, *HTTP/1.1*: a request line, then fields, each ended by CR and LF. Bytes are read as they are: what
/// Unicode or another parser takes for the end of a line is none here, and what is no head is refused rather than guessed.
/// Evidence: E-serve-http.
struct HTTPRequest: Hashable {
  var method: String
  /// Without its query; percent signs as they came.
  var path: String
  /// The part after `?`; empty without.
  var query: String
  /// What the client takes us for: `127.0.0.1:8080`.
  var host: String?
  /// Whether a browser says that a page of another site asks: `Sec-Fetch-Site`, Fetch Metadata.
  var isFromOtherSite = false

  /// Nil for bytes that are no request, or one that can be read in two ways.
  ///
  /// - Parameter head: With the empty line at its end, or without.
  init?(head: [UInt8]) {
    guard let lines = Self.lines(of: head), let first = lines.first else { return nil }
    let words = first.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard words.count == 3, Self.isToken(words[0]), words[1].first == UInt8(ascii: "/"),
      words[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      words[2].elementsEqual("HTTP/1.1".utf8) || words[2].elementsEqual("HTTP/1.0".utf8)
    else { return nil }
    method = String(decoding: words[0], as: UTF8.self)
    let parts = words[1].split(
      separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    path = String(decoding: parts[0], as: UTF8.self)
    query = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    for line in lines.dropFirst() {
      guard let (name, value) = Self.field(line) else { return nil }
      switch name {
      case "host":
        // Of two, each reader could believe another one.
        guard host == nil else { return nil }
        host = value
      case "sec-fetch-site":
        // A bookmark or an address that was typed is `none`.
        if value != "same-origin", value != "none" { isFromOtherSite = true }
      default: break
      }
    }
    guard host != nil || words[2].elementsEqual("HTTP/1.0".utf8) else { return nil }
  }
}

extension HTTPRequest {
  /// The lines before the empty one; nil where a byte is a control character, or a CR or LF stands alone.
  private static func lines(of head: [UInt8]) -> [ArraySlice<UInt8>]? {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < head.count {
      let byte = head[index]
      if byte == 13, index + 1 < head.count, head[index + 1] == 10 {
        if index == start { return lines }
        lines.append(head[start..<index])
        index += 2
        start = index
      } else if byte == 9 || (byte >= 0x20 && byte != 0x7F) {
        index += 1
      } else {
        return nil
      }
    }
    if start < head.count { lines.append(head[start...]) }
    return lines
  }

  /// A field's name in small letters, and its value without blanks around it; nil for what is none.
  private static func field(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]) else {
      return nil
    }
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 9 }
    let rest = line[line.index(after: colon)...].drop(while: isBlank)
    let end = rest.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? rest.startIndex
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    return (name, String(decoding: rest[..<end], as: UTF8.self))
  }

  /// Whether bytes are a `token` of RFC 9110, section 5.6.2.
  private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
    let others = "!#$%&'*+-.^_`|~".utf8
    return !bytes.isEmpty
      && bytes.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: others.contains(byte)
        }
      }
  }
}

struct HTTPResponse: Hashable {
  enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case notAllowed = "405 Method Not Allowed"
  }

  var status: Status
  var type = "text/plain; charset=utf-8"
  var body: [UInt8]

  init(_ status: Status) {
    self.status = status
    body = Array((status.rawValue + "\n").utf8)
  }

  init(_ body: [UInt8], type: String) {
    status = .ok
    self.type = type
    self.body = body
  }

  /// As it goes over the wire: nothing is kept by browsers, and each connection ends with it.
  ///
  /// - Parameter withBody: False for the answer to `HEAD`.
  func bytes(withBody: Bool) -> [UInt8] {
    let head = [
      "HTTP/1.1 \(status.rawValue)", "Content-Type: \(type)", "Content-Length: \(body.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: close",
    ].joined(separator: "\r\n")
    return Array("\(head)\r\n\r\n".utf8) + (withBody ? body : [])
  }
}
