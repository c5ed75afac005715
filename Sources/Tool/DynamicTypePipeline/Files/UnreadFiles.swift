import DynamicTypeModel

/// What a run does not look at: what could not be found, and what is not of its concern.
struct UnreadFiles: Codable, Hashable, Sendable {
  /// Files that are left out for one reason.
  struct LeftOut: Codable, Hashable, Sendable {
    var reason: LeaveOutReason
    var count: Int
  }

  var problems: [InputProblem]
  /// In the order of the reasons.
  var leftOut: [LeftOut]
  /// Files that are read for others alone; ascending.
  var unchanged: [String]

  init(of files: InputFiles) {
    problems = files.problems
    unchanged = files.unchanged.sorted()
    leftOut = Dictionary(grouping: files.leftOut, by: \.reason).sorted { $0.key < $1.key }
      .map { LeftOut(reason: $0.key, count: $0.value.count) }
  }
}
