import Foundation

/// How much of its thread's stack code may use: runs nest as deep as the sources say.
struct StackBounds {
  /// The lowest address that a run may reach.
  private let lowest: UInt

  /// What is left for what a run calls, in bytes.
  private static let reserve: UInt = 256 << 10

  /// The bounds of the thread that asks.
  init() {
    #if canImport(Darwin)
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      lowest = top - UInt(pthread_get_stacksize_np(thread)) + Self.reserve
    #else
      lowest = Self.lowestAddress() ?? 0
    #endif
  }

  /// Whether there is room for more.
  var hasRoom: Bool {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } > lowest
  }

  #if !canImport(Darwin)
    /// The end of the thread's stack; nil where the C library does not tell.
    private static func lowestAddress() -> UInt? {
      typealias Ask = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      // Not among the names that Swift imports.
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
      var attributes = pthread_attr_t()
      guard unsafeBitCast(symbol, to: Ask.self)(pthread_self(), &attributes) == 0 else {
        return nil
      }
      defer { pthread_attr_destroy(&attributes) }
      var address: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &address, &size) == 0, let address else {
        return nil
      }
      return UInt(bitPattern: address) + reserve
    }
  #endif
}
