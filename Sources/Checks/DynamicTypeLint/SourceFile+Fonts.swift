import DynamicType
import DynamicTypeModel
import DynamicTypeSource

extension SourceFile {
  /// Whether a font sets plain text or a symbol that readers see, and nothing scales it later.
  ///
  /// Where fonts are scaled that the file does not name, it may be any that is not given to a view.
  func isPlainText(_ index: FontIndex) -> Bool {
    let font = self[index]
    switch font.use {
    case .scaled, .measured, .textAttribute, .blankAttribute, .barAttribute, .measuringAttribute:
      return false
    case .argument where scalesUnnamed, .other where scalesUnnamed: return false
    case .assigned, .modifier, .wrapped, .symbol, .argument, .other: break
    }
    let points = names.numbers(of: font.size, in: font.scope).max() ?? .infinity
    guard font.isGivenToView || points > Self.mostPointsOfDescriptor else { return false }
    return !font.isFallback && !fontsScaledElsewhere.contains(index)
      && names.isSeenByReaders(font.scope)
  }

  /// No text that is to be read is as small; such fonts stand for a typeface, and get their size later.
  private static let mostPointsOfDescriptor = 4.0

  /// Whether a modifier of a chain gives it a font of a fixed size.
  func keepsSize(_ chain: ViewChain) -> Bool {
    let fonts = chain.modifiers.filter { $0.name == "font" }.compactMap(\.arguments.first?.value)
    return keepsSize(fonts, in: chain.scope)
  }

  /// Whether one of some fonts has a fixed size.
  func keepsSize(_ fonts: [Value], in scope: ScopeIndex) -> Bool {
    fonts.contains { value in
      guard let font = names.font(of: value, in: scope), scaling(of: font) == .fixed else {
        return false
      }
      // Only taken for a number: what is about its text is said, too.
      if case .name(let path) = self[font].size, names.isConstantOfUnknownType(path) {
        return false
      }
      return true
    }
  }

  /// Whether the font that code gives a view follows the reader when it is made anew at each size.
  func givesScaledFont(_ assignment: PropertyAssignment) -> Bool {
    guard let font = names.font(of: assignment.value, in: assignment.scope) else {
      return names.isOfAdjustingFamily(assignment.value)
    }
    return scaling(of: font) == .scales
  }

  /// Whether a font's size is what a function gets from its caller, in a file that scales nothing.
  fileprivate func keepsSizeOfCaller(_ font: FontExpression) -> Bool {
    var steps = 1_000
    if scalesSomething { return false }
    if isSizeOfViewsCaller(font.size, in: font.scope) { return true }
    return !font.isOfSwiftUI && isOfCaller(font.size, in: font.scope, depth: 0, &steps)
  }

  /// Whether a value is what a function that gives fonts to views gets, `func body(_ size: CGFloat) -> Font`, or what a
  /// view or a modifier keeps under a font's name, `let fontSize: CGFloat`. Other sizes may be those of a circle or a
  /// sign.
  private func isSizeOfViewsCaller(_ value: Value, in scope: ScopeIndex) -> Bool {
    guard case .name(let path) = value, let found = names.variable(at: path, in: scope) else {
      return false
    }
    let variable = self[found]
    let isNamedForFonts = Self.wordsForFonts.contains { variable.name.lowercased().contains($0) }
    if variable.isParameter {
      let owner = names.enclosingTypeName(of: scope)
      return isNamedForFonts || owner.map(Self.ownersOfFonts.contains) == true
    }
    guard case .type = self[variable.scope].kind, !variable.isScaledMetric, !variable.isComputed,
      let type = variable.typeName, SourceNames.numberTypes.contains(type)
    else { return false }
    return isNamedForFonts && !variable.isPrivate
      && !names.isScaledMetricElsewhere(variable.name)
  }

  private static let wordsForFonts = ["font", "textsize"]
  /// Types whose extensions make fonts, or give them to views.
  private static let ownersOfFonts: Set<String> = ["Font", "Text", "View"]

  /// Whether a value is a parameter, or one and numbers: `size * 1.3`.
  ///
  /// - Parameter steps: How many more values may be looked at: sums of sums of sums name the same few more
  ///   often than any size that a person wrote does.
  private func isOfCaller(
    _ value: Value, in scope: ScopeIndex, depth: Int, _ steps: inout Int
  ) -> Bool {
    guard depth < 8, steps > 0 else { return false }
    steps -= 1
    switch value {
    case .name(let path):
      guard let found = names.variable(at: path, in: scope) else { return false }
      let variable = self[found]
      if variable.isParameter { return true }
      return variable.isConstant
        && isOfCaller(variable.initial, in: variable.scope, depth: depth + 1, &steps)
    case .sum(let parts), .arithmetic(let parts), .choice(let parts):
      let others = parts.filter { !isOfCaller($0, in: scope, depth: depth + 1, &steps) }
      return others.count < parts.count
        && others.allSatisfy { names.number(of: $0, in: scope) != nil }
    default: return false
    }
  }

  /// Whether a `UIFontMetrics` or `@ScaledMetric` occurs in the file.
  var scalesSomething: Bool {
    !scaledValueCalls.isEmpty || names.variables.contains(where: \.isScaledMetric)
      || fonts.contains { if case .scaled = $0.kind { true } else { false } }
  }

  /// The size of a font as a message names it.
  func sizeText(of font: FontExpression) -> String {
    let sizes = names.numbers(of: font.size, in: font.scope)
    guard let last = sizes.last else {
      guard case .name(let path) = font.size, names.isConstantOfUnknownType(path) else {
        return "its size"
      }
      return path.joined(separator: ".")
    }
    return (sizes.dropLast().map(\.short) + [last.points]).joined(separator: " or ")
  }
}

extension SourceFile {
  /// Whether a target is a view that scrolls, by the name of its type, or its own where the file does not declare it.
  func isScrolling(_ target: TargetPath, in scope: ScopeIndex) -> Bool {
    guard let last = target.components.last else { return false }
    let found = target.components.count == 1 ? names.variable(named: last, in: scope) : nil
    let name = (found.flatMap { self[$0].typeName } ?? last).lowercased()
    return ["scroll", "table", "collection", "textview"].contains { name.contains($0) }
  }
}

extension SourceRule {
  /// A note about a function that makes a font of whatever size it is asked for.
  func fontOfCaller(_ index: FontIndex, in file: SourceFile) -> Finding? {
    let font = file[index]
    guard file.keepsSizeOfCaller(font), !isProportional(font) else { return nil }
    return finding(
      "the fonts made here keep the size they are asked for; nothing in this file scales them: "
        + (font.isOfSwiftUI
          ? "a text style or relativeTo: would, for all that use them"
          : "UIFontMetrics would, for all that use them"),
      at: font.range.lowerBound, in: file, severity: .note)
  }

  /// `label.font = .systemFont(ofSize: side * 0.6)`: initials in a circle of that size.
  private func isProportional(_ font: FontExpression) -> Bool {
    guard font.isGivenToView, case .arithmetic = font.size else { return false }
    return true
  }

  /// A note about a symbol that stays small.
  func fixedSymbol(_ font: FontExpression, in file: SourceFile, remedy: String) -> Finding {
    finding(
      "this symbol keeps \(file.sizeText(of: font)) at every text size, beside text that grows: "
        + remedy,
      at: font.range.lowerBound, in: file, severity: .note)
  }
}

extension FontExpression {
  /// Whether it goes where it is made into a view or a text.
  ///
  /// A font that is kept or given back may be scaled elsewhere, and a second time raises an exception.
  var isGivenToText: Bool {
    switch use {
    case .assigned, .textAttribute, .measuringAttribute: true
    default: false
    }
  }

  /// Whether a view has it as it is made.
  fileprivate var isGivenToView: Bool {
    switch use {
    case .assigned, .modifier: true
    default: false
    }
  }

  /// Whether it is a `Font`, which SwiftUI shows.
  fileprivate var isOfSwiftUI: Bool {
    switch kind {
    case .swiftUISystem, .swiftUIFixedCustom: true
    default: false
    }
  }
}

extension TextStyle {
  /// The style that has so many points at the default size, in the regular weight.
  static func regular(ofSize size: Double) -> TextStyle? {
    onEveryOS.first { $0.pointSize(for: .large) == size && $0.weight == .regular }
  }

  /// The style that looks the same at the default size.
  static func exactly(size: Double, weight: FontWeight) -> TextStyle? {
    onEveryOS.first { $0.pointSize(for: .large) == size && $0.weight == weight }
  }

  /// The style that SwiftUI's `Font` has by a name.
  init?(swiftUIName name: String) {
    guard let style = Self.onEveryOS.first(where: { $0.swiftUIName == name }) else { return nil }
    self = style
  }

  /// As `Font.TextStyle` and `UIFont.TextStyle` spell the case.
  var swiftUIName: String {
    switch self {
    case .title1: "title"
    case .caption1: "caption"
    default: name
    }
  }
}

extension FixIt {
  /// Puts `UIFontMetrics` around a `UIFont`, with the text style nearest in size; nil where it may be
  /// scaled elsewhere, a suggestion where it may be meant not to be.
  static func scaling(
    _ font: FontExpression, ofSize size: Double, in file: SourceFile, _ deliberate: DeliberateSizes
  ) -> FixIt? {
    guard font.isGivenToText, !deliberate.mayBeScaledLater(font) else { return nil }
    let style = TextStyle.nearest(toSize: size)
    let start = font.outerRange.lowerBound
    return FixIt(
      title: "Scale with UIFontMetrics",
      edits: [
        FixIt.Edit(
          range: start..<start,
          replacement: "UIFontMetrics(forTextStyle: .\(style.name)).scaledFont(for: "),
        FixIt.Edit(
          range: font.outerRange.upperBound..<font.outerRange.upperBound, replacement: ")"),
      ],
      isSuggestion: deliberate.contain(font))
  }
}
