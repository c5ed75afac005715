/// The attributes of a run of characters.
public struct TextAttributes: Hashable, Sendable {
  public var font: TextFont
  /// Points added after each character.
  public var kerning: Double
  /// The points by which the run's letters are raised above the line's baseline. The line grows by
  /// as much.
  public var baselineOffset: Double
  public var ligatures = LigatureUse.standard
  /// Keeps runs with otherwise equal attributes apart, such as words of two colours.
  public var group: Int
  /// The attachment that replaces each U+FFFC of the run; its other characters are not shown.
  public var attachment: TextAttachment?

  public init(
    font: TextFont, kerning: Double = 0, baselineOffset: Double = 0, group: Int = 0,
    attachment: TextAttachment? = nil
  ) {
    self.font = font
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.group = group
    self.attachment = attachment
  }
}

/// A picture or view in place of a character.
public struct TextAttachment: Hashable, Sendable {
  /// The placeholder of an attachment, U+FFFC.
  public static let character: Character = "\u{FFFC}"

  /// In points, as `NSTextAttachment.bounds`: no text size changes it.
  public var width: Double
  public var height: Double
  /// The distance of its bottom above the baseline; negative below.
  public var baselineOffset: Double

  public init(width: Double, height: Double, baselineOffset: Double = 0) {
    self.width = width
    self.height = height
    self.baselineOffset = baselineOffset
  }
}

/// A text and the attributes of its characters.
public struct AttributedText: Hashable, Sendable {
  /// A run of characters with equal attributes.
  public struct Run: Hashable, Sendable {
    /// UTF-8 offsets into the text.
    public var range: Range<Int>
    public var attributes: TextAttributes

    public init(range: Range<Int>, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  public var string: String
  /// The runs in the order of the text. Characters outside all runs have the attributes of the run
  /// before them, or of the first run; a text without runs is laid out as empty.
  public var runs: [Run]

  public init(_ string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  /// A text in one font.
  public init(_ string: String, font: TextFont, kerning: Double = 0) {
    self.init(string, attributes: TextAttributes(font: font, kerning: kerning))
  }

  /// A text with the same attributes throughout.
  public init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(range: 0..<string.utf8.count, attributes: attributes)]
  }
}

extension AttributedText {
  /// Appends a piece of text.
  public mutating func append(_ piece: String, attributes: TextAttributes) {
    let start = string.utf8.count
    string += piece
    runs.append(Run(range: start..<string.utf8.count, attributes: attributes))
  }
}
