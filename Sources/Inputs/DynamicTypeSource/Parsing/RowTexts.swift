/// What the texts of a view have for fonts, as far as the run says.
package enum TextFonts: Int, Comparable, Sendable {
  /// Of constant sizes, all of them.
  case fixed
  /// Some of them are not known, and none is known to grow.
  case unknown
  /// Some of them may grow.
  case growing

  package static func < (left: TextFonts, right: TextFonts) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Whose rows, headers or footers: the type with the delegate's methods.
package struct RowsOfType: Hashable, Sendable {
  package var type: String
  package var method: HeightMethod
}

/// What the views of a run's tables have for fonts.
struct RowTexts {
  /// What a class says of its texts, in all files.
  private struct Facts {
    var superclasses: Set<String> = []
    var fonts = TextFonts.fixed
    /// The types of what it has.
    var parts: Set<String> = []
    /// Whether a document has its texts, by its outlets or since it loads one.
    var hasDocument = false
    /// How often it says to inherit from a class of UIKit's, and from something else.
    var declarationsAsView = 0
    var otherDeclarations = 0

    /// Whether one class has the name, and no other.
    var isDeclaredOnce: Bool {
      declarationsAsView == 1 || declarationsAsView == 0 && otherDeclarations > 0
    }
  }

  /// The views that a type says its tables have.
  fileprivate struct Made {
    var classes: Set<String> = []
    /// What the methods that give them back do with their texts.
    var styling: TextFonts?
    /// Whether it gives back some of which it does not say what they are.
    var hasUnknown = false
    /// Whether some are known by what is registered or taken out, which are all that there can be.
    var isRegistered = false
    /// Whether it gives titles, which UIKit shows in texts that grow.
    var hasTitles = false
  }

  private var classes: [String: Facts] = [:]
  private var made: [RowsOfType: Made] = [:]
  private let documents: [String: TextFonts]

  /// - Parameter documents: What the texts of xibs have, by the names of these.
  init(_ files: [SourceFile], documents: [String: TextFonts]) {
    self.documents = documents
    for file in files where file.hasReaders {
      for view in file.heights.madeViews {
        guard let type = file.names.enclosingTypeName(of: view.scope) else { continue }
        let rows = RowsOfType(type: type, method: view.method)
        made[rows, default: Made()].add(view, ofClass: file.className(of: view))
      }
      for row in file.heights.rowClasses {
        guard let type = file.names.enclosingTypeName(of: row.scope) else { continue }
        let rows = RowsOfType(type: type, method: row.method)
        made[rows, default: Made()].classes.insert(row.name)
        made[rows]?.isRegistered = true
      }
      for method in HeightMethod.ofTables where file.hasTitles(for: method) {
        for type in Set(file.types.filter { $0.kind != .member }.map(\.name)) {
          made[RowsOfType(type: type, method: method), default: Made()].hasTitles = true
        }
      }
    }
    var wanted = made.values.reduce(into: Set<String>()) { $0.formUnion($1.classes) }
    // What a class has is looked at as well: its own views, and its superclass.
    for _ in 0..<Self.mostLevels where !wanted.isEmpty {
      for file in files where file.hasReaders { gather(wanted, in: file) }
      let next = wanted.flatMap { name in
        (classes[name]?.parts ?? []).union(classes[name]?.superclasses ?? [])
      }
      for name in wanted where classes[name] == nil { classes[name] = Facts() }
      wanted = Set(next).subtracting(classes.keys)
    }
  }

  private static let mostLevels = 4

  /// What the texts of rows, headers or footers have; nil where nobody knows whose texts they are.
  func fonts(of rows: RowsOfType) -> TextFonts? {
    guard let views = made[rows] else { return nil }
    if views.hasTitles { return .growing }
    var fonts = views.classes.map { self.fonts(ofView: $0) }
    if let styling = views.styling { fonts.append(styling) }
    if views.hasUnknown, !views.isRegistered { fonts.append(.unknown) }
    return fonts.max()
  }

  private func fonts(ofView name: String, visited: Set<String> = []) -> TextFonts {
    if Self.growingViews.contains(name) || name == "UITableViewCell" { return .growing }
    if visited.contains(name) { return .fixed }
    guard let facts = classes[name], facts.isDeclaredOnce else {
      return documents[name] ?? .unknown
    }
    let visited = visited.union([name])
    var fonts = facts.fonts
    if let inDocument = documents[name] ?? (facts.hasDocument ? .unknown : nil) {
      fonts = max(fonts, inDocument)
    }
    // Of a class whose own one no file declares nobody knows what it shows.
    if !isView(facts) { fonts = max(fonts, .unknown) }
    for superclass in facts.superclasses {
      if Self.growingViews.contains(superclass) { return .growing }
      guard let inherited = classes[superclass], isView(inherited) else { continue }
      fonts = max(fonts, self.fonts(ofView: superclass, visited: visited))
    }
    for part in facts.parts where fonts < .growing {
      fonts = max(fonts, self.fonts(ofPart: part, visited: visited))
    }
    return fonts
  }

  /// Whether a class inherits from one of UIKit's, or from one that does.
  private func isView(_ facts: Facts, depth: Int = 0) -> Bool {
    depth < Self.mostLevels
      && facts.superclasses.contains { name in
        name.hasPrefix("UI") || classes[name].map { isView($0, depth: depth + 1) } ?? false
      }
  }

  private func fonts(ofPart type: String, visited: Set<String>) -> TextFonts {
    if Self.growingViews.contains(type) { return .growing }
    if Self.listViews.contains(type) { return .unknown }
    if Self.frameworkPrefixes.contains(where: type.hasPrefix) { return .fixed }
    // A model is no view.
    if let facts = classes[type], !facts.superclasses.isEmpty {
      return isView(facts) ? fonts(ofView: type, visited: visited) : .fixed
    }
    return Self.endingsOfViews.contains(where: type.hasSuffix) ? .unknown : .fixed
  }

  /// Views of UIKit whose texts follow the reader.
  private static let growingViews: Set<String> = [
    "UIDatePicker", "UIListContentView", "UISearchBar",
  ]
  /// Views of UIKit with views of the app's in them.
  private static let listViews: Set<String> = ["UITableView", "UICollectionView"]
  private static let frameworkPrefixes = ["CA", "CG", "NS", "UI"]
  private static let endingsOfViews = [
    "Bar", "Button", "Cell", "Control", "Field", "Header", "Label", "View",
  ]
}

extension RowTexts.Made {
  mutating func add(_ view: MadeView, ofClass name: String?) {
    if let name { classes.insert(name) }
    switch view.styling {
    case .growing: styling = .growing
    case .unknown: styling = max(styling ?? .fixed, .unknown)
    case nil: if name == nil { hasUnknown = true }
    }
  }
}

extension HeightMethod {
  fileprivate static let ofTables: [HeightMethod] = [
    .heightForRowAt, .heightForHeaderInSection, .heightForFooterInSection,
  ]
}

// MARK: - Classes

extension RowTexts {
  /// Adds what a file says of some classes.
  private mutating func gather(_ wanted: Set<String>, in file: SourceFile) {
    let found = wanted.filter { !file.names.scopes(ofType: $0).isEmpty }
    if found.isEmpty { return }
    let ends = file.scopeEnds
    var owners: [ScopeIndex: String] = [:]
    for name in found.sorted() {
      for scope in file.names.scopes(ofType: name) {
        owners[scope] = name
        guard case .type(_, let inherits) = file[scope].kind else { continue }
        var facts = classes[name] ?? Facts()
        if let first = inherits.first, !Self.isProtocol(first) {
          if first.hasPrefix("UI") {
            facts.declarationsAsView += 1
          } else {
            facts.otherDeclarations += 1
          }
        }
        facts.superclasses.formUnion(inherits.filter { !Self.isProtocol($0) })
        let body = file[scope].start..<max(file[scope].start, ends[scope.rawValue])
        if Self.growingWords.occur(in: file.bytes, range: body) { facts.fonts = .growing }
        if Self.labelWords.occur(in: file.bytes, range: body) {
          let setsFont = Self.labelFontWords.occur(in: file.bytes, range: body)
          facts.fonts = max(facts.fonts, setsFont ? .unknown : .growing)
        }
        if Self.documentWords.occur(in: file.bytes, range: body) { facts.hasDocument = true }
        classes[name] = facts
      }
    }
    gatherFonts(in: file, owners)
    for variable in file.names.variables {
      guard let name = owner(of: variable.scope, file, owners) else { continue }
      if variable.isOutlet { classes[name]?.hasDocument = true }
      if let type = variable.typeName, type != name { classes[name]?.parts.insert(type) }
    }
  }

  private mutating func gatherFonts(in file: SourceFile, _ owners: [ScopeIndex: String]) {
    for (place, font) in file.fonts.enumerated() {
      guard let name = owner(of: font.scope, file, owners) else { continue }
      note(file.scaling(of: FontIndex(place)), of: name)
    }
    for assignment in file.assignments {
      guard assignment.property == .font || assignment.property == .attributedText,
        let name = owner(of: assignment.scope, file, owners)
      else { continue }
      let font = file.names.font(of: assignment.value, in: assignment.scope)
      note(font.map { file.scaling(of: $0) } ?? .unknown, of: name)
    }
  }

  private mutating func note(_ scaling: Scaling, of name: String) {
    let fonts: TextFonts =
      switch scaling {
      case .fixed: .fixed
      case .unknown: .unknown
      case .scales: .growing
      }
    let known = classes[name]?.fonts ?? .fixed
    classes[name]?.fonts = max(known, fonts)
  }

  private func owner(
    of scope: ScopeIndex, _ file: SourceFile, _ owners: [ScopeIndex: String]
  ) -> String? {
    file.names.ancestors(of: scope).lazy.compactMap { owners[$0] }.first
  }

  private static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "able", "AnyObject", "Protocol"].contains(where: name.hasSuffix)
  }

  /// Parts of what gives a text a font that follows the reader, or is a text of UIKit's own that does.
  private static let growingWords = AnyCaseWords([
    "preferredfont", "uifontmetrics", "scaledfont", "configuration", "uihosting",
  ])
  /// UIKit's labels of cells, which follow the reader unless they are given another font.
  private static let labelWords = AnyCaseWords([".textlabel", " textlabel", "detailtextlabel"])
  private static let labelFontWords = AnyCaseWords([
    "textlabel.font", "textlabel?.font", "textlabel!.font",
  ])
  private static let documentWords = AnyCaseWords(["loadnibnamed", "uinib(", "fromnib"])
}

extension SourceFile {
  /// The classes of the rows, headers and footers that tables of the file get.
  package var classesOfRows: Set<String> {
    Set(heights.madeViews.compactMap { className(of: $0) } + heights.rowClasses.map(\.name))
  }

  /// The types that give rows and sections their heights: what these show may be said in extensions of other files.
  package var typesWithRowHeights: Set<String> {
    Set(scopesOfRowHeights.compactMap { names.enclosingTypeName(of: $0.scope) })
  }

  private var scopesOfRowHeights: [(method: HeightMethod, scope: ScopeIndex)] {
    heights.returned.map { ($0.method, $0.scope) }
      + assignments.compactMap { assignment in
        HeightMethod(ofProperty: assignment.property).map { ($0, assignment.scope) }
      }
  }

  fileprivate func className(of view: MadeView) -> String? {
    view.className
      ?? view.variable.flatMap { names.variable(named: $0, in: view.scope) }
      .flatMap { $0.isShared ? nil : self[$0].typeName }
  }

  /// Whether a title may stand in the place of a header or a footer that the delegate does not make.
  fileprivate func hasTitles(for method: HeightMethod) -> Bool {
    switch method {
    case .heightForHeaderInSection: bytes.contains("titleForHeaderInSection")
    case .heightForFooterInSection: bytes.contains("titleForFooterInSection")
    default: false
    }
  }

  /// What the texts of the rows or sections have whose height is given in a scope; nil where nobody knows them.
  package func fontsOfTexts(withHeightFrom method: HeightMethod, around scope: ScopeIndex)
    -> TextFonts?
  {
    guard let type = names.enclosingTypeName(of: scope) else { return nil }
    return textsOfRows[RowsOfType(type: type, method: method)]
  }

  /// Notes what the texts of each file's rows and sections have for fonts.
  static func noteTextsOfRows(in files: inout [SourceFile], documents: [String: TextFonts]) {
    let heights = files.map(\.scopesOfRowHeights)
    guard heights.contains(where: { !$0.isEmpty }) else { return }
    let texts = RowTexts(files, documents: documents)
    for index in files.indices {
      for (method, scope) in heights[index] {
        guard let type = files[index].names.enclosingTypeName(of: scope) else { continue }
        let rows = RowsOfType(type: type, method: method)
        files[index].textsOfRows[rows] = texts.fonts(of: rows)
      }
    }
  }
}

extension HeightMethod {
  /// The method that is asked in the place of a table's property, or of a flow layout's; nil for other properties.
  package init?(ofProperty property: TextProperty) {
    switch property {
    case .rowHeight: self = .heightForRowAt
    case .sectionHeaderHeight: self = .heightForHeaderInSection
    case .sectionFooterHeight: self = .heightForFooterInSection
    case .itemSize: self = .sizeForItemAt
    default: return nil
    }
  }
}
