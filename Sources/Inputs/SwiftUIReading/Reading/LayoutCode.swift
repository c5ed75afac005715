/// Code of a screen that runs while it is laid out: closures of `GeometryReader`, alignment guides, layouts and styles.
package final class LayoutCode: @unchecked Sendable {
  // Only with the reader's lock.
  private let reader: ViewReader
  private let start: ViewReader.Checkpoint

  /// - Parameter reader: After it has read the screen.
  init(_ reader: ViewReader) {
    self.reader = reader
    start = reader.checkpoint
  }

  /// Whether code has asked for the text size that it was read at, while it was read or in layouts since.
  package var hasAskedForTextSize: Bool { reader.lock.withLock { reader.asksForTextSize } }

  /// Begins another layout, as if the screen had just been read: with its values, its choices and its number of instructions.
  package func restart() { reader.lock.withLock { reader.restore(start) } }

}
