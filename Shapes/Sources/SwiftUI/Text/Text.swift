internal import SwiftUIModel

/// A view of words.
public struct Text: Sendable {
  var pieces: [Piece]

  /// A part of a text that is styled alike.
  struct Piece: Sendable {
    var content: Content
    var style = Style()
  }

  enum Content: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?)
    case image(Image)
    /// A text that depends on the locale.
    case formatted(@Sendable (Locale) -> String)
    case attributed(AttributedString)
  }

  /// What is nil comes from the environment.
  struct Style: Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var kerning: Double?
    var baselineOffset: Double?
    var color: Color?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var design: Font.Design?
  }

  init(_ content: Content) {
    pieces = [Piece(content: content)]
  }

  public init(verbatim content: String) {
    self.init(.verbatim(content))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(.verbatim(String(content)))
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(key, table: tableName))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.localized(resource.key, table: resource.table))
  }

  // A literal is a key, although an attributed string can be made of one, too.
  @_disfavoredOverload
  public init(_ content: AttributedString) {
    self.init(.attributed(content))
  }

  public init(_ image: Image) {
    self.init(.image(image))
  }

  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.pieces += right.pieces
    return text
  }
}

extension Text: Equatable {
  public static func == (left: Text, right: Text) -> Bool { "\(left)" == "\(right)" }
}

extension Text: View, BuiltInView {
  func tree(in context: TreeContext) -> ViewTree { ViewTree(.text(styledText(in: context))) }
}

// MARK: - Formats

extension Text {
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String, F: Sendable {
    self.init(.formatted { format.locale($0).format(input) })
  }

  public init(_ date: Date, style: DateStyle) {
    self.init(.formatted { style.text(of: date, in: $0) })
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .formatted { locale in
        Date.IntervalFormatStyle(date: .numeric, time: .shortened, locale: locale)
          .format(dates.lowerBound..<dates.upperBound)
      })
  }

  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true) {
    let now = pauseTime ?? timerInterval.lowerBound
    let end = countsDown ? timerInterval.upperBound : timerInterval.lowerBound
    self.init(.verbatim(DateStyle.duration(abs(end.timeIntervalSince(now)))))
  }

  /// How a text shows a date.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind {
      case date, time, relative, offset, timer
    }

    private var kind: Kind

    public static let date = DateStyle(kind: .date)
    public static let time = DateStyle(kind: .time)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    func text(of date: Date, in locale: Locale) -> String {
      switch kind {
      case .date:
        date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
      case .time:
        date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
      case .relative, .offset, .timer: Self.duration(abs(date.timeIntervalSinceNow))
      }
    }

    static func duration(_ seconds: Double) -> String {
      let seconds = Int(seconds.rounded())
      let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
      let tail = rest < 10 ? "0\(rest)" : "\(rest)"
      guard hours > 0 else { return "\(minutes):\(tail)" }
      return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(tail)"
    }
  }
}
