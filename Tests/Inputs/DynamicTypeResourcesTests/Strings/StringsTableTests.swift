import DynamicTypeModel
import DynamicTypeResources
import Testing

@Suite("Tables of texts")
struct StringsTableTests {
  @Test(
    "Every form of the old-style property list",
    arguments: [
      (#""a.text" = "one";"#, ["a.text": "one"]),
      ("/* Class = \"UILabel\"; */\n\"a\" = \"1\"; // done\n\"b\"=\"2\";", ["a": "1", "b": "2"]),
      (#"{ "a" = "1"; }"#, ["a": "1"]),
      (#"key = value; "self";"#, ["key": "value", "self": "self"]),
      (#""a" = "q\"b\\n\nt\tu\U00e9o\351";"#, ["a": "q\"b\\n\nt\tuéoé"]),
      (#""a" = "\Ud83d\Ude00";"#, ["a": "😀"]),
      ("\"a\" = \"two\nlines; /* no comment */\";", ["a": "two\nlines; /* no comment */"]),
      ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
      ("", [:]), ("  /* nothing */ ", [:]),
      ("\u{FEFF}\"a\" = \"1\";", ["a": "1"]),
      (
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>1 &amp; 2</string></dict></plist>",
        ["a": "1 & 2"]
      ),
    ] as [(String, [String: String])])
  func forms(text: String, expected: [String: String]) throws {
    #expect(try StringsTable(Array(text.utf8), path: "f.strings").texts == expected)
  }

  @Test("UTF-16 in both orders")
  func utf16() throws {
    let units = Array("\u{FEFF}\"a\" = \"größer 😀\";".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      #expect(try StringsTable(bytes, path: "f.strings").texts == ["a": "größer 😀"])
    }
  }

  @Test(
    "A mistake has a place",
    arguments: [
      ("\"a\" = \"1\"\n\"b\" = \"2\";", "f.strings:2:1: expected ';' after the text for \"a\""),
      ("\"a\" = \"1\";\n\"b\" = \"2;\n", "f.strings:2:7: the text that begins here does not end"),
      ("\n /* never", "f.strings:2:2: this comment does not end"),
      ("\"a\" = ;", "f.strings:1:7: expected a text for \"a\""),
      ("= \"1\";", "f.strings:1:1: expected a key"),
      ("{ \"a\" = \"1\";", "f.strings:1:13: expected '}' at the end of the table"),
      (
        "<plist><array/></plist>",
        "f.strings:1:1: expected a property list with a dictionary, found <plist>"
      ),
      (
        "bplist00",
        "f.strings:1:1: a binary property list; the texts as they are in the project are needed"
      ),
    ])
  func mistakes(text: String, expected: String) {
    do throws(DocumentError) {
      _ = try StringsTable(Array(text.utf8), path: "f.strings")
      Issue.record("read")
    } catch {
      #expect(error.description == expected)
      #expect(error.kind == .malformedStrings)
    }
  }

  @Test("Letters of other encodings are not guessed")
  func otherEncodings() {
    #expect(throws: DocumentError.self) {
      try StringsTable(Array("\"a\" = \"gr".utf8) + [0xF6] + Array("n\";".utf8), path: "f.strings")
    }
  }

  @Test("Formats that hold each other end")
  func formatsInFormats() throws {
    let forms = (0..<9).map { level in
      "<key>a\(level)</key><dict><key>other</key><string>"
        + String(repeating: "%#@a\(level + 1)@", count: 10) + "</string></dict>"
    }.joined()
    let text = """
      <plist version="1.0"><dict><key>a.text</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@a0@</string>\(forms)
      </dict></dict></plist>
      """
    let table = try StringsTable(stringsDictionary: Array(text.utf8), path: "f.stringsdict")
    #expect((1...100_000).contains(try #require(table.texts["a.text"]).utf8.count))
  }

  @Test("Plural and width rules")
  func stringsDictionary() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>a.text</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
          <key>files</key>
          <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>a file</string><key>other</key><string>%d files</string></dict>
          <key>folders</key>
          <dict><key>one</key><string>a folder</string><key>other</key><string>%d folders</string></dict>
        </dict>
        <key>b.text</key>
        <dict><key>NSStringVariableWidthRuleType</key>
          <dict><key>20</key><string>Hi</string><key>100</key><string>Good morning</string>
            <key>50</key><string>Hello</string></dict></dict>
      </dict></plist>
      """
    let table = try StringsTable(stringsDictionary: Array(text.utf8), path: "f.stringsdict")
    #expect(table.texts == ["a.text": "%d files in %d folders", "b.text": "Good morning"])
    // Two numbers decide the first text, so that no one number has a form of it.
    #expect(table.plurals.isEmpty)
  }

  @Test("A string catalogue has the texts of all locales")
  func catalog() throws {
    let text = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "a.text": { "comment": "Class = UILabel", "extractionState": "extracted_with_value",
          "localizations": {
            "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
            "fr": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "un" } },
              "other": { "stringUnit": { "state": "translated", "value": "beaucoup" } } } } } } },
        "b.title": { "localizations": { "de": { "variations": { "device": {
          "mac": { "stringUnit": { "state": "new", "value": "Klick" } },
          "other": { "stringUnit": { "state": "new", "value": "Tipp" } } } } } } },
        "c.text": { "extractionState": "stale" } } }
      """
    let catalog = try StringCatalog(Array(text.utf8), path: "f.xcstrings")
    #expect(catalog.sourceLanguage == "en")
    #expect(
      catalog.texts == [
        "de": ["a.text": "Hallo", "b.title": "Tipp"], "fr": ["a.text": "beaucoup"],
      ])
    #expect(catalog.plurals == ["fr": ["a.text": [.one: "un", .other: "beaucoup"]]])
    #expect(catalog.keys == ["a.text", "b.title", "c.text"])
  }

  @Test("What is no string catalogue is refused")
  func badCatalog() {
    #expect(throws: DocumentError.self) { try StringCatalog(Array("{".utf8), path: "f") }
    #expect(throws: DocumentError.self) { try StringCatalog(Array("[]".utf8), path: "f") }
    #expect(throws: DocumentError.self) { try StringCatalog([0xFF], path: "f") }
    for (text, expected) in [
      ("{\n<<<<<<< HEAD\n}", "f:2:1: a merge conflict"),
      ("[]", "f: not a string catalogue: the whole has another form"),
      ("{", "f: not a string catalogue: it is no JSON"),
    ] {
      do throws(DocumentError) {
        _ = try StringCatalog(Array(text.utf8), path: "f")
        Issue.record("read")
      } catch {
        #expect(error.description == expected)
      }
    }
  }
}
