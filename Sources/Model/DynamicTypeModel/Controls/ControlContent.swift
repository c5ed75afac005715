/// What a control shows, whichever framework made it: all that drawing it takes beside its frame and its
/// texts.
///
/// Kept by reference: a button has many more attributes than most views, and views are copied.
public indirect enum ControlContent: Hashable, Sendable {
  case none
  case button(ButtonContent)
  case image(ImageContent, mode: ContentMode, clips: Bool)
  case textField(TextInputContent)
  case searchBar(TextInputContent)
  case segments(SegmentsContent)
  /// - Parameter value: The part of the track before the thumb, from 0 to 1.
  case slider(value: Double)
  case toggle(isOn: Bool)
  case stepper
  /// - Parameter value: From 0 to 1.
  case progress(Double)
  case activity(isLarge: Bool)
  /// - Parameter style: Nil where it is left to the system.
  case datePicker(mode: DatePickerMode, style: DatePickerStyle?)
  case picker
  case pageControl(numberOfPages: Int)
  case row(RowContent)
  /// A bar among the views: at the top of what it belongs to, or at the bottom.
  case bar(isAtTop: Bool)
  /// A view whose content is not known, with what it is called.
  case unknown(String)

  /// Whether people operate it.
  public var isOperated: Bool {
    switch self {
    case .button, .textField, .searchBar, .segments, .slider, .toggle, .stepper, .datePicker,
      .picker, .pageControl:
      true
    case .none, .image, .progress, .activity, .row, .bar, .unknown: false
    }
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

/// Where a view shows an image that has another size.
///
/// Source: Apple, `UIView.ContentMode`.
public enum ContentMode: String, Hashable, Sendable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
    topLeft, topRight, bottomLeft, bottomRight
}

/// What a list draws of a row beside the row's own content.
public struct RowContent: Hashable, Sendable {
  /// A sign at the trailing edge.
  public enum Accessory: String, Hashable, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a row arranges title, detail and image.
  ///
  /// Source: Apple, `UITableViewCell.CellStyle`.
  public enum Style: String, Hashable, Sendable {
    /// As its author lays it out.
    case custom
    /// A title alone.
    case `default`
    /// A detail at the trailing edge.
    case value1
    /// A title that ends where the detail begins.
    case value2
    /// A detail below the title.
    case subtitle
  }

  /// The list around the row.
  public enum ListStyle: String, Hashable, Sendable {
    case plain, grouped, insetGrouped
  }

  public var accessory: Accessory
  /// Nil for a row that is in no list.
  public var list: ListStyle?
  public var hasSeparators: Bool
  /// Points from the row's leading edge to the line below it; nil for the margin of the screen.
  public var separatorInset: Double?
  /// Nil for a row that is in no section.
  public var position: Position?

  /// Where a row is in its section.
  public struct Position: Hashable, Sendable {
    public var isFirst: Bool
    public var isLast: Bool

    public init(isFirst: Bool, isLast: Bool) {
      self.isFirst = isFirst
      self.isLast = isLast
    }
  }

  public init(accessory: Accessory = .none, list: ListStyle? = nil) {
    self.accessory = accessory
    self.list = list
    hasSeparators = true
  }
}
