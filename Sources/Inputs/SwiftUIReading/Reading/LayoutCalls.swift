import DynamicType

/// The calls with which a layout of a screen begins, as long as each takes long: mostly one, that of a `GeometryReader` around
/// all of it.
///
/// The next layout begins with the same values, so that the same calls give the same, and leave the same. What they gave is
/// given again without carrying them out.
struct LayoutCalls {
  struct Call {
    var code: AnyObject
    var input: AnyHashable
    /// Nil where it did not ask.
    var textSize: DynamicTypeSize?
    var result: Any
    /// What it left.
    var checkpoint: ViewReader.Checkpoint
  }

  private var calls: [Call] = []
  /// How many calls the present layout has begun with; nil once it has made another one.
  private var sameCount: Int?
  /// Whether the next call is kept, if it takes long.
  private var isKeeping = true
  /// What reading left.
  private let start: ViewReader.Checkpoint
  /// Instructions that were carried out.
  private(set) var steps = 0

  /// Instructions of a call that takes long.
  private static let longSteps = 20_000

  init(_ start: ViewReader.Checkpoint) { self.start = start }

  /// Begins another layout.
  mutating func restart() { sameCount = 0 }

  /// What a call gave, if it is the next one of those.
  ///
  /// - Parameter input: Nil where it cannot be compared.
  mutating func repeated<Result>(
    _ code: AnyObject, _ input: AnyHashable?, at textSize: DynamicTypeSize?
  ) -> Result? {
    guard let count = sameCount, let input, calls.indices.contains(count) else { return nil }
    let call = calls[count]
    guard call.code === code, call.input == input,
      call.textSize == nil || call.textSize == textSize, let result = call.result as? Result
    else { return nil }
    sameCount = count + 1
    return result
  }

  /// What to go back to before a call that is not repeated; nil where the layout has carried one out already.
  mutating func takeCheckpoint() -> ViewReader.Checkpoint? {
    guard let count = sameCount else { return nil }
    sameCount = nil
    isKeeping = true
    calls.removeLast(calls.count - count)
    return calls.last?.checkpoint ?? start
  }

  /// Keeps a call that was carried out, if it is among the first and took long.
  mutating func keep(_ call: @autoclosure () -> Call?, steps: Int) {
    self.steps += steps
    if isKeeping, steps >= Self.longSteps, let call = call() {
      calls.append(call)
    } else {
      isKeeping = false
    }
  }
}
