public import DynamicType
public import UIKit

/// Material's text field: its font follows the sizes of Material's older body style once it is told to.
@MainActor @preconcurrency
open class MDCTextField: UITextField {
  var parts = [MaterialText(.textFieldLabel)]

  /// Whether the text has the size of Material's older body style, whatever its font says.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open var mdc_adjustsFontForContentSizeCategory: Bool {
    get { parts[0].adjustsFontForContentSizeCategory }
    set { setAdjusts(newValue) }
  }

  open override var font: UIFont? {
    get { super.font }
    set { change { $0.setFont(newValue) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    showFonts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showFonts()
  }
}

extension MDCTextField: MaterialComponent {
  func showFonts() { super.font = parts[0].renderedFont }
}
