import DynamicTypeReport
import Foundation
import Synchronization

/// Messages of JSON over standard input and output.
final class MessageChannel: Sendable {
  /// How one message is told from the next.
  enum Framing: Sendable {
    /// A line each. Source: Model Context Protocol, Transports, stdio.
    case lines
    /// After a header with its length. Source: Language Server Protocol, Base Protocol.
    case headers
  }

  private let framing: Framing
  private let writing = Mutex(())

  init(_ framing: Framing) { self.framing = framing }

  /// What comes in, until the other side closes; nil for what is no JSON.
  var messages: AsyncStream<JSONValue?> {
    let framing = framing
    return AsyncStream { continuation in
      Thread.detachNewThread {
        var reader = MessageReader(framing: framing)
        while let bytes = reader.next() { continuation.yield(JSONValue(parsing: bytes)) }
        continuation.finish()
      }
    }
  }

  func send(_ message: JSONValue) {
    var bytes = Data(message.text(.embedded).utf8)
    switch framing {
    case .lines: bytes.append(UInt8(ascii: "\n"))
    case .headers: bytes = Data("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes
    }
    writing.withLock { _ in
      // Where nobody reads any more, the end of the input tells soon.
      try? FileHandle.standardOutput.write(contentsOf: bytes)
    }
  }
}

/// Cuts what comes in into messages.
private struct MessageReader {
  let framing: MessageChannel.Framing
  private var buffer = Data()
  private var isAtEnd = false

  /// A longer message is not kept: 64 MiB.
  private static let most = 64 << 20

  init(framing: MessageChannel.Framing) { self.framing = framing }

  /// The bytes of the next message; nil at the end.
  mutating func next() -> Data? {
    while true {
      if let message = taken() { return message }
      guard !isAtEnd, buffer.count < Self.most else { return nil }
      let more = FileHandle.standardInput.availableData
      if more.isEmpty { isAtEnd = true } else { buffer.append(more) }
    }
  }

  private mutating func taken() -> Data? {
    switch framing {
    case .lines:
      while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = buffer[..<end]
        buffer = Data(buffer[buffer.index(after: end)...])
        if !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return Data(line) }
      }
      return nil
    case .headers:
      guard let end = buffer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
      let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
      let length = header.split(separator: "\r\n").compactMap { line -> Int? in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0].lowercased() == "content-length" else { return nil }
        return Int(parts[1].filter { $0 != " " })
      }.first
      guard let length, length >= 0, length < Self.most else {
        buffer = Data(buffer[end.upperBound...])
        return Data()
      }
      guard buffer.endIndex - end.upperBound >= length else { return nil }
      let message = Data(buffer[end.upperBound..<end.upperBound + length])
      buffer = Data(buffer[(end.upperBound + length)...])
      return message
    }
  }
}
