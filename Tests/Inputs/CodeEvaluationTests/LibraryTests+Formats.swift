import Testing

/// What Foundation's formatters and Swift's regular expressions give: each text is what a program of these functions printed
/// that the compiler made (Swift 6 on Linux).
@Suite struct LibraryFormatsTests {
  @Test(arguments: cases)
  func texts(code: String, printed: String) async {
    await LibraryTests.expect(code, beside: Self.declarations, prints: printed)
  }

  private static let declarations = """
    extension TimeInterval {
      static let minute: TimeInterval = 60
      var clock: String { "\\(Int(self) / 60):\\(Int(self) % 60)" }
    }
    """

  static let cases = [
    (
      ##"let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .currency; let a = f.string(from: 1234.5) ?? ""; f.currencyCode = "EUR"; let b = f.string(from: NSNumber(value: -5)) ?? ""; return "\(a) \(b) \(f.string(for: 2) ?? "")""##,
      ##"$1,234.50 -€5.00 €2.00"##
    ),
    (
      ##"let f = NumberFormatter(); f.locale = Locale(identifier: "de_DE"); f.numberStyle = .decimal; let a = f.string(from: 1234567.5) ?? ""; f.groupingSeparator = " "; f.roundingMode = .down; f.maximumFractionDigits = 0; return "\(a) \(f.string(from: 1234567.9) ?? "")""##,
      ##"1.234.567,5 1 234 567"##
    ),
    (
      ##"let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = .percent; f.maximumFractionDigits = 1; f.positivePrefix = "+"; let a = f.string(from: 0.2567) ?? ""; let g = NumberFormatter(); g.locale = Locale(identifier: "en_US"); g.numberStyle = .ordinal; return "\(a) \(g.string(from: 22) ?? "") \(g.string(from: 113) ?? "")""##,
      ##"+25.7% 22nd 113th"##
    ),
    (
      ##"let en = Locale(identifier: "en_US"); return "\(12345.formatted(.number.locale(en))) \(45.formatted(.percent.locale(en))) \(3.14159.formatted(.number.precision(.fractionLength(0...2)).locale(en))) \((-3).formatted(.number.sign(strategy: .always()).locale(en)))""##,
      ##"12,345 45% 3.14 -3"##
    ),
    (
      ##"let en = Locale(identifier: "en_US"); return "\(1234567.formatted(.number.notation(.compactName).locale(en))) \(12.formatted(.number.precision(.significantDigits(3)).locale(en))) \(Decimal(12.5).formatted(.currency(code: "USD").locale(en))) \(0.5.formatted(.percent.grouping(.never).locale(en)))""##,
      ##"1.2M 12.0 $12.50 50%"##
    ),
    (
      ##"struct P { let n: String; let a: Int }; let all = [P(n: "Bo", a: 2), P(n: "Al", a: 2), P(n: "Cy", a: 1)]; let one = all.sorted(using: KeyPathComparator(\.a, order: .reverse)).map(\.n); let two = all.sorted(using: [KeyPathComparator(\.a), KeyPathComparator(\.n)]).map(\.n); return "\(one) \(two)""##,
      ##"["Bo", "Al", "Cy"] ["Cy", "Al", "Bo"]"##
    ),
    (
      ##"let a = UUID(); let b = UUID(); let c = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"); return "\(a == a) \(a == b) \(UUID(uuidString: "nope") == nil) \(c?.uuidString ?? "-") \([a, b].firstIndex(of: b) ?? -1)""##,
      ##"true false true E621E1F8-C36C-495A-93FC-0C247A3E6E5F 1"##
    ),
    (
      ##"let t = "(555) 123-4567"; let valid = "a@b.co".range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) != nil; return "\(t.replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression)) \(valid)""##,
      ##"5551234567 true"##
    ),
    (
      ##"let s = "<b>bold</b>"; let one = s.range(of: "<b>")!; let two = s.range(of: "</b>", range: one.upperBound..<s.endIndex)!; return "\(s[one.upperBound..<two.lowerBound]) \("a\nb\n\nc".split(whereSeparator: \.isNewline).count) \([1, 0, 2, 0, 3].split(maxSplits: 1, whereSeparator: { $0 == 0 }).map { Array($0) })""##,
      ##"bold 3 [[1], [2, 0, 3]]"##
    ),
    (
      ##"if let m = "2024-05-17 ERROR".firstMatch(of: /(\d{4})-(?<month>\d{2})(x)?/) { return "\(m.1) \(m.month) \(m.3 ?? "-") \("a1b22".replacing(/\d+/, with: "#")) \("a1b22".matches(of: /\d+/).map { String($0.output) })" }; return "none""##,
      ##"2024 05 - a#b# ["1", "22"]"##
    ),
    (
      ##"let r = try! Regex("B+").ignoresCase(); return "\("abBa".contains(r)) \("a, b;c".split(separator: /[,;] ?/).joined(separator: "|")) \("abba".wholeMatch(of: /b+/) == nil)""##,
      ##"true a|b|c true"##
    ),
    (
      ##"let i = DateFormatter(); i.locale = Locale(identifier: "en_US_POSIX"); i.dateFormat = "yyyy-MM-dd"; let o = DateFormatter(); o.locale = Locale(identifier: "en_US"); o.dateFormat = "MMMM d"; let d = i.date(from: "2024-01-02")!; let e = i.date(from: "2024-02-01")!; return "\(o.string(from: d)) \(d < e) \(d == e) \(i.date(from: "x") == nil)""##,
      ##"January 2 true false true"##
    ),
    (
      ##"let f = DateFormatter(); f.locale = Locale(identifier: "en_US"); f.timeZone = TimeZone(identifier: "UTC"); f.dateStyle = .medium; let d = Date(timeIntervalSince1970: 1_700_000_000); let a = f.string(from: d); f.dateStyle = .full; let b = f.string(from: d); f.setLocalizedDateFormatFromTemplate("MMMd"); return "\(a) \(b) \(f.string(from: d))""##,
      ##"Nov 14, 2023 Tuesday, November 14, 2023 Nov 14"##
    ),
    (
      ##"let c = Calendar.current; let d = c.date(from: DateComponents(year: 2024, month: 2, day: 28))!; let e = c.date(byAdding: .day, value: 2, to: d)!; return "\(c.component(.month, from: e)) \(c.component(.day, from: e)) \(c.dateComponents([.day], from: d, to: e).day ?? 0) \(c.isDate(d, inSameDayAs: e))""##,
      ##"3 1 2 false"##
    ),
    (
      ##"struct E: Codable, Equatable { var name: String; var n: Int?; var tags: [String] = ["a"] }; let e = E(name: "J", n: 2); let d = try! JSONEncoder().encode(e); let f = JSONEncoder(); f.outputFormatting = .sortedKeys; return "\((try? JSONDecoder().decode(E.self, from: d)) == e) \(String(data: try! f.encode(e), encoding: .utf8) ?? "")""##,
      ##"true {"n":2,"name":"J","tags":["a"]}"##
    ),
    (
      ##"return "\(Data("hello".utf8).base64EncodedString()) \(Data(base64Encoded: "U3dpZnQ=").flatMap { String(data: $0, encoding: .utf8) } ?? "-") \("Hi".data(using: .utf8)!.map { String(format: "%02x", $0) }.joined())""##,
      ##"aGVsbG8= Swift 4869"##
    ),
    (
      ##"var c = URLComponents(); c.scheme = "https"; c.host = "a.io"; c.path = "/v1/me"; c.queryItems = [URLQueryItem(name: "q", value: "a b")]; let d = URLComponents(string: "https://a.io:80/x?y=two#t")!; return "\(c.string ?? "-") \(d.host ?? "-") \(d.port ?? 0) \(d.path) \(d.queryItems?.first?.value ?? "-") \(d.fragment ?? "-")""##,
      ##"https://a.io/v1/me?q=a%20b a.io 80 /x two t"##
    ),
    (
      ##"let d: Decimal = 19.99; return "\(d * 2) \(NSDecimalNumber(decimal: Decimal(3) / 2).stringValue) \(Int(truncating: NSNumber(value: 7.9))) \(NSNumber(value: 5).stringValue)""##,
      ##"39.97999999999998976 1.5 7 5"##
    ),
    (
      ##"return "\(90.0.clock) \(TimeInterval.minute) \(TimeInterval(75).clock)""##,
      ##"1:30 60.0 1:15"##
    ),
  ]
}
