import CodeEvaluation
import SwiftUIReading

/// The readings of a state of a screen, for layouts one after the other.
///
/// Code that does not ask for the text size reads the same at each. Code that runs during layout is run at each size, and
/// begins there with what reading left: what comes of a size does not depend on those before it.
struct ScreenReadings {
  let index: ProjectIndex
  let state: ReadScreen
  /// How often it was read.
  private(set) var count = 0
  private var last: ReadScreen?

  init(index: ProjectIndex, state: ReadScreen) {
    self.index = index
    self.state = state
  }

  /// What layout makes of the screen as it reads in an environment.
  mutating func laidOut<Result>(
    in environment: ReadingEnvironment, _ layout: (ReadScreen) -> Result
  ) throws(BeyondMemory) -> Result {
    if state.isBeyondMemory { throw BeyondMemory() }
    var environment = environment
    if !state.asksForTextSize { environment.dynamicTypeSize = .large }
    if !state.asksForLook {
      (environment.isDark, environment.legibilityWeight) = (false, .regular)
    }
    if let last, isLast(readFor: environment) {
      last.layoutCode?.restart()
      let result = try settled(last, layout)
      // What runs during layout may ask only now.
      if isLast(readFor: environment) { return result }
    }
    let read = index.read(state, in: environment)
    count += 1
    return try settled(read, layout)
  }

  /// What layout makes of a screen once its code knows what layout tells it.
  private mutating func settled<Result>(
    _ screen: ReadScreen, _ layout: (ReadScreen) -> Result
  ) throws(BeyondMemory) -> Result {
    last = screen
    var result = try outcome(of: screen, layout)
    while let next = last?.layoutCode?.settled() {
      last = next
      result = try outcome(of: next, layout)
    }
    return result
  }

  private func outcome<Result>(
    of screen: ReadScreen, _ layout: (ReadScreen) -> Result
  ) throws(BeyondMemory) -> Result {
    if screen.isBeyondMemory { throw BeyondMemory() }
    let result = layout(screen)
    if screen.layoutCode?.isBeyondMemory ?? false { throw BeyondMemory() }
    return result
  }

  /// Whether the last reading is that of an environment, as far as layouts have shown: what may ask for the text size has
  /// not done so.
  private func isLast(readFor environment: ReadingEnvironment) -> Bool {
    guard let last else { return false }
    if last.environment == environment { return true }
    guard !last.isMeasured, let code = last.layoutCode, !code.hasAskedForTextSize else {
      return false
    }
    var other = environment
    other.dynamicTypeSize = last.environment.dynamicTypeSize
    return last.environment == other
  }
}
