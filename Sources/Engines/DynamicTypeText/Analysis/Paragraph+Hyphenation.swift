internal import Synchronization

/// Where the words of a paragraph may be divided with a hyphen, found on first use: most texts
/// never need it.
final class Hyphenation: Sendable {
  struct Points: Sendable {
    /// The clusters before which a word may end with a hyphen, ascending.
    var clusters: [Int32] = []
    /// Whether there is no dictionary for the language.
    var isMissing = false
  }

  private let known = Mutex<Points?>(nil)

  func points(of paragraph: Paragraph) -> Points {
    if let points = known.withLock({ $0 }) { return points }
    let points = Self.find(in: paragraph)
    known.withLock { $0 = points }
    return points
  }
}

extension Paragraph {
  /// The dictionary without which no word of the language is divided; `nil` when there is one.
  package var missingHyphenation: MissingHyphenation? {
    hyphenation.points(of: self).isMissing ? shaper.missingHyphenation(language: language) : nil
  }

  /// The last of the hyphenation points in a range that meets a condition.
  func hyphenationPoint(in range: Range<Int32>, where meets: (Int32) -> Bool) -> Int32? {
    let points = hyphenation.points(of: self).clusters
    let end = points.partitionIndex { $0 >= range.upperBound }
    return points[..<end].reversed().prefix { $0 > range.lowerBound }.first(where: meets)
  }
}

extension Hyphenation {
  private static func find(in paragraph: Paragraph) -> Points {
    let clusters = paragraph.clusters
    var points = Points()
    var word = Word()
    var offset = 0
    func endWord() {
      defer { word = Word() }
      // In a word with soft hyphens the author has said where to divide it. No dictionary has names of hosts.
      guard !word.text.isEmpty, !word.hasSoftHyphen, !word.hasPoint, !points.isMissing else {
        return
      }
      guard
        let places = paragraph.shaper.hyphenation(
          of: word.text, language: paragraph.language)
      else {
        points.isMissing = true
        return
      }
      for place in places where word.offsets.indices.contains(place) {
        let cluster = clusters.cluster(atUTF8: word.offsets[place])
        // Words are not divided within a ligature.
        guard Int(cluster) < clusters.count,
          Int(clusters.offsets[Int(cluster)]) == word.offsets[place]
        else {
          continue
        }
        points.clusters.append(cluster)
      }
    }
    let scalars = paragraph.string.unicodeScalars
    for place in scalars.indices {
      let scalar = scalars[place]
      let next = scalars.index(after: place)
      if scalar == "\u{AD}" {
        word.hasSoftHyphen = true
      } else if scalar == ".", !word.text.isEmpty, next < scalars.endIndex, scalars[next].isInWord {
        // A point between letters is a part of the word: Unicode, UAX #29, rules WB6 and WB7.
        word.hasPoint = true
      } else if scalar.isInWord {
        for codeUnit in scalar.utf16 {
          word.text.append(codeUnit)
          word.offsets.append(offset)
        }
      } else {
        endWord()
      }
      offset += UTF8.width(scalar)
    }
    endWord()
    return points
  }
}

/// A sequence of letters.
private struct Word {
  var text: [UInt16] = []
  /// The UTF-8 offset of each code unit's scalar in the whole text.
  var offsets: [Int] = []
  var hasSoftHyphen = false
  /// Whether it is several, with points between them: `example.com`.
  var hasPoint = false
}

extension Unicode.Scalar {
  /// Whether a word goes on with it: a letter, or a mark upon one.
  fileprivate var isInWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: properties.isAlphabetic
    }
  }
}
