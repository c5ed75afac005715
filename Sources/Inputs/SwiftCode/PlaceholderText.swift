/// What stands for a text that only running an app would tell.
package enum PlaceholderText {
  /// A text of believable length for a value, from its name and type.
  ///
  /// - Parameters:
  ///   - origin: What the value is of, as code writes it.
  ///   - type: The name of its type; nil where nobody knows it.
  package static func text(of origin: String, type: String?) -> String {
    if origin.hasPrefix(beginningOfKey) { return text(ofKey: origin) }
    if endsInArithmetic(origin) { return "42" }
    var steps = steps(of: origin)
    if steps.last?.name == "formatted", let step = steps.popLast() {
      return formatted(steps, by: step.arguments)
    }
    if steps.count > 1, steps.last?.name == "string",
      let given = byFormatter(steps[steps.count - 2].name)
    {
      return given
    }
    if let key = steps.last?.key { return text(ofMember: key) }
    if steps.count > 1, steps.last?.name == "description", isNumber(steps[steps.count - 2].name) {
      steps.removeLast()
    }
    var casing: String?
    while steps.count > 1, let last = steps.last, passing.contains(last.name) {
      casing = casing ?? (last.name.hasSuffix("ercased") ? last.name : nil)
      steps.removeLast()
    }
    let text = text(named: steps.last?.name ?? "", type: type)
    switch casing {
    case "uppercased": return text.uppercased()
    case "lowercased": return text.lowercased()
    default: return text
    }
  }

  /// `seconds / 3600`.
  private static func endsInArithmetic(_ origin: String) -> Bool {
    let words = origin.split(separator: " ").suffix(2)
    guard words.count == 2, let sign = words.first, let last = words.last else { return false }
    return ["+", "-", "*", "/", "%"].contains(sign)
      && last.allSatisfy { $0.isNumber || $0 == "." }
  }

  private static let beginningOfKey = "NSLocalizedString(\""

  /// The origin of a text that is looked up by a key.
  package static func origin(ofKey key: String) -> String { beginningOfKey + key + "\")" }

  /// A key of several words is mostly the text; of others the last part tells what it is about: `login.sign_in`.
  private static func text(ofKey origin: String) -> String {
    let key = origin.dropFirst(beginningOfKey.count).prefix { $0 != "\"" }
    if key.contains(" ") { return String(key) }
    let last = key.split { $0 == "." || $0 == "/" || $0 == ":" }.last.map(String.init) ?? ""
    let isShouted = last.contains("_") && !last.contains(where: \.isLowercase)
    return text(named: isShouted ? last.lowercased() : last, type: nil)
  }

  /// A key of a dictionary is named for what it holds: `user["first_name"]`, `CFBundleDisplayName` of an app's information.
  private static func text(ofMember key: String) -> String {
    guard key.hasPrefix("CFBundle") else { return text(named: key, type: nil) }
    let isName = ["Name", "Executable"].contains { key.hasSuffix($0) }
    return isName ? "App name" : text(named: String(key.dropFirst("CFBundle".count)), type: nil)
  }

  private static func isNumber(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.hasSuffix("count") || lowered.hasSuffix("index") || lowered.hasPrefix("numberof")
  }

  /// Functions whose result is named for what they are called on: `names.sorted().joined(separator: ", ")`.
  private static let passing: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedCapitalized", "trimmingCharacters",
    "prefix", "suffix", "dropFirst", "dropLast", "replacingOccurrences", "joined", "map",
    "compactMap", "flatMap", "filter", "sorted", "reversed", "reduce", "first", "last",
    "wrappedValue", "string", "rawValue",
  ]

  private static func text(named name: String, type: String?) -> String {
    let lowered = name.lowercased()
    // `Int(…)` is named for its type.
    for known in [type, name] {
      switch known {
      case "Int", "Int64", "UInt", "Int32", "UInt64", "NSNumber": return "42"
      case "Double", "Float", "CGFloat", "Decimal": return "12.5"
      case "Date": return date
      case "URL": return "https://example.org"
      default: break
      }
    }
    if endsOfVersions.contains(where: lowered.hasSuffix) { return "1.0.0" }
    if [
      "description", "body", "message", "summary", "overview", "detail", "content", "text", "about",
      "note",
    ]
    .contains(where: lowered.hasSuffix) {
      return "Some words that only the running app knows, about as many as fit on two lines."
    }
    if lowered.hasSuffix("date") || lowered.hasSuffix("time") { return date }
    if isNumber(name) { return "42" }
    if ["url", "host", "absolutestring"].contains(where: lowered.hasSuffix) {
      return "example.org"
    }
    // Of the words that a format or a table gives nothing is named.
    if name == "String" || name == "NSLocalizedString" || name == "one of many values" {
      return "Some text"
    }
    let words = words(of: name)
    return words.isEmpty ? "Some text" : words
  }

  private static let date = "Nov 22, 2026"

  private static let endsOfVersions = [
    "version", "versionnumber", "versionstring", "versiontext", "versiondescription", "versioninfo",
  ]

  /// What `formatted(…)` gives: mostly a number or a date, as its style tells.
  private static func formatted(_ steps: [Step], by style: String) -> String {
    func says(_ words: String...) -> Bool { words.contains { style.contains($0) } }
    if says("currency") { return "$12.50" }
    if says("percent") { return "42%" }
    if says("relative") { return "2 hours ago" }
    let isTime = says("hour", "minute", "time: .shortened", "time: .standard")
    let isDay = says("day", "month", "year", "date: .abbreviated", "date: .long", "date: .numeric")
    if isTime { return isDay ? date + " at 9:41 AM" : "9:41 AM" }
    if isDay || says("dateTime", "date:", "iso8601", "verbatim") { return date }
    if says(".list") { return "One, two, and three" }
    if says("byteCount") { return "12.5 MB" }
    if says("units") { return "2 hr, 5 min" }
    let number = steps.map(\.name).joined(separator: ".")
    if Double(number) != nil { return number }
    let text = text(named: steps.last?.name ?? "", type: nil)
    return text == date || text == "42" ? text : "12.5"
  }

  /// What `string(…)` of a formatter gives, as its name tells: `priceFormatter.string(from: price)` is $12.50.
  private static func byFormatter(_ name: String) -> String? {
    let name = name.lowercased()
    guard name.hasSuffix("formatter") else { return nil }
    func says(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    if says("currency", "price", "money", "amount") { return "$12.50" }
    if says("percent") { return "42%" }
    if says("personname") { return "John Appleseed" }
    if says("relative", "ago") { return "2 hours ago" }
    if says("component", "duration", "interval") { return "2 hr, 5 min" }
    if says("byte", "filesize") { return "12.5 MB" }
    if says("distance", "length", "measurement") { return "12.5 km" }
    if says("date", "day", "month") { return date }
    if says("time", "hour") { return "9:41 AM" }
    return says("number", "decimal") ? "12.5" : nil
  }

  /// A member of a chain, such as `prefix(3)`, and the code of its arguments.
  private struct Step {
    var name: String
    var arguments = ""
    /// Whether the arguments stand in brackets.
    var isElement = false

    /// The key that it is asked for: of `["key"]`, of `value(forKey: "key")`, of `object(forInfoDictionaryKey: "key")`.
    var key: String? {
      let isNamed = arguments.hasPrefix("forKey:") || arguments.hasPrefix("forInfoDictionaryKey:")
      guard isNamed || isElement && arguments.hasPrefix("\""), arguments.hasSuffix("\"") else {
        return nil
      }
      let parts = arguments.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
    }
  }

  /// `viewModel`, `books`, `title` of `viewModel.books[0].title()`.
  private static func steps(of origin: String) -> [Step] {
    var steps: [Step] = []
    var name = ""
    var depth = 0
    func end() {
      if !name.isEmpty { steps.append(Step(name: name)) }
      name = ""
    }
    for character in origin {
      switch character {
      case "(", "[", "{":
        if depth == 0 {
          end()
          if !steps.isEmpty { steps[steps.count - 1].isElement = character == "[" }
        }
        depth += 1
        if depth > 1, !steps.isEmpty { steps[steps.count - 1].arguments.append(character) }
      case ")", "]", "}": depth = max(0, depth - 1)
      case "…":
        // What stood here was left out, and brackets with it.
        end()
        depth = 0
      case _ where depth > 0:
        if !steps.isEmpty { steps[steps.count - 1].arguments.append(character) }
      case let letter where letter.isLetter || letter.isNumber || letter == "_": name.append(letter)
      default: end()
      }
    }
    end()
    return steps
  }

  /// `Server name` for `serverName`.
  private static func words(of name: String) -> String {
    var result = ""
    for letter in name.prefix(60) {
      if letter == "_" {
        result += " "
      } else if letter.isUppercase, !result.isEmpty, result.last?.isUppercase == false,
        result.last != " "
      {
        result += " " + letter.lowercased()
      } else {
        result.append(letter)
      }
    }
    return result.prefix(1).uppercased() + result.dropFirst()
  }
}
