import DynamicType
import DynamicTypeModel

/// Text, a control or an image lies where the reader cannot get: outside the screen, or outside a view
/// that clips, and no scrolling brings it in.
///
/// It happens when larger text pushes what follows it down a screen that does not scroll, or past the
/// end of a scroll view's content.
///
/// To mend it, put the content into a scroll view and tie its last view to the content's bottom edge.
///
/// **What is reported.** Text of which no ink can be reached; controls whose middle cannot be
/// reached, because that is where a person taps and where VoiceOver activates them; as a
/// warning, images wholly out of reach.
///
/// **What is not.** What scrolling brings in, by the content size of each scroll view around it;
/// views without any size; text that is partly seen, which is `text-clipped`. Outside Large
/// already, something may wait there to be moved in by code: that is a warning.
struct OutOfBounds: AuditRule {
  static let name = "out-of-bounds"

  func findings(in series: ScreenSeries) -> [Finding] {
    let outside = series.sightings { screen in screen.outside.map { ($0.subject, $0) } }
    return outside.map { sighting in
      let (screen, outside) = sighting.example
      let isWarning = screen.size == .large || outside.isImage
      return series.finding(
        rule: Self.name, severity: isWarning ? .warning : .error,
        message: message(for: sighting, in: series), element: sighting.subject.element,
        location: outside.location, sizes: sighting.sizes)
    }
  }
}

extension OutOfBounds {
  private func message(for sighting: Sighting<Outside>, in series: ScreenSeries) -> String {
    let (screen, outside) = sighting.example
    let name = screen.layout.name(of: sighting.subject.element, text: sighting.subject.text)
    let when = "is out of reach \(series.phrase(for: sighting.sizes)):"
    let container =
      outside.container == .root ? "the screen" : screen.layout.name(of: outside.container)
    guard outside.distance > 0 else { return "\(name) \(when) \(container) around it hides it" }
    let whereabouts = "\(Measure(outside.distance)) points \(outside.direction) \(container)"
    return "\(name) \(when) its middle lies \(whereabouts)"
  }
}

/// How far something lies from where it could be seen.
struct Outside {
  var subject: Subject
  var location: SourceLocation
  var isImage: Bool
  /// The view whose edge or size keeps it out of sight; the root for the screen.
  var container: ElementIndex
  /// `below`, `to the left of`…
  var direction: String
  /// Points from the container's edge to the middle of what is outside; 0 where it is within.
  var distance: Double
}

extension ExaminedScreen {
  fileprivate var outside: [Outside] {
    guard let screen = reach.first, !screen.isEmpty else { return [] }
    var found: [Outside] = []
    for text in placedTexts {
      guard let bounds = text.bounds, !isReachable(bounds, in: text.element) else { continue }
      found.append(
        outside(text.subject, bounds: bounds, location: text.text.location, isImage: false))
    }
    let withText = Set(found.map(\.subject.element))
    for index in elements.indices where isVisible[index] && isKnown[index] {
      let place = ElementIndex(index)
      let isImage = elements[index].kind == .imageView
      guard isImage || elements[index].kind.isControl, !withText.contains(place),
        !frames[index].isEmpty
      else { continue }
      let frame = frames[index]
      let middle = Rect(
        x: frame.midX - pixel / 2, y: frame.midY - pixel / 2, width: pixel, height: pixel)
      guard !isReachable(isImage ? frame : middle, in: parent(of: place)) else { continue }
      found.append(
        outside(
          Subject(element: place), bounds: frame, location: elements[index].location,
          isImage: isImage))
    }
    return found
  }

  private func isReachable(_ rect: Rect, in container: ElementIndex) -> Bool {
    !rect.intersection(reach[container.rawValue]).isEmpty
  }

  private func parent(of element: ElementIndex) -> ElementIndex {
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
    return Outside(
      subject: subject, location: location, isImage: isImage,
      container: distance > 0 ? container : hidingView(around: subject.element),
      direction: direction, distance: max(0, distance))
  }

  /// The outermost view around an element of which nothing can be seen inside.
  private func hidingView(around element: ElementIndex) -> ElementIndex {
    ancestors(of: element).last { reach[$0.rawValue].isEmpty } ?? .root
  }

  /// The view that hides an element: the outermost whose edge is the nearest visible region's.
  private func visibleContainer(of element: ElementIndex) -> ElementIndex {
    let around = ancestors(of: element)
    guard let nearest = around.firstIndex(where: { !reach[$0.rawValue].isEmpty }) else {
      return .root
    }
    let region = reach[around[nearest].rawValue]
    return around[nearest...].prefix { reach[$0.rawValue] == region }.last ?? .root
  }
}
