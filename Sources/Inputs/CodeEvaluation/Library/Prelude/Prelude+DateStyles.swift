extension Prelude {
  /// Styles of dates. What they write is known where code names the locale and the time zone, but for the space before `AM`,
  /// which differs between versions of iOS.
  static let dateStyles = """
    extension Date {
      struct FormatStyle: Hashable {
        enum DateStyle: String { case omitted, numeric, abbreviated, long, complete }
        enum TimeStyle: String { case omitted, shortened, standard, complete }
        struct Part: Hashable {
          let name: String
          static let defaultDigits = Part(name: "defaultDigits")
          static let twoDigits = Part(name: "twoDigits")
          static let narrow = Part(name: "narrow")
          static let short = Part(name: "short")
          static let abbreviated = Part(name: "abbreviated")
          static let wide = Part(name: "wide")
          static let omitted = Part(name: "omitted")
          static func defaultDigits(amPM: Part) -> Part {
            amPM == .omitted ? Part(name: "defaultDigits24") : .defaultDigits
          }
          static func twoDigits(amPM: Part) -> Part { amPM == .omitted ? Part(name: "twoDigits24") : .twoDigits }
        }
        var date: DateStyle?
        var time: TimeStyle?
        var locale: Locale?
        var timeZone: TimeZone?
        var calendar: Calendar?
        var parts: [String] = []
        init(
          date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale? = nil, calendar: Calendar? = nil,
          timeZone: TimeZone? = nil
        ) {
          self.date = date
          self.time = time
          self.locale = locale
          self.calendar = calendar
          self.timeZone = timeZone
        }
        static var dateTime: Date.FormatStyle { Date.FormatStyle() }
        func locale(_ locale: Locale) -> Date.FormatStyle {
          var copy = self
          copy.locale = locale
          return copy
        }
        func adding(_ name: String, _ part: Part) -> Date.FormatStyle {
          var copy = self
          copy.parts.append(name + " " + part.name)
          return copy
        }
        func year(_ part: Part = .defaultDigits) -> Date.FormatStyle { adding("year", part) }
        func month(_ part: Part = .abbreviated) -> Date.FormatStyle { adding("month", part) }
        func day(_ part: Part = .defaultDigits) -> Date.FormatStyle { adding("day", part) }
        func weekday(_ part: Part = .abbreviated) -> Date.FormatStyle { adding("weekday", part) }
        func hour(_ part: Part = .defaultDigits) -> Date.FormatStyle { adding("hour", part) }
        func minute(_ part: Part = .defaultDigits) -> Date.FormatStyle { adding("minute", part) }
        func second(_ part: Part = .defaultDigits) -> Date.FormatStyle { adding("second", part) }
        func format(_ date: Date) -> String {
          NativeDateStyle(
            self.date?.rawValue, time?.rawValue, parts, locale, timeZone, calendar, date.timeIntervalSinceReferenceDate)
        }
      }
      func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).format(self)
      }
      func formatted(_ style: Date.FormatStyle = Date.FormatStyle()) -> String { style.format(self) }
    }
    """
}
