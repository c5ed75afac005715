#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The dictionaries that say where words may be divided: TeX's patterns in the files of libhyphen.
///
/// Which file is used for which language is decided by a table here.
public struct HyphenationLibrary: Sendable {
  /// Where Debian and Ubuntu install the packages named `hyphen-…`.
  public static let standardDirectories = ["/usr/share/hyphen"]

  private var directories: [String]

  public init(directories: [String] = Self.standardDirectories) {
    self.directories = directories
  }

  /// The dictionary for a language: that of its region, else that of its largest one.
  ///
  /// - Parameter language: A BCP 47 tag, such as "de" or "en-GB".
  /// - Returns: A path, or `nil` when none is installed.
  package func path(for language: String) -> String? {
    for file in Self.files(for: language) {
      for directory in directories {
        let path = "\(directory)/\(file)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// The Debian package that brings a language's dictionary; `nil` when we know of none.
  package static func package(for language: String) -> String? {
    let (code, region) = parts(of: language)
    if code == "en" { return region == "GB" ? "hyphen-en-gb" : "hyphen-en-us" }
    if code == "pt" { return region == "PT" ? "hyphen-pt-pt" : "hyphen-pt-br" }
    if code == "nb" { return "hyphen-no" }
    return regions[code].map { _ in "hyphen-\(code)" }
  }

  /// The names of files in the order of preference.
  private static func files(for language: String) -> [String] {
    let (code, region) = parts(of: language)
    guard let usual = regions[code] else { return [] }
    let names = [region, usual].compactMap { $0.flatMap { $0.isEmpty ? nil : "\(code)_\($0)" } }
    return (names + [code]).map { "hyph_\($0).dic" }
  }

  /// A tag's language, and its region if it names one: two letters after the language and script.
  private static func parts(of language: String) -> (code: String, region: String?) {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let code = parts.first?.lowercased() ?? ""
    let region = parts.dropFirst().first { part in
      part.utf8.count == 2 && part.utf8.allSatisfy { $0 > 0x40 && $0 < 0x7B }
    }
    return (code == "no" ? "nb" : code, region?.uppercased())
  }

  /// The regions in the names of files, by language; empty where files have none.
  private static let regions: [String: String] = [
    "af": "ZA", "be": "BY", "bg": "BG", "ca": "", "cs": "CZ", "da": "DK", "de": "DE", "el": "GR",
    "en": "US", "es": "ES", "fr": "FR", "gl": "", "hr": "HR", "hu": "HU", "id": "ID", "is": "",
    "it": "IT", "lt": "LT", "lv": "LV", "nb": "NO", "nl": "NL", "pl": "PL", "pt": "BR", "ro": "RO",
    "ru": "RU", "sk": "SK", "sl": "SI", "sr": "", "sv": "SE", "th": "TH", "uk": "UA", "zu": "ZA",
  ]
}
