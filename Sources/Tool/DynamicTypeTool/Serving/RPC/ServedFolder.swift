import DynamicTypePipeline
import Foundation

/// The folder that a server works in: paths of its clients stay below it.
struct ServedFolder: Sendable {
  /// Without links.
  let path: String

  /// - Throws: Where there is no such folder.
  init(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw CommandFailure("\(path): there is no such folder".singleLine) }
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// The path as the folder's files are named: relative to it.
  ///
  /// - Throws: ``RPCError`` for a path that leads out of the folder.
  func relative(_ path: String) throws -> String {
    let whole = path.hasPrefix("/") ? path : self.path + "/" + path
    guard leads(whole, into: [self.path]) else {
      throw RPCError.parameters(
        "'\(path)' is outside of the folder that this server was started for")
    }
    let place = URL(fileURLWithPath: whole).standardizedFileURL.resolvingSymlinksInPath().path
    if place == self.path { return "." }
    return String(place.dropFirst(self.path == "/" ? 1 : self.path.count + 1))
  }
}
