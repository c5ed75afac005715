internal import CICU

/// An isolating run sequence (BD13), resolved by rules W, N and I.
struct BidiRunSequence {
  let indices: [Int]
  let level: UInt8
  private var classes: [BidiClass]
  private let original: [BidiClass]
  private let scalars: [UInt32]
  /// The direction before the sequence and after it (X10).
  private let start: BidiClass
  private let end: BidiClass

  private var embedding: BidiClass { level % 2 == 1 ? .r : .l }

  init(_ indices: [Int], in paragraph: BidiParagraph) {
    self.indices = indices
    let first = indices[0]
    let last = indices[indices.count - 1]
    level = paragraph.levels[first]
    classes = indices.map { paragraph.classes[$0] }
    original = indices.map { paragraph.original[$0] }
    scalars = indices.map { paragraph.scalars[paragraph.scalars.startIndex + $0] }
    let before = paragraph.original.indices.prefix(first).last { !paragraph.original[$0].isRemoved }
    let isOpen = paragraph.original[last].isIsolateInitiator && paragraph.matches[last] < 0
    let after =
      isOpen
      ? nil
      : paragraph.original.indices.dropFirst(last + 1).first { !paragraph.original[$0].isRemoved }
    func levelBeside(_ other: Int?) -> UInt8 {
      other.map { paragraph.levels[$0] } ?? paragraph.base
    }
    let own = paragraph.levels[first]
    start = max(levelBeside(before), own) % 2 == 1 ? .r : .l
    end = max(levelBeside(after), own) % 2 == 1 ? .r : .l
  }

  mutating func resolve() {
    resolveWeak()
    resolveBrackets()
    resolveNeutral()
  }

  /// I1 and I2: the amount that a character's class adds to the level of the sequence.
  func implicitIncrement(at place: Int) -> UInt8 {
    switch (classes[place], level % 2) {
    case (.r, 0): 1
    case (.an, 0), (.en, 0): 2
    case (.l, 1), (.an, 1), (.en, 1): 1
    default: 0
    }
  }
}

// MARK: - W: weak types

extension BidiRunSequence {
  private mutating func resolveWeak() {
    var strong = start
    for place in classes.indices {
      if classes[place] == .nsm {  // W1
        let before = place > 0 ? classes[place - 1] : start
        let isIsolate =
          place > 0 && (original[place - 1].isIsolateInitiator || original[place - 1] == .pdi)
        classes[place] = isIsolate ? .on : before
      }
    }
    for place in classes.indices {  // W2
      switch classes[place] {
      case .l, .r, .al: strong = classes[place]
      case .en where strong == .al: classes[place] = .an
      default: break
      }
    }
    for place in classes.indices where classes[place] == .al { classes[place] = .r }  // W3
    for place in classes.indices.dropFirst().dropLast() {  // W4
      let (before, after) = (classes[place - 1], classes[place + 1])
      if before == .en, after == .en, classes[place] == .es || classes[place] == .cs {
        classes[place] = .en
      } else if before == .an, after == .an, classes[place] == .cs {
        classes[place] = .an
      }
    }
    resolveTerminators()
    for place in classes.indices {  // W6
      switch classes[place] {
      case .es, .et, .cs: classes[place] = .on
      default: break
      }
    }
    strong = start
    for place in classes.indices {  // W7
      switch classes[place] {
      case .l, .r: strong = classes[place]
      case .en where strong == .l: classes[place] = .l
      default: break
      }
    }
  }

  /// W5: terminators beside European numbers are part of them.
  private mutating func resolveTerminators() {
    var place = 0
    while place < classes.count {
      guard classes[place] == .et else {
        place += 1
        continue
      }
      var next = place
      while next < classes.count, classes[next] == .et { next += 1 }
      let isBeside =
        (place > 0 && classes[place - 1] == .en) || (next < classes.count && classes[next] == .en)
      if isBeside { for terminator in place..<next { classes[terminator] = .en } }
      place = next
    }
  }
}

// MARK: - N: neutral types

extension BidiRunSequence {
  /// Numbers count as right-to-left for neutrals (N0, N1).
  private static func strong(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N0: a pair of brackets takes the direction of the text in it.
  private mutating func resolveBrackets() {
    for pair in bracketPairs() {
      let inside = classes[pair.open + 1..<pair.close].compactMap(Self.strong)
      let direction: BidiClass
      if inside.contains(embedding) {
        direction = embedding
      } else if inside.isEmpty {
        continue
      } else {
        let before = classes[..<pair.open].lazy.reversed().compactMap(Self.strong).first ?? start
        direction = before == embedding ? embedding : before
      }
      for bracket in [pair.open, pair.close] {
        classes[bracket] = direction
        var mark = bracket + 1
        while mark < classes.count, original[mark] == .nsm {
          classes[mark] = direction
          mark += 1
        }
      }
    }
  }

  /// BD16, in the order of the opening brackets.
  private func bracketPairs() -> [(open: Int, close: Int)] {
    var open: [(bracket: UInt32, place: Int)] = []
    var pairs: [(open: Int, close: Int)] = []
    for place in classes.indices where classes[place] == .on {
      let scalar = scalars[place]
      switch cicu_bracket_kind(scalar) {
      case 0:
        guard open.count < 63 else { return [] }
        open.append((Self.canonical(cicu_paired_bracket(scalar)), place))
      case 1:
        guard let match = open.lastIndex(where: { $0.bracket == Self.canonical(scalar) }) else {
          continue
        }
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      default: break
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// Angle brackets have canonically equivalent forms.
  private static func canonical(_ bracket: UInt32) -> UInt32 {
    bracket == 0x232A ? 0x3009 : bracket
  }

  /// N1 and N2.
  private mutating func resolveNeutral() {
    var place = 0
    while place < classes.count {
      guard classes[place].isNeutral else {
        place += 1
        continue
      }
      var next = place
      while next < classes.count, classes[next].isNeutral { next += 1 }
      let before = place > 0 ? Self.strong(classes[place - 1]) ?? embedding : start
      let after = next < classes.count ? Self.strong(classes[next]) ?? embedding : end
      for neutral in place..<next { classes[neutral] = before == after ? before : embedding }
      place = next
    }
  }
}
