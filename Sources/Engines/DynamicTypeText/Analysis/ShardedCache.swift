internal import Synchronization

/// Values made from their keys, kept for their next use, in shards with a lock each so that
/// threads seldom wait for one another.
///
/// A value is made outside the locks: two threads may both make one, and since values depend on
/// their keys alone it does not matter which is kept.
final class ShardedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Shard: Sendable {
    var young: [Key: Value] = [:]
    /// The entries that were young until the shard was last full; dropped when it is full again.
    var old: [Key: Value] = [:]

    mutating func value(for key: Key, capacity: Int) -> Value? {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      insert(value, for: key, capacity: capacity)
      return value
    }

    mutating func insert(_ value: Value, for key: Key, capacity: Int) {
      if young.count >= capacity {
        old = young
        young = [:]
      }
      young[key] = value
    }
  }

  private final class Lock: Sendable {
    let shard = Mutex(Shard())
  }

  private let locks: [Lock]
  private let shardCapacity: Int

  /// - Parameter capacity: How many values to keep, about.
  init(capacity: Int) {
    locks = (0..<16).map { _ in Lock() }
    shardCapacity = max(capacity / (16 * 2), 1)
  }

  func value(for key: Key, make: () -> Value) -> Value {
    let lock = locks[Int(UInt(bitPattern: key.hashValue) % UInt(locks.count))]
    if let known = lock.shard.withLock({ $0.value(for: key, capacity: shardCapacity) }) {
      return known
    }
    let made = make()
    lock.shard.withLock { $0.insert(made, for: key, capacity: shardCapacity) }
    return made
  }
}
