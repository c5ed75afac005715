import DynamicTypeModel

/// Where an app's sources declare and extend the types that nothing uses.
package struct UnusedTypes: Sendable {
  private struct Part: Sendable {
    var name: String
    var first: SourceLocation
    var last: SourceLocation
  }

  private var names: Set<String> = []
  /// By path, those in no other one, ascending.
  private var parts: [String: [Part]] = [:]

  /// No types.
  package init() {}

  /// - Parameters:
  ///   - names: What ``TypeUses`` found.
  ///   - sources: Of the app.
  package init(_ names: Set<String>, in sources: [SourceFile]) {
    self.names = names
    if names.isEmpty { return }
    for source in sources {
      var parts: [Part] = []
      for type in source.types where type.kind != .preview && names.contains(type.name) {
        let first = source.location(of: type.range.lowerBound)
        if let last = parts.last, first < last.last { continue }
        parts.append(
          Part(name: type.name, first: first, last: source.location(of: type.range.upperBound)))
      }
      if !parts.isEmpty { self.parts[source.path] = parts }
    }
  }

  package var isEmpty: Bool { names.isEmpty }

  /// The outermost of them at a place; of a xib the one that it is named as.
  package func name(at place: SourceLocation) -> String? {
    if let parts = parts[place.path] {
      var (low, high) = (0, parts.count)
      while low < high {
        let middle = (low + high) / 2
        if parts[middle].last < place { low = middle + 1 } else { high = middle }
      }
      return low < parts.count && parts[low].first <= place ? parts[low].name : nil
    }
    return Self.stem(ofXib: place.path).flatMap { names.contains($0) ? $0 : nil }
  }

  /// `HomeCell` of `Home/HomeCell.xib`; nil for other files.
  package static func stem(ofXib path: String) -> String? {
    guard path.hasSuffix(".xib") else { return nil }
    return path.split(separator: "/").last.map { String($0.dropLast(".xib".count)) }
  }
}
