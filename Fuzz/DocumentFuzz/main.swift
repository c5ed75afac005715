// Loads mutated documents until the time is up; a crash, a hang or a broken promise ends it.
//
// usage: DocumentFuzz [SECONDS [SEED [FOLDER]]] [--layout]
//   swift run --sanitize=address DocumentFuzz 30 1 Examples
// With --layout they are laid out and judged. FOLDER may be an input that was kept: it is run as it is.

import Foundation

var arguments = Array(CommandLine.arguments.dropFirst())
let laysOut = arguments.contains("--layout")
arguments.removeAll { $0 == "--layout" }
let seconds = arguments.first.map { Double($0) ?? 10 } ?? 10
let seed = arguments.count > 1 ? UInt64(arguments[1]) ?? 1 : 1
let folder = arguments.count > 2 ? arguments[2] : "Examples"

/// Runs an input; with pictures, where it is laid out.
let run: ([UInt8], _ draws: Bool) -> String?
if laysOut {
  run = try LayoutFuzzTarget().run
} else {
  run = { bytes, _ in FuzzTarget.run(bytes) }
}

if let kept = FuzzDocuments.kept(at: folder) {
  print(run(kept, false) ?? run(kept, true) ?? "read")
  exit(0)
}

let documents = FuzzDocuments.read(below: folder, strings: !laysOut)
guard !documents.isEmpty else {
  FileHandle.standardError.write(Data("no .storyboard or .xib below \(folder)\n".utf8))
  exit(2)
}

var mutator = DocumentMutator(documents: documents, seed: seed)
var tally = FuzzTally()
var count = 0
let clock = ContinuousClock()
let start = clock.now
while clock.now - start < .seconds(seconds) {
  let bytes = mutator.next()
  // Where it crashed is where this file stops.
  FuzzDocuments.remember(bytes)
  count += 1
  let took = clock.measure { tally.count(run(bytes, count % 10 == 0)) }
  if took > .seconds(laysOut ? 60 : 5) { fatalError("\(took) for \(bytes.count) bytes: a hang") }
}
FuzzDocuments.forget()
print("seed \(seed), \(documents.count) documents: \(tally)")
