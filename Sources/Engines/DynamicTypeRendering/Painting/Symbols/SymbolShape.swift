import DynamicTypeModel

/// A sign that stands for an SF Symbol in pictures: drawn by us, because Apple's shapes are not free.
///
/// Coordinates are those of a square of 24 × 24 units.
struct SymbolShape: Sendable {
  enum Mark: Sendable {
    /// Straight lines through points.
    case line([Point])
    /// The same, closed; filled in the filled variant.
    case outline([Point])
    case ring(Point, radius: Double)
    case dot(Point, radius: Double)
  }

  var marks: [Mark]

  static let side = 24.0
}

/// What a symbol's name asks for: a shape, perhaps in an enclosure, perhaps filled.
///
/// The names' grammar is Apple's: `trash`, `trash.fill`, `plus.circle`, `exclamationmark.triangle.fill`.
struct SymbolName: Hashable, Sendable {
  enum Enclosure: String, Sendable {
    case circle, square, triangle
  }

  var base: String
  var enclosure: Enclosure?
  var isFilled: Bool

  /// Nil when there is no shape for the name.
  init?(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    base = parts.joined(separator: ".")
    if SymbolShape.named(base) != nil { return }
    guard parts.count > 1, let enclosure = parts.last.flatMap(Enclosure.init) else { return nil }
    self.enclosure = enclosure
    base = parts.dropLast().joined(separator: ".")
    if SymbolShape.named(base) == nil { return nil }
  }
}
