import DynamicTypeModel

/// What one Swift file says about fonts, text and heights: values, free of syntax.
///
/// Lists are in source order. A file that does not compile gives the facts of its readable parts.
public struct SourceFile: Hashable, Sendable {
  public let path: String
  public let bytes: [UInt8]
  public let lines: LineTable
  /// The first is the file; each stands behind its parent.
  public internal(set) var scopes: [Scope] = []
  public internal(set) var variables: [Variable] = []
  public internal(set) var fonts: [FontExpression] = []
  public internal(set) var assignments: [PropertyAssignment] = []
  public internal(set) var viewChains: [ViewChain] = []
  public internal(set) var heightConstraints: [HeightConstraint] = []
  public internal(set) var returnedHeights: [ReturnedHeight] = []
  public internal(set) var layoutHeights: [LayoutHeight] = []
  public internal(set) var titleCalls: [TitleCall] = []
  public internal(set) var scaledValueCalls: [ScaledValueCall] = []
  /// Where the file reacts to a change of the text size by itself.
  public internal(set) var sizeChangeHandlers: [ScopeIndex] = []
  /// Fonts that reach `scaledFont(for:)` by a name or through a function.
  public internal(set) var fontsScaledElsewhere: Set<FontIndex> = []
  /// Whether `scaledFont(for:)` also gets fonts of which the file does not say which they are.
  public internal(set) var scalesUnnamed = false
  public internal(set) var directives: [DirectiveComment] = []
  /// Views that show text: `Text(…)`, `TextField(…)`.
  public internal(set) var shownTexts: [ShownText] = []
  /// UTF-8 offsets of views that make what is in them fit, or keep it small: `ViewThatFits { … }`,
  /// `HStack { … }.minimumScaleFactor(0.5)`, `ToolbarItem { … }`.
  public internal(set) var fittingViews: [Range<Int>] = []
  /// UTF-8 offsets of expressions that nest too deeply to be examined.
  public internal(set) var tooDeep: [Int] = []
  public internal(set) var imports: [String] = []
  /// UTF-8 offset of the first error that the parser found: what it read from there need not be what is
  /// meant.
  public internal(set) var firstError: Int?
  /// False for a file that is compiled for macOS alone, and for tests.
  public internal(set) var hasReaders = true
  /// What the other files of the run declare.
  var links = SourceLinks()
  var variablesByName: [VariableKey: VariableIndex] = [:]
  /// Variables of clauses of `#if` for other platforms that iOS, too, has by their name.
  var superseded: Set<VariableIndex> = []
  /// The scopes of a type's declaration and extensions, by its name.
  var typeScopes: [String: [ScopeIndex]] = [:]

  struct VariableKey: Hashable, Sendable {
    var name: String
    var scope: ScopeIndex
  }

  /// Where an offset is, for a finding.
  public func location(of offset: Int) -> SourceLocation {
    let place = lines.position(of: offset)
    return SourceLocation(path: path, line: place.line, column: place.column)
  }

  /// The source in a range of UTF-8 offsets; empty for ranges outside the file.
  public func text(in range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  init(bytes: [UInt8], path: String, lines: LineTable) {
    self.path = path
    self.bytes = bytes
    self.lines = lines
  }
}

extension SourceFile {
  public var hasErrors: Bool { firstError != nil }

  public subscript(font: FontIndex) -> FontExpression {
    font.isShared ? links[font] : fonts[font.rawValue]
  }
  public subscript(variable: VariableIndex) -> Variable {
    variable.isShared ? links[variable] : variables[variable.rawValue]
  }
  public subscript(scope: ScopeIndex) -> Scope { scopes[scope.rawValue] }
}
