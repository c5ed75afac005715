import Testing

@testable import SwiftUIReading

/// What a `Text` shows. Expected texts are what Apple's documentation of `Text`, `LocalizedStringKey` and
/// `String(localized:)` says of such code.
@Suite struct StringsTests {
  @Test("A literal is a key, a String and verbatim are not")
  func lookup() {
    let texts = Reading.texts(
      """
      Text("title")
      Text(verbatim: "title")
      Text(name)
      Text("missing")
      Button("title") {}
      Label("title", systemImage: "star")
      Text("title", tableName: "Other")
      """, "let name = \"title\"",
      tables: ["title": "Total", "Other/title": "Elsewhere"])
    #expect(
      texts == ["Total", "title", "title", "missing", "Total", "Total", "Elsewhere"])
  }

  @Test("A parameter of type LocalizedStringKey is looked up, one of type String is not")
  func parameters() {
    let texts = Reading.texts(
      "Row(key: \"title\", text: \"title\")",
      """
      struct Row: View {
        let key: LocalizedStringKey
        let text: String
        var body: some View { Text(key); Text(text) }
      }
      """, tables: ["title": "Total"])
    #expect(texts == ["Total", "title"])
  }

  @Test(
    "Functions that look up",
    arguments: [
      ("NSLocalizedString(\"title\", comment: \"\")", "Total"),
      ("NSLocalizedString(\"title\", tableName: \"Other\", comment: \"\")", "Elsewhere"),
      ("NSLocalizedString(\"missing\", value: \"Given\", comment: \"\")", "Given"),
      ("String(localized: \"title\")", "Total"),
      ("String(localized: \"count \\(3)\")", "3 things"),
      ("Strings.title", "Total"),
      ("Strings.greeting(\"Ann\")", "Hello, Ann!"),
      ("String(format: \"%.1f of %d, %@\", 2.25, 7, \"x\")", "2.2 of 7, x"),
      ("String(localized: \"other.key\", defaultValue: \"Given\")", "Given"),
      ("String(localized: \"title\", defaultValue: \"Given\")", "Total"),
      ("String(localized: \"n.key\", defaultValue: \"\\(3) of \\(name)\")", "3 of Ann"),
      ("LocalizedStringResource(\"r.key\", defaultValue: \"Resource\")", "Resource"),
      ("\"title\".uppercased()", "TITLE"),
      ("\"a\" + \"b\"", "ab"),
      ("[\"a\", \"b\"].joined(separator: \", \")", "a, b"),
      ("\"\"\"\n  one \\\n  two\n  \"\"\"", "one two"),
    ])
  func functions(expression: String, expected: String) {
    let accessor = """
      let name = "Ann"
      enum Strings {
        static var title: String { tr("Localizable", "title") }
        static func greeting(_ p: Any) -> String { tr("Localizable", "greeting", p) }
        private static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
          let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
          return String(format: format, locale: Locale.current, arguments: args)
        }
      }
      """
    let tables = [
      "title": "Total", "Other/title": "Elsewhere", "count %lld": "%lld things",
      "Localizable/title": "Total", "Localizable/greeting": "Hello, %1$@!",
    ]
    #expect(Reading.texts("Text(\(expression))", accessor, tables: tables) == [expected])
  }

  @Test(
    "Numbers in a key are written as the locale has them",
    arguments: [
      ("\\(1.5) l", "1.500000 l"), ("\\(1.5, specifier: \"%.1f\") l", "1.5 l"),
      ("\\(12345) steps", "12,345 steps"), ("\\(String(12345))", "12345"),
      ("\\(String(format: \"%02d:%02d\", 7, 5))", "07:05"),
      ("\\(String(format: \"%5.1f|%-3d|%x\", 2.5, 7, 255))", "  2.5|7  |ff"),
    ])
  func numbers(text: String, expected: String) {
    #expect(Reading.texts("Text(\"\(text)\")") == [expected])
  }

  @Test("Texts are joined, and Markdown is drawn")
  func joining() {
    #expect(Reading.texts("Text(\"a \") + Text(\"b\").bold()") == ["a b"])
    #expect(
      Reading.texts("Text(\"**Bold** and [a link](https://example.org)\")") == ["Bold and a link"])
    #expect(Reading.texts("Text(verbatim: \"**x**\")") == ["**x**"])
    let runs = Reading(
      "struct Screen: View { let name = \"_A_\"; var body: some View { Text(\"*x* **\\(name)** y\") } }"
    ).base().tree.nodes.compactMap {
      if case .text(let text) = $0.content { text.runs } else { nil }
    }
    #expect(runs.first?.map(\.string) == ["x", " ", "_A_", " y"])
    #expect(runs.first?.map(\.weight) == [nil, nil, .bold, nil])
    #expect(runs.first?.map(\.isItalic) == [true, nil, nil, nil])
  }

  @Test("What only running the app would tell is marked in the text")
  func interpolation() {
    let texts = Reading.texts(
      """
      Text("Hello, \\(service.userName)!")
      Text(service.title)
      Text("\\(3) apples")
      """, "let service = Service.shared.user")
    #expect(texts == ["Hello, ?!", "?", "3 apples"])
  }

  @Test("A key that is localized by a function of another module is looked up where a table has it")
  func foreignAccessor() {
    let texts = Reading.texts(
      "Text(\"title\".localized); Text(\"other\".localized)", tables: ["title": "Total"])
    #expect(texts == ["Total", "?"])
    #expect(
      Reading.texts(
        "Text(\"left\".localized(3)); Text(\"sign.out\".localized(\"Settings\"))",
        tables: ["left": "%d left", "Settings/sign.out": "Leave"]) == ["3 left", "Leave"])
  }

  @Test("Accessors that a program makes of a table's keys when the app is built")
  func generatedAccessors() {
    let tables = [
      "pay.custom_amount": "Amount", "left %d": "%d left", "title": "Total",
      "Settings/sign.out": "Leave",
    ]
    let texts = Reading.texts(
      """
      Text(L10n.Pay.customAmount)
      Text(LocalString.pay_custom_amount)
      Text(Strings.Localizable.Pay.customAmount)
      Text(L10n.leftD(3))
      Text(.payCustomAmount)
      Text(L10n.title)
      Text(Theme.title)
      Text(L10n.subtitle)
      """, tables: tables)
    #expect(
      texts == ["Amount", "Amount", "Amount", "3 left", "Amount", "Total", "?", "?"])
    #expect(
      Reading.texts("Text(R.string.settings.signOut())", tables: tables) == ["Leave"])
  }

  @Test("Members without a base that the app adds to the types that texts are made of")
  func membersOfTextTypes() {
    let texts = Reading.texts(
      """
      Text(.welcome)
      Text(.localized("open"))
      Label(.localized("open"), systemImage: "folder")
      Text(.unheardOf)
      """,
      """
      extension LocalizedStringKey { static let welcome: LocalizedStringKey = "hello" }
      extension String {
        static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      }
      """, tables: ["hello": "Hello!", "open": "Open…"])
    #expect(texts == ["Hello!", "Open…", "Open…", "?"])
  }

  @Test(
    "A function that looks for the texts of a language finds the app's",
    arguments: [
      """
      let english = Bundle.main.path(forResource: "en", ofType: "lproj").flatMap { Bundle(path: $0) }
      func text(_ key: String) -> String {
        guard let english else { return key }
        let other = english.localizedString(forKey: key, value: "", table: nil)
        return Bundle.main.localizedString(forKey: key, value: other, table: nil)
      }
      """,
      """
      func text(_ key: String) -> String {
        if let path = Bundle.main.path(forResource: "en", ofType: "lproj"), let bundle = Bundle(path: path) {
          return bundle.localizedString(forKey: key, value: nil, table: nil)
        }
        return ""
      }
      """,
      """
      func text(_ key: String) -> String {
        let language = UserDefaults.standard.string(forKey: "language") ?? "en"
        guard let url = Bundle.main.url(forResource: language, withExtension: "lproj"), let bundle = Bundle(url: url)
        else { return key }
        return NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: "")
      }
      """,
    ])
  func languages(declarations: String) {
    let reading = Reading(
      "struct Screen: View { var body: some View { Text(text(\"hello\")) } }\n" + declarations,
      tables: ["hello": "Hello!"])
    #expect(reading.states().count == 1)
    #expect(reading.texts() == ["Hello!"])
  }

  /// SwiftGen's template calls a function that the build makes, and some apps ask an object of their own.
  @Test("A text that a function looks up by a key, where its own code does not tell")
  func lookedUpByFunctions() {
    let texts = Reading(
      """
      enum L10n {
        static var title: String { L10n.tr("Localizable", "about.title") }
        static func count(_ teas: Int) -> String { Texts.tr("Localizable", "about.teas", teas) }
        static var unknown: String { L10n.tr("Localizable", "about.nothing") }
      }
      enum Texts {
        static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
          Elsewhere.shared.string(key, table)
        }
      }
      struct Screen: View {
        var body: some View {
          Text(L10n.title)
          Text(L10n.count(3))
          Text(L10n.unknown)
        }
      }
      """,
      tables: ["Localizable/about.title": "About", "Localizable/about.teas": "%d teas"]
    ).texts()
    #expect(texts.prefix(2) == ["About", "3 teas"])
    #expect(texts.last?.hasPrefix("?") == true)
  }

  @Test("Keys that are made where a text is asked for")
  func implicitKeys() {
    #expect(
      Reading.texts(
        """
        Text(.init("greeting")); Text(.init(word)); Button(.init("Go")) {}
        FancyTextField(.init("mail", bundle: .module), text: .constant(""))
        FancyRow(.init("City")) { Text("Ulm") }
        """, "let word = \"plain **words**\"", tables: ["greeting": "Good day", "mail": "E-mail"])
        == ["Good day", "plain words", "Go", "field E-mail", "City", "Ulm"])
  }
}
