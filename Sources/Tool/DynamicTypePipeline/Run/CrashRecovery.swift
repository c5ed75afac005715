#if canImport(Glibc)
  import Glibc
#endif

/// Lets a run go on without a file that ends the process, or that takes minutes.
///
/// What a C library writes where it must not, a trap, or a stack that overflows cannot be caught, and a parser that goes
/// over the rest of a source again for each token cannot be stopped. But each thread notes the file that it works on, and
/// the handler of such a signal puts a new run of the same command in the process's place, with the file in its
/// environment. That run reports it with those that cannot be read. For time the signal comes from the thread's own timer.
///
/// A mistake that many screens meet would end many runs, and each would name a screen that is innocent. So a second one at
/// the same place in the program ends the reading of views, and so does a long row of any files: the rest of the run is
/// what there is.
///
/// On Linux with glibc alone; elsewhere such a file ends the run.
package enum CrashRecovery {
  /// What a file is worked on for.
  package enum Work: String, CaseIterable, Sendable {
    case documents, sources
    /// The screens of SwiftUI that a source describes; what lint finds in it is of ``sources``.
    case views

    init(on path: String) { self = InputKind(path: path) == .document ? .documents : .sources }

    /// What a run goes on without, as the start of a sentence.
    fileprivate var words: String {
      switch self {
      case .documents: "documents are not read any more"
      case .sources: "sources are not read any more"
      case .views: "views of SwiftUI are not read any more"
      }
    }
  }

  /// A file that ended this command before.
  struct GivenUp: Sendable {
    var path: String
    var work: Work
    /// The signal and the place in the program; nil where it took too long.
    var cause: String?

    var reason: InputProblem.Reason { cause == nil ? .takesTooLong : .endsTheProgram }
  }

  /// How many files of one kind a command gives up at most: each costs a run up to the place where it ends.
  private static let mostFiles = 20
  /// How many of a kind end the reading of views where one place in the program is the cause.
  private static let mostOfOneCause = 2

  private static let variable = "DYNAMICTYPE_GIVEN_UP_"
  /// Says of the file of a number where in the program it ended.
  private static let causeVariable = "DYNAMICTYPE_CAUSE_"
  /// Says of the file of a number that it took too long.
  private static let slowVariable = "DYNAMICTYPE_SLOW_"

  /// The seconds of a processor's time that work on one file may take: a hundred times what the slowest file of a real
  /// app takes. `DYNAMICTYPE_FILE_SECONDS` sets another number, 0 none.
  static let mostSeconds = 120

  #if canImport(Glibc)
    /// The files that ended this command before.
    static let givenUp: [GivenUp] = (1...mostRuns).compactMap { number in
      guard let note = getenv(variable + "\(number)").map({ String(cString: $0) }),
        let colon = note.firstIndex(of: ":"), let work = Work(rawValue: String(note[..<colon]))
      else { return nil }
      let isSlow = getenv(slowVariable + "\(number)") != nil
      let cause = getenv(causeVariable + "\(number)").map { String(cString: $0) } ?? ""
      return GivenUp(
        path: String(note[note.index(after: colon)...]), work: work, cause: isSlow ? nil : cause)
    }

    /// With each kind of work ended in its turn, the last run has nothing left to end it.
    private static let mostRuns = mostFiles * Work.allCases.count

    /// What the handler needs; nil where nothing is recovered from.
    nonisolated(unsafe) fileprivate static var recovery: Recovery?

    /// Lets crashes from here on be recovered from. To be called once, before there are other threads.
    package static func install() {
      guard recovery == nil, givenUp.count < mostRuns else { return }
      let seconds = getenv("DYNAMICTYPE_FILE_SECONDS").flatMap { Int(String(cString: $0)) }
      let number = givenUp.count + 1
      recovery = Recovery(
        notePrefix: "\(variable)\(number)=", slowNote: "\(slowVariable)\(number)=1",
        causeNote: "\(causeVariable)\(number)=",
        seconds: max(0, seconds ?? mostSeconds))
      for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGXCPU] {
        var action = sigaction()
        action.__sigaction_handler.sa_sigaction = recover
        // Not blocked, or it would be in the new run, too; on a stack that has not overflowed.
        action.sa_flags = Int32(SA_ONSTACK | SA_NODEFER | SA_SIGINFO)
        sigaction(signal, &action, &recovery!.formerActions[Int(signal)])
      }
    }

    /// Does some work on a file, which is given up where that ends the process.
    static func working<Output>(
      on path: String, for kind: Work, _ work: () -> Output
    ) -> Output {
      guard let recovery else { return work() }
      useAlternateStack()
      let note = strdup("\(recovery.notePrefix)\(kind.rawValue):\(path)")
      let outer = pthread_getspecific(recovery.noteKey)
      pthread_setspecific(recovery.noteKey, note)
      if outer == nil { ThreadTimer.start(recovery) }
      defer {
        if outer == nil { ThreadTimer.stop(recovery) }
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
    static let givenUp: [GivenUp] = []

    package static func install() {}

    static func working<Output>(
      on path: String, for kind: Work, _ work: () -> Output
    ) -> Output { work() }
  #endif
}

extension CrashRecovery {
  /// What is not worked on any more.
  static let ended: Set<Work> = Set(
    Work.allCases.filter { work in
      let own = givenUp.filter { $0.work == work }
      let causes = Dictionary(grouping: own.compactMap(\.cause)) { $0 }
      return own.count >= mostFiles
        || (work == .views && causes.values.contains { $0.count >= mostOfOneCause })
    })

  /// Says what a run goes on without.
  ///
  /// - Parameter path: What the run is about.
  static func problems(at path: String) -> [InputProblem] {
    Work.allCases.filter(ended.contains).map { work in
      let count = givenUp.count { $0.work == work }
      return InputProblem(
        path: path,
        reason: .unreadable(
          "\(work.words), since \(count) files ended the program: a mistake of dynamictype, please report it"
        ))
    }
  }
}

#if canImport(Glibc)
  /// `Dl_info`, which the module of glibc does not have.
  private typealias LibraryOfAddress = (
    name: UnsafePointer<CChar>?, base: UnsafeRawPointer?, symbol: UnsafePointer<CChar>?,
    address: UnsafeRawPointer?
  )

  /// All that a handler uses, made ready, since it may not allocate.
  private struct Recovery {
    /// Before the path in a note, which is a variable of the new run's environment.
    var notePrefix: String
    /// By thread the note of the file that it works on.
    var noteKey = pthread_key_t()
    var arguments = CommandLine.unsafeArgv
    /// By thread its timer.
    var timerKey = pthread_key_t()
    /// A variable of the new run's environment.
    var slowNote: UnsafeMutablePointer<CChar>?
    /// A variable of the new run's environment, and the place in it for a signal and an address.
    var causeNote: UnsafeMutablePointer<CChar>
    var causePlace: Int
    /// Of a processor's time, for work on one file; 0 for as many as it takes.
    var seconds: Int
    /// `dladdr`, which the module of glibc does not have.
    let findLibrary = dlsym(nil, "dladdr").map {
      unsafeBitCast(
        $0, to: (@convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> Int32).self)
    }
    /// This process's, with a place at its end for three notes.
    var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    var noteIndex = 0
    /// By signal.
    var formerActions = UnsafeMutablePointer<sigaction>.allocate(capacity: Int(SIGXCPU) + 1)

    init(notePrefix: String, slowNote: String, causeNote: String, seconds: Int) {
      self.notePrefix = notePrefix
      self.slowNote = strdup(slowNote)
      causePlace = causeNote.utf8.count
      self.causeNote = .allocate(capacity: causePlace + 20)
      self.causeNote.initialize(repeating: 0, count: causePlace + 20)
      for (index, byte) in causeNote.utf8.enumerated() {
        self.causeNote[index] = CChar(bitPattern: byte)
      }
      self.seconds = seconds
      pthread_key_create(&noteKey, nil)
      pthread_key_create(&timerKey) { ThreadTimer.remove($0) }
      while environ[noteIndex] != nil { noteIndex += 1 }
      environment = .allocate(capacity: noteIndex + 4)
      environment.initialize(repeating: nil, count: noteIndex + 4)
      environment.update(from: environ, count: noteIndex)
    }
  }

  /// Sends a thread a signal when it has used the processor for so long.
  private enum ThreadTimer {
    static func start(_ recovery: Recovery) {
      guard recovery.seconds > 0 else { return }
      set(timer(recovery), seconds: recovery.seconds)
    }

    static func stop(_ recovery: Recovery) {
      guard recovery.seconds > 0 else { return }
      set(timer(recovery), seconds: 0)
    }

    static func remove(_ timer: UnsafeMutableRawPointer?) {
      guard let timer = timer?.assumingMemoryBound(to: timer_t?.self) else { return }
      timer_delete(timer.pointee)
      timer.deallocate()
    }

    private static func set(_ timer: UnsafeMutablePointer<timer_t?>?, seconds: Int) {
      guard let timer else { return }
      var time = itimerspec()
      time.it_value.tv_sec = seconds
      timer_settime(timer.pointee, 0, &time, nil)
    }

    /// This thread's, made once; nil where the system has no more.
    private static func timer(_ recovery: Recovery) -> UnsafeMutablePointer<timer_t?>? {
      if let known = pthread_getspecific(recovery.timerKey) {
        return known.assumingMemoryBound(to: timer_t?.self)
      }
      guard let threadIdentifier else { return nil }
      var event = sigevent()
      event.sigev_notify = threadNotification
      event.sigev_signo = SIGXCPU
      event._sigev_un._tid = threadIdentifier()
      var made: timer_t?
      guard timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &made) == 0 else { return nil }
      // The threads of Dispatch block what does not come from their own mistakes.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGXCPU)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      let place = UnsafeMutablePointer<timer_t?>.allocate(capacity: 1)
      place.initialize(to: made)
      pthread_setspecific(recovery.timerKey, place)
      return place
    }

    /// `gettid`, which the module of glibc does not have.
    private static let threadIdentifier: (@convention(c) () -> pid_t)? =
      dlsym(nil, "gettid").map { unsafeBitCast($0, to: (@convention(c) () -> pid_t).self) }

    /// `SIGEV_THREAD_ID` of Linux.
    private static let threadNotification: Int32 = 4
  }

  /// Begins the command anew without the file that this thread works on; else ends as if there were no handler.
  private func recover(
    _ signal: Int32, _: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    guard let recovery = CrashRecovery.recovery else { return }
    if let note = pthread_getspecific(recovery.noteKey) {
      recovery.environment[recovery.noteIndex] = note.assumingMemoryBound(to: CChar.self)
      noteCause(signal, at: place(in: context), recovery)
      recovery.environment[recovery.noteIndex + 1] = recovery.causeNote
      if signal == SIGXCPU { recovery.environment[recovery.noteIndex + 2] = recovery.slowNote }
      // The new run inherits what this thread blocks.
      var signals = sigset_t()
      sigemptyset(&signals)
      pthread_sigmask(SIG_SETMASK, &signals, nil)
      execve("/proc/self/exe", recovery.arguments, recovery.environment)
    }
    sigaction(signal, &recovery.formerActions[Int(signal)], nil)
    raise(signal)
  }

  /// Where a thread was, counted from the start of the library or program that it was in: these lie elsewhere in each run.
  /// Zero for a stack that overflowed, which may do so anywhere, and where nobody knows.
  private func place(in context: UnsafeMutableRawPointer?) -> UInt {
    guard let context else { return 0 }
    let machine = context.assumingMemoryBound(to: ucontext_t.self)
    #if arch(x86_64)
      let place = UInt(bitPattern: Int(machine.pointee.uc_mcontext.gregs.16))
    #elseif arch(arm64)
      let place = UInt(machine.pointee.uc_mcontext.pc)
    #else
      return 0
    #endif
    var library: LibraryOfAddress = (nil, nil, nil, nil)
    guard let find = CrashRecovery.recovery?.findLibrary,
      find(UnsafeRawPointer(bitPattern: place), &library) != 0
    else { return 0 }
    return place &- UInt(bitPattern: library.base)
  }

  /// Writes a signal and a place as letters, without allocating.
  private func noteCause(_ signal: Int32, at place: UInt, _ recovery: Recovery) {
    // What overflows does so at another place each time.
    var rest = signal == SIGSEGV || signal == SIGBUS ? 0 : place
    recovery.causeNote[recovery.causePlace] = CChar(64 + signal % 32)
    for index in 1...16 {
      recovery.causeNote[recovery.causePlace + index] = CChar(97 + rest % 16)
      rest /= 16
    }
  }
#endif
