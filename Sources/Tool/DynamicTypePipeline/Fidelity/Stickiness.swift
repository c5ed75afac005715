import DynamicTypeModel

/// Views whose recorded size is off by less than a point: Xcode left it alone, and placed what
/// follows by it.
struct Stickiness {
  private let recorded: RecordedScene
  private let wide: [Int]
  private let high: [Int]

  init(recorded: RecordedScene, got: [Rect]) {
    self.recorded = recorded
    let sized = recorded.scene.elements.indices.filter {
      recorded.scene.elements[$0].content != .none && recorded.absolute[$0] != nil
    }
    func isSticky(_ index: Int, _ length: KeyPath<Rect, Double>) -> Bool {
      guard let frame = recorded.scene.elements[index].recordedFrame else { return false }
      let error = abs(frame[keyPath: length] - got[index][keyPath: length])
      return error > 0.001 && error < 1
    }
    wide = sized.filter { isSticky($0, \.width) }
    high = sized.filter { isSticky($0, \.height) }
  }

  /// Half a point for each such view that stands wholly before or after this one along an axis.
  func allowance(for index: Int) -> Point {
    guard let own = recorded.absolute[index] else { return Point() }
    var result = Point()
    for other in wide where other != index {
      guard let frame = recorded.absolute[other] else { continue }
      if frame.maxX <= own.minX + 1 || frame.minX >= own.maxX - 1 { result.x += 0.5 }
    }
    for other in high where other != index {
      guard let frame = recorded.absolute[other] else { continue }
      if frame.maxY <= own.minY + 1 || frame.minY >= own.maxY - 1 { result.y += 0.5 }
    }
    return result
  }
}
