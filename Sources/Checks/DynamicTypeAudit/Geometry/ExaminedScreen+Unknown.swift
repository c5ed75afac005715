import DynamicTypeModel

extension ExaminedScreen {
  /// Why nobody can say of it that nothing is lost; nil where all of it is there to be judged.
  var doubt: Verdict.Doubt? {
    if isMostlyUnknown { return .mostlyUnknown }
    let spoken = views.indices.filter { layout.nodes[$0].texts.contains { !$0.isWordless } }
    let seen = spoken.count { isVisible[$0] }
    // Words that code hides at first are of other states.
    if seen * 10 < spoken.count * 9 { return .invisibleTexts }
    if views.indices.contains(where: isEmptyList) { return .emptyList }
    if seen == 0 { return .noText }
    // Of what code of UIKit builds one state is laid out: what is assumed decides which.
    let isPartlyUnknown =
      !layout.viewsFilledByCode.isEmpty || layout.isBuiltByCode && !layout.assumptions.isEmpty
      || views.indices.contains {
        isVisible[$0] && !frames[$0].isEmpty && hasUnknownContent($0)
      }
    return isPartlyUnknown ? .partlyUnknown : nil
  }

  /// Whether an element is a list, a table or a collection that shows no row.
  private func isEmptyList(_ index: Int) -> Bool {
    guard isVisible[index], Self.listKinds.contains(views[index].kind) else { return false }
    return !(index + 1..<max(index + 1, views[index].subtreeEnd)).contains {
      isVisible[$0]
        && (!layout.nodes[$0].texts.isEmpty || Self.rowKinds.contains(views[$0].kind))
    }
  }

  private static let listKinds: Set<String> = [
    LaidOutView.tableKind, LaidOutView.collectionKind, LaidOutView.listKind,
    LaidOutView.formKind,
  ]
  private static let rowKinds = LaidOutView.tableRowKinds.union([LaidOutView.listRowKind])

  /// Whether more than half of the screen is filled by code or by views that are not known: tables and lists
  /// without rows, empty boxes, maps and videos.
  ///
  /// Text or a control on an empty box makes it a background. A picture is what it is.
  var isMostlyUnknown: Bool {
    guard let root = frames.first, root.width > 0, root.height > 0 else { return true }
    let boxes = views.indices.filter(isUnknown).map { frames[$0].intersection(root) }
    return Rect.unionArea(of: boxes) > root.width * root.height / 2
  }

  /// Whether nobody knows what an element shows. What is behind text or a control, as their background, likely shows none itself.
  private func hasUnknownContent(_ index: Int) -> Bool {
    guard !isKnown[index] || views[index].hasUnknownContent else { return false }
    return !unknownBackgrounds.contains(index) || !isBackground(index)
  }

  private func isUnknown(_ index: Int) -> Bool {
    guard isVisible[index] else { return false }
    let view = views[index]
    if hasUnknownContent(index) { return true }
    // Of sources it is known what is empty.
    guard !layout.isOfSources, view.role == .container, layout.nodes[index].texts.isEmpty,
      !hasContent(index)
    else { return false }
    let isList = view.kind == LaidOutView.tableKind || view.kind == LaidOutView.collectionKind
    return isList || !isBackground(index)
  }

  private func hasContent(_ index: Int) -> Bool {
    (index + 1..<max(index + 1, views[index].subtreeEnd)).contains { isVisible[$0] }
  }

  private func isBackground(_ index: Int) -> Bool {
    let frame = frames[index]
    let isOverText = placedTexts.contains { text in
      text.bounds.map { !$0.intersection(frame).isEmpty } ?? false
    }
    return isOverText
      || views.indices.contains { other in
        isVisible[other] && views[other].isControl && !frames[other].intersection(frame).isEmpty
      }
  }
}

extension Rect {
  /// The area that rectangles cover together, what several cover counted once.
  static func unionArea(of rects: [Rect]) -> Double {
    let rects = rects.filter { !$0.isEmpty }
    let edges = Set(rects.flatMap { [$0.minX, $0.maxX] }).sorted()
    return zip(edges, edges.dropFirst()).reduce(0) { area, strip in
      let (left, right) = strip
      let spans = rects.filter { $0.minX <= left && $0.maxX >= right }.sorted { $0.minY < $1.minY }
      var covered = 0.0
      var bottom = -Double.infinity
      for span in spans where span.maxY > bottom {
        covered += span.maxY - max(bottom, span.minY)
        bottom = span.maxY
      }
      return area + covered * (right - left)
    }
  }
}
