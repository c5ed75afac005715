import SwiftUIModel

/// A formatter of Foundation or MapKit that code makes, with what it was set to: what it writes is known where
/// Apple's documentation says it, for English and German.
///
/// It is a chain that begins with its type; each setting is a step named `=property`.
struct KnownFormatter {
  enum Kind: String {
    case components = "DateComponentsFormatter"
    case distance = "MKDistanceFormatter"
    case measurement = "MeasurementFormatter"
  }

  var kind: Kind
  /// The last value that each property was set to.
  private var settings: [String: Value] = [:]
  /// The locale of the screen, which counts where none is set.
  private var locale: String

  init?(_ symbol: Symbol, locale: String) {
    guard let kind = symbol.type.flatMap({ Kind(rawValue: $0) }),
      symbol.steps.first?.name == "init"
    else { return nil }
    self.kind = kind
    self.locale = locale
    for step in symbol.steps.dropFirst() {
      guard step.name.hasPrefix("="), let value = step.arguments?.first?.value else { return nil }
      settings[String(step.name.dropFirst())] = value
    }
    if let given = settings["locale"] {
      guard case .symbol(let chain) = given, let arguments = chain.steps.first?.arguments,
        case .string(let identifier)? = arguments.first(where: { $0.label == "identifier" })?.value,
        let name = identifier.known
      else { return nil }
      self.locale = name
    }
  }

  /// What the formatter writes for a value; nil where that is not known.
  ///
  /// - Parameter value: A number; for units their symbol.
  func text(for value: Value) -> StringValue? {
    switch (kind, value.readable) {
    case (.components, .number(let seconds, _)): return duration(seconds)
    case (.distance, .number(let meters, _)):
      return distance(meters).map { text in
        StringValue(pieces: [.assumed(text, "MapKit rounds \(meters) meters to \(text)")])
      }
    case (.measurement, .string(let symbol)):
      return settings["unitStyle"].map(name) != "long" && symbol.known == "km/h" ? symbol : nil
    default: return nil
    }
  }

  private var isGerman: Bool { locale.hasPrefix("de") }
  private var isEnglish: Bool { locale == "Base" || locale.hasPrefix("en") }
  /// Between groups of three digits, and before decimals.
  private var separators: (group: String, decimal: String)? {
    isEnglish ? (",", ".") : isGerman ? (".", ",") : nil
  }

  private func name(_ value: Value) -> String? {
    if case .symbol(let symbol) = value { symbol.name } else { nil }
  }

  private func isSet(_ properties: String...) -> Bool {
    properties.contains { settings[$0] != nil }
  }
}

// MARK: - Durations

extension KnownFormatter {
  private static let units: [(name: String, short: String, seconds: Int)] = [
    ("day", "d", 86_400), ("hour", "h", 3600), ("minute", "m", 60), ("second", "s", 1),
  ]

  /// Whole units, the largest first; units that count 0 are left out.
  private func duration(_ seconds: Double) -> StringValue? {
    let style = settings["unitsStyle"].flatMap(name) ?? "positional"
    // Above four weeks the calendar decides.
    guard isEnglish, ["abbreviated", "full"].contains(style), seconds >= 1, seconds < 2_419_200,
      !isSet("maximumUnitCount", "includesApproximationPhrase", "includesTimeRemainingPhrase")
    else { return nil }
    var allowed: [String]?
    if let given = settings["allowedUnits"] {
      guard case .array(let values) = given else { return nil }
      allowed = values.compactMap(name)
    }
    if let zeros = settings["zeroFormattingBehavior"].flatMap(name),
      !["dropAll", "default"].contains(zeros)
    {
      return nil
    }
    var rest = Int(seconds)
    var parts: [String] = []
    for unit in Self.units where allowed?.contains(unit.name) ?? true {
      let count = rest / unit.seconds
      rest %= unit.seconds
      guard count > 0 else { continue }
      parts.append(
        style == "full" ? "\(count) \(unit.name)\(count == 1 ? "" : "s")" : "\(count)\(unit.short)")
    }
    guard !parts.isEmpty else { return nil }
    return StringValue(parts.joined(separator: style == "full" ? ", " : " "))
  }
}

// MARK: - Distances

extension KnownFormatter {
  /// MapKit says nowhere how it rounds. Pictures of stadiamaps/ferrostar (123 m is 400 feet, 100 m 350 ft,
  /// 1.5 km 0.9 mi, 14.5 km 15 km) show these ranges, and no others.
  private func distance(_ meters: Double) -> String? {
    guard let separators else { return nil }
    let system = settings["units"].flatMap(name)
    let isImperial = system == "imperial" || system == nil && isEnglish
    guard isImperial || system == "metric" || system == nil else { return nil }
    let isShort = settings["unitStyle"].flatMap(name) == "abbreviated"
    let small = isImperial ? meters * 3.280_84 : meters
    let large = isImperial ? meters / 1609.344 : meters / 1000
    if (isImperial ? 300...520 : 100...520).contains(small) {
      let rounded = Int((small / 50).rounded()) * 50
      let unit = isImperial ? isShort ? "ft" : "feet" : isShort || isGerman ? "m" : "meters"
      return "\(rounded) \(unit)"
    }
    let unit = isImperial ? isShort ? "mi" : "miles" : isShort || isGerman ? "km" : "kilometers"
    switch large {
    case 0.85..<9.95:
      let tenths = Int((large * 10).rounded())
      guard tenths % 10 != 0 else { return nil }
      return "\(tenths / 10)\(separators.decimal)\(tenths % 10) \(unit)"
    case 9.95..<100_000:
      return String(Int(large.rounded())).grouped(by: separators.group) + " \(unit)"
    default: return nil
    }
  }
}
