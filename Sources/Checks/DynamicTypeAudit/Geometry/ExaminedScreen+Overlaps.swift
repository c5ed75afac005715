import DynamicTypeModel

extension ExaminedScreen {
  /// A screen with more of them is one heap; the pairs of thousands of texts in it would fill the memory.
  private static let mostOverlaps = 5_000

  /// The pairs of a text and another text or control that have more than an edge in common.
  var overlaps: [Overlap] {
    let texts = visibleTexts
    let others = texts + controlBodies
    let index = PlaceIndex(others.map(\.bounds))
    var found: [Overlap] = []
    for (place, text) in texts.enumerated() where found.count < Self.mostOverlaps {
      found += index.near(text.bounds).lazy.filter { $0 > place }
        .compactMap { overlap(text, others[$0]) }
    }
    return found
  }

  private var visibleTexts: [VisibleInk] {
    placedTexts.map { VisibleInk($0, on: self) }.filter { !$0.lines.isEmpty }
  }

  /// The pairs that lie on each other by design, if this is the screen at its default size.
  var intendedStacking: [Subject] {
    overlaps.filter { $0.isCovered || $0.isContained }.map(\.subject)
  }

  /// The pairs whose bounding rectangles meet, whether or not single lines do.
  func interlocked(among subjects: [Subject]) -> Set<Subject> {
    // A button has its title's and its own.
    var bounds: [Subject: [Rect]] = [:]
    for ink in visibleTexts + controlBodies {
      bounds[Subject(element: ink.element, text: ink.number), default: []].append(ink.bounds)
    }
    return Set(
      subjects.filter { subject in
        guard let other = subject.other,
          let mine = bounds[Subject(element: subject.element, text: subject.text)]?.first,
          let theirs = bounds[Subject(element: other, text: subject.otherText)]
        else { return false }
        return theirs.contains { !mine.intersection($0).isEmpty }
      })
  }
}

/// What of a text or a control can be seen, at rest or after scrolling.
private struct VisibleInk {
  let element: NodeIndex
  let number: Int
  let lines: [Rect]
  let bounds: Rect
  let location: SourceLocation
  let widthUncertainty: Double
  let isText: Bool
  /// 0 for controls.
  let pointSize: Double

  init(_ text: DrawnText, on screen: ExaminedScreen) {
    element = text.element
    number = text.number
    let isScrolling = screen.contentSizes[text.element.rawValue] != nil
    let reach = screen.reach[text.element.rawValue]
    let region = isScrolling ? reach : reach.intersection(text.box)
    lines = text.ink.map { $0.intersection(region) }.filter { !$0.isEmpty }
    bounds = lines.dropFirst().reduce(lines.first ?? Rect()) { $0.union($1) }
    location = text.text.location
    widthUncertainty = text.text.widthUncertainty
    isText = true
    pointSize = text.text.font.pointSize
  }

  func subject(with other: VisibleInk) -> Subject {
    Subject(element: element, text: number, other: other.element, otherText: other.number)
  }

  init(control index: Int, on screen: ExaminedScreen) {
    element = NodeIndex(index)
    number = 0
    bounds = screen.frames[index].inset(by: screen.views[index].bodyInsets ?? .zero)
      .intersection(screen.reach[index])
    lines = bounds.isEmpty ? [] : [bounds]
    location = screen.views[index].location
    widthUncertainty = 0
    isText = false
    pointSize = 0
  }
}

extension ExaminedScreen {
  private var controlBodies: [VisibleInk] {
    views.indices.compactMap { index in
      guard isVisible[index], isKnown[index], views[index].bodyInsets != nil else { return nil }
      let body = VisibleInk(control: index, on: self)
      return body.lines.isEmpty ? nil : body
    }
  }

  private func overlap(_ text: VisibleInk, _ other: VisibleInk) -> Overlap? {
    guard !isInside(other.element, text.element), !isInside(text.element, other.element),
      scroller[text.element.rawValue] == scroller[other.element.rawValue],
      !text.bounds.intersection(other.bounds).isEmpty
    else { return nil }
    let sideways = max(pixel, text.widthUncertainty + other.widthUncertainty) + 1e-6
    var largest = Rect()
    for line in text.lines {
      for otherLine in other.lines {
        let common = line.intersection(otherLine)
        guard common.width > sideways, common.height > pixel + 1e-6 else { continue }
        if common.width * common.height > largest.width * largest.height { largest = common }
      }
    }
    guard !largest.isEmpty else { return nil }
    let isContained = !other.isText && text.bounds.intersection(other.bounds) == text.bounds
    return Overlap(
      subject: text.subject(with: other), location: text.location, area: largest.size,
      isCovered: isCovered(largest, between: text.element, and: other.element),
      isContained: isContained, pointSize: text.pointSize)
  }

  /// Whether the upper of two elements, or a view around it alone, hides what is below it.
  private func isCovered(
    _ area: Rect, between first: NodeIndex, and second: NodeIndex
  ) -> Bool {
    let upper = max(first, second)
    let lower = min(first, second)
    return ([upper] + ancestors(of: upper))
      .prefix { !isInside(lower, $0) }
      .contains { view in
        views[view.rawValue].isOpaque && frames[view.rawValue].intersection(area) == area
      }
  }
}
