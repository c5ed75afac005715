import DynamicTypeModel

/// A value that a control shows, with its control.
package protocol ControlProviding: ControlValue {
  var control: any Control { get }
}

extension ControlContent {
  /// The control that shows the content; nil for views that are none.
  package var control: (any Control)? { (value as? any ControlProviding)?.control }
}
