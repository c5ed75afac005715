import DynamicTypeModel

extension SymbolShape {
  /// The shape of that name; nil when there is none.
  static func named(_ name: String) -> SymbolShape? {
    table[aliases[name] ?? name].map { SymbolShape(marks: $0) }
  }

  private static let aliases = [
    "gearshape": "gear", "gearshape.2": "gear", "mail": "envelope", "text.bubble": "bubble.left",
    "message": "bubble.left", "bubble.right": "bubble.left", "line.3.horizontal": "list.dash",
    "line.horizontal.3": "list.dash", "multiply": "xmark", "mappin.and.ellipse": "mappin",
    "arrow.uturn.left": "arrowshape.turn.up.left",
    "arrowshape.turn.up.backward":
      "arrowshape.turn.up.left", "arrow.counterclockwise": "arrow.clockwise",
    "arrow.triangle.2.circlepath": "arrow.clockwise", "doc.text": "doc",
    "chevron.forward":
      "chevron.right", "chevron.backward": "chevron.left", "house.lodge": "house",
    "slider.horizontal.3": "list.dash", "questionmark.app": "questionmark",
  ]

  private static func line(_ coordinates: Double...) -> Mark { .line(points(coordinates)) }
  private static func shape(_ coordinates: Double...) -> Mark { .outline(points(coordinates)) }
  private static func ring(_ x: Double, _ y: Double, _ radius: Double) -> Mark {
    .ring(Point(x: x, y: y), radius: radius)
  }
  private static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Mark {
    .dot(Point(x: x, y: y), radius: radius)
  }

  /// Points from x, y, x, y, …
  private static func points(_ coordinates: [Double]) -> [Point] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map {
      Point(x: coordinates[$0], y: coordinates[$0 + 1])
    }
  }

  // swift-format-ignore
  private static let table: [String: [Mark]] = [
    // Signs
    "plus": [line(12, 4, 12, 20), line(4, 12, 20, 12)],
    "minus": [line(4, 12, 20, 12)],
    "xmark": [line(5.5, 5.5, 18.5, 18.5), line(18.5, 5.5, 5.5, 18.5)],
    "checkmark": [line(4.5, 13, 9.5, 18.5, 19.5, 5.5)],
    "info": [dot(12, 6, 1.6), line(10, 11, 12.5, 11, 12.5, 19), line(9.5, 19, 15, 19)],
    "exclamationmark": [line(12, 4, 12, 14.5), dot(12, 19.5, 1.5)],
    "questionmark": [
      line(7.5, 8, 9, 5, 12, 4, 15, 5, 16.5, 8, 15, 10.8, 12, 13, 12, 15.5), dot(12, 20, 1.5),
    ],
    "ellipsis": [dot(5, 12, 2), dot(12, 12, 2), dot(19, 12, 2)],
    "circle": [ring(12, 12, 9.5)],
    "square": [shape(3.5, 3.5, 20.5, 3.5, 20.5, 20.5, 3.5, 20.5)],
    "triangle": [shape(12, 3, 22, 20.5, 2, 20.5)],
    "number": [line(9.5, 4, 7.5, 20), line(16.5, 4, 14.5, 20), line(4.5, 9, 20, 9), line(4, 15, 19.5, 15)],
    "list.bullet": [
      dot(4, 6, 1.4), dot(4, 12, 1.4), dot(4, 18, 1.4), line(8, 6, 21, 6), line(8, 12, 21, 12),
      line(8, 18, 21, 18),
    ],
    "list.dash": [line(4, 6, 20, 6), line(4, 12, 20, 12), line(4, 18, 20, 18)],
    "line.3.horizontal.decrease": [line(3, 6.5, 21, 6.5), line(6.5, 12, 17.5, 12), line(10, 17.5, 14, 17.5)],
    "square.grid.2x2": [
      shape(4, 4, 10.5, 4, 10.5, 10.5, 4, 10.5), shape(13.5, 4, 20, 4, 20, 10.5, 13.5, 10.5),
      shape(4, 13.5, 10.5, 13.5, 10.5, 20, 4, 20), shape(13.5, 13.5, 20, 13.5, 20, 20, 13.5, 20),
    ],

    // Arrows
    "chevron.right": [line(8.5, 4, 16, 12, 8.5, 20)],
    "chevron.left": [line(15.5, 4, 8, 12, 15.5, 20)],
    "chevron.up": [line(4, 15.5, 12, 8, 20, 15.5)],
    "chevron.down": [line(4, 8.5, 12, 16, 20, 8.5)],
    "arrow.right": [line(3.5, 12, 20.5, 12), line(14, 5.5, 20.5, 12, 14, 18.5)],
    "arrow.left": [line(20.5, 12, 3.5, 12), line(10, 5.5, 3.5, 12, 10, 18.5)],
    "arrow.up": [line(12, 20.5, 12, 3.5), line(5.5, 10, 12, 3.5, 18.5, 10)],
    "arrow.down": [line(12, 3.5, 12, 20.5), line(5.5, 14, 12, 20.5, 18.5, 14)],
    "arrow.up.right": [line(5.5, 18.5, 18.5, 5.5), line(8.5, 5.5, 18.5, 5.5, 18.5, 15.5)],
    "arrow.clockwise": [
      line(19.5, 12, 18, 16.5, 14.5, 19.1, 9.7, 19.1, 5.9, 16.4, 4.5, 12, 5.9, 7.6, 9.7, 4.9, 14, 4.9, 17, 6.5),
      line(18.5, 2.5, 18, 7.5, 13, 7),
    ],
    "arrowshape.turn.up.left": [line(21, 19, 19, 13, 14, 10, 4, 10), line(9, 5, 4, 10, 9, 15)],
    "square.and.arrow.up": [
      line(8, 9, 5, 9, 5, 21, 19, 21, 19, 9, 16, 9), line(12, 15, 12, 2.5), line(8.3, 6, 12, 2.5, 15.7, 6),
    ],
    "square.and.arrow.down": [
      line(8, 9, 5, 9, 5, 21, 19, 21, 19, 9, 16, 9), line(12, 2.5, 12, 15.5), line(8.3, 12, 12, 15.5, 15.7, 12),
    ],
    "play": [shape(6, 3.5, 20, 12, 6, 20.5)],
    "pause": [shape(6, 4, 9.5, 4, 9.5, 20, 6, 20), shape(14.5, 4, 18, 4, 18, 20, 14.5, 20)],
    "stop": [shape(5, 5, 19, 5, 19, 19, 5, 19)],
    "forward": [shape(3, 5, 12, 12, 3, 19), shape(12, 5, 21, 12, 12, 19)],
    "backward": [shape(21, 5, 12, 12, 21, 19), shape(12, 5, 3, 12, 12, 19)],

    // Things
    "magnifyingglass": [ring(10, 10, 6.5), line(14.8, 14.8, 20.5, 20.5)],
    "trash": [
      line(4, 6, 20, 6), line(9, 6, 9.5, 3.5, 14.5, 3.5, 15, 6), shape(6, 6, 7, 21, 17, 21, 18, 6),
      line(10, 9.5, 10.3, 17.5), line(14, 9.5, 13.7, 17.5),
    ],
    "pencil": [shape(4, 20, 5, 15.5, 17, 3.5, 20.5, 7, 8.5, 19)],
    "square.and.pencil": [
      line(13, 5, 4, 5, 4, 20, 19, 20, 19, 12), shape(9, 15, 9.8, 12, 18.5, 3.2, 20.8, 5.5, 12, 14.2),
    ],
    "gear": [
      ring(12, 12, 6.5), ring(12, 12, 2.5), line(12, 2.5, 12, 5.5), line(12, 18.5, 12, 21.5),
      line(2.5, 12, 5.5, 12), line(18.5, 12, 21.5, 12), line(5.3, 5.3, 7.4, 7.4),
      line(16.6, 16.6, 18.7, 18.7), line(5.3, 18.7, 7.4, 16.6), line(16.6, 7.4, 18.7, 5.3),
    ],
    "star": [
      shape(12, 2.5, 14.7, 9, 21.5, 9.4, 16.2, 13.8, 18, 20.6, 12, 16.9, 6, 20.6, 7.8, 13.8, 2.5, 9.4, 9.3, 9),
    ],
    "heart": [
      shape(12, 20.5, 6, 15.5, 3, 11.5, 2.8, 8, 5, 5, 8.3, 4.6, 11, 6.2, 12, 8, 13, 6.2, 15.7, 4.6, 19, 5, 21.2, 8, 21, 11.5, 18, 15.5),
    ],
    "house": [line(2.5, 12, 12, 3.5, 21.5, 12), shape(5.5, 10, 12, 4.5, 18.5, 10, 18.5, 20.5, 5.5, 20.5)],
    "person": [ring(12, 7.5, 4.2), shape(3.5, 20.5, 5, 16.5, 8.5, 14.2, 15.5, 14.2, 19, 16.5, 20.5, 20.5)],
    "person.2": [
      ring(8.5, 8.5, 3.4), shape(2, 19.5, 3.2, 16, 6, 14.2, 11, 14.2, 13.8, 16, 15, 19.5), ring(17, 9, 2.8),
      line(16.5, 14.2, 19.5, 14.4, 21.5, 16.4, 22.3, 19.5, 18, 19.5),
    ],
    "bell": [
      shape(4, 18, 6, 15, 6.5, 9, 8.5, 5.5, 12, 4, 15.5, 5.5, 17.5, 9, 18, 15, 20, 18), line(10, 20.5, 14, 20.5),
    ],
    "envelope": [shape(2.5, 5, 21.5, 5, 21.5, 19, 2.5, 19), line(2.5, 6, 12, 13, 21.5, 6)],
    "doc": [shape(5, 2.5, 14, 2.5, 19, 7.5, 19, 21.5, 5, 21.5), line(14, 2.5, 14, 7.5, 19, 7.5)],
    "folder": [shape(2.5, 5, 9, 5, 11, 7.5, 21.5, 7.5, 21.5, 19.5, 2.5, 19.5)],
    "photo": [
      shape(2.5, 4.5, 21.5, 4.5, 21.5, 19.5, 2.5, 19.5), line(2.5, 17, 8.5, 11, 13, 15.5, 16, 12.5, 21.5, 18),
      dot(15.5, 8.5, 1.6),
    ],
    "camera": [
      shape(2.5, 7, 7, 7, 9, 4.5, 15, 4.5, 17, 7, 21.5, 7, 21.5, 19.5, 2.5, 19.5), ring(12, 13, 4),
    ],
    "book": [
      shape(12, 6, 8, 4.5, 2.5, 5, 2.5, 19, 8, 18.5, 12, 20, 16, 18.5, 21.5, 19, 21.5, 5, 16, 4.5), line(12, 6, 12, 20),
    ],
    "bookmark": [shape(6.5, 3, 17.5, 3, 17.5, 21, 12, 16.5, 6.5, 21)],
    "tag": [shape(3, 3, 12, 3, 21, 12, 12, 21, 3, 12), dot(7.5, 7.5, 1.5)],
    "flag": [line(5.5, 3, 5.5, 21.5), shape(5.5, 4, 18.5, 4, 16, 8.5, 18.5, 13, 5.5, 13)],
    "lock": [shape(5.5, 11, 18.5, 11, 18.5, 21, 5.5, 21), line(8, 11, 8, 7, 9.5, 4.3, 12, 3.3, 14.5, 4.3, 16, 7, 16, 11)],
    "key": [ring(7.5, 12, 4), line(11.5, 12, 21, 12, 21, 15.5), line(17, 12, 17, 15)],
    "eye": [
      shape(2, 12, 6, 7.5, 12, 5.5, 18, 7.5, 22, 12, 18, 16.5, 12, 18.5, 6, 16.5), ring(12, 12, 3),
    ],
    "clock": [ring(12, 12, 9.5), line(12, 6, 12, 12, 16, 14)],
    "calendar": [
      shape(3.5, 5, 20.5, 5, 20.5, 20.5, 3.5, 20.5), line(3.5, 9.5, 20.5, 9.5), line(8, 2.5, 8, 6), line(16, 2.5, 16, 6),
    ],
    "phone": [
      shape(5, 3.5, 9, 3, 11, 8, 8.5, 10, 10.5, 13.5, 14, 15.5, 16, 13, 21, 15, 20.5, 19, 18, 21, 12, 19, 5, 12, 3, 6),
    ],
    "bubble.left": [shape(2.5, 4.5, 21.5, 4.5, 21.5, 17, 11, 17, 6.5, 21, 6.5, 17, 2.5, 17)],
    "location": [shape(21, 3, 13.5, 21, 11.5, 12.5, 3, 10.5)],
    "paperplane": [shape(21.5, 2.5, 15, 21, 11, 13, 3, 9), line(11, 13, 21.5, 2.5)],
    "mappin": [ring(12, 7.5, 4.5), line(12, 12, 12, 21.5)],
    "map": [
      shape(2.5, 6, 9, 3.5, 15, 6, 21.5, 3.5, 21.5, 18, 15, 20.5, 9, 18, 2.5, 20.5), line(9, 3.5, 9, 18), line(15, 6, 15, 20.5),
    ],
    "globe": [ring(12, 12, 9.5), line(2.5, 12, 21.5, 12), line(12, 2.5, 12, 21.5), line(5, 6.5, 19, 6.5), line(5, 17.5, 19, 17.5)],
    "safari": [ring(12, 12, 9.5), shape(17, 7, 10.5, 10.5, 7, 17, 13.5, 13.5)],
    "bolt": [shape(13.5, 2.5, 5, 13.5, 11, 13.5, 9.5, 21.5, 19, 10, 13, 10)],
    "sun.max": [
      ring(12, 12, 4), line(12, 2.5, 12, 5), line(12, 19, 12, 21.5), line(2.5, 12, 5, 12), line(19, 12, 21.5, 12),
      line(5.3, 5.3, 7, 7), line(17, 17, 18.7, 18.7), line(5.3, 18.7, 7, 17), line(17, 7, 18.7, 5.3),
    ],
    "moon": [shape(10, 3, 8.5, 7, 9.5, 12, 13, 15.5, 18, 16, 20.5, 15, 18, 19, 13.5, 21, 8.5, 20, 5, 16.5, 3.8, 11.5, 5.5, 6.5)],
    "cart": [line(2, 4, 5, 4, 8, 16, 19, 16, 21.5, 7, 6, 7), dot(9, 20, 1.6), dot(17.5, 20, 1.6)],
    "gift": [shape(3, 7.5, 21, 7.5, 21, 11.5, 3, 11.5), shape(4.5, 11.5, 19.5, 11.5, 19.5, 21, 4.5, 21), line(12, 7.5, 12, 21), line(12, 7.5, 7.5, 3, 12, 7.5, 16.5, 3)],
    "cup.and.saucer": [shape(4, 6, 17, 6, 16, 15, 13, 17.5, 8, 17.5, 5, 15), line(17, 8, 20.5, 8, 20.5, 12, 16.5, 13), line(3, 20.5, 18, 20.5)],
    "timer": [ring(12, 13.5, 8), line(12, 13.5, 12, 8.5), line(9.5, 2.5, 14.5, 2.5), line(12, 2.5, 12, 5.5)],
    "leaf": [shape(4, 20, 4.5, 12, 8.5, 6.5, 20, 3.5, 19.5, 12, 15, 17.5, 7, 18), line(4, 20.5, 14, 9.5)],
    "wifi": [line(2, 9.5, 6.5, 6.3, 12, 5, 17.5, 6.3, 22, 9.5), line(6, 13.5, 9, 11.6, 12, 11, 15, 11.6, 18, 13.5), dot(12, 18, 2)],
    "antenna.radiowaves.left.and.right": [
      dot(12, 12, 2.2), line(7.5, 16.5, 6, 12, 7.5, 7.5), line(16.5, 7.5, 18, 12, 16.5, 16.5),
      line(4, 19.5, 2, 12, 4, 4.5), line(20, 4.5, 22, 12, 20, 19.5),
    ],
  ]
}
