/// What a run of the bench found: the value that every output is made from.
///
/// As JSON it is the schema ``schemaName``. It holds no time, no duration and no absolute path of its
/// own, so the same input gives the same bytes. Sizes are text sizes, lengths are points.
///
/// Version 1 may gain optional members; a member that changes its meaning makes a version 2.
public struct Report: Codable, Hashable, Sendable {
  /// The name and version of the schema, as the first member of the JSON says it.
  public static let schemaName = "dynamictype.report/1"

  public var schema: String
  public var tool: Tool
  public var matrix: Matrix
  public var totals: Totals
  public var coverage: Coverage
  /// In the order they were read. Documents that could not be read are in ``errors`` instead.
  public var documents: [Document]
  /// Everything found, in the order of the outputs; ``Screen/findings`` counts into it from 0.
  public var findings: [Finding]
  public var errors: [Problem]
  /// What each rule checks, for those outputs that describe rules; in the order of their names.
  public var rules: [Rule]

  public init(
    tool: Tool, matrix: Matrix, totals: Totals = Totals(), coverage: Coverage = Coverage(),
    documents: [Document] = [], findings: [Finding] = [], errors: [Problem] = [],
    rules: [Rule] = []
  ) {
    schema = Self.schemaName
    self.tool = tool
    self.matrix = matrix
    self.totals = totals
    self.coverage = coverage
    self.documents = documents
    self.findings = findings
    self.errors = errors
    self.rules = rules
  }
}

extension Report {
  /// Who wrote the report.
  public struct Tool: Codable, Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String = "dynamictype", version: String) {
      self.name = name
      self.version = version
    }
  }

  /// A file that could not be read at all.
  public struct Problem: Codable, Hashable, Sendable {
    public var path: String
    /// Counts from 1; 0 when only the file is known.
    public var line: Int
    /// Counts UTF-8 bytes from 1; 0 when only the line is known.
    public var column: Int
    /// The column in code points, from 1; nil where it is ``column``.
    public var columnInCodePoints: Int?
    public var message: String

    public init(path: String, line: Int = 0, column: Int = 0, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// What a rule checks.
  public struct Rule: Codable, Hashable, Sendable {
    /// As findings name it, such as `text-truncated`.
    public var name: String
    /// One sentence.
    public var summary: String
    /// What to do about it, in Markdown; nil when the summary says it all.
    public var help: String?

    public init(name: String, summary: String, help: String? = nil) {
      self.name = name
      self.summary = summary
      self.help = help
    }
  }
}
