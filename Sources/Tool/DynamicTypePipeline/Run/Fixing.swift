import DynamicTypeLint
import DynamicTypeModel

/// Writes the fix-its of findings into their files.
public struct Fixing: Sendable {
  /// What was done to one file.
  public struct FixedFile: Sendable {
    public var path: String
    /// What each fix that was written does, in the order of their places.
    public var titles: [String]
    /// The lines at which they begin, from 1, in the file as it was.
    public var lines: [Int]
    /// The file with the fixes in it.
    var bytes: [UInt8]
  }

  public var threads: Int

  public init(threads: Int) { self.threads = threads }

  /// The files that fixes would change, in the order of `files`; nothing is written.
  public func plan(_ files: InputFiles) async -> (files: [FixedFile], problems: [InputProblem]) {
    let plans = await concurrentMap(files.documents + files.sources, threads: threads) { path in
      Result { () throws(InputProblem) in try Self.plan(path) }
    }
    var fixed: [FixedFile] = []
    var problems = files.problems
    for plan in plans {
      switch plan {
      case .success(let file?): fixed.append(file)
      case .success(nil): break
      case .failure(let problem): problems.append(problem)
      }
    }
    return (fixed, problems)
  }

  /// Writes a planned file.
  public func write(_ file: FixedFile) throws(InputProblem) {
    try writeFile(file.bytes, to: file.path)
  }

  private static func plan(_ path: String) throws(InputProblem) -> FixedFile? {
    let bytes = try readFile(path)
    let fixes = try findings(in: bytes, path: path).compactMap(\.fix)
    let result = FixApplier().apply(fixes, to: bytes)
    guard !result.applied.isEmpty, result.bytes != bytes else { return nil }
    return FixedFile(
      path: path, titles: result.applied.map(\.title),
      lines: lines(of: result.applied, in: bytes), bytes: result.bytes)
  }

  /// Where fixes begin, by ascending place.
  private static func lines(of fixes: [FixIt], in bytes: [UInt8]) -> [Int] {
    var line = 1
    var next = 0
    return fixes.map { fix in
      let start = min(bytes.count, fix.edits.map(\.range.lowerBound).min() ?? 0)
      if start > next {
        line += bytes[next..<start].count { $0 == UInt8(ascii: "\n") }
        next = start
      }
      return line
    }
  }

  private static func findings(
    in bytes: [UInt8], path: String
  ) throws(InputProblem) -> [Finding] {
    guard InputKind(path: path) == .document else {
      return Linter().findings(inSwift: bytes, path: path)
    }
    return try DocumentInput(path: path).load(device: nil, locale: "Base").lintFindings
  }
}
