import DynamicTypeModel
import SwiftUIModel

/// A view or a modifier with what is in it, shared where it is used several times.
final class ViewPiece: Sendable {
  let content: ViewContent
  let location: SourceLocation?
  let provenance: Provenance
  let children: [ViewPiece]
  /// The nodes of its tree, itself included; at most `Int.max`.
  let count: Int
  /// Whether it shows text, pictures or views that nobody knows.
  let hasContent: Bool
  /// Whether a text is in it, as far as it is known.
  let hasText: Bool
  /// Whether it shows that something is being loaded.
  let hasSpinner: Bool
  /// What a picker compares with its selection: a `tag(_:)`, or the element of a `ForEach`.
  let tag: Value?
  /// Whether the tag is written as such, which an element of a `ForEach` gives way to.
  let hasExplicitTag: Bool
  /// What it tells those around it.
  let preference: Preference?
  /// Whether it or a view in it tells something.
  let hasPreferences: Bool

  init(
    _ content: ViewContent, at location: SourceLocation? = nil,
    provenance: Provenance = .known, _ children: [ViewPiece] = [], tag: Value? = nil,
    hasExplicitTag: Bool = false, preference: Preference? = nil
  ) {
    self.preference = preference
    hasPreferences = preference != nil || children.contains(where: \.hasPreferences)
    if tag == nil, children.count == 1 || content.isModifier, let first = children.first {
      self.tag = first.tag
      self.hasExplicitTag = first.hasExplicitTag
    } else {
      self.tag = tag
      self.hasExplicitTag = hasExplicitTag
    }
    self.content = content
    self.location = location
    self.provenance = provenance
    self.children = children
    var total = 1
    for child in children { total = total.addingReportingOverflow(child.count).partialValue }
    count = total < 0 ? .max : total
    switch content {
    case .text, .image, .opaque, .geometryReader: hasContent = true
    case .control(.textField), .control(.textEditor), .control(.toggle): hasContent = true
    case .control(.progress): hasContent = false
    default: hasContent = children.contains(where: \.hasContent)
    }
    switch content {
    case .text, .geometryReader, .control(.textField), .control(.textEditor): hasText = true
    default: hasText = children.contains(where: \.hasText)
    }
    if case .control(.progress(nil)) = content {
      hasSpinner = true
    } else {
      hasSpinner = children.contains(where: \.hasSpinner)
    }
  }

  static let empty = ViewPiece(.group)

  /// Several views where one may be; a single one stays itself.
  static func group(_ pieces: [ViewPiece]) -> ViewPiece {
    pieces.count == 1 ? pieces[0] : ViewPiece(.group, pieces)
  }

  func modified(
    by content: ViewContent, at location: SourceLocation? = nil, secondary: ViewPiece? = nil
  ) -> ViewPiece {
    ViewPiece(content, at: location, [self] + (secondary.map { [$0] } ?? []))
  }

  func changed(_ change: EnvironmentChange) -> ViewPiece {
    modified(by: .environment(change))
  }

  /// The same change of the environment, with the place where it is written.
  func located(at place: SourceLocation?) -> ViewPiece {
    guard location == nil, case .environment = content else { return self }
    return ViewPiece(content, at: place, provenance: provenance, children)
  }

  func tagged(by tag: Value, isExplicit: Bool) -> ViewPiece {
    if !isExplicit, hasExplicitTag { return self }
    return ViewPiece(.group, at: location, [self], tag: tag, hasExplicitTag: isExplicit)
  }

  func assumed(_ what: Assumption) -> ViewPiece {
    ViewPiece(.group, at: location, provenance: .assumed(what), [self])
  }

  /// The same, where nobody knows how large its letters are.
  var inUnknownFont: ViewPiece {
    assumed("the font of what is around it, as its own is not known")
  }

  /// Whether it shows one view, and nothing is known of that.
  var isOpaque: Bool {
    switch content {
    case .opaque: true
    case .group: children.count == 1 && children[0].isOpaque
    default: content.isModifier && children.first?.isOpaque ?? false
    }
  }

  /// Whether nothing at all is shown.
  var isEmpty: Bool {
    if case .group = content { return children.allSatisfy(\.isEmpty) }
    return false
  }
}

extension ViewPiece {
  /// Visits a view and those in it, the first ones first.
  ///
  /// - Parameters:
  ///   - most: How many are visited: a piece may be in very many places.
  ///   - visit: Whether to go on with the views in it.
  func visit(most: Int, _ visit: (ViewPiece) -> Bool) {
    var open = [self]
    var left = most
    while left > 0, let next = open.popLast() {
      left -= 1
      if visit(next) { open += next.children.reversed() }
    }
  }

  /// The most nodes that a tree is written out to.
  static let maximumNodes = 50_000

  /// The tree of this piece, whose depth does not matter.
  func tree() -> ViewTree {
    var builder = ViewTreeBuilder()
    var written = 0
    var open: [(piece: ViewPiece, next: Int)] = []
    func node(_ piece: ViewPiece) -> ViewNode {
      var node = ViewNode(piece.content, location: piece.location)
      node.provenance = piece.provenance
      return node
    }
    builder.open(node(self))
    open.append((self, 0))
    while let (piece, next) = open.last {
      guard next < piece.children.count, written < Self.maximumNodes else {
        builder.close()
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      builder.open(node(piece.children[next]))
      open.append((piece.children[next], 0))
      written += 1
    }
    return builder.build()
  }
}

extension ViewContent {
  /// Whether it is around its first child.
  var isModifier: Bool {
    switch self {
    case .text, .image, .shape, .spacer, .divider, .opaque, .controlPart, .group, .stack,
      .depthStack, .grid, .gridRow, .lazyGrid, .scrollView, .viewThatFits, .customLayout, .list,
      .section, .control, .navigationStack, .navigationSplitView, .tabView, .geometryReader,
      .deferred, .slot:
      false
    default: true
    }
  }
}
