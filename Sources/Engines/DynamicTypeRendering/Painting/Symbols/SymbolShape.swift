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

  /// The symbol that a bar button of the system's shows; nil for those that have words.
  ///
  /// Source: Apple, Human Interface Guidelines, SF Symbols: the symbols that replace system items.
  static func ofSystemItem(_ systemItem: String) -> String? {
    switch systemItem {
    case "add": "plus"
    case "action": "square.and.arrow.up"
    case "bookmarks": "book"
    case "camera": "camera"
    case "close", "stop": "xmark"
    case "compose": "square.and.pencil"
    case "fastForward": "forward"
    case "organize": "folder"
    case "pause": "pause"
    case "play": "play"
    case "refresh": "arrow.clockwise"
    case "reply": "arrowshape.turn.up.left"
    case "rewind": "backward"
    case "search": "magnifyingglass"
    case "trash": "trash"
    case "favorites", "featured", "topRated": "star"
    case "recents", "history", "mostRecent": "clock"
    case "contacts": "person"
    case "downloads": "arrow.down"
    case "more": "ellipsis"
    default: nil
    }
  }
}
