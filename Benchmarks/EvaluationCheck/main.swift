import CodeEvaluation
import Foundation
import SwiftCode

// usage: EvaluationCheck layout FOLDER …
//        EvaluationCheck programs FILE
//
// The first runs the body of the view `Probe` in a folder's sources on the machine, and prints its texts as `dynamictype layout
// --format json` does, for the scorer of programs. The second says in a line of JSON a program what the machine knows of
// each text of a file that `Scripts/compare-programs` wrote.

func probe(in folder: String) {
  let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  let sources: [(path: String, text: [UInt8])] =
    names.filter { $0.hasSuffix(".swift") }.sorted().map {
      let data = FileManager.default.contents(atPath: folder + "/" + $0) ?? Data()
      return (folder + "/" + $0, [UInt8](data))
    }
  print(ProbeView.document(of: ProbeView.shown(by: sources)))
}

func programs(in file: String) throws {
  let source = try String(contentsOfFile: file, encoding: .utf8)
  let programs = GeneratedPrograms(path: file, source: source)
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  for (program, parts) in programs.parts {
    let claims = programs.claims(of: program, parts)
    let line = try encoder.encode([program: claims])
    FileHandle.standardOutput.write(line + Data("\n".utf8))
  }
}

// Programs may nest as deep as the machine's bound allows.
let thread = Thread {
  let arguments = CommandLine.arguments.dropFirst()
  let path = arguments.dropFirst().first ?? "."
  do {
    if arguments.first == "programs" { try programs(in: path) } else { probe(in: path) }
  } catch {
    FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    exit(1)
  }
  exit(0)
}
thread.stackSize = 512 << 20
thread.start()
while true { sleep(1000) }
