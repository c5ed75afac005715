/// What shows images alone, and fonts that are for them.
extension SourceFile {
  /// Whether a view is an image, by what its chain of modifiers starts with.
  ///
  /// A property, a function or a view of this file, or else of the run, must show images alone wherever one of its
  /// name is declared.
  package func isImage(viewNamed name: String, in scope: ScopeIndex) -> Bool {
    if name == "Image" { return true }
    let path = name.split(separator: ".").map(String.init)
    if path.count > 1 {
      return path.count == 2 && path[0] == "Image" || isImageOfStyle(path, in: scope)
    }
    if let found = names.variable(named: name, in: scope), !found.isShared {
      let variable = self[found]
      if let type = variable.typeName, type != "AnyView" { return type == "Image" }
      // `if let image = configuration.image`
      if case .name(let initial) = variable.initial, isImageOfStyle(initial, in: scope) {
        return true
      }
      guard case .type = self[variable.scope].kind else { return false }
    }
    if views.namesOfOtherViews.contains(name) { return false }
    return views.namesOfImages.contains(name) || names.links.isImage(name)
  }

  /// `configuration.icon` and `configuration.image`, which a style is asked to show.
  private func isImageOfStyle(_ path: [String], in scope: ScopeIndex) -> Bool {
    (path == ["configuration", "icon"] || path == ["configuration", "image"])
      && names.ancestors(of: scope).contains { self[$0].kind == .function(name: "makeBody") }
  }

  /// The fonts that a type keeps, or gives for one of its cases, with the names by which views get them.
  var namedFonts: [(name: String, font: FontIndex)] {
    var result: [(name: String, font: FontIndex)] = []
    for (place, font) in fonts.enumerated() {
      result += font.cases.map { ($0, FontIndex(place)) }
    }
    for variable in names.variables where variable.isStatic && variable.isConstant {
      if case .font(let font) = variable.initial { result.append((variable.name, font)) }
    }
    return result
  }

  /// Where the source has one of some names after a dot, and whether it gives an image its font there.
  ///
  /// What a `case` of a `switch` asks for is no use.
  func usesOfFonts(named wanted: Set<String>) -> [(name: String, isOnImage: Bool)] {
    let lengths = Set(wanted.map(\.utf8.count))
    let byOffset = Dictionary(namedFontUses.map { ($0.offset, $0) }) { first, _ in first }
    let dot = UInt8(ascii: ".")
    var uses: [(name: String, isOnImage: Bool)] = []
    var next = bytes.startIndex
    while let place = bytes[next...].firstIndex(of: dot) {
      let start = place + 1
      let end = bytes[start...].firstIndex { !$0.isPartOfName } ?? bytes.endIndex
      next = max(start, end)
      guard lengths.contains(end - start) else { continue }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      guard wanted.contains(name), !isPattern(at: place) else { continue }
      uses.append(
        (name, byOffset[start].map { isImage(viewNamed: $0.root, in: $0.scope) } ?? false))
    }
    return uses
  }

  /// Whether a dot follows `case` and other patterns alone in its line. At most 200 bytes of the line are looked at.
  private func isPattern(at dot: Int) -> Bool {
    let before = bytes[max(0, dot - 200)..<dot]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    let line = bytes[start..<dot].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return line.starts(with: Array("case ".utf8))
      && !line.contains(UInt8(ascii: ":")) && !line.contains(UInt8(ascii: "("))
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
