import DynamicType
import DynamicTypeModel

/// Text lies on other text, or on a control that it does not belong to.
///
/// Both become hard to read or to use. The usual causes are views placed at constant positions or
/// aligned to one side only, so that nothing keeps them apart when one of them grows.
///
/// To mend it, tie neighbours to each other, or put them into a stack view.
///
/// **What is reported.** Expected ink on ink, or on the body of a control, by more than a pixel
/// and, sideways, by more than the uncertainty of the widths. Text that disappears behind an opaque
/// view at larger sizes, when it does not at Large, is reported too. Where the rectangles around
/// both meet at Large already it is a warning: many screens stack alternatives of which code shows
/// one at a time. So it is where they have less than a tenth of the point size in common.
///
/// **What is not.** Text on a background; a view and its ancestors; hidden views; a text that lies
/// within a control at Large, as a caption laid over a button does; text under an opaque view at
/// Large, which was put there; text that can be scrolled away from under something; text under a
/// container view at Large and what that embeds, of which code shows one at a time.
struct TextOverlaps: AuditRule {
  static let name = "text-overlaps"

  func findings(in series: ScreenSeries) -> [Finding] {
    let intended = Set(series.defaultScreen.map(\.intendedStacking) ?? [])
    let interlocked = Set(series.screens.first { $0.size == .large }.map(\.interlocked) ?? [])
    let overlaps = series.sightings { screen in
      screen.overlaps.filter { overlap in
        !intended.contains(overlap.subject)
          && !(series.defaultScreen?.isUnderEmbeddedScreen(overlap.subject) ?? false)
      }.map { ($0.subject, $0) }
    }
    return overlaps.map { sighting in
      let grave = sighting.filter { !$0.isSlight }
      let isWarning = grave == nil || interlocked.contains(sighting.subject)
      let sighting = grave ?? sighting
      let overlap = sighting.example.loss
      return series.finding(
        rule: Self.name, severity: isWarning ? .warning : .error,
        message: message(for: sighting, in: series), element: sighting.subject.element,
        location: overlap.location, sizes: sighting.sizes)
    }
  }
}

extension TextOverlaps {
  private func message(for sighting: Sighting<Overlap>, in series: ScreenSeries) -> String {
    let (screen, overlap) = sighting.example
    let subject = sighting.subject
    let name = screen.layout.name(of: subject.element, text: subject.text)
    let other = subject.other.map { screen.layout.name(of: $0, text: subject.otherText) } ?? ""
    let verb = overlap.isCovered ? "is covered by" : "overlaps"
    let area = "\(Measure(overlap.area.width)) × \(Measure(overlap.area.height)) points"
    return "\(name) \(verb) \(other) \(series.phrase(for: sighting.sizes)): by \(area)"
  }
}

extension ExaminedScreen {
  /// Whether one of two is in an embedded screen and the other in the place of its container.
  fileprivate func isUnderEmbeddedScreen(_ subject: Subject) -> Bool {
    guard let other = subject.other else { return false }
    return layout.scene.embedded.contains { scene in
      let inside = scene.root.rawValue..<elements[scene.root.rawValue].subtreeEnd
      let isInside = inside.contains(subject.element.rawValue)
      guard isInside != inside.contains(other.rawValue) else { return false }
      let outer = isInside ? other : subject.element
      return !frames[scene.root.rawValue].intersection(frames[outer.rawValue]).isEmpty
    }
  }
}

/// Two things in the same place.
struct Overlap {
  var subject: Subject
  var location: SourceLocation
  /// The largest common rectangle of two lines, or of a line and a control.
  var area: Size
  /// Whether the upper one hides the lower one.
  var isCovered: Bool
  /// Whether the text lies wholly within the control.
  var isContained: Bool
  /// The point size of the text, by which the overlap is judged.
  var pointSize: Double

  /// Less than a tenth of the text's size, which is as well as ink is known.
  var isSlight: Bool { min(area.width, area.height) < pointSize / 10 }
}
