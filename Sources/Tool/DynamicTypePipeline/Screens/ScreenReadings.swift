import DynamicType
import DynamicTypeModel
import SwiftUIReading
import Synchronization

/// A screen read from its sources for each configuration that is asked for, once each.
final class ScreenReadings: Sendable {
  let screen: SwiftUIScreen
  private let index: ProjectIndex
  private let known = Mutex<[ReadingEnvironment: [ReadScreen]]>([:])

  init(_ screen: SwiftUIScreen, in index: ProjectIndex) {
    self.screen = screen
    self.index = index
  }

  /// The screen's states, the base state first; none where nothing of it can be read.
  func states(for configuration: Configuration) -> [ReadScreen] {
    let environment = ReadingEnvironment(configuration)
    if let states = known.withLock({ $0[environment] }) { return states }
    let states = index.read(screen, in: environment)
    known.withLock { $0[environment] = states }
    return states
  }

  /// One state for a configuration; the base state where the code does not have it there.
  func state(_ variant: String, for configuration: Configuration) -> ReadScreen? {
    let states = states(for: configuration)
    return states.first { $0.variant == variant } ?? states.first
  }
}

extension ReadingEnvironment {
  init(_ configuration: Configuration) {
    self.init()
    let classes = configuration.device.sizeClasses
    dynamicTypeSize = configuration.size
    horizontalSizeClass = classes.width == .compact ? .compact : .regular
    verticalSizeClass = classes.height == .compact ? .compact : .regular
    layoutDirection = configuration.isRightToLeft ? .rightToLeft : .leftToRight
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
