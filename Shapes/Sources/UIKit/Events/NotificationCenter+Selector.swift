internal import Synchronization

/// The observers that are called by selectors, as Foundation on this platform has closures alone.
private let observers = Mutex<[ObjectIdentifier: [Observation]]>([:])

private struct Observation: @unchecked Sendable {
  // Tokens are only handed back to the center that made them.
  weak var observer: AnyObject?
  let center: ObjectIdentifier
  let name: Notification.Name?
  let token: any NSObjectProtocol
}

extension NotificationCenter {
  /// Calls a method of an object whenever a notification is posted, until it is removed or gone.
  public func addObserver(
    _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let action = TargetAction(target: observer, action: selector)
    let token = addObserver(forName: name, object: object, queue: nil) { action.send($0) }
    let observation = Observation(
      observer: observer, center: ObjectIdentifier(self), name: name, token: token)
    observers.withLock { known in
      let own = known[ObjectIdentifier(observer)] ?? []
      // What lived at the same address before is gone.
      known[ObjectIdentifier(observer)] =
        own.filter { $0.observer === observer } + [observation]
    }
  }

  /// Stops calling an object's methods.
  public func removeObserver(_ observer: AnyObject) { remove(observer) { _ in true } }

  /// Stops calling an object's methods for one notification.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    remove(observer) { name == nil || $0 == name }
  }

  private func remove(_ observer: AnyObject, where isMeant: (Notification.Name?) -> Bool) {
    let center = ObjectIdentifier(self)
    let removed = observers.withLock { known in
      let own = known[ObjectIdentifier(observer)] ?? []
      let kept = own.filter { $0.center != center || !isMeant($0.name) }
      known[ObjectIdentifier(observer)] = kept.isEmpty ? nil : kept
      return own.filter { $0.center == center && isMeant($0.name) }
    }
    for observation in removed { removeObserver(observation.token as Any) }
    // Tokens of closures are observers, too.
    removeObserver(observer as Any)
  }
}
