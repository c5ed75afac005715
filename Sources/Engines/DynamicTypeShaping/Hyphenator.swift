internal import CICU
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
#if canImport(CHyphen)
  internal import CHyphen
#endif

/// Divides words by the dictionaries of a library, each opened when it is first needed.
final class Hyphenator: Sendable {
  private let library: HyphenationLibrary
  private let opened = Mutex<[String: HyphenationDictionary?]>([:])

  init(library: HyphenationLibrary) {
    self.library = library
  }

  /// The language by which the words of a text are divided: English where it is not known.
  static func language(_ language: String?) -> String { language ?? "en" }

  /// Where a word may be divided; `nil` without a dictionary for the language.
  func places(in word: [UInt16], language: String?) -> [Int]? {
    let language = Self.language(language)
    let dictionary = opened.withLock { opened in
      if let known = opened[language] { return known }
      let dictionary = library.path(for: language).flatMap { HyphenationDictionary(path: $0) }
      opened[language] = .some(dictionary)
      return dictionary
    }
    return dictionary?.places(in: word)
  }
}

#if canImport(CHyphen)
  /// A dictionary of libhyphen.
  ///
  /// `@unchecked`: one thread at a time calls libhyphen, which promises nothing to several.
  package final class HyphenationDictionary: @unchecked Sendable {
    private enum Content {
      case whole(UnsafeMutablePointer<HyphenDict>)
      /// Of a large file, which takes long to load.
      case patterns(HyphenationPatterns)
    }

    private let turn = Mutex(())
    private let content: Content
    /// The character set of its letters, as it names it; `nil` for UTF-8.
    private let characterSet: String?

    /// - Parameter wholeUpTo: From how many bytes on only those patterns are loaded that a word needs. Words are divided
    ///   alike.
    package init?(path: String, wholeUpTo limit: Int = 1 << 18) {
      guard let bytes = try? [UInt8](Data(contentsOf: URL(fileURLWithPath: path))) else {
        return nil
      }
      let name = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      characterSet = name.elementsEqual("UTF-8".utf8) ? nil : String(decoding: name, as: UTF8.self)
      if bytes.count > limit {
        content = .patterns(HyphenationPatterns(bytes))
      } else {
        guard let dictionary = chyphen_load(bytes, bytes.count) else { return nil }
        content = .whole(dictionary)
      }
    }

    deinit {
      if case .whole(let dictionary) = content { hnj_hyphen_free(dictionary) }
    }

    /// Calls a function with a dictionary that divides a word; nil where none can be loaded.
    private func withDictionary(
      for word: ArraySlice<CChar>, _ body: (UnsafeMutablePointer<HyphenDict>) -> Int32
    ) -> Int32? {
      switch content {
      case .whole(let dictionary): return turn.withLock { _ in body(dictionary) }
      case .patterns(let patterns):
        let bytes = patterns.dictionary(for: word.map { UInt8(bitPattern: $0) })
        guard let dictionary = chyphen_load(bytes, bytes.count) else { return nil }
        defer { hnj_hyphen_free(dictionary) }
        return body(dictionary)
      }
    }

    /// Longer words are not looked up.
    private static let longestWord = 100

    /// The offsets in a word before which it may be divided, without those that would change
    /// letters beside the hyphen.
    package func places(in word: [UInt16]) -> [Int] {
      let scalars = String(decoding: word, as: UTF16.self).unicodeScalars.map(\.lowercase)
      guard scalars.count <= Self.longestWord, let bytes = encoded(scalars) else { return [] }
      let length = bytes.count - 1
      var hyphens = [CChar](repeating: 0, count: length + 5)
      var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var positions: UnsafeMutablePointer<Int32>?
      var cuts: UnsafeMutablePointer<Int32>?
      let failed = withDictionary(for: bytes.dropLast()) { dictionary in
        hnj_hyphen_hyphenate2(
          dictionary, bytes, Int32(length), &hyphens, nil, &replacements, &positions, &cuts)
      }
      defer {
        if let replacements {
          for index in 0..<length { chyphen_free(replacements[index]) }
        }
        chyphen_free(replacements)
        chyphen_free(positions)
        chyphen_free(cuts)
      }
      guard failed == 0 else { return [] }
      var places: [Int] = []
      var offset = 0
      for (index, scalar) in scalars.enumerated().dropLast() {
        offset += UTF16.width(scalar)
        let changesLetters = replacements.map { $0[index] != nil } ?? false
        if hyphens[index] & 1 == 1, !changesLetters { places.append(offset) }
      }
      return places
    }

    /// A word in the dictionary's character set, one byte a letter unless that is UTF-8, with a
    /// terminating zero; `nil` for words that the set cannot represent.
    private func encoded(_ scalars: [Unicode.Scalar]) -> [CChar]? {
      guard let characterSet else {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text).utf8.map { CChar(bitPattern: $0) } + [0]
      }
      let units = scalars.flatMap { Array($0.utf16) }
      var bytes = [CChar](repeating: 0, count: units.count * 4 + 1)
      let count = cicu_encode(
        characterSet, units, Int32(units.count), &bytes, Int32(bytes.count))
      return Int(count) == scalars.count ? bytes.prefix(scalars.count) + [0] : nil
    }
  }
#else
  /// Without libhyphen no language has a dictionary.
  package final class HyphenationDictionary: Sendable {
    package init?(path: String, wholeUpTo limit: Int = 0) { return nil }
    package func places(in word: [UInt16]) -> [Int] { [] }
  }
#endif

extension Unicode.Scalar {
  /// The scalar in lower case, as patterns are written, where that is one scalar.
  fileprivate var lowercase: Unicode.Scalar {
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? self : self
  }
}
