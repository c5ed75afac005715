/// The code that a finding is about, as its file has it.
public struct FindingCode: Codable, Hashable, Sendable {
  /// The place after its last character; lines and columns count as in ``SourceLocation``.
  public var endLine: Int
  public var endColumn: Int
  /// The code itself, without the indentation of its first line; of long code the beginning.
  public var text: String
  /// The type that it stands in, as its author calls it; nil outside of types and in documents.
  public var view: String?
  /// What its fix does to the file, as hunks of a unified diff; nil where there is no fix.
  public var patch: String?

  public init(
    endLine: Int, endColumn: Int, text: String, view: String? = nil, patch: String? = nil
  ) {
    self.endLine = endLine
    self.endColumn = endColumn
    self.text = text
    self.view = view
    self.patch = patch
  }
}
