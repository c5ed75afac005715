import Foundation

/// A style of dates as code made it, which Foundation's own style writes.
private struct DateStyle {
  var date: String?
  var time: String?
  /// Names of parts with how they are written: `hour twoDigits`.
  var parts: [[String]]

  /// As code would write the call, from which placeholders tell what is shown.
  var call: String {
    let dated = [date.map { "date: ." + $0 }, time.map { "time: ." + $0 }].compactMap(\.self)
    let listed = parts.map { "." + $0[0] + "()" }.joined()
    return "formatted(" + dated.joined(separator: ", ") + (parts.isEmpty ? "" : ".dateTime")
      + listed + ")"
  }

  /// - Returns: Nil for a part that is not known here.
  func text(of moment: Date, _ locale: Locale, _ zone: TimeZone) -> String? {
    var style = Date.FormatStyle(
      date: date.flatMap { Self.dates[$0] }, time: time.flatMap { Self.times[$0] },
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: zone)
    for part in parts {
      guard part.count == 2, let next = Self.adding(part[0], part[1], to: style) else { return nil }
      style = next
    }
    return style.format(moment)
  }

  private static let dates: [String: Date.FormatStyle.DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
    "complete": .complete,
  ]
  private static let times: [String: Date.FormatStyle.TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]

  private static func adding(
    _ name: String, _ part: String, to style: Date.FormatStyle
  ) -> Date.FormatStyle? {
    switch (name, part) {
    case ("year", "defaultDigits"): style.year()
    case ("year", "twoDigits"): style.year(.twoDigits)
    case ("month", "defaultDigits"): style.month(.defaultDigits)
    case ("month", "twoDigits"): style.month(.twoDigits)
    case ("month", "abbreviated"): style.month(.abbreviated)
    case ("month", "wide"): style.month(.wide)
    case ("month", "narrow"): style.month(.narrow)
    case ("day", "defaultDigits"): style.day()
    case ("day", "twoDigits"): style.day(.twoDigits)
    case ("weekday", "abbreviated"): style.weekday(.abbreviated)
    case ("weekday", "wide"): style.weekday(.wide)
    case ("weekday", "narrow"): style.weekday(.narrow)
    case ("weekday", "short"): style.weekday(.short)
    case ("hour", "defaultDigits"): style.hour(.defaultDigits(amPM: .abbreviated))
    case ("hour", "twoDigits"): style.hour(.twoDigits(amPM: .abbreviated))
    case ("hour", "defaultDigits24"): style.hour(.defaultDigits(amPM: .omitted))
    case ("hour", "twoDigits24"): style.hour(.twoDigits(amPM: .omitted))
    case ("minute", "defaultDigits"): style.minute(.defaultDigits)
    case ("minute", "twoDigits"): style.minute(.twoDigits)
    case ("second", "defaultDigits"): style.second(.defaultDigits)
    case ("second", "twoDigits"): style.second(.twoDigits)
    default: nil
    }
  }
}

extension Machine {
  /// `NativeDateStyle(date, time, parts, locale, timeZone, calendar, seconds)`: what a style writes. Where the locale or the
  /// time zone is the reader's, the library tells what is shown.
  func dateStyleFunction(_ values: [Value]) throws(Unwind) -> Value {
    var style = DateStyle(
      date: Self.text(values[0]), time: Self.text(values[1]), parts: [])
    guard case .array(let parts) = values[2] else { return unknown("date", .named("String")) }
    for part in parts.elements {
      guard case .string(let part, _) = part else { return unknown("date", .named("String")) }
      style.parts.append(part.split(separator: " ").map(String.init))
    }
    let origin = "date." + style.call
    let reader = values[4].isNullLiteral ? readersDates[values[6]] : nil
    let named = localeIdentifier(values[3].unwrappedOptional)
    guard let moment = reader ?? date(values[6]), values[5].isNullLiteral else {
      return library.sample(origin) { reader in
        let locale = named ?? reader
        guard locale.hasPrefix("en") || locale.hasPrefix("de") else { return nil }
        return style.text(of: .sample, Locale(identifier: locale), .gmt)
      } ?? unknown(origin, .named("String"))
    }
    var zone: TimeZone?
    if case .structure(let given) = values[4].unwrappedOptional,
      case .string(let name, _) = try value(of: "identifier", in: .structure(given))
    {
      zone = TimeZone(identifier: name)
    }
    func written(_ locale: String) -> String? {
      guard locale.hasPrefix("en") || locale.hasPrefix("de") else { return nil }
      return style.text(of: moment, Locale(identifier: locale), zone ?? .gmt)
    }
    if let named, zone != nil || reader != nil, let text = written(named),
      !text.contains("\u{202F}")
    {
      return .string(text)
    }
    return library.shown(origin) { reader in written(named ?? reader) }
      ?? unknown(origin, .named("String"))
  }

  private static func text(_ value: Value) -> String? {
    if case .string(let text, _) = value.unwrappedOptional { text } else { nil }
  }
}
