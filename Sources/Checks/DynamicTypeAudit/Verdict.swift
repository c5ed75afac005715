public import DynamicType
public import DynamicTypeModel

/// What to say of a screen in a few words: what its readers lose with larger text, and whether it grows at all.
public struct Verdict: Hashable, Sendable {
  /// What becomes of a screen, the worst that is known of it.
  public enum Outcome: Hashable, Sendable {
    /// Nothing is lost at any size that was laid out, and every text grows.
    case holds
    /// Nothing is lost for certain, but a warning says that something may be at these sizes; ascending.
    case mayFail(at: [ContentSizeCategory])
    /// Nothing is lost, because texts stay as they are.
    case doesNotGrow
    /// Texts have the size at which the app was started, and keep it when the reader changes the size.
    case growsAfterRestart
    /// Something is lost for certain at these sizes; ascending.
    case fails(at: [ContentSizeCategory])
    /// Nothing is wrong with what was laid out, but not all of the screen was.
    case notJudged(Doubt)
    /// There was nothing whose place is known.
    case notExamined
  }

  /// Why a screen on which nothing is wrong cannot be said to hold.
  public enum Doubt: String, Codable, Hashable, Sendable {
    /// Most of it is filled by code or by views that are not known.
    case mostlyUnknown
    /// No text is laid out.
    case noText
    /// A list has no rows.
    case emptyList
    /// Of ten texts more than one is invisible, until code shows it.
    case invisibleTexts
    /// Something on it is filled by code, or not known.
    case partlyUnknown
    /// Something is lost if what is assumed of it is so.
    case unsureLoss
  }

  public var outcome: Outcome
  public var texts: TextGrowth
  private let screen: JudgedScreen

  /// The sizes that were laid out, ascending.
  public var sizes: [ContentSizeCategory] { screen.sizes }

  /// The verdict on a screen by what was found on it.
  public init(of series: ScreenSeries, findings: [Finding]) {
    self.init(on: JudgedScreen(series), findings: findings)
  }

  /// The verdict on a screen whose layouts are kept no longer.
  ///
  /// What readers lose for certain comes first: findings of severity error. Then that text does not grow, which
  /// is certain as well; that most of a screen was not there to be judged; what warnings say; and that something of the
  /// screen was not there. Of notes only those count that tell of a loss which rests on what sources do not tell: whoever is
  /// told that a screen holds is not told of it.
  package init(on screen: JudgedScreen, findings: [Finding]) {
    self.screen = screen
    texts = TextGrowth(on: screen, findings: findings)
    let failing = screen.sizes(with: .error, in: findings)
    let doubtful = screen.sizes(with: .warning, in: findings)
    outcome =
      if !screen.hasKnownPlaces {
        .notExamined
      } else if !failing.isEmpty {
        .fails(at: failing)
      } else if texts.fixed > 0 {
        .doesNotGrow
      } else if texts.late > 0 {
        .growsAfterRestart
      } else if screen.doubt == .mostlyUnknown {
        .notJudged(.mostlyUnknown)
      } else if !doubtful.isEmpty {
        .mayFail(at: doubtful)
      } else if let doubt = screen.doubt {
        .notJudged(doubt)
      } else if screen.isOfSources, findings.contains(where: \.isUnsureLoss) {
        .notJudged(.unsureLoss)
      } else {
        .holds
      }
  }

  /// The largest size up to which nothing is lost for certain; nil where something is at the smallest, and where
  /// nobody knows.
  public var safeUpTo: ContentSizeCategory? {
    switch outcome {
    case .holds, .mayFail, .doesNotGrow, .growsAfterRestart: sizes.last
    case .fails(let failing): sizes.prefix { !failing.contains($0) }.last
    case .notJudged, .notExamined: nil
    }
  }
}

extension Verdict {
  /// How many texts of a screen follow the reader's text size.
  public struct TextGrowth: Hashable, Sendable {
    /// Views with words in them, at any size.
    public var count: Int
    /// Those whose text has one size whatever the reader chooses.
    public var fixed: Int
    /// Those whose text has the size at which the app was started.
    public var late: Int

    fileprivate init(on screen: JudgedScreen, findings: [Finding]) {
      let small = findings.filter { $0.rule == TextDoesNotScale.id && $0.severity >= .warning }
      count = screen.textCount
      let found = small.count { $0.launch == .changedWhileRunning }
      fixed = small.count - found
      late = found + screen.lateTextCount
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// `fails from AX1`, as reports print it.
  public var description: String {
    switch outcome {
    case .holds: "holds \(words(for: sizes))"
    case .mayFail(let sizes): "may fail \(words(for: sizes))"
    case .doesNotGrow: "does not grow (\(texts.fixed + texts.late) of \(texts.inWords))"
    case .growsAfterRestart: "grows only after a restart (\(texts.late) of \(texts.inWords))"
    case .fails(let sizes): "fails \(words(for: sizes))"
    case .notJudged(let doubt): "\(doubt.words(isOfSources: screen.isOfSources)), not judged"
    case .notExamined: "not examined"
    }
  }

  /// `at every size`, `from AX1`, `at XS and S`.
  private func words(for some: [ContentSizeCategory]) -> String {
    if some == sizes, some.count > 1 {
      return sizes.count == ContentSizeCategory.allCases.count
        ? "at every size" : "at the \(sizes.count) sizes laid out"
    }
    if some.count > 1, some.first != sizes.first, let first = some.first {
      return "from \(first.shortName)"
    }
    return "at \(some.map(\.shortName).joinedAsWords())"
  }
}

extension Verdict.Doubt {
  fileprivate func words(isOfSources: Bool) -> String {
    switch self {
    case .mostlyUnknown: isOfSources ? "mostly unknown" : "mostly made in code"
    case .noText: "no text laid out"
    case .emptyList: "a list without rows"
    case .invisibleTexts: "texts that code shows later"
    case .partlyUnknown: isOfSources ? "partly unknown" : "partly made in code"
    case .unsureLoss: "a loss that is not certain"
    }
  }
}

extension Verdict.TextGrowth {
  fileprivate var inWords: String { count == 1 ? "1 text" : "\(count) texts" }
}

extension Finding {
  /// Whether it is a note about something that readers may no longer see or reach.
  fileprivate var isUnsureLoss: Bool {
    severity == .note && Audit.rulesOfLoss.contains(rule)
  }
}
