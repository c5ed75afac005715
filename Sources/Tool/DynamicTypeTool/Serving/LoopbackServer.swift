import Foundation

/// Answers requests from this machine, and from nowhere else.
///
/// It listens on 127.0.0.1 alone and takes no other host's name, so that no page of the web can read
/// the report by a name that leads here; nor by our own, where a browser says which site asks.
struct LoopbackServer {
  let port: Int
  private let listener: Int32

  /// - Parameter port: 0 for any that is free.
  init(port wanted: Int) throws(CommandFailure) {
    // A client that went away is an error of `send`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let listener = socket(AF_INET, Self.stream, 0)
    guard listener >= 0 else { throw Self.failure("cannot open a socket", wanted) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(wanted).bigEndian
    address.sin_addr = in_addr(s_addr: in_addr_t(0x7F00_0001).bigEndian)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard isListening else {
      let failure = Self.failure("cannot listen", wanted)
      close(listener)
      throw failure
    }
    self.listener = listener
    port = Int(in_port_t(bigEndian: address.sin_port))
  }

  private static func failure(_ what: String, _ port: Int) -> CommandFailure {
    CommandFailure("\(what) on port \(port): \(String(cString: strerror(errno)))")
  }

  #if os(Linux)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  /// Answers for ever, each connection on a thread of its own.
  func run(_ response: @escaping @Sendable (HTTPRequest) -> HTTPResponse) {
    let openConnections = DispatchSemaphore(value: 64)
    let hosts = ["127.0.0.1", "localhost"]
    // Browsers leave the port of HTTP out.
    let names = hosts.map { "\($0):\(port)" } + (port == 80 ? hosts : [])
    while true {
      openConnections.wait()
      let client = accept(listener, nil, nil)
      guard client >= 0 else {
        openConnections.signal()
        // Out of files, most likely: some will be closed.
        Thread.sleep(forTimeInterval: 0.1)
        continue
      }
      Thread.detachNewThread {
        Self.answer(client, names: names, response)
        close(client)
        openConnections.signal()
      }
    }
  }

  /// How long a request may take to come, and a part of the answer to go: others wait for the thread.
  private static let mostSeconds = 5

  private static func answer(
    _ client: Int32, names: [String], _ response: (HTTPRequest) -> HTTPResponse
  ) {
    var patience = timeval(tv_sec: mostSeconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(client, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
    }
    guard let head = readHead(client) else { return }
    guard let request = HTTPRequest(head: head) else {
      return write(HTTPResponse(.badRequest).bytes(withBody: true), to: client)
    }
    let isOurs =
      !request.isFromOtherSite
      && request.host.map { names.contains($0.lowercased()) } ?? false
    let answer = isOurs ? response(request) : HTTPResponse(.forbidden)
    write(answer.bytes(withBody: request.method != "HEAD"), to: client)
  }

  /// What comes before the empty line; nil when that does not come in time, or is too long.
  private static func readHead(_ client: Int32) -> [UInt8]? {
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    let deadline = ContinuousClock.now + .seconds(mostSeconds)
    while head.count < 16_384, ContinuousClock.now < deadline {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      head += buffer[..<count]
      if head.suffix(4 + count).contains([13, 10, 13, 10]) { return head }
    }
    return nil
  }

  private static func write(_ bytes: [UInt8], to client: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(client, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
