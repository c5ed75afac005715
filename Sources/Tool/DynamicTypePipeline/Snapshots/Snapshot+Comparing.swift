import DynamicTypeReportModel

extension Snapshot {
  /// What is laid out otherwise than here, in the order of this baseline; then what is new.
  ///
  /// Lengths that differ by less than a hundredth of a point are the same.
  package func differences(to current: Snapshot) -> [SnapshotDifference] {
    let found = Dictionary(
      current.layouts.map { (LayoutKey($0), $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(layouts.map(LayoutKey.init))
    var differences: [SnapshotDifference] = []
    for layout in layouts {
      if let other = found[LayoutKey(layout)] {
        differences += layout.differences(to: other)
      } else {
        differences.append(layout.difference("is not laid out any more"))
      }
    }
    for layout in current.layouts where !known.contains(LayoutKey(layout)) {
      differences.append(layout.difference("is not in the baseline"))
    }
    return differences
  }
}

/// What makes two layouts the same cell.
private struct LayoutKey: Hashable {
  var document: String
  var configuration: LayoutReport.Configuration

  init(_ layout: LayoutReport) {
    document = layout.document
    configuration = layout.configuration
  }
}

extension LayoutReport {
  fileprivate func difference(
    _ change: String, scene: String = "", element: String? = nil
  ) -> SnapshotDifference {
    SnapshotDifference(
      document: document, configuration: configuration, scene: scene, element: element,
      change: change)
  }

  fileprivate func differences(to other: LayoutReport) -> [SnapshotDifference] {
    let found = Dictionary(
      other.scenes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(scenes.map(\.id))
    var differences: [SnapshotDifference] = []
    for scene in scenes {
      guard let now = found[scene.id] else {
        differences.append(difference("is gone", scene: scene.id))
        continue
      }
      for (element, change) in scene.changes(to: now) {
        differences.append(difference(change, scene: scene.id, element: element))
      }
    }
    for scene in other.scenes where !known.contains(scene.id) {
      differences.append(difference("is new", scene: scene.id))
    }
    return differences
  }
}

extension LayoutReport.Scene {
  /// Elements that differ, with what was and what is.
  fileprivate func changes(to other: LayoutReport.Scene) -> [(element: String, change: String)] {
    // Baselines from before bars were laid out have none.
    let before = elements + barElements
    let after = other.elements + (bars == nil ? [] : other.barElements)
    let found = Dictionary(
      after.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(before.map(\.id))
    var changes: [(String, String)] = []
    for element in before {
      guard let now = found[element.id] else {
        changes.append((element.id, "is gone"))
        continue
      }
      if let change = element.change(to: now) { changes.append((element.id, change)) }
    }
    for element in after where !known.contains(element.id) {
      changes.append((element.id, "is new"))
    }
    return changes
  }

  /// What bars show, as elements whose ids include the role: `a title`.
  private var barElements: [LayoutReport.Element] {
    (bars ?? []).flatMap(\.items).map { item in
      LayoutReport.Element(
        id: "\(item.id) (\(item.role))", kind: item.role, frame: item.frame, text: item.text)
    }
  }
}

extension LayoutReport.Element {
  fileprivate func change(to other: LayoutReport.Element) -> String? {
    var changes: [String] = []
    if !frame.isSame(as: other.frame) {
      changes.append("frame \(frame.written) is now \(other.frame.written)")
    }
    let (was, now) = (text?.lines ?? [], other.text?.lines ?? [])
    if was != now { changes.append("\(Self.quoted(was)) is now \(Self.quoted(now))") }
    return changes.isEmpty ? nil : changes.joined(separator: "; ")
  }

  private static func quoted(_ lines: [String]) -> String {
    lines.isEmpty ? "no text" : lines.map { "“\($0)”" }.joined(separator: " ")
  }
}

extension Report.Rect {
  fileprivate func isSame(as other: Report.Rect) -> Bool {
    zip([x, y, width, height], [other.x, other.y, other.width, other.height])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }

  fileprivate var written: String {
    "\(x.written), \(y.written)  \(width.written) × \(height.written)"
  }
}
