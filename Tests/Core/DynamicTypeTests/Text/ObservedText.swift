import DynamicType
import Synchronization

/// A text that the handlers of a source may update from any thread.
final class ObservedText: Sendable {
  private let text: Mutex<AdjustingText>

  init(_ text: AdjustingText) {
    self.text = Mutex(text)
  }

  func update(for traits: TraitCollection) {
    text.withLock { _ = $0.update(for: traits) }
  }

  var fontSize: Double { text.withLock { $0.fonts.first?.pointSize ?? 0 } }
}
