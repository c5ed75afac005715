extension Report {
  /// The run in numbers.
  public struct Totals: Codable, Hashable, Sendable {
    /// Files that were read, and files that could not be.
    public var documents: Int
    public var sources: Int
    public var unreadable: Int
    public var screens: Int
    /// Screens on which nothing is lost at any size of the matrix.
    public var safeScreens: Int
    public var notes: Int
    public var warnings: Int
    public var errors: Int
    /// Findings a rule, in the order of the rules' names.
    public var byRule: [RuleCount]

    public init(
      documents: Int = 0, sources: Int = 0, unreadable: Int = 0, screens: Int = 0,
      safeScreens: Int = 0, notes: Int = 0, warnings: Int = 0, errors: Int = 0,
      byRule: [RuleCount] = []
    ) {
      self.documents = documents
      self.sources = sources
      self.unreadable = unreadable
      self.screens = screens
      self.safeScreens = safeScreens
      self.notes = notes
      self.warnings = warnings
      self.errors = errors
      self.byRule = byRule
    }
  }

  /// How often a rule found something.
  public struct RuleCount: Codable, Hashable, Sendable {
    public var rule: String
    public var count: Int

    public init(rule: String, count: Int) {
      self.rule = rule
      self.count = count
    }
  }

  /// How much of what there was to look at was looked at.
  public struct Coverage: Codable, Hashable, Sendable {
    /// Elements whose layout can be vouched for, and elements whose cannot.
    public var examined: Int
    public var notExamined: Int
    /// The same by kind of element, in the order of the kinds' names.
    public var byKind: [KindCoverage]

    public init(examined: Int = 0, notExamined: Int = 0, byKind: [KindCoverage] = []) {
      self.examined = examined
      self.notExamined = notExamined
      self.byKind = byKind
    }
  }

  /// The coverage of one kind of element.
  public struct KindCoverage: Codable, Hashable, Sendable {
    public var kind: String
    public var examined: Int
    public var notExamined: Int

    public init(kind: String, examined: Int = 0, notExamined: Int = 0) {
      self.kind = kind
      self.examined = examined
      self.notExamined = notExamined
    }
  }
}
