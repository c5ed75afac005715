public import DynamicType

/// A company's text styles, as a file states them.
///
/// ```json
/// {
///   "name": "Cereal",
///   "family": "Airbnb Cereal App",
///   "styles": {
///     "title": {
///       "size": 32, "lineHeight": 36, "tracking": -0.4, "weight": "bold",
///       "relativeTo": "title1", "maximum": 60
///     },
///     "caption": { "sizes": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43] }
///   }
/// }
/// ```
///
/// A style has either a `size`, which grows with the text style it is relative to (body unless
/// stated), or `sizes`, one for each of the twelve text sizes: in their order, or as an object by
/// any of their names. All other members may be left out; lengths are in points.
public struct TokenFile: Hashable, Sendable {
  /// The styles as features ask for them.
  public let typography: Typography

  /// The styles as a scale, with the size of each for all twelve text sizes.
  public let scale: TypeScale
}

/// Something about a token file that its author should look at.
public struct TokenFileDiagnostic: Hashable, Sendable {
  /// Where in the file.
  public var position: SourcePosition
  public var severity: Severity
  /// What was expected, and what was found.
  public var message: String

  /// Whether the file can be used nevertheless.
  public enum Severity: Hashable, Sendable {
    case error
    case warning
  }
}

/// Why a token file cannot be used.
public struct TokenFileError: Error, Hashable, Sendable {
  /// The file, as it was named to the reader.
  public var path: String
  /// Every error and warning, in the order of the file; at least one is an error.
  public var diagnostics: [TokenFileDiagnostic]
}

extension TokenFileDiagnostic: CustomStringConvertible {
  public var description: String {
    "\(position): \(severity == .error ? "error" : "warning"): \(message)"
  }
}

extension TokenFileError: CustomStringConvertible {
  /// A line for each diagnostic, as compilers print them: `path:line:column: error: …`.
  public var description: String {
    diagnostics.map { "\(path):\($0)" }.joined(separator: "\n")
  }
}

extension TokenFile {
  /// Reads a token file and checks it.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - path: What messages call it.
  /// - Returns: The file, and doubts about it that do not keep it from being used.
  public static func read(
    _ bytes: [UInt8], path: String = "tokens.json"
  ) throws(TokenFileError) -> (file: TokenFile, warnings: [TokenFileDiagnostic]) {
    let root: JSONNode
    do {
      root = try JSONReader.read(bytes)
    } catch {
      let diagnostic = TokenFileDiagnostic(
        position: error.position, severity: .error, message: error.message)
      throw TokenFileError(path: path, diagnostics: [diagnostic])
    }
    var reader = TokenFileReader()
    let file = reader.readFile(root)
    let diagnostics = reader.diagnostics.sorted { $0.position < $1.position }
    guard let file, !diagnostics.contains(where: { $0.severity == .error }) else {
      throw TokenFileError(path: path, diagnostics: diagnostics)
    }
    return (file, diagnostics)
  }
}
