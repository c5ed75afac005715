import DynamicType
import DynamicTypeModel

/// A screen is full at larger text sizes, and does not scroll: its text is cut for want of height.
///
/// No line limit and no constant height holds the text back. The views of the screen share its height, and from some
/// size on there is not enough for all, so that labels end in an ellipsis or show half a line. A label of its own
/// that may grow does not help.
///
/// To fix it, put what is on the screen into a scroll view, and tie the content's width to the scroll view's frame.
///
/// ## Triggers
///
/// ```swift
/// VStack {
///   Text("Welcome to the tea house").font(.largeTitle)
///   Text("We brew what the season brings, and tell you where each leaf was picked.")
///   Button("Begin") { begin() }
/// }
/// ```
///
/// ## Fine
///
/// ```swift
/// ScrollView {
///   VStack {
///     Text("Welcome to the tea house").font(.largeTitle)
///     Text("We brew what the season brings, and tell you where each leaf was picked.")
///     Button("Begin") { begin() }
///   }
/// }
/// ```
///
/// **What is reported.** A text outside of any scroll view that is whole at smaller sizes and loses lines or letters
/// at larger ones, where nothing between it and the screen sets a height. In a document, what holds it back is a
/// view with the same height at every size that takes most of the screen's, and texts, images and controls cover
/// most of that view.
///
/// **What is not.** Views of files of their own that are no whole screen; text at its limit of lines, which is
/// `text-truncated`; text below the edge of the screen, which is `out-of-bounds`.
package struct ScreenDoesNotScroll: AuditRule {
  package static let id: RuleID = "screen-does-not-scroll"
  package static let precedence = 11
  package static let tellsOfLoss = true

  package func findings(in series: ScreenSeries) -> [Finding] {
    Self.losses(in: series).map { defect in
      let loss = defect.example.loss
      var finding = series.finding(
        rule: Self.id, severity: .error, message: message(for: defect, in: series),
        subject: defect.subject, location: loss.text.location, sizes: defect.sizes)
      finding.cause = series.cause(of: .root)
      finding.remedy = .scrolling
      return finding
    }
  }

  /// The texts that are this rule's, so that no other rule speaks of them.
  static func subjects(in series: ScreenSeries) -> Set<Subject> {
    Set(losses(in: series).map(\.subject))
  }

  private static func losses(in series: ScreenSeries) -> [RecurringDefect<Loss>] {
    guard series.screens.count > 1, series.screens.allSatisfy({ $0.canvas == nil }) else {
      return []
    }
    let defects = series.recurringDefects { screen in
      screen.placedTexts.compactMap { text in
        loss(of: text, on: screen, in: series).map { (text.subject, $0) }
      }
    }
    // What is lost at every size is not a matter of text size.
    return defects.filter { $0.sizes != series.sizes }
  }

  /// What a text loses for want of height; nil where it is whole, and where something else holds it back.
  private static func loss(
    of text: DrawnText, on screen: ExaminedScreen, in series: ScreenSeries
  ) -> Loss? {
    guard !text.text.isTruncationDoubtful, !screen.isOutOfReach(text) else { return nil }
    if text.text.limit == .screen { return Loss(text: text.text) }
    guard screen.layout.framework == .uiKit else { return nil }
    if text.text.isTruncated {
      guard case .height? = text.text.limit else { return nil }
      return screen.isFull(around: text.element, in: series) ? Loss(text: text.text) : nil
    }
    guard let cut = screen.cut(of: text), cut.isVertical, !cut.isSlight, cut.cutter == nil,
      screen.isFull(around: text.element, in: series)
    else { return nil }
    return Loss(text: text.text, cut: cut)
  }

  private func message(for defect: RecurringDefect<Loss>, in series: ScreenSeries) -> String {
    let (screen, loss) = defect.example
    let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
    let last = defect.last
    var lost: String
    if let cut = loss.cut {
      lost = "\(Measure(cut.lost)) of \(Measure(cut.extent)) points of its height"
    } else {
      lost = "\(loss.text.hiddenCharacterCount) of \(loss.text.characterCount) characters"
      if last.loss.text.hiddenCharacterCount > loss.text.hiddenCharacterCount {
        lost += " (\(last.loss.text.hiddenCharacterCount) at \(last.screen.size.shortName))"
      }
    }
    let loses = "\(name) loses \(lost) \(series.phrase(for: defect.sizes)): the screen is full"
    return screen.layout.nodes.contains { $0.scroll != nil && $0.isShown }
      ? "\(loses), and only another part of it scrolls; let this scroll with that part"
      : "\(loses) and does not scroll; put what is on it into a scroll view"
  }

  /// What of a text is not shown.
  private struct Loss {
    var text: LaidOutText
    /// Nil where letters are left out rather than cut.
    var cut: Cut?
  }
}

extension ExaminedScreen {
  /// Whether what holds a view back is the height of the screen, which its views share and fill.
  fileprivate func isFull(around element: NodeIndex, in series: ScreenSeries) -> Bool {
    let around = ancestors(of: element)
    guard !series.isConstantlyHigh(element), contentSizes[element.rawValue] == nil,
      around.allSatisfy({ contentSizes[$0.rawValue] == nil }),
      let holder = around.first(where: series.isConstantlyHigh), let root = frames.first,
      frames[holder.rawValue].height >= Self.mostOfScreen * root.height
    else { return false }
    let covered = coveredHeight(of: holder, coveredHeight(_:))
    return covered >= Self.mostOfScreen * frames[holder.rawValue].height
  }

  /// Bars, safe areas and margins take up to two fifths of a small phone's height.
  private static let mostOfScreen = 0.6

  /// How much of a view's height has a text, an image or a control beside it, in points.
  private func coveredHeight(_ holder: NodeIndex) -> Double {
    let frame = frames[holder.rawValue]
    let boxes = views.indices.filter { index in
      isVisible[index] && isInside(NodeIndex(index), holder)
        && (views[index].role != .container || !layout.nodes[index].texts.isEmpty)
        && NodeIndex(index) != holder
    }.map { index in
      let box = frames[index].intersection(frame)
      return Rect(x: 0, y: box.y, width: 1, height: box.height)
    }
    return Rect.unionArea(of: boxes)
  }
}
