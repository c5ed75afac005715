import DynamicTypeModel
import DynamicTypeSource

/// A font or a length of the reader's text size that is made once and kept.
///
/// `preferredFont(forTextStyle:).pointSize`, `lineHeight` and `scaledValue(for:)` give a number that is right when it
/// is worked out. A font that is made of it is of no text style: a label with `adjustsFontForContentSizeCategory`
/// has nothing to replace it by. A height that is made of it stays when the text beside it grows. Scale the font itself,
/// with `scaledFont(for:)`; work lengths out again when the size changes; and in SwiftUI use a text style or `@ScaledMetric`.
///
/// Reported are fonts of such a size, wherever they are made, and lengths and such fonts that a type keeps. Notes are
/// heights of views, rows and items that are set once, preferred fonts that a type keeps for itself and
/// no label of it adjusts, fonts of SwiftUI in views that do not read the text size, and what the file arranges by the text
/// size only when a view is made.
///
/// Nothing is reported in a type that reacts to changes itself, nor in functions that UIKit calls again, such as
/// `layoutSubviews()`. Fonts of labels have a rule of their own, `missing-adjusts-font`, and those of attributed text that
/// follow, `attributed-text-does-not-update`.
///
/// ## Triggers
///
/// ```swift
/// enum Metrics {
///   static let rowHeight = UIFontMetrics.default.scaledValue(for: 44)
/// }
/// extension UIFont {
///   static func price() -> UIFont? {
///     UIFont(name: "Avenir-Book", size: UIFont.preferredFont(forTextStyle: .body).pointSize)
///   }
/// }
/// ```
///
/// ## Fine
///
/// ```swift
/// enum Metrics {
///   static var rowHeight: CGFloat { UIFontMetrics.default.scaledValue(for: 44) }
/// }
/// extension UIFont {
///   static func price() -> UIFont? {
///     UIFont(name: "Avenir-Book", size: 17).map { UIFontMetrics.default.scaledFont(for: $0) }
///   }
/// }
/// ```
package struct TextSizeReadOnce: SourceRule {
  package static let id: RuleID = "text-size-read-once"
  package static let summary =
    "A font or a length of the reader's text size that is made once and kept"
  package static let severity = Severity.warning

  package init() {}

  package func findings(in file: SourceFile) -> [Finding] {
    let places = ReadingPlaces(file)
    let found =
      keptValues(in: file, places) + madeFonts(in: file, places) + heights(in: file, places)
      + choices(in: file, places)
    return found.sorted { $0.location < $1.location }
  }

  // MARK: What a type keeps

  private func keptValues(in file: SourceFile, _ places: ReadingPlaces) -> [Finding] {
    file.names.variables.compactMap { variable in
      guard variable.isConstant, !variable.isComputed, !variable.isParameter,
        !variable.isScaledMetric, variable.alias == nil, !variable.isFunction,
        places.areKept(variable.scope), places.arePassedOver(variable.scope) == false
      else { return nil }
      if case .font(let font) = variable.initial {
        return keptFont(font, variable, in: file, places)
      }
      let isRemade = places.isRemade(variable)
      guard file.readsTextSize(variable.initial, in: variable.scope),
        !isRemade || !places.followsTextSize(variable.scope)
      else { return nil }
      return finding(
        "this length is worked out for one text size, and stays when the reader chooses another: "
          + "work it out where it is used, or again when the size changes",
        at: variable.offset, in: file, severity: isRemade ? .note : nil)
    }
  }

  private func keptFont(
    _ font: FontIndex, _ variable: Variable, in file: SourceFile, _ places: ReadingPlaces
  ) -> Finding? {
    // Other files may give it to labels that adjust.
    guard variable.isPrivate, file[font].kind.isOfTextStyle, !places.adjusts(variable.scope),
      !places.givesView(font)
    else { return nil }
    return finding(
      "this font has the size that the reader had chosen when it was made: text that shows it follows only with "
        + MissingAdjustsFont.property,
      at: variable.offset, in: file, severity: .note)
  }

  // MARK: Fonts

  private func madeFonts(in file: SourceFile, _ places: ReadingPlaces) -> [Finding] {
    file.fonts.indices.compactMap { place in
      let index = FontIndex(place)
      guard file[index].isShown, !file[index].isFallback, !places.arePassedOver(file[index].scope)
      else { return nil }
      switch file[index].kind {
      case .system, .named: return fontOfUIKit(index, in: file, places)
      case .swiftUISystem, .swiftUIFixedCustom: return fontOfSwiftUI(index, in: file, places)
      default: return nil
      }
    }
  }

  private func fontOfUIKit(
    _ index: FontIndex, in file: SourceFile, _ places: ReadingPlaces
  ) -> Finding? {
    guard !places.givesView(index), !file.fontsScaledElsewhere.contains(index) else { return nil }
    let font = file[index]
    if file.readsTextSize(font.size, in: font.scope) {
      return finding(
        "a font of a size that is scaled once follows nobody, and no label adjusts it: "
          + "scale the font itself, with scaledFont(for:)",
        at: font.range.lowerBound, in: file)
    }
    guard let view = Self.viewWithFont(font.size), !font.isHandedOn else { return nil }
    return finding(
      "this font has the size that the font of \(view) has now, and is of no text style: "
        + "nothing adjusts it; change the traits of that font, and keep its style",
      at: font.range.lowerBound, in: file)
  }

  /// The view of `label.font.pointSize`.
  private static func viewWithFont(_ size: Value) -> String? {
    guard case .name(let path) = size, path.count > 2, path.suffix(2) == ["font", "pointSize"]
    else { return nil }
    return path.dropLast(2).joined(separator: ".")
  }

  private func fontOfSwiftUI(
    _ index: FontIndex, in file: SourceFile, _ places: ReadingPlaces
  ) -> Finding? {
    let font = file[index]
    guard !file.isWidget, file.readsTextSize(font.size, in: font.scope),
      !places.followsTextSize(font.scope)
    else { return nil }
    if let keeper = places.keeper(of: font), !keeper.isComputed {
      return finding(
        "this font is made for one text size, and stays when the reader chooses another: "
          + "use a text style, or custom(_:size:relativeTo:)",
        at: font.range.lowerBound, in: file, severity: places.isRemade(keeper) ? .note : nil)
    }
    return finding(
      "this size is worked out when the view is made, and SwiftUI does not make it anew for a new text size: "
        + "use a text style, or @ScaledMetric",
      at: font.range.lowerBound, in: file, severity: .note)
  }

  // MARK: Heights

  private func heights(in file: SourceFile, _ places: ReadingPlaces) -> [Finding] {
    let constraints = file.heights.constraints.filter {
      $0.relation != .greaterThanOrEqual && places.isSetOnce($0.scope)
        && (file.readsTextSize($0.constant, in: $0.scope) || readsFontOfView($0.constant))
    }.map(\.range.lowerBound)
    let layouts = file.heights.ofLayouts.filter {
      places.isSetOnce($0.scope) && file.readsTextSize($0.value, in: $0.scope)
    }.map(\.range.lowerBound)
    let assignments = file.assignments.filter {
      Self.heights.contains($0.property) && places.isSetOnce($0.scope)
        && file.readsTextSize($0.value, in: $0.scope)
    }.map(\.range.lowerBound)
    return (constraints + layouts + assignments).map { offset in
      finding(
        "this height is worked out for one text size, and stays when the reader chooses another: "
          + "set it again when the size changes, or let the content decide",
        at: offset, in: file, severity: .note)
    }
  }

  /// Whether a height is made of the size that the font of a view has now: `label.font.pointSize + 2`.
  private func readsFontOfView(_ value: Value) -> Bool {
    switch value {
    case .name(let path):
      path.count > 2 && path[path.count - 2] == "font"
        && ["lineHeight", "pointSize"].contains(path[path.count - 1])
    case .sum(let parts), .arithmetic(let parts): parts.contains(where: readsFontOfView)
    default: false
    }
  }

  private static let heights: Set<TextProperty> = [
    .rowHeight, .sectionHeaderHeight, .sectionFooterHeight, .itemSize, .headerReferenceSize,
    .footerReferenceSize, .constant,
  ]

  // MARK: Choices

  private func choices(in file: SourceFile, _ places: ReadingPlaces) -> [Finding] {
    file.names.scopes.indices.compactMap { index in
      let scope = ScopeIndex(index)
      guard file[scope].kind == .textSizes, let parent = file[scope].parent,
        places.isSetWhenMade(parent), !places.arePassedOver(parent)
      else { return nil }
      return finding(
        "this is decided for one text size, when the view is made: decide again when the reader chooses another",
        at: places.firstWord(of: scope), in: file, severity: .note)
    }
  }
}

extension FontExpression {
  /// Whether it may become the font of a text that is shown.
  fileprivate var isShown: Bool {
    switch use {
    case .scaled, .measured, .blankAttribute, .measuringAttribute, .barAttribute, .symbol: false
    case .assigned, .modifier, .textAttribute, .wrapped, .argument, .other: true
    }
  }

  /// Whether a function of the app's own gets it.
  fileprivate var isHandedOn: Bool {
    if case .argument = use { true } else { false }
  }
}

extension FontExpression.Kind {
  /// Whether UIKit's views can replace the font when the text size changes.
  fileprivate var isOfTextStyle: Bool {
    switch self {
    case .preferred, .scaled: true
    default: false
    }
  }
}

/// Where a file reads the text size, and what it does when that changes.
private struct ReadingPlaces {
  let file: SourceFile
  /// Whether the file asks SwiftUI for the text size, so that its views are made anew when that changes.
  private let asksForTextSize: Bool
  /// Types that have a `@ScaledMetric`, for which the same is true.
  private let scaling: Set<ScopeIndex?>
  private let reacting: Set<ScopeIndex?>
  private let adjusting: Set<ScopeIndex?>
  /// Fonts that `missing-adjusts-font` judges, as labels get them here.
  private let viewsFonts: Set<FontIndex>

  init(_ file: SourceFile) {
    self.file = file
    asksForTextSize = file.names.variables.contains {
      $0.name == "dynamicTypeSize" || $0.name == "sizeCategory"
    }
    scaling = Set(
      file.names.variables.filter(\.isScaledMetric).map { file.names.enclosingType(of: $0.scope) })
    reacting = Set(file.sizeChangeHandlers.map { file.names.enclosingType(of: $0) })
    adjusting = Set(
      file.assignments.filter { $0.property == .adjustsFontForContentSizeCategory }
        .map { file.names.enclosingType(of: $0.scope) })
    viewsFonts = Set(
      file.assignments.filter {
        $0.property == .font && file.textView($0.target, in: $0.scope) != nil
      }.compactMap { file.names.font(of: $0.value, in: $0.scope) })
  }

  func givesView(_ font: FontIndex) -> Bool { viewsFonts.contains(font) }
  func adjusts(_ scope: ScopeIndex) -> Bool {
    adjusting.contains(file.names.enclosingType(of: scope))
  }

  /// Whether nobody sees what a scope sets, or its type sets it again when the text size changes.
  func arePassedOver(_ scope: ScopeIndex) -> Bool {
    if !file.names.isSeenByReaders(scope) { return true }
    guard let type = file.names.enclosingType(of: scope) else { return false }
    return reacting.contains(type)
  }

  /// Whether a scope's variables outlive the functions that use them.
  func areKept(_ scope: ScopeIndex) -> Bool {
    switch file[scope].kind {
    case .file, .type: true
    default: false
    }
  }

  /// Whether SwiftUI makes the views of a type anew when the text size changes.
  func followsTextSize(_ scope: ScopeIndex) -> Bool {
    asksForTextSize || scaling.contains(file.names.enclosingType(of: scope))
  }

  /// Whether SwiftUI makes what has a property anew whenever it likes.
  func isRemade(_ property: Variable) -> Bool {
    !property.isStatic
      && file.names.inheritedNames(ofTypeAround: property.scope).contains {
        $0 == "View" || $0 == "ViewModifier" || $0.hasSuffix("Style")
          || $0.hasSuffix("Representable")
      }
  }

  /// The property or the global constant that keeps a font, also as a part of its value.
  func keeper(of font: FontExpression) -> Variable? {
    guard areKept(font.scope) else { return nil }
    return file.names.variables.last {
      $0.scope == font.scope && $0.offset < font.range.lowerBound
    }
  }

  /// Whether what a scope sets is set where a view is set up, and not in what UIKit calls again.
  func isSetOnce(_ scope: ScopeIndex) -> Bool {
    guard !arePassedOver(scope) else { return false }
    let name = functionName(around: scope)
    return !Self.repeatedFunctions.contains(name) && !name.hasPrefix("update")
  }

  /// Whether a scope is of a function that runs once, as its view is made.
  func isSetWhenMade(_ scope: ScopeIndex) -> Bool {
    let name = functionName(around: scope)
    return Self.firstFunctions.contains(name) || name.lowercased().hasPrefix("setup")
  }

  private func functionName(around scope: ScopeIndex) -> String {
    for ancestor in file.names.ancestors(of: scope) {
      if case .function(let name) = file[ancestor].kind { return name }
    }
    return ""
  }

  /// What UIKit calls whenever it lays out, and what a table asks again; those that update a view's properties run when traits
  /// change that they have read.
  ///
  /// Source: Apple, *Automatic trait tracking* (iOS 18), and `UIView.updateProperties()` (iOS 26).
  private static let repeatedFunctions: Set<String> = [
    "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConstraints",
    "updateViewConstraints", "intrinsicContentSize", "sizeThatFits", "prepare", "draw", "tableView",
    "collectionView", "updateProperties", "updateConfiguration",
    "updateContentUnavailableConfiguration",
  ]

  private static let firstFunctions: Set<String> = [
    "init", "viewDidLoad", "awakeFromNib", "loadView", "commonInit",
  ]

  /// UTF-8 offset of a scope's first word, after the comments before it.
  func firstWord(of scope: ScopeIndex) -> Int {
    var place = file[scope].start
    while place < file.bytes.count {
      let byte = file.bytes[place]
      if byte == UInt8(ascii: "/"), place + 1 < file.bytes.count,
        file.bytes[place + 1] == UInt8(ascii: "/")
      {
        while place < file.bytes.count, file.bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if byte > UInt8(ascii: " ") {
        return place
      } else {
        place += 1
      }
    }
    return file[scope].start
  }
}
