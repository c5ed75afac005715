import Foundation
import SwiftCode

/// What code set of a `DateFormatter`, which Foundation's own writes and reads with.
private struct DateSettings {
  var format: String?
  var template: String?
  /// The locale when the template was set; nil for the reader's own.
  var templateLocale: String?
  var dateStyle = "none"
  var timeStyle = "none"
  /// Nil for the reader's own.
  var locale: String?
  var zone: TimeZone?
  var isLenient = false

  private static let styles: [String: DateFormatter.Style] = [
    "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
  ]

  /// The letters of a format, without its quoted texts.
  private var fields: String {
    var isQuoted = false
    return (format ?? "").filter { character in
      if character == "'" { isQuoted.toggle() }
      return !isQuoted && character.isLetter
    }
  }
  /// Whether all languages with the same digits write the format in the same way.
  var isNumeric: Bool {
    format != nil && fields.allSatisfy { "yMdHmsS".contains($0) } && !fields.contains("MMM")
  }
  /// Whether texts of the format tell their time zone themselves.
  var tellsZone: Bool { fields.contains { "ZXxzOvV".contains($0) } }

  /// The formatter for a locale; nil where what it writes may differ between versions of the system.
  ///
  /// - Parameter name: Counts where code sets no locale.
  func formatter(_ name: String, _ zone: TimeZone) -> DateFormatter? {
    let name = locale ?? name
    guard name.hasPrefix("en") || name.hasPrefix("de"), let date = Self.styles[dateStyle],
      let time = Self.styles[timeStyle]
    else { return nil }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: name)
    formatter.timeZone = zone
    if let template {
      formatter.dateFormat = DateFormatter.dateFormat(
        fromTemplate: template, options: 0, locale: Locale(identifier: templateLocale ?? name))
    } else if let format {
      formatter.dateFormat = format
    } else {
      formatter.dateStyle = date
      formatter.timeStyle = time
    }
    return formatter
  }

  /// Whether a format or a style says what is written.
  var saysHow: Bool {
    format != nil || template != nil || dateStyle != "none" || timeStyle != "none"
  }
}

// MARK: - What `Prelude.dateFormatters` is written with

extension Machine {
  /// `NativeDateText(formatter, seconds)`: what a `DateFormatter` of the prelude writes.
  ///
  /// In the reader's time zone, what its clock shows is known of dates that are made with it; others are assumed to be as in
  /// Greenwich.
  func dateText(_ formatter: Value, _ seconds: Value) throws(Unwind) -> Value {
    let nothing = unknown("date", .named("String"))
    guard let settings = try dateSettings(formatter), settings.saysHow else { return nothing }
    let shown = settings.zone == nil ? readersDates[seconds] : nil
    guard let date = shown ?? date(seconds) else {
      return library.sample("date") { reader in
        settings.formatter(reader, .gmt)?.string(from: .sample)
      } ?? nothing
    }
    let zone = settings.zone ?? .gmt
    if shown != nil || settings.zone != nil,
      let locale = settings.locale ?? (settings.isNumeric ? library.locale : nil),
      let text = settings.formatter(locale, zone)?.string(from: date), !text.contains("\u{202F}"),
      settings.template == nil || settings.templateLocale != nil
    {
      return .string(text)
    }
    return library.shown("date") { reader in
      settings.formatter(reader, zone)?.string(from: date)
    } ?? nothing
  }

  /// `NativeDateOfText(formatter, text)`: the seconds of the date that a text means.
  func date(of text: Value, by formatter: Value) throws(Unwind) -> Value {
    let nothing = unknown("a date", .optional(.named("Double")))
    guard let settings = try dateSettings(formatter), case .string(let text, _) = text,
      settings.format != nil, settings.template == nil, !settings.isLenient,
      let locale = settings.locale ?? (settings.isNumeric ? "en_US_POSIX" : nil),
      let reader = settings.formatter(locale, settings.zone ?? .gmt)
    else { return nothing }
    guard let date = reader.date(from: text) else { return .null }
    return .some(settings.zone == nil && !settings.tellsZone ? readersDate(date) : date.value)
  }

  private func dateSettings(_ formatter: Value) throws(Unwind) -> DateSettings? {
    guard case .object = formatter else { return nil }
    func setting(_ name: String) throws(Unwind) -> Value {
      try self.value(of: name, in: formatter).unwrappedOptional
    }
    var result = DateSettings()
    for name in ["amSymbol", "pmSymbol", "others"] {
      guard try setting(name).isNullLiteral else { return nil }
    }
    guard case .enumCase(let dateStyle) = try setting("dateStyle"),
      case .enumCase(let timeStyle) = try setting("timeStyle"),
      case .bool(let isLenient) = try setting("isLenient"),
      case .bool(false) = try setting("doesRelativeDateFormatting")
    else { return nil }
    (result.dateStyle, result.timeStyle) = (dateStyle.name, timeStyle.name)
    result.isLenient = isLenient
    for (name, path) in [
      ("dateFormat", \DateSettings.format), ("template", \DateSettings.template),
    ] {
      switch try setting(name) {
      case .null: continue
      case .string(let text, _): result[keyPath: path] = text
      default: return nil
      }
    }
    for (name, path) in [
      ("locale", \DateSettings.locale), ("templateLocale", \DateSettings.templateLocale),
    ] {
      let locale = try setting(name)
      if locale.isNullLiteral || isReaderLocale(locale) { continue }
      guard let identifier = localeIdentifier(locale) else { return nil }
      result[keyPath: path] = identifier
    }
    let zone = try setting("timeZone")
    let calendar = try setting("calendar")
    if !zone.isNullLiteral {
      let identifier = try value(of: "identifier", in: zone)
      guard let known = self.zone(identifier) else { return nil }
      if !isReadersZone(identifier) { result.zone = known }
    } else if !calendar.isNullLiteral {
      // Whose time zone counts then differs between systems.
      guard isReadersZone(try value(of: "identifier", in: value(of: "timeZone", in: calendar)))
      else { return nil }
    }
    if !calendar.isNullLiteral {
      guard case .enumCase(let identifier) = try value(of: "identifier", in: calendar),
        identifier.name == "gregorian"
      else { return nil }
    }
    return result
  }

  // MARK: The reader's time zone

  /// The time zone of an identifier; that of Greenwich for the reader's own.
  func zone(_ identifier: Value) -> TimeZone? {
    if isReadersZone(identifier) { return .gmt }
    guard case .string(let name, _) = identifier else { return nil }
    return TimeZone(identifier: name)
  }

  /// Whether an identifier is that of the reader's own time zone, which nobody knows.
  func isReadersZone(_ identifier: Value) -> Bool {
    guard case .unknown(let unknown) = identifier else { return false }
    return unknown.origin.hasPrefix("TimeZone.current")
  }

  /// A date of the reader's time zone: its seconds are not known, what the reader's clock shows then is.
  ///
  /// - Parameter date: The one when the clock of Greenwich shows the same.
  func readersDate(_ date: Date) -> Value {
    let seconds = date.timeIntervalSinceReferenceDate
    let value = derived("date \(seconds)", "a date", .named("Double"))
    if case .unknown(let unknown) = value { readersDates.dates[unknown.id] = date }
    return value
  }
}

extension Date {
  /// What stands for dates that nobody knows: 9:41 on November 22, 2026, in Greenwich.
  static let sample = Date(timeIntervalSinceReferenceDate: 817_033_260)
}

/// Dates of the reader's time zone, by their seconds, which are not known.
struct ReadersDates {
  fileprivate var dates: [UnknownID: Date] = [:]

  subscript(seconds: Value) -> Date? {
    guard !dates.isEmpty, case .unknown(let unknown) = seconds else { return nil }
    return dates[unknown.id]
  }
}
