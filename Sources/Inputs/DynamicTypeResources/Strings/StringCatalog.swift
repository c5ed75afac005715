import DynamicTypeModel
internal import FoundationEssentials

/// A string catalogue (`.xcstrings`): the texts of all locales in one JSON file.
package struct StringCatalog: Hashable, Sendable {
  package var sourceLanguage: String
  /// Texts by locale, then by key.
  package var texts: [String: [String: String]] = [:]
  /// The forms of those texts that depend on a number, by locale, then by key.
  package var plurals: [String: [String: [PluralCategory: String]]] = [:]
  /// All keys, also those without any text.
  package var keys: Set<String> = []

  /// Reads an `.xcstrings` file: of the plural forms `other`, of the devices the phone.
  ///
  /// - Throws: ``DocumentError`` when it is not JSON, or JSON of another form.
  package init(_ bytes: [UInt8], path: String) throws(DocumentError) {
    let file: CatalogFile
    do {
      file = try JSONDecoder().decode(CatalogFile.self, from: Data(bytes))
    } catch {
      if let line = StringCatalog.lineOfConflict(in: bytes) {
        throw DocumentError(
          kind: .malformedStrings, location: SourceLocation(path: path, line: line, column: 1),
          reason: "a merge conflict")
      }
      throw DocumentError(
        kind: .malformedStrings, location: SourceLocation(path: path),
        reason: "not a string catalogue: \(StringCatalog.reason(of: error))")
    }
    sourceLanguage = file.sourceLanguage
    keys = Set(file.strings.keys)
    for (key, entry) in file.strings {
      for (locale, localization) in entry.localizations ?? [:] {
        if let text = localization.text { texts[locale, default: [:]][key] = text }
        if let forms = localization.plurals { plurals[locale, default: [:]][key] = forms }
      }
    }
  }

  /// The line, from 1, at which Git marked a conflict; the decoder tells no place.
  private static func lineOfConflict(in bytes: [UInt8]) -> Int? {
    let mark = Array("<<<<<<< ".utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: mark) }.map { $0 + 1 }
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "not read" }
    switch error {
    case .dataCorrupted: return "it is no JSON"
    case .keyNotFound(let key, _): return "no '\(key.stringValue)'"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      return (place.isEmpty ? "the whole" : "'\(place)'") + " has another form"
    @unknown default: return "not read"
    }
  }
}

private struct CatalogFile: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: StringUnit?
    var variations: Variations?

    /// The forms by number; nil for a text that does not depend on one.
    var plurals: [PluralCategory: String]? {
      guard let plural = variations?.plural else { return nil }
      let forms = plural.compactMap { name, form in
        PluralCategory(rawValue: name).flatMap { category in
          form.stringUnit.map { (category, $0.value) }
        }
      }
      return Dictionary(forms) { $1 }
    }

    /// The text for any number on a phone; variations nest at most two deep.
    var text: String? {
      stringUnit?.value ?? variations?.form.flatMap { $0.stringUnit?.value ?? $0.nestedText }
    }
  }

  struct StringUnit: Decodable {
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Form]?
    var device: [String: Form]?
    var width: [String: Form]?

    var form: Form? {
      let widest = width?.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }?.value
      return device?["iphone"] ?? device?["other"] ?? plural?["other"] ?? widest
    }
  }

  struct Form: Decodable {
    var stringUnit: StringUnit?
    var variations: InnerVariations?

    var nestedText: String? {
      (variations?.plural?["other"] ?? variations?.device?["other"])?.stringUnit?.value
    }
  }

  struct InnerVariations: Decodable {
    var plural: [String: InnerForm]?
    var device: [String: InnerForm]?
  }

  struct InnerForm: Decodable {
    var stringUnit: StringUnit?
  }

  var sourceLanguage: String
  var strings: [String: Entry]
}
