import DynamicTypePipeline
import DynamicTypeReport
import Foundation

/// The newest report, for the threads that serve it.
///
/// Everything in it is read and written while the condition is locked.
final class LiveReport: @unchecked Sendable {
  private let condition = NSCondition()
  /// The page, and pictures that somebody has looked at.
  private var files: [String: [UInt8]] = [:]
  private var pictures: LivePictures?
  private var version = 0
  /// Pictures to remember, at some 50 kB each.
  private static let mostFiles = 1000

  /// A number that no report had before, of this server or one before it.
  func nextVersion() -> Int {
    condition.withLock { max(version + 1, Int(Date().timeIntervalSince1970 * 1000)) }
  }

  /// Shows a report to all who look at one.
  func publish(_ files: [ReportFile], _ pictures: LivePictures, version: Int) {
    condition.withLock {
      self.files = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
      self.pictures = pictures
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
      guard let picture = file(path) ?? picture(path) else { return HTTPResponse(.notFound) }
      return HTTPResponse(picture, type: "image/png")
    }
  }

  private func file(_ path: String) -> [UInt8]? {
    condition.withLock { files[path] }
  }

  /// A picture of the report, drawn now. Nobody waits for it but who asked.
  private func picture(_ path: String) -> [UInt8]? {
    let (pictures, drawn) = condition.withLock { (self.pictures, version) }
    guard let png = pictures?.png(at: path) else { return nil }
    condition.withLock {
      if version == drawn, files.count < Self.mostFiles { files[path] = png }
    }
    return png
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
