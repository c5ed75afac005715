#if canImport(Glibc)
  import Glibc
#endif

/// Lets a run go on without a file that ends the process.
///
/// What a C library writes where it must not, a trap, or a stack that overflows cannot be caught. But each
/// thread notes the file that it works on, and the handler of such a signal puts a new run of the same command in
/// the process's place, with the file in its environment. That run reports it with those that cannot be read.
///
/// On Linux with glibc alone; elsewhere such a file ends the run.
package enum CrashRecovery {
  /// How many files a command gives up at most: each costs a run up to the place where it ends.
  private static let mostFiles = 20

  private static let variable = "DYNAMICTYPE_GIVEN_UP_"

  #if canImport(Glibc)
    /// The paths of the files that ended this command before.
    static let givenUp: [String] = (1...mostFiles).compactMap { number in
      getenv(variable + "\(number)").map { String(cString: $0) }
    }

    /// What the handler needs; nil where nothing is recovered from.
    nonisolated(unsafe) fileprivate static var recovery: Recovery?

    /// Lets crashes from here on be recovered from. To be called once, before there are other threads.
    package static func install() {
      guard recovery == nil, givenUp.count < mostFiles else { return }
      recovery = Recovery(notePrefix: "\(variable)\(givenUp.count + 1)=")
      for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = recover
        // Not blocked, or it would be in the new run, too; on a stack that has not overflowed.
        action.sa_flags = Int32(SA_ONSTACK | SA_NODEFER)
        sigaction(signal, &action, &recovery!.formerActions[Int(signal)])
      }
    }

    /// Does some work on a file, which is given up where that ends the process.
    static func working<Output>(on path: String, _ work: () -> Output) -> Output {
      guard let recovery else { return work() }
      useAlternateStack()
      let note = strdup(recovery.notePrefix + path)
      let outer = pthread_getspecific(recovery.noteKey)
      pthread_setspecific(recovery.noteKey, note)
      defer {
        pthread_setspecific(recovery.noteKey, outer)
        free(note)
      }
      return work()
    }

    /// Gives this thread another stack for handlers, once; it is as old as the thread.
    private static func useAlternateStack() {
      var stack = stack_t()
      guard sigaltstack(nil, &stack) == 0, stack.ss_sp == nil else { return }
      stack = stack_t(ss_sp: malloc(stackSize), ss_flags: 0, ss_size: stackSize)
      sigaltstack(&stack, nil)
    }

    /// In bytes; the handler calls the system and nothing else.
    private static let stackSize = 65536
  #else
    static let givenUp: [String] = []

    package static func install() {}

    static func working<Output>(on path: String, _ work: () -> Output) -> Output { work() }
  #endif
}

#if canImport(Glibc)
  /// All that a handler uses, made ready, since it may not allocate.
  private struct Recovery {
    /// Before the path in a note, which is a variable of the new run's environment.
    var notePrefix: String
    /// By thread the note of the file that it works on.
    var noteKey = pthread_key_t()
    var arguments = CommandLine.unsafeArgv
    /// This process's, with a place at its end for a note.
    var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    var noteIndex = 0
    /// By signal.
    var formerActions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(SIGSEGV + SIGTRAP))

    init(notePrefix: String) {
      self.notePrefix = notePrefix
      pthread_key_create(&noteKey, nil)
      while environ[noteIndex] != nil { noteIndex += 1 }
      environment = .allocate(capacity: noteIndex + 2)
      environment.initialize(repeating: nil, count: noteIndex + 2)
      environment.update(from: environ, count: noteIndex)
    }
  }

  /// Begins the command anew without the file that this thread works on; else ends as if there were no handler.
  private func recover(_ signal: Int32) {
    guard let recovery = CrashRecovery.recovery else { return }
    if let note = pthread_getspecific(recovery.noteKey) {
      recovery.environment[recovery.noteIndex] = note.assumingMemoryBound(to: CChar.self)
      execve("/proc/self/exe", recovery.arguments, recovery.environment)
    }
    sigaction(signal, &recovery.formerActions[Int(signal)], nil)
    raise(signal)
  }
#endif
