import CodeEvaluation
import SwiftCode
import Testing

@testable import EvaluationCheck

/// What Swift's and Foundation's own types give: each text is what a program of these functions printed that the compiler made
/// (Swift 6.3.1 on Linux).
@Suite struct LibraryTests {
  @Test(arguments: cases)
  func texts(code: String, printed: String) async {
    await Self.expect(code, beside: Self.declarations, prints: printed)
  }

  /// - Parameters:
  ///   - code: The body of a function that gives a text.
  ///   - declarations: What else its source declares.
  static func expect(_ code: String, beside declarations: String, prints printed: String) async {
    let source = """
      import SwiftUI
      \(declarations)
      struct Probe: View {
        func text() -> String { \(code) }
        var body: some View { Text(text()) }
      }
      """
    let shown = await Deep.run {
      ProbeView.shown(by: [(path: "A.swift", text: Array(source.utf8))])
    }
    #expect(shown.map(\.string) == [printed])
    #expect(shown.first?.isKnown == true)
  }

  static let cases = [
    (
      ##"var w = Worn(); let before = w.c; w.c = 5; return "\(w.name) \(w.same) \(w.b) \(before) \(w.c)""##,
      "Alan Alan fixed 4 10"
    ),
    (
      ##"var out = ""; func load(_ done: (Result<Int, Error>) -> Void) { done(.failure(Off.line)); done(.success(3)) }; load { r in switch r { case .success(let n): out += "\(n)"; case .failure: out += "failed " } }; return out"##,
      "failed 3"
    ),
    (
      ##"return "\(hText("x").text) \(hText.shared.text) \(hText.inner().n) \(hText.inner.kind.two.rawValue) \(hText.make().text) \("abc".hText())""##,
      "x s 3 two m 3"
    ),
    (
      ##"return "\(level.high.rawValue) \(level.low.up) \(level(rawValue: 1) == level.low) \([hText]().count) \(pair<Int, hText>(a: 1, b: hText("q")).b.text) \(pair(a: "k", b: level.low).a)""##,
      "2 high true 0 q k"
    ),
    (
      ##"let make = hText.init; let t = hText.self; return "\(make("i").text) \(t.init("j").text) \(["a", "b"].map(hText.init).map(\.text).joined())""##,
      "i j ab"
    ),
    (
      ##"let t = Tint(hex: "#3366CC"); let u = Tint(hex: "80f1"); let v = Tint(hex: "7f102030"); return "\(t.r) \(t.g) \(t.b) \(u.b) \(v.a) \(v.r) \(Tint(hex: "abc").g)""##,
      "51.0 102.0 204.0 0.0 127.0 16.0 187.0"
    ),
    (
      ##"let s = Scanner(string: "#1aF rest"); s.currentIndex = s.string.index(after: s.currentIndex); var n: UInt64 = 9; let ok = s.scanHexInt64(&n); return "\(ok) \(n) \(s.isAtEnd) \(s.scanString("re") ?? "-") \(s.scanInt() ?? -1) \(s.scanCharacter() ?? "-")""##,
      "true 431 false re -1 s"
    ),
    (
      ##"let s = Scanner(string: "  12 apples 0x1F 2.5"); let n = s.scanInt() ?? 0; let w = s.scanUpToString(" ") ?? "-"; let h = s.scanUInt64(representation: .hexadecimal) ?? 0; let d = s.scanDouble() ?? 0; return "\(n) \(w) \(h) \(d) \(s.isAtEnd)""##,
      "12 apples 31 2.5 true"
    ),
    (
      ##"let s = Scanner(string: "zz"); var n: UInt64 = 7; let ok = s.scanHexInt64(&n); return "\(ok) \(n) \(s.scanInt() ?? -1) \(s.scanUpToString("q") ?? "-")""##,
      "false 0 -1 zz"
    ),
    (
      ##"let s = "abcdef"; let i = s.firstIndex(of: "c")!; var r = s[i...]; r.append("g"); let one = r[i]; r += "h"; return "\(one) \(r[i]) \(r[i...]) \(r.startIndex == s.startIndex)""##,
      "c e efgh true"
    ),
    (
      ##"let s = "aXa"; let parts = [s.prefix(1), s.suffix(1)]; return parts.map { String(s[$0.startIndex...]) }.joined(separator: " ")"##,
      "aXa a"
    ),
    (
      ##"return "\(Texts.Welcome.Title) \(Texts.Welcome.Names[1]) \(Texts.Welcome.Count) \(Texts.Shared.x)""##,
      "Hello b 2 3"
    ),
    (
      ##"return "\(Kind.First.rawValue) \(Kind.Second) \(Kind.First.next) \(Kind(rawValue: "one") == Kind.First)""##,
      "one Second Second true"
    ),
    (
      ##"return "\(Level.Default.rawValue) \(Texts.Make(2)) \(Texts.Made(3))""##,
      "2 made 2 k3"
    ),
    (
      ##"Texts.Sizes.Big += 1; let b = Texts.Sizes.Big * 2; switch Kind.Second { case Kind.First: return "no"; case Kind.Second: return "yes \(b)" }"##,
      "yes 11.0"
    ),
    (
      ##"return "\(Texts.Inner().x) \(Texts.Welcome.Title.uppercased()) \(Texts.Welcome.Names.map { $0 + "!" }.joined())""##,
      "3 HELLO a!b!"
    ),
    (
      ##"let t = "Hi <a>big</a> man"; let r = t.range(of: "<a>")!; let e = t[r.upperBound...].range(of: "</a>")!; return "\(t[..<r.lowerBound])|\(t[r.upperBound..<e.lowerBound])|\(t[e.upperBound...])""##,
      "Hi |big| man"
    ),
    (
      ##"let t = "key=value=more"; let i = t.firstIndex(of: "=")!; let rest = t[t.index(after: i)...]; let j = rest.firstIndex(of: "=")!; return "\(t[..<j]) \(rest[..<j]) \(rest[rest.startIndex]) \(String(rest).startIndex == t.startIndex)""##,
      "key=value value v true"
    ),
    (
      ##"let t = "abcdef"; var rest = t.dropFirst(2); let c = rest.removeFirst(); let i = rest.index(rest.startIndex, offsetBy: 1); return "\(c) \(rest) \(rest[i]) \(t.distance(from: t.startIndex, to: i)) \(t[..<i])""##,
      "c def e 4 abcd"
    ),
    (
      ##"let t = "a,b;c"; let parts = t.split(separator: ","); return "\(t[parts[1].startIndex...]) \(t[..<parts[1].startIndex]) \(t.prefix(upTo: parts[1].startIndex))""##,
      "b;c a, a,"
    ),
    (
      ##"let t = "one two two"; let i = t.lastIndex(of: " ")!; let j = t.firstIndex { $0 == "t" }!; return "\(t[i...].dropFirst()) \(t[j..<i]) \(t.suffix(from: j)) \(t.prefix(through: j))""##,
      "two two two two one t"
    ),
    (
      ##"let t = "x--y"; var at = t.startIndex; var out: [String] = []; while let r = t[at...].range(of: "-") { out.append(String(t[at..<r.lowerBound])); at = r.upperBound }; out.append(String(t[at...])); return out.joined(separator: "/")"##,
      "x//y"
    ),
    (##"listed("a %d of %d", 3, 4)"##, "a 3 of 4"),
    (
      ##"struct Row { var names = ["a", "b"]; subscript(n: Int) -> String { names[n] + names[0] + "\(names.count)" } }; final class Box { var asked = 0; var row: Row { asked += 1; return Row() }; var list: [Int] { asked += 10; return [7] } }; let box = Box(); let text = box.row[1]; let first = box.list[0]; return "\(text) \(first) \(box.asked)""##,
      "ba2 7 11"
    ),
    (
      ##"let steps: [Double] = Array(stride(from: 1, through: 2, by: 1)); let more: [Double?] = [1, nil]; return "\(steps) \(more[0] ?? 0)""##,
      "[1.0, 2.0] 1.0"
    ),
    (
      ##"var said = ""; func tell(_ n: Int) { switch n { case 1: said += "one"; default: break } }; tell(2); tell(1); return said"##,
      "one"
    ),
    (
      ##"let m: Money = .most - 3; return "\(m.c)""##,
      "700"
    ),
    (
      ##"var n: Node!; n = Node(v: 4); let d: [String: Any] = ["k": n]; return "\((d["k"] as? Node)?.v ?? 0) \(d["k"] is Node)""##,
      "4 true"
    ),
    (
      ##"dec(Pt.self, #"{"x": 1, "y": 2.5, "tags": {"a": 1}}"#).map { "\($0.x) \($0.y ?? 0) \($0.tags["a"] ?? 0)" } ?? "nil""##,
      "1 2.5 1"
    ),
    (
      ##"dec(Pt.self, #"{"x": 1}"#) == nil ? "nil" : "ok""##,
      "nil"
    ),
    (
      ##"dec(Snake.self, #"{"first_name": "A", "user_id": 4, "lvl": 2}"#) { $0.keyDecodingStrategy = .convertFromSnakeCase }.map { "\($0.firstName) \($0.userId) \($0.lvl == .hi)" } ?? "nil""##,
      "A 4 true"
    ),
    (
      ##"dec(Node.self, #"{"v": 1, "kids": [{"v": 2, "kids": []}, {"v": 3, "kids": []}]}"#).map { "\($0.v) \($0.kids.map(\.v))" } ?? "nil""##,
      "1 [2, 3]"
    ),
    (
      ##"dec(Wrap.self, #"{"ID": 1, "when": 86400}"#) { $0.dateDecodingStrategy = .secondsSince1970 }.map { "\($0.id) \(utc().component(.day, from: $0.when))" } ?? "nil""##,
      "1 2"
    ),
    (
      ##"dec(Nest.self, #"{"address": {"city": "Ulm", "postal": null}}"#).map { "\($0.city) \($0.zip ?? "no")" } ?? "nil""##,
      "Ulm no"
    ),
    (
      ##"(dec([OneOf].self, #"["a", 3]"#) ?? []).map { switch $0 { case .s(let s): return "s" + s; case .i(let i): return "i\(i)" } }.joined(separator: ",")"##,
      "sa,i3"
    ),
    (
      ##"dec([String: [Int]].self, #"{"k": [1, 2]}"#)?["k"]?.description ?? "nil""##,
      "[1, 2]"
    ),
    (
      ##"do { _ = try JSONDecoder().decode(Pt.self, from: Data("{".utf8)); return "ok" } catch DecodingError.dataCorrupted { return "corrupt" } catch { return "other" }"##,
      "corrupt"
    ),
    (
      ##"do { _ = try JSONDecoder().decode(Pt.self, from: Data("{}".utf8)); return "ok" } catch DecodingError.keyNotFound(let k, _) { return "no " + k.stringValue } catch { return "other" }"##,
      "no x"
    ),
    (
      ##"dec(Wrap.self, #"{"ID": 1, "when": "2024-05-06T07:08:09Z"}"#) { $0.dateDecodingStrategy = .iso8601 }.map { "\(utc().component(.hour, from: $0.when))" } ?? "nil""##,
      "7"
    ),
    (
      ##"let m: [Money] = [1, 0.05]; return "\(m.total()) \([1, 2, 3].total())""##,
      "1.05 6"
    ),
    (
      ##"let s: String? = nil; return s.orDash + (Optional("x").orDash) + "\(s.isBlank)""##,
      "-xtrue"
    ),
    (
      ##""\([1, 2].second ?? 0) \([Int]().second ?? -1) \("héllo".second ?? "z")""##,
      "2 -1 é"
    ),
    (
      ##""ada lovelace".initials + "hello".trunc(3) + String("abc"[1])"##,
      "ALhel…b"
    ),
    (
      ##"var s: Stack<Int> = [1, 2]; s.push(3); let p = s.pop()!; return "\(p) \(s.top ?? 0) \(s.a.count)""##,
      "3 2 2"
    ),
    (
      ##"let b: Bag = ["a": 1, "b": 2]; return "\(b.d["b"]!) \(b.d.count)""##,
      "2 2"
    ),
    (
      ##"do { _ = try thr(-3); return "" } catch { return error.localizedDescription }"##,
      "bad -3"
    ),
    (
      ##""\("abc".contains("b")) \("abc".range(of: "c") != nil) \("abc".hasPrefix("ab"))""##,
      "true true true"
    ),
    (
      ##"let s = "key=value"; if let i = s.firstIndex(of: "=") { return s[..<i] + "|" + s[s.index(after: i)...] }; return """##,
      "key|value"
    ),
    (
      ##"var s = "abc"; s.insert(contentsOf: "XY", at: s.index(after: s.startIndex)); s.removeSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2)); return s"##,
      "Ybc"
    ),
    (
      ##""über".folding(options: .diacriticInsensitive, locale: nil) + "\("a1b2".compactMap(\.wholeNumberValue).reduce(0, +))""##,
      "uber3"
    ),
    (
      ##""ABC".lowercased().unicodeScalars.map { "\($0.value)" }.joined(separator: " ")"##,
      "97 98 99"
    ),
    (
      ##"let d: Decimal = 10.5; return "\(d + 1) \(d * 2) \(d / 4) \(Decimal(string: "0.1")! + Decimal(string: "0.2")!)""##,
      "11.5 21 2.625 0.3"
    ),
    (
      ##"1234567.891.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))) + " " + 0.256.formatted(.percent.precision(.fractionLength(1)).locale(Locale(identifier: "en_US")))"##,
      "1,234,567.89 25.6%"
    ),
    (
      ##"1234567.formatted(.number.locale(Locale(identifier: "de_DE"))) + 42.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US")))"##,
      "1.234.56742"
    ),
    (
      ##"let c = utc(); let d = c.date(from: DateComponents(year: 2024, month: 1, day: 31))!; let e = c.date(byAdding: .month, value: 1, to: d)!; let p = c.dateComponents([.month, .day], from: e); return "\(p.month!)/\(p.day!)""##,
      "2/29"
    ),
    (
      ##"let c = utc(); let a = Date(timeIntervalSince1970: 0); let b = a.addingTimeInterval(90061); let p = c.dateComponents([.day, .hour, .minute, .second], from: a, to: b); return "\(p.day!) \(p.hour!) \(p.minute!) \(p.second!)""##,
      "1 1 1 1"
    ),
    // The initialiser that the compiler makes takes what is no optional.
    (
      ##"let raw: String? = nil; return "\(Flavor(rawValue: "mini")!) \(Flavor(rawValue: raw) == nil) \(Flavor(rawValue: Optional("maxi"))!) \(Flavor("mini")!)""##,
      "mini true max mini"
    ),
    (
      ##"var a = Box(); a.set(2); return "\(a.store.n)""##, "2"
    ),
    (
      ##"let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(secondsFromGMT: 0); f.dateFormat = "yyyy-MM-dd HH:mm"; return f.string(from: Date(timeIntervalSince1970: 1_700_000_000))"##,
      "2023-11-14 22:13"
    ),
    (
      ##"let f = DateFormatter(); f.locale = Locale(identifier: "en_US_POSIX"); f.timeZone = TimeZone(identifier: "UTC"); f.dateFormat = "d MMM yyyy"; return f.date(from: "3 Feb 2021").map { "\(Int($0.timeIntervalSince1970))" } ?? "nil""##,
      "1612310400"
    ),
    (
      ##"ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0))"##,
      "1970-01-01T00:00:00Z"
    ),
    (
      ##"let f = ISO8601DateFormatter(); let d = f.date(from: "2024-03-05T10:20:30Z")!; f.formatOptions = [.withFullDate]; let a = f.string(from: d); f.formatOptions = [.withInternetDateTime, .withFractionalSeconds]; return a + " " + f.string(from: d)"##,
      "2024-03-05 2024-03-05T10:20:30.000Z"
    ),
    (
      ##"let f = ISO8601DateFormatter(); f.formatOptions.insert(.withFractionalSeconds); return "\(f.date(from: "1970-01-01T00:00:01.500Z")!.timeIntervalSince1970) \(f.date(from: "1970-01-01T00:00:01Z") == nil)""##,
      "1.5 true"
    ),
    (
      ##"let l = Locale(identifier: "de_DE"); return [l.identifier, l.languageCode!, l.regionCode!, l.currencyCode!, l.decimalSeparator!, l.groupingSeparator!].joined(separator: " ")"##,
      "de_DE de DE EUR , ."
    ),
    (
      ##"let m = Measurement(value: 1.5, unit: UnitLength.kilometers).converted(to: .meters); return "\(m.value) \(m.unit.symbol)""##,
      "1500.0 m"
    ),
    (
      ##"let s = Measurement(value: 1, unit: UnitMass.kilograms) + Measurement(value: 500, unit: UnitMass.grams); return "\(s.unit.symbol) \(s.converted(to: .grams).value) \(s > Measurement(value: 1, unit: UnitMass.kilograms))""##,
      "kg 1500.0 true"
    ),
    (
      ##"struct P { let name = "Ada"; var age = 36 }; let m = Mirror(reflecting: P()); return m.children.map { "\($0.label ?? "?"): \($0.value)" }.joined(separator: ", ")"##,
      "name: Ada, age: 36"
    ),
    (
      ##"let c = utc(); let d = Date(timeIntervalSince1970: 1_700_000_000); return "\(c.startOfDay(for: d).timeIntervalSince1970) \(c.isDate(d, inSameDayAs: d.addingTimeInterval(3600)))""##,
      "1699920000.0 true"
    ),
    (
      ##"sequence(first: 10) { $0 > 1 ? $0 / 2 : nil }.map(String.init).joined(separator: ">")"##,
      "10>5>2>1"
    ),
    (
      ##"Array(sequence(state: (0, 1)) { s in defer { s = (s.1, s.0 + s.1) }; return s.0 }.prefix(8)).description"##,
      "[0, 1, 1, 2, 3, 5, 8, 13]"
    ),
    (
      ##"struct Fib: Sequence, IteratorProtocol { var a = 0, b = 1; mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }; return Fib().prefix(6).map(String.init).joined(separator: " ") + "\(Fib().first { $0 > 20 }!)""##,
      "0 1 1 2 3 521"
    ),
    (
      ##"var t: (name: String, age: Int) = ("a", 1); t = ("b", 2); return t.name + "\(t.age)""##,
      "b2"
    ),
    (
      ##"let o = try! JSONSerialization.jsonObject(with: Data(#"{"a": [1, 2.5, "x", true, null]}"#.utf8)) as! [String: Any]; let l = o["a"] as! [Any]; return "\(l.count) \(l[0] as? Int ?? -1) \(l[1] as? Double ?? -1) \(l[0] as? Double ?? -1) \(l[2] as? String ?? "-") \(l[1] as? Int ?? -1)""##,
      "5 1 2.5 1.0 x -1"
    ),
  ]

  private static let declarations = ##"""
    final class Shelf { nonisolated(unsafe) static let shared = Shelf(); let name = "Alan"; var things: [String: Any] = ["Lvl": 4]; func resolve<T>(_ type: T.Type) -> T { name as! T } }
    @propertyWrapper struct Found<T> { var wrappedValue: T { Shelf.shared.resolve(T.self) } }
    @propertyWrapper struct Along<T> { let path: KeyPath<Shelf, T>; init(_ path: KeyPath<Shelf, T>) { self.path = path }; var wrappedValue: T { Shelf.shared[keyPath: path] } }
    @propertyWrapper struct Fixed { var wrappedValue: String { "fixed" } }
    @propertyWrapper struct Count { private var n = 2; var wrappedValue: Int { get { n * 2 } set { n = newValue } } }
    struct Worn { @Found var name: String; @Along(\.name) var same: String; @Fixed var b: String; @Count var c: Int }
    enum Off: Error { case line }
    enum Flavor: String { case max = "maxi", mini; init?(rawValue: String?) { self.init(rawValue: rawValue ?? "") }; init?(_ text: String) { self.init(rawValue: text) } }
    final class Store { var n = 1; init(_ n: Int) { self.n = n } }
    struct Box { var store = Store(1); mutating func set(_ n: Int) { if !isKnownUniquelyReferenced(&store) { store = Store(store.n) }; store.n = n } }
    struct hText { var text: String; init(_ text: String) { self.text = text } ; static let shared = hText("s"); struct inner { var n = 3; enum kind: String { case one, two } }; static func make() -> hText { hText("m") } }
    enum level: Int { case low = 1, high; var up: level { self == .low ? level.high : .low } }
    struct pair<A, B> { var a: A, b: B }
    extension String { func hText() -> Int { count } }
    struct Tint { var r = 0.0, g = 0.0, b = 0.0, a = 1.0
     init(hex: String) {
            let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
            var int: UInt64 = 0
            Scanner(string: hex).scanHexInt64(&int)
            let a, r, g, b: UInt64
            switch hex.count {
            case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
            case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
            case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
            default: (a, r, g, b) = (1, 1, 1, 0)
            }
       (self.r, self.g, self.b, self.a) = (Double(r), Double(g), Double(b), Double(a)) } }
    struct Texts {
      struct Welcome { static let Title = "Hello"; static let Names = ["a", "b"]; static var Count: Int { Names.count } }
      struct Inner { let x = 3 }; static let Shared = Inner(); struct Sizes { static var Big = 4.5 }
      static let Made: (Int) -> String = { "k\($0)" }
    }
    extension Texts { static func Make(_ n: Int) -> String { "made \(n)" } }
    enum Kind: String { case First = "one", Second; var next: Kind { self == .First ? Kind.Second : Kind.First } }
    enum Level: Int { case Low = 1, High; static let Default = Level.High }
    func listed(_ format: String, _ values: CVarArg...) -> String {
      withVaList(values) { NSString(format: format, locale: nil, arguments: $0) as String }
    }
    struct Pt: Codable, Equatable { var x: Int; var y: Double?; var tags: [String: Int] = [:] }
    enum Lvl: Int, Codable { case lo = 1, hi }
    struct Snake: Decodable { let firstName: String; let userId: Int; let lvl: Lvl? }
    final class Node: Decodable { let v: Int; let kids: [Node]; init(v: Int) { self.v = v; kids = [] } }
    struct Wrap: Decodable { let id: Int; let when: Date; enum CodingKeys: String, CodingKey { case id = "ID", when }; }
    struct Nest: Decodable {
      let city: String; let zip: String?
      enum K: CodingKey { case address }
      enum A: String, CodingKey { case city, zip = "postal" }
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: K.self)
        let a = try c.nestedContainer(keyedBy: A.self, forKey: .address)
        city = try a.decode(String.self, forKey: .city)
        zip = try a.decodeIfPresent(String.self, forKey: .zip)
      }
    }
    enum OneOf: Decodable { case s(String), i(Int)
      init(from d: Decoder) throws { let c = try d.singleValueContainer(); if let i = try? c.decode(Int.self) { self = .i(i) } else { self = .s(try c.decode(String.self)) } }
    }
    func dec<T: Decodable>(_ t: T.Type, _ s: String, _ f: (JSONDecoder) -> Void = { _ in }) -> T? { let d = JSONDecoder(); f(d); return try? d.decode(t, from: Data(s.utf8)) }
    struct Money: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, CustomStringConvertible, AdditiveArithmetic {
      var c: Int; init(c: Int) { self.c = c }; init(integerLiteral v: Int) { c = v * 100 }; init(floatLiteral v: Double) { c = Int((v * 100).rounded()) }
      static var zero: Money { Money(c: 0) }
      static let most = Money(c: 1000)
      static func - (a: Money, b: Int) -> Money { Money(c: a.c - b * 100) }
      static func + (a: Money, b: Money) -> Money { Money(c: a.c + b.c) }
      static func - (a: Money, b: Money) -> Money { Money(c: a.c - b.c) }
      var description: String { "\(c / 100).\(c % 100 < 10 ? "0" : "")\(c % 100)" }
    }
    extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
    extension Optional where Wrapped == String { var orDash: String { self ?? "-" } ; var isBlank: Bool { self?.isEmpty ?? true } }
    extension Collection { var second: Element? { count > 1 ? self[index(after: startIndex)] : nil } }
    extension String { var initials: String { split(separator: " ").compactMap { $0.first }.map { String($0).uppercased() }.joined() }
      func trunc(_ n: Int) -> String { count > n ? String(prefix(n)) + "…" : self }
      subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
    struct Stack<T>: ExpressibleByArrayLiteral { var a: [T] = []; init(arrayLiteral e: T...) { a = e }; mutating func push(_ x: T) { a.append(x) }; mutating func pop() -> T? { a.popLast() }; var top: T? { a.last } }
    struct Bag: ExpressibleByDictionaryLiteral { var d: [String: Int]; init(dictionaryLiteral e: (String, Int)...) { d = Dictionary(uniqueKeysWithValues: e) } }
    enum Err: Error, LocalizedError { case bad(Int), worse; var errorDescription: String? { switch self { case .bad(let n): return "bad \(n)"; case .worse: return nil } } }
    func thr(_ n: Int) throws -> Int { if n < 0 { throw Err.bad(n) }; return n * 2 }
    func utc() -> Calendar { var c = Calendar(identifier: .gregorian); c.timeZone = TimeZone(identifier: "UTC")!; c.locale = Locale(identifier: "en_US_POSIX"); return c }
    """##
}
