#if canImport(Glibc)
  import Glibc
#endif

/// The stacks of the tool's threads.
enum Stacks {
  /// Gives threads stacks for views that stand in views that stand in views; the system takes memory for what is used.
  static func makeUsual() {
    #if canImport(Glibc)
      guard let setDefault = setDefaultAttributes else { return }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, usualSize)
      _ = setDefault(&attributes)
      pthread_attr_destroy(&attributes)
    #endif
  }

  #if canImport(Glibc)
    /// In bytes: eight times what Linux gives where nobody says otherwise.
    private static let usualSize = 64 << 20

    private typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32

    /// `pthread_setattr_default_np`, which the module of glibc does not have.
    private static let setDefaultAttributes: SetDefault? =
      dlsym(nil, "pthread_setattr_default_np").map { unsafeBitCast($0, to: SetDefault.self) }
  #endif
}
