/// The tag of an axis of variable fonts, its four letters big-endian, as OpenType writes it.
public struct FontAxis: Hashable, Sendable, ExpressibleByStringLiteral {
  public var rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The tag of up to four ASCII letters; missing ones are spaces, as in OpenType.
  public init(stringLiteral letters: String) {
    let bytes = (Array(letters.utf8) + [0x20, 0x20, 0x20, 0x20]).prefix(4)
    rawValue = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The letters of the tag.
  public var letters: String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }, as: UTF8.self)
  }
}

/// A value on an axis of a variable font.
public struct FontVariation: Hashable, Sendable {
  /// The axis: `wght`, `wdth`, `opsz`, `slnt`, `ital`, or one of the font's own.
  public var axis: FontAxis
  /// In the axis's units; values outside its range are clamped to it.
  public var value: Double

  public init(axis: FontAxis, value: Double) {
    self.axis = axis
    self.value = value
  }

  /// OpenType's weight, 1 to 1000; regular is 400.
  public static func weight(_ value: Double) -> FontVariation { .init(axis: "wght", value: value) }
  /// Percent of the normal width.
  public static func width(_ value: Double) -> FontVariation { .init(axis: "wdth", value: value) }
  /// The size in points that the design is made for.
  public static func opticalSize(_ value: Double) -> FontVariation {
    .init(axis: "opsz", value: value)
  }
  /// Degrees, negative for a slant to the right.
  public static func slant(_ value: Double) -> FontVariation { .init(axis: "slnt", value: value) }
}
