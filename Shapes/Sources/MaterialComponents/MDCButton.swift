public import DynamicType
public import UIKit

/// Material's button: its title is in capitals, and follows the text size by itself once it is told to.
///
/// Source of the insets and defaults: material-components-ios v124.2.0, components/Buttons/src/MDCButton.m.
@MainActor @preconcurrency
open class MDCButton: UIButton {
  var parts = [MaterialText(.buttonTitle)]
  private var statedTitles: [UInt: String] = [:]

  /// Whether titles are shown in capitals.
  open var isUppercaseTitle = true {
    didSet {
      for (state, title) in statedTitles { setTitle(title, for: State(rawValue: state)) }
    }
  }

  /// Whether the font follows the text size: by its curve, or else by the fallback.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  open var mdc_adjustsFontForContentSizeCategory: Bool {
    get { parts[0].adjustsFontForContentSizeCategory }
    set { setAdjusts(newValue) }
  }

  /// Whether fonts without a curve follow Material's older sizes.
  open var adjustsFontForContentSizeCategoryWhenScaledFontIsUnavailable: Bool {
    get { parts[0].adjustsFontWhenScaledFontIsUnavailable }
    set { change { $0.setAdjustsFontWhenScaledFontIsUnavailable(newValue) } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layer.cornerRadius = 2
    showFonts()
  }

  /// Sets the font of all states; Material's fonts by state are not told apart here.
  open func setTitleFont(_ font: UIFont?, for state: State) { change { $0.setFont(font) } }

  open func titleFont(for state: State) -> UIFont? { parts[0].renderedFont }

  open override func setTitle(_ title: String?, for state: State) {
    statedTitles[state.rawValue] = title
    super.setTitle(isUppercaseTitle ? title?.uppercased() : title, for: state)
  }
}

extension MDCButton: MaterialComponent {
  func showFonts() {
    titleLabel.font = parts[0].renderedFont
    setNeedsLayout()
  }
}
