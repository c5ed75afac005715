import DynamicType
import DynamicTypeModel
import SwiftUIReading
import Synchronization

/// A screen read from its sources for each configuration that is asked for.
///
/// All states of a screen are read at once and laid out one by one: what was read is kept until each state has
/// asked for it, and no longer.
final class ScreenReadings: Sendable {
  let screen: SwiftUIScreen
  private let index: ProjectIndex
  private let stateCount: Int
  private let known = Mutex<[ReadingEnvironment: (states: [ReadScreen], uses: Int)]>([:])

  /// - Parameter stateCount: How many states are laid out, each asking for each configuration once.
  init(_ screen: SwiftUIScreen, in index: ProjectIndex, stateCount: Int) {
    self.screen = screen
    self.index = index
    self.stateCount = stateCount
  }

  /// One state for a configuration; the base state where the code does not have it there.
  func state(_ variant: String, for configuration: Configuration) -> ReadScreen? {
    let environment = ReadingEnvironment(configuration)
    let states =
      known.withLock { $0[environment]?.states } ?? index.read(screen, in: environment)
    known.withLock { known in
      let uses = (known[environment]?.uses ?? 0) + 1
      known[environment] = uses < stateCount ? (states, uses) : nil
    }
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
