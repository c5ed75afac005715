import DynamicType
import DynamicTypeModel

/// The position or size of a view cannot be known from the document, so it is not examined.
///
/// A custom view may compute its own intrinsic size, some kinds of view are not modelled, and the
/// screen of a container view may be in a storyboard that is not among the documents checked. What
/// a tab bar shows is known for phones in portrait only. Other rules do not check such a view or
/// its subviews: no findings there does not mean that nothing is wrong.
///
/// To have it examined, give the view constraints or a placeholder size in the document, and check all
/// storyboards of an app together.
///
/// For a Swift source that does not parse, or is nested too deeply, the place is reported from
/// which on findings may be missing.
///
/// **What is reported.** A note for each such view, bar and source, with the reason.
struct NotExaminedRule: AuditRule {
  static let id = RuleID.notExamined
  static let precedence = 60

  func findings(in series: ScreenSeries) -> [Finding] {
    let unknown = series.recurringDefects { screen in
      screen.layout.notExamined.map { (Subject(element: $0.element), $0.reason) }
    }
    return unknown.map { defect in
      let (screen, reason) = defect.example
      let name = screen.layout.name(of: defect.subject.element)
      let sizes = defect.sizes == series.sizes ? [] : defect.sizes
      return series.finding(
        rule: Self.id, severity: .note, message: "\(name) is not examined: \(reason)",
        element: defect.subject.element, sizes: sizes)
    } + bars(in: series)
  }

  /// Bars are the same at every size: the first layout speaks for all.
  private func bars(in series: ScreenSeries) -> [Finding] {
    let layout = series.layouts[0]
    return layout.laidOutBars.compactMap { bar in
      guard let reason = bar.notExamined else { return nil }
      let place = bar.element ?? .root
      guard series.views.indices.contains(place.rawValue) else { return nil }
      let name = bar.element == nil ? "the \(bar.kind.spokenName)" : layout.name(of: place)
      return series.finding(
        rule: Self.id, severity: .note, message: "\(name) is not examined: \(reason)",
        element: place, location: bar.element == nil ? layout.location : nil, sizes: [])
    }
  }
}

extension LaidOutBar.Kind {
  fileprivate var spokenName: String {
    switch self {
    case .navigationBar: "navigation bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab bar"
    }
  }
}
