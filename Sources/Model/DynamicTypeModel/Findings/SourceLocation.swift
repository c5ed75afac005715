/// A place in a file that a person can open.
public struct SourceLocation: Codable, Hashable, Sendable, Comparable {
  /// The path as given on the command line, joined with the path below it.
  public var path: String
  /// Counts from 1; 0 when only the file is known.
  public var line: Int
  /// Counts UTF-8 bytes from 1; 0 when only the line is known.
  public var column: Int

  public init(path: String, line: Int = 0, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }

  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `path:line:column`, without the parts that are not known.
  public var description: String {
    if line == 0 { return path }
    return column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }
}

extension SourceLocation {
  /// The file without its folders, and the line: `SettingsController.swift:157`.
  package var fileAndLine: String {
    "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
  }
}
