public import DynamicType
public import DynamicTypeModel

/// What a `Text` shows: its runs in the order of reading.
public struct StyledText: Sendable, Hashable {
  public var runs: [TextRun]

  public init(runs: [TextRun]) {
    self.runs = runs
  }

  public init(_ string: String) {
    runs = [TextRun(string)]
  }

  /// The runs' texts, joined.
  public var string: String { runs.map(\.string).joined() }

  /// The same text with neighbours that are set alike in one run, as they are shaped together.
  public var joined: StyledText {
    var result: [TextRun] = []
    for run in runs {
      var same = run
      same.string = result.last?.string ?? ""
      same.fontLocation = result.last?.fontLocation
      if same == result.last, run.image == nil {
        result[result.count - 1].string += run.string
      } else {
        result.append(run)
      }
    }
    return StyledText(runs: result)
  }

  /// Two texts one after the other, as SwiftUI's `Text + Text`.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(runs: left.runs + right.runs)
  }
}

/// A piece of text that is set alike; what is nil comes from the environment.
public struct TextRun: Sendable, Hashable {
  public var string: String
  public var font: Font?
  /// Where code makes the font, or gives it to the text; nil where nobody says.
  public var fontLocation: SourceLocation?
  public var weight: FontWeight?
  public var design: Font.Design?
  public var isItalic: Bool?
  /// Points added after each character.
  public var kerning: Double?
  /// Points by which the letters are raised.
  public var baselineOffset: Double?
  public var color: ColorValue?
  public var isUnderlined = false
  public var isStruckThrough = false
  /// A picture in the place of the string.
  public var image: ImageDescription?
  public var provenance = Provenance.known

  public init(_ string: String) {
    self.string = string
  }
}

/// What an `Image` shows.
public struct ImageDescription: Sendable, Hashable {
  public enum Source: Sendable, Hashable {
    /// A picture of an asset catalogue, or one loaded otherwise.
    case asset(String)
    /// A symbol of the system, which is as large as text in the environment's font.
    case symbol(String)
  }

  public var source: Source
  /// The picture's own size in points; nil where it is not known.
  public var size: Size?
  public var isResizable = false
  /// What it shows; nil where no file of the app has it.
  public var file: ImageFile?
  /// `renderingMode(_:)`; nil for that of its file.
  public var rendering: ImageFile.Rendering?
  /// `resizable(capInsets:resizingMode:)`; nil for those of its file.
  public var slices: ImageSlices?

  public init(_ source: Source, size: Size? = nil) {
    self.source = source
    self.size = size
  }
}

/// A colour, shape, gradient or material: what fills the size that it is offered.
public struct ShapeContent: Sendable, Hashable {
  public enum Outline: Sendable, Hashable {
    case rectangle
    /// The radius in points.
    case roundedRectangle(Double)
    case capsule
    case circle
    case ellipse
    /// A path of the app's own.
    case other
  }

  public var outline: Outline
  public var color: ColorValue?
  /// The width of the line along the outline, in points; nil where it is filled.
  public var lineWidth: Double?
  /// What people call it, such as "Color" or "Circle".
  public var name: String

  public init(_ outline: Outline = .rectangle, color: ColorValue? = nil, name: String = "Color") {
    self.outline = outline
    self.color = color
    self.name = name
  }
}

/// A view whose content nobody knows: one of UIKit, of another module, a map or a video.
public struct OpaqueContent: Sendable, Hashable {
  /// The type's name.
  public var name: String
  /// Why it is not known; a clause that completes "not examined: …".
  public var reason: String
  /// The size that it always has; nil for a view that fills what it is offered.
  public var fixedSize: Size?

  public init(name: String, reason: String, fixedSize: Size? = nil) {
    self.name = name
    self.reason = reason
    self.fixedSize = fixedSize
  }
}
