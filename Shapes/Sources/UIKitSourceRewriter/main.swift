// Writes a Swift source without what needs Objective-C: UIKitSourceRewriter SOURCE RESULT

import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: UIKitSourceRewriter SOURCE RESULT\n".utf8))
  exit(64)
}
do {
  let source = try String(contentsOfFile: arguments[1], encoding: .utf8)
  try SourceRewriter().rewritten(source, path: arguments[1])
    .write(toFile: arguments[2], atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("\(arguments[1]): error: \(error)\n".utf8))
  exit(1)
}
