import DynamicTypeSource

/// The Swift sources of a run, each read once, and parsed once for all that reads it.
struct ParsedSources: Sendable {
  /// In the order of the paths.
  let files: [(path: String, source: Result<ParsedSource, InputProblem>)]

  /// - Parameter threads: How many files are parsed at a time. The result is the same for any number.
  init(_ paths: [String], threads: Int) async {
    files = await concurrentMap(paths, threads: threads) { path in
      (path, Result { () throws(InputProblem) in ParsedSource(try readSource(path), path: path) })
    }
  }

  /// Those that could be read.
  var parsed: [ParsedSource] { files.compactMap { try? $0.source.get() } }

  /// Whether one of some sources shows views of SwiftUI, by its import.
  ///
  /// Only their bytes are looked at: an app without SwiftUI costs no parse.
  static func showSwiftUI(_ paths: [String], threads: Int) async -> Bool {
    let found = await concurrentMap(paths, threads: threads) { path in
      guard let bytes = try? readSource(path) else { return false }
      return bytes.contains(importOfSwiftUI)
    }
    return found.contains(true)
  }

  private static let importOfSwiftUI = Array("import SwiftUI".utf8)
}

extension [UInt8] {
  /// Whether some bytes occur one after the other.
  fileprivate func contains(_ wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    return withUnsafeBufferPointer { bytes in
      var start = bytes.startIndex
      while let place = bytes[start...].firstIndex(of: first) {
        if bytes[place...].starts(with: wanted) { return true }
        start = place + 1
      }
      return false
    }
  }
}
