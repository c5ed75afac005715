#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The font files that text may be set in: those of the system by their paths, an app's own by the
/// names in them.
///
/// Which file is used for which font is decided by tables here, never by the configuration of the
/// machine.
public struct FontLibrary: Sendable {
  /// A font cannot be had.
  public enum Failure: Error, Equatable, Sendable, CustomStringConvertible {
    /// A file that text cannot do without is not installed; the package is Debian's.
    case missing(file: String, package: String, directories: [String])
    /// A file is not a font.
    case unreadable(path: String)
    /// A folder has no file that is a font.
    case noFont(path: String)

    public var description: String {
      switch self {
      case .missing(let file, let package, let directories):
        "font file \(file) not found in \(directories.joined(separator: ", ")): "
          + "install the package \(package) (apt-get install \(package))"
      case .unreadable(let path):
        "\(path) is not a font file that can be read"
      case .noFont(let path):
        "\(path) has no font file that can be read"
      }
    }
  }

  /// Where Debian and Ubuntu install the packages this library uses.
  public static let standardDirectories = ["/usr/share/fonts"]

  /// Paths by file name. Of files with one name in several folders, the first in order of paths.
  private(set) var paths: [String: String] = [:]
  /// The same by lowercase file name without extension.
  private var pathsByStem: [String: String] = [:]
  /// The fonts of registered files, in the order of registration.
  private(set) var registered: [RegisteredFont] = []

  /// Lists the font files below some directories.
  ///
  /// - Throws: `Failure.missing` when the stand-in of the system font is not among them.
  public init(directories: [String] = Self.standardDirectories) throws(Failure) {
    for directory in directories {
      for path in Self.fontFiles(below: directory) {
        let name = Self.lastComponent(path)
        guard paths[name] == nil else { continue }
        paths[name] = path
        // Of variable fonts only those that an app brings are taken by name.
        guard name.count(where: { $0 == "." }) == 1 else { continue }
        let stem = name.prefix { $0 != "." }.lowercased()
        if pathsByStem[stem] == nil { pathsByStem[stem] = path }
      }
    }
    for needed in SystemStandIn.requiredFiles where paths[needed.file] == nil {
      throw .missing(file: needed.file, package: needed.package, directories: directories)
    }
  }

  /// Adds an app's own font file, or all font files below a folder.
  ///
  /// - Returns: The PostScript names of the fonts that were added.
  /// - Throws: `Failure.unreadable` for a file that is not a font; such files in a folder are
  ///   passed over, but `Failure.noFont` where there are no others.
  @discardableResult
  public mutating func register(_ path: String) throws(Failure) -> [String] {
    if Self.isDirectory(path) {
      let fonts = Self.fontFiles(below: path).flatMap(RegisteredFont.fonts(inFile:))
      if fonts.isEmpty { throw .noFont(path: path) }
      registered += fonts
      return fonts.map(\.postScriptName)
    }
    let fonts = RegisteredFont.fonts(inFile: path)
    guard !fonts.isEmpty else { throw .unreadable(path: path) }
    registered += fonts
    return fonts.map(\.postScriptName)
  }
}

extension FontLibrary {
  /// The installed file for a PostScript name: the one of that name, else the one of its family and
  /// style, whatever is between them in the name ("Sora-v2-Bold" is Sora-Bold.otf).
  func path(named name: String) -> String? {
    let parts = name.split(separator: "-")
    var candidates = [name]
    if parts.count > 2 { candidates.append("\(parts[0])-\(parts[parts.count - 1])") }
    for candidate in candidates {
      if let path = pathsByStem[candidate.lowercased()] { return path }
    }
    return nil
  }

  private static func fontFiles(below directory: String) -> [String] {
    guard let entries = FileManager.default.enumeratedPaths(below: directory) else { return [] }
    return entries.filter { path in
      [".otf", ".ttf", ".ttc", ".otc"].contains { path.lowercased().hasSuffix($0) }
    }.sorted()
  }

  private static func isDirectory(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
  }

  private static func lastComponent(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension FileManager {
  /// The paths of everything below a directory, or `nil` when it cannot be read.
  fileprivate func enumeratedPaths(below directory: String) -> [String]? {
    guard let entries = try? subpathsOfDirectory(atPath: directory) else { return nil }
    return entries.map { "\(directory)/\($0)" }
  }
}
