/// A file of a report, to be written to the report's folder.
public struct ReportFile: Hashable, Sendable {
  /// Relative to the report's folder, with `/` between its parts.
  public var path: String
  public var bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
