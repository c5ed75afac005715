import DynamicTypeModel

/// The widths and heights of system symbols in relation to each other.
///
/// Source: the image lists of public Interface Builder documents, where Xcode writes them so that the longer
/// side is 128; 52 symbols of 21 projects.
/// Evidence: E-symbol-size.
enum SymbolProportions {
  /// The proportions of a symbol, of the one without `fill`, or of its frame; nil where none is known.
  static func size(of name: String) -> Size? {
    if let known = table[name] { return known }
    let parts = name.split(separator: ".")
    let outline = parts.filter { !filled.contains($0) }.joined(separator: ".")
    if let known = table[outline] { return known }
    return parts.contains("circle") && !parts.contains("badge") ? table["circle"] : nil
  }

  /// The parts of names that change no outline.
  private static let filled: Set<Substring> = ["fill"]

  private static func wide(_ height: Double) -> Size { Size(width: 128, height: height) }
  private static func high(_ width: Double) -> Size { Size(width: width, height: 128) }

  private static let table: [String: Size] = [
    "arrow.uturn.left": wide(113), "arrow.uturn.right": wide(113),
    "bell.badge": high(117), "bell.slash": high(119), "calendar": wide(106),
    "camera": wide(93), "checkmark": wide(114), "chevron.backward": high(96),
    "chevron.down": wide(70), "chevron.forward": high(96), "chevron.left": high(96),
    "chevron.right": high(96), "chevron.up": wide(70), "circle": wide(123), "clock": wide(121),
    "doc.text": high(115), "eye": wide(79), "folder": wide(96), "gear": wide(119),
    "gearshape": wide(121), "house": wide(110), "icloud.and.arrow.up": wide(117),
    "line.3.horizontal.decrease": wide(73), "line.horizontal.3": wide(64),
    "location": wide(119), "magnifyingglass": wide(115), "map": wide(112),
    "memories": wide(107), "mic": high(110), "paperclip": high(121), "paperplane": wide(119),
    "pencil": wide(113), "pencil.and.ellipsis.rectangle": wide(80), "photo": wide(93),
    "pin": high(116), "plus": wide(113), "plus.square": wide(114), "safari": wide(123),
    "square.and.arrow.up": high(112), "square.and.pencil": wide(118), "star": wide(116),
    "switch.2": wide(115), "text.bubble": wide(110), "timer": wide(121), "trash": high(117),
    "xmark": wide(113),
  ]
}

extension ImageContent {
  /// A system symbol by its name, in the proportions that are known of it.
  package static func symbol(_ name: String, scale: SymbolScale?) -> ImageContent {
    var image = ImageContent(name: name, isSystemSymbol: true)
    image.symbolScale = scale
    image.symbolProportions = SymbolProportions.size(of: name)
    return image
  }
}
