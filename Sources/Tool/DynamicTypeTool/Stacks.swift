#if canImport(Glibc)
  import Glibc
#endif

/// The stacks of the tool's threads.
enum Stacks {
  /// Gives threads the stacks that they usually have where the shell sets no limit (`ulimit -s unlimited`): the system then
  /// takes it for a reason to make them a fourth as large, too small for what nests deeply.
  ///
  /// Source: pthread_create(3), on `RLIMIT_STACK` and the default size of stacks.
  static func makeUsual() {
    #if canImport(Glibc)
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0,
        limit.rlim_cur == rlim_t.max, let setDefault = setDefaultAttributes
      else { return }
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, usualSize)
      _ = setDefault(&attributes)
      pthread_attr_destroy(&attributes)
    #endif
  }

  #if canImport(Glibc)
    /// In bytes: what Linux gives where nobody says otherwise.
    private static let usualSize = 8 << 20

    private typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32

    /// `pthread_setattr_default_np`, which the module of glibc does not have.
    private static let setDefaultAttributes: SetDefault? =
      dlsym(nil, "pthread_setattr_default_np").map { unsafeBitCast($0, to: SetDefault.self) }
  #endif
}
