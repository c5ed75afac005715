import DynamicTypeModel
import UIKitModel

extension IntrinsicSizer {
  /// The height, in points, of a picker that its document wants lower than it asks for.
  var lowPickerHeight: Double { environment.metrics.controls.lowPickerHeight }

  /// Whether a picker of wheels asks for less than its 216 points.
  ///
  /// `UIPickerView` fits itself to heights of 216, 180 and 162 points. Which of them it asks for
  /// shows where a constraint of its own wants it lower at a priority that its size competes with:
  /// one that wants 150 points at 750 is 162 high.
  ///
  /// Source: E-picker-low. Pickers without such a constraint are 216 high: E-picker-size.
  func isLowPicker(_ index: ElementIndex, _ size: Size) -> Bool {
    let element = scene.elements[index.rawValue]
    let usual = environment.metrics.controls.pickerViewSize.height
    guard element.kind == .pickerView || element.kind == .datePicker, size.height == usual else {
      return false
    }
    let compression = element.verticalCompression ?? 750
    return scene.constraints.contains { constraint in
      constraint.first == .element(index) && constraint.firstAttribute == .height
        && constraint.second == nil && constraint.relation != .greaterThanOrEqual
        && (compression..<1000).contains(constraint.priority) && constraint.constant < usual
    }
  }
}
