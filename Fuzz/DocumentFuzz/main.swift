// Loads mutated documents until the time is up; a crash, a hang or a broken promise ends it.
//
// usage: DocumentFuzz [SECONDS [SEED [FOLDER]]]
//   swift run --sanitize=address DocumentFuzz 30 1 Examples

import Foundation

let arguments = CommandLine.arguments
let seconds = arguments.count > 1 ? Double(arguments[1]) ?? 10 : 10
let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
let folder = arguments.count > 3 ? arguments[3] : "Examples"

let documents = FuzzDocuments.read(below: folder)
guard !documents.isEmpty else {
  FileHandle.standardError.write(Data("no .storyboard or .xib below \(folder)\n".utf8))
  exit(2)
}

var mutator = DocumentMutator(documents: documents, seed: seed)
var tally = FuzzTally()
let clock = ContinuousClock()
let start = clock.now
while clock.now - start < .seconds(seconds) {
  let bytes = mutator.next()
  // Where it crashed is where this file stops.
  FuzzDocuments.remember(bytes)
  let took = clock.measure { tally.count(FuzzTarget.run(bytes)) }
  if took > .seconds(5) { fatalError("\(took) for \(bytes.count) bytes: a hang") }
}
FuzzDocuments.forget()
print("seed \(seed), \(documents.count) documents: \(tally)")
