/// Who sizes the labels of a Material text field.
///
/// A text field alone gives all of them the body style. A controller with the adjustment takes
/// over: it turns the field's own off and sizes input and underline labels by styles of theirs.
public struct MaterialTextInput: Hashable, Sendable {
  /// `mdc_adjustsFontForContentSizeCategory` of the text field.
  ///
  /// It is UIKit's `adjustsFontForContentSizeCategory` as well.
  public private(set) var fieldAdjustsFont = false
  /// `mdc_adjustsFontForContentSizeCategory` of the controller; `nil` without one.
  public private(set) var controllerAdjustsFont: Bool?

  /// A text field without controller.
  public init() {}

  /// Sets the adjustment of the text field.
  public mutating func setFieldAdjustsFont(_ adjusts: Bool) {
    fieldAdjustsFont = adjusts && controllerAdjustsFont != true
  }

  /// Gives the field a controller and sets its adjustment, which is off by default.
  public mutating func setControllerAdjustsFont(_ adjusts: Bool) {
    controllerAdjustsFont = adjusts
    if adjusts { fieldAdjustsFont = false }
  }

  /// The rule by which the input is sized at present; `nil` while nobody adjusts it.
  public var inputPart: MaterialPart? {
    if controllerAdjustsFont == true { return .textInputControllerInput }
    return fieldAdjustsFont ? .textFieldLabel : nil
  }

  /// The rule by which the underline labels are sized at present; `nil` while nobody adjusts them.
  public var underlineLabelPart: MaterialPart? {
    if controllerAdjustsFont == true { return .textInputControllerUnderlineLabel }
    return fieldAdjustsFont ? .textFieldLabel : nil
  }
}

/// A text control of Material's newer kind (`MDCBaseTextField`, `MDCBaseTextArea`), which leaves
/// the adjustment to UIKit's labels: fonts then need ``FontMetrics`` or a text style.
public struct MaterialTextControl: Hashable, Sendable {
  /// UIKit's `adjustsFontForContentSizeCategory`, passed on to both assistive labels.
  public var adjustsFontForContentSizeCategory = false

  /// A control whose labels do not adjust their fonts.
  public init() {}

  /// What the leading and the trailing assistive label do.
  public var assistiveLabels: [AdjustingText.Container] {
    let label: AdjustingText.Container = adjustsFontForContentSizeCategory ? .adjustingView : .view
    return [label, label]
  }
}
