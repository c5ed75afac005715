import DynamicType
import DynamicTypeModel

/// What a defect is about, the same at every size.
struct Subject: Hashable, Comparable {
  var element: NodeIndex
  /// The text among the element's; 0 where the element as a whole is meant.
  var text = 0
  /// The other party of an overlap.
  var other: NodeIndex?
  var otherText = 0

  static func < (left: Subject, right: Subject) -> Bool {
    (left.element, left.text, left.other?.rawValue ?? -1, left.otherText)
      < (right.element, right.text, right.other?.rawValue ?? -1, right.otherText)
  }
}

/// One defect at all the sizes at which it was seen.
struct RecurringDefect<Loss> {
  let subject: Subject
  /// Ascending; one at least.
  private(set) var occurrences: [(screen: ExaminedScreen, loss: Loss)]

  var sizes: [ContentSizeCategory] { occurrences.map(\.screen.size) }

  /// The size to describe it by: Large where it is there already, else the smallest.
  var example: (screen: ExaminedScreen, loss: Loss) {
    occurrences.first { $0.screen.size == .large } ?? occurrences[0]
  }

  /// The largest size at which it was seen.
  var last: (screen: ExaminedScreen, loss: Loss) { occurrences[occurrences.count - 1] }

  /// The defect at those sizes alone where the loss is such; nil where it is at none.
  func filter(_ isIncluded: (Loss) -> Bool) -> RecurringDefect? {
    let kept = occurrences.filter { isIncluded($0.loss) }
    return kept.isEmpty ? nil : RecurringDefect(subject: subject, occurrences: kept)
  }

  fileprivate mutating func append(_ screen: ExaminedScreen, _ loss: Loss) {
    occurrences.append((screen, loss))
  }
}

extension ScreenSeries {
  /// Looks at each screen and joins what is found to one defect a subject, in document order.
  ///
  /// What is found a second time on the same screen is left out.
  ///
  /// - Parameter losses: Must not depend on the text size itself: of screens that look the same only
  ///   the first is looked at.
  func recurringDefects<Loss>(
    _ losses: (ExaminedScreen) -> [(Subject, Loss)]
  ) -> [RecurringDefect<Loss>] {
    var places: [Subject: Int] = [:]
    var defects: [RecurringDefect<Loss>] = []
    var found: [[(Subject, Loss)]] = []
    for (screen, first) in zip(screens, firstAlike) {
      found.append(first < found.count ? found[first] : losses(screen))
      for (subject, loss) in found[found.count - 1] {
        if let place = places[subject] {
          guard defects[place].last.screen.size != screen.size else { continue }
          defects[place].append(screen, loss)
        } else {
          places[subject] = defects.count
          defects.append(RecurringDefect(subject: subject, occurrences: [(screen, loss)]))
        }
      }
    }
    return defects.sorted { $0.subject < $1.subject }
  }

  /// A finding about one of an element's texts, or about the element as a whole.
  func finding(
    rule: RuleID, severity: Severity, message: String, subject: Subject,
    location: SourceLocation? = nil, sizes: [ContentSizeCategory]
  ) -> Finding {
    var result = finding(
      rule: rule, severity: severity, message: message, element: subject.element,
      location: location, sizes: sizes)
    result.subject = "\(views[subject.element.rawValue].id) \(subject.text)"
    return result
  }

  /// A finding about an element of this series.
  func finding(
    rule: RuleID, severity: Severity, message: String, element: NodeIndex,
    location: SourceLocation? = nil, sizes: [ContentSizeCategory]
  ) -> Finding {
    let first = layouts[0]
    return Finding(
      rule: rule, severity: severity, message: message,
      location: location ?? views[element.rawValue].location,
      element: views[element.rawValue].id, scene: first.id, sizes: sizes,
      isAtDefaultSize: sizes.contains(.large), devices: [first.configuration.device.id],
      locales: [first.configuration.locale])
  }
}
