internal import DynamicType

/// Turns the values of a token file into styles, noting what is wrong with them.
struct TokenFileReader {
  var diagnostics: [TokenFileDiagnostic] = []
  private var family: Font.Family = .system(.standard)

  /// The file; `nil` after an error.
  mutating func readFile(_ root: JSONNode) -> TokenFile? {
    guard let members = members(of: root, called: "the file", known: ["name", "family", "styles"])
    else { return nil }
    let name = members["name"].flatMap { string($0, called: "name") } ?? "tokens"
    if let node = members["family"], let family = string(node, called: "family") {
      self.family = .named(family)
    }
    guard let stylesNode = members["styles"] else {
      note(.error, at: root, "the member \"styles\" is missing")
      return nil
    }
    guard case .object(let styleMembers) = stylesNode.value else {
      note(.error, at: stylesNode, "\"styles\" must be an object, found \(stylesNode.kind)")
      return nil
    }
    if styleMembers.isEmpty { note(.warning, at: stylesNode, "there are no styles") }

    var styles: [(token: Typography.Token, row: TypeScale.Style)] = []
    var names: Set<String> = []
    for member in styleMembers {
      if !names.insert(member.name.lowercased()).inserted {
        note(.error, at: member.position, "there is another style named \"\(member.name)\" above")
      }
      if let style = readStyle(member) { styles.append(style) }
    }
    return TokenFile(
      typography: Typography(name: name, tokens: styles.map(\.token)),
      scale: TypeScale(name: name, styles: styles.map(\.row)))
  }
}

// MARK: - Styles

extension TokenFileReader {
  private static let styleMembers = [
    "size", "sizes", "family", "weight", "italic", "lineHeight", "tracking", "relativeTo",
    "maximum",
  ]

  private mutating func readStyle(
    _ member: JSONNode.Member
  ) -> (token: Typography.Token, row: TypeScale.Style)? {
    let title = "the style \"\(member.name)\""
    guard let members = members(of: member.node, called: title, known: Self.styleMembers)
    else { return nil }

    var token = Typography.Token(name: member.name, family: family, size: 0)
    if let node = members["family"], let name = string(node, called: "family") {
      token.family = .named(name)
    }
    if let node = members["weight"], let weight = weight(node) { token.weight = weight }
    if let node = members["italic"], let isItalic = bool(node, called: "italic") {
      token.isItalic = isItalic
    }
    if let node = members["relativeTo"], let style = textStyle(node) { token.textStyle = style }
    readSizes(of: &token, from: members, at: member.position, called: title)
    readLengths(of: &token, from: members)
    guard token.size.points > 0 else { return nil }
    return (token, Self.row(for: token))
  }

  private mutating func readSizes(
    of token: inout Typography.Token, from members: [String: JSONNode],
    at position: SourcePosition, called title: String
  ) {
    switch (members["size"], members["sizes"]) {
    case (nil, nil):
      note(.error, at: position, "\(title) has neither \"size\" nor \"sizes\"")
    case (let node?, nil):
      if let size = positiveNumber(node, called: "size") { token.size = Unscaled(size) }
    case (nil, let node?):
      guard let sizes = sizes(node) else { return }
      token.curve = ScalingCurve(sizes)
      token.size = Unscaled(sizes[ContentSizeCategory.large.rawValue])
      if let node = members["relativeTo"] {
        note(.warning, at: node, "\"relativeTo\" has no effect beside \"sizes\"")
      }
    case (let node?, _?):
      note(.error, at: node, "\(title) has both \"size\" and \"sizes\"")
    }
  }

  private mutating func readLengths(
    of token: inout Typography.Token, from members: [String: JSONNode]
  ) {
    if let node = members["lineHeight"], let height = positiveNumber(node, called: "lineHeight") {
      token.lineHeight = Unscaled(height)
      if height < token.size.points {
        note(
          .warning, at: node,
          "the line height \(format(height)) is less than the size \(format(token.size.points))")
      }
    }
    if let node = members["tracking"], let tracking = number(node, called: "tracking") {
      token.tracking = Unscaled(tracking)
    }
    if let node = members["maximum"], let maximum = positiveNumber(node, called: "maximum") {
      token.maximum = Scaled(points: maximum)
      if maximum < token.size.points {
        note(
          .warning, at: node,
          "the maximum \(format(maximum)) is less than the size \(format(token.size.points))")
      }
    }
  }

  private static func row(for token: Typography.Token) -> TypeScale.Style {
    let resolved = ContentSizeCategory.allCases.map { category in
      token.resolved(
        for: TraitCollection(
          preferredContentSizeCategory: category, displayScale: 3, legibilityWeight: .regular))
    }
    return TypeScale.Style(
      name: token.name, weight: token.weight, emphasizedWeight: max(token.weight, .bold),
      pointSizes: resolved.map(\.pointSize.points),
      leadings: resolved.compactMap(\.lineHeight?.points))
  }
}

// MARK: - Sizes

extension TokenFileReader {
  /// The twelve sizes of an array or an object, in points.
  private mutating func sizes(_ node: JSONNode) -> [Double]? {
    let found: [(category: ContentSizeCategory, node: JSONNode)]
    switch node.value {
    case .array(let elements):
      let count = ContentSizeCategory.allCases.count
      guard elements.count == count else {
        note(.error, at: node, "\"sizes\" needs \(count) numbers, found \(elements.count)")
        return nil
      }
      found = zip(ContentSizeCategory.allCases, elements).map { ($0, $1) }
    case .object(let members):
      guard let named = namedSizes(members, at: node) else { return nil }
      found = named
    default:
      note(.error, at: node, "\"sizes\" must be an array or an object, found \(node.kind)")
      return nil
    }
    return ascendingSizes(found)
  }

  private mutating func namedSizes(
    _ members: [JSONNode.Member], at node: JSONNode
  ) -> [(category: ContentSizeCategory, node: JSONNode)]? {
    var byCategory: [ContentSizeCategory: JSONNode] = [:]
    var isComplete = true
    for member in members {
      guard let category = ContentSizeCategory(name: member.name) else {
        let nearest = ContentSizeCategory.nearestName(to: member.name)
        note(
          .error, at: member.position,
          "\"\(member.name)\" is no text size; did you mean \"\(nearest)\"?")
        isComplete = false
        continue
      }
      if byCategory.updateValue(member.node, forKey: category) != nil {
        note(.error, at: member.position, "there is another size for \(category.shortName) above")
        isComplete = false
      }
    }
    let missing = ContentSizeCategory.allCases.filter { byCategory[$0] == nil }
    guard missing.isEmpty, isComplete else {
      if !missing.isEmpty {
        let names = missing.map(\.shortName).joined(separator: ", ")
        note(.error, at: node, "\"sizes\" has no size for \(names)")
      }
      return nil
    }
    return ContentSizeCategory.allCases.compactMap { category in
      byCategory[category].map { (category, $0) }
    }
  }

  private mutating func ascendingSizes(
    _ found: [(category: ContentSizeCategory, node: JSONNode)]
  ) -> [Double]? {
    var sizes: [Double] = []
    for (category, node) in found {
      guard let size = positiveNumber(node, called: "the size for \(category.shortName)") else {
        return nil
      }
      if let last = sizes.last, size < last {
        note(
          .error, at: node,
          "text must not shrink as the reader's size grows: "
            + "\(format(size)) for \(category.shortName) after \(format(last))")
      }
      sizes.append(size)
    }
    return sizes
  }
}
