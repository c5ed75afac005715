import DynamicTypeModel

/// Finds the rectangles near another one without going through all of them.
///
/// Each is noted in the squares of a grid that it reaches into; those that reach into many are near everything.
struct PlaceIndex {
  private struct Square: Hashable {
    var column, row: Int
  }

  private var squares: [Square: [Int]] = [:]
  private var large: [Int] = []
  private let count: Int

  /// In points: about the height of a line at the largest sizes.
  private static let side = 64.0
  private static let mostSquares = 64

  init(_ places: [Rect]) {
    count = places.count
    for (number, place) in places.enumerated() {
      guard let reached = Self.squares(of: place) else {
        large.append(number)
        continue
      }
      for square in reached { squares[square, default: []].append(number) }
    }
  }

  /// The numbers of all that may have something in common with a rectangle, ascending.
  func near(_ place: Rect) -> [Int] {
    guard let reached = Self.squares(of: place) else { return Array(0..<count) }
    var numbers = Set(large)
    for square in reached { numbers.formUnion(squares[square] ?? []) }
    return numbers.sorted()
  }

  /// Nil for a place that reaches into many, or is nowhere.
  private static func squares(of place: Rect) -> [Square]? {
    func number(_ position: Double) -> Int? {
      let number = (position / side).rounded(.down)
      return number.magnitude < 1e9 ? Int(number) : nil
    }
    guard let left = number(place.minX), let right = number(place.maxX),
      let top = number(place.minY), let bottom = number(place.maxY), left <= right, top <= bottom,
      (right - left + 1) * (bottom - top + 1) <= mostSquares
    else { return nil }
    return (top...bottom).flatMap { row in
      (left...right).map { Square(column: $0, row: row) }
    }
  }
}
