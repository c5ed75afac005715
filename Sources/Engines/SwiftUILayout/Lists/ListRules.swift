import DynamicTypeModel
import SwiftUIModel

/// `List` and `Form`: take what they are offered, sections below each other.
struct ListRule: LayoutRule {
  var isContainer: Bool { true }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let width = proposed.width ?? 320
    guard let height = proposed.height else {
      let parts = parts(width: width, in: view)
      return Size(width: width, height: parts.last.map { $0.y + $0.height } ?? 0)
    }
    return Size(width: width, height: height)
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let margin = metrics(width: size.width, in: view).sideMargin
    let top = scrolled(proposed: proposed, size: size, in: view).y
    return parts(width: size.width, in: view).map { part in
      Placement(
        part.view, x: margin, y: part.y - top,
        proposal: ProposedSize(width: max(0, size.width - 2 * margin), height: nil))
    }
  }

  func scrolled(proposed: ProposedSize, size: Size, in view: ViewHandle) -> Point {
    guard view.environment.scrollOffset != Point() else { return Point() }
    let content = self.size(proposed: ProposedSize(width: size.width, height: nil), in: view)
    return Point(x: 0, y: view.scrolled(.vertical, content: content.height, in: size))
  }

  func metrics(width: Double, in view: ViewHandle) -> ListMetrics {
    ListMetrics(
      width: width, in: view.child?.environment ?? view.environment, of: view.session)
  }

  /// Headers, cards and footers with their places.
  private func parts(
    width: Double, in view: ViewHandle
  ) -> [(view: ViewHandle, y: Double, height: Double)] {
    let metrics = metrics(width: width, in: view)
    let offer = ProposedSize(width: max(0, width - 2 * metrics.sideMargin), height: nil)
    let first = firstGap(metrics, in: view)
    var y = 0.0
    var last: ListPartRule.Part?
    var parts: [(view: ViewHandle, y: Double, height: Double)] = []
    for child in view.children {
      guard let rule = view.session.nodes[child.index].rule as? ListPartRule else { continue }
      y +=
        last == nil && rule.part == .card
        ? first : gap(from: last, to: rule.part, metrics, child.environment.listSectionSpacing)
      let height = child.length(.vertical, proposed: offer)
      parts.append((child, y, height))
      y += height
      last = rule.part
    }
    return parts
  }

  /// Above a first section without a header: what `contentMargins` says, or the system's.
  private func firstGap(_ metrics: ListMetrics, in view: ViewHandle) -> Double {
    if view.environment.contentMarginEdges.contains(.top) {
      return view.environment.contentMargins.top.sanitizedLength
    }
    let nodes = view.session.nodes
    var around = view.node.parent
    while around > 0, nodes[around].rule is any PassThroughRule { around = nodes[around].parent }
    let isBelowLargeTitle =
      around >= 0 && nodes[around].rule is NavigationStackRule
      && nodes[around].children.contains {
        ($0.node.rule as? NavigationBarRule)?.isLarge ?? false
      }
    return metrics.firstGap(isBelowLargeTitle: isBelowLargeTitle)
  }

  private func gap(
    from last: ListPartRule.Part?, to next: ListPartRule.Part, _ metrics: ListMetrics,
    _ spacing: Double?
  ) -> Double {
    let sectionGap = spacing.map { $0.sanitizedLength / 2 } ?? metrics.sectionGap
    return switch (last, next) {
    case (nil, .header), (.header, _), (_, .footer), (.footer, .header): 0
    case (nil, .card): metrics.firstGap(isBelowLargeTitle: false)
    case (.card, .header): sectionGap
    case (.footer, .card): sectionGap
    case (.card, .card): 2 * sectionGap
    }
  }
}

/// A header, the rows of a section, or a footer.
struct ListPartRule: LayoutRule {
  enum Part {
    case header
    case card
    case footer
  }

  var part: Part

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let width = proposed.width ?? 320
    let height = placements(proposed: proposed, size: Size(width: width), in: view)
      .reduce(0.0) { bottom, place in
        let child = ViewHandle(session: view.session, index: place.child)
        return max(bottom, place.origin.y + child.length(.vertical, proposed: place.proposal))
      }
    let full = height + insets(in: view, width: width).bottom
    let minimum = part == .header ? view.environment.minimumListHeaderHeight : nil
    return Size(width: width, height: max(full, minimum?.sanitizedLength ?? 0))
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    let insets = insets(in: view, width: size.width)
    let offer = ProposedSize(width: max(0, size.width - 2 * insets.side), height: nil)
    var y = insets.top
    let spacing = part == .card ? (view.environment.listRowSpacing ?? 0).sanitizedLength : 0
    return view.children.map { child in
      defer { y += spacing + child.length(.vertical, proposed: offer) }
      return Placement(child, x: insets.side, y: y, proposal: offer)
    }
  }

  private func insets(
    in view: ViewHandle, width: Double
  ) -> (top: Double, bottom: Double, side: Double) {
    guard part != .card else { return (0, 0, 0) }
    let environment = view.environment
    let metrics = ListMetrics(cardWidth: width, in: environment, of: view.session)
    let insets =
      part == .footer
      ? metrics.footerInsets
      : metrics.headerInsets(isProminent: environment.isHeaderProminent)
    return (insets.top, insets.bottom, metrics.contentInset)
  }
}

/// A row: its content in the middle of its height, at its leading edge.
struct ListRowRule: LayoutRule {
  /// `listRowInsets(_:)`; nil for the style's.
  var insets: DirectionalInsets?
  /// Whether its first view is what lies under its content.
  var hasBackground = false
  /// The edges at which no line is drawn.
  var hiddenSeparators: ViewEdges = []

  var isContainer: Bool { true }

  private func content(of view: ViewHandle) -> ViewHandle? {
    hasBackground ? view.secondary : view.child
  }

  func size(proposed: ProposedSize, in view: ViewHandle) -> Size {
    let environment = view.environment
    let width = proposed.width ?? 320
    let metrics = metrics(width: width, in: view)
    let insets = insets(metrics)
    let height = content(of: view)?.length(.vertical, proposed: offer(width, insets)) ?? 0
    let minimum =
      environment.minimumListRowHeight?.sanitizedLength
      ?? metrics.minimumRowHeight(at: environment.dynamicTypeSize)
    return Size(width: width, height: max(minimum, height + insets.vertical))
  }

  func placements(proposed: ProposedSize, size: Size, in view: ViewHandle) -> [Placement] {
    guard let child = content(of: view) else { return [] }
    let insets = insets(metrics(width: size.width, in: view))
    let offer = offer(size.width, insets)
    let height = child.length(.vertical, proposed: offer)
    let free = size.height - insets.vertical - height
    let place = Placement(
      child, x: insets.leading, y: insets.top + max(0, free / 2), proposal: offer)
    guard hasBackground, let background = view.child else { return [place] }
    return [Placement(background, proposal: ProposedSize(size)), place]
  }

  private func metrics(width: Double, in view: ViewHandle) -> ListMetrics {
    ListMetrics(cardWidth: width, in: view.environment, of: view.session)
  }

  private func insets(_ metrics: ListMetrics) -> DirectionalInsets {
    insets
      ?? DirectionalInsets(
        top: metrics.rowInset, leading: metrics.contentInset, bottom: metrics.rowInset,
        trailing: metrics.contentInset)
  }

  private func offer(_ width: Double, _ insets: DirectionalInsets) -> ProposedSize {
    ProposedSize(width: max(0, width - insets.horizontal), height: nil)
  }
}
