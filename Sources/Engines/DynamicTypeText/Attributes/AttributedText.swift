/// How one run of characters is set.
public struct TextAttributes: Hashable, Sendable {
  public var font: TextFont
  /// Points added after each character.
  public var kerning: Double
  /// Points by which the run's letters are raised above the line's baseline, which stays where it is:
  /// the line grows by it.
  public var baselineOffset: Double
  public var ligatures = LigatureUse.standard
  /// Tells runs apart that are set alike but are not one, such as words of two colours.
  public var group: Int
  /// What each U+FFFC of the run stands for; its other characters are not shown.
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

/// What a character of a text is replaced by: a picture, or a view.
public struct TextAttachment: Hashable, Sendable {
  /// The character that stands for an attachment, U+FFFC.
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

/// A text and how its characters are set.
public struct AttributedText: Hashable, Sendable {
  /// A run of characters that are set alike.
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
  /// The runs in the order of the text. Characters that none covers are set like the run before
  /// them, or like the first; a text without runs is laid out as empty.
  public var runs: [Run]

  public init(_ string: String, runs: [Run]) {
    self.string = string
    self.runs = runs
  }

  /// A text that is set in one font throughout.
  public init(_ string: String, font: TextFont, kerning: Double = 0) {
    self.init(string, attributes: TextAttributes(font: font, kerning: kerning))
  }

  /// A text that is set in one way throughout.
  public init(_ string: String, attributes: TextAttributes) {
    self.string = string
    runs = [Run(range: 0..<string.utf8.count, attributes: attributes)]
  }
}

extension AttributedText {
  /// Adds a further piece of text behind this one.
  public mutating func append(_ piece: String, attributes: TextAttributes) {
    let start = string.utf8.count
    string += piece
    runs.append(Run(range: start..<string.utf8.count, attributes: attributes))
  }
}
