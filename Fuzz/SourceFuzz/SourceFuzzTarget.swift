import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeSource
import Foundation

/// Lints and fixes an input, and checks what both promise.
enum SourceFuzzTarget {
  private static let path = "Fuzz.swift"
  /// A fix can make another one possible.
  private static let mostRounds = 8

  /// Whether something was fixed.
  @discardableResult
  static func run(_ bytes: [UInt8]) -> Bool {
    var findings: [Finding] = []
    let time = threadTime { findings = Linter().findings(inSwift: bytes, path: path) }
    // Where a type's members do not parse, swift-parser takes time by the square of them, which is not ours to judge.
    let parsing = threadTime { _ = ParsedSource(bytes, path: path).firstError }
    // Under the address sanitizer a kilobyte takes some milliseconds.
    precondition(
      time < 1 + 1e-4 * Double(bytes.count) + 3 * parsing,
      "\(time) s for \(bytes.count) bytes, \(parsing) s of them parsing: not in proportion")
    precondition(Linter().findings(inSwift: bytes, path: path) == findings, "not the same twice")
    check(findings, bytes)
    return fix(findings, bytes)
  }

  private static func check(_ findings: [Finding], _ bytes: [UInt8]) {
    let hasErrors = ParsedSource(bytes, path: path).firstError != nil
    for finding in findings {
      precondition(finding.location.line >= 1 && finding.location.column >= 1)
      precondition(!finding.message.isEmpty)
      guard let fix = finding.fix else { continue }
      precondition(!hasErrors, "a fix for a source that does not parse: \(finding)")
      for edit in fix.edits {
        precondition(edit.range.lowerBound >= 0 && edit.range.upperBound <= bytes.count)
      }
    }
  }

  /// Writes fixes until none is left.
  private static func fix(_ findings: [Finding], _ bytes: [UInt8]) -> Bool {
    var fixes = findings.compactMap(\.fix)
    guard !fixes.isEmpty else { return false }
    var bytes = bytes
    for _ in 0..<mostRounds {
      let result = FixApplier().apply(fixes, to: bytes)
      if result.bytes == bytes { return true }
      precondition(
        ParsedSource(result.bytes, path: path).firstError == nil,
        "a fix that does not parse:\n\(String(decoding: result.bytes, as: UTF8.self))")
      bytes = result.bytes
      fixes = Linter().findings(inSwift: bytes, path: path).compactMap(\.fix)
      if fixes.isEmpty { return true }
    }
    preconditionFailure("fixes without end:\n\(String(decoding: bytes, as: UTF8.self))")
  }

  /// The CPU time of this thread for some work, in seconds.
  static func threadTime(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    work()
    return now() - start
  }
}
