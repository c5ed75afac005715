/// What several findings have in common, so that one change mends them all.
public struct FindingCause: Codable, Hashable, Sendable {
  /// Where the cause is one and the same.
  public enum Scope: String, Codable, Hashable, Sendable {
    /// In one file.
    case file
    /// In all files of a run, such as a class.
    case run
  }

  /// What it is, as a clause: `the rows of table view (4xT-aB-9cD) stay 44 points high`.
  ///
  /// Findings with the same words in the same scope have the same cause.
  public var words: String
  public var scope: Scope

  public init(_ words: String, scope: Scope = .file) {
    self.words = words
    self.scope = scope
  }
}
