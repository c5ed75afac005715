import DynamicType
import DynamicTypeModel
import SwiftUIReading

extension ReadingEnvironment {
  init(_ configuration: Configuration) {
    self.init()
    let classes = configuration.device.sizeClasses
    dynamicTypeSize = configuration.size
    horizontalSizeClass = classes.width == .compact ? .compact : .regular
    verticalSizeClass = classes.height == .compact ? .compact : .regular
    layoutDirection = configuration.isRightToLeft ? .rightToLeft : .leftToRight
    isDark = configuration.appearance == .dark
    legibilityWeight = configuration.legibilityWeight
    locale = configuration.locale
    era = configuration.era ?? .iOS26
    screenSize = configuration.device.screen
  }
}

extension Configuration {
  /// Whether its locale is written from right to left.
  ///
  /// Source: Unicode CLDR, `characterOrder` of the languages that iOS has.
  var isRightToLeft: Bool {
    ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "ckb"].contains(
      LanguageTag(locale).languageCode)
  }
}
