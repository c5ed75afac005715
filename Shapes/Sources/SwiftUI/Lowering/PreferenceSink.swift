/// Gathers the values of a preference in a part of a view, and hands them on when layout is finished.
@MainActor
final class PreferenceSink {
  let key: ObjectIdentifier
  private var values: [Any] = []
  private let finish: ([Any]) -> Void

  init<Key: PreferenceKey>(_ key: Key.Type, _ finish: @escaping (Key.Value) -> Void) {
    self.key = ObjectIdentifier(key)
    self.finish = { values in
      var result = Key.defaultValue
      for value in values {
        guard let value = value as? Key.Value else { continue }
        Key.reduce(value: &result) { value }
      }
      finish(result)
    }
  }

  func add(_ value: Any) { values.append(value) }

  func deliver() { finish(values) }
}
