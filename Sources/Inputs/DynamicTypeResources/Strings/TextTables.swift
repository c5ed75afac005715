internal import Synchronization

/// The tables of texts below some folders: `.strings`, `.stringsdict` and `.xcstrings` of all languages.
///
/// A table is read when a text of it is first asked for, and once.
final class TextTables: Sendable {
  /// One file with texts.
  struct File: Hashable, Sendable {
    var path: String
    /// The folder of the bundle: the one with the languages' folders, or with the catalogue.
    var bundle: String
    /// Nil for catalogues, which have texts of all languages.
    var locale: String?
    /// Whether it lies in no language's folder.
    var isOfNoLanguage = false
  }

  /// By the name of the table, such as `Localizable`; of each, ascending by path.
  private let files: [String: [File]]
  /// The language in which the app's authors write.
  let developmentLocale: String
  private let loaded = Mutex<[String: LoadedTexts]>([:])
  /// By bundle and table.
  private let symbols = Mutex<[[String]: TextSymbols]>([:])
  /// By table and path, those of ``bundles(of:near:)``.
  private let sorted = Mutex<[[String]: [[File]]]>([:])

  /// - Parameter developmentLocale: As the project states it; nil for what the tables tell.
  init(paths: [String], developmentLocale: String?) {
    var files: [String: [File]] = [:]
    for path in paths.sorted() {
      let (folder, name) = Folder.split(path)
      let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
      let isCatalog = name.hasSuffix(".xcstrings")
      let (parent, last) = Folder.split(folder)
      let language = isCatalog ? nil : Self.language(ofFolder: last)
      // A table in no language's folder is one of all languages.
      files[table, default: []].append(
        File(
          path: path, bundle: language == nil ? folder : parent,
          locale: isCatalog ? nil : language ?? Self.base,
          isOfNoLanguage: language == nil))
    }
    self.files = files
    let locales = Set(files.values.joined().filter { !$0.isOfNoLanguage }.compactMap(\.locale))
    self.developmentLocale =
      developmentLocale.map(Self.tag)
      ?? Self.likeliestLanguage(of: locales)
  }

  /// What tables are in that are nobody's language.
  private static let base = "Base"

  /// The language whose texts a folder has: of `de.lproj`, and of `de`, from which a step of the build copies them.
  private static func language(ofFolder name: String) -> String? {
    if name.hasSuffix(".lproj") { return tag(String(name.dropLast(6))) }
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, first.utf8.count == 2, parts.count <= 2,
      first.allSatisfy({ $0.isASCII && $0.isLowercase })
    else { return nil }
    return tag(name)
  }

  /// English in any of its regions, or else the first by name.
  private static func likeliestLanguage(of locales: Set<String>) -> String {
    if locales.isEmpty || locales.contains("en") { return "en" }
    let sorted = locales.sorted()
    return sorted.first { $0.hasPrefix("en-") } ?? sorted[0]
  }

  /// The languages that some table has texts in, ascending; catalogues are read for it.
  var locales: [String] {
    var result: Set<String> = []
    for file in files.values.joined() {
      if let locale = file.locale {
        if !file.isOfNoLanguage { result.insert(locale) }
      } else {
        result.formUnion(texts(of: file).byLocale.keys)
      }
    }
    return result.sorted()
  }

  /// A text of the nearest table of that name that has the key.
  func text(
    for key: String, table: String, locale: String, near path: String
  ) -> LocalizedText? {
    let locales = chain(for: locale)
    for bundle in bundles(of: table, near: path) {
      for locale in locales {
        // A plural rule takes precedence over the plain text of the same key; it is later by name.
        for file in bundle.reversed() where file.locale == nil || file.locale == locale {
          if let text = texts(of: file).byLocale[locale]?[key] { return text }
        }
      }
      for file in bundle where file.locale == nil {
        let texts = texts(of: file)
        // A key without a text in the development language is that text.
        if texts.keys.contains(key) { return LocalizedText(key, locale: developmentLocale) }
      }
    }
    return nil
  }

  /// The key that a symbol stands for which a program makes of a table's keys, in the nearest table that has it.
  ///
  /// - Returns: Nil also where the symbol may be that of several keys.
  func key(ofSymbol symbol: String, table: String, near path: String) -> String? {
    for bundle in bundles(of: table, near: path) {
      if let key = symbols(of: bundle, table: table)[symbol] { return key }
    }
    return nil
  }

  private func symbols(of bundle: [File], table: String) -> TextSymbols {
    let place = [bundle[0].bundle, table]
    if let known = symbols.withLock({ $0[place] }) { return known }
    let keys = bundle.reduce(into: Set<String>()) { keys, file in
      let texts = texts(of: file)
      keys.formUnion(texts.keys)
      for locale in texts.byLocale.values { keys.formUnion(locale.keys) }
    }
    let found = TextSymbols(keys)
    symbols.withLock { $0[place] = found }
    return found
  }

  /// Where a text is looked for: a language, the language without its region, the development language.
  private func chain(for locale: String) -> [String] {
    var result: [String] = []
    for start in [Self.tag(locale), developmentLocale] where start != "Base" {
      var tag = start[...]
      while true {
        result.append(String(tag))
        guard let separator = tag.lastIndex(of: "-") else { break }
        tag = tag[..<separator]
      }
    }
    return result + ["Base"]
  }

  /// A language tag with hyphens: old folders are named `pt_BR`.
  private static func tag(_ name: String) -> String {
    String(name.map { $0 == "_" ? "-" : $0 })
  }

  /// The files of a table bundle by bundle, those that share most folders with a path first.
  private func bundles(of table: String, near path: String) -> [[File]] {
    guard let files = files[table] else { return [] }
    let place = [table, path]
    if let known = sorted.withLock({ $0[place] }) { return known }
    let folders = path.split(separator: "/")
    let byBundle = Dictionary(grouping: files, by: \.bundle)
    let order = byBundle.keys.map { bundle in
      let parts = bundle.split(separator: "/")
      return (-zip(folders, parts).prefix { $0 == $1 }.count, parts.count, bundle)
    }
    let found = order.sorted(by: <).compactMap { byBundle[$0.2] }
    sorted.withLock { $0[place] = found }
    return found
  }

  private func texts(of file: File) -> LoadedTexts {
    if let known = loaded.withLock({ $0[file.path] }) { return known }
    let texts = LoadedTexts(file)
    loaded.withLock { $0[file.path] = texts }
    return texts
  }
}

/// What one file has; nothing where it cannot be read.
private struct LoadedTexts: Sendable {
  var byLocale: [String: [String: LocalizedText]] = [:]
  /// Of a catalogue all keys, also those without any text.
  var keys: Set<String> = []

  init(_ file: TextTables.File) {
    guard let bytes = Folder.bytes(of: file.path) else { return }
    guard let locale = file.locale else {
      guard let catalog = try? StringCatalog(bytes, path: file.path) else { return }
      keys = catalog.keys
      for (locale, texts) in catalog.texts {
        byLocale[locale] = Self.texts(texts, catalog.plurals[locale] ?? [:], locale)
      }
      return
    }
    let table =
      file.path.hasSuffix(".stringsdict")
      ? try? StringsTable(stringsDictionary: bytes, path: file.path)
      : try? StringsTable(bytes, path: file.path)
    if let table { byLocale[locale] = Self.texts(table.texts, table.plurals, locale) }
  }

  private static func texts(
    _ texts: [String: String], _ plurals: [String: [PluralCategory: String]], _ locale: String
  ) -> [String: LocalizedText] {
    var result: [String: LocalizedText] = [:]
    result.reserveCapacity(texts.count)
    for (key, text) in texts {
      result[key] = LocalizedText(text, plurals: plurals[key] ?? [:], locale: locale)
    }
    return result
  }
}

private func < (left: ((Int, Int), String), right: ((Int, Int), String)) -> Bool {
  left.0 != right.0 ? left.0 < right.0 : left.1 < right.1
}
