import ArgumentParser
import DynamicTypePipeline
import Foundation

/// How screens are worked on.
struct BenchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file or folder with an app's own fonts; may come again.", valueName: "path"))
  var fonts: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      Screens worked on at a time: as many as there are processors without it. The results are the \
      same.
      """, valueName: "count"))
  var threads: Int?

  func validate() throws {
    if let threads, !(1...1024).contains(threads) {
      throw ValidationError("--threads takes a number from 1 to 1024, not \(threads).")
    }
  }

  var threadCount: Int { threads ?? ProcessInfo.processInfo.activeProcessorCount }

  /// The bench with these fonts.
  func bench() throws -> Bench { try Bench(fonts: fonts) }
}
