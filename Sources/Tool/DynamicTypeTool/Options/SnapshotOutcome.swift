import DynamicTypePipeline
import DynamicTypeReport
import DynamicTypeReportModel

/// What becomes of the layouts of a snapshot, which one run or several shards made.
struct SnapshotOutcome {
  static let defaultBaseline = "dynamictype-snapshot.json"

  private let snapshot: Snapshot
  private let baseline: String
  /// How many files could not be read.
  private let unread: Int
  private let unreadable: UnreadableOptions

  /// Says what could not be read.
  ///
  /// - Parameter baseline: The file that was named.
  /// - Throws: Where there is no screen at all.
  init(
    _ laidOut: LaidOutSnapshot, baseline: String?, unreadable: UnreadableOptions
  ) throws {
    for problem in laidOut.problems { printForPeople(problem.description, .warning) }
    guard !laidOut.snapshot.layouts.isEmpty else {
      if laidOut.problems.isEmpty { throw CommandFailure.noDocument }
      throw Exit.unusable
    }
    snapshot = laidOut.snapshot
    self.baseline = baseline ?? Self.defaultBaseline
    unread = laidOut.problems.count
    self.unreadable = unreadable
  }

  /// Ends the run before it does anything where a baseline is not to be written.
  ///
  /// - Parameter path: As it was named.
  static func check(_ path: String?, against files: ResultGuard) throws {
    try refuse { () throws(InputProblem) in
      try files.check(path ?? defaultBaseline, as: .snapshot)
    }
  }

  /// The baseline to compare with.
  ///
  /// - Parameter path: As it was named.
  static func open(_ path: String?) throws -> Snapshot {
    try Snapshot(path: path ?? defaultBaseline)
  }

  /// Writes the baseline.
  func record(guardedBy files: ResultGuard) throws {
    if unreadable.fails(unreadable: unread) {
      printForPeople("Nothing recorded: a baseline without their screens would hide them.")
      throw Exit.findings
    }
    try files.put(snapshot.json(), to: baseline, as: .snapshot)
    printForPeople("Layouts recorded: \(snapshot.layouts.count), in \(baseline).")
    if unread > 0 {
      printForPeople("The baseline lacks what could not be read: \(unread).")
    }
  }

  /// Says what differs from a baseline.
  func compare(with baseline: Snapshot) throws -> Exit {
    let differences = baseline.differences(to: snapshot)
    try printResult(differences.map { $0.line.singleLine + "\n" }.joined())
    printForPeople(
      differences.isEmpty
        ? "Layouts as recorded: \(baseline.layouts.count)."
        : "Differences: \(differences.count).")
    let isIncomplete = unreadable.fails(unreadable: unread)
    return differences.isEmpty && !isIncomplete ? .clean : .findings
  }
}

extension SnapshotDifference {
  /// `document: SIZE device locale: scene element: what has changed`.
  fileprivate var line: String {
    let cell = "\(configuration.size.rawValue) \(configuration.device) \(configuration.locale)"
    let place = [scene, element ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    return place.isEmpty
      ? "\(document): \(cell): \(change)" : "\(document): \(cell): \(place): \(change)"
  }
}
