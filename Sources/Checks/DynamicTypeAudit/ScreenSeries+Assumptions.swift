import DynamicType
import DynamicTypeModel

/// What is said of screens that were read from sources, of which only running the app would tell all.
extension ScreenSeries {
  /// Findings as they may be said: one about what is made up or assumed, or what depends on it, is a note that
  /// names it.
  ///
  /// A text is lost for certain where it is known, or where not even one line of it fits, and what is beside it is
  /// known, too: what is beside decides how much space is left. What is lost at Large already for its place alone its
  /// author would see there: more likely the app shows it otherwise than its sources tell.
  func qualified(_ findings: [Finding]) -> [Finding] {
    guard layouts[0].isOfSources || layouts[0].hasUnknownViews else { return findings }
    let indices = layouts.map { layout in
      Dictionary(layout.views.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }
    var neighbours = layouts.map { _ in UnknownNeighbours() }
    return findings.map { finding in
      guard finding.severity > .note else { return finding }
      guard let reason = assumption(behind: finding, indices, &neighbours) else {
        return isOfOneState(finding) ? inItsState(finding) : finding
      }
      var finding = finding
      finding.severity = .note
      finding.message += " (\(reason))"
      return finding
    }
  }

  /// Whether a finding is of a state that not everybody meets. Whoever waits sees what has come, and a text of a constant size
  /// has it in whatever state it is shown.
  private func isOfOneState(_ finding: Finding) -> Bool {
    let variant = layouts[0].variant
    return !variant.isEmpty && variant != LaidOutScreen.appeared
      && finding.rule != TextDoesNotScale.id
  }

  /// What is lost in one state is lost by those who meet it: no error, as nobody knows who does.
  private func inItsState(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = min(finding.severity, .warning)
    finding.message += " (in the state \(layouts[0].variant))"
    return finding
  }

  /// Whether a loss is there at Large already, in a window in which an author looks: not in a narrower one.
  func isSeenByItsAuthor(_ finding: Finding) -> Bool {
    finding.isAtDefaultSize && layouts.count > 1
      && layouts[0].configuration.device.screen.width >= Device.swiftUIDefault.screen.width
  }

  /// Why a loss at Large is not certain.
  static let wordsForLossAtLarge =
    "already at Large, where its author looks: the app may show it otherwise"

  /// Whether nothing but places makes what a rule finds: no limit of lines, and in SwiftUI no constant height.
  private func restsOnPlaces(_ rule: RuleID) -> Bool {
    layouts[0].isBuiltByCode
      ? Audit.rulesOfLoss.contains(rule)
      : [OutOfBounds.id, RowBreaksWords.id, TextOverlaps.id].contains(rule)
  }

  /// What a finding rests on, at each of its sizes; nil where it is certain at one of them.
  ///
  /// - Parameters:
  ///   - indices: By layout the first view of each id.
  ///   - neighbours: By layout what is known of what lies beside its views.
  private func assumption(
    behind finding: Finding, _ indices: [[String: Int]], _ neighbours: inout [UnknownNeighbours]
  ) -> String? {
    if layouts[0].isOfSources, isSeenByItsAuthor(finding), restsOnPlaces(finding.rule) {
      return Self.wordsForLossAtLarge
    }
    guard let id = finding.element else { return nil }
    let sizes = Set(finding.sizes)
    var first: String?
    let cutsAnyText =
      finding.rule == TextClipped.id
      && indices[0][id].map { isLowerThanLine(NodeIndex($0), at: sizes) } ?? false
    for (number, layout) in layouts.enumerated()
    where sizes.isEmpty || sizes.contains(layout.configuration.size) {
      guard let index = indices[number][id],
        let reason = layout.assumption(
          about: index, rule: finding.rule, cutsAnyText: cutsAnyText, &neighbours[number])
      else { return nil }
      first = first ?? reason
    }
    return first
  }

  /// Whether at one of some sizes a text's own frame is lower than its one line, so that it would cut any other words.
  private func isLowerThanLine(_ element: NodeIndex, at sizes: Set<ContentSizeCategory>) -> Bool {
    screens.contains { screen in
      sizes.contains(screen.size)
        && screen.placedTexts(of: element).contains { text in
          guard text.text.lines.count == 1, let line = text.text.lines.first else { return false }
          return line.ascent + line.descent > text.text.box.height + screen.pixel
        }
    }
  }
}

/// The views of a screen that nobody knows, or what they hold, by what they lie in.
private struct UnknownNeighbours {
  /// Of each view that was asked for: those in it, with their frames and the reason.
  private var known: [Int: [(child: Int, frame: Rect, reason: String)]] = [:]

  mutating func inside(
    _ parent: Int, _ find: () -> [(child: Int, frame: Rect, reason: String)]
  ) -> [(child: Int, frame: Rect, reason: String)] {
    if let known = known[parent] { return known }
    let found = find()
    known[parent] = found
    return found
  }
}

extension LaidOutScreen {
  /// Whether code adds something to a document that only running the app would tell.
  fileprivate var hasUnknownViews: Bool {
    views.contains { $0.provenance != .known }
      || nodes.contains { $0.texts.contains { $0.provenance != .known } }
  }

  /// What is said of a view rests on; nil where it is certain.
  ///
  /// - Parameter cutsAnyText: Whether what is found would be so of any other words.
  fileprivate func assumption(
    about index: Int, rule: RuleID, cutsAnyText: Bool, _ neighbours: inout UnknownNeighbours
  ) -> String? {
    // The font of a text is known whatever the text says.
    let dependsOnText = rule != TextDoesNotScale.id && rule != MissingFont.id
    if let reason = assumption(of: index, includingText: dependsOnText && !cutsAnyText) {
      return reason
    }
    guard dependsOnText, rule != MissingGlyphs.id else { return nil }
    return assumptionBeside(index, &neighbours)
  }

  private func assumption(of index: Int, includingText: Bool) -> String? {
    switch views[index].provenance {
    case .placeholder(let what) where includingText:
      return "a placeholder for \(what), which only running the app would tell"
    case .assumed(let what): return "assuming \(what)"
    case .placeholder, .known: break
    }
    guard includingText else { return nil }
    for text in nodes[index].texts {
      switch text.provenance {
      case .placeholder(let what):
        return "a placeholder for \(what), which only running the app would tell"
      case .assumed(let what): return "assuming \(what)"
      case .known: break
      }
    }
    return nil
  }

  /// What is beside a view or over it and is not known: up to the row or what scrolls around both.
  private func assumptionBeside(
    _ index: Int, _ neighbours: inout UnknownNeighbours
  ) -> String? {
    let frame = absoluteFrame(of: NodeIndex(index))
    var child = index
    while let parent = views[child].parent?.rawValue {
      let unknown = neighbours.inside(parent) {
        children(of: NodeIndex(parent)).compactMap { child in
          assumption(inside: child.rawValue).map {
            (child.rawValue, absoluteFrame(of: child), $0)
          }
        }
      }
      for sibling in unknown where sibling.child != child {
        let other = sibling.frame
        guard other.minY < frame.maxY, frame.minY < other.maxY else { continue }
        return "beside " + sibling.reason
      }
      if nodes[parent].scroll != nil || views[parent].kind == LaidOutView.listRowKind { return nil }
      child = parent
    }
    return nil
  }

  private func assumption(inside root: Int) -> String? {
    for index in root..<max(root + 1, views[root].subtreeEnd) where nodes[index].isShown {
      if views[index].hasUnknownContent {
        return "\(views[index].customClass ?? "a view"), whose content nobody knows"
      }
      if let reason = assumption(of: index, includingText: true) { return reason }
    }
    return nil
  }
}
