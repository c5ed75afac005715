import DynamicType

/// How bad a finding is, from an aside to a certain loss for the reader.
public enum Severity: Int, Codable, Hashable, Sendable, Comparable, CaseIterable {
  /// Something a reader of the report should know, such as what was not examined.
  case note
  /// Likely to harm at some text sizes.
  case warning
  /// Text or a control is lost to the reader.
  case error

  public static func < (left: Severity, right: Severity) -> Bool {
    left.rawValue < right.rawValue
  }

  /// `note`, `warning` or `error`, as the command line and the reports spell it.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// The severity of that name.
  public init?(name: String) {
    guard let match = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}

/// Something about a screen, document or source file that its author should know.
public struct Finding: Codable, Hashable, Sendable {
  public var rule: RuleID
  public var severity: Severity
  /// One sentence without the location: what is wrong, and what the reader loses by it.
  public var message: String
  public var location: SourceLocation
  /// Where code sets what causes it, such as a height, if not there; whoever reads the code moves the finding there, once
  /// it has found a fix at ``location``.
  public var causeLocation: SourceLocation?
  /// The element's id in the document, or `PARENT#KEY` when it has none there.
  public var element: String?
  /// What it is about, where the element does not say it all: one of its texts, or two views that meet.
  /// Findings of a rule about the same are one defect, whichever way the screen was laid out.
  public var subject: String?
  /// The id of the scene that was laid out; nil for findings about a file as a whole.
  public var scene: String?
  /// The sizes at which it appears, ascending; empty when it does not depend on the size.
  public var sizes: [ContentSizeCategory]
  /// Whether it is there at Large already, so that larger text is not its cause.
  public var isAtDefaultSize: Bool
  /// Where it was seen: devices and locales, in the order of the matrix; empty for sources.
  public var devices: [String]
  public var locales: [String]
  /// The only way in which it was seen; nil for both, or where the way makes no difference.
  public var launch: TextLaunch?
  /// Whether only Bold Text shows it, or only text without; nil for both, or where that makes no difference.
  public var boldText: Bool?
  /// What it has in common with other findings; nil where it stands alone.
  public var cause: FindingCause?
  /// A replacement of text in the source that fixes it; nil where none is safe.
  public var fix: FixIt?
  /// What would bring back what is lost; nil where that depends on what the screen is to look like.
  public var remedy: Remedy?
  /// The least that shows it; nil where nobody has looked for that, and where only several sizes show it together.
  public var smallestCase: SmallestCase?
  /// What stands at its location; nil until somebody reads it, and where only the file is known.
  public var code: FindingCode?

  public init(
    rule: RuleID, severity: Severity, message: String, location: SourceLocation,
    element: String? = nil, scene: String? = nil, sizes: [ContentSizeCategory] = [],
    isAtDefaultSize: Bool = false, devices: [String] = [], locales: [String] = [],
    fix: FixIt? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.element = element
    self.scene = scene
    self.sizes = sizes
    self.isAtDefaultSize = isAtDefaultSize
    self.devices = devices
    self.locales = locales
    self.fix = fix
  }
}

extension Finding {
  /// Stands where code sets what causes it from now on; a fix of another file is left out.
  public mutating func moveToCause() {
    guard let place = causeLocation else { return }
    causeLocation = nil
    if place.path != location.path { fix = nil }
    location = place
  }
}

/// Edits of one file that fix a finding, applied together.
public struct FixIt: Codable, Hashable, Sendable {
  /// One replaced range of a file.
  public struct Edit: Codable, Hashable, Sendable {
    /// UTF-8 offsets into the file, the end excluded.
    public var range: Range<Int>
    public var replacement: String

    public init(range: Range<Int>, replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// What it does, as a command: `Turn on Automatically Adjusts Font`.
  public var title: String
  public var edits: [Edit]
  /// Whether it is right only if something is so that nobody here knows: a person decides, and no
  /// command writes it.
  public var isSuggestion: Bool

  public init(title: String, edits: [Edit], isSuggestion: Bool = false) {
    self.title = title
    self.edits = edits
    self.isSuggestion = isSuggestion
  }
}
