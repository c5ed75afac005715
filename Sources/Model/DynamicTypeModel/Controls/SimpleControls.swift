/// A text field of one line.
public struct TextFieldContent: ControlValue {
  public var input: TextInputContent

  public init(input: TextInputContent) { self.input = input }
}

/// A text of any number of lines that people may edit.
public struct TextViewContent: ControlValue {
  public var input: TextInputContent

  public init(input: TextInputContent) { self.input = input }
}

/// A field to search with, on a bar.
public struct SearchBarContent: ControlValue {
  public var input: TextInputContent

  public init(input: TextInputContent) { self.input = input }
}

/// A switch.
public struct SwitchContent: ControlValue {
  public var isOn: Bool

  public init(isOn: Bool) { self.isOn = isOn }
}

/// Two buttons, for less and more.
public struct StepperContent: ControlValue {
  public init() {}
}

/// A sign made of lines that says what a row or a control does.
public struct IndicatorContent: ControlValue {
  public enum Sign: Hashable, Sendable {
    /// Points to what a row leads to, in a grey of the system's.
    case disclosure
    /// The same of something that opens in place, and of what is open.
    case closed, open
    /// Points up and down: something else can be chosen.
    case menu
    /// In front of what is chosen.
    case checkmark
  }

  public static var isOperated: Bool { false }
  public var sign: Sign

  public init(_ sign: Sign) { self.sign = sign }
}

/// A thumb on a track.
public struct SliderContent: ControlValue {
  /// The part of the track before the thumb, from 0 to 1.
  public var value: Double

  public init(value: Double) { self.value = value }
}

/// A bar that shows how far something has come.
public struct ProgressContent: ControlValue {
  public static var isOperated: Bool { false }
  /// From 0 to 1.
  public var progress: Double

  public init(progress: Double) { self.progress = progress }
}

/// A wheel that turns while something goes on.
public struct ActivityContent: ControlValue {
  public static var isOperated: Bool { false }
  public var isLarge: Bool

  public init(isLarge: Bool) { self.isLarge = isLarge }
}

/// A picker of wheels, of which nobody knows the rows.
public struct PickerContent: ControlValue {
  public init() {}
}

/// A picker of dates and times.
public struct DatePickerContent: ControlValue {
  public var mode: DatePickerMode
  /// Nil where it is left to the system.
  public var style: DatePickerStyle?

  public init(mode: DatePickerMode, style: DatePickerStyle? = nil) {
    (self.mode, self.style) = (mode, style)
  }
}

/// What a date picker chooses.
///
/// Source: Apple, `UIDatePicker.Mode`.
public enum DatePickerMode: String, Hashable, Sendable {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}

/// Source: Apple, `UIDatePickerStyle`.
public enum DatePickerStyle: String, Hashable, Sendable {
  case automatic, wheels, compact, inline
}

/// A row of dots, one a page.
public struct PageControlContent: ControlValue {
  public var numberOfPages: Int

  public init(numberOfPages: Int) { self.numberOfPages = numberOfPages }
}

/// A bar among the views, without what it shows.
public struct BarContent: ControlValue {
  public static var isOperated: Bool { false }
  public var kind: LaidOutBar.Kind

  public init(kind: LaidOutBar.Kind) { self.kind = kind }
}

/// A view whose content is not known.
public struct UnknownContent: ControlValue {
  public static var isOperated: Bool { false }
  /// What it is called.
  public var name: String

  public init(name: String) { self.name = name }
}
