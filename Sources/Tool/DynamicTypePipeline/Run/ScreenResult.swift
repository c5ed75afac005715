import DynamicTypeAudit
import DynamicTypeModel
import DynamicTypeReportModel

/// What came of a screen: all that the report needs, so that the layouts themselves can go.
struct ScreenResult: Codable, Sendable {
  /// Where it belongs among the screens of a run.
  struct Place: Codable, Hashable, Sendable {
    /// The place of its file among those of the run, from 1.
    var file: Int
    var state: State
    /// Which device and locale of the matrix it is laid out for, from 0.
    var cell: Int
    /// Where it stands among those of its file in that cell.
    var rank: Int
  }

  /// A screen of a file in one of its states.
  struct State: Codable, Hashable, Sendable {
    /// Greater for later screens of the file.
    var screen: Int
    /// Empty for the base state.
    var variant: String
  }

  var place: Place
  var id: String
  var title: String
  var kind: String
  var customClass: String?
  var device: Report.Device
  var locale: String
  /// Ascending.
  var sizes: [TextSize]
  var reading: Report.Reading?
  /// Silenced or not.
  var findings: [Finding]
  var judged: JudgedScreen
  /// By the ids that findings name.
  var elements: [Report.Element]
  var coverage: Report.Coverage
  /// One a size, look by look; empty when no pictures were asked for.
  var pictures: [Report.Picture?]
  /// Look by look, what the Large Content Viewer is for; empty when no pictures were asked for.
  var largeContent: [[Report.LargeContentItem]]
  /// The looks after the first, without their cells; nil for none.
  var looks: [Report.Look]?
  /// What code fills at any size, by its class or kind.
  var filledByCode: [String]
  /// Nil unless evidence was asked for.
  var growth: ScreenGrowth?
}

extension ScreenResult {
  var verdict: Verdict { Verdict(on: judged, findings: findings) }

  /// Nil for nothing.
  func largeContent(inLook number: Int) -> [Report.LargeContentItem]? {
    guard largeContent.indices.contains(number), !largeContent[number].isEmpty else { return nil }
    return largeContent[number]
  }

  /// Leaves out findings that people have silenced, and what only they speak of.
  mutating func silence(by suppressions: inout FileSuppressions) {
    suppressions.apply(to: &findings)
    let named = Set(findings.compactMap(\.element))
    elements.removeAll { !named.contains($0.id) }
    for number in looks?.indices ?? 0..<0 {
      looks?[number].elements?.removeAll { !named.contains($0.id) }
    }
  }
}
