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
    struct DateInterval: Hashable {
      var start: Date
      var duration: Double
      init(start: Date, duration: Double) {
        self.start = start
        self.duration = duration
      }
      init(start: Date, end: Date) {
        self.start = start
        duration = end.timeIntervalSince(start)
      }
      var end: Date { start.addingTimeInterval(duration) }
      func contains(_ date: Date) -> Bool { start <= date && date <= end }
      func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }
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
      var isReaders = false
      var timeZone: TimeZone
      var locale: Locale?
      var firstWeekday: Int
      static let current = readers
      static let autoupdatingCurrent = readers
      static var readers: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.isReaders = true
        return calendar
      }
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
        compare(one, to: other, toGranularity: component) == .orderedSame
      }
      func compare(_ one: Date, to other: Date, toGranularity component: Component) -> ComparisonResult {
        guard let first = start(of: component, one), let second = start(of: component, other) else {
          return NativeUnknown("the same \\(component)", ComparisonResult.self)
        }
        return first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
      }
      /// The first moment of a year, month, day, hour or minute; nil for others, which regions tell.
      func start(of component: Component, _ date: Date) -> Date? {
        switch component {
        case .year: return self.date(from: dateComponents([.year], from: date))
        case .month: return self.date(from: dateComponents([.year, .month], from: date))
        case .day: return self.date(from: dateComponents([.year, .month, .day], from: date))
        case .hour: return self.date(from: dateComponents([.year, .month, .day, .hour], from: date))
        case .minute: return self.date(from: dateComponents([.year, .month, .day, .hour, .minute], from: date))
        default: return nil
        }
      }
      func dateInterval(of component: Component, for date: Date) -> DateInterval? {
        guard let first = start(of: component, date), let next = self.date(byAdding: component, value: 1, to: first) else {
          return NativeUnknown("a \\(component)", Optional<DateInterval>.self)
        }
        return DateInterval(start: first, end: next)
      }
      func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
        if smaller == .month && larger == .year { return 1..<13 }
        if smaller == .hour && larger == .day { return 0..<24 }
        guard smaller == .day && larger == .month, let month = dateInterval(of: .month, for: date) else {
          return NativeUnknown("a range", Optional<Range<Int>>.self)
        }
        return 1..<(dateComponents([.day], from: month.start, to: month.end).day! + 1)
      }
      func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
        var components = dateComponents([.year, .month, .day], from: date)
        components.hour = hour
        components.minute = minute
        components.second = second
        return self.date(from: components)
      }
      func symbols(_ name: String) -> [String] {
        isReaders && locale == nil ? NativeCalendarSymbols(name) : NativeUnknown(name, Array<String>.self)
      }
      var weekdaySymbols: [String] { symbols("weekdaySymbols") }
      var shortWeekdaySymbols: [String] { symbols("shortWeekdaySymbols") }
      var veryShortWeekdaySymbols: [String] { symbols("veryShortWeekdaySymbols") }
      var standaloneWeekdaySymbols: [String] { symbols("standaloneWeekdaySymbols") }
      var shortStandaloneWeekdaySymbols: [String] { symbols("shortStandaloneWeekdaySymbols") }
      var veryShortStandaloneWeekdaySymbols: [String] { symbols("veryShortStandaloneWeekdaySymbols") }
      var monthSymbols: [String] { symbols("monthSymbols") }
      var shortMonthSymbols: [String] { symbols("shortMonthSymbols") }
      var veryShortMonthSymbols: [String] { symbols("veryShortMonthSymbols") }
      var standaloneMonthSymbols: [String] { symbols("standaloneMonthSymbols") }
      var shortStandaloneMonthSymbols: [String] { symbols("shortStandaloneMonthSymbols") }
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
      struct Options: OptionSet {
        let rawValue: UInt
        static let withYear = Options(rawValue: 1)
        static let withMonth = Options(rawValue: 2)
        static let withWeekOfYear = Options(rawValue: 4)
        static let withDay = Options(rawValue: 16)
        static let withTime = Options(rawValue: 32)
        static let withTimeZone = Options(rawValue: 64)
        static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
        static let withDashSeparatorInDate = Options(rawValue: 256)
        static let withColonSeparatorInTime = Options(rawValue: 512)
        static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
        static let withFractionalSeconds = Options(rawValue: 2048)
        static let withFullDate = Options(rawValue: 275)
        static let withFullTime = Options(rawValue: 1632)
        static let withInternetDateTime = Options(rawValue: 1907)
      }
      var timeZone: TimeZone! = TimeZone.gmt
      var formatOptions: Options = .withInternetDateTime
      init() {}
      func string(from date: Date) -> String {
        NativeISO8601Text(timeZone.identifier, formatOptions.rawValue, date.timeIntervalSinceReferenceDate)
      }
      static func string(from date: Date, timeZone: TimeZone, formatOptions: Options = .withInternetDateTime) -> String {
        NativeISO8601Text(timeZone.identifier, formatOptions.rawValue, date.timeIntervalSinceReferenceDate)
      }
      func date(from text: String) -> Date? {
        guard let seconds = NativeISO8601Date(timeZone.identifier, formatOptions.rawValue, text) else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
      }
    }
    """
}
