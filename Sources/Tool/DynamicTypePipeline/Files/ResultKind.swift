import DynamicType
import DynamicTypeReport
import DynamicTypeReportModel

/// What the tool writes, each with how a file is known as one that it wrote before.
///
/// A file is known by what is in it, so that a copy on another machine is known, too: formats of the tool's own name their
/// schema, others its name, and texts have the lines that only its texts have.
package enum ResultKind: Sendable {
  /// What a command prints, in any of its formats, in a file.
  case printed
  /// What `check` and `lint` accept.
  case findingsBaseline
  /// What `snapshot` records.
  case snapshot
  /// The pieces of a shard.
  case part
  /// A picture as `render` draws it.
  case picture
  /// A picture beside a page that is known as a report: earlier versions signed none.
  case pictureOfReport
  case evidence
  /// The page of a report.
  case page
  /// What `skill` writes for coding agents.
  case instructions
}

extension ResultKind {
  /// What a file must be to be replaced.
  var words: String {
    switch self {
    case .printed: "a result of dynamictype"
    case .findingsBaseline: "a baseline that check or lint wrote"
    case .snapshot: "a baseline that snapshot recorded"
    case .part: "a part that --shard wrote"
    case .picture: "a picture that dynamictype drew"
    case .pictureOfReport: "a PNG picture"
    case .evidence: "evidence of dynamictype"
    case .page: "a report of dynamictype"
    case .instructions: "what skill of dynamictype wrote"
    }
  }

  /// Whether bytes are such a result.
  func isKind(of bytes: [UInt8]) -> Bool {
    switch self {
    case .printed: PrintedResult.isOne(bytes)
    case .findingsBaseline: Self.schema(of: bytes) == Baseline.schemaName
    case .snapshot: Self.schema(of: bytes)?.hasPrefix("dynamictype.snapshot/") == true
    case .part:
      bytes.starts(with: "{\"run\":".utf8)
        && bytes.prefix(200_000).contains(Array(PartFolder.schemaName.utf8))
    case .picture: PictureFile.isPNG(bytes) && bytes.prefix(200).contains(Self.signature)
    case .pictureOfReport: PictureFile.isPNG(bytes)
    case .evidence: Evidence.isEvidence(bytes)
    case .page: Report.isPage(bytes)
    case .instructions:
      // A file that somebody has written into is theirs.
      false
    }
  }

  /// What each picture says of itself: a text of PNG, "Software" before its value.
  private static let signature = Array("Software\0dynamictype".utf8)

  /// The schema that JSON names as its first member; nil where it does not.
  static func schema(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(200).drop { "[{ \n\r\t".utf8.contains($0) }
    guard head.starts(with: "\"schema\"".utf8) else { return nil }
    let value = head.dropFirst("\"schema\"".utf8.count).drop { ": ".utf8.contains($0) }
    guard value.first == UInt8(ascii: "\"") else { return nil }
    return String(decoding: value.dropFirst().prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }
}

extension Collection<UInt8> {
  /// Whether some bytes follow each other in these.
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
