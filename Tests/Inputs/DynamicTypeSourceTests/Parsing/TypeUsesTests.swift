import DynamicTypeModel
import Testing

@testable import DynamicTypeSource

/// Which types an app has for nothing, decided by hand for each set of sources.
@Suite struct TypeUsesTests {
  /// - Parameters:
  ///   - sources: `0.swift` and so on.
  ///   - others: Files of an app that are no Swift, by their names.
  private func unused(_ sources: [String], others: [String: String] = [:]) -> [String] {
    let files = sources.enumerated().map {
      SourceFile(ParsedSource(Array($1.utf8), path: "\($0).swift"))
    }
    let uses = TypeUses(
      of: files, documents: Set(others.keys.compactMap(UnusedTypes.stem(ofXib:))))
    let found =
      files.map { uses.found(in: $0) }
      + others.map { uses.found(in: Array($1.utf8), document: UnusedTypes.stem(ofXib: $0)) }
    return uses.unused(found).sorted()
  }

  @Test("A type that its own declaration, extensions, previews and comments name alone is unused")
  func ownNames() {
    let source = """
      //  Bar.swift
      struct Bar { static let shared = Bar(); let name = "Bar" }
      extension Bar: Equatable { static func made() -> Bar { Bar() } }
      /// Like ``Bar``.
      #Preview { Bar() }
      struct Bars: PreviewProvider { static var previews: some View { Bar() } }
      """
    #expect(unused([source]) == ["Bar", "shared"])
    #expect(unused([source, "extension Bar { var copy: Bar { self } }"]) == ["Bar", "shared"])
  }

  @Test(
    "Whatever else names it uses it",
    arguments: [
      "let bar = Bar()", "func f() { Kit.Bar() }", "extension View { var bar: Bar { Bar() } }",
      "let bars: [Bar] = []", "let name = \"Bar\"", "typealias Baz = Bar",
      "let page = \"http://a\" + Bar.name", "protocol P { func f() -> Bar }", "/* Bar */",
      "@main struct A { let b = Bar() }", "public class A { let b = Bar() }",
      "@objc class A: NSObject { let b = Bar() }", "struct Order: AppIntent { let b = Bar() }",
      "struct Bar2 {}; let x = Bar2.self as Bar",
    ])
  func uses(_ other: String) {
    #expect(!unused(["struct Bar {}", other]).contains("Bar"))
    // In its own file, behind its end.
    #expect(!unused(["struct Bar { let a = 1 }\n" + other]).contains("Bar"))
  }

  @Test(
    "A cast makes nothing of its type",
    arguments: [
      ("let a = cell as? Bar", true), ("let a = cell as! Bar", true), ("if cell is Bar {}", true),
      ("let a = cell as?  Bar", true), ("let a = cell as Bar", false), ("let this = Bar()", false),
      ("let a = cell as? [Bar]", false), ("register(Bar.self); _ = cell as? Bar", false),
    ])
  func casts(_ other: String, isUnused: Bool) {
    #expect(unused(["class Bar {}", other]) == (isUnused ? ["Bar"] : []))
  }

  @Test(
    "Types that others find without their names are used",
    arguments: [
      "public struct Bar {}", "open class Bar {}", "@main struct Bar {}", "@objc class Bar {}",
      "@objc(KitBar) class Bar {}", "@Reducer struct Bar {}",
      "struct Bar: WidgetConfigurationIntent {}",
      "struct Bar {}; public struct Outer { public class Bar {} }",
    ])
  func foundOtherwise(_ source: String) {
    #expect(!unused([source]).contains("Bar"))
  }

  @Test("Attributes that say nothing of its users leave a type unused")
  func attributes() {
    #expect(unused(["@MainActor @available(iOS 17, *) final class Bar {}"]) == ["Bar"])
  }

  @Test("What only unused types name is unused, also where they name each other")
  func chains() {
    let list = "struct List1 { var row: Row1 }"
    let row = "struct Row1 { var list: List1? }"
    #expect(unused([list, row]) == ["List1", "Row1"])
    #expect(unused([list, row, "let list = List1()"]) == [])
    // A type in another one is used by whoever names it.
    let outer = "struct Outer { struct Inner {} }"
    #expect(unused([outer, "let inner = Outer.Inner()"]) == [])
    #expect(unused([outer]) == ["Inner", "Outer"])
  }

  @Test(
    "A member that nothing but its name reaches is unused where no file has that name",
    arguments: [
      ("extension UIFont { static func title() -> UIFont { .systemFont(ofSize: 9) } }", ["title"]),
      ("enum Fonts { static let title = UIFont.systemFont(ofSize: 9) }", ["Fonts", "title"]),
      ("extension Bar { class var title: Font { .body } }", ["title"]),
      ("extension Bar { private var title: some View { Text(a) } }", ["title"]),
      ("extension Bar { @ViewBuilder private func title() -> some View { Text(a) } }", ["title"]),
      ("extension Bar { private(set) var title: Font }", []),
      ("extension Bar { var title: Font { .body } }", []),
      ("extension Bar { public static func title() -> Font { .body } }", []),
      ("extension Bar { @IBAction private func title() {} }", []),
      ("extension Bar: Key { static let title = Font.body }", []),
      ("extension Bar { override class var title: Font { .body } }", []),
      ("protocol Key { static var title: Font { get } }; typealias K = Key", []),
      ("func f() { let title = 1 }", []),
    ])
  func members(_ source: String, names: [String]) {
    #expect(unused([source]) == names)
    #expect(!unused([source, "let font = Bar.title"]).contains("title"))
    #expect(!unused([source], others: ["a.m": "[Bar title];"]).contains("title"))
  }

  @Test("A member that a type uses is used as that type is")
  func membersOfTypes() {
    let view = "struct Card { private var title: Text { small }; private var small: Text { a } }"
    #expect(unused([view]) == ["Card", "small", "title"])
    #expect(unused([view, "let card = Card()"]) == ["small", "title"])
    let shown = "struct Card { var body: Text { title }; private var title: Text { a } }"
    #expect(unused([shown, "let card = Card()"]) == [])
  }

  @Test("Objective-C, property lists and documents use what they name")
  func otherFiles() {
    let cell = ["final class Cell: UITableViewCell {}"]
    #expect(unused(cell) == ["Cell"])
    #expect(unused(cell, others: ["a.m": "[Cell new];"]) == [])
    #expect(unused(cell, others: ["Info.plist": "<string>$(MODULE).Cell</string>"]) == [])
    #expect(unused(cell, others: ["List.xib": "<view customClass=\"Cell\"/>"]) == [])
    #expect(unused(cell, others: ["Cell.storyboard": "<view customClass=\"Cell\"/>"]) == [])
  }

  @Test(
    "The xib of a type's own name shows nothing by itself; generated code names it in small letters"
  )
  func ownDocument() {
    let cell = "final class Cell: UITableViewCell { let badge: Badge }"
    let document = ["Views/Cell.xib": "<cell customClass=\"Cell\"/><view customClass=\"Badge\"/>"]
    let badge = "class Badge: UIView {}"
    #expect(unused([cell, badge], others: document) == ["Badge", "Cell"])
    #expect(unused([cell, badge, "let name = \"Cell\""], others: document) == [])
    #expect(unused([cell, badge, "let nib = R.nib.cell"], others: document) == [])
    #expect(unused(["struct Cell {}", "let cell = 1"]) == ["Cell"])
  }

  @Test("A source with errors uses all that it names")
  func errors() {
    #expect(unused(["struct Bar { func f() { ) }"]) == [])
  }

  @Test("Places within an unused type, its extensions and its xib are its own")
  func places() {
    let source = """
      struct Bar {
        enum Sizes { static let a = 1 }
      }
      let rest = 1
      extension Bar { var b: Int { 1 } }
      """
    let file = SourceFile(ParsedSource(Array(source.utf8), path: "a.swift"))
    let types = UnusedTypes(["Bar", "Sizes"], in: [file])
    func name(_ line: Int, _ column: Int) -> String? {
      types.name(at: SourceLocation(path: "a.swift", line: line, column: column))
    }
    #expect(name(1, 1) == "Bar")
    #expect(name(2, 24) == "Bar")
    #expect(name(4, 5) == nil)
    #expect(name(5, 20) == "Bar")
    #expect(types.name(at: SourceLocation(path: "b.swift", line: 1, column: 1)) == nil)
    #expect(types.name(at: SourceLocation(path: "x/Bar.xib", line: 9, column: 1)) == "Bar")
    #expect(types.name(at: SourceLocation(path: "x/Bar.storyboard", line: 9, column: 1)) == nil)
  }
}
