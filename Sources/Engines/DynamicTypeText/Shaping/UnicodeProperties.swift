/// The results of Unicode's algorithms for each UTF-16 code unit of a text.
public struct UnicodeProperties: Sendable {
  /// The boundaries before a code unit.
  public struct Boundaries: OptionSet, Sendable {
    public var rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A grapheme cluster begins here (UAX #29).
    public static let grapheme = Boundaries(rawValue: 1)
    /// A line may end here (UAX #14).
    public static let line = Boundaries(rawValue: 2)
    /// A line must end here.
    public static let mandatory = Boundaries(rawValue: 4)
  }

  /// One element for each code unit and one for the end of the text.
  public var boundaries: [Boundaries]
  /// Embedding levels (UAX #9), one for each unit; empty when all are `baseLevel`.
  public var levels: [UInt8]
  /// The base level of the first paragraph.
  public var baseLevel: UInt8
  /// Where paragraphs begin whose base level is not that of the one before, ascending.
  public var levelChanges: [LevelChange] = []
  /// Where scripts begin, ascending, the first at 0; common characters belong to their neighbours.
  public var scripts: [ScriptSpan]

  public struct LevelChange: Equatable, Sendable {
    /// A UTF-16 offset.
    public var start: Int
    public var baseLevel: UInt8

    public init(start: Int, baseLevel: UInt8) {
      self.start = start
      self.baseLevel = baseLevel
    }
  }

  public struct ScriptSpan: Equatable, Sendable {
    public var start: Int
    public var script: ScriptTag

    public init(start: Int, script: ScriptTag) {
      self.start = start
      self.script = script
    }
  }

  public init(
    boundaries: [Boundaries], levels: [UInt8], baseLevel: UInt8, scripts: [ScriptSpan]
  ) {
    self.boundaries = boundaries
    self.levels = levels
    self.baseLevel = baseLevel
    self.scripts = scripts
  }
}
