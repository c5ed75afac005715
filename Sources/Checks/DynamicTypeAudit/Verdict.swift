public import DynamicType
public import DynamicTypeModel

/// What to say of a screen in four words: up to which text size nothing is lost.
public enum Verdict: Hashable, Sendable {
  case safeAtEverySize
  /// Nothing is lost at this size and at every smaller one that was laid out.
  case safe(upTo: ContentSizeCategory)
  case failsAtEverySize
  /// Something is lost at these sizes, the smallest among them, but not at all.
  case fails(at: [ContentSizeCategory])
  /// There was nothing whose place is known.
  case notExamined

  /// The verdict on a screen by what was found on it.
  ///
  /// Findings of severity error count, because only they say that a reader loses something for
  /// certain: text that stays small is not lost, and a note is no defect.
  public init(of series: ScreenSeries, findings: [Finding]) {
    guard series.screens.contains(where: { $0.isKnown.contains(true) }) else {
      self = .notExamined
      return
    }
    let losses = findings.filter { $0.severity == .error }
    let failing = series.sizes.filter { size in losses.contains { $0.sizes.contains(size) } }
    if failing.isEmpty {
      self = .safeAtEverySize
    } else if failing == series.sizes {
      self = .failsAtEverySize
    } else if let safe = series.sizes.prefix(while: { !failing.contains($0) }).last {
      self = .safe(upTo: safe)
    } else {
      self = .fails(at: failing)
    }
  }
}

extension Verdict: CustomStringConvertible {
  /// `safe up to AX1`, as reports print it.
  public var description: String {
    switch self {
    case .safeAtEverySize: "safe at every size"
    case .safe(let size): "safe up to \(size.shortName)"
    case .failsAtEverySize: "fails at every size"
    case .fails(let sizes): "fails at \(sizes.map(\.shortName).joinedAsWords())"
    case .notExamined: "not examined"
    }
  }
}
