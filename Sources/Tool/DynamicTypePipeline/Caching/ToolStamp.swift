import FoundationEssentials

/// What tells a build of the tool from others, whatever its version: what one makes is not believed by another.
struct ToolStamp {
  private let text: String

  /// - Parameter version: Of the tool.
  init(version: String) {
    text = "\(version) \(resolvedPath("/proc/self/exe").map(Self.stamp) ?? "")"
  }

  func add(to digest: inout Digest) { digest.add(text) }

  /// When a file was written, and its size.
  private static func stamp(of path: String) -> String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let date = attributes?[.modificationDate] as? Date
    return "\(date?.timeIntervalSinceReferenceDate ?? 0) \(fileSize(of: path))"
  }
}
