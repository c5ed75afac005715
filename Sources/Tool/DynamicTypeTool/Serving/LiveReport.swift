import DynamicTypePipeline
import DynamicTypeReport
import Foundation

/// The newest report, for the threads that serve it.
///
/// Everything in it is read and written while the condition is locked.
final class LiveReport: @unchecked Sendable {
  private let condition = NSCondition()
  private var files: [String: [UInt8]] = [:]
  private var version = 0
  /// Where a report with very many pictures keeps them.
  private let pictureFolder: String

  init(pictureFolder: String) {
    self.pictureFolder = pictureFolder
  }

  /// A number that no report had before, of this server or one before it.
  func nextVersion() -> Int {
    condition.withLock { max(version + 1, Int(Date().timeIntervalSince1970 * 1000)) }
  }

  /// Shows a report to all who look at one.
  func publish(_ files: [ReportFile], version: Int) {
    condition.withLock {
      self.files = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
      self.version = version
      condition.broadcast()
    }
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    guard ["GET", "HEAD"].contains(request.method) else { return HTTPResponse(.notAllowed) }
    switch request.path {
    case "/", "/index.html":
      guard let page = file("index.html") else { return HTTPResponse(.notFound) }
      return HTTPResponse(page, type: "text/html; charset=utf-8")
    case "/version":
      let known = Int(request.query.drop { $0 != "=" }.dropFirst())
      return HTTPResponse(Array("\(newerVersion(than: known))\n".utf8), type: "text/plain")
    default:
      let path = String(request.path.dropFirst())
      guard let picture = file(path) ?? storedPicture(path) else { return HTTPResponse(.notFound) }
      return HTTPResponse(picture, type: "image/png")
    }
  }

  private func file(_ path: String) -> [UInt8]? {
    condition.withLock { files[path] }
  }

  /// A picture on disk. Its name leads nowhere else.
  private func storedPicture(_ path: String) -> [UInt8]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "pictures", parts[1].hasSuffix(".png"),
      !parts[1].hasPrefix("."), !parts[1].contains("\0")
    else { return nil }
    return try? readFile("\(pictureFolder)/\(path)")
  }

  /// The version at hand, once it is another one than `known` or some time has passed.
  private func newerVersion(than known: Int?) -> Int {
    let deadline = Date(timeIntervalSinceNow: 20)
    return condition.withLock {
      while version == known, condition.wait(until: deadline) {}
      return version
    }
  }
}
