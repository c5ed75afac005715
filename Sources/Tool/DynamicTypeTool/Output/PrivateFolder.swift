import DynamicTypePipeline
import Foundation

/// Makes a folder for temporary files that nobody else can read, under a name that nobody can foresee; whoever makes it
/// removes it.
///
/// - Parameter purpose: A word of its name.
func makePrivateFolder(for purpose: String) throws -> String {
  var name = Array(
    (FileManager.default.temporaryDirectory.path + "/dynamictype-\(purpose)-XXXXXX").utf8CString)
  guard mkdtemp(&name) != nil else {
    throw CommandFailure(
      "cannot make a folder for temporary files: \(String(cString: strerror(errno)))")
  }
  return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
