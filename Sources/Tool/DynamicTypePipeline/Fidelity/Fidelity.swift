import DynamicType
import DynamicTypeModel
import UIKitModel

/// Agreement with the frames that documents recorded.
package struct Fidelity: Sendable {
  package var documents = 0
  package var records: [FidelityRecord] = []
  /// How many frames were not trusted, by the first word of the reason.
  package var notTrusted: [String: Int] = [:]
  /// Documents that were recorded at another size than Large.
  package var otherSizes: [(path: String, size: ContentSizeCategory)] = []
  package var problems: [InputProblem] = []

  mutating func add(_ other: Fidelity) {
    documents += other.documents
    records += other.records
    notTrusted.merge(other.notTrusted, uniquingKeysWith: +)
    otherSizes += other.otherSizes
    problems += other.problems
  }

  /// Shares of some views.
  package struct Score: Hashable, Sendable {
    package var name: String
    package var count: Int
    /// Views within a point in all four numbers; with the allowance; to the thousandth.
    package var agreeing: Int
    package var agreeingWithAllowance: Int
    package var exact: Int
    /// By part: x, y, width, height.
    package var parts: [Int]

    init(_ name: String, _ records: [FidelityRecord]) {
      self.name = name
      count = records.count
      agreeing = records.count(where: \.agrees)
      agreeingWithAllowance = records.count(where: \.agreesWithAllowance)
      exact = records.count(where: \.isExact)
      parts = FidelityRecord.Part.allCases.map { part in records.count { $0.agrees(part) } }
    }
  }

  /// What constraints and stacks place, without classes of the app's own: the figure that counts.
  package var headline: Score {
    Score("constraints and stacks", answers(.constraints, .stack))
  }

  /// The headline without views inside of others whose frames are not trusted.
  package var headlineInTrustedViews: Score {
    Score("in trusted views alone", answers(.constraints, .stack).filter(\.isInTrustedViews))
  }

  /// Cells and content views.
  package var tables: Score {
    Score("cells and content views", records.filter { $0.placement == .table })
  }

  /// By what placed the view; those with a class of the app's own apart, then the inputs.
  package var placements: [Score] {
    let own = Placement.allCases.filter(\.isAnswer).map { placement in
      Score(placement.rawValue, answers(placement))
    }
    let custom = Score(
      "with a class of its own",
      records.filter { $0.placement.isAnswer && $0.placement != .table && $0.hasCustomClass })
    let inputs = Placement.allCases.filter { !$0.isAnswer }.map { placement in
      Score("\(placement.rawValue) (input)", records.filter { $0.placement == placement })
    }
    return (own + [custom] + inputs).filter { $0.count > 0 }
  }

  /// The headline by kind of view, in the order of the kinds.
  package var kinds: [Score] {
    ElementKind.allCases.map { kind in
      Score(kind.rawValue, answers(.constraints, .stack).filter { $0.kind == kind })
    }.filter { $0.count > 0 }
  }

  /// The headline by the era of the recording Xcode.
  package var eras: [Score] {
    SystemEra.allCases.map { era in
      Score(era.rawValue, answers(.constraints, .stack).filter { $0.era == era })
    }.filter { $0.count > 0 }
  }

  /// The answers that are furthest off, the worst first.
  package func worst(_ count: Int) -> [FidelityRecord] {
    let off = records.filter { $0.placement.isAnswer && !$0.agrees }
    let sorted = off.sorted { ($1.worst, $0.location) < ($0.worst, $1.location) }
    return Array(sorted.prefix(count))
  }

  private func answers(_ placements: Placement...) -> [FidelityRecord] {
    records.filter {
      placements.contains($0.placement) && (!$0.hasCustomClass || $0.placement == .table)
    }
  }
}
