extension Report {
  /// How bad a finding is; the raw value is its name in every output.
  package enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
    /// Something a reader of the report should know, such as what was not examined.
    case note
    /// Likely to harm at some text sizes.
    case warning
    /// Text or a control is lost to the reader.
    case error
  }

  /// Something about a screen, document or source file that its author should know.
  package struct Finding: Codable, Hashable, Sendable {
    /// The rule's name, such as `text-truncated`.
    package var rule: String
    package var severity: Severity
    /// One sentence without the location: what is wrong, at which sizes, what the reader loses.
    package var message: String
    package var path: String
    /// Counts from 1; 0 when only the file is known.
    package var line: Int
    /// Counts UTF-8 bytes from 1; 0 when only the line is known.
    package var column: Int
    /// The id of an ``Element`` of the screens it was seen on.
    package var element: String?
    /// The id of the scene; nil for findings about a file as a whole.
    package var scene: String?
    /// The sizes at which it appears, ascending; empty when it does not depend on the size.
    package var sizes: [TextSize]
    /// Whether it is there at Large already, so that larger text is not its cause.
    package var isAtDefaultSize: Bool
    /// Ids of the devices it was seen on, in the order of the matrix; empty for sources.
    package var devices: [String]
    package var locales: [String]
    /// The only way of coming to the size that shows it, `atSize` or `changedWhileRunning`; nil where
    /// the way makes no difference, or one was looked at.
    package var launch: String?
    /// Whether only Bold Text shows it, or only text without; nil where that makes no difference, or one was looked at.
    package var boldText: Bool?
    /// The least that shows it; nil where nobody looked for that.
    package var smallestCase: SmallestCase?
    /// The column in code points, from 1; nil where it is ``column``.
    package var columnInCodePoints: Int?
    /// What fixes it; nil where no change is safe.
    package var fix: Fix?
    /// Names it in commands: the same in every run that finds it at the same path. Empty before a report is put together.
    package var id = ""
    /// The code that it is about; nil where only the file is known. It is not written into pages.
    package var code: Code?
    /// What it is about, whatever its line: ids of elements or of a screen, or the text of the source
    /// line; nil where only the message says it. It recognises a finding in a ``Baseline`` and is not
    /// written into reports.
    package var subject: String?
    /// What it has in common with others, as a clause, and whether these may be in other files; nil where it
    /// stands alone. ``Report/causes`` is made of it; it is not written into reports.
    package var cause: SharedCause?

    private enum CodingKeys: CodingKey {
      case rule, severity, message, path, line, column, element, scene, sizes, isAtDefaultSize
      case devices, locales, launch, boldText, smallestCase, columnInCodePoints, fix
    }

    package init(
      rule: String, severity: Severity, message: String, path: String, line: Int = 0,
      column: Int = 0, element: String? = nil, scene: String? = nil, sizes: [TextSize] = [],
      isAtDefaultSize: Bool = false, devices: [String] = [], locales: [String] = [],
      launch: String? = nil, fix: Fix? = nil
    ) {
      self.rule = rule
      self.severity = severity
      self.message = message
      self.path = path
      self.line = line
      self.column = column
      self.element = element
      self.scene = scene
      self.sizes = sizes
      self.isAtDefaultSize = isAtDefaultSize
      self.devices = devices
      self.locales = locales
      self.launch = launch
      self.fix = fix
    }
  }

  /// The least that shows a finding: the text size nearest to Large, and at that size the widest window.
  package struct SmallestCase: Codable, Hashable, Sendable {
    package var size: TextSize
    /// In points; nil where every window shows it that was looked at.
    package var width: Double?
    /// In points.
    package var height: Double

    package init(size: TextSize, width: Double?, height: Double) {
      self.size = size
      self.width = width
      self.height = height
    }
  }

  /// The code that a finding is about, as its file has it.
  package struct Code: Hashable, Sendable {
    /// The place after its last character, counted as the finding's.
    package var endLine: Int
    package var endColumn: Int
    /// Of long code the beginning.
    package var text: String
    /// The type that it stands in; nil outside of types and in documents.
    package var view: String?
    /// What the finding's fix does, as hunks of a unified diff.
    package var patch: String?

    package init(
      endLine: Int, endColumn: Int, text: String, view: String? = nil, patch: String? = nil
    ) {
      self.endLine = endLine
      self.endColumn = endColumn
      self.text = text
      self.view = view
      self.patch = patch
    }
  }

  /// What findings have in common, so that one change mends them all.
  package struct SharedCause: Hashable, Sendable {
    /// Such as `rows of table view (4xT-aB-9cD) stay 44 points high`.
    package var words: String
    /// The file it is in; nil for one of the whole run, such as a class.
    package var path: String?

    package init(words: String, path: String?) {
      self.words = words
      self.path = path
    }
  }

  /// Edits of one file that fix a finding, applied together.
  package struct Fix: Codable, Hashable, Sendable {
    /// What it does, as a command.
    package var title: String
    package var edits: [Edit]
    /// True where a person has to decide, and `fix` does not write it; absent elsewhere.
    package var isSuggestion: Bool?

    package init(title: String, edits: [Edit], isSuggestion: Bool = false) {
      self.title = title
      self.edits = edits
      self.isSuggestion = isSuggestion ? true : nil
    }
  }

  /// One replaced range of the finding's file.
  package struct Edit: Codable, Hashable, Sendable {
    /// UTF-8 offsets into the file, the end excluded.
    package var start: Int
    package var end: Int
    package var replacement: String

    package init(start: Int, end: Int, replacement: String) {
      self.start = start
      self.end = end
      self.replacement = replacement
    }
  }
}

extension Report.Severity: Comparable {
  /// Orders severities from the mildest to the worst.
  package static func < (left: Self, right: Self) -> Bool {
    left.order < right.order
  }

  private var order: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
