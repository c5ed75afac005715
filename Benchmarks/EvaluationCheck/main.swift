import CodeEvaluation
import Foundation
import SwiftCode

// usage: EvaluationCheck layout FOLDER …
//
// Runs the body of the view `Probe` in a folder's sources on the machine, and prints its texts as `dynamictype layout
// --format json` does, for the scorer of programs.

let folder = CommandLine.arguments.dropFirst(2).first ?? "."
let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
let sources: [(path: String, text: [UInt8])] = names.filter { $0.hasSuffix(".swift") }.sorted().map
{
  let data = FileManager.default.contents(atPath: folder + "/" + $0) ?? Data()
  return (folder + "/" + $0, [UInt8](data))
}

// Programs may nest as deep as the machine's bound allows.
let thread = Thread {
  print(ProbeView.document(of: ProbeView.shown(by: sources)))
  exit(0)
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
