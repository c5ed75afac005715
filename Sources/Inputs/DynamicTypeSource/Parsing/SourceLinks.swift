/// The constants that the types of a run declare, for all its files to read.
///
/// Lengths and fonts alone, as `static let title = UIFont.systemFont(ofSize: 17)` in a theme's file.
/// A name that two files give different values says nothing: they may belong to different targets.
struct SourceLinks: Hashable, Sendable {
  /// A constant with the names of the types around it, from the outside inwards.
  private struct Member: Hashable {
    var owners: [String]
    var variable: VariableIndex
  }

  /// Where a shared font is made.
  struct Origin: Hashable {
    var file: Int
    var font: FontIndex
  }

  private var members: [String: [Member]] = [:]
  private var variables: [Variable] = []
  private var fonts: [FontExpression] = []
  private var origins: [Origin] = []
  /// The names of the types that some file declares or extends.
  private var types: Set<String> = []
  /// The names of views whose fonts some file sets from outside: `title` of `cell.title.font = …`.
  private var namesGivenFonts: Set<String> = []
  /// The names of views to which some file gives a title from outside: `close` of `bar.close.setTitle(…)`.
  private var namesGivenTitles: Set<String> = []
  /// What shows images in some file, and what shows other views, by their names.
  private var namesOfImages: Set<String> = []
  private var namesOfOtherViews: Set<String> = []
  /// The functions that give back a font which follows the reader, each with the name of its type before its own.
  private var scalingFunctions: Set<[String]> = []

  /// The functions that give back a font of the size that they get, in the same form.
  private var functionsOfSizes: Set<[String]> = []

  /// Whether some file scales a font that it does not make: which one is not known.
  private var scalesForeignFonts = false

  /// How often views adjust that have fonts of a family which no file declares: `["UIFont", "brand"]`.
  private var adjustingFamilies: [[String]: Int] = [:]

  /// Whether the text grows that views of the app's own always show, by the names of their types; of several of one
  /// name, whether all do.
  private var growingTexts: [String: Bool] = [:]

  /// The names of sizes that follow the reader in some file, whichever view has them.
  private var scaledMetrics: Set<String> = []

  init() {}

  /// What these files declare, each of them as far as it is linked already.
  init(_ files: [SourceFile]) {
    for (number, file) in files.enumerated() {
      types.formUnion(file.names.typeNames)
      for assignment in file.assignments
      where assignment.property == .font && assignment.target.components.count > 1 {
        namesGivenFonts.insert(assignment.target.components[assignment.target.components.count - 1])
      }
      for call in file.titleCalls where call.target.components.count > 1 {
        namesGivenTitles.formUnion(call.target.components.suffix(1))
      }
      namesOfImages.formUnion(file.views.namesOfImages)
      namesOfOtherViews.formUnion(file.views.namesOfOtherViews)
      scaledMetrics.formUnion(file.names.variables.lazy.filter(\.isScaledMetric).map(\.name))
      guard file.hasReaders else { continue }
      for family in file.familiesOfAdjustedFonts { adjustingFamilies[family, default: 0] += 1 }
      for own in file.views.ownTexts {
        let grows = file.grows(own.text)
        growingTexts[own.type] = (growingTexts[own.type] ?? true) && grows
      }
      scalingFunctions.formUnion(file.functionsGivingScaledFonts())
      functionsOfSizes.formUnion(file.functionsGivingFontsOfTheirSize())
      scalesForeignFonts = scalesForeignFonts || file.scalesForeignFonts
      for (place, variable) in file.names.variables.enumerated()
      where variable.isConstant && !variable.isPrivate {
        guard !file.names.superseded.contains(VariableIndex(place)), file.isShared(variable),
          file.names.isSeenElsewhere(variable.scope),
          let value = constant(variable, of: file, number)
        else { continue }
        var shared = variable
        (shared.scope, shared.initial, shared.alias) = (.file, value, nil)
        members[variable.name, default: []].append(
          Member(
            owners: file.names.typeNames(around: variable.scope),
            variable: VariableIndex(shared: variables.count)))
        variables.append(shared)
      }
    }
  }

  /// Whether some type has a constant of that name.
  func declares(_ name: String) -> Bool { members[name] != nil }

  /// Whether some file declares a type of that name, or extends it.
  func declaresType(_ name: String) -> Bool { types.contains(name) }

  /// Whether some file sets the font of a view of that name which is another's: `cell.title.font = …`.
  func givesFont(toViewNamed name: String) -> Bool { namesGivenFonts.contains(name) }

  /// Whether some file gives a title to a view of that name which is another's.
  func givesTitle(toViewNamed name: String) -> Bool { namesGivenTitles.contains(name) }

  /// Whether all that files declare by a name shows images alone.
  func isImage(_ name: String) -> Bool {
    namesOfImages.contains(name) && !namesOfOtherViews.contains(name)
  }

  /// Whether a function of a type gives back a font that follows the reader.
  func givesScaledFont(function name: String, of type: String) -> Bool {
    scalingFunctions.contains([type, name])
  }

  /// Whether a function gives back a font of the size that it gets, which nothing in the run scales.
  ///
  /// - Parameter path: The name of its type, where it is said, and its own; without one it is a function of fonts.
  func givesFontOfItsSize(function path: [String]) -> Bool {
    guard !functionsOfSizes.isEmpty, !scalesForeignFonts, let name = path.last else {
      return false
    }
    let types = path.count > 1 ? [path[path.count - 2]] : ["Font", "UIFont"]
    return types.contains { type in
      functionsOfSizes.contains([type, name]) && !scalingFunctions.contains([type, name])
    }
  }

  /// Whether views of the run adjust fonts of a family that no file declares, two at least: who wrote that knows that
  /// they follow the reader.
  func adjustsFonts(ofFamily family: [String]) -> Bool { adjustingFamilies[family, default: 0] > 1 }

  /// Whether a view of the app's own always shows a text that grows.
  func showsGrowingText(viewNamed name: String) -> Bool { growingTexts[name] == true }

  /// Whether some view has a `@ScaledMetric` of that name, which it may hand to others.
  func hasScaledMetric(named name: String) -> Bool { scaledMetrics.contains(name) }

  subscript(font: FontIndex) -> FontExpression { fonts[font.sharedPlace] }
  subscript(variable: VariableIndex) -> Variable { variables[variable.sharedPlace] }

  func origin(of font: FontIndex) -> Origin { origins[font.sharedPlace] }
}

extension SourceFile {
  /// For each view that adjusts and has a font that this file does not know, the names before the font's own.
  fileprivate var familiesOfAdjustedFonts: [[String]] {
    let adjusted = Set(
      assignments.filter {
        $0.property == .adjustsFontForContentSizeCategory && $0.value == .boolean(true)
      }.map { names.identity(of: $0.target, in: $0.scope) })
    if adjusted.isEmpty { return [] }
    return assignments.compactMap { assignment in
      guard assignment.property == .font,
        adjusted.contains(names.identity(of: assignment.target, in: assignment.scope)),
        names.font(of: assignment.value, in: assignment.scope) == nil
      else { return nil }
      return SourceNames.family(ofFont: assignment.value)
    }
  }

  /// Whether other files read a constant by its name: of a type, or a global one that is written as
  /// nothing else is, `kTitleFont`, `TITLE_FONT`.
  fileprivate func isShared(_ variable: Variable) -> Bool {
    switch self[variable.scope].kind {
    case .type: true
    case .file: variable.name.isConstantName
    default: false
    }
  }
}

extension String {
  /// Whether a name begins as those of types or, after a `k`, of old constants do: locals and inherited
  /// properties do not.
  var isConstantName: Bool {
    let letters = hasPrefix("k") ? dropFirst() : self[...]
    return letters.first?.isUppercase == true
  }
}

// MARK: - Finding

extension SourceLinks {
  /// The constant of a type that is named in full, such as `Theme.Font`.
  func member(_ name: String, of type: ArraySlice<String>) -> VariableIndex? {
    onlyOne(of: members[name, default: []].filter { $0.owners[...] == type })
  }

  /// The constant that a dotted name means within some types.
  ///
  /// - Parameters:
  ///   - path: The names before the constant's: a module or outer types may come first.
  ///   - types: Around the place where it is named, from the outside inwards.
  func member(_ name: String, of path: ArraySlice<String>, in types: [String]) -> VariableIndex? {
    onlyOne(
      of: members[name, default: []].filter { member in
        let unsaid = member.owners.count - path.count
        if unsaid <= 0 { return path.suffix(member.owners.count) == member.owners[...] }
        return member.owners.suffix(path.count) == path
          && types.starts(with: member.owners.prefix(unsaid))
      })
  }

  /// Nil where several differ.
  private func onlyOne(of found: [Member]) -> VariableIndex? {
    guard let first = found.first else { return nil }
    let value = meaning(of: first)
    return found.dropFirst().allSatisfy { meaning(of: $0) == value } ? first.variable : nil
  }

  private func meaning(of member: Member) -> Meaning {
    let value = self[member.variable].initial
    guard case .font(let font) = value else { return .length(value) }
    return .font(self[font].kind, size: self[font].size)
  }

  /// What a constant is worth, wherever it is declared.
  private enum Meaning: Hashable {
    case length(Value)
    case font(FontExpression.Kind, size: Value)
  }
}

// MARK: - Gathering

extension SourceLinks {
  /// A constant's value without names that mean something in its own file alone.
  private mutating func constant(
    _ variable: Variable, of file: SourceFile, _ number: Int
  ) -> Value? {
    if let length = length(variable.initial, in: variable.scope, of: file) { return length }
    guard let font = file.names.font(of: variable.initial, in: variable.scope) else { return nil }
    var shared = file[font]
    shared.descriptor = .other
    shared.size = length(shared.size, in: shared.scope, of: file) ?? .other
    switch shared.kind {
    case .scaled: shared.kind = .scaled(.other)
    case .swiftUIWrapped: shared.kind = .swiftUIWrapped(.other)
    default: break
    }
    shared.scope = .file
    fonts.append(shared)
    origins.append(
      font.isShared ? file.names.links.origin(of: font) : Origin(file: number, font: font))
    return .font(FontIndex(shared: fonts.count - 1))
  }

  private func length(_ value: Value, in scope: ScopeIndex, of file: SourceFile) -> Value? {
    if let number = file.names.number(of: value, in: scope) { return .number(number) }
    if file.names.font(of: value, in: scope) != nil { return nil }
    switch file.scaling(of: value, in: scope) {
    case .scales: return .scaled(.other)
    case .fixed:
      // Of `isSmallPhone ? 13 : 15`; what is no number, such as an inset, says nothing elsewhere.
      let numbers = file.names.numbers(of: value, in: scope)
      return numbers.isEmpty ? nil : .choice(numbers.map { .number($0) })
    case .unknown: return nil
    }
  }
}

// MARK: - Linking

extension SourceFile {
  /// The files of a run, each with what the others declare.
  ///
  /// A constant may lead to one of another file, and that to a third: as many as ``mostSteps``.
  ///
  /// - Parameter documents: What the texts of xibs have for fonts that are named as classes of ``classesOfRows``, by
  ///   these names.
  package static func linked(
    _ files: [SourceFile], documents: [String: TextFonts] = [:]
  ) -> [SourceFile] {
    var files = files
    var links = SourceLinks(files)
    for _ in 0..<mostSteps {
      for index in files.indices { files[index].names.links = links }
      let next = SourceLinks(files)
      if next == links { break }
      links = next
    }
    markScaledFonts(of: &files)
    markFontsOfImages(of: &files)
    noteTextsOfRows(in: &files, documents: documents)
    return files
  }

  /// Notes the fonts that other files hand to `scaledFont(for:)`.
  private static func markScaledFonts(of files: inout [SourceFile]) {
    // Of other files' functions the type is named: `Theme.font(size: 17)`.
    let functions = files.reduce(into: Set<[String]>()) {
      $0.formUnion($1.functionsReachingMetrics().map { $0.suffix(2) })
    }
    let scaling = files.reduce(into: Set<String>()) { $0.formUnion($1.functionsScalingArguments()) }
    for index in files.indices {
      for font in files[index].sharedFontsReachingMetrics() {
        let origin = files[index].names.links.origin(of: font)
        files[origin.file].fontsScaledElsewhere.insert(origin.font)
      }
      files[index].fontsScaledElsewhere.formUnion(
        files[index].fontsMade { name, type in
          type.map { functions.contains([$0, name]) } ?? false
        })
      for (place, font) in files[index].fonts.enumerated() {
        guard case .argument(let name) = font.use, scaling.contains(name) else { continue }
        files[index].fontsScaledElsewhere.insert(FontIndex(place))
      }
      files[index].scalesUnnamed = files[index].scalesUnnamedFonts()
    }
  }

  /// Notes the fixed fonts whose names the run uses for images alone.
  private static func markFontsOfImages(of files: inout [SourceFile]) {
    var named: [String: [(file: Int, font: FontIndex)]] = [:]
    for (number, file) in files.enumerated() where file.hasReaders {
      for (name, font) in file.namedFonts where file.scaling(of: font) == .fixed {
        named[name, default: []].append((number, font))
      }
    }
    if named.isEmpty { return }
    let names = Set(named.keys)
    var uses: [String: Bool] = [:]
    for file in files {
      for (name, isOnImage) in file.usesOfFonts(named: names) {
        uses[name] = (uses[name] ?? true) && isOnImage
      }
    }
    var others: Set<FontOfFile> = []
    var ofImages: Set<FontOfFile> = []
    for (name, fonts) in named {
      for (file, font) in fonts {
        if uses[name] == true {
          ofImages.insert(FontOfFile(file: file, font: font))
        } else {
          others.insert(FontOfFile(file: file, font: font))
        }
      }
    }
    for each in ofImages.subtracting(others) { files[each.file].fontsOfImages.insert(each.font) }
  }

  private struct FontOfFile: Hashable {
    var file: Int
    var font: FontIndex
  }

  private static let mostSteps = 4
}

extension FontIndex {
  fileprivate init(shared place: Int) { self.init(-1 - place) }

  /// Whether another file makes it.
  var isShared: Bool { rawValue < 0 }
  fileprivate var sharedPlace: Int { -1 - rawValue }
}

extension VariableIndex {
  fileprivate init(shared place: Int) { self.init(-1 - place) }

  /// Whether another file declares it.
  package var isShared: Bool { rawValue < 0 }
  fileprivate var sharedPlace: Int { -1 - rawValue }
}
