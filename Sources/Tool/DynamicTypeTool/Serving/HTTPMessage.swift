/// The head of a request, as far as the live report needs it.
///
/// Source: RFC 9112, *HTTP/1.1*: a request line, then fields, one a line.
/// Evidence: E-serve-http.
struct HTTPRequest: Hashable {
  var method: String
  /// Without its query; percent signs as they came.
  var path: String
  /// The part after `?`; empty without.
  var query: String
  /// What the client takes us for: `127.0.0.1:8080`.
  var host: String?

  /// Nil for bytes that are no request.
  init?(head: [UInt8]) {
    let lines = String(decoding: head, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1."), words[1].hasPrefix("/") else {
      return nil
    }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? String(parts[1]) : ""
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "host" else {
        continue
      }
      host = line[line.index(after: colon)...].filter { !$0.isWhitespace }
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
