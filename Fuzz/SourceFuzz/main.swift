// Lints and fixes mutated Swift sources until the time is up, or with --reading reads their screens; a crash, a
// hang or a broken promise ends it.
//
// usage: SourceFuzz [SECONDS [SEED [FOLDER]]] [--reading]
//   swift run --sanitize=address SourceFuzz 30 1 .
// FOLDER is the project's own: the examples of its rules, its example apps and Fuzz/SourceFuzz/Seeds are mutated.
// It may be an input that was kept: that is run as it is.

import Foundation

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--reading" }
let target = FuzzSources.areRead ? ReadingFuzzTarget.run : SourceFuzzTarget.run
let seconds = arguments.first.map { Double($0) ?? 10 } ?? 10
let seed = arguments.count > 1 ? UInt64(arguments[1]) ?? 1 : 1
let folder = arguments.count > 2 ? arguments[2] : "."

if let kept = FuzzSources.kept(at: folder) {
  _ = target(kept)
  print("read")
  exit(0)
}

let sources = FuzzSources.read(below: folder)
guard !sources.isEmpty else {
  FileHandle.standardError.write(Data("no Swift source below \(folder)\n".utf8))
  exit(2)
}

var mutator = SourceMutator(sources: sources, seed: seed)
var count = 0
var found = 0
let clock = ContinuousClock()
let start = clock.now
while clock.now - start < .seconds(seconds) {
  let bytes = mutator.next()
  // Where it crashed is where this file stops.
  FuzzSources.remember(bytes)
  if target(bytes) { found += 1 }
  count += 1
}
FuzzSources.forget()
let what = FuzzSources.areRead ? "with screens" : "fixed"
print("seed \(seed), \(sources.count) sources: \(count) inputs read, \(found) of them \(what)")
