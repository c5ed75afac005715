extension JSONValue {
  /// How the text is broken into lines.
  package enum Layout {
    /// Two spaces a level; arrays and objects without arrays or objects inside stay on one line.
    case indented
    /// One space a level and a line for each member of lists at the top; deeper values have no spaces. For much data.
    case lines
    /// One line without spaces, and no character that ends a `<script>` element.
    case embedded
  }

  /// This value as JSON text (RFC 8259): equal values give equal bytes.
  ///
  /// Numbers are written as short as they can be read back: `16`, not `16.0`. JSON knows neither
  /// infinity nor not-a-number; they are written as `null`.
  package func text(_ layout: Layout = .indented) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(self, depth: 0)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Writes values as bytes of UTF-8.
private struct JSONWriter {
  let layout: JSONValue.Layout
  private(set) var bytes: [UInt8] = []

  init(layout: JSONValue.Layout) { self.layout = layout }

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: put("null")
    case .bool(let value): put(value ? "true" : "false")
    case .integer(let value): put(String(value))
    case .number(let value): put(Self.shortest(value))
    case .string(let value): write(string: value)
    case .array(let elements):
      let isFlat = elements.allSatisfy(\.isScalar)
      write(elements, open: "[", close: "]", depth: depth, isFlat: isFlat) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      let isFlat = members.allSatisfy(\.value.isScalar)
      write(members, open: "{", close: "}", depth: depth, isFlat: isFlat) { writer, member in
        writer.write(string: member.name)
        writer.put(writer.layout == .indented ? ": " : ":")
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Item>(
    _ items: [Item], open: String, close: String, depth: Int, isFlat: Bool,
    item: (inout JSONWriter, Item) -> Void
  ) {
    let isFlat = isFlat || layout == .lines && depth >= Self.deepestLine
    put(open)
    for (index, each) in items.enumerated() {
      if index > 0 { put(isFlat && layout == .indented ? ", " : ",") }
      if !isFlat { breakLine(depth: depth + 1) }
      item(&self, each)
    }
    if !isFlat { breakLine(depth: depth) }
    put(close)
  }

  /// How deep values may be that have lines of their own.
  private static let deepestLine = 2

  private mutating func breakLine(depth: Int) {
    if layout == .embedded { return }
    bytes.append(UInt8(ascii: "\n"))
    let width = layout == .lines ? 1 : 2
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * width))
  }

  private mutating func write(string: String) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(\.isPlain) {
      bytes.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": put("\\\"")
    case "\\": put("\\\\")
    case "\n": put("\\n")
    case "\r": put("\\r")
    case "\t": put("\\t")
    case _ where scalar.actsOnText: put(escape: scalar)
    case "<", ">", "&":
      if layout == .embedded { put(escape: scalar) } else { put(String(scalar)) }
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// `\u` and four hexadecimal digits; for scalars of the basic plane.
  private mutating func put(escape scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    put("\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits)
  }

  private mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    // Up to here a whole number's shortest form has no exponent.
    if value.magnitude < 1e15, value == value.rounded(.towardZero) { return String(Int(value)) }
    let text = value.description
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    case .null, .bool, .integer, .number, .string: true
    }
  }
}

extension UInt8 {
  /// Whether the byte, as a character, needs no escape.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"):
      false
    default: self >= 0x20 && self < 0x7F
    }
  }
}
