import Foundation
import SwiftCode

// MARK: - What `Prelude.calendars` and `Prelude.decimals` are written with

extension Machine {
  /// A function of the prelude about dates; nil for all others.
  func dateFunction(_ name: String, _ values: [Value]) throws(Unwind) -> Value? {
    switch name {
    case "NativeIsTimeZone":
      guard case .string(let zone, _) = values[0] else { return unknown(name, .named("Bool")) }
      return .bool(TimeZone(identifier: zone) != nil)
    case "NativeDate":
      let type = TypeReference.optional(.named("Double"))
      guard let calendar = calendar(values), let components = try components(values[2]) else {
        return unknown("a date", type)
      }
      guard let date = calendar.date(from: components) else { return .null }
      return .some(isReadersZone(values[1]) ? readersDate(date) : date.value)
    case "NativeDateAdding":
      // In the reader's time zone a day may have another length.
      guard let calendar = calendar(values), let unit = unit(values[2]),
        case .integer(let count, _) = values[3], let date = date(values[4], in: values[1]),
        !isReadersZone(values[1]) || [.year, .month, .day].contains(unit),
        let moved = calendar.date(byAdding: unit, value: count, to: date)
      else { return unknown("a date", .named("Double")) }
      return isReadersZone(values[1]) ? readersDate(moved) : moved.value
    case "NativeDateNumbers":
      guard let calendar = calendar(values), let date = date(values[2], in: values[1]) else {
        return numbers(Array(repeating: nil, count: 8))
      }
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
      return numbers([
        parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second, parts.weekday,
        calendar.ordinality(of: .day, in: .year, for: date),
      ])
    case "NativeDateDifference":
      guard let calendar = calendar(values), case .set(let set) = values[2],
        let start = date(values[3], in: values[1]), let end = date(values[4], in: values[1])
      else { return numbers(Array(repeating: nil, count: 8)) }
      var units: Set<Calendar.Component> = []
      for element in set.elements {
        guard case .enumCase(let wanted) = element, let unit = unit(.string(wanted.name)),
          !isReadersZone(values[1]) || [.year, .month, .day].contains(unit)
        else {
          return numbers(Array(repeating: nil, count: 8))
        }
        units.insert(unit)
      }
      let parts = calendar.dateComponents(units, from: start, to: end)
      return numbers([
        parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second, nil, nil,
      ])
    case "NativeCalendarSymbols":
      guard case .string(let name, _) = values[0], let language = library.locale,
        let symbols = Self.symbols(name, language: language)
      else { return unknown("names of days", .array(.named("String"))) }
      return .array(ArrayValue(symbols.map { .string($0) }, element: .named("String")))
    case "NativeDateText": return try dateText(values[0], values[1])
    case "NativeDateOfText": return try date(of: values[1], by: values[0])
    case "NativeDateStyle": return try dateStyleFunction(values)
    case "NativeISO8601Text":
      guard let formatter = isoFormatter(values), let date = date(values[2], in: values[0]) else {
        return unknown("date", .named("String"))
      }
      return .string(formatter.string(from: date))
    case "NativeISO8601Date":
      guard let formatter = isoFormatter(values), !isReadersZone(values[0]),
        case .string(let text, _) = values[2]
      else { return unknown("a date", .optional(.named("Double"))) }
      return formatter.date(from: text).map { .some($0.value) } ?? .null
    default: return nil
    }
  }

  /// - Parameter values: The identifier of a time zone, and the raw value of options.
  private func isoFormatter(_ values: [Value]) -> ISO8601DateFormatter? {
    guard let zone = zone(values[0]), case .integer(let options, _) = values[1],
      let raw = UInt(exactly: options)
    else { return nil }
    let formatter = ISO8601DateFormatter()
    formatter.timeZone = zone
    formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: raw)
    // What the reader's clock shows is known, but not how far it is from Greenwich's.
    return isReadersZone(values[0]) && formatter.formatOptions.contains(.withTimeZone)
      ? nil : formatter
  }

  /// The names of days or months in English or German, which are the same in all of their regions.
  private static func symbols(_ name: String, language: String) -> [String]? {
    guard language == "en" || language == "de" else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    return switch name {
    case "weekdaySymbols": calendar.weekdaySymbols
    case "shortWeekdaySymbols": calendar.shortWeekdaySymbols
    case "veryShortWeekdaySymbols": calendar.veryShortWeekdaySymbols
    case "standaloneWeekdaySymbols": calendar.standaloneWeekdaySymbols
    case "shortStandaloneWeekdaySymbols": calendar.shortStandaloneWeekdaySymbols
    case "veryShortStandaloneWeekdaySymbols": calendar.veryShortStandaloneWeekdaySymbols
    case "monthSymbols": calendar.monthSymbols
    case "shortMonthSymbols": calendar.shortMonthSymbols
    case "veryShortMonthSymbols": calendar.veryShortMonthSymbols
    case "standaloneMonthSymbols": calendar.standaloneMonthSymbols
    case "shortStandaloneMonthSymbols": calendar.shortStandaloneMonthSymbols
    default: nil
    }
  }

  private func numbers(_ numbers: [Int?]) -> Value {
    .array(
      ArrayValue(
        numbers.map { number in
          number.map { .integer($0, .int) } ?? unknown("a component", .named("Int"))
        }, element: .named("Int")))
  }

  /// The calendar of an identifier and a time zone; nil for others than the Gregorian one. Dates of the reader's time zone
  /// are those of Greenwich, by what its clock shows.
  private func calendar(_ values: [Value]) -> Calendar? {
    guard case .string(let identifier, _) = values[0], identifier == "gregorian",
      let zone = zone(values[1])
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }

  /// - Parameter zone: The identifier of the time zone that asks: what the reader's clock shows is known in that alone.
  private func date(_ seconds: Value, in zone: Value) -> Date? {
    if isReadersZone(zone) { return readersDates[seconds] }
    return date(seconds)
  }

  func date(_ seconds: Value) -> Date? {
    // Beyond some thousand years calendars differ.
    guard case .double(let seconds, _) = seconds, seconds.magnitude < 1e11 else { return nil }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  private func unit(_ name: Value) -> Calendar.Component? {
    guard case .string(let name, _) = name else { return nil }
    let units: [String: Calendar.Component] = [
      "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
      "second": .second,
    ]
    return units[name]
  }

  private func components(_ value: Value) throws(Unwind) -> DateComponents? {
    var result = DateComponents()
    let fields: [(String, WritableKeyPath<DateComponents, Int?>)] = [
      ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour), ("minute", \.minute),
      ("second", \.second), ("weekday", \.weekday),
    ]
    for (name, field) in fields {
      switch try self.value(of: name, in: value) {
      case .null: continue
      case .some(.integer(let number, _)) where name != "weekday" && number.magnitude < 100_000:
        result[keyPath: field] = number
      default: return nil
      }
    }
    return result
  }

  // MARK: Decimal numbers

  /// `NativeDecimal(operation, one, other)`: two decimal numbers as they are written.
  func decimalFunction(_ values: [Value]) -> Value {
    guard case .string(let operation, _) = values[0] else { return unknown("a number") }
    let isTruth = operation == "<" || operation == "?"
    guard case .string(let first, _) = values[1], case .string(let second, _) = values[2] else {
      return unknown("a decimal number", .named(isTruth ? "Bool" : "String"))
    }
    guard let one = Decimal(string: first), let other = Decimal(string: second) else {
      return isTruth ? .bool(false) : unknown("a decimal number", .named("String"))
    }
    switch operation {
    case "?": return .bool(true)
    case "<": return .bool(one < other)
    case "=": return .string("\(one)")
    // Of a binary number, not of how it is written.
    case "~": return Double(first).map { .string("\(Decimal($0))") } ?? .string("\(one)")
    case "+": return .string("\(one + other)")
    case "-": return .string("\(one - other)")
    case "*": return .string("\(one * other)")
    default:
      guard other != 0 else { return .string("NaN") }
      return .string("\(one / other)")
    }
  }
}

extension Date {
  var value: Value { .double(timeIntervalSinceReferenceDate, .double) }
}
