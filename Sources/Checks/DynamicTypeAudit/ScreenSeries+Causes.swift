import DynamicType
import DynamicTypeModel

extension ScreenSeries {
  /// What keeps a view from growing: the innermost view around it that has the same height at every size.
  ///
  /// Of a cell it is the rows of its table; of the root, that nothing on the screen scrolls. Nil where everything
  /// around it grows, and with one size.
  func causeOfHeight(of element: NodeIndex) -> FindingCause? {
    guard screens.count > 1 else { return nil }
    guard let around = screens[0].ancestors(of: element).first(where: isConstantlyHigh) else {
      return nil
    }
    return cause(of: around)
  }

  /// How a view that cuts others off is named as their cause; nil where it grows.
  ///
  /// - Parameter view: The view whose edge it is.
  func cause(of view: NodeIndex) -> FindingCause? {
    guard screens.count > 1, isConstantlyHigh(view) else { return nil }
    let around = screens[0].ancestors(of: view)
    if let scroller = screens[0].scroller[view.rawValue], scroller == view { return nil }
    let height = Measure(screens[0].frames[view.rawValue].height)
    if let table = rowsTable(of: view, in: around) {
      return FindingCause("rows of \(plainName(of: table)) stay \(height) points high")
    }
    guard view == .root else {
      return FindingCause("\(plainName(of: view)) stays \(height) points high")
    }
    guard screens[0].canvas == nil else { return nil }
    return FindingCause("'\(layouts[0].title.excerpt(of: 30))' (\(layouts[0].id)) does not scroll")
  }

  /// A view by its kind and id alone: its texts are what it cuts off.
  private func plainName(of view: NodeIndex) -> String {
    "\(views[view.rawValue].spokenKind) (\(views[view.rawValue].id))"
  }

  /// Whether it has the same height at every size.
  func isConstantlyHigh(_ view: NodeIndex) -> Bool {
    let heights = screens.map { $0.frames[view.rawValue].height }
    return heights.allSatisfy { abs($0 - heights[0]) < 0.01 }
  }

  /// The table around a cell or its content view; nil for other views.
  private func rowsTable(of view: NodeIndex, in around: [NodeIndex]) -> NodeIndex? {
    guard LaidOutView.tableRowKinds.contains(views[view.rawValue].kind) else { return nil }
    return around.first { views[$0.rawValue].kind == LaidOutView.tableKind }
  }
}
