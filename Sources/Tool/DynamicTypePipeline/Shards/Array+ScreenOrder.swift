extension Array {
  /// What came of the screens of a file in the order of reports: screen by screen, of each its states as they are first
  /// met from place to place, of each state place by place.
  func inOrder(by place: (Element) -> ScreenResult.Place) -> [Element] {
    let byPlace = map { (element: $0, place: place($0)) }.sorted { left, right in
      (left.place.state.screen, left.place.cell, left.place.rank)
        < (right.place.state.screen, right.place.cell, right.place.rank)
    }
    var ranks: [ScreenResult.State: Int] = [:]
    for result in byPlace where ranks[result.place.state] == nil {
      ranks[result.place.state] = ranks.count
    }
    return byPlace.enumerated().sorted { left, right in
      (ranks[left.element.place.state] ?? 0, left.offset)
        < (ranks[right.element.place.state] ?? 0, right.offset)
    }.map(\.element.element)
  }
}
