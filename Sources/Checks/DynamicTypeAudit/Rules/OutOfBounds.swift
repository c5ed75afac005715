import DynamicType
import DynamicTypeModel

/// Text, a control or an image is out of reach: outside the screen, or outside a view that clips,
/// and scrolling does not bring it into view.
///
/// It happens when larger text pushes what follows it down a screen that does not scroll, or past the
/// end of a scroll view's content.
///
/// To fix it, put the content into a scroll view and tie its last view to the content's bottom
/// edge.
///
/// **What is reported.** Text of which no ink can be reached; controls whose middle cannot be
/// reached, because that is where a person taps and where VoiceOver activates them; as a warning,
/// images that are completely out of reach. Text sizes at which the text is partly cut off are
/// listed with it.
///
/// **What is not.** What scrolling brings into view, by the content size of each scroll view around
/// it; views of a point or less in width or height; text that is partly visible at every size,
/// which is `text-clipped`. What is outside already at Large is a warning, because code may move it
/// in; so is what is outside a view that is not a whole screen, such as a cell or a panel, which
/// may be larger in the app. What is in a view that is drawn without height or width at every size is hidden until
/// code opens it. What is outside a document's view in the same place at every size, and has no text that grows, is a
/// note: code may hide it or move it in. What code hides when the screen is set up is a note, too.
package struct OutOfBounds: AuditRule {
  package static let id: RuleID = "out-of-bounds"
  package static let precedence = 13
  package static let tellsOfLoss = true

  package func findings(in series: ScreenSeries) -> [Finding] {
    let outside = series.recurringDefects { screen in screen.outside.map { ($0.subject, $0) } }
    if outside.isEmpty { return [] }
    let cuts = series.recurringDefects { screen in
      screen.placedTexts.filter { screen.cut(of: $0)?.cutter != nil }.map { ($0.subject, ()) }
    }
    let cutSizes = Dictionary(
      cuts.map { ($0.subject, $0.sizes) }, uniquingKeysWith: { first, _ in first })
    return outside.filter { !isClosed($0, in: series) }.map { defect in
      let (screen, outside) = defect.example
      let isCanvas = outside.container == .root && screen.canvas != nil
      let isWarning = screen.size == .large || outside.isImage || isCanvas
      let partly = (cutSizes[defect.subject] ?? []).filter { !defect.sizes.contains($0) }
      var finding = series.finding(
        rule: Self.id, severity: isWarning ? .warning : .error,
        message: message(for: defect, partlyAt: partly, in: series),
        subject: defect.subject, location: outside.location,
        sizes: Set(defect.sizes + partly).sorted())
      finding.cause = series.cause(of: outside.container)
      if !outside.isSideways {
        finding.remedy =
          outside.container != .root ? .growingHeight : screen.canvas == nil ? .scrolling : nil
      }
      if series.isConstant(defect) { finding.noteConstancy() }
      return finding
    }
  }
}

extension OutOfBounds {
  /// Whether the view that hides it has no height or width at any size: code opens what was drawn closed.
  private func isClosed(_ defect: RecurringDefect<Outside>, in series: ScreenSeries) -> Bool {
    defect.sizes == series.sizes
      && defect.occurrences.allSatisfy { screen, outside in
        let frame = screen.frames[outside.container.rawValue]
        return min(frame.width, frame.height) < 1
      }
  }

  private func message(
    for defect: RecurringDefect<Outside>, partlyAt sizes: [ContentSizeCategory],
    in series: ScreenSeries
  ) -> String {
    let (screen, outside) = defect.example
    let name = screen.layout.name(of: defect.subject.element, text: defect.subject.text)
    let when = "is out of reach \(series.phrase(for: defect.sizes)):"
    let container =
      outside.container == .root
      ? screen.canvas.map { "the view, drawn \($0.spoken) large" } ?? "the screen"
      : screen.layout.name(of: outside.container)
    let partly =
      sizes.isEmpty
      ? "" : " (partly cut off at \(sizes.map(\.shortName).joinedAsWords()))"
    let remedy =
      if outside.isSideways, screen.size != .large {
        "let the row wrap, or stack what is in it"
      } else if outside.container == .root && screen.canvas == nil {
        "put it into a scroll view"
      } else {
        "let that view grow with its content, or scroll"
      }
    guard outside.distance > 0 else {
      return "\(name) \(when) \(container) around it hides it\(partly); \(remedy)"
    }
    let whereabouts = "\(Measure(outside.distance)) points \(outside.direction) \(container)"
    return "\(name) \(when) its middle is \(whereabouts)\(partly); \(remedy)"
  }
}

/// How far something lies from where it could be seen.
struct Outside {
  var subject: Subject
  var location: SourceLocation
  var isImage: Bool
  /// The view whose edge or size keeps it out of sight; the root for the screen.
  var container: NodeIndex
  /// `below`, `to the left of`…
  var direction: String
  /// Points from the container's edge to the middle of what is outside; 0 where it is within.
  var distance: Double
  /// Whether it is beyond the left or right edge.
  var isSideways: Bool
}

extension ExaminedScreen {
  var outside: [Outside] {
    guard let screen = reach.first, !screen.isEmpty else { return [] }
    var found: [Outside] = []
    for text in placedTexts {
      guard let bounds = text.bounds, isOutOfReach(text) else { continue }
      found.append(
        outside(text.subject, bounds: bounds, location: text.text.location, isImage: false))
    }
    let withText = Set(found.map(\.subject.element))
    for index in views.indices where isVisible[index] && isKnown[index] {
      let place = NodeIndex(index)
      let isImage = views[index].role == .image
      guard isImage || views[index].isControl, !withText.contains(place),
        min(frames[index].width, frames[index].height) > 1
      else { continue }
      let frame = frames[index]
      let middle = Rect(
        x: frame.midX - pixel / 2, y: frame.midY - pixel / 2, width: pixel, height: pixel)
      guard !isReachable(isImage ? frame : middle, in: parent(of: place)) else { continue }
      found.append(
        outside(
          Subject(element: place), bounds: frame, location: views[index].location,
          isImage: isImage))
    }
    return found
  }

  private func isReachable(_ rect: Rect, in container: NodeIndex) -> Bool {
    !rect.intersection(reach[container.rawValue]).isEmpty
  }

  private func parent(of element: NodeIndex) -> NodeIndex {
    ancestors(of: element).first ?? element
  }

  private func outside(
    _ subject: Subject, bounds: Rect, location: SourceLocation, isImage: Bool
  ) -> Outside {
    let container = visibleContainer(of: subject.element)
    let region = reach[container.rawValue]
    let distances = [
      ("below", bounds.midY - region.maxY), ("above", region.minY - bounds.midY),
      ("to the right of", bounds.midX - region.maxX), ("to the left of", region.minX - bounds.midX),
    ]
    let (direction, distance) = distances.reduce(distances[0]) { $0.1 >= $1.1 ? $0 : $1 }
    let isSideways = direction.hasPrefix("to the")
    return Outside(
      subject: subject, location: location, isImage: isImage,
      container: distance > 0 ? container : hidingView(around: subject.element),
      direction: direction, distance: max(0, distance), isSideways: distance > 0 && isSideways)
  }

  /// The outermost view around an element that shows none of its content.
  private func hidingView(around element: NodeIndex) -> NodeIndex {
    ancestors(of: element).last { reach[$0.rawValue].isEmpty } ?? .root
  }

  /// The view that hides an element: the outermost whose edge is the nearest visible region's.
  private func visibleContainer(of element: NodeIndex) -> NodeIndex {
    let around = ancestors(of: element)
    guard let nearest = around.firstIndex(where: { !reach[$0.rawValue].isEmpty }) else {
      return .root
    }
    let region = reach[around[nearest].rawValue]
    return around[nearest...].prefix { reach[$0.rawValue] == region }.last ?? .root
  }
}
