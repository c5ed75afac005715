import DynamicTypeSource
import Foundation
import Testing

@testable import SwiftUIReading

/// What a source declares is there without its bodies, too.
@Suite struct FileOutlineTests {
  private func unparsed(_ text: String) -> ParsedSource {
    ParsedSource(unparsed: Array(text.utf8), path: "A.swift")
  }

  private func withoutBodies(_ source: ParsedSource) -> ParsedSource? {
    source.blanking { _ in false }
  }

  private func expectSameNames(_ source: ParsedSource, _ comment: Comment? = nil) {
    guard let blanked = withoutBodies(source) else { return }
    let (whole, outline) = (FileOutline(of: source), FileOutline(of: blanked))
    for (one, other) in [(whole.types, outline.types), (whole.extensions, outline.extensions)] {
      #expect(one.map(\.qualifiedName) == other.map(\.qualifiedName), comment)
      #expect(one.map(\.inherited) == other.map(\.inherited), comment)
      #expect(one.map(\.offset) == other.map(\.offset), comment)
    }
    #expect(whole.functions == outline.functions, comment)
    #expect(whole.globals == outline.globals, comment)
    #expect(whole.aliases == outline.aliases, comment)
    #expect(whole.previews.map(\.name) == outline.previews.map(\.name), comment)
  }

  @Test("Bodies are blanked")
  func blanks() throws {
    let text = """
      import SwiftUI
      @MainActor struct Home: View {
        @State private var isOpen = { false }()
        var body: some View { List { rows } }
        var rows: some View { Text("{") }
        func help() { show(NavigationLink("Help") { Help() }) }
        class func count(of list: [Int] = { [] }()) -> Int { list.filter { $0 > 1 }.count }
        #if os(macOS)
        func close() { window.close() }
        #endif
        struct Row { init() { size = 2 / 3 } }
      }
      #Preview("All") { Home() }
      func later() { "\\(a { b })" }

      """
    let expected = """
      import SwiftUI
      @MainActor struct Home: View {
        @State private var isOpen = {       }()
        var body: some View {               }
        var rows: some View {           }
        func help() {                                         }
        class func count(of list: [Int] = {    }()) -> Int {                              }
        #if os(macOS)
        func close() { window.close() }
        #endif
        struct Row { init() {              } }
      }
      #Preview("All") {        }
      func later() {              }

      """
    let blanked = try #require(withoutBodies(unparsed(text)))
    #expect(String(decoding: blanked.bytes, as: UTF8.self) == expected)
    let outline = FileOutline(of: unparsed(text))
    #expect(outline.types.map(\.qualifiedName) == ["Home.Row", "Home"])
    #expect(outline.types.last?.body == .computed(fillsScreen: true))
    #expect(outline.functions == ["later"])
    #expect(outline.previews.map(\.name) == ["All"])
    #expect(outline.namesElsewhere == ["close", "macOS", "os", "window"])
    #expect(outline.presentedViews.pushed == ["Help"])
  }

  /// What a body may hold that ends it for nobody.
  private static let whole = [
    #"let a = "}""#, #"let a = "\"}\\""#, ##"let a = #"\"}"#"##, ##"let a = #"\#(b { "}" })"#"##,
    "let a = \"\"\"\n  } \" \"\" {\n  \"\"\"", "let a = #\"\"\"\n  } \"\"\" {\n  \"\"\"#",
    #"let a = "\(b("\(c { "}" })"))}""#, "// }", "/* } /* } */ } */", #"// ""#, "/* \" */",
    "let a = b / c; let d = e/f", "let a = (b < c) == (d > e)", "let a = b<C>(d)", "a = b >> c",
    "let `switch` = a.`default`", #"let a = \B.c"#, "if a { b } else { c }",
    "switch a { case .b: c }",
    "for a in b where c { d { e } }", "guard let a else { return }",
    "struct A { var body: B { c } }",
    "let a = { [weak self] in b[0] }", "do { try a() } catch { b }", "defer { a() }",
    "a.sheet(isPresented: b) { C() }", #"a("名 “}” ")"#,
    "#if os(macOS)\n  A().b { }\n#else\n  C()\n#endif", "a(#selector(b(_:)))", "a ... b; a ..< b",
    "@A var b: C", "a => b", "a </> b",
  ]

  /// What leaves doubt, and is a text, a regular expression, a name, a mistake or the mark of a conflict.
  private static let doubtful = [
    #"let a = /"/; let b = /{/"#, "let a = b.split(separator: /[{]/)", #"a = #/ " { /#"#,
    "let `a }` = 1", "let a = 'a }'", "let a = “}”", "let a = <#T##() -> { A }#>",
    "<<<<<<< A\n}\n=======\n>>>>>>> B", "let a = \"}",
    "#if A\n  if b {\n#else\n  if c {\n#endif\n  }",
    "let a = )", "let a = (", "let a = ]", ##"let a = #"""#; let b = ""}"##, "let ä = 1",
    "let a = \"\\(b\n)\"", "*/ a /b/",
  ]

  private static let places: [@Sendable (String) -> String] = [
    { "struct A: View {\n  func a() {\n\($0)\n  }\n  var body: some View { List {} }\n}" },
    { "class A {\n  var a: Int {\n\($0)\n  }\n  class var b = {\n\($0)\n  }()\n  var c = 1\n}" },
    { "enum A {\n  init(_ a: () -> Int = {\n\($0)\n  }) {}\n  struct B {}\n}\nlet a = 1" },
    { "extension A {\n  subscript(a: B) -> C { get {\n\($0)\n } set {} }\n  var d: E { e }\n}" },
    {
      "import struct A.B\nfunc a() {\n\($0)\n}\n#Preview(\"A\") {\n\($0)\nForm {}\n}\nfunc c() {}"
    },
    {
      "@A({\n\($0)\n}) struct A: B {\n  var a = 1 { didSet {\n\($0)\n  } }\n  var b: C { get { d } }\n}"
    },
    { "#if os(macOS)\nstruct A {\n  func a() {\n\($0)\n  }\n}\n#endif\nfunc b() {\n\($0)\n}" },
  ]

  @Test("What holds braces in a body that are none", arguments: places.indices)
  func hostile(place: Int) throws {
    for piece in Self.whole {
      let source = unparsed(Self.places[place](piece))
      #expect(withoutBodies(source) != nil, "\(piece)")
      expectSameNames(source, "\(piece)")
    }
    for piece in Self.doubtful {
      let source = unparsed(Self.places[place](piece))
      #expect(withoutBodies(source) == nil, "\(piece)")
      expectSameNames(source, "\(piece)")
    }
  }

  @Test("Statements outside of functions, and types of unusual names")
  func statements() {
    for text in [
      "if a { struct A {} } else { b }\nstruct C {}", "switch a {\ncase 1: b\n}\nstruct C {}",
      "for a in b { c }\nvar d: E { f }", "let a = if b { 1 } else { 2 }\nlet c = 1",
    ] {
      #expect(withoutBodies(unparsed(text)) == nil, "\(text)")
      expectSameNames(unparsed(text), "\(text)")
    }
    for text in [
      "struct actor { var a = 1 }\nextension actor { var b: C { d } }",
      "struct A<let N: Int> { let a = 1 }",
      "class `func` { let a = 1 }", "protocol A: class { var body: B { get } }\nvar actor: A { b }",
      "extension [Int] { var a: Int { b } }\nextension Int? { var a: Int { b } }",
      "class A: B { class func c() {} }\nstruct D where E == F { let g = 1 }",
    ] {
      #expect(withoutBodies(unparsed(text)) != nil, "\(text)")
      expectSameNames(unparsed(text), "\(text)")
    }
  }

  /// Sources of this repository, and those of others where they are.
  private static let folders = ["Examples", "Sources", "Shapes", "Tests", "../shared/swiftui"].map {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../../" + $0)
      .standardized.path
  }.filter { FileManager.default.fileExists(atPath: $0) }

  @Test("Sources of whole folders, some thirty of each", arguments: folders)
  func sources(folder: String) throws {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let paths = names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
    #expect(paths.count > 10)
    var (before, after) = (0, 0)
    for number in stride(from: 0, to: paths.count, by: 1 + paths.count / 30) {
      let data = try #require(FileManager.default.contents(atPath: paths[number]))
      let source = ParsedSource(unparsed: Array(data), path: paths[number])
      expectSameNames(source, "\(paths[number])")
      before += data.count
      let blanked = withoutBodies(source)?.bytes ?? source.bytes
      after += zip(blanked, source.bytes).count { $0 == $1 }
    }
    #expect(after < before)
  }
}
