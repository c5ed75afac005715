import DynamicTypeModel
import DynamicTypeResources
import Foundation
import Testing

@Suite("What an app's folders hold besides code")
struct AppResourcesTests {
  /// Writes files below a new folder, runs a test on it and removes it.
  private func withFolder(_ files: [String: String], run: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try run(root.path)
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Done": {},
      "%lld items": { "localizations": { "de": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld Teil" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld Teile" } } } } } } },
      "title": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Settings" } } } } } }
    """

  @Test("A text is found in its language, then without the region, then in that of development")
  func languages() throws {
    let files = [
      "App/en.lproj/Localizable.strings": #""hello" = "Hello"; "bye" = "Bye";"#,
      "App/pt_BR.lproj/Localizable.strings": #""hello" = "Oi";"#,
      "App/de.lproj/Localizable.strings": #""hello" = "Hallo";"#,
      "App/de.lproj/Other.strings": #""hello" = "Servus";"#,
    ]
    try withFolder(files) { root in
      let resources = AppResources(below: [root])
      let source = "\(root)/App/View.swift"
      func text(_ key: String, _ locale: String, table: String? = nil) -> String? {
        resources.text(for: key, table: table, locale: locale, near: source)?.text
      }
      #expect(resources.locales == ["de", "en", "pt-BR"])
      #expect(resources.developmentLocale == "en")
      #expect(text("hello", "Base") == "Hello")
      #expect(text("hello", "de-AT") == "Hallo")
      #expect(text("hello", "pt-BR") == "Oi")
      #expect(text("bye", "pt-BR") == "Bye")
      #expect(text("hello", "de", table: "Other") == "Servus")
      #expect(text("hello", "en", table: "Other") == nil)
      #expect(text("nothing", "en") == nil)
    }
  }

  /// Apple, *Bundle Programming Guide*: a resource in no language's folder is one of all languages.
  @Test("A table in no language's folder has texts of all languages")
  func tableOfNoLanguage() throws {
    let files = [
      "App/Localizable.strings": #""hello" = "Hello";"#,
      "Other/de.lproj/Localizable.strings": #""hello" = "Hallo";"#,
    ]
    try withFolder(files) { root in
      let resources = AppResources(below: [root])
      for locale in ["Base", "en", "de"] {
        let text = resources.text(
          for: "hello", table: nil, locale: locale, near: "\(root)/App/View.swift")
        #expect(text?.text == "Hello")
      }
    }
  }

  @Test("A key without a text is the text, and numbers choose forms")
  func catalogs() throws {
    try withFolder(["App/Localizable.xcstrings": Self.catalog]) { root in
      let resources = AppResources(below: [root])
      let source = "\(root)/App/View.swift"
      #expect(resources.text(for: "Done", locale: "de", near: source)?.text == "Done")
      #expect(resources.text(for: "title", locale: "Base", near: source)?.text == "Settings")
      let items = try #require(resources.text(for: "%lld items", locale: "de", near: source))
      #expect([items.text(for: 1), items.text(for: 2)] == ["%lld Teil", "%lld Teile"])
    }
  }

  @Test("A plural rule takes precedence over the plain text of its key")
  func pluralRules() throws {
    let rules = """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@!</string>
      <key>n</key><dict><key>one</key><string>a file</string><key>other</key><string>%d files</string>
      </dict></dict></dict></plist>
      """
    let files = [
      "App/en.lproj/Localizable.strings": #""files" = "plain";"#,
      "App/en.lproj/Localizable.stringsdict": rules,
    ]
    try withFolder(files) { root in
      let text = try #require(
        AppResources(below: [root]).text(for: "files", locale: "en", near: "\(root)/App/A.swift"))
      #expect([text.text(for: 1), text.text(for: 7)] == ["a file!", "%d files!"])
    }
  }

  @Test("Folders named as languages, from which a step of the build copies the tables")
  func foldersOfLanguages() throws {
    let files = [
      "Texts/en/Localizable.strings": #""hello" = "Hello";"#,
      "Texts/pt_BR/Localizable.strings": #""hello" = "Oi";"#,
      "Texts/old/Localizable.strings": #""hello" = "Hi";"#,
    ]
    try withFolder(files) { root in
      let resources = AppResources(below: [root])
      #expect(resources.text(for: "hello", locale: "en", near: root)?.text == "Hello")
      #expect(resources.text(for: "hello", locale: "pt-BR", near: root)?.text == "Oi")
      #expect(resources.locales == ["en", "pt-BR"])
    }
  }

  @Test("Of equal names those of the nearest folder count")
  func nearness() throws {
    let colors = { (red: String) in
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "\(red)", "green": "0", "blue": "0", "alpha": "1.000" } } }] }
      """
    }
    let files = [
      "A/en.lproj/Localizable.strings": #""k" = "of A";"#,
      "B/Sources/Resources/en.lproj/Localizable.strings": #""k" = "of B";"#,
      "A/Assets.xcassets/tint.colorset/Contents.json": colors("1.0"),
      "B/Assets.xcassets/tint.colorset/Contents.json": colors("0.5"),
    ]
    try withFolder(files) { root in
      let resources = AppResources(below: [root])
      let inA = "\(root)/A/Views/V.swift"
      let inB = "\(root)/B/Sources/Views/V.swift"
      #expect(resources.text(for: "k", locale: "en", near: inA)?.text == "of A")
      #expect(resources.text(for: "k", locale: "en", near: inB)?.text == "of B")
      #expect(resources.color("tint", near: inA) == .rgba(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(resources.color("tint", near: inB) == .rgba(red: 0.5, green: 0, blue: 0, alpha: 1))
      #expect(resources.color("other", near: inA) == nil)
    }
  }

  /// The symbols are those that Xcode 15's release notes describe: lower camel case, without `Color` and `Image`
  /// at the end.
  @Test("An asset is found by the symbol that Xcode generates for it")
  func symbols() throws {
    let empty = #"{ "info": { "author": "xcode", "version": 1 } }"#
    let picture = #"{ "images": [{ "idiom": "universal", "filename": "a.svg" }] }"#
    let colour = """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
        "components": { "red": "1.0", "green": "0", "blue": "0", "alpha": "1.000" } } }] }
      """
    let files = [
      "A.xcassets/AccentColor.colorset/Contents.json": colour,
      "A.xcassets/paper-light.colorset/Contents.json": colour,
      "A.xcassets/Icons/Contents.json": empty,
      "A.xcassets/Icons/app icon.imageset/Contents.json": picture,
      "A.xcassets/Icons/app icon.imageset/a.svg": #"<svg width="12" height="8"/>"#,
      "A.xcassets/EmptyImage.imageset/Contents.json": picture,
      "A.xcassets/EmptyImage.imageset/a.svg": #"<svg width="3" height="4"/>"#,
    ]
    try withFolder(files) { root in
      let resources = AppResources(below: [root])
      let source = "\(root)/V.swift"
      #expect(resources.colorName(ofSymbol: "accent", near: source) == "AccentColor")
      #expect(resources.colorName(ofSymbol: "paperLight", near: source) == "paper-light")
      #expect(resources.colorName(ofSymbol: "appIcon", near: source) == nil)
      #expect(resources.imageName(ofSymbol: "appIcon", near: source) == "app icon")
      #expect(resources.imageName(ofSymbol: "empty", near: source) == "EmptyImage")
    }
  }

  @Test("Keys by the symbols that programs make of them; none where two keys have one")
  func textSymbols() throws {
    let files = [
      "en.lproj/Localizable.strings":
        "\"payment.custom_amount\" = \"Amount\";\n\"a.b\" = \"1\";\n\"a_b\" = \"2\";",
      "en.lproj/Other.strings": "\"Sign out\" = \"Leave\";",
    ]
    try withFolder(files) { root in
      let resources = AppResources(below: [root])
      let source = "\(root)/V.swift"
      for symbol in ["payment_custom_amount", "Payment.customAmount", "paymentCustomAmount"] {
        #expect(resources.textKey(ofSymbol: symbol, near: source) == "payment.custom_amount")
      }
      #expect(resources.textKey(ofSymbol: "aB", near: source) == nil)
      #expect(resources.textKey(ofSymbol: "signOut", near: source) == nil)
      #expect(resources.textKey(ofSymbol: "signOut", table: "Other", near: source) == "Sign out")
    }
  }

  @Test("Folders of dependencies, hidden ones and broken tables are passed over")
  func exclusions() throws {
    let files = [
      "Pods/X/en.lproj/Localizable.strings": #""k" = "pod";"#,
      ".build/en.lproj/Localizable.strings": #""k" = "hidden";"#,
      "App/en.lproj/Localizable.strings": #""k" = "#,
      "App.xcodeproj/project.pbxproj": "{ developmentRegion = de; }",
    ]
    try withFolder(files) { root in
      let resources = AppResources(below: [root])
      #expect(resources.text(for: "k", locale: "en", near: "\(root)/App/A.swift") == nil)
      #expect(resources.developmentLocale == "de")
    }
  }
}
