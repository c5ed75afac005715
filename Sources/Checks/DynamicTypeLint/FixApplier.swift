import DynamicTypeModel

/// Writes fix-its into the bytes of a file.
package struct FixApplier: Sendable {
  /// What came of a set of fix-its.
  package struct Result: Hashable, Sendable {
    package var bytes: [UInt8]
    /// The fix-its that were written, in the order of their places.
    package var applied: [FixIt]
    /// Those that overlap another one; linting again offers them again.
    package var skipped: [FixIt]
    /// All edits that were written, by ascending place.
    private var edits: [FixIt.Edit] = []

    fileprivate init(applied: [FixIt], skipped: [FixIt], _ edits: SortedEdits, in bytes: [UInt8]) {
      self.bytes = edits.replaced(in: bytes)
      self.applied = applied
      self.skipped = skipped
      self.edits = edits.edits
    }

    /// Where in the bytes before the edits something was that is in those after them.
    ///
    /// - Parameter offsets: Ascending. What an edit put in was where that begins.
    package func places(before offsets: [Int]) -> [Int] {
      var next = 0
      var shift = 0
      return offsets.map { offset in
        while next < edits.count {
          let edit = edits[next]
          let start = edit.range.lowerBound + shift
          let length = edit.replacement.utf8.count
          if offset < start { break }
          if offset < start + length { return edit.range.lowerBound }
          shift += length - edit.range.count
          next += 1
        }
        return offset - shift
      }
    }
  }

  package init() {}

  /// The bytes with the fix-its written, each as a whole or not at all.
  ///
  /// Of two that overlap or insert at the same place, the earlier one is written; the same edit
  /// twice is one. Edits that reach outside the file are skipped.
  package func apply(_ fixes: [FixIt], to bytes: [UInt8]) -> Result {
    var edits = SortedEdits()
    var applied: [FixIt] = []
    var skipped: [FixIt] = []
    for fix in fixes.sorted(by: { $0.start < $1.start }) {
      let new = fix.edits.filter { !edits.contains($0) }
      if new.allSatisfy({ fits($0, in: bytes) && !edits.overlap($0) }) {
        for edit in new { edits.insert(edit) }
        applied.append(fix)
      } else {
        skipped.append(fix)
      }
    }
    return Result(applied: applied, skipped: skipped, edits, in: bytes)
  }

  private func fits(_ edit: FixIt.Edit, in bytes: [UInt8]) -> Bool {
    edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count
  }
}

extension FixIt {
  /// The UTF-8 offset at which its first edit begins.
  package var start: Int { edits.map(\.range.lowerBound).min() ?? 0 }
}

/// Edits that do not overlap, by ascending place.
private struct SortedEdits {
  private(set) var edits: [FixIt.Edit] = []

  func contains(_ edit: FixIt.Edit) -> Bool {
    let place = place(of: edit)
    return place < edits.count && edits[place] == edit
  }

  /// Whether an edit changes what another one does, or inserts where that begins.
  func overlap(_ edit: FixIt.Edit) -> Bool {
    let place = place(of: edit)
    if place > 0, edit.range.lowerBound < edits[place - 1].range.upperBound { return true }
    guard place < edits.count else { return false }
    let next = edits[place].range
    return next.lowerBound == edit.range.lowerBound || next.lowerBound < edit.range.upperBound
  }

  mutating func insert(_ edit: FixIt.Edit) {
    edits.insert(edit, at: place(of: edit))
  }

  func replaced(in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var next = 0
    for edit in edits {
      result += bytes[next..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      next = edit.range.upperBound
    }
    return result + bytes[next...]
  }

  /// How many edits begin before this one.
  private func place(of edit: FixIt.Edit) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < edit.range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
