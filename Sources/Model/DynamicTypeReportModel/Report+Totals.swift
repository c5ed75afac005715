extension Report {
  /// The run in numbers.
  package struct Totals: Codable, Hashable, Sendable {
    /// Files that were read, and files that could not be.
    package var documents: Int
    package var sources: Int
    package var unreadable: Int
    /// Screens on each device in each locale, each with all of its states.
    package var screens: Int
    /// Screens on which nothing is lost for certain at any size of the matrix, though their text may not grow.
    package var safeScreens: Int
    /// Screens that hold at every size of the matrix: nothing is lost, and every text grows.
    package var holdingScreens: Int
    /// Screens by their verdicts, in the order of ``Verdict/Kind``; none that no screen has.
    package var byVerdict: [VerdictCount]
    /// Screens that are not judged although nothing is wrong with what was laid out, by the reason; nil where there are
    /// none.
    package var doubts: [DoubtCount]?
    package var notes: Int
    package var warnings: Int
    package var errors: Int
    /// Findings a rule, in the order of the rules' names.
    package var byRule: [RuleCount]
    /// Files that are not looked at because iOS's text sizes do not concern them, by the reason; nil where there
    /// are none.
    package var leftOut: [LeftOutCount]?
    /// Controllers whose views UIKit code makes: they are not laid out; nil where there are none.
    package var codeControllers: Int?

    package init(
      documents: Int = 0, sources: Int = 0, unreadable: Int = 0, screens: Int = 0,
      safeScreens: Int = 0, holdingScreens: Int = 0, byVerdict: [VerdictCount] = [],
      doubts: [DoubtCount]? = nil, notes: Int = 0,
      warnings: Int = 0, errors: Int = 0,
      byRule: [RuleCount] = [], leftOut: [LeftOutCount]? = nil, codeControllers: Int? = nil
    ) {
      self.documents = documents
      self.sources = sources
      self.unreadable = unreadable
      self.screens = screens
      self.safeScreens = safeScreens
      self.holdingScreens = holdingScreens
      self.byVerdict = byVerdict
      self.doubts = doubts
      self.notes = notes
      self.warnings = warnings
      self.errors = errors
      self.byRule = byRule
      self.leftOut = leftOut
      self.codeControllers = codeControllers
    }
  }

  /// How many files are left out for one reason: a platform's name, `tests`, `tools` or `generated code`.
  package struct LeftOutCount: Codable, Hashable, Sendable {
    package var reason: String
    package var count: Int

    package init(reason: String, count: Int) {
      self.reason = reason
      self.count = count
    }
  }

  /// How many screens have a verdict of some kind.
  package struct VerdictCount: Codable, Hashable, Sendable {
    package var verdict: Verdict.Kind
    package var count: Int

    package init(verdict: Verdict.Kind, count: Int) {
      self.verdict = verdict
      self.count = count
    }
  }

  /// How many screens are not judged for one reason.
  package struct DoubtCount: Codable, Hashable, Sendable {
    package var doubt: Verdict.Doubt
    package var count: Int

    package init(doubt: Verdict.Doubt, count: Int) {
      self.doubt = doubt
      self.count = count
    }
  }

  /// How often a rule found something.
  package struct RuleCount: Codable, Hashable, Sendable {
    package var rule: String
    package var count: Int

    package init(rule: String, count: Int) {
      self.rule = rule
      self.count = count
    }
  }

  /// How much of what there was to look at was looked at.
  package struct Coverage: Codable, Hashable, Sendable {
    /// Elements whose layout can be vouched for, and elements whose cannot.
    package var examined: Int
    package var notExamined: Int
    /// The same by kind of element, in the order of the kinds' names.
    package var byKind: [KindCoverage]

    package init(examined: Int = 0, notExamined: Int = 0, byKind: [KindCoverage] = []) {
      self.examined = examined
      self.notExamined = notExamined
      self.byKind = byKind
    }
  }

  /// The coverage of one kind of element.
  package struct KindCoverage: Codable, Hashable, Sendable {
    package var kind: String
    package var examined: Int
    package var notExamined: Int

    package init(kind: String, examined: Int = 0, notExamined: Int = 0) {
      self.kind = kind
      self.examined = examined
      self.notExamined = notExamined
    }
  }
}
