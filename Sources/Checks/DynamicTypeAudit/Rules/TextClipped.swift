import DynamicType
import DynamicTypeModel

/// Letters are cut off: part of their ink is outside the view that draws them, or outside a view
/// around it that clips.
///
/// Readers see half a line, or letters without their descenders. The usual causes are a constant
/// height that larger text does not fit into, a container of constant size that clips to its
/// bounds, and content that is wider than the screen.
///
/// To fix it, replace constant heights by `greaterThanOrEqual`, give rows an automatic height, and
/// put long content into a scroll view whose content grows with it.
///
/// **What is reported.** Ink that is lost at the edge of the text's own box, of an ancestor that
/// clips, or of the screen, and that scrolling does not bring back. It is a warning if less than a
/// tenth of the point size is lost at every text size: the letters can still be read, and the ink
/// is not known more precisely. If more is lost at some sizes, only those are reported. It is also
/// a warning if the edge of a view cuts the text off that is not a whole screen, such as a cell or
/// a panel, which may be larger in the app. Text that is out of reach at larger sizes is
/// `out-of-bounds` instead.
///
/// **What is not.** The space that a line reserves for accents is not ink: letters without accents
/// reach 0.78 of the ascent, small letters with one 0.88, and only letters with descenders reach below the baseline; the ascent of
/// an app's own font counts up to that of San Francisco at its point size. Less than a pixel does not count, and horizontally less than the uncertainty of the text's width does not
/// either. A line that ends in an ellipsis because it is too wide is `text-truncated`. Text for which its screen has no
/// height left is `screen-does-not-scroll`. Text in a view that is
/// drawn without height or width is hidden until code opens it. What the edge of the screen cuts off at Large already is a note
/// in screens that are read from sources: their author would see it. A text without letters and digits, such as a dot
/// between two words, is a note; so is a text in a row that sizes itself where nothing in the document ties the row's
/// content to its bottom, since code that adds the rest decides how high it is; and so is a text of a document in a
/// constant font that is cut off alike at every size, or one that code hides when the screen is set up.
package struct TextClipped: AuditRule {
  package static let id: RuleID = "text-clipped"
  package static let precedence = 11
  package static let tellsOfLoss = true

  package func findings(in series: ScreenSeries) -> [Finding] {
    let cuts: [RecurringDefect<Cut>] = series.recurringDefects { screen in
      screen.placedTexts.compactMap { text in screen.cut(of: text).map { (text.subject, $0) } }
    }
    // On its way out of sight: `out-of-bounds` has the sizes of both.
    let outOfReach =
      cuts.contains { $0.filter { $0.cutter != nil } != nil }
      ? Set(series.screens.flatMap { $0.outside.map(\.subject) }) : []
    let left = cuts.compactMap { defect in
      outOfReach.contains(defect.subject) ? defect.filter { $0.cutter == nil } : defect
    }
    let full = ScreenDoesNotScroll.subjects(in: series)
    return left.filter { !isCollapsed($0, in: series) && !full.contains($0.subject) }.map {
      defect in
      let grave = defect.filter { !$0.isSlight }
      let defect = grave ?? defect
      let isCertain = defect.filter { !$0.isByCanvas } != nil
      let cut = defect.example.loss
      let severity: Severity = grave == nil || !isCertain ? .warning : .error
      var finding = series.finding(
        rule: Self.id, severity: cut.text.isWordless ? .note : severity,
        message: message(for: defect, in: series), subject: defect.subject,
        location: cut.text.location, sizes: defect.sizes)
      if cut.isVertical {
        let element = defect.subject.element
        finding.cause = cut.cutter.map { series.cause(of: $0) } ?? series.causeOfHeight(of: element)
      }
      finding.remedy = cut.remedyInCode
      if series.layouts[0].isOfSources, cut.cutter == .root, series.isSeenByItsAuthor(finding) {
        finding.severity = .note
        finding.message += " (\(ScreenSeries.wordsForLossAtLarge))"
      }
      if series.isConstant(defect) { finding.noteConstancy() }
      return finding
    }
  }
}

extension TextClipped {
  /// Whether the text's own view has no height or width at any size: code opens what was drawn closed.
  private func isCollapsed(_ defect: RecurringDefect<Cut>, in series: ScreenSeries) -> Bool {
    defect.sizes == series.sizes && defect.filter { $0.cutter != nil || $0.room >= 1 } == nil
  }

  private func message(for defect: RecurringDefect<Cut>, in series: ScreenSeries) -> String {
    let (screen, cut) = defect.example
    let layout = screen.layout
    let name = layout.name(of: defect.subject.element, text: defect.subject.text)
    let start = "\(name) is clipped \(series.phrase(for: defect.sizes)):"
    if cut.cutter == nil, cut.lost >= cut.extent - screen.pixel {
      let length = cut.isVertical ? "high" : "wide"
      return
        "\(start) its own frame is \(Measure(cut.room)) points \(length) and shows nothing of it; "
        + cut.remedy
    }
    let cutter =
      switch cut.cutter {
      case nil: "its own frame"
      case NodeIndex.root:
        screen.canvas.map { "the edge of the view, drawn \($0.spoken) large," }
          ?? "the edge of the screen"
      case .some(let ancestor): layout.name(of: ancestor)
      }
    let lost = "\(Measure(cut.lost)) of \(Measure(cut.extent)) points"
    let edges = cut.edges.map(\.rawValue).joinedAsWords()
    var message = "\(start) \(cutter) cuts off \(lost) at the \(edges)"
    let last = defect.last
    if last.screen.size > screen.size, last.loss.edges == cut.edges, last.loss.lost > cut.lost {
      message += " (\(Measure(last.loss.lost)) at \(last.screen.size.shortName))"
    }
    return "\(message); \(cut.remedy)"
  }
}

extension Cut {
  /// What its author can do about it.
  fileprivate var remedy: String {
    switch cutter {
    case nil: isVertical ? "let its height follow the text" : "let it wrap, or give it more width"
    case NodeIndex.root where !isByCanvas:
      isVertical ? "put it into a scroll view" : "let it wrap"
    case .some where isVertical: "let that view grow with its content, or scroll"
    case .some: "let it wrap, or stack what is beside it"
    }
  }
}

extension Cut {
  fileprivate var remedyInCode: Remedy? {
    guard isVertical else { return nil }
    return cutter == .root ? (isByCanvas ? nil : .scrolling) : .growingHeight
  }
}

/// What an edge takes from a text's ink.
struct Cut {
  enum Edge: String {
    case top, bottom, left, right
  }

  var text: LaidOutText
  /// The one or two opposite edges that cut.
  var edges: [Edge]
  /// Points lost across the edges, of the ink's height or width.
  var lost: Double
  var extent: Double
  /// Whether letters lose height rather than lines their width.
  var isVertical: Bool
  /// How high or wide the region is that cuts, in points.
  var room: Double
  /// The ancestor whose edge it is, the root for the screen; nil for the text's own box.
  var cutter: NodeIndex?
  /// Whether it is the edge of a root view that is no whole screen.
  var isByCanvas = false

  /// Whether the letters can still be read.
  var isSlight: Bool { lost < text.font.pointSize / 10 }
}

extension ExaminedScreen {
  /// What is lost of a text's ink at an edge, to its own box first; nil when it is whole or gone.
  func cut(of text: DrawnText) -> Cut? {
    guard let bounds = text.bounds, !isOutOfReach(text) else { return nil }
    // A scrolling text view shows all its text in turn.
    let isScrolling = contentSizes[text.element.rawValue] != nil
    if !isScrolling, let cut = cut(of: text, bounds: bounds, by: text.box) { return cut }
    guard var cut = cut(of: text, bounds: bounds, by: reach[text.element.rawValue]),
      let edge = cut.edges.first
    else { return nil }
    cut.cutter = owner(of: edge, from: text.element)
    cut.isByCanvas = cut.cutter == .root && canvas != nil
    return cut
  }

  private func cut(of text: DrawnText, bounds: Rect, by region: Rect) -> Cut? {
    let sideways = max(pixel, text.text.widthUncertainty)
    let vertical = edges(
      [(.top, region.minY - bounds.minY), (.bottom, bounds.maxY - region.maxY)], over: pixel)
    let horizontal = edges(
      [(.left, region.minX - bounds.minX), (.right, bounds.maxX - region.maxX)], over: sideways)
    let down = min(vertical.lost, bounds.height)
    let across = text.text.isTruncated ? 0 : min(horizontal.lost, bounds.width)
    if down == 0, across == 0 { return nil }
    let isVertical = down * bounds.width >= across * bounds.height
    return Cut(
      text: text.text, edges: isVertical ? vertical.edges : horizontal.edges,
      lost: isVertical ? down : across, extent: isVertical ? bounds.height : bounds.width,
      isVertical: isVertical, room: isVertical ? region.height : region.width)
  }

  private func edges(
    _ losses: [(Cut.Edge, Double)], over tolerance: Double
  ) -> (edges: [Cut.Edge], lost: Double) {
    let cutting = losses.filter { $0.1 > tolerance + 1e-6 }
    return (cutting.map(\.0), cutting.reduce(0) { $0 + $1.1 })
  }

  /// The view whose edge limits what can be seen inside an element.
  private func owner(of edge: Cut.Edge, from element: NodeIndex) -> NodeIndex {
    func position(_ index: NodeIndex) -> Double {
      let region = reach[index.rawValue]
      return switch edge {
      case .top: region.minY
      case .bottom: region.maxY
      case .left: region.minX
      case .right: region.maxX
      }
    }
    let limit = position(element)
    let same = ancestors(of: element).prefix { abs(position($0) - limit) < 1e-6 }
    return same.last ?? element
  }
}
