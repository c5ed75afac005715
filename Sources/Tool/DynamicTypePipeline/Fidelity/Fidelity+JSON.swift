import DynamicType
import DynamicTypeModel
import DynamicTypeReport
import FoundationEssentials

extension Fidelity {
  /// The same figures for tools: schema `dynamictype.fidelity/1`, keys sorted.
  package func json(worstCount: Int) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(Written(self, worstCount: worstCount))
    return String(decoding: json, as: UTF8.self).escapedAsJSON + "\n"
  }

  private struct Written: Encodable {
    var schema = "dynamictype.fidelity/1"
    var documents: Int
    var frames: Int
    var notTrusted: [String: Int]
    var headline: WrittenScore
    var headlineInTrustedViews: WrittenScore
    var tables: WrittenScore
    var placements: [WrittenScore]
    var kinds: [WrittenScore]
    var eras: [WrittenScore]
    var otherSizes: [String: String]
    var worst: [WrittenRecord]
    var errors: [String]

    init(_ fidelity: Fidelity, worstCount: Int) {
      documents = fidelity.documents
      frames = fidelity.records.count
      notTrusted = fidelity.notTrusted
      headline = WrittenScore(fidelity.headline)
      headlineInTrustedViews = WrittenScore(fidelity.headlineInTrustedViews)
      tables = WrittenScore(fidelity.tables)
      placements = fidelity.placements.map(WrittenScore.init)
      kinds = fidelity.kinds.map(WrittenScore.init)
      eras = fidelity.eras.map(WrittenScore.init)
      otherSizes = Dictionary(
        fidelity.otherSizes.map { ($0.path, $0.size.shortName) }, uniquingKeysWith: { $1 })
      worst = fidelity.worst(worstCount).map(WrittenRecord.init)
      errors = fidelity.problems.map(\.description)
    }
  }

  private struct WrittenScore: Encodable {
    var name: String
    var views: Int
    var agree: Int
    var agreeWithAllowance: Int
    var exact: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    init(_ score: Score) {
      name = score.name
      views = score.count
      agree = score.agreeing
      agreeWithAllowance = score.agreeingWithAllowance
      exact = score.exact
      (x, y, width, height) = (score.parts[0], score.parts[1], score.parts[2], score.parts[3])
    }
  }

  private struct WrittenRecord: Encodable {
    var path: String
    var line: Int
    var column: Int
    var element: String
    var kind: String
    var placedBy: Placement
    var expected: [Double]
    var got: [Double]
    var hasCustomClass: Bool
    var isInTrustedViews: Bool

    init(_ record: FidelityRecord) {
      path = record.location.path
      line = record.location.line
      column = record.location.column
      element = record.element
      kind = record.kind.rawValue
      placedBy = record.placement
      expected = [
        record.expected.x, record.expected.y, record.expected.width, record.expected.height,
      ]
      got = [record.got.x, record.got.y, record.got.width, record.got.height]
      hasCustomClass = record.hasCustomClass
      isInTrustedViews = record.isInTrustedViews
    }
  }
}
