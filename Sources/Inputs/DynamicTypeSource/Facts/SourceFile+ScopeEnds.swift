extension SourceFile {
  /// Where each scope ends: where the next one begins that is not in it. UTF-8 offsets, in the order of the scopes.
  package var scopeEnds: [Int] {
    var ends = Array(repeating: bytes.count, count: names.scopes.count)
    var open: [Int] = []
    for (index, scope) in names.scopes.enumerated() {
      while let last = open.last, last != scope.parent?.rawValue {
        ends[last] = scope.start
        open.removeLast()
      }
      open.append(index)
    }
    return ends
  }
}
