import FoundationEssentials
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Runs another program for its output, without a shell. Time and bytes have limits.
struct ChildProcess {
  /// Its path.
  var program: String
  var arguments: [String]
  /// The file that it reads as its standard input; nil for nothing.
  var input: String?

  init(program: String, arguments: [String], input: String? = nil) {
    (self.program, self.arguments, self.input) = (program, arguments, input)
  }

  /// One at a time between the making of a pipe and the end of `posix_spawn`, so that no child inherits the pipe of
  /// another.
  private static let spawning = Mutex(())

  /// What it writes; nil where it cannot be run, fails, takes too long or writes too much. It is gone afterwards.
  ///
  /// - Parameters:
  ///   - most: In bytes.
  ///   - seconds: By the clock.
  ///   - withErrors: Whether what it writes to standard error counts, too; else that is lost.
  func output(most: Int, seconds: Double, withErrors: Bool = false) -> [UInt8]? {
    let deadline = ContinuousClock.now + .seconds(seconds)
    guard let file = openedInput() else { return nil }
    defer { close(file) }
    guard let (child, pipe) = Self.spawning.withLock({ _ in spawn(reading: file, withErrors) })
    else { return nil }
    defer { close(pipe) }
    let bytes = Self.read(pipe, most: most, until: deadline)
    if bytes == nil { kill(-child, SIGKILL) }
    let isFine = Self.end(of: child, until: deadline)
    return isFine ? bytes : nil
  }

  /// The file that it reads; nil for pipes and devices, which may never end.
  private func openedInput() -> Int32? {
    let file = open(input ?? "/dev/null", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var status = stat()
    guard input == nil || fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return file
  }

  private func spawn(reading file: Int32, _ withErrors: Bool) -> (child: pid_t, pipe: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (out, into) = (ends[0], ends[1])
    defer { close(into) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let child = start(reading: file, writing: into, withErrors) else {
      close(out)
      return nil
    }
    return (child, out)
  }

  private func start(reading file: Int32, writing pipe: Int32, _ withErrors: Bool) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, file, 0)
    posix_spawn_file_actions_adddup2(&actions, pipe, 1)
    if withErrors {
      posix_spawn_file_actions_adddup2(&actions, pipe, 2)
    } else {
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    // A group of its own, so that what it starts ends with it, and signals that do what they do by default.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // Its language, folders and settings are nobody's.
    let environment = ["LC_ALL=C", "PATH=/usr/bin:/bin"]
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup($0) } + [nil]
    defer { for word in words + settings { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, &attributes, &words, &settings) == 0 else {
      return nil
    }
    limit(child)
    return child
  }

  /// It writes no files, leaves no image of its memory, and takes no more of that than 2 GB.
  private func limit(_ child: pid_t) {
    #if canImport(Glibc)
      // Linux has it, and Swift's view of glibc leaves it out: `prlimit(2)`.
      typealias Limit =
        @convention(c) (pid_t, Int32, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) ->
        Int32
      guard let symbol = dlsym(nil, "prlimit") else { return }
      let prlimit = unsafeBitCast(symbol, to: Limit.self)
      for (resource, most) in [(RLIMIT_FSIZE, 0), (RLIMIT_CORE, 0), (RLIMIT_AS, 2 << 30)] {
        var bounds = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
        _ = prlimit(child, Int32(resource.rawValue), &bounds, nil)
      }
    #endif
  }

  /// All that is written until the other end is closed; nil where that is too much or takes too long.
  private static func read(
    _ pipe: Int32, most: Int, until deadline: ContinuousClock.Instant
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let left = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { return nil }
      var waiting = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, Int32(left.rounded(.up)))
      if ready == 0 || ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = systemRead(pipe, &buffer)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0, bytes.count + count <= most else { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Waits for a child, which is ended when its time is over; false where it fails.
  private static func end(of child: pid_t, until deadline: ContinuousClock.Instant) -> Bool {
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return status == 0 }
      // Nobody can tell: the system lets go of children by itself.
      if ended < 0 && errno != EINTR { return errno == ECHILD }
      if ContinuousClock.now >= deadline { kill(-child, SIGKILL) }
      usleep(300)
    }
  }
}

private func systemRead(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
  read(file, &buffer, buffer.count)
}
