internal import CICU
internal import Synchronization

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
      let dictionary = library.path(for: language).flatMap(HyphenationDictionary.init(path:))
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
  final class HyphenationDictionary: @unchecked Sendable {
    private let turn = Mutex(())
    private let dictionary: UnsafeMutablePointer<HyphenDict>
    /// The character set of its letters, as it names it; `nil` for UTF-8.
    private let characterSet: String?

    init?(path: String) {
      guard let dictionary = hnj_hyphen_load(path) else { return nil }
      self.dictionary = dictionary
      guard dictionary.pointee.utf8 == 0 else {
        characterSet = nil
        return
      }
      characterSet = withUnsafeBytes(of: dictionary.pointee.cset) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
    }

    deinit { hnj_hyphen_free(dictionary) }

    /// Longer words are not looked up.
    private static let longestWord = 100

    /// The offsets in a word before which it may be divided, without those that would change
    /// letters beside the hyphen.
    func places(in word: [UInt16]) -> [Int] {
      let scalars = String(decoding: word, as: UTF16.self).unicodeScalars.map(\.lowercase)
      guard scalars.count <= Self.longestWord, let bytes = encoded(scalars) else { return [] }
      let length = bytes.count - 1
      var hyphens = [CChar](repeating: 0, count: length + 5)
      var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var positions: UnsafeMutablePointer<Int32>?
      var cuts: UnsafeMutablePointer<Int32>?
      let failed = turn.withLock { _ in
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
  final class HyphenationDictionary: Sendable {
    init?(path: String) { return nil }
    func places(in word: [UInt16]) -> [Int] { [] }
  }
#endif

extension Unicode.Scalar {
  /// The scalar in lower case, as patterns are written, where that is one scalar.
  fileprivate var lowercase: Unicode.Scalar {
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? self : self
  }
}
