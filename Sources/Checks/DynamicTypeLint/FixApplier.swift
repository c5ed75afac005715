import DynamicTypeModel

/// Writes fix-its into the bytes of a file.
public struct FixApplier: Sendable {
  /// What came of a set of fix-its.
  public struct Result: Hashable, Sendable {
    public var bytes: [UInt8]
    /// The fix-its that were written, in the order of their places.
    public var applied: [FixIt]
    /// Those that another one left no room for; linting again offers them again.
    public var skipped: [FixIt]
  }

  public init() {}

  /// The bytes with the fix-its written, each as a whole or not at all.
  ///
  /// Of two that overlap or insert at the same place, the earlier one is written; the same edit
  /// twice is one. Edits that reach outside the file are skipped.
  public func apply(_ fixes: [FixIt], to bytes: [UInt8]) -> Result {
    var edits: [FixIt.Edit] = []
    var result = Result(bytes: bytes, applied: [], skipped: [])
    for fix in fixes.sorted(by: { start(of: $0) < start(of: $1) }) {
      let new = fix.edits.filter { !edits.contains($0) }
      if new.isEmpty {
        result.applied.append(fix)
      } else if new.allSatisfy({ fits($0, in: bytes) && !overlaps($0, with: edits) }) {
        edits += new
        result.applied.append(fix)
      } else {
        result.skipped.append(fix)
      }
    }
    result.bytes = replaced(edits, in: bytes)
    return result
  }

  private func start(of fix: FixIt) -> Int {
    fix.edits.map(\.range.lowerBound).min() ?? 0
  }

  private func fits(_ edit: FixIt.Edit, in bytes: [UInt8]) -> Bool {
    edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count
  }

  private func overlaps(_ edit: FixIt.Edit, with others: [FixIt.Edit]) -> Bool {
    others.contains { other in
      edit.range.lowerBound == other.range.lowerBound
        || (edit.range.lowerBound < other.range.upperBound
          && other.range.lowerBound < edit.range.upperBound)
    }
  }

  private func replaced(_ edits: [FixIt.Edit], in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var next = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[next..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      next = edit.range.upperBound
    }
    return result + bytes[next...]
  }
}
