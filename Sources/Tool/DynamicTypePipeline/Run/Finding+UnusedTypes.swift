import DynamicTypeModel
import DynamicTypeSource

extension [Finding] {
  /// Makes notes of the findings in types that nothing uses.
  mutating func makeNotes(in types: UnusedTypes) {
    if types.isEmpty { return }
    for index in indices where self[index].severity > .note {
      guard let name = types.name(at: self[index].location) else { continue }
      self[index].severity = .note
      self[index].message += " (nothing in these sources uses `\(name)`)"
    }
  }
}

extension UnusedTypes {
  /// Those of a run that has all files of an app; none where somebody else may use what it declares.
  ///
  /// - Parameter sources: All that are read in the run.
  init(
    in sources: [SourceSet.File<SourceFile>], of files: InputFiles, threads: Int
  ) async {
    var read = sources.compactMap { try? $0.content.get() }
    guard files.areWholeApp, read.count == sources.count else {
      self.init()
      return
    }
    let xibs = Set(files.documents.compactMap(Self.stem(ofXib:)))
    let classes = ForeignConstantWords([], types: xibs)
    // No rule says anything about these; their xibs may have findings.
    read = await concurrentMap(read, threads: threads, of: \.path) { source in
      guard !source.isRead, classes.occur(in: source.bytes) else { return source }
      return SourceFile(typesOf: ParsedSource(unparsed: source.bytes, path: source.path))
    }
    let uses = TypeUses(of: read, documents: xibs)
    let inSources = await concurrentMap(read, threads: threads, of: \.path) { uses.found(in: $0) }
    // What has not changed is among the others.
    let leftOut = files.leftOut.filter { $0.reason != .unchanged }.map(\.path)
    let others = files.documents + files.others + leftOut
    let inOthers = await concurrentMap(others, threads: threads, of: \.self) { path in
      (try? readFile(path)).map { uses.found(in: $0, document: Self.stem(ofXib: path)) }
    }
    let found = inOthers.compactMap(\.self)
    guard found.count == others.count else {
      self.init()
      return
    }
    self.init(uses.unused(inSources + found), in: read)
  }
}
