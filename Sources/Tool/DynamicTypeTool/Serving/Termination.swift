import Foundation

/// What is done before this process ends because somebody wants it to, by Ctrl-C or `kill`.
struct Termination {
  private let sources: [any DispatchSourceSignal]

  init(after finish: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        finish()
        Foundation.exit(Exit.clean.rawValue)
      }
      source.resume()
      return source
    }
  }

  func cancel() {
    for source in sources { source.cancel() }
  }
}
