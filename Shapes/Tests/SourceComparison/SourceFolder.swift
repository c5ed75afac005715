import Foundation

/// Swift sources of this package, for tests that compile them and read them besides.
package enum SourceFolder {
  /// The bytes of all Swift files in a folder, which is given from that of the package, by the names of the files.
  package static func sources(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let url = package.appending(path: folder).standardizedFileURL.resolvingSymlinksInPath()
    let paths =
      FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let bytes = try Data(contentsOf: url.appending(path: path))
      return (String(path.split(separator: "/").last ?? ""), Array(bytes))
    }
  }
}
