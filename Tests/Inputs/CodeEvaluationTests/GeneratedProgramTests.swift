import CodeEvaluation
import Testing

@testable import EvaluationCheck

/// What `Scripts/compare-programs` showed of the machine: each text is what the same lines printed that the compiler made (Swift
/// 6.3.1 on Linux).
@Suite struct GeneratedProgramTests {
  @Test(arguments: cases)
  func texts(_ program: Program) async {
    let claims = await program.claims()
    #expect(claims == program.printed.map { .known($0) })
  }

  /// Lines of a function that gives texts, beside declarations.
  struct Program: Sendable {
    var declarations = ""
    var lines: String
    var printed: [String]

    func claims() async -> [GeneratedPrograms.Claim] {
      let source = """
        struct Program1 {
          \(declarations)
          var part0: [String] {
        \(lines)
          }
        }
        """
      return await Deep.run {
        GeneratedPrograms(path: "A.swift", source: source).claims(of: "Program1", ["part0"])[0]
      }
    }
  }

  static let cases = [
    // `Int?` before a case is a type.
    Program(
      lines: #"""
        var text = "x"
        if case .some(let value) = (String?.none) { text = value }
        if let value = (Int?.none) { text = "\(value)" }
        return ["\(Int?.none == nil)", text, "\(Int?.some(3))"]
        """#,
      printed: ["true", "x", "Optional(3)"]),
    // What is assigned to an optional variable is one.
    Program(
      lines: #"""
        var number: Int? = -8
        guard let value = number else { return [] }
        number = value
        let first = [1].first
        var other = first
        other = value
        var pair = (first, 2)
        pair.0 = 5
        return ["\(number)", "\(other)", "\(pair)"]
        """#,
      printed: ["Optional(-8)", "Optional(-8)", "(Optional(5), 2)"]),
    // A link alone is a chain.
    Program(
      lines: #"""
        var none = Int("hazel")
        none? += 1
        var counts: [String: Int] = [:]
        counts["a"]? += 1
        var four: Int? = 4
        four? += 1
        let five = "\(four)"
        four? = 7
        return ["\(none)", "\(counts)", five, "\(four)"]
        """#,
      printed: ["nil", "[:]", "Optional(5)", "Optional(7)"]),
    // `$name` is set where the wrapper lets it.
    Program(
      declarations: """
        @propertyWrapper struct Capped {
          private var value: Int
          private var writes = 0
          init(wrappedValue: Int) { value = wrappedValue }
          var wrappedValue: Int { get { value } set { writes += 1; value = min(newValue, 9) } }
          var projectedValue: Int { get { writes } set { writes = newValue } }
        }
        final class Gauge {
          @Capped var level = 3
          func turn() { $level = 7; level += 1; self.$level += 2 }
        }
        """,
      lines: #"""
        let gauge = Gauge()
        gauge.level = 20
        gauge.$level += 4
        let before = "\(gauge.level) \(gauge.$level)"
        gauge.turn()
        return [before, "\(gauge.level) \(gauge.$level)"]
        """#,
      printed: ["9 5", "9 10"]),
    // Initialisers do not tell the observers of what their own class declares, and tell those of all else.
    Program(
      declarations: #"""
        class Base {
          var x = 1 { didSet { log += "b\(oldValue)" } }
          var y = 5
          var limited = 0 { didSet { log += "l\(oldValue)"; if limited > 9 { limited = 9 } } }
          var log = ""
          init() { x = 2; self.x += 1 }
          convenience init(short: Bool) { self.init(); x = 4 }
        }
        class Watched: Base {
          override var x: Int { didSet { log += "w\(oldValue)" } }
          override var y: Int { didSet { log += "y\(oldValue)" } }
          override init() { super.init(); x += 10; y += 1 }
        }
        class Plain: Base { override init() { super.init(); x += 10 } }
        class Twice: Limited {
          override var limited: Int {
            willSet { log += "w\(newValue)" }
            didSet { if limited == 9 { limited = 3 } }
          }
        }
        class Limited: Base {
          override var limited: Int { didSet { log += "o\(oldValue)" } }
        }
        """#,
      lines: #"""
        let limited = Limited()
        let twice = Twice()
        limited.limited = 20
        twice.limited = 20
        return [
          Base(short: true).log, Watched().log, Watched(short: true).log, Plain().log,
          limited.log + "\(limited.limited)", twice.log + "\(twice.limited)",
        ]
        """#,
      printed: ["", "b3w3y5", "b3w3y5", "b3", "l0o09", "w20l0o0w3l9o93"]),
    // Ways of a builder are the leaves of a tree.
    Program(
      declarations: """
        @resultBuilder enum Words {
          static func buildBlock(_ words: String...) -> String { words.joined(separator: " ") }
          static func buildEither(first word: String) -> String { "<" + word }
          static func buildEither(second word: String) -> String { word + ">" }
          static func buildOptional(_ word: String?) -> String { word ?? "-" }
        }
        static func words(@Words _ words: () -> String) -> String { words() }
        """,
      lines: #"""
        let texts = [1, 2, 3, 4].map { number in
          Program1.words {
            if number == 1 { "a" } else if number == 2 { "b" } else { "c" }
            switch number {
            case 1: "1"
            case 2: "2"
            case 3: "3"
            case 4: "4"
            default: "5"
            }
            if number == 1 { "x" } else if number == 3 { "y" }
          }
        }
        return texts
        """#,
      printed: ["<<a <<<1 <x", "<b> <<2> -", "c> <<3> y>", "c> <4>> -"]),
    Program(
      declarations: """
        class Tea { class func kind() -> String { "tea" } }
        class Green: Tea { override class func kind() -> String { "green " + super.kind() } }
        """,
      lines: "return [Green.kind()]", printed: ["green tea"]),
    // A class and its superclass may each keep a member of one name for itself.
    Program(
      declarations: #"""
        class Base {
          private let name = "base"
          private func setUp() -> String { "base \(name)" }
          fileprivate func kind() -> String { "Base" }
          private var length: Int { name.count }
          func run() -> String { setUp() + " \(length) " + kind() }
        }
        class Derived: Base {
          private let name = "derived"
          private func setUp() -> String { "derived \(name)" }
          fileprivate override func kind() -> String { "Derived" }
          private var length: Int { name.count }
          func all() -> [String] { [run(), setUp() + " \(length)"] }
        }
        """#,
      lines: "return Derived().all()", printed: ["base base 4 Derived", "derived derived 7"]),
    // Only `nil` as code writes it is none of an optional's optional.
    Program(
      lines: #"""
        let counts: [String: Int?] = ["a": 6, "b": nil]
        var number: Int?? = .some(nil)
        let none = "\(counts["b"] == .some(nil)) \(number == .some(.none)) \(number == nil)"
        number = 5
        return [none, "\(number)"]
        """#,
      printed: ["true true false", "Optional(Optional(5))"]),
    // A tuple that is a case's only payload is its payload.
    Program(
      declarations: "enum Few { case pair((Int, String)), named(of: (Int, Int)) }",
      lines: #"return ["\(Few.pair((1, "a")))", "\(Few.named(of: (1, 2)))"]"#,
      printed: [#"pair(1, "a")"#, "named(of: (1, 2))"]),
    // A part of one of several tuples is set in each of them.
    Program(
      lines: #"""
        var pair = Remote.flag(1) ? (a: 2, 3) : (a: 5, 3)
        pair.1 += 2
        pair.a = 7
        return ["\(pair.1)", "\(pair)"]
        """#,
      printed: ["5", "(a: 7, 5)"]),
    // What may be nothing is an optional.
    Program(
      lines: #"""
        var list = [3, 1, 2]
        var text = "hello"
        var set: Set<Int> = [4]
        return [
          "\(list.max()) \(list.min { $0 > $1 }) \(list.popLast()) \(list.first { $0 > 2 })",
          "\(text.firstIndex(of: "h") == nil) \(text.popLast()) \(Int(exactly: 2.0))",
          "\(set.remove(4)) \(set.remove(4)) \(["a": 1].first?.value)",
        ]
        """#,
      printed: [
        "Optional(3) Optional(3) Optional(2) Optional(3)",
        #"false Optional("o") Optional(2)"#, "Optional(4) nil Optional(1)",
      ]),
    // Slices, sets and ranges are named in other descriptions.
    Program(
      lines: #"""
        let list = [3, 1, 2, 3, 9]
        let set: Set<Int>? = [4]
        return [
          "\(list.split(separator: 1))", "\(set) \(list[1...2])", "\([list[1...2]]) \([0..<2])",
          "\(Optional(0...3))", "\("hello".prefix { $0 != "o" })\("hello".drop { $0 != "o" })",
          "\(list.drop { $0 > 2 }.startIndex) \(list.reversed() + [1]) \(Array(list.reversed()))",
        ]
        """#,
      printed: [
        "[ArraySlice([3]), ArraySlice([2, 3, 9])]", "Optional(Set([4])) [1, 2]",
        "[ArraySlice([1, 2])] [Range(0..<2)]", "Optional(ClosedRange(0...3))", "hello",
        "1 [9, 3, 2, 1, 3, 1] [9, 3, 2, 1, 3]",
      ]),
    Program(
      lines: #"""
        return [0, -44, 127].map {
          let one = Int8(truncatingIfNeeded: $0)
          let two = UInt16(truncatingIfNeeded: $0)
          return "\(one.leadingZeroBitCount) \(one.trailingZeroBitCount) \(one.nonzeroBitCount) "
            + "\(two.leadingZeroBitCount) \(two.trailingZeroBitCount) \(two.nonzeroBitCount)"
        }
        """#,
      printed: ["8 8 0 16 16 0", "0 2 4 0 2 12", "1 0 7 9 0 7"]),
  ]

  @Test("A view of a list is not described as a list is")
  func views() async {
    let program = Program(
      lines: #"return ["\([3, 1].reversed())", "\([3].enumerated())"]"#, printed: [])
    #expect(await program.claims() == [.pieces([]), .pieces([])])
  }

  @Test("An argument is evaluated on each way by itself")
  func argumentsOfWays() async {
    let program = Program(
      lines: #"""
        var list = Remote.flag(1) ? [1, 2] : []
        list.append(contentsOf: [7] + list)
        return ["\(list)"]
        """#,
      printed: [])
    #expect(await program.claims() == [.oneOf(["[1, 2, 7, 1, 2]", "[7]"])])
  }

  @Test("Types whose names begin with a small letter are types")
  func smallTypeNames() async {
    let program = Program(
      declarations: """
        class words { static let tea = "tea"; struct cup { var size = 3 } }
        """,
      lines: #"return [words.tea, "\(words.cup(size: 4).size)", "\(words.cup().size)"]"#,
      printed: [])
    #expect(await program.claims() == [.known("tea"), .known("4"), .known("3")])
  }

  @Test("What changes an unknown value makes it another one")
  func changedUnknowns() async {
    let program = Program(
      lines: #"""
        var isOn: Bool = Remote.isOn
        let before = isOn ? "on" : "off"
        isOn.toggle()
        var number: Int = Remote.number(1)
        let isSmall = number < 3
        number.negate()
        return [before + (isOn ? "on" : "off"), "\(isSmall == (number < 3))"]
        """#,
      printed: [])
    let claims = await program.claims()
    #expect(claims.first == .oneOf(["onoff", "offon"]))
    // 1 and -1 are both below 3, 5 and -5 are not.
    #expect(claims.count == 2 && claims.last != .known("true") && claims.last != .known("false"))
  }

  @Test("What a protocol's extension and a type declare is meant by the type that code knows")
  func rivals() async {
    let source = #"""
      struct Program1 {
        protocol Named { func name() -> String }
        struct Dog: Named {
          func name() -> String { "dog" }
          func shout() -> String { "own " + name() }
        }
        struct Owner {
          var pet: Named?
          func first() -> Named { Dog() }
        }
        func told(_ said: (Named) -> String) -> String { said(Dog()) }
        var part0: [String] {
          let dog = Dog()
          let named = (dog as Named)
          let same = named
          let owner = Owner(pet: dog)
          guard let pet = owner.pet else { return [] }
          return [
            dog.shout(), named.shout(), same.shout(), pet.shout(), owner.first().shout(),
            told { $0.shout() },
          ]
        }
      }
      extension Program1.Named { func shout() -> String { "all " + name() } }
      """#
    let claims = await Deep.run {
      GeneratedPrograms(path: "A.swift", source: source).claims(of: "Program1", ["part0"])[0]
    }
    let printed = ["own dog", "all dog", "all dog", "all dog", "all dog", "all dog"]
    #expect(Array(claims.prefix(5)) == printed.prefix(5).map { GeneratedPrograms.Claim.known($0) })
    // By which type a closure knows its argument is not followed.
    #expect(claims.last == .oneOf(["all dog", "own dog"]))
  }

  @Test("A statement that the parser takes for parameters is not known")
  func misreadParameters() async {
    let program = Program(
      declarations: """
        @resultBuilder enum Words {
          static func buildBlock(_ words: String...) -> String { words.joined(separator: " ") }
          static func buildArray(_ words: [String]) -> String { words.joined(separator: "+") }
        }
        static func words(@Words _ words: () -> String) -> String { words() }
        """,
      lines: #"""
        let text = Program1.words {
          ("a" + "b")
          for number in 0..<2 { "\(number)" }
        }
        return [text]
        """#,
      printed: [])
    let claims = await program.claims()
    #expect(claims.count == 1)
    #expect(claims != [.known("0+1")])
    if case .known(let text)? = claims.first { #expect(text == "ab 0+1") }
  }

  @Test("Within another description a type has its module, which sources do not name")
  func modules() async {
    let program = Program(
      declarations: "enum Side { case left(Int), right }; struct Pair { var side: Side }",
      lines: #"return ["\(Side.left(3))", "\([Side.right])", "\(Pair(side: .left(1)))"]"#,
      printed: [])
    #expect(
      await program.claims() == [
        .known("left(3)"), .pieces(["[", ".Program1.Side.right]"]),
        .pieces(["Pair(side: ", ".Program1.Side.left(1))"]),
      ])
  }
}
