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
      let state = isOfOneState(finding) ? [layouts[0].variant] : []
      guard let reason = assumption(behind: finding, indices, &neighbours) else {
        return state.isEmpty ? finding : self.finding(finding, in: state)
      }
      if reason.isState {
        let isSaid = state.contains { ", \($0), ".contains(", \(reason.text), ") }
        return self.finding(finding, in: isSaid ? state : state + [reason.text])
      }
      var finding = finding
      finding.severity = .note
      finding.message += " (\(reason.text))"
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
  private func finding(_ finding: Finding, in state: [String]) -> Finding {
    var finding = finding
    finding.severity = min(finding.severity, .warning)
    finding.message += " (in the state \(state.joined(separator: ", ")))"
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
  ) -> Reason? {
    if layouts[0].isOfSources, isSeenByItsAuthor(finding), restsOnPlaces(finding.rule) {
      return Reason(text: Self.wordsForLossAtLarge)
    }
    guard let id = finding.element else { return nil }
    let sizes = Set(finding.sizes)
    var first: Reason?
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

/// Why nobody can say for certain what is found.
private struct Reason {
  var text: String
  /// Whether it is certain in a state of the app, which the text names.
  var isState = false

  /// Nil for what is known.
  init?(_ provenance: Provenance) {
    switch provenance {
    case .known: return nil
    case .placeholder(let what):
      text = "a placeholder for \(what), which only running the app would tell"
    case .assumed(let what):
      text = what.isState ? what.text : "assuming \(what.text)"
      isState = what.isState
    }
  }

  init(text: String) { self.text = text }
}

extension Sequence<Reason> {
  /// The first that makes a finding a note, else the first state.
  fileprivate var weightiest: Reason? {
    var state: Reason?
    for reason in self {
      guard reason.isState else { return reason }
      state = state ?? reason
    }
    return state
  }
}

/// The views of a screen that nobody knows, or what they hold, by what they lie in.
private struct UnknownNeighbours {
  /// Of each view that was asked for: those in it, with their frames and the reason.
  private var known: [Int: [(child: Int, frame: Rect, reason: Reason)]] = [:]

  mutating func inside(
    _ parent: Int, _ find: () -> [(child: Int, frame: Rect, reason: Reason)]
  ) -> [(child: Int, frame: Rect, reason: Reason)] {
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
  ) -> Reason? {
    // The font of a text is known whatever the text says.
    let dependsOnText = rule != TextDoesNotScale.id && rule != MissingFont.id
    let own = reasons(of: index, includingText: dependsOnText && !cutsAnyText)
    guard dependsOnText, rule != MissingGlyphs.id else { return own.weightiest }
    return (own + reasonsBeside(index, &neighbours)).weightiest
  }

  private func reasons(of index: Int, includingText: Bool) -> [Reason] {
    let own = views[index].provenance
    let isPlaceholder = if case .placeholder = own { true } else { false }
    var result = isPlaceholder && !includingText ? [] : [Reason(own)].compactMap { $0 }
    if includingText { result += nodes[index].texts.compactMap { Reason($0.provenance) } }
    return result
  }

  /// What is beside a view or over it and is not known: up to the row or what scrolls around both.
  private func reasonsBeside(_ index: Int, _ neighbours: inout UnknownNeighbours) -> [Reason] {
    let frame = absoluteFrame(of: NodeIndex(index))
    var result: [Reason] = []
    var child = index
    while let parent = views[child].parent?.rawValue {
      let unknown = neighbours.inside(parent) {
        children(of: NodeIndex(parent)).compactMap { child in
          reason(inside: child.rawValue).map {
            (child.rawValue, absoluteFrame(of: child), $0)
          }
        }
      }
      for sibling in unknown where sibling.child != child {
        let other = sibling.frame
        guard other.minY < frame.maxY, frame.minY < other.maxY else { continue }
        var reason = sibling.reason
        if !reason.isState { reason.text = "beside " + reason.text }
        result.append(reason)
      }
      if nodes[parent].scroll != nil || views[parent].kind == LaidOutView.listRowKind { break }
      child = parent
    }
    return result
  }

  private func reason(inside root: Int) -> Reason? {
    var state: Reason?
    for index in root..<max(root + 1, views[root].subtreeEnd) where nodes[index].isShown {
      if views[index].hasUnknownContent {
        return Reason(
          text: "\(views[index].customClass ?? "a view"), whose content nobody knows")
      }
      guard let reason = reasons(of: index, includingText: true).weightiest else { continue }
      guard reason.isState else { return reason }
      state = state ?? reason
    }
    return state
  }
}
