import DynamicTypeLint
import DynamicTypeModel
import DynamicTypeResources
import DynamicTypeSource

/// A file with the fixes that have been put into it.
struct Draft: Sendable {
  /// What linting says of a draft as it is.
  struct Offer: Sendable {
    /// What is to be written.
    private(set) var fixes: [FixIt] = []
    private(set) var withheld: [(fix: FixIt, reason: Fixing.WithheldFix.Reason)] = []
    var isUnparsed: Bool

    init(_ fixes: [FixIt], isUnparsed: Bool) {
      self.isUnparsed = isUnparsed
      self.fixes = fixes.filter { !$0.isSuggestion }
      withheld = fixes.filter(\.isSuggestion).map { ($0, .suggestion) }
    }

    /// Keeps back what moves views.
    mutating func withholdMoves(_ moves: FixMoves) {
      let counts = moves.movedViews(byEachOf: fixes)
      for (fix, count) in zip(fixes, counts) where count > 0 {
        withheld.append((fix, .moves(views: count)))
      }
      fixes = zip(fixes, counts).filter { $1 == 0 }.map(\.0)
    }
  }

  let path: String
  let original: [UInt8]
  /// Of a document; nil for a source.
  let document: DocumentInput?
  private(set) var bytes: [UInt8]
  /// Whether the last round changed it; true before the first one.
  private(set) var hasChanged = true
  /// Whether it is a source that the parser found errors in.
  private(set) var isUnparsed = false
  private var rounds: [FixApplier.Result] = []
  /// What each fix does, and where it begins in the original.
  private var fixes: [Fix] = []
  /// What the last round kept back.
  private(set) var withheld: [Fixing.WithheldFix] = []

  private struct Fix: Hashable {
    var place: Int
    var title: String
  }

  init(path: String, in folders: KnownFolders) throws(InputProblem) {
    self.path = path
    if InputKind(path: path) == .document {
      let document = try DocumentInput(path: path, folders: folders)
      _ = try document.load(device: nil, locale: "Base")
      (self.document, original) = (document, document.bytes)
    } else {
      (document, original) = (nil, try readSource(path))
    }
    bytes = original
  }

  var source: SourceFile { SourceFile(reading: bytes, path: path) }

  /// The document as it is now; nil for a source.
  var current: DocumentInput? {
    var document = document
    document?.bytes = bytes
    return document
  }

  mutating func apply(_ offer: Offer?) {
    guard let offer else {
      hasChanged = false
      return
    }
    isUnparsed = offer.isUnparsed
    withheld = withheld(of: offer)
    // One that is offered again where it has been written did not help, and would not the next time.
    let known = Set(fixes)
    let sorted = offer.fixes.sorted { $0.start < $1.start }
    let new = zip(sorted, originals(of: sorted)).filter { !known.contains($1) }.map(\.0)
    let result = FixApplier().apply(new, to: bytes)
    hasChanged = result.bytes != bytes
    guard hasChanged else { return }
    fixes += originals(of: result.applied)
    rounds.append(result)
    bytes = result.bytes
  }

  private func withheld(of offer: Offer) -> [Fixing.WithheldFix] {
    let sorted = offer.withheld.sorted { $0.fix.start < $1.fix.start }
    let lines = LineTable(original)
    return zip(sorted, originals(of: sorted.map(\.fix))).map { withheld, original in
      Fixing.WithheldFix(
        path: path, line: lines.position(of: original.place).line, title: original.title,
        reason: withheld.reason)
    }
  }

  /// - Parameter fixes: By ascending place.
  private func originals(of fixes: [FixIt]) -> [Fix] {
    var places = fixes.map(\.start)
    for round in rounds.reversed() { places = round.places(before: places) }
    return zip(places, fixes).map { Fix(place: $0, title: $1.title) }
  }

  /// Nil for a file without fixes.
  var fixedFile: Fixing.FixedFile? {
    guard bytes != original else { return nil }
    let sorted = fixes.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }
    let lines = LineTable(original)
    return Fixing.FixedFile(
      path: path, titles: sorted.map(\.element.title),
      lines: sorted.map { lines.position(of: $0.element.place).line },
      original: original, bytes: bytes)
  }
}

extension [Draft] {
  /// - Parameter offers: Parallel to the drafts.
  mutating func apply(_ offers: [Draft.Offer?]) {
    for (index, offer) in zip(indices, offers) { self[index].apply(offer) }
  }
}

extension DocumentInput {
  /// What rules offer for it; nothing where it cannot be read.
  var fixes: [FixIt] {
    guard let loaded = try? load(device: nil, locale: "Base") else { return [] }
    var suppressions = Suppressions(loaded.document.notes)
    return loaded.lintFindings.filter { !suppressions.silence($0) }.compactMap(\.fix)
  }
}
