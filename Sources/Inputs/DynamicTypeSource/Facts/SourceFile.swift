import DynamicTypeModel

/// What one Swift file says about fonts, text and heights: values, free of syntax.
///
/// Lists are in source order. A file that does not compile gives the facts of its readable parts.
package struct SourceFile: Hashable, Sendable {
  package private(set) var path = ""
  package private(set) var bytes: [UInt8] = []
  package private(set) var lines = LineTable([])
  /// False for a source without any of the words that rules look for: it is not parsed, and has no facts.
  package internal(set) var isRead = false
  /// Its scopes and variables, and what names mean at a place.
  package internal(set) var names = SourceNames()
  package internal(set) var fonts: [FontExpression] = []
  package internal(set) var assignments: [PropertyAssignment] = []
  package internal(set) var heights = HeightFacts()
  package internal(set) var views = ViewFacts()
  package internal(set) var titleCalls: [TitleCall] = []
  package internal(set) var imageCalls: [ImageCall] = []
  /// Where views get fonts by their names.
  package internal(set) var namedFontUses: [NamedFontUse] = []
  package internal(set) var scaledValueCalls: [ScaledValueCall] = []
  /// The functions that give back what `scaledValue(for:)` made, by their names.
  @Sorted package internal(set) var scalingFunctions: Set<String> = []
  /// Where the file hands labels, fields and buttons to functions, keeps them elsewhere or gives them back.
  package internal(set) var handedTextViews: [HandedName] = []
  package internal(set) var textSizeUses: [TextSizeUse] = []
  /// Which views of UIKit the file puts into which others, in the order in which it does.
  package internal(set) var nestedViews: [NestedView] = []
  /// What ties views of UIKit to each other sideways, and by their baselines.
  package internal(set) var anchorLinks: [AnchorLink] = []
  /// The types that it declares and extends, and its previews, in the order in which they begin.
  package internal(set) var types: [DeclaredType] = []
  package internal(set) var barItems: [BarItemCall] = []
  package internal(set) var symbolSizes: [SymbolSize] = []
  /// The modules that it imports.
  @Sorted package internal(set) var imports: Set<String> = []
  /// Whether it shows widgets or Live Activities, whose space the system sets: by its imports and its folders.
  package internal(set) var isWidget = false
  /// Where the file reacts to a change of the text size by itself.
  package internal(set) var sizeChangeHandlers: [ScopeIndex] = []
  /// Fonts that reach `scaledFont(for:)` by a name or through a function.
  @Sorted package internal(set) var fontsScaledElsewhere: Set<FontIndex> = []
  /// Fonts with a name by which the run gives them to images alone; none before files are linked.
  package internal(set) var fontsOfImages: Set<FontIndex> = []
  /// What the texts of rows and sections have whose heights the file gives; none before files are linked.
  package internal(set) var textsOfRows: [RowsOfType: TextFonts] = [:]
  /// Whether `scaledFont(for:)` also gets fonts of which the file does not say which they are.
  package internal(set) var scalesUnnamed = false
  package internal(set) var directives: [DirectiveComment] = []
  /// UTF-8 offsets of expressions that nest too deeply to be examined.
  package internal(set) var tooDeep: [Int] = []
  /// UTF-8 offset at which the file has more words than are examined: it has no facts.
  package internal(set) var tooLong: Int?
  /// UTF-8 offset of the first error that the parser found: what it read from there need not be what is
  /// meant.
  package internal(set) var firstError: Int?
  /// False for a file that is compiled for macOS alone, and for tests.
  package internal(set) var hasReaders = true
  /// Whether a program wrote it, and would write over what a person changes.
  package private(set) var isGenerated = false

  /// A source of which no facts are known.
  init(bytes: [UInt8], path: String, lines: LineTable) {
    self.path = path
    self.bytes = bytes
    self.lines = lines
    isGenerated = GeneratedCode.isMarked(bytes, path: path)
  }
}

// MARK: - Kept facts

/// A file is kept without its bytes, for a file of the same path and bytes.
extension SourceFile: Codable {
  private enum CodingKeys: CodingKey {
    case isRead, names, fonts, assignments, heights, views, titleCalls, imageCalls
    case namedFontUses, scaledValueCalls
    case scalingFunctions, handedTextViews, textSizeUses, nestedViews, anchorLinks,
      types, barItems,
      symbolSizes,
      imports, isWidget
    case sizeChangeHandlers, fontsScaledElsewhere, scalesUnnamed, directives, tooDeep, tooLong
    case firstError, hasReaders, isGenerated
  }

  /// What was kept, with the source that it was read from.
  package func with(_ source: ParsedSource) -> SourceFile {
    var file = self
    (file.path, file.bytes, file.lines) = (source.path, source.bytes, source.lines)
    return file
  }
}

extension SourceFile {
  package var hasErrors: Bool { firstError != nil }

  package subscript(font: FontIndex) -> FontExpression {
    font.isShared ? names.links[font] : fonts[font.rawValue]
  }
  package subscript(variable: VariableIndex) -> Variable { names[variable] }
  package subscript(scope: ScopeIndex) -> Scope { names[scope] }

  /// Where an offset is, for a finding.
  package func location(of offset: Int) -> SourceLocation {
    let place = lines.position(of: offset)
    return SourceLocation(path: path, line: place.line, column: place.column)
  }

  /// The source in a range of UTF-8 offsets; empty for ranges outside the file.
  package func text(in range: Range<Int>) -> String {
    bytes.text(in: range)
  }
}

extension SourceFile {
  /// The same facts where only some folders of the path are the app's own: those above it say nothing of it.
  ///
  /// - Parameter ownPath: The path without the folders above the app, which is asked for where it matters.
  package func inApp(at ownPath: () -> String) -> SourceFile {
    guard isWidget else { return self }
    var file = self
    file.isWidget = Self.isWidget(importing: imports, at: ownPath())
    return file
  }

  /// Whether imports or folders say that a source is of a widget.
  static func isWidget(importing imports: Set<String>, at path: String) -> Bool {
    if !imports.isDisjoint(with: ["ActivityKit", "WidgetKit"]) { return true }
    guard let name = path.lastIndex(of: "/") else { return false }
    return widgetFolders.occur(in: Array(path[..<name].utf8))
  }

  private static let widgetFolders = AnyCaseWords(["widget", "liveactivit"])
}
