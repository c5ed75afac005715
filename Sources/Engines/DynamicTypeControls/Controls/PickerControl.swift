import DynamicTypeModel
import DynamicTypeText

/// A picker of wheels, of which nobody knows the rows.
package struct PickerControl: Control {
  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    environment.metrics.controls.pickerViewSize
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    drawing.addWheels([""], in: control.place)
    return drawing
  }
}

/// A picker of dates and times.
package struct DatePickerControl: Control {
  var mode: DatePickerMode
  /// Nil where it is left to the system.
  var style: DatePickerStyle?

  package func size(
    of text: TextSetting?, fitting width: Double?, in environment: ControlEnvironment
  ) -> Size {
    let controls = environment.metrics.controls
    let isCompact = style == nil || style == .compact
    guard let height = controls.compactDatePickerHeight, isCompact, mode != .countDownTimer else {
      return controls.pickerViewSize
    }
    return Size(width: controls.pickerViewSize.width, height: height)
  }

  package func drawing(of control: PlacedControl, in environment: DrawingEnvironment) -> Drawing {
    var drawing = Drawing()
    let place = control.place
    if style == .wheels || place.height > 100 {
      drawing.addWheels(mode == .time ? ["9", "41", "AM"] : ["Sep", "9", "2026"], in: place)
    } else {
      drawing.fill(place, .system("tertiarySystemFill"), radius: 8)
      let words = mode == .time ? "9:41 AM" : "Sep 9, 2026"
      drawing.text(words, in: place, .system(size: 17), .label)
    }
    return drawing
  }
}

extension Drawing {
  /// The chosen row of a picker's columns, its neighbours fading.
  fileprivate mutating func addWheels(_ columns: [String], in place: Rect) {
    let row = Rect(x: place.x + 9, y: place.midY - 16, width: place.width - 18, height: 32)
    fill(row, .system("tertiarySystemFill"), radius: 8)
    let width = row.width / Double(columns.count)
    for (number, word) in columns.enumerated() {
      let cell = Rect(x: row.x + Double(number) * width, y: row.y, width: width, height: 32)
      text(word, in: cell, .system(size: 21), .label)
    }
    for distance in [-2.0, -1, 1, 2] where abs(distance) * 34 + 16 <= place.height / 2 {
      let y = place.midY + distance * 34
      for number in columns.indices {
        let x = row.x + (Double(number) + 0.5) * width
        line(
          [Point(x: x - 16, y: y), Point(x: x + 16, y: y)], .label.opacity(0.3 / abs(distance)),
          width: 3)
      }
    }
  }
}

extension PickerContent: ControlProviding {
  package var control: any Control { PickerControl() }
}

extension DatePickerContent: ControlProviding {
  package var control: any Control { DatePickerControl(mode: mode, style: style) }
}
