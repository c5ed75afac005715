import Foundation
import Synchronization

/// What a screen's code is given up for: the process has more memory than it may have.
package struct BeyondMemory: Error {
  /// Why a screen is not examined.
  package static let reason = "reading its code takes more memory than --memory allows"

  package init() {}
}

/// How much memory the process may have while it runs code of screens.
///
/// Instructions, texts, lists and cells have bounds of their own, which end most code that grows; what many of them hold together
/// has this one. Which screens it ends depends on what else the process has, so that there is none until one is set.
package enum MemoryBound {
  /// In megabytes: half of the machine's, and at most two gigabytes.
  package static let usualMegabytes =
    min(2048, Int(clamping: ProcessInfo.processInfo.physicalMemory >> 21))

  private static let most = Atomic(Int.max)
  private static let hasEnded = Atomic(false)

  /// Sets the bound of the process.
  package static func set(megabytes: Int) { most.store(megabytes << 20, ordering: .relaxed) }

  /// Whether a screen was given up for it in this process.
  package static var hasEndedScreens: Bool { hasEnded.load(ordering: .relaxed) }

  /// Whether the process has more than it may have, and cannot give it back.
  static var isExceeded: Bool {
    let most = most.load(ordering: .relaxed)
    guard residentBytes > most else { return false }
    #if !canImport(Darwin)
      // What was freed is kept for later until somebody asks.
      _ = trim?(0)
    #endif
    guard residentBytes > most else { return false }
    hasEnded.store(true, ordering: .relaxed)
    return true
  }

  #if canImport(Darwin)
    private static var residentBytes: Int {
      var usage = rusage_info_v4()
      let result = withUnsafeMutablePointer(to: &usage) { pointer in
        pointer.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(getpid(), RUSAGE_INFO_V4, $0)
        }
      }
      return result == 0 ? Int(clamping: usage.ri_phys_footprint) : 0
    }
  #else
    private typealias Trim = @convention(c) (Int) -> Int32

    // Not among the names that Swift imports.
    private static let trim = dlsym(nil, "malloc_trim").map { unsafeBitCast($0, to: Trim.self) }

    /// 0 where the system does not tell.
    private static var residentBytes: Int {
      let file = open("/proc/self/statm", O_RDONLY)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var text = [UInt8](repeating: 0, count: 128)
      let count = read(file, &text, text.count)
      let numbers = text.prefix(max(0, count)).split(separator: UInt8(ascii: " "))
      guard numbers.count > 1 else { return 0 }
      return (Int(String(decoding: numbers[1], as: UTF8.self)) ?? 0)
        * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif
}
