/// A file of a report, to be written to the report's folder.
package struct ReportFile: Hashable, Sendable {
  /// Relative to the report's folder, with `/` between its parts.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
