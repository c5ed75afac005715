/// A part of a Material component that shows text, with the rule by which its font scales.
///
/// Source: material-components-ios v124.2.0 (0eedf826), read from each component's code, which
/// its comments contradict for the chip and the snackbar.
/// Evidence: E-material-parts.
public enum MaterialPart: CaseIterable, Hashable, Sendable {
  case buttonTitle
  case chipTitle
  case stereoCellTitle
  case stereoCellDetail
  case snackbarMessage
  case snackbarButton
  case alertTitle
  case alertMessage
  /// The alert sizes the font first, then the button that shows it follows its own rule.
  case alertButton
  case bannerText
  case bannerButton
  case actionSheetTitle
  case actionSheetMessage
  case actionSheetAction
  case featureHighlightTitle
  case featureHighlightBody
  /// Input and floating placeholder of a text input controller of any kind.
  case textInputControllerInput
  /// The labels below the line of a text input controller of any kind.
  case textInputControllerUnderlineLabel
  /// All labels of a text field that has no controller.
  case textFieldLabel
}

extension MaterialPart {
  /// The legacy style that sizes fonts without a curve; `nil` where there is no fallback.
  public var fallbackStyle: MaterialLegacyTextStyle? {
    switch self {
    case .buttonTitle, .snackbarButton: .button
    case .chipTitle: .body2
    case .stereoCellTitle, .alertTitle, .alertButton, .featureHighlightTitle: .title
    case .stereoCellDetail, .textInputControllerUnderlineLabel: .caption
    case .snackbarMessage, .alertMessage, .actionSheetMessage, .textInputControllerInput,
      .textFieldLabel:
      .body1
    case .actionSheetTitle, .actionSheetAction, .featureHighlightBody: .subheadline
    case .bannerText, .bannerButton: nil
    }
  }

  /// Whether fonts with a curve are scaled by it.
  public var honorsCurve: Bool {
    switch self {
    case .buttonTitle, .chipTitle, .stereoCellTitle, .stereoCellDetail, .snackbarMessage,
      .snackbarButton, .bannerText, .bannerButton, .featureHighlightTitle, .featureHighlightBody:
      true
    case .alertTitle, .alertMessage, .alertButton, .actionSheetTitle, .actionSheetMessage,
      .actionSheetAction, .textInputControllerInput, .textInputControllerUnderlineLabel,
      .textFieldLabel:
      false
    }
  }

  /// Whether `adjustsFontForContentSizeCategoryWhenScaledFontIsUnavailable` exists here; elsewhere
  /// the fallback applies always, or never for the banner.
  public var hasFallbackProperty: Bool {
    switch self {
    case .buttonTitle, .chipTitle, .stereoCellTitle, .stereoCellDetail, .snackbarMessage,
      .snackbarButton, .alertTitle, .alertMessage, .alertButton:
      true
    default: false
    }
  }

  /// Whether turning the adjustment off brings back the font as it was set.
  ///
  /// The others overwrite it with the font they made.
  public var restoresFont: Bool {
    switch self {
    case .stereoCellTitle, .stereoCellDetail, .actionSheetAction: false
    default: true
    }
  }

  /// Whether setting the fallback property takes effect at once, rather than at the next change.
  public var refreshesWithFallback: Bool { self != .buttonTitle }

  /// Whether the text size of the main screen counts, rather than the component's own.
  public var followsMainScreen: Bool {
    self == .featureHighlightTitle || self == .featureHighlightBody
  }

  /// Whether applying a scheme that asks for it scales the scheme's font once.
  public var prescalesSchemeFonts: Bool {
    switch self {
    case .bannerText, .bannerButton, .chipTitle, .stereoCellTitle, .stereoCellDetail: true
    default: false
    }
  }

  /// The font that is shown where none was set, at `large`; `nil` leaves it to the label.
  public var defaultFont: Font? {
    switch self {
    case .buttonTitle, .snackbarButton, .alertButton, .bannerButton:
      MaterialLegacyTextStyle.button.namedFont
    case .chipTitle: MaterialLegacyTextStyle.body2.standardFont
    case .snackbarMessage, .textInputControllerInput, .textFieldLabel:
      MaterialLegacyTextStyle.body1.standardFont
    case .textInputControllerUnderlineLabel: MaterialLegacyTextStyle.caption.standardFont
    default: nil
    }
  }
}
