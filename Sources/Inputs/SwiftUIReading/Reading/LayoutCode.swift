import DynamicType

/// Code of a screen that runs while it is laid out: closures of `GeometryReader`, alignment guides, layouts and styles.
package final class LayoutCode: @unchecked Sendable {
  // Only with the reader's lock.
  private let reader: ViewReader
  private var calls: LayoutCalls
  /// Whether a call is being carried out: those within it belong to it.
  private var isCalling = false
  /// Reads the screen again after what a layout told its code; nil where that does nothing.
  private let readAgain: () -> ReadScreen?

  /// - Parameter reader: After it has read the screen.
  init(_ reader: ViewReader, readAgain: @escaping () -> ReadScreen?) {
    self.reader = reader
    self.readAgain = readAgain
    calls = LayoutCalls(reader.checkpoint)
    reader.layoutCode = self
  }

  /// Whether code has asked for the text size that it was read at, while it was read or in layouts since.
  package var hasAskedForTextSize: Bool { reader.lock.withLock { reader.asksForTextSize } }

  /// Whether it was ended, as the process has more memory than it may have.
  package var isBeyondMemory: Bool { reader.lock.withLock { reader.machine.isBeyondMemory } }

  /// Instructions that all calls took.
  package var steps: Int { reader.lock.withLock { calls.steps } }

  /// The screen as the layout that was just made leaves it: views that it made have appeared, and code has been told how
  /// large views are; nil where nothing comes of that.
  package func settled() -> ReadScreen? { reader.lock.withLock { readAgain() } }

  /// Begins another layout, as if the screen had just been read: with its values, its choices and its number of instructions.
  package func restart() { reader.lock.withLock { calls.restart() } }

  /// What a call gives.
  ///
  /// - Parameters:
  ///   - code: The code that is called, the same each time.
  ///   - input: What it is given; nil where that cannot be compared.
  ///   - textSize: Of layout, which code may ask for; nil where it is not told.
  ///   - carryOut: Gives also whether it asked for the text size of layout.
  func result<Result>(
    of code: AnyObject, _ input: AnyHashable?, at textSize: DynamicTypeSize?,
    _ carryOut: () -> (result: Result, hasAsked: Bool)
  ) -> Result {
    if isCalling { return carryOut().result }
    if let known: Result = calls.repeated(code, input, at: textSize) { return known }
    isCalling = true
    defer { isCalling = false }
    if let checkpoint = calls.takeCheckpoint() { reader.restore(checkpoint) }
    let start = reader.steps
    let (result, hasAsked) = carryOut()
    calls.keep(
      input.map {
        LayoutCalls.Call(
          code: code, input: $0, textSize: hasAsked ? textSize : nil, result: result,
          checkpoint: reader.checkpoint)
      }, steps: reader.steps - start)
    return result
  }
}
