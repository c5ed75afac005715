import DynamicType
import DynamicTypeModel

/// Text overlaps other text, or a control that it does not belong to.
///
/// Both become hard to read or to use. The usual causes are views placed at constant positions or
/// aligned to one side only, so that nothing keeps them apart when one of them grows.
///
/// To fix it, add constraints between the two, or put them into a stack view.
///
/// **What is reported.** Ink that overlaps other ink, or the body of a control, by more than a
/// pixel and, horizontally, by more than the uncertainty of the widths. Text that an opaque view
/// covers at larger sizes, but not at Large, is reported too. It is a warning if the overlap is
/// less than a tenth of the point size, or if the rectangles around both overlap already at Large:
/// many screens hold alternatives on top of each other, and code shows one of them. All overlaps
/// between the contents of the same two views are one finding.
///
/// **What is not.** Text on a background; a view and its ancestors; hidden views; text inside a
/// control at Large, such as a caption placed on a button; text that an opaque view covers already
/// at Large; text that can be scrolled out from under something; text under a container view at
/// Large, where code shows either the text or the embedded screen. Where neither of two views of a document grows or moves
/// at any size, it is a note, and so it is where code hides one of them when the screen is set up, and where code of UIKit builds
/// the screen and the two overlap at Large: its author sees that.
package struct TextOverlaps: AuditRule {
  package static let id: RuleID = "text-overlaps"
  package static let precedence = 12
  package static let tellsOfLoss = true

  package func findings(in series: ScreenSeries) -> [Finding] {
    let intended = Set(series.defaultScreen.map(\.intendedStacking) ?? [])
    let overlaps = series.recurringDefects { screen in
      screen.overlaps.filter { overlap in
        !intended.contains(overlap.subject)
          && !(series.defaultScreen?.isUnderEmbeddedScreen(overlap.subject) ?? false)
      }.map { ($0.subject, $0) }
    }
    let large = series.screens.first { $0.size == .large }
    let interlocked = large?.interlocked(among: overlaps.map(\.subject)) ?? []
    return grouped(overlaps, in: series).map { group in
      let isStacked =
        group.contains { $0.sizes.contains(.large) }
        || group.allSatisfy { interlocked.contains($0.subject) }
      return finding(about: group, isStacked: isStacked, in: series)
    }
  }

  /// What the same two views have in common, the children of the innermost view around both: one of
  /// them is in the other's way, whatever they hold.
  private func grouped(
    _ overlaps: [RecurringDefect<Overlap>], in series: ScreenSeries
  ) -> [[RecurringDefect<Overlap>]] {
    var groups: [[RecurringDefect<Overlap>]] = []
    var places: [Branches: Int] = [:]
    for defect in overlaps {
      guard let branches = series.defaultScreen?.branches(of: defect.subject) else { continue }
      if let place = places[branches] {
        groups[place].append(defect)
      } else {
        places[branches] = groups.count
        groups.append([defect])
      }
    }
    return groups
  }

  private func finding(
    about group: [RecurringDefect<Overlap>], isStacked: Bool, in series: ScreenSeries
  ) -> Finding {
    let grave = group.compactMap { defect in defect.filter { !$0.isSlight } }
    let all = grave.isEmpty ? group : grave
    let shown = all.filter { series.hidingNotes(of: $0.subject).isEmpty }
    let reported = shown.isEmpty ? all : shown
    let sizes = Set(reported.flatMap(\.sizes)).sorted()
    // One that is there at the size to describe it by.
    let size = sizes.contains(.large) ? .large : sizes[0]
    let example = reported.first { $0.sizes.contains(size) } ?? reported[0]
    let pairs = Set(reported.map { Branches($0.subject.element, $0.subject.other ?? .root) })
    var finding = series.finding(
      rule: Self.id, severity: grave.isEmpty || isStacked ? .warning : .error,
      message: message(for: example, sizes: sizes, others: pairs.count - 1, in: series),
      element: example.subject.element, location: example.example.loss.location, sizes: sizes)
    let views = series.defaultScreen?.branches(of: example.subject).map { [$0.lower, $0.upper] }
    finding.subject = views?.map { series.views[$0.rawValue].id }.joined(separator: " ")
    if reported.allSatisfy(series.isConstant) { finding.noteConstancy() }
    if shown.isEmpty { finding.attribute(to: series.hidingNotes(of: example.subject)) }
    if size == .large, series.layouts[0].isOfSources, series.layouts[0].framework == .uiKit {
      finding.severity = .note
      finding.message += " (its author sees it at Large: code may show one at a time)"
    }
    return finding
  }
}

extension TextOverlaps {
  private func message(
    for defect: RecurringDefect<Overlap>, sizes: [ContentSizeCategory], others: Int,
    in series: ScreenSeries
  ) -> String {
    let (screen, overlap) = defect.example
    let subject = defect.subject
    let name = screen.layout.name(of: subject.element, text: subject.text)
    let other = subject.other.map { screen.layout.name(of: $0, text: subject.otherText) } ?? ""
    let verb = overlap.isCovered ? "is covered by" : "overlaps"
    let area = "\(Measure(overlap.area.width)) × \(Measure(overlap.area.height)) points"
    let more =
      others == 0
      ? "" : ", as do \(others) more \(others == 1 ? "pair" : "pairs") in the same two views"
    return "\(name) \(verb) \(other) \(series.phrase(for: sizes)): by \(area)\(more); "
      + "tie the two to each other, or put them into a stack view"
  }
}

/// Two views, whichever of them comes first.
private struct Branches: Hashable {
  var lower: NodeIndex
  var upper: NodeIndex

  init(_ one: NodeIndex, _ other: NodeIndex) {
    lower = min(one, other)
    upper = max(one, other)
  }
}

extension ExaminedScreen {
  /// The two children of the innermost view around both of a pair, in which they are.
  fileprivate func branches(of subject: Subject) -> Branches? {
    guard let other = subject.other else { return nil }
    let way = [subject.element] + ancestors(of: subject.element)
    let otherWay = [other] + ancestors(of: other)
    guard let mine = way.last(where: { !isInside(other, $0) }),
      let theirs = otherWay.last(where: { !isInside(subject.element, $0) })
    else { return nil }
    return Branches(mine, theirs)
  }
}

extension ScreenSeries {
  /// What code says that hides one of a pair, without saying it twice of a view around both.
  fileprivate func hidingNotes(of subject: Subject) -> [CodeNote] {
    [subject.element, subject.other].compactMap(\.self).flatMap { hidingNotes(of: $0) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension ExaminedScreen {
  /// Whether one of two is in an embedded screen and the other in the place of its container.
  fileprivate func isUnderEmbeddedScreen(_ subject: Subject) -> Bool {
    guard let other = subject.other else { return false }
    return layout.embeddedRoots.contains { root in
      let inside = root.rawValue..<views[root.rawValue].subtreeEnd
      let isInside = inside.contains(subject.element.rawValue)
      guard isInside != inside.contains(other.rawValue) else { return false }
      let outer = isInside ? other : subject.element
      return !frames[root.rawValue].intersection(frames[outer.rawValue]).isEmpty
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
