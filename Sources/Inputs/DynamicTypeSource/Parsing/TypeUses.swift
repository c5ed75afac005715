import DynamicTypeModel

/// Looks for the types of an app's sources that nothing uses, and for such members, by the words of its files alone.
///
/// A type or member is used where its name stands outside of types, extensions and previews, or in those of a type that is used:
/// too many rather than too few, since a word may mean something else. Lines that are comments do not count, nor do casts. What
/// others may find without its name is used.
package struct TypeUses: Sendable {
  /// By the hash of a name its place among the types; two of a type with a xib.
  private var places: [UInt64: Int] = [:]
  private var names: [String] = []
  /// By the first byte of a word, whether one of the names may begin with it.
  private var begins = [Bool](repeating: false, count: 256)

  /// The types that a file uses.
  package struct Found: Sendable {
    /// Where no other type has to be used for it.
    fileprivate var always: Set<Int> = []
    /// By the place of a type those that it uses.
    fileprivate var byType: [Int: Set<Int>] = [:]
  }

  /// - Parameters:
  ///   - sources: All of an app.
  ///   - documents: The names of its xibs, without their ending.
  package init(of sources: [SourceFile], documents: Set<String> = []) {
    var isDeclared: [String: Bool] = [:]
    for type in sources.lazy.flatMap(\.types) {
      switch type.kind {
      case .declaration, .member: isDeclared[type.name] = isDeclared[type.name] ?? true
      case .foundOtherwise: isDeclared[type.name] = false
      case .extension, .preview: break
      }
    }
    names = isDeclared.filter(\.value).keys.sorted()
    for (place, name) in names.enumerated() where documents.contains(name) {
      // `homeCell` is what generators call `HomeCell.xib`.
      add(name.prefix(1).lowercased() + name.dropFirst(), place)
    }
    for (place, name) in names.enumerated() { add(name, place) }
  }

  private mutating func add(_ word: String, _ place: Int) {
    places[WordHash.hash(word)] = place
    if let first = word.utf8.first { begins[Int(first)] = true }
  }

  /// What a source uses.
  package func found(in source: SourceFile) -> Found {
    // Where an error is, a type may end too late.
    let isSure = source.firstError == nil && source.tooDeep.isEmpty
    return found(in: source.bytes, types: isSure ? source.types : [])
  }

  /// What another file uses: a document, or a source of another language.
  ///
  /// - Parameter document: The name of a xib without its ending: it shows what it has for the type of that name.
  package func found(in bytes: [UInt8], document: String? = nil) -> Found {
    let own = document.map {
      DeclaredType(name: $0, kind: .extension, range: 0..<bytes.count)
    }
    return found(in: bytes, types: own.map { [$0] } ?? [])
  }

  /// Who uses the types that are named at a place.
  private enum User {
    case always
    case type(Int)
    case nobody
  }

  private func user(_ type: DeclaredType) -> User {
    if type.kind == .preview { return .nobody }
    let place = places[WordHash.hash(type.name)]
    return place.map { names[$0] == type.name ? .type($0) : .always } ?? .always
  }

  private func found(in bytes: [UInt8], types: [DeclaredType]) -> Found {
    var found = Found()
    var rest = types[...]
    var open: [(end: Int, user: User)] = []
    words(of: bytes) { place, type in
      while let next = rest.first, next.range.lowerBound <= place {
        while let last = open.last, last.end <= next.range.lowerBound { open.removeLast() }
        open.append((next.range.upperBound, user(next)))
        rest.removeFirst()
      }
      while let last = open.last, last.end <= place { open.removeLast() }
      switch open.last?.user ?? .always {
      case .always: found.always.insert(type)
      case .type(let user): found.byType[user, default: []].insert(type)
      case .nobody: break
      }
    }
    return found
  }

  /// Tells the places of names, ascending, each with its type; those in lines that are comments are left out.
  private func words(of bytes: [UInt8], _ tell: (Int, Int) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var place = 0
      var isStartOfLine = true
      while place < bytes.count {
        let byte = bytes[place]
        if WordHash.isWordByte(byte) {
          let start = place
          var hash = WordHash.offset
          while place < bytes.count, WordHash.isWordByte(bytes[place]) {
            hash = (hash ^ UInt64(bytes[place])) &* WordHash.prime
            place += 1
          }
          if begins[Int(byte)], let type = places[hash], !Self.isCast(to: start, in: bytes) {
            tell(start, type)
          }
          isStartOfLine = false
          continue
        }
        if byte == UInt8(ascii: "/"), isStartOfLine, place + 1 < bytes.count,
          bytes[place + 1] == UInt8(ascii: "/")
        {
          while place < bytes.count, !Self.endsLine(bytes[place]) { place += 1 }
          continue
        }
        if Self.endsLine(byte) {
          isStartOfLine = true
        } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") {
          isStartOfLine = false
        }
        place += 1
      }
    }
  }

  /// Whether a name stands behind `as?`, `as!` or `is`, which ask for the type and make nothing of it.
  private static func isCast(to start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = start
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end < start else { return false }
    return casts.contains { cast in
      guard cast.count < end, bytes[end - cast.count..<end].elementsEqual(cast) else {
        return false
      }
      return !WordHash.isWordByte(bytes[end - cast.count - 1])
    }
  }

  private static let casts = ["as?", "as!", "is"].map { Array($0.utf8) }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The names of the types that no file uses.
  ///
  /// - Parameter files: What was found in each file of the app.
  package func unused(_ files: some Sequence<Found>) -> Set<String> {
    var always: Set<Int> = []
    var byType: [Int: Set<Int>] = [:]
    for file in files {
      always.formUnion(file.always)
      byType.merge(file.byType) { $0.union($1) }
    }
    var used = always
    var pending = Array(always)
    while let type = pending.popLast() {
      for next in byType[type] ?? [] where used.insert(next).inserted { pending.append(next) }
    }
    return Set(names.indices.lazy.filter { !used.contains($0) }.map { names[$0] })
  }
}
