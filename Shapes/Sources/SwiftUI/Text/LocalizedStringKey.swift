/// A text that is looked up in the app's translations by the text itself.
///
/// An interpolation becomes a placeholder of the key: `"Hello \(name)"` is looked up as `Hello %@`.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  var key: String
  var arguments: [Argument]

  /// What is put in the place of a placeholder.
  enum Argument: Sendable {
    case string(String)
    case text(Text)
    /// A whole number, which `String(format:)` of the locale writes.
    case integer(Int, String)
    case number(Double, String)
  }

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) {
    key = value.replacing("%", with: "%%")
    arguments = []
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 2)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { add("%@", .string(string)) }

    public mutating func appendInterpolation(_ string: Substring) {
      add("%@", .string(String(string)))
    }

    public mutating func appendInterpolation(_ text: Text) { add("%@", .text(text)) }

    public mutating func appendInterpolation(_ image: Image) { add("%@", .text(Text(image))) }

    public mutating func appendInterpolation(_ string: AttributedString) {
      add("%@", .text(Text(string)))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      add("%@", .text(Text(resource)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
      add("%@", .text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      add("%lld", .integer(Int(clamping: value), "%lld"))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      add("%lf", .number(Double(value), "%lf"))
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      add(specifier, .integer(Int(clamping: value), specifier))
    }

    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      add(specifier, .number(Double(value), specifier))
    }

    public mutating func appendInterpolation<T>(_ value: T) {
      add("%@", .string(String(describing: value)))
    }
  }
}

extension LocalizedStringKey: Equatable {
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.key == right.key && "\(left.arguments)" == "\(right.arguments)"
  }
}

extension LocalizedStringKey.Argument {
  /// The argument in words of a locale.
  func text(in locale: Locale) -> String? {
    switch self {
    case .string(let string): string
    case .text: nil
    case .integer(let value, let specifier):
      specifier == "%lld"
        ? value.formatted(.number.locale(locale))
        : String(format: specifier, locale: locale, value)
    case .number(let value, let specifier):
      String(format: specifier, locale: locale, value)
    }
  }
}
