extension Prelude {
  /// Calendars. What they say is known where code names the time zone.
  static let calendars = """
    struct TimeZone: Hashable {
      let identifier: String
      init?(identifier: String) {
        guard NativeIsTimeZone(identifier) else { return nil }
        self.identifier = identifier
      }
      init?(abbreviation: String) {
        guard abbreviation == "UTC" || abbreviation == "GMT" else { return nil }
        identifier = "GMT"
      }
      init?(secondsFromGMT seconds: Int) {
        guard seconds == 0 else { return nil }
        identifier = "GMT"
      }
      static let gmt = TimeZone(secondsFromGMT: 0)!
      static let current = NativeUnknown("TimeZone.current", TimeZone.self)
      static let autoupdatingCurrent = NativeUnknown("TimeZone.current", TimeZone.self)
    }
    struct DateComponents: Hashable {
      var calendar: Calendar?
      var timeZone: TimeZone?
      var year: Int?
      var month: Int?
      var day: Int?
      var hour: Int?
      var minute: Int?
      var second: Int?
      var weekday: Int?
      var dayOfYear: Int?
      init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil,
        hour: Int? = nil, minute: Int? = nil, second: Int? = nil, weekday: Int? = nil
      ) {
        self.calendar = calendar
        self.timeZone = timeZone
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
        self.second = second
        self.weekday = weekday
      }
      init(numbers: [Int], wanted: Set<Calendar.Component>) {
        if wanted.contains(.year) { year = numbers[0] }
        if wanted.contains(.month) { month = numbers[1] }
        if wanted.contains(.day) { day = numbers[2] }
        if wanted.contains(.hour) { hour = numbers[3] }
        if wanted.contains(.minute) { minute = numbers[4] }
        if wanted.contains(.second) { second = numbers[5] }
        if wanted.contains(.weekday) { weekday = numbers[6] }
        if wanted.contains(.dayOfYear) { dayOfYear = numbers[7] }
      }
      var date: Date? { calendar?.date(from: self) }
    }
    struct Calendar: Hashable {
      enum Identifier: String { case gregorian, iso8601, buddhist, chinese, hebrew, islamic, japanese, persian, indian, coptic }
      enum Component: String {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
        case yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
      }
      let identifier: Identifier
      var timeZone: TimeZone
      var locale: Locale?
      var firstWeekday: Int
      static let current = Calendar(identifier: .gregorian)
      static let autoupdatingCurrent = Calendar(identifier: .gregorian)
      init(identifier: Identifier) {
        self.identifier = identifier
        timeZone = TimeZone.current
        firstWeekday = NativeUnknown("firstWeekday", Int.self)
      }
      func date(from components: DateComponents) -> Date? {
        guard let seconds = NativeDate(identifier.rawValue, (components.timeZone ?? timeZone).identifier, components)
        else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? {
        Date(
          timeIntervalSinceReferenceDate: NativeDateAdding(
            identifier.rawValue, timeZone.identifier, component.rawValue, value, date.timeIntervalSinceReferenceDate))
      }
      func dateComponents(_ wanted: Set<Component>, from date: Date) -> DateComponents {
        DateComponents(
          numbers: NativeDateNumbers(identifier.rawValue, timeZone.identifier, date.timeIntervalSinceReferenceDate),
          wanted: wanted)
      }
      func dateComponents(_ wanted: Set<Component>, from start: Date, to end: Date) -> DateComponents {
        DateComponents(
          numbers: NativeDateDifference(
            identifier.rawValue, timeZone.identifier, wanted, start.timeIntervalSinceReferenceDate,
            end.timeIntervalSinceReferenceDate),
          wanted: wanted)
      }
      func component(_ component: Component, from date: Date) -> Int {
        let numbers = NativeDateNumbers(identifier.rawValue, timeZone.identifier, date.timeIntervalSinceReferenceDate)
        switch component {
        case .year: return numbers[0]
        case .month: return numbers[1]
        case .day: return numbers[2]
        case .hour: return numbers[3]
        case .minute: return numbers[4]
        case .second: return numbers[5]
        case .weekday: return numbers[6]
        case .dayOfYear: return numbers[7]
        default: return NativeUnknown("a component", Int.self)
        }
      }
      func startOfDay(for date: Date) -> Date {
        self.date(from: dateComponents([.year, .month, .day], from: date))!
      }
      func isDate(_ one: Date, inSameDayAs other: Date) -> Bool { startOfDay(for: one) == startOfDay(for: other) }
      func isDate(_ one: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
        NativeUnknown("the same \\(component)", Bool.self)
      }
    }
    """
}

extension Prelude {
  /// Formatters of dates. What they write is known where code names the format, the locale and the time zone.
  static let dateFormatters = """
    class DateFormatter {
      enum Style: Int { case none, short, medium, long, full }
      var dateFormat: String! = nil
      var locale: Locale! = nil
      var timeZone: TimeZone! = nil
      var calendar: Calendar! = nil
      var dateStyle = Style.none
      var timeStyle = Style.none
      var doesRelativeDateFormatting = false
      var isLenient = false
      var amSymbol: String! = nil
      var pmSymbol: String! = nil
      init() {}
      var template: String? = nil
      var templateLocale: Locale? = nil
      /// What changes how dates are written, and is not known here.
      var others: Any? = nil
      var defaultDate: Date? { get { nil } set { others = true } }
      var twoDigitStartDate: Date? { get { nil } set { others = true } }
      var formattingContext: Any? { get { nil } set { others = true } }
      func setLocalizedDateFormatFromTemplate(_ template: String) {
        self.template = template
        templateLocale = locale
      }
      func string(from date: Date) -> String { NativeDateText(self, date.timeIntervalSinceReferenceDate) }
      func string(for value: Any?) -> String? { (value as? Date).map { string(from: $0) } }
      func date(from text: String) -> Date? {
        guard let seconds = NativeDateOfText(self, text) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
      static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        return formatter.string(from: date)
      }
    }
    class ISO8601DateFormatter {
      var timeZone: TimeZone! = nil
      var formatOptions: Any? = nil
      init() {}
      func string(from date: Date) -> String {
        NativeISO8601Text(timeZone, formatOptions, date.timeIntervalSinceReferenceDate)
      }
      func date(from text: String) -> Date? {
        guard let seconds = NativeISO8601Date(formatOptions, text) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
    }
    """
}
