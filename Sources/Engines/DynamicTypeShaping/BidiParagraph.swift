internal import CICU

/// A bidirectional class (UAX #9, table 4), with ICU's numbers.
enum BidiClass: UInt8 {
  case l, r, en, es, et, an, cs, b, s, ws, on, lre, lro, al, rle, rlo, pdf, nsm, bn
  case fsi, lri, rli, pdi

  init(of scalar: UInt32) {
    self = BidiClass(rawValue: cicu_bidi_class(scalar)) ?? .on
  }

  var isIsolateInitiator: Bool { self == .fsi || self == .lri || self == .rli }
  /// The classes that rule X9 removes.
  var isRemoved: Bool {
    switch self {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }
  /// The classes that rules N1 and N2 call NI.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .fsi, .lri, .rli, .pdi: true
    default: false
    }
  }
}

/// The computation of a paragraph's embedding levels by Unicode's bidirectional algorithm (UAX #9,
/// Unicode 15). Each step names its rule.
///
/// ICU 72's own implementation differs from Unicode's test file in 30 cases of overrides around
/// isolates and of brackets with marks; this one in none.
struct BidiParagraph {
  let scalars: ArraySlice<UInt32>
  let original: [BidiClass]
  var classes: [BidiClass]
  var levels: [UInt8]
  let base: UInt8
  /// For isolate initiators their PDI and for PDIs their initiator, by index; -1 for none (BD9).
  let matches: [Int]

  /// - Parameters:
  ///   - base: The base level, or `nil` for that of the first strong character.
  ///   - fallback: The base level of a paragraph without one.
  init(_ scalars: ArraySlice<UInt32>, base: UInt8?, fallback: UInt8) {
    self.scalars = scalars
    original = scalars.map(BidiClass.init(of:))
    classes = original
    matches = Self.matches(original)
    self.base =
      base ?? Self.firstStrong(original, matches, in: 0..<original.count) ?? fallback
    levels = [UInt8](repeating: self.base, count: original.count)
  }

  mutating func resolve() {
    resolveExplicit()
    // All of them begin and end by the explicit levels of their neighbours (X10).
    let runs = isolatingRunSequences().map { BidiRunSequence($0, in: self) }
    for var run in runs {
      run.resolve()
      for (place, index) in run.indices.enumerated() {
        levels[index] = run.level + run.implicitIncrement(at: place)
      }
    }
    resetWhitespace()
  }
}

// MARK: - P: the paragraph

extension BidiParagraph {
  /// BD9.
  private static func matches(_ classes: [BidiClass]) -> [Int] {
    var matches = [Int](repeating: -1, count: classes.count)
    var open: [Int] = []
    for (index, type) in classes.enumerated() {
      if type.isIsolateInitiator { open.append(index) }
      if type == .pdi, let start = open.popLast() {
        matches[start] = index
        matches[index] = start
      }
    }
    return matches
  }

  /// P2 and P3: the level of the first strong character outside of isolates.
  private static func firstStrong(
    _ classes: [BidiClass], _ matches: [Int], in range: Range<Int>
  ) -> UInt8? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch classes[index] {
      case .l: return 0
      case .r, .al: return 1
      case .fsi, .lri, .rli:
        guard matches[index] >= 0 else { return nil }
        index = matches[index]
      default: break
      }
      index += 1
    }
    return nil
  }
}

// MARK: - X: explicit levels

extension BidiParagraph {
  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private static let maximumDepth: UInt8 = 125

  /// X1 to X8.
  private mutating func resolveExplicit() {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    for index in original.indices {
      let type = original[index]
      let top = stack[stack.count - 1]
      switch type {
      case .rle, .lre, .rlo, .lro:  // X2 to X5
        levels[index] = top.level
        let level = Self.next(after: top.level, isRightToLeft: type == .rle || type == .rlo)
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? = type == .rlo ? .r : type == .lro ? .l : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rli, .lri, .fsi:  // X5a to X5c
        place(index, in: top)
        let level = Self.next(after: top.level, isRightToLeft: isRightToLeftIsolate(index))
        if level <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          overflowIsolates += 1
        }
      case .pdi:  // X6a
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while let last = stack.popLast(), !last.isIsolate {}
          validIsolates -= 1
        }
        place(index, in: stack[stack.count - 1])
      case .pdf:  // X7
        levels[index] = top.level
        if overflowIsolates > 0 {
          break
        } else if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .b: levels[index] = base  // X8
      case .bn: levels[index] = top.level
      default: place(index, in: top)  // X6
      }
    }
  }

  private mutating func place(_ index: Int, in status: Status) {
    levels[index] = status.level
    if let override = status.override { classes[index] = override }
  }

  private func isRightToLeftIsolate(_ index: Int) -> Bool {
    guard original[index] == .fsi else { return original[index] == .rli }
    let end = matches[index] >= 0 ? matches[index] : original.count
    return Self.firstStrong(original, matches, in: index + 1..<end) == 1
  }

  private static func next(after level: UInt8, isRightToLeft: Bool) -> UInt8 {
    isRightToLeft ? (level + 1) | 1 : (level + 2) & ~1
  }

  /// X9 and X10: the characters that are not removed, in sequences that isolates do not divide.
  private func isolatingRunSequences() -> [[Int]] {
    var runs: [[Int]] = []
    var runOfStart: [Int: Int] = [:]
    for index in original.indices where !original[index].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runOfStart[index] = runs.count
        runs.append([index])
      }
    }
    var sequences: [[Int]] = []
    for run in runs {
      guard let first = run.first, original[first] != .pdi || matches[first] < 0 else { continue }
      var sequence = run
      while let last = sequence.last, original[last].isIsolateInitiator, matches[last] >= 0,
        let next = runOfStart[matches[last]]
      {
        sequence += runs[next]
      }
      sequences.append(sequence)
    }
    return sequences
  }

  /// L1, and levels for the characters that X9 removed: those of the character before.
  private mutating func resetWhitespace() {
    for index in original.indices where original[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : base
    }
    var isTrailing = true
    for index in original.indices.reversed() {
      switch original[index] {
      case .b, .s:
        levels[index] = base
        isTrailing = true
      case .ws, .fsi, .lri, .rli, .pdi, .lre, .rle, .lro, .rlo, .pdf, .bn:
        if isTrailing { levels[index] = base }
      default: isTrailing = false
      }
    }
  }
}
