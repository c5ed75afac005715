/// What a run of the bench found: the value that every output is made from.
///
/// Pages hold it as JSON of the schema ``schemaName``, for the tool alone. It holds no time, no duration and no absolute
/// path of its own, so the same input gives the same bytes. Sizes are text sizes, lengths are points.
package struct Report: Codable, Hashable, Sendable {
  /// The name and version of the schema, as its first member says it.
  package static let schemaName = "dynamictype.report/1"

  package var schema: String
  package var tool: Tool
  package var matrix: Matrix
  package var totals: Totals
  package var coverage: Coverage
  /// In the order they were read. Documents that could not be read are in ``errors`` instead.
  package var documents: [Document]
  /// Everything found, in the order of the outputs; ``Screen/findings`` counts into it from 0.
  package var findings: [Finding]
  /// The same findings folded by what caused them, the worst first; each is in one of them.
  package var causes: [Cause]
  package var errors: [Problem]
  /// What each rule checks, for those outputs that describe rules; in the order of their names.
  package var rules: [Rule]

  package init(
    tool: Tool, matrix: Matrix, totals: Totals = Totals(), coverage: Coverage = Coverage(),
    documents: [Document] = [], findings: [Finding] = [], causes: [Cause] = [],
    errors: [Problem] = [],
    rules: [Rule] = []
  ) {
    schema = Self.schemaName
    self.tool = tool
    self.matrix = matrix
    self.totals = totals
    self.coverage = coverage
    self.documents = documents
    self.findings = findings
    self.causes = causes
    self.errors = errors
    self.rules = rules
  }
}

extension Report {
  /// Who wrote the report.
  package struct Tool: Codable, Hashable, Sendable {
    package var name: String
    package var version: String

    package init(name: String = "dynamictype", version: String) {
      self.name = name
      self.version = version
    }
  }

  /// A file that could not be read at all.
  package struct Problem: Codable, Hashable, Sendable {
    package var path: String
    /// Counts from 1; 0 when only the file is known.
    package var line: Int
    /// Counts UTF-8 bytes from 1; 0 when only the line is known.
    package var column: Int
    /// The column in code points, from 1; nil where it is ``column``.
    package var columnInCodePoints: Int?
    package var message: String

    package init(path: String, line: Int = 0, column: Int = 0, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// What a rule checks.
  package struct Rule: Codable, Hashable, Sendable {
    /// As findings name it, such as `text-truncated`.
    package var name: String
    /// One sentence.
    package var summary: String
    /// What to do about it, in Markdown; nil when the summary says it all.
    package var help: String?

    package init(name: String, summary: String, help: String? = nil) {
      self.name = name
      self.summary = summary
      self.help = help
    }
  }
}
