import DynamicTypeReport

/// Why something named on the command line, or found below it, could not be read.
///
/// It never ends a run: it is reported, and the rest goes on.
package struct InputProblem: Codable, Error, Hashable, Sendable {
  package enum Reason: Codable, Hashable, Sendable {
    case noSuchFile
    case noPermission
    /// A file that was named, but is of a kind that is not checked.
    case notAnInput
    /// A folder that was named, with nothing in it to check.
    case nothingToCheck
    /// A file that ended the process when it was worked on.
    case endsTheProgram
    /// A file on which work took more than ``CrashRecovery/mostSeconds``.
    case takesTooLong
    /// Whatever else the system says.
    case unreadable(String)
    /// The bytes were read and are not a document; `line` and `column` count from 1, or are 0.
    case malformed(line: Int, column: Int, String)
  }

  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension InputProblem {
  /// What is wrong, without the place.
  package var message: String {
    switch reason {
    case .noSuchFile: "no such file or folder"
    case .noPermission: "permission denied"
    case .notAnInput: "not a storyboard, a xib or a Swift source"
    case .nothingToCheck: "no storyboard, xib or Swift source in this folder"
    case .endsTheProgram:
      "ends the program, which went on without it: a mistake of dynamictype, please report it"
    case .takesTooLong:
      "takes minutes, and the program went on without it: a mistake of dynamictype, please report it"
    case .unreadable(let words): words
    case .malformed(_, _, let words): words
    }
  }

  /// Counts from 1; 0 when only the file is known.
  package var line: Int {
    if case .malformed(let line, _, _) = reason { line } else { 0 }
  }

  /// Counts UTF-8 bytes from 1; 0 when only the line is known.
  package var column: Int {
    if case .malformed(_, let column, _) = reason { column } else { 0 }
  }
}

extension InputProblem: CustomStringConvertible {
  /// `path:line:column: what is wrong`, on one line.
  package var description: String {
    var place = path
    if line > 0 { place += ":\(line)" }
    if line > 0, column > 0 { place += ":\(column)" }
    return "\(place): \(message)".singleLine
  }
}
