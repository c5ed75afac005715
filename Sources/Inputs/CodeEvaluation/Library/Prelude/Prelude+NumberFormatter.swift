extension Prelude {
  /// Formatters of numbers. What is not set is as the style and the locale have it.
  static let numberFormatters = """
    class NumberFormatter {
      enum Style: Int {
        case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural
        case currencyAccounting
      }
      enum RoundingMode: Int { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
      enum PadPosition: Int { case beforePrefix, afterPrefix, beforeSuffix, afterSuffix }
      var numberStyle = Style.none
      var locale: Locale! = nil
      var roundingMode = RoundingMode.halfEven
      var currencyCode: String! = nil
      var currencySymbol: String! = nil
      var usesGroupingSeparator: Bool! = nil
      var groupingSeparator: String! = nil
      var decimalSeparator: String! = nil
      var positivePrefix: String! = nil
      var positiveSuffix: String! = nil
      var negativePrefix: String! = nil
      var negativeSuffix: String! = nil
      var multiplier: NSNumber? = nil
      var minimumIntegerDigits: Int! = nil
      var maximumIntegerDigits: Int! = nil
      var minimumFractionDigits: Int! = nil
      var maximumFractionDigits: Int! = nil
      var usesSignificantDigits: Bool! = nil
      var minimumSignificantDigits: Int! = nil
      var maximumSignificantDigits: Int! = nil
      var nilSymbol: String = ""
      var zeroSymbol: String? = nil
      var generatesDecimalNumbers = false
      var isLenient = false
      var allowsFloats = true
      var minimum: NSNumber? = nil
      var maximum: NSNumber? = nil
      var isPartialStringValidationEnabled = false
      var format: Any? = nil
      var positiveFormat: Any? = nil
      var negativeFormat: Any? = nil
      var alwaysShowsDecimalSeparator: Any? = nil
      var currencyDecimalSeparator: Any? = nil
      var currencyGroupingSeparator: Any? = nil
      var internationalCurrencySymbol: Any? = nil
      var percentSymbol: Any? = nil
      var minusSign: Any? = nil
      var plusSign: Any? = nil
      var exponentSymbol: Any? = nil
      var groupingSize: Any? = nil
      var secondaryGroupingSize: Any? = nil
      var formatWidth: Any? = nil
      var paddingCharacter: Any? = nil
      var paddingPosition: Any? = nil
      var roundingIncrement: Any? = nil
      var formattingContext: Any? = nil
      init() {}
      func string(from number: NSNumber) -> String? { NativeNumberText(self, number) }
      func string(for value: Any?) -> String? {
        guard let value = value else { return nil }
        return NativeNumberText(self, value)
      }
      func number(from text: String) -> NSNumber? { NativeNumberOfText(self, text) }
      static func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
      }
    }
    """
}
