import Foundation
import SwiftCode

/// What code set of a `NumberFormatter`, which Foundation's own writes with.
///
/// For English and German alone: what others write may differ between versions of the system.
private struct NumberSettings {
  var style = "none"
  /// Nil for the reader's own.
  var locale: String?
  var rounding = "halfEven"
  var texts: [String: String] = [:]
  var counts: [String: Int] = [:]
  var truths: [String: Bool] = [:]
  var multiplier: Double?

  /// The settings that have no counterpart here: where code makes one, nobody knows what is written.
  static let others = [
    "format", "positiveFormat", "negativeFormat", "alwaysShowsDecimalSeparator",
    "currencyDecimalSeparator", "currencyGroupingSeparator", "internationalCurrencySymbol",
    "percentSymbol", "minusSign", "plusSign", "exponentSymbol", "groupingSize",
    "secondaryGroupingSize", "formatWidth", "paddingCharacter", "paddingPosition",
    "roundingIncrement", "formattingContext", "zeroSymbol", "maximumIntegerDigits",
  ]
  static let textNames = [
    "currencyCode", "currencySymbol", "groupingSeparator", "decimalSeparator", "positivePrefix",
    "positiveSuffix", "negativePrefix", "negativeSuffix",
  ]
  static let countNames = [
    "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits",
    "minimumSignificantDigits", "maximumSignificantDigits",
  ]
  static let truthNames = ["usesGroupingSeparator", "usesSignificantDigits"]

  private static let styles: [String: NumberFormatter.Style] = [
    "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent,
    "ordinal": .ordinal, "currencyAccounting": .currencyAccounting,
  ]
  var isCurrency: Bool { style.hasPrefix("currency") }
  /// Whether what is written depends on the region, which languages do not tell.
  var needsRegion: Bool {
    isCurrency && texts["currencyCode"] == nil && texts["currencySymbol"] == nil
  }

  /// The formatter for a locale; nil for others than English and German ones, and for settings that systems differ in.
  func formatter(_ name: String) -> NumberFormatter? {
    guard name.hasPrefix("en") || name.hasPrefix("de"), let style = Self.styles[style],
      counts.values.allSatisfy((0...15).contains),
      self.style != "ordinal" || name.hasPrefix("en")
    else { return nil }
    let hasSignificantDigits =
      counts["minimumSignificantDigits"] != nil || counts["maximumSignificantDigits"] != nil
    guard hasSignificantDigits == (truths["usesSignificantDigits"] ?? false) else { return nil }
    // Digits around the number are taken for its own.
    if texts.values.contains(where: { $0.contains(where: \.isNumber) }) { return nil }
    if isCurrency, texts.keys.contains(where: { !$0.hasPrefix("currency") }) { return nil }
    if self.style == "none", truths["usesGroupingSeparator"] == true { return nil }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: name)
    formatter.numberStyle = style
    if let code = texts["currencyCode"] { formatter.currencyCode = code }
    if let symbol = texts["currencySymbol"] { formatter.currencySymbol = symbol }
    if let prefix = texts["positivePrefix"] { formatter.positivePrefix = prefix }
    if let suffix = texts["positiveSuffix"] { formatter.positiveSuffix = suffix }
    if let prefix = texts["negativePrefix"] { formatter.negativePrefix = prefix }
    if let suffix = texts["negativeSuffix"] { formatter.negativeSuffix = suffix }
    return formatter
  }

  /// The digits of a number without its sign, as Foundation's own style writes them.
  ///
  /// `NumberFormatter` on Linux forgets the most digits where the least are set.
  ///
  /// - Parameter usual: The digits after the point where code sets none.
  private func digits(
    of number: Double, isNegative: Bool, usual: ClosedRange<Int>, _ formatter: NumberFormatter
  ) -> String? {
    guard let locale = formatter.locale, let rule = Self.rule(rounding, isNegative) else {
      return nil
    }
    var style = FloatingPointFormatStyle<Double>.number.locale(locale).rounded(rule: rule)
    if truths["usesSignificantDigits"] == true {
      let least = max(counts["minimumSignificantDigits"] ?? 1, 1)
      style = style.precision(
        .significantDigits(least...max(counts["maximumSignificantDigits"] ?? 6, least)))
    } else {
      let most = counts["maximumFractionDigits"]
      let least = counts["minimumFractionDigits"] ?? min(usual.lowerBound, most ?? .max)
      let limits = least...max(most ?? usual.upperBound, least)
      if let integers = counts["minimumIntegerDigits"] {
        style = style.precision(
          .integerAndFractionLength(integerLimits: integers..., fractionLimits: limits))
      } else {
        style = style.precision(.fractionLength(limits))
      }
    }
    if !(truths["usesGroupingSeparator"] ?? (self.style != "none")) {
      style = style.grouping(.never)
    }
    let isGerman = locale.identifier.hasPrefix("de")
    return String(
      number.formatted(style).map { character -> String in
        switch character {
        case ",": texts[isGerman ? "decimalSeparator" : "groupingSeparator"] ?? ","
        case ".": texts[isGerman ? "groupingSeparator" : "decimalSeparator"] ?? "."
        default: String(character)
        }
      }.joined())
  }

  /// How a mode of a signed number rounds its magnitude; nil for what format styles do not know.
  private static func rule(_ mode: String, _ isNegative: Bool) -> FloatingPointRoundingRule? {
    switch mode {
    case "halfEven": .toNearestOrEven
    case "halfUp": .toNearestOrAwayFromZero
    case "up": .awayFromZero
    case "down": .towardZero
    case "ceiling": isNegative ? .towardZero : .awayFromZero
    case "floor": isNegative ? .awayFromZero : .towardZero
    default: nil
    }
  }

  /// - Parameter name: The locale.
  func text(of number: Double, _ name: String) -> String? {
    guard number.magnitude < 1e15, let formatter = formatter(name) else { return nil }
    if style == "ordinal" {
      guard number >= 0, number == number.rounded() else { return nil }
    }
    // Without a style there may be no zero before the point.
    if style == "none", number.magnitude < 1, number != 0, counts["minimumIntegerDigits"] == nil,
      (counts["maximumFractionDigits"] ?? counts["minimumFractionDigits"] ?? 0) > 0
    {
      return nil
    }
    if style == "ordinal" { return formatter.string(from: number as NSNumber) }
    // What stands around the digits is as around those of one.
    let factor = style == "percent" ? 100.0 : 1
    let isNegative = number < 0
    let one = (isNegative ? -1 : 1) / factor
    guard let sample = formatter.string(from: one as NSNumber),
      let first = sample.firstIndex(where: \.isNumber),
      let last = sample.lastIndex(where: \.isNumber)
    else { return nil }
    let usual: ClosedRange<Int> =
      switch style {
      case "none", "percent": 0...0
      case "decimal": 0...3
      default:
        sample[first...last].count > 1
          ? sample[first...last].count - 2...sample[first...last].count - 2 : 0...0
      }
    let shown = number.magnitude.times(multiplier ?? factor)
    return digits(of: shown, isNegative: isNegative, usual: usual, formatter).map {
      String(sample[..<first]) + $0 + String(sample[sample.index(after: last)...])
    }
  }
}

extension Double {
  /// The product of two numbers as they are written: 0.295 times 100 is 29.5.
  fileprivate func times(_ factor: Double) -> Double {
    guard factor != 1, let one = Decimal(string: "\(self)"),
      let other = Decimal(string: "\(factor)"), let product = Double("\(one * other)")
    else { return self * factor }
    return product
  }
}

extension Machine {
  /// `NativeNumberText(formatter, number)` and `NativeNumberOfText(formatter, text)`; nil for all other functions.
  func numberFormatFunction(_ name: String, _ values: [Value]) throws(Unwind) -> Value? {
    switch name {
    case "NativeNumberText": return try numberText(values[0], values[1])
    case "NativeNumberOfText": return try number(of: values[1], by: values[0])
    default: return nil
    }
  }

  private func numberText(_ formatter: Value, _ given: Value) throws(Unwind) -> Value {
    let origin = "NumberFormatter.string"
    let unknown = self.unknown(origin, .named("String"))
    return try mapped(given) { (given: Value) throws(Unwind) -> Value in
      guard let number = try self.numericValue(of: given), number.isFinite,
        let settings = try self.settings(of: formatter)
      else { return .some(unknown) }
      if let locale = settings.locale ?? (settings.needsRegion ? nil : self.library.locale) {
        return .some(settings.text(of: number, locale).map { .string($0) } ?? unknown)
      }
      let shown = self.library.shown(origin) { reader in
        let locale = Locale(identifier: reader)
        let region = reader.hasPrefix("de") ? "de_DE" : "en_US"
        return settings.text(
          of: number, settings.needsRegion && locale.region == nil ? region : reader)
      }
      return .some(shown ?? unknown)
    }
  }

  private func number(of text: Value, by formatter: Value) throws(Unwind) -> Value {
    guard case .string(let text, _) = text, let settings = try settings(of: formatter),
      ["none", "decimal"].contains(settings.style), settings.multiplier == nil,
      settings.texts.isEmpty, let locale = settings.locale ?? library.locale,
      let reader = settings.formatter(locale)
    else { return unknown("a number", .optional(.named("NSNumber"))) }
    guard let number = reader.number(from: text)?.doubleValue else { return .null }
    if let whole = Int(exactly: number) { return .some(.integer(whole, .boxed)) }
    return .some(.double(number, .boxed))
  }

  /// A number of any of Foundation's types; nil for one that is not known.
  package func numericValue(of value: Value) throws(Unwind) -> Double? {
    switch value {
    case .integer(let number, _): return Double(number)
    case .double(let number, _): return number
    case .some(let inner): return try numericValue(of: inner)
    case .structure(let decimal) where decimal.type.name == "Decimal":
      guard case .string(let text, _) = try self.value(of: "description", in: value) else {
        return nil
      }
      return Double(text)
    default: return nil
    }
  }

  private func settings(of formatter: Value) throws(Unwind) -> NumberSettings? {
    guard case .object = formatter else { return nil }
    var result = NumberSettings()
    func setting(_ name: String) throws(Unwind) -> Value {
      try self.value(of: name, in: formatter).unwrappedOptional
    }
    for name in NumberSettings.others {
      guard try setting(name).isNullLiteral else { return nil }
    }
    guard case .enumCase(let style) = try setting("numberStyle"),
      case .enumCase(let rounding) = try setting("roundingMode")
    else { return nil }
    result.style = style.name
    result.rounding = rounding.name
    let locale = try setting("locale")
    if !locale.isNullLiteral, !isReaderLocale(locale) {
      guard let name = localeIdentifier(locale) else { return nil }
      result.locale = name
    }
    for name in NumberSettings.textNames {
      switch try setting(name) {
      case .null: continue
      case .string(let text, _): result.texts[name] = text
      default: return nil
      }
    }
    for name in NumberSettings.countNames {
      switch try setting(name) {
      case .null: continue
      case .integer(let count, _): result.counts[name] = count
      default: return nil
      }
    }
    for name in NumberSettings.truthNames {
      switch try setting(name) {
      case .null: continue
      case .bool(let truth): result.truths[name] = truth
      default: return nil
      }
    }
    switch try setting("multiplier") {
    case .null: break
    case let number:
      guard let number = try numericValue(of: number) else { return nil }
      result.multiplier = number
    }
    return result
  }

  /// Whether a locale is the reader's own: `Locale.current`.
  func isReaderLocale(_ value: Value) -> Bool {
    switch value {
    case .foreign(let locale):
      locale.base == nil && locale.root?.name == "Locale"
        && ["current", "autoupdatingCurrent"].contains(locale.name)
    case .unknown(let locale):
      ["Locale.current", "Locale.autoupdatingCurrent"].contains(locale.origin)
    default: false
    }
  }
}
