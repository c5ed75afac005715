import DynamicTypeSource
import SeededRandom
import Testing

/// Sources that nest without end, or are none: reading them must end, and not in a crash.
@Suite struct HostileSourceTests {
  private func read(_ source: String) -> SourceFile {
    SourceFile(reading: Array(source.utf8), path: "Hostile.swift")
  }

  private static let count = 10_000

  @Test(
    "What repeats 10,000 times",
    arguments: [
      ("(", ")"), ("{", "}"), ("[", "]"), ("f(", ")"), ("f{", "}"), ("\"\\(", ")\""), ("{{", ""),
      ("if x {", "}"), ("class A {", "}"), ("func f() {", "}"), ("#if a\n", "\n#endif"),
      ("!", ""), ("- ", ""), ("try ", ""), ("await ", ""), ("&", ""), ("@a ", ""), ("a.", ""),
      (".a", ""), ("!", "?"), ("a ? b : ", ""), ("a ?? ", ""), ("if a {} else ", ""),
      ("let x: [", "]"), ("A<", ">"), ("/* ", "*/"), ("a -> ", ""), ("switch x { case 1:", "}"),
      ("#Preview {", "}"), ("<#", "#>"), ("case .a(", ")"), ("some ", ""), ("\\.a", ""),
      ("@", ""), ("`", "`"), ("\"\"\"\n", "\n\"\"\""), ("#", ""), ("_ = ", ""), ("repeat {", "}"),
      ("x as ", ""), ("x is ", ""), ("() throws(", ")"), ("~", ""), ("guard ", " else {}"),
      ("if ", ""), ("inout ", ""), ("each ", ""), ("copy ", ""), ("unsafe ", ""), ("switch ", ""),
      ("precedencegroup ", ""), ("a ? ", ""), ("a ? b() ? ", ""), ("switch (a) ", ""), ("a < ", ""),
    ])
  func nesting(opening: String, closing: String) {
    let opened = String(repeating: opening, count: Self.count)
    let closed = String(repeating: closing, count: Self.count)
    let file = read("let font = \(opened)UIFont.systemFont(ofSize: 17)\(closed)")
    #expect(file.bytes.count > Self.count)
    let typed = read("font\nlet x: \(opened)Int\(closed)\nlet y = UIFont.systemFont(ofSize: 17)")
    #expect(typed.bytes.count > Self.count)
  }

  @Test("What people write does not come near the limit")
  func ordinaryNesting() {
    let statements = String(
      repeating: """
        if a < b, c[i] > 0 { try f("\\(a(b))") } else { await g(x ? y : z) }
        let s = #"{ \\#(a) ( "#; let t = \"\"\"
          { [ (
          \"\"\"
        func h<T>(_ a: T) -> [T] { a.map { $0 } }  // ( [ {
        #if DEBUG
          /* { /* ( */ */
        #endif

        """, count: 300)
    let file = read(statements + "label.font = UIFont.systemFont(ofSize: 17)")
    #expect(file.tooDeep == [])
    #expect(file.fonts.count == 1)
  }

  @Test("Alternatives in a row are followed up to the limit; a row of other statements is none")
  func alternatives() {
    func chain(_ count: Int) -> String {
      let row = String(repeating: "if a { if b {} else if c {} } else ", count: count)
      return "func f() { \(row){} }\nlabel.font = UIFont.systemFont(ofSize: 17)"
    }
    #expect(read(chain(150)).fonts.count == 1)
    // A parser that follows them all exhausts the stack of a thread.
    #expect(read(chain(Self.count)).tooDeep.count == 1)
    let row = String(
      repeating: "if a {} else if b {} else {}\nguard c else { return }\n", count: Self.count)
    #expect(read("func f() {\n\(row)}\nlabel.font = UIFont.systemFont(ofSize: 17)").tooDeep == [])
  }

  @Test("A chain of 10,000 calls is not examined, what stands beside it is")
  func longChain() {
    let chain = String(repeating: ".font(.body)", count: Self.count)
    let file = read("let a = x\(chain)\nlet b = UIFont.systemFont(ofSize: 17)")
    #expect(!file.tooDeep.isEmpty)
    #expect(file.fonts.map { file.text(in: $0.range) } == ["UIFont.systemFont(ofSize: 17)"])
  }

  @Test(
    "Expressions that nest as deep as sources that are read can",
    arguments: [
      ("(", ")", 190), ("CGFloat(", ")", 190), ("m.scaledValue(for: ", ")", 190),
      ("a ? (", ") : 1", 190), ("1 + (", ")", 190), ("[", "]", 10), ("[a: ", "]", 190),
      ("f { ", " }", 90),
      ("", ".bold()", 195), ("", ".inner!", 195), ("", ".f { $0 }", 195),
    ])
  func deepestExpressions(opening: String, closing: String, count: Int) {
    let opened = String(repeating: opening, count: count)
    let closed = String(repeating: closing, count: count)
    let file = read("let a = \(opened)UIFont.systemFont(ofSize: 17)\(closed)\nlet b = font(a)")
    #expect(file.names.variables.map(\.name).suffix(1) == ["b"])
    let fonts = file.fonts.map { file.text(in: $0.range) }
    #expect(fonts == ["UIFont.systemFont(ofSize: 17)"] || !file.tooDeep.isEmpty)
  }

  /// The parser looks at a place twice for each bracket around it that may hold the type of an array with a length, or
  /// four times for an attribute: 14 levels of these are 16,384 times or more.
  @Test(
    "Types in types, which the parser reads twice or more at each level",
    arguments: [
      ("[", "]"), ("[(", ")]"), ("[A<", ">]"), ("[(a: ", ")]"), ("[(A, ", ")]"), ("[A<1, ", ">]"),
      ("[B & [", "]]"), ("[some ", "]"), ("[inout ", "]"), ("[(A) -> ", "]"), ("[@A ", "]"),
      ("[() throws(A) -> ", "]"), ("[@A(x) ", "]"), ("[a::b<", ">]"), ("[(a: A = 1 + 2, b: ", ")]"),
      ("[nonisolated(nonsending) ", "]"), ("[/* a */(", ")]"), ("[\n(", ")]"), ("(@", " A)"),
      ("@A<", ">"), ("@A<B<", ">>"), ("(a: @B<", ">)"), ("[A?.B<", ">]"),
    ])
  func typesInTypes(opening: String, closing: String) {
    let opened = String(repeating: opening, count: 14)
    let closed = String(repeating: closing, count: 14)
    for start in ["let a: ", "let a = "] {
      #expect(read("font\n\(start)\(opened)A\(closed)").tooDeep.count == 1)
      #expect(read("font\n\(start)\(opened)A").tooDeep.count == 1)
    }
  }

  @Test(
    "Lists in lists that are no types are read, however deep people write them",
    arguments: [
      ("Node(children: [", "])", 60), (".init(rows: [", "])", 60), ("[\"a\": ", "]", 60),
      ("[.a: ", "]", 60), ("[a, ", "]", 60), ("[1 + ", "]", 60), ("a[", "]", 60),
      ("[{ ", " }]", 60), ("f([", "])", 60), ("[a: ", "]", 60), ("[a(b): ", "]", 60),
      ("x ? [y : ", "]", 60), ("[\"\\(a[0])\", ", "]", 60), ("[#a, ", "]", 60),
      ("[\\.a, ", "]", 60),
      ("[Int: ", "]", 60), ("[", "]", 8), ("[@Sendable () -> ", "]", 5), ("[(", ")]", 8),
    ])
  func listsInLists(opening: String, closing: String, count: Int) {
    let opened = String(repeating: opening, count: count)
    let closed = String(repeating: closing, count: count)
    let file = read("let a = \(opened)A\(closed)\nlet b = UIFont.systemFont(ofSize: 17)")
    #expect(file.tooDeep == [])
    #expect(file.fonts.map { file.text(in: $0.range) } == ["UIFont.systemFont(ofSize: 17)"])
  }

  @Test("A thousand clauses of one condition, and a condition of a thousand terms")
  func conditions() {
    let clauses = String(repeating: "#elseif os(iOS)\nlet x = 1\n", count: 1_000)
    let terms = String(repeating: "!os(Linux) && ", count: 1_000)
    let font = "let b = UIFont.systemFont(ofSize: 17)\n"
    let file = read("#if os(macOS)\n\(clauses)#endif\n#if \(terms)BETA\n\(font)#endif\n\(font)")
    #expect(file.fonts.count == 2)
  }

  @Test("A broken source gives the facts of what can be read")
  func broken() {
    let file = read(
      """
      class Cell {
        func a( {
          label.font = UIFont.systemFont(ofSize: 17
        let
      }
      func b() { label.font = .boldSystemFont(ofSize: 12) }
      """)
    #expect(file.fonts.contains { $0.kind == .system(.boldSystemFont) })
  }

  @Test("Bytes that are no UTF-8, and none at all")
  func bytes() {
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<200 {
      var bytes = Array("label.font = UIFont.systemFont(ofSize: 17)\n{ \"\\(a)\" }".utf8)
      for _ in 0..<8 {
        bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
          truncatingIfNeeded: generator.next())
      }
      let file = SourceFile(reading: bytes, path: "Hostile.swift")
      #expect(file.fonts.allSatisfy { $0.range.upperBound <= bytes.count })
    }
    #expect(SourceFile(reading: [], path: "Empty.swift").fonts.isEmpty)
    #expect(SourceFile(reading: [0xEF, 0xBB, 0xBF], path: "Mark.swift").fonts.isEmpty)
  }

  /// Followed to the end, each of the fonts would take 12 to the power of 7 steps.
  @Test("Sums of sums of constants")
  func sums() {
    let sums = (1...12).map { level in
      "let v\(level) = " + Array(repeating: "v\(level - 1)", count: 12).joined(separator: " * ")
    }
    let fonts = Array(repeating: "label.font = UIFont.systemFont(ofSize: v12)", count: 20)
    let file = read((["let v0 = 17"] + sums + fonts).joined(separator: "\n"))
    #expect(file.fonts.count == 20)
    #expect(file.fonts.indices.allSatisfy { file.scaling(of: FontIndex($0)) == .unknown })
  }

  @Test("A source of a megabyte")
  func large() {
    let line = "func f() { label.font = UIFont.systemFont(ofSize: 17) }\n"
    let count = 1_000_000 / line.utf8.count
    let file = read(String(repeating: line, count: count))
    #expect(file.fonts.count == count)
    #expect(file.location(of: file.fonts[count - 1].range.lowerBound).line == count)
  }
}
